// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/slurmagentmessages.h"

#include "core/process/byterelay.h"
#include "core/runner/messagecodec.h"

namespace sortscope::base {

namespace toagent = places::toagent;
namespace fromagent = places::fromagent;

template <Is<toagent::Open> M>
inline constexpr auto kFields<M> = list(field("stream", &M::stream), field("node", &M::node));

template <Is<toagent::Data, fromagent::Data> M>
inline constexpr auto kFields<M> = list(field("stream", &M::stream), field("bytes", &M::bytes));

template <Is<toagent::Close> M>
inline constexpr auto kFields<M> = list(field("stream", &M::stream));

template <Is<fromagent::Nodes> M>
inline constexpr auto kFields<M> = list(field("protocol", &M::protocol), field("version", &M::version),
                                        field("nodes", &M::names));

template <Is<fromagent::End> M>
inline constexpr auto kFields<M> = list(field("stream", &M::stream), field("signal", &M::signal),
                                        field("status", &M::status));

} // namespace sortscope::base

namespace sortscope::places {
namespace {

/// The names of the messages, in the order of their variants.
constexpr std::array<std::string_view, std::variant_size_v<ToAgent>> kToAgent{"open", "data", "close"};
constexpr std::array<std::string_view, std::variant_size_v<FromAgent>> kFromAgent{"nodes", "data", "end"};

void requireBoundedPart(const results::JsonPlace& place, const std::string& bytes)
{
    if (bytes.size() > process::kMostPart)
        results::JsonPlace(place.at("bytes"), place, "bytes")
            .refuse(fmt::format("at most {} bytes of a runner", process::kMostPart));
}

} // namespace

std::string encode(const ToAgent& message)
{
    return runner::encoded(message, kToAgent);
}

std::string encode(const FromAgent& message)
{
    return runner::encoded(message, kFromAgent);
}

ToAgent decodeToAgent(std::string_view bytes)
{
    return runner::decoded<ToAgent>(bytes, kToAgent, [](const auto& place, const ToAgent& message) {
        if (const auto* data = std::get_if<toagent::Data>(&message))
            requireBoundedPart(place, data->bytes);
    });
}

FromAgent decodeFromAgent(std::string_view bytes)
{
    return runner::decoded<FromAgent>(bytes, kFromAgent, [](const auto& place, const FromAgent& message) {
        if (const auto* data = std::get_if<fromagent::Data>(&message))
            requireBoundedPart(place, data->bytes);
    });
}

} // namespace sortscope::places
