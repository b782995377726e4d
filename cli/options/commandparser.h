// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/exitstatus.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace sortscope::cli {

/// Does the work that the command line asked for, and returns the exit status. Set by the given subcommand.
using Action = std::function<int()>;

// The compiler takes five seconds per source for the parser library, CLI11: commandparser.cpp,
// application.cpp and main.cpp alone include it.

/// An option or a positional argument of a command. Each function returns the option again.
class Option {
public:
    explicit Option(CLI::Option& option) : m_option(&option) {}

    /// Sets the word that stands for the value in --help; empty if the name is enough, as for positional
    /// arguments.
    Option placeholder(const std::string& word) const;
    Option required() const;
    /// Accepts several values behind the option, separated by blanks or commas, and more if it is given
    /// again.
    Option list() const;
    /// Accepts one value in all, where the variable could hold several.
    Option oneValue() const;
    /// Accepts one value each time that the option is given.
    Option oneValueATime() const;
    /// Names the variable whose value counts if the option is not given.
    Option environment(const std::string& variable) const;
    /// Checks values: `fault` returns the fault of a value, and an empty text if there is none.
    Option check(const std::function<std::string(const std::string& value)>& fault) const;
    /// Gives words that a shell offers while the value is typed. They restrict nothing: the reader of the
    /// value refuses values that cannot be meant, and says why.
    Option offer(const std::vector<std::string>& words) const;

private:
    CLI::Option* m_option;
};

/// A command of the command line, to which options are added; the variables that options write to must live
/// as long as the parser.
class Command {
public:
    explicit Command(CLI::App& app) : m_app(&app) {}

    Option option(const std::string& name, std::string& value, const std::string& description) const;
    Option option(const std::string& name, std::optional<std::string>& value,
                  const std::string& description) const;
    Option option(const std::string& name, std::vector<std::string>& values,
                  const std::string& description) const;
    /// Adds an option that names a file; an empty name is refused.
    Option fileOption(const std::string& name, std::string& file, const std::string& description) const;
    void flag(const std::string& name, bool& given, const std::string& description) const;

    /// Sets the heading in --help of the options that are added from here on.
    void optionGroup(const std::string& heading) const;
    /// Sets the heading in --help under which the command itself stands.
    void group(const std::string& heading) const;
    /// Adds text below the options in --help; the text is made when somebody asks for it.
    void footer(const std::function<std::string()>& text) const;

    Command subcommand(const std::string& name, const std::string& description) const;
    void requireSubcommand() const;

    /// Calls `act` when the command was given and its options are read.
    void whenGiven(const std::function<void()>& act) const;
    /// Calls `act` before that of whenGiven(), with the names of the options below `heading` that were given:
    /// "--device", "--seed".
    void whenParsed(const std::string& heading,
                    const std::function<void(std::vector<std::string> given)>& act) const;

    /// Reads arguments, without the program's name, as if the command were the program. Throws
    /// CLI::ParseError.
    void parse(std::vector<std::string> arguments) const;

private:
    CLI::App* m_app;
};

/// Adds a subcommand, which `act` carries out, and returns it with its options, so that arguments can be
/// added.
template <typename Options>
std::pair<Command, Options&> addCommand(const Command& parent, Action& action, const std::string& name,
                                        const std::string& description,
                                        const std::function<int(const Options&)>& act)
{
    const auto command = parent.subcommand(name, description);
    auto options = std::make_shared<Options>();
    command.whenGiven([options, act, &action] { action = [options, act] { return act(*options); }; });
    return {command, *options};
}

} // namespace sortscope::cli
