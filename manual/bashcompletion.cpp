// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/named.h"
#include "manual/completions.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace sortscope::manual {
namespace {

void replaceAll(std::string& text, std::string_view mark, std::string_view by)
{
    for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + by.size()))
        text.replace(at, mark.size(), by);
}

/// The engine for a program, without the head of the file, which is for those who edit the file.
std::string engineFor(const CommandText& program)
{
    auto text = std::string(bashEngine());
    text.erase(0, text.find("\n\n") + 1);
    replaceAll(text, "__function__", functionName(program.path));
    replaceAll(text, "__program__", program.path);
    return text;
}

/// The options of a command. The options of the program that have a value hold for each of its commands, too.
std::vector<const OptionText*> optionsOf(const CommandText& command, const CommandText& program)
{
    std::vector<const OptionText*> options;
    for (const auto& option : command.options)
        options.push_back(&option);
    for (const auto& option : program.options) {
        if (&command != &program && !option.value.empty())
            options.push_back(&option);
    }
    return options;
}

/// The value in the form for the engine: a list of words, which is marked if commas separate them, or a kind
/// of file.
std::string valueOf(const OptionText& option)
{
    if (!option.words.empty())
        return fmt::format("{}{}", option.commaSeparated ? "," : "", fmt::join(option.words, " "));
    if (option.takes == Takes::File)
        return "FILE";
    return option.takes == Takes::Folder ? "DIR" : "";
}

using Case = std::pair<std::string, std::string>;

/// A function that prints the text of the case named by its arguments, or nothing.
std::string functionOf(const CommandText& program, std::string_view name, const std::vector<Case>& cases)
{
    auto text = fmt::format("\n{}_{}() {{\n    case \"$*\" in\n", functionName(program.path), name);
    for (const auto& [arguments, what] : cases)
        text += fmt::format("        {}) echo {} ;;\n", quoted(arguments), quoted(what));
    return text + "    esac\n}\n";
}

std::vector<Case> commandsOf(const CommandText& program)
{
    std::vector<Case> cases;
    for (const auto* command : withAllBelow(program)) {
        if (!command->commands.empty())
            cases.emplace_back(command->path, base::joined(command->commands, &CommandText::name, " "));
    }
    return cases;
}

std::vector<Case> optionNamesOf(const CommandText& program)
{
    std::vector<Case> cases;
    for (const auto* command : withAllBelow(program)) {
        std::vector<std::string> names;
        for (const auto* option : optionsOf(*command, program)) {
            if (!option->isPositional())
                names.insert(names.end(), option->names.begin(), option->names.end());
        }
        cases.emplace_back(command->path, fmt::format("{}", fmt::join(names, " ")));
    }
    return cases;
}

/// The commands that take files without an option.
std::vector<Case> filesOf(const CommandText& program)
{
    std::vector<Case> cases;
    for (const auto* command : withAllBelow(program)) {
        if (std::ranges::any_of(command->options, &OptionText::isPositional))
            cases.emplace_back(command->path, "FILE");
    }
    return cases;
}

/// The text that `textOf` gives for each option that has a value.
std::vector<Case> ofOptions(const CommandText& program, std::string (*textOf)(const OptionText&))
{
    std::vector<Case> cases;
    for (const auto* command : withAllBelow(program)) {
        for (const auto* option : optionsOf(*command, program)) {
            const auto text = textOf(*option);
            if (!option->value.empty() && !option->isPositional() && !text.empty())
                cases.emplace_back(command->path + ' ' + option->names.back(), text);
        }
    }
    return cases;
}

std::string numberOf(const OptionText& option)
{
    return option.takesSeveral ? "several" : "one";
}

} // namespace

std::string bashCompletion(const CommandText& program)
{
    return fmt::format("# Completion of {} in bash. Made by the build from the texts of --help.\n",
                       program.path)
           + functionOf(program, "commands", commandsOf(program))
           + functionOf(program, "options", optionNamesOf(program))
           + functionOf(program, "files", filesOf(program))
           + functionOf(program, "takes", ofOptions(program, numberOf))
           + functionOf(program, "words", ofOptions(program, valueOf)) + engineFor(program);
}

} // namespace sortscope::manual
