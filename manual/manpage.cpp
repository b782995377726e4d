// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/manpage.h"

#include "manual/roff.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>

namespace sortscope::manual {
namespace {

std::string upper(std::string text)
{
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::toupper(c); });
    return text;
}

std::string bold(const std::string& text)
{
    return "\\fB" + roffEscaped(text) + "\\fR";
}

std::string italic(const std::string& text)
{
    return "\\fI" + roffEscaped(text) + "\\fR";
}

/// "\fB-h\fR, \fB--help\fR", "\fB--device\fR \fIID\fR ..."
std::string headOf(const OptionText& option)
{
    if (option.isPositional())
        return italic(option.names.front()) + (option.takesSeveral ? " ..." : "");
    std::vector<std::string> names;
    for (const auto& name : option.names)
        names.push_back(bold(name));
    auto head = fmt::format("{}", fmt::join(names, ", "));
    if (!option.value.empty())
        head += ' ' + italic(option.value) + (option.takesSeveral ? " ..." : "");
    return head;
}

std::string sentences(const std::string& description)
{
    return roffLines(description.ends_with('.') ? description : description + '.');
}

std::string optionsOf(const CommandText& command, const std::string& group)
{
    std::string text;
    for (const auto& option : command.options) {
        if (option.group == group)
            text += ".TP\n" + headOf(option) + '\n' + sentences(option.description);
    }
    return text;
}

/// The groups in the order of their first options.
std::vector<std::string> groupsOf(const CommandText& command)
{
    std::vector<std::string> groups;
    for (const auto& option : command.options) {
        if (!option.group.empty() && std::ranges::find(groups, option.group) == groups.end())
            groups.push_back(option.group);
    }
    return groups;
}

std::string synopsis(const CommandText& command)
{
    auto text = bold(command.path) + " [" + italic("options") + ']';
    for (const auto& option : command.options) {
        if (option.isPositional())
            text += ' ' + (option.required ? headOf(option) : '[' + headOf(option) + ']');
    }
    if (!command.commands.empty())
        text += ' ' + italic("command") + " ...";
    return text + '\n';
}

/// Makes a list of lines such as "  id        what it is"; other lines are headings of the list.
std::string listOf(const std::string& footer)
{
    std::string text;
    bool inList = false;
    std::istringstream lines(footer);
    for (std::string line; std::getline(lines, line);) {
        const auto gap = line.find("  ", 2);
        if (line.starts_with("  ") && gap != std::string::npos) {
            text += inList ? "" : ".PD 0\n";
            inList = true;
            text += ".TP 24\n" + bold(line.substr(2, gap - 2)) + '\n' + roffLines(line.substr(gap));
        } else if (!line.empty()) {
            text += inList ? ".PD\n" : "";
            inList = false;
            text += ".PP\n" + roffLines(line);
        }
    }
    return text + (inList ? ".PD\n" : "");
}

/// --help is an option of every command, and is described once. An option that only shares its name with one
/// of the program is another one.
CommandText withoutOptionsOf(CommandText command, const CommandText& program)
{
    std::erase_if(command.options, [&](const OptionText& option) {
        return std::ranges::any_of(program.options, [&](const OptionText& known) {
            return known.names == option.names && known.description == option.description;
        });
    });
    return command;
}

std::string commandSection(const CommandText& command, const std::string& program)
{
    auto text = roffRequest("SS", command.path.substr(program.size() + 1));
    text += synopsis(command) + ".PP\n" + sentences(command.description);
    text += optionsOf(command, {});
    for (const auto& group : groupsOf(command))
        text += ".PP\n" + roffLines(group + ':') + optionsOf(command, group);
    return text + listOf(command.footer);
}

std::string commandsSection(const CommandText& program)
{
    const auto all = withAllBelow(program);
    std::string text = all.size() > 1 ? ".SH COMMANDS\n" : "";
    for (std::size_t i = 1; i < all.size(); ++i)
        text += commandSection(withoutOptionsOf(*all[i], program), program.path);
    return text;
}

/// Makes a section with that heading of "Exit status: 0 all rows ok".
std::string footerSection(const std::string& footer)
{
    const auto colon = footer.find(": ");
    if (colon == std::string::npos)
        return {};
    return roffRequest("SH", upper(footer.substr(0, colon))) + roffLines(footer.substr(colon + 2));
}

std::string environmentSection(const CommandText& program)
{
    std::string text;
    for (const auto* command : withAllBelow(program)) {
        for (const auto& option : command->options) {
            if (!option.environment.empty())
                text += ".TP\n" + bold(option.environment) + "\nThe value of " + bold(option.names.back())
                        + " if that is not given.\n";
        }
    }
    return text.empty() ? text : ".SH ENVIRONMENT\n" + text;
}

std::string seeAlsoSection(const std::vector<std::string>& pages)
{
    std::string text = ".SH \"SEE ALSO\"\n";
    for (const auto& page : pages)
        text += ".BR " + roffEscaped(page) + " (1)" + (&page == &pages.back() ? "\n" : ",\n");
    return pages.empty() ? std::string() : text;
}

/// The first sentence of a description, for the end of "program - what it does".
std::string purpose(const std::string& description)
{
    return description.substr(0, description.find('.'));
}

} // namespace

std::string manPage(const CommandText& program, const PageFacts& facts)
{
    std::string page = ".\\\" Made by the build from the texts of --help.\n";
    page += fmt::format(".TH {} 1 \"{}\" \"Sortscope {}\" \"User Commands\"\n",
                        roffEscaped(upper(program.path)), facts.date, facts.version);
    page += ".SH NAME\n" + roffEscaped(program.path) + " \\-\n" + roffLines(purpose(program.description));
    page += ".SH SYNOPSIS\n" + synopsis(program);
    page += ".SH DESCRIPTION\n" + sentences(program.description);
    page += ".SH OPTIONS\n" + optionsOf(program, {});
    for (const auto& group : groupsOf(program))
        page += roffRequest("SS", group) + optionsOf(program, group);
    page += commandsSection(program) + footerSection(program.footer) + environmentSection(program);
    return page + seeAlsoSection(facts.seeAlso);
}

} // namespace sortscope::manual
