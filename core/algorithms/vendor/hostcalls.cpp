// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/vendor/hostcalls.h"

#include "core/algorithms/vendor/vendorerror.h"

namespace sortscope::algorithms::vendor {
namespace {

void require(bool done)
{
    if (!done)
        throw Failure(SORTSCOPE_FAILED, {});
}

struct Trial {
    const std::function<void()>& prepare;
    const std::function<void(std::size_t)>& run;
};

int prepareTrial(void* data)
{
    return resultOf(static_cast<const Trial*>(data)->prepare);
}

int runTrial(void* data, std::uint64_t way)
{
    return resultOf([&] { static_cast<const Trial*>(data)->run(way); });
}

} // namespace

void* HostCalls::scratch(std::size_t bytes) const
{
    auto* memory = m_host.scratch(&m_host, bytes);
    require(memory != nullptr);
    return memory;
}

std::optional<std::string_view> HostCalls::parameter(std::string_view id) const
{
    const auto* text = m_host.parameter(&m_host, std::string(id).c_str());
    return text == nullptr ? std::nullopt : std::optional<std::string_view>(text);
}

void HostCalls::command(const std::string& name, bool isOne, const std::function<void()>& launches) const
{
    const sortscope_command command{name.c_str(), -1, -1, isOne ? 1 : 0};
    require(m_host.begin(&m_host, &command) == SORTSCOPE_OK);
    launches();
    require(m_host.end(&m_host) == SORTSCOPE_OK);
}

std::size_t HostCalls::fasterOf(std::size_t ways, const std::function<void()>& prepare,
                                const std::function<void(std::size_t)>& run) const
{
    Trial trial{prepare, run};
    std::uint64_t fastest = 0;
    require(m_host.faster_of(&m_host, ways, prepareTrial, runTrial, &trial, &fastest) == SORTSCOPE_OK);
    return fastest;
}

void HostCalls::settle(std::string_view id, std::string_view value) const
{
    require(m_host.settle(&m_host, std::string(id).c_str(), std::string(value).c_str()) == SORTSCOPE_OK);
}

} // namespace sortscope::algorithms::vendor
