// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/windowtree.h"

#include "gui/app/windowcommandline.h"

namespace sortscope::manual {
namespace {

OptionText optionText(const QCommandLineOption& option)
{
    OptionText text{.description = option.description().toStdString()};
    for (const auto& name : option.names())
        text.names.push_back((name.size() == 1 ? "-" : "--") + name.toStdString());
    return text;
}

} // namespace

CommandText windowTree()
{
    const gui::WindowCommandLine commandLine;
    CommandText program{.path = "sortscope",
                        .description = commandLine.parser.applicationDescription().toStdString()};
    for (const auto& option :
         {commandLine.help, commandLine.version, commandLine.inProcess, commandLine.noLock})
        program.options.push_back(optionText(option));
    program.options.push_back({.names = {commandLine.file.toStdString()},
                               .description = commandLine.fileDescription.toStdString(),
                               .takes = Takes::File});
    return program;
}

} // namespace sortscope::manual
