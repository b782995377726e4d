// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/outputs.h"

#include "cli/terminal.h"
#include "core/algorithms/parameter.h"
#include "core/base/wholefile.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include <system_error>

namespace sortscope::cli {
namespace {

/// "-" as the core knows it.
std::vector<base::NamedPath> resolved(std::vector<base::NamedPath> files)
{
    for (auto& [name, path] : files) {
        if (path == "-")
            path = "/dev/stdout";
    }
    return files;
}

void requireWritable(const base::NamedPath& output)
{
    try {
        base::requireWritable(output.path);
    } catch (const std::system_error& error) {
        throw base::UsageError(fmt::format("{}: {}", output.name, error.what()));
    }
}

} // namespace

CLI::Option* addFileOption(CLI::App& command, const std::string& option, std::string& file,
                           const std::string& description)
{
    return command.add_option(option, file, description)
        ->type_name("FILE")
        ->check([](const std::string& name) {
            return name.empty() ? std::string("the name is empty; name a file") : std::string();
        });
}

bool isStandardOutput(const std::string& file)
{
    return file == "-" || base::outputTarget(file).descriptor == STDOUT_FILENO;
}

void requireOutputs(const std::vector<base::NamedPath>& texts, const std::vector<base::NamedPath>& others,
                    const std::vector<base::NamedPath>& inputs)
{
    auto outputs = resolved(texts);
    for (const auto& output : outputs)
        requireWritable(output);
    outputs.insert(outputs.end(), others.begin(), others.end());
    if (const auto clash = base::outputClash(outputs, inputs))
        throw base::UsageError(*clash);
}

void writeText(const std::string& file, std::string_view text)
{
    if (isStandardOutput(file))
        writeOut(text);
    else
        base::writeFileWhole(file, text);
}

} // namespace sortscope::cli
