// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/hostlist.h"

#include "core/base/texts.h"
#include "core/base/usageerror.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <utility>

namespace sortscope::places {
namespace {

constexpr std::string_view kSsh = "ssh:";
constexpr std::string_view kBetween = ", \t\r\n";

[[noreturn]] void refuse(std::string_view name, std::string_view why)
{
    throw base::UsageError(fmt::format("\"{}\" is not a list of hosts: {}", name, why));
}

[[noreturn]] void refuseNumber()
{
    throw base::UsageError(fmt::format("a list names at most {} hosts", kMostHosts));
}

unsigned numberOf(std::string_view text, std::string_view name)
{
    const auto number = base::numberIn<unsigned>(text);
    if (!number)
        refuse(name, "brackets hold numbers and ranges, as in node[01-64] or node[1,3-5]");
    return *number;
}

/// Adds the numbers of "07" or "07-12", as texts.
void addNumbers(std::vector<std::string>& numbers, std::string_view part, std::string_view name)
{
    const auto dash = part.find('-');
    const auto first = part.substr(0, dash);
    const auto last = dash == std::string_view::npos ? first : part.substr(dash + 1);
    const auto low = numberOf(first, name);
    const auto high = numberOf(last, name);
    if (low > high)
        refuse(name, fmt::format("the range {} runs backwards", part));
    if (high - low >= kMostHosts)
        refuseNumber();
    const auto width = first.front() == '0' ? first.size() : 0;
    for (auto number = low; number <= high; ++number)
        numbers.push_back(fmt::format("{:0{}}", number, width));
}

/// Appends each of `ends` to each of `names`.
std::vector<std::string> joinedWith(const std::vector<std::string>& names,
                                    const std::vector<std::string>& ends)
{
    if (names.size() * ends.size() > kMostHosts)
        refuseNumber();
    std::vector<std::string> all;
    for (const auto& name : names) {
        for (const auto& end : ends)
            all.push_back(name + end);
    }
    return all;
}

/// The hosts of one name, which may have several ranges.
std::vector<std::string> expanded(std::string_view name)
{
    std::vector<std::string> names{""};
    auto rest = name;
    while (true) {
        const auto open = std::min(rest.find('['), rest.size());
        names = joinedWith(names, {std::string(rest.substr(0, open))});
        rest.remove_prefix(open);
        if (rest.empty())
            return names;
        const auto close = rest.find(']');
        if (close == std::string_view::npos)
            refuse(name, "a bracket is not closed");
        std::vector<std::string> numbers;
        for (auto inside = rest.substr(1, close - 1);;) {
            const auto comma = std::min(inside.find(','), inside.size());
            addNumbers(numbers, inside.substr(0, comma), name);
            if (comma == inside.size())
                break;
            inside.remove_prefix(comma + 1);
        }
        names = joinedWith(names, numbers);
        rest.remove_prefix(close + 1);
    }
}

/// Cuts the first name off the text: up to what separates names outside of brackets.
std::string_view cutName(std::string_view& text)
{
    bool inside = false;
    std::size_t end = 0;
    for (; end < text.size(); ++end) {
        const char c = text[end];
        inside = c == '[' || (inside && c != ']');
        if (!inside && kBetween.find(c) != std::string_view::npos)
            break;
    }
    const auto name = text.substr(0, end);
    text.remove_prefix(end);
    return name;
}

/// The text without its comments.
std::string withoutComments(std::string_view text)
{
    std::string kept;
    bool comment = false;
    for (const char c : text) {
        comment = c != '\n' && (comment || c == '#');
        if (!comment)
            kept += c;
    }
    return kept;
}

} // namespace

std::vector<std::string> hostsIn(std::string_view text)
{
    const auto kept = withoutComments(text);
    std::vector<std::string> hosts;
    for (std::string_view rest = kept;;) {
        rest.remove_prefix(std::min(rest.find_first_not_of(kBetween), rest.size()));
        if (rest.empty())
            return hosts;
        for (auto& host : expanded(cutName(rest))) {
            if (std::ranges::find(hosts, host) == hosts.end())
                hosts.push_back(std::move(host));
        }
        if (hosts.size() > kMostHosts)
            refuseNumber();
    }
}

std::vector<std::string> hostsInFile(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (!file.is_open() || file.bad())
        throw base::UsageError(fmt::format("the list of hosts \"{}\" cannot be read", path));
    auto hosts = hostsIn(text);
    if (hosts.empty())
        throw base::UsageError(
            fmt::format("the list of hosts \"{}\" names no host: one name or range a line", path));
    return hosts;
}

std::vector<std::string> placesIn(std::string_view text)
{
    const auto list = text.starts_with(kSsh) ? text.substr(kSsh.size()) : std::string_view();
    const bool inFile = list.starts_with('@');
    if (!inFile && list.find_first_of(", \t\n[") == std::string_view::npos) {
        runner::Place::parse(text); // throws if it is none
        return {std::string(text)};
    }
    std::vector<std::string> places;
    for (const auto& host : inFile ? hostsInFile(std::string(list.substr(1))) : hostsIn(list)) {
        places.push_back(std::string(kSsh) + host);
        runner::Place::parse(places.back());
    }
    return places;
}

} // namespace sortscope::places
