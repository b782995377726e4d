// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace sortscope::manual {

/// What a shell offers behind an option that has no words of its own.
enum class Takes { Nothing, Text, File, Folder };

/// An option, or what is given without one.
struct OptionText {
    /// "-h", "--help"; a single one without dashes for what is given without an option.
    std::vector<std::string> names;
    /// "DIR"; empty if it has no value.
    std::string value;
    std::string description;
    /// Heading of its group; empty if it stands among the others.
    std::string group;
    /// The variable that stands in for it; empty if none does.
    std::string environment;
    /// The known values; empty if they are not a closed set.
    std::vector<std::string> words;
    Takes takes = Takes::Nothing;
    bool takesSeveral = false;
    bool commaSeparated = false;
    bool required = false;

    bool isPositional() const { return !names.front().starts_with('-'); }
};

/// A program, or one of its commands: what --help says of it.
struct CommandText {
    /// "sortscope-cli", "sortscope-cli sessions compare".
    std::string path;
    std::string description;
    /// What follows the options; without that of the program, which stands below every command.
    std::string footer;
    std::vector<OptionText> options;
    std::vector<CommandText> commands;

    /// The last word of the path.
    std::string name() const;
};

/// Itself and all commands below, each before those below it.
std::vector<const CommandText*> withAllBelow(const CommandText& command);

/// A shell's name for a function about `path`: "_sortscope_cli_sessions_compare".
std::string functionName(const std::string& path);

/// `text` in single quotes, as a POSIX shell reads it.
std::string quoted(const std::string& text);

} // namespace sortscope::manual
