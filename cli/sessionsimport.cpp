// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exitstatus.h"
#include "cli/outputs.h"
#include "cli/sessions.h"
#include "core/base/usageerror.h"
#include "core/export/sessionimport.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

namespace sortscope::cli {
namespace {

struct ImportOptions {
    std::string file;
    std::string out;
};

int importFile(const ImportOptions& options)
{
    if (options.file == "-") {
        exports::importSession(std::cin, "standard input", options.out);
        return kAllOk;
    }
    std::error_code error;
    if (std::filesystem::is_directory(options.file, error))
        throw base::UsageError(
            fmt::format("{} is a folder; name a file that sessions export --json has written", options.file));
    std::ifstream document(options.file, std::ios::binary);
    if (!document)
        throw base::UsageError(fmt::format("{} cannot be read ({}); check the name and its permissions",
                                           options.file, std::generic_category().message(errno)));
    exports::importSession(document, options.file, options.out);
    return kAllOk;
}

} // namespace

void addSessionsImport(CLI::App& sessions, Action& action)
{
    auto* command = sessions.add_subcommand(
        "import", "Make a session of what sessions export --json has written; nothing is lost");
    auto options = std::make_shared<ImportOptions>();
    command->add_option("FILE", options->file, "The JSON document; - is standard input")
        ->required()
        ->type_name("");
    addFileOption(*command, "OUT", options->out, "The session that is made; it must not be there yet")
        ->required()
        ->type_name("");
    command->callback([options, &action] { action = [options] { return importFile(*options); }; });
}

} // namespace sortscope::cli
