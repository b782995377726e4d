// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/entrytrial.h"

#include "core/algorithms/ownentries.h"
#include "core/plan/requestofjobs.h"
#include "core/plan/sizes.h"
#include "core/plan/trialrequest.h"
#include "core/results/compare/lamps.h"
#include "core/results/row/jobresult.h"
#include "gui/run/workbench.h"
#include "gui/text/text.h"

#include <QFile>

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
    const auto* entry = algorithms::ownEntryIn(folder);
    if (entry == nullptr || entry->folder.files != algorithms::readEntryFolder(folder).files)
        return nullptr;
    return entry;
}

} // namespace

EntryTrial::EntryTrial(bridge::Workbench& workbench, QObject* parent)
    : QObject(parent),
      m_workbench(workbench)
{
    connect(&workbench.ownAlgorithms(), &bridge::OwnAlgorithms::loaded, this, [this] {
        if (active() && m_algorithm.empty())
            check();
    });
    const auto* cases = &workbench.caseChecks();
    connect(cases, &bridge::CaseChecks::begun, this, [this](const results::CheckedCases& soFar) {
        auto lamps = results::lampsOf(soFar);
        lamps.correct.reset();
        if (active() && lamps.builds == true)
            emit foundSoFar(m_device, lamps);
    });
    connect(cases, &bridge::CaseChecks::checked, this, &EntryTrial::takeCases);
    connect(cases, &bridge::CaseChecks::failed, this, [this](const QString& reason) {
        if (active())
            refuse(reason);
    });
    connect(&workbench, &bridge::Workbench::runFinished, this, [this](bool cancelled) {
        if (active() && !m_algorithm.empty() && !m_between && !m_workbench.caseChecks().running())
            collect(cancelled);
    });
    connect(&workbench.activity(), &bridge::Activity::changed, this, &EntryTrial::goOn, Qt::QueuedConnection);
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
    m_readings = 0;
    m_device = 0;
    m_between = false;
    readAgain();
}

void EntryTrial::readAgain()
{
    constexpr int kMostReadings = 10;
    m_algorithm.clear();
    if (++m_readings > kMostReadings)
        return refuse(tr("The folder changes all the time: its files are not those that were read."));
    m_workbench.ownAlgorithms().add(QFile::decodeName(m_question->folder.c_str()));
}

void EntryTrial::check()
{
    try {
        const auto* entry = entryOf(m_question->folder);
        if (entry == nullptr) // what was read is older than what is in the folder
            return readAgain();
        m_algorithm = entry->description.id;
        plan::parseSizes(m_question->size); // what is wrong with them is said at once
        m_workbench.caseChecks().start(m_question->devices.at(m_device), m_algorithm);
    } catch (const std::exception& error) {
        refuse(models::text(error.what()));
    }
}

void EntryTrial::takeCases(const results::CheckedCases& cases)
{
    if (!active())
        return;
    m_cases = cases;
    if (cases.cancelled)
        return answer(true, results::lampsOf(cases), nullptr, nullptr);
    if (cases.fault)
        return run(plan::requestOfJobs(std::span(&cases.fault->spec, 1)));
    emit foundSoFar(m_device, results::lampsOf(cases));
    run(plan::trialRequest(m_algorithm, m_question->against, m_question->devices.at(m_device),
                           m_question->size));
}

void EntryTrial::run(const plan::RunRequest& request)
{
    try {
        m_rowsBefore = m_workbench.jobs().rowCount();
        m_workbench.run(request);
    } catch (const std::exception& error) {
        refuse(models::text(error.what()));
    }
}

void EntryTrial::collect(bool cancelled)
{
    // Earlier trials have rows of these algorithms, too.
    const auto last = [this](const std::string& algorithm) -> results::ResultPointer {
        const auto& jobs = m_workbench.jobs();
        for (int row = jobs.rowCount() - 1; row >= m_rowsBefore; --row) {
            if (const auto& spec = jobs.row(row).spec; spec.variant.algorithm == algorithm)
                return m_workbench.results().find(spec.id);
        }
        return nullptr;
    };
    const auto tried = last(m_algorithm);
    if (m_cases.fault)
        return answer(cancelled, results::lampsOf(m_cases), tried, nullptr);
    const auto other = last(m_question->against);
    if (!tried || !other)
        return refuse(tr("The run ended without a row."));
    answer(cancelled, results::lampsOf(m_cases, *tried, results::interleavedPairs({tried, other})), tried,
           other);
}

void EntryTrial::answer(bool last, const results::Lamps& lamps, const results::ResultPointer& tried,
                        const results::ResultPointer& other)
{
    emit answered(m_device, lamps, tried, other);
    if (last || ++m_device >= m_question->devices.size()) {
        m_question.reset();
        emit ended();
        return;
    }
    m_between = true;
    QMetaObject::invokeMethod(this, &EntryTrial::goOn, Qt::QueuedConnection);
}

void EntryTrial::goOn()
{
    if (!active() || !m_between || !m_workbench.activity().whyBusy().isEmpty())
        return;
    m_between = false;
    check();
}

void EntryTrial::refuse(const QString& reason)
{
    m_question.reset();
    emit refused(reason);
}

} // namespace sortscope::gui::workshop
