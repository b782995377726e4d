// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/completions.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sstream>

namespace sortscope::manual {
namespace {

/// `text` in single quotes, within which fish knows two escapes.
std::string fishQuoted(const std::string& text)
{
    std::string result = "'";
    for (const char character : text)
        result +=
            character == '\'' || character == '\\' ? std::string{'\\', character} : std::string(1, character);
    return result + '\'';
}

std::vector<std::string> namesBelow(const CommandText& command)
{
    std::vector<std::string> names;
    for (const auto& below : command.commands)
        names.push_back(below.name());
    return names;
}

/// A condition that is true for fish if the words so far lead to `command`, and to none of the commands below
/// it.
std::string conditionOf(const CommandText& command)
{
    std::istringstream words(command.path);
    std::string condition;
    std::string word;
    for (words >> word; words >> word;)
        condition += (condition.empty() ? "" : "; and ") + ("__fish_seen_subcommand_from " + word);
    const auto below = namesBelow(command);
    if (!below.empty())
        condition += fmt::format("{}not __fish_seen_subcommand_from {}", condition.empty() ? "" : "; and ",
                                 fmt::join(below, " "));
    return condition;
}

std::string lineOf(const CommandText& program, const std::string& condition)
{
    return "complete -c " + program.path + (condition.empty() ? "" : " -n " + fishQuoted(condition));
}

std::string namesText(const OptionText& option)
{
    std::string text;
    for (const auto& name : option.names)
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    return text;
}

std::string valueText(const OptionText& option)
{
    if (!option.words.empty())
        return " -x -a " + fishQuoted(fmt::format("{}", fmt::join(option.words, " ")));
    if (option.takes == Takes::Folder)
        return " -x -a '(__fish_complete_directories)'";
    if (option.takes == Takes::File)
        return " -r -F";
    return option.value.empty() ? "" : " -x";
}

std::string optionsOf(const CommandText& command, const CommandText& program)
{
    // An option of the program that has a value is understood behind each command.
    const auto condition = conditionOf(command);
    std::string text;
    for (const auto& option : command.options) {
        const bool everywhere = &command == &program && !option.value.empty();
        const auto line = lineOf(program, everywhere ? std::string() : condition);
        if (option.isPositional())
            text += line + " -F\n";
        else
            text +=
                line + namesText(option) + valueText(option) + " -d " + fishQuoted(option.description) + '\n';
    }
    for (const auto& below : command.commands)
        text += lineOf(program, condition) + " -a " + below.name() + " -d " + fishQuoted(below.description)
                + '\n';
    return text;
}

} // namespace

std::string fishCompletion(const CommandText& program)
{
    auto text = fmt::format("# Completion of {} in fish. Made by the build from the texts of --help.\n"
                            "complete -c {} -f\n",
                            program.path, program.path);
    for (const auto* command : withAllBelow(program))
        text += optionsOf(*command, program);
    return text;
}

} // namespace sortscope::manual
