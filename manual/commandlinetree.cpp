// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/commandlinetree.h"

#include "cli/commands/application.h"
#include "cli/options/offers.h"

#include <CLI/CLI.hpp>

namespace sortscope::manual {
namespace {

std::vector<std::string> namesOf(const CLI::Option& option)
{
    if (option.get_positional())
        return {option.get_name(true)};
    std::vector<std::string> names;
    for (const auto& name : option.get_snames())
        names.push_back('-' + name);
    for (const auto& name : option.get_lnames())
        names.push_back("--" + name);
    return names;
}

/// The kind of value, by the word that stands for it; arguments without an option are sessions or their
/// documents.
Takes kindOf(const OptionText& option)
{
    if (option.isPositional() || option.value == "FILE" || option.value == "OUT")
        return Takes::File;
    if (option.value == "DIR")
        return Takes::Folder;
    return option.value.empty() ? Takes::Nothing : Takes::Text;
}

OptionText optionText(CLI::Option& option)
{
    OptionText text{.names = namesOf(option),
                    .value = option.get_type_size() > 0 ? option.get_type_name() : std::string(),
                    .description = option.get_description(),
                    .environment = option.get_envname(),
                    .words = cli::offersOf(option),
                    .takesSeveral = option.get_items_expected_max() > 1,
                    .commaSeparated = option.get_delimiter() == ',',
                    .required = option.get_required()};
    // "Options" is the parser's own heading of options without a group.
    if (option.get_group() != "Options")
        text.group = option.get_group();
    text.takes = kindOf(text);
    return text;
}

std::string withoutEnd(std::string text, const std::string& end)
{
    if (text.ends_with(end))
        text.resize(text.size() - end.size());
    return text;
}

CommandText commandText(CLI::App& app, const std::string& path, const std::string& programFooter)
{
    CommandText command{.path = path,
                        .description = app.get_description(),
                        .footer = withoutEnd(app.get_footer(), programFooter)};
    for (auto* option : app.get_options({})) {
        if (!option->get_group().empty())
            command.options.push_back(optionText(*option));
    }
    for (auto* below : app.get_subcommands([](const CLI::App*) { return true; }))
        command.commands.push_back(commandText(*below, path + ' ' + below->get_name(), programFooter));
    return command;
}

} // namespace

CommandText commandLineTree()
{
    cli::Application application;
    auto& parser = *application.parser;
    auto program = commandText(parser, parser.get_name(), parser.get_footer());
    program.footer = parser.get_footer();
    return program;
}

} // namespace sortscope::manual
