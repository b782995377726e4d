// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/machine.h"

#include "core/places/machinesrunner.h"
#include "core/plan/hostmemory.h"
#include "core/plan/shares.h"
#include "core/runner/conversation.h"
#include "core/runner/runnerclient.h"
#include "core/runner/runnerdiscovery.h"
#include "core/sample/jobrunner.h"

#include <utility>

namespace sortscope::places {

Machine::Machine(backend::Inventory inventory)
    : m_inventory(std::move(inventory)),
      m_facts(tuning::factsOfThisMachine(m_inventory))
{}

Machine::Machine(backend::Inventory inventory, tuning::MachineFacts facts, runner::Place place)
    : m_place(std::move(place)),
      m_inventory(std::move(inventory)),
      m_facts(std::move(facts))
{}

Machine::Machine(runner::RunnerOptions options, AfterListing then, const std::stop_token& stop)
    : m_place(options.place)
{
    auto found = discoverInRunner(options, stop);
    m_inventory = std::move(found.inventory);
    m_facts = std::move(found.facts);
    options.skip = std::move(found.skip);
    m_options = std::move(options);
    if (then == AfterListing::Run)
        m_lister = std::make_shared<std::shared_ptr<runner::RunnerProcess>>(std::move(found.process));
}

std::vector<backend::DeviceInfo> Machine::devices() const
{
    auto devices = m_inventory.infos();
    for (auto& device : devices)
        device.node = node();
    return devices;
}

tuning::Kept Machine::keep(const std::vector<tuning::DeviceCalibration>& calibrations,
                           const std::vector<tuning::DeviceTuning>& tunings) const
{
    if (m_place.isLocal())
        return tuning::keepHere(m_inventory.infos(), calibrations, tunings);
    const runner::ask::Keep question{
        .calibrations = calibrations, .tunings = tunings, .skip = m_options.value().skip};
    return runner::askRunner<runner::tell::Kept>(*m_options, question, "keeping results");
}

std::unique_ptr<events::Runner> Machine::makeRunner(events::EventSink& sink) const
{
    if (!m_options)
        return std::make_unique<sample::JobRunner>(m_inventory, sink);
    auto lister = m_lister ? std::exchange(*m_lister, nullptr) : nullptr;
    return std::make_unique<runner::RunnerClient>(*m_options, sink, std::move(lister));
}

Machine Machine::sharing(std::size_t count, const std::optional<std::uint64_t>& hostMemory) const
{
    Machine each = *this;
    each.m_lister = nullptr;
    if (each.m_options && hostMemory)
        each.m_options->memoryLimit = *hostMemory / count;
    return each;
}

std::unique_ptr<events::Runner> Machine::makeRunners(std::size_t count, events::EventSink& sink) const
{
    if (count < 2 || !m_options)
        return makeRunner(sink);
    std::vector<Machine> members(count, sharing(count, plan::availableHostMemory()));
    const auto split = [count](const plan::Plan& plan) { return sharesOf(plan, count); };
    return std::make_unique<MachinesRunner>(std::move(members), split, sink);
}

} // namespace sortscope::places
