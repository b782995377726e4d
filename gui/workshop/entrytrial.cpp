// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/entrytrial.h"

#include "core/algorithms/ownentries.h"
#include "core/plan/sizes.h"
#include "core/results/compare/lamps.h"
#include "gui/run/workbench.h"
#include "gui/text/text.h"

#include <QFile>

#include <algorithm>
#include <utility>

namespace sortscope::gui::workshop {
namespace {

/// The entry that the folder is now. Throws std::runtime_error that says why it is none; returns nullptr if
/// the folder has changed since it was read.
const algorithms::OwnEntry* entryOf(const std::filesystem::path& folder)
{
    for (const auto& [refused, reason] : algorithms::refusedEntries()) {
        if (refused.lexically_normal() == folder)
            throw std::runtime_error(reason);
    }
    const auto entries = algorithms::ownEntries();
    const auto entry =
        std::ranges::find(entries, folder, [](const auto* one) { return one->folder.directory; });
    if (entry == entries.end() || (*entry)->folder.files != algorithms::readEntryFolder(folder).files)
        return nullptr;
    return *entry;
}

plan::RunRequest requestOf(const EntryTrial::Question& question, const algorithms::EntryDescription& entry)
{
    plan::RunRequest request;
    request.devices = {question.device};
    request.algorithms = {entry.id, question.against};
    request.sizes = plan::parseSizes(question.size);
    if (!entry.keyTypes.empty()
        && std::ranges::find(entry.keyTypes, data::KeyType::U32) == entry.keyTypes.end())
        request.keyTypes = {entry.keyTypes.front()};
    request.sampling = measure::planFor(measure::Preset::Quick);
    request.order = results::SampleOrder::Interleaved;
    return request;
}

} // namespace

EntryTrial::EntryTrial(bridge::Workbench& workbench, QObject* parent)
    : QObject(parent),
      m_workbench(workbench)
{
    connect(&workbench.ownAlgorithms(), &bridge::OwnAlgorithms::loaded, this, [this] {
        if (active() && m_algorithm.empty())
            run();
    });
    connect(&workbench, &bridge::Workbench::runFinished, this, [this] {
        if (active() && !m_algorithm.empty())
            collect();
    });
    connect(&workbench, &bridge::Workbench::runRefused, this, [this](const QString& reason) {
        if (active() && !m_algorithm.empty())
            refuse(reason);
    });
}

void EntryTrial::begin(Question question)
{
    if (active())
        return;
    if (const auto why = m_workbench.activity().whyBusy(); !why.isEmpty()) {
        emit refused(why);
        return;
    }
    m_question = std::move(question);
    m_algorithm.clear();
    m_workbench.ownAlgorithms().add(QFile::decodeName(m_question->folder.c_str()));
}

void EntryTrial::run()
{
    try {
        const auto* entry = entryOf(m_question->folder);
        if (entry == nullptr) { // what was read is older than what is in the folder
            m_workbench.ownAlgorithms().add(QFile::decodeName(m_question->folder.c_str()));
            return;
        }
        m_algorithm = entry->description.id;
        m_workbench.run(requestOf(*m_question, entry->description));
    } catch (const std::exception& error) {
        refuse(models::text(error.what()));
    }
}

void EntryTrial::collect()
{
    const auto question = std::exchange(m_question, std::nullopt);
    const auto& all = m_workbench.results().results();
    const auto last = [&all](const std::string& algorithm) -> results::ResultPointer {
        const auto found = std::find_if(all.rbegin(), all.rend(), [&](const auto& row) {
            return row->spec.variant.algorithm == algorithm;
        });
        return found == all.rend() ? nullptr : *found;
    };
    const auto tried = last(m_algorithm);
    const auto other = last(question->against);
    if (!tried || !other)
        emit refused(tr("The run ended without a row."));
    else
        emit ended(results::lampsOf(*tried, results::interleavedPairs({tried, other})), *tried, *other);
}

void EntryTrial::refuse(const QString& reason)
{
    m_question.reset();
    emit refused(reason);
}

} // namespace sortscope::gui::workshop
