// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/json/jsonbuilder.h"

#include "core/base/texts.h"

#include <fmt/format.h>

namespace sortscope::results {

bool JsonBuilder::key(std::string& key)
{
    auto& object = m_containers.back();
    object.key = key;
    if (object.value.contains(key))
        throw BadDocument(fmt::format("{} stands twice in one object; leave one of them out", path()));
    if (object.value.size() == kKeys)
        throw BadDocument(fmt::format("{} is one key too many: an object has at most {}", path(), kKeys));
    return true;
}

bool JsonBuilder::parse_error(std::size_t position, const std::string& /*token*/,
                              const nlohmann::detail::exception& error)
{
    // For example "[json.exception.parse_error.101] parse error at line 1, column 5: syntax error while …"
    std::string_view what = error.what();
    for (const std::string_view known : {"] ", "parse error at "}) {
        if (const auto at = what.find(known); at != std::string_view::npos)
            what.remove_prefix(at + known.size());
    }
    constexpr std::size_t readable = 200;
    throw BadDocument(fmt::format("it is not JSON from byte {} on ({}{})", position,
                                  base::utf8(what.substr(0, readable)), what.size() > readable ? "…" : ""));
}

std::string JsonBuilder::path() const
{
    std::string text;
    for (const auto& [value, key, elements] : m_containers)
        text += value.is_array() ? fmt::format("[{}]", elements)
                                 : fmt::format("{}{}", text.empty() ? "" : ".", key);
    return text;
}

bool JsonBuilder::enter(JsonValue&& container)
{
    if (m_containers.size() == kDepth)
        throw BadDocument(fmt::format("{} lies deeper than {} levels", path(), kDepth));
    m_containers.push_back({std::move(container), {}, 0});
    begun();
    return true;
}

bool JsonBuilder::leave()
{
    auto value = std::move(m_containers.back().value);
    m_containers.pop_back();
    return complete(std::move(value));
}

bool JsonBuilder::complete(JsonValue&& value)
{
    if (m_containers.empty()) {
        m_value = std::move(value);
        return true;
    }
    const bool wanted = !taken(value);
    auto& [container, key, elements] = m_containers.back();
    ++elements;
    if (wanted && container.is_array())
        container.push_back(std::move(value));
    else if (wanted)
        container[key] = std::move(value);
    return true;
}

std::optional<JsonValue> boundedJson(std::string_view text)
{
    try {
        JsonBuilder builder;
        JsonValue::sax_parse(text, &builder);
        return std::move(builder.value());
    } catch (const BadDocument&) {
        return std::nullopt;
    }
}

} // namespace sortscope::results
