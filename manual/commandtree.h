// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace sortscope::manual {

/// The kind of value that a shell completes behind an option without words of its own.
enum class Takes { Nothing, Text, File, Folder };

/// An option, or an argument without an option.
struct OptionText {
    /// "-h", "--help"; an argument without an option has a single name without dashes.
    std::vector<std::string> names;
    /// "DIR"; empty if the option has no value.
    std::string value;
    std::string description;
    /// The heading of its group; empty if the option belongs to no group.
    std::string group;
    /// The environment variable that stands in for the option; empty if there is none.
    std::string environment;
    /// The known values; empty if they are not a closed set.
    std::vector<std::string> words;
    Takes takes = Takes::Nothing;
    bool takesSeveral = false;
    bool commaSeparated = false;
    bool required = false;

    bool isPositional() const { return !names.front().starts_with('-'); }
};

/// A program, or one of its commands, with the texts of its --help.
struct CommandText {
    /// "sortscope-cli", "sortscope-cli sessions compare".
    std::string path;
    std::string description;
    /// The text behind the options, without the program's footer, which stands below every command.
    std::string footer;
    std::vector<OptionText> options;
    std::vector<CommandText> commands;

    /// The last word of the path.
    std::string name() const;
};

/// The command and all commands below it, each before those below it.
std::vector<const CommandText*> withAllBelow(const CommandText& command);

/// A shell's name for a function about `path`: "_sortscope_cli_sessions_compare".
std::string functionName(const std::string& path);

/// `text` in single quotes, as a POSIX shell reads it.
std::string quoted(const std::string& text);

} // namespace sortscope::manual
