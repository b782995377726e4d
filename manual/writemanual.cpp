// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/writemanual.h"

#include "core/base/texts.h"
#include "manual/completions.h"
#include "manual/manpage.h"
#include "sortscope_version.h"

#include <fmt/chrono.h>

#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iostream>

namespace sortscope::manual {
namespace {

/// The date of the build, or of the source if the build says so (reproducible-builds.org).
std::string date()
{
    std::time_t time = std::time(nullptr);
    if (const char* epoch = std::getenv("SOURCE_DATE_EPOCH"))
        time = base::numberIn<std::time_t>(epoch).value_or(time);
    return fmt::format("{:%Y-%m-%d}", fmt::gmtime(time));
}

void write(const std::filesystem::path& file, const std::string& text)
{
    std::ofstream out(file, std::ios::binary);
    out << text << std::flush;
    if (!out)
        throw std::runtime_error(file.string() + " cannot be written");
}

} // namespace

int writeManual(const CommandText& program, const std::vector<std::string>& seeAlso, int argc,
                const char* const* argv)
{
    if (argc != 2) {
        std::cerr << "usage: " << argv[0] << " FOLDER\n";
        return 2;
    }
    try {
        const std::filesystem::path folder = argv[1];
        const PageFacts facts{.version = std::string(kVersion), .date = date(), .seeAlso = seeAlso};
        write(folder / (program.path + ".1"), manPage(program, facts));
        write(folder / (program.path + ".bash"), bashCompletion(program));
        write(folder / (program.path + ".zsh"), zshCompletion(program));
        write(folder / (program.path + ".fish"), fishCompletion(program));
    } catch (const std::exception& error) {
        std::cerr << argv[0] << ": " << error.what() << '\n';
        return 1;
    }
    return 0;
}

} // namespace sortscope::manual
