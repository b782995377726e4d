// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/completions.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace sortscope::manual {
namespace {

/// `text` with a backslash before each of the `special` characters.
std::string escaped(const std::string& text, std::string_view special)
{
    std::string result;
    for (const char character : text) {
        if (special.find(character) != std::string_view::npos)
            result += '\\';
        result += character;
    }
    return result;
}

/// The completion of a value: ":ID:_sequence compadd - cpu all", ":FILE:_files".
std::string actionOf(const OptionText& option)
{
    const auto name = escaped(option.isPositional() ? option.names.front() : option.value, "[]:");
    if (!option.words.empty()) {
        const auto words = escaped(fmt::format("{}", fmt::join(option.words, " ")), ":");
        // The user goes on typing behind the equal sign of a setting.
        const bool goesOn = words.find('=') != std::string::npos;
        return option.commaSeparated
                   ? fmt::format(":{}:_sequence compadd - {}", name, words)
                   : fmt::format(":{}:compadd {}- {}", name, goesOn ? "-S \"\" " : "", words);
    }
    if (option.takes == Takes::File)
        return fmt::format(":{}:_files", name);
    return option.takes == Takes::Folder ? fmt::format(":{}:_files -/", name) : fmt::format(":{}: ", name);
}

std::string specOf(const OptionText& option)
{
    if (option.isPositional())
        return quoted(fmt::format("{}{}", option.takesSeveral ? "*" : "", actionOf(option)));
    const auto description = '[' + escaped(option.description, "[]:") + ']';
    std::vector<std::string> specs;
    for (const auto& name : option.names) {
        const auto value = option.value.empty() ? std::string() : actionOf(option);
        // A long option's value may stand behind an equal sign.
        const auto* const join = !value.empty() && name.starts_with("--") ? "=" : "";
        specs.push_back(quoted(
            fmt::format("{}{}{}{}{}", option.takesSeveral ? "*" : "", name, join, description, value)));
    }
    return fmt::format("{}", fmt::join(specs, " \\\n        "));
}

std::string specsOf(const CommandText& command, const CommandText& program)
{
    std::string text;
    for (const auto& option : command.options)
        text += " \\\n        " + specOf(option);
    for (const auto& option : program.options) {
        if (&command != &program && !option.value.empty())
            text += " \\\n        " + specOf(option);
    }
    return text;
}

std::string choiceOf(const CommandText& command)
{
    std::string listed;
    std::string cases;
    for (const auto& below : command.commands) {
        listed += "                "
                  + quoted(escaped(below.name(), ":") + ':' + escaped(below.description, ":")) + '\n';
        cases += fmt::format("                {}) {} ;;\n", below.name(), functionName(below.path));
    }
    return fmt::format(R"(
    case $state in
        command)
            local -a commands
            commands=(
{})
            _describe -t commands command commands
            ;;
        arguments)
            case $line[1] in
{}            esac
            ;;
    esac
)",
                       listed + "            ", cases);
}

std::string functionOf(const CommandText& command, const CommandText& program)
{
    auto text = functionName(command.path) + "() {\n";
    const bool chooses = !command.commands.empty();
    if (chooses)
        text += "    local curcontext=$curcontext state line\n    typeset -A opt_args\n";
    text += std::string("    _arguments ") + (chooses ? "-C" : "-s") + specsOf(command, program);
    if (chooses)
        text += " \\\n        '1: :->command' \\\n        '*:: :->arguments'\n" + choiceOf(command);
    return text + (chooses ? "}\n" : "\n}\n");
}

} // namespace

std::string zshCompletion(const CommandText& program)
{
    auto text = fmt::format("#compdef {}\n# Made by the build from the texts of --help.\n", program.path);
    for (const auto* command : withAllBelow(program))
        text += '\n' + functionOf(*command, program);
    return text + fmt::format("\n{} \"$@\"\n", functionName(program.path));
}

} // namespace sortscope::manual
