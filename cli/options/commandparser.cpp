// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/commandparser.h"

#include "cli/options/offers.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace sortscope::cli {
namespace {

/// The parser's options have no place for words, so the words are the name of a check that accepts
/// everything.
constexpr std::string_view kMark = "offers ";

} // namespace

Option Option::placeholder(const std::string& word) const
{
    m_option->type_name(word);
    return *this;
}

Option Option::required() const
{
    m_option->required();
    return *this;
}

Option Option::list() const
{
    m_option->delimiter(',')->take_all();
    return *this;
}

Option Option::oneValue() const
{
    m_option->expected(1)->allow_extra_args(false);
    return *this;
}

Option Option::oneValueATime() const
{
    m_option->allow_extra_args(false);
    return *this;
}

Option Option::environment(const std::string& variable) const
{
    m_option->envname(variable);
    return *this;
}

Option Option::check(const std::function<std::string(const std::string& value)>& fault) const
{
    m_option->check(fault);
    return *this;
}

Option Option::offer(const std::vector<std::string>& words) const
{
    const auto passes = [](const std::string&) { return std::string(); };
    m_option->check(passes, "", fmt::format("{}{}", kMark, fmt::join(words, " ")));
    return *this;
}

std::vector<std::string> offersOf(CLI::Option& option)
{
    try {
        for (int index = 0;; ++index) {
            const std::string& name = option.get_validator(index)->get_name();
            if (name.starts_with(kMark))
                return CLI::detail::split(name.substr(kMark.size()), ' ');
        }
    } catch (const CLI::OptionNotFound&) {
        return {};
    }
}

Option Command::option(const std::string& name, std::string& value, const std::string& description) const
{
    return Option(*m_app->add_option(name, value, description));
}

Option Command::option(const std::string& name, std::optional<std::string>& value,
                       const std::string& description) const
{
    return Option(*m_app->add_option(name, value, description));
}

Option Command::option(const std::string& name, std::vector<std::string>& values,
                       const std::string& description) const
{
    return Option(*m_app->add_option(name, values, description));
}

Option Command::fileOption(const std::string& name, std::string& file, const std::string& description) const
{
    return option(name, file, description).placeholder("FILE").check([](const std::string& path) {
        return path.empty() ? std::string("the name is empty; name a file") : std::string();
    });
}

void Command::flag(const std::string& name, bool& given, const std::string& description) const
{
    m_app->add_flag(name, given, description);
}

void Command::optionGroup(const std::string& heading) const
{
    m_app->option_defaults()->group(heading);
}

void Command::group(const std::string& heading) const
{
    m_app->group(heading);
}

void Command::footer(const std::function<std::string()>& text) const
{
    m_app->footer(text);
}

Command Command::subcommand(const std::string& name, const std::string& description) const
{
    return Command(*m_app->add_subcommand(name, description));
}

void Command::requireSubcommand() const
{
    m_app->require_subcommand(1);
}

void Command::whenGiven(const std::function<void()>& act) const
{
    m_app->callback(act);
}

void Command::whenParsed(const std::string& heading,
                         const std::function<void(std::vector<std::string> given)>& act) const
{
    m_app->parse_complete_callback([app = m_app, heading, act] {
        std::vector<std::string> given;
        for (const auto* option : app->get_options()) {
            if (option->count() > 0 && option->get_group() == heading)
                given.push_back(option->get_name());
        }
        act(std::move(given));
    });
}

void Command::parse(std::vector<std::string> arguments) const
{
    std::ranges::reverse(arguments); // CLI11 wants the reverse order
    m_app->parse(arguments);
}

} // namespace sortscope::cli
