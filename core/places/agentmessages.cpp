// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/agentmessages.h"

#include "core/process/byterelay.h"
#include "core/runner/messagecodec.h"

namespace sortscope::places::toagent {

using results::Is;

template <typename Visit, Is<Open> M>
void fields(Visit& visit, M& message)
{
    auto& [stream, node] = message;
    visit("stream", stream);
    visit("node", node);
}

template <typename Visit, Is<Data> M>
void fields(Visit& visit, M& message)
{
    auto& [stream, bytes] = message;
    visit("stream", stream);
    visit("bytes", bytes);
}

template <typename Visit, Is<Close> M>
void fields(Visit& visit, M& message)
{
    auto& [stream] = message;
    visit("stream", stream);
}

} // namespace sortscope::places::toagent

namespace sortscope::places::fromagent {

using results::Is;

template <typename Visit, Is<Nodes> M>
void fields(Visit& visit, M& message)
{
    auto& [protocol, version, names] = message;
    visit("protocol", protocol);
    visit("version", version);
    visit("nodes", names);
}

template <typename Visit, Is<Data> M>
void fields(Visit& visit, M& message)
{
    auto& [stream, bytes] = message;
    visit("stream", stream);
    visit("bytes", bytes);
}

template <typename Visit, Is<End> M>
void fields(Visit& visit, M& message)
{
    auto& [stream, signal, status] = message;
    visit("stream", stream);
    visit("signal", signal);
    visit("status", status);
}

} // namespace sortscope::places::fromagent

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
