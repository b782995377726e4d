// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/json/jsonreader.h"
#include "core/results/json/jsonwriter.h"
#include "core/runner/cbor.h"

#include <fmt/ranges.h>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

/// Messages as CBOR: a map with the fields of the struct (core/base/fields.h), and with `type`, the name of
/// the message.
namespace sortscope::runner {

/// Encodes a message. `names` are the names of the variant's alternatives, in their order.
template <typename Message, std::size_t count>
std::string encoded(const Message& message, const std::array<std::string_view, count>& names)
{
    results::BasicJsonWriter<results::CommandsAs::Packed> writer;
    writer("type", names.at(message.index()));
    std::visit([&](const auto& each) { fields(writer, each); }, message);
    return cborOf(writer.take());
}

/// Decodes a message. `check` gets the message and its place, and refuses values that no message has.
template <typename Message, std::size_t count, typename Check>
Message decoded(std::string_view bytes, const std::array<std::string_view, count>& names, const Check& check)
{
    const auto value = parseCbor(bytes);
    const results::JsonPlace place(value, "");
    if (!value.is_object())
        results::JsonPlace(value, "the message").refuse("an object");
    std::string type;
    results::JsonReader::read({place.at("type"), place, "type"}, type);
    Message message;
    results::JsonReader reader(place);
    const auto fill = [&]<std::size_t i>() {
        return type == names[i] && (fields(reader, message.template emplace<i>()), true);
    };
    const bool known = [&]<std::size_t... i>(std::index_sequence<i...> /*indices*/)
    {
        return (fill.template operator()<i>() || ...);
    }
    (std::make_index_sequence<count>());
    if (!known)
        results::JsonPlace(place.at("type"), place, "type")
            .refuse(fmt::format("one of {}", fmt::join(names, ", ")));
    check(place, message);
    return message;
}

} // namespace sortscope::runner
