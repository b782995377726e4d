// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/events/runevent.h"
#include "core/results/compare/compare.h"
#include "core/results/compare/devicenames.h"
#include "core/results/judge/quality.h"
#include "core/results/row/jobresult.h"
#include "core/results/row/sampleorder.h"
#include "gui/text/text.h"

#include <QHash>
#include <QString>

#include <array>
#include <map>
#include <optional>
#include <set>

/// The words that users read for the core's enumerators, in their language.
namespace sortscope::gui::models {

/// Titles for the devices of a table: "NVIDIA H200 (CUDA)", and behind it the name of the device if several
/// devices have that title.
class DeviceTitles {
public:
    /// True if an earlier title may have changed by this.
    bool add(const backend::DeviceInfo& device);
    /// "NVIDIA H200 (CUDA)", "EPYC 9R14 (CPU)", followed by what tells the device from others of that title.
    QString of(const backend::DeviceInfo& device) const;
    void clear();

private:
    results::DeviceNames m_names;
    QHash<QString, std::set<results::DeviceKey>> m_devices;
    /// Titles without numbers: a table asks for one in each row that it paints.
    std::map<std::pair<std::string, backend::BackendKind>, QString> m_titles;

    QString titleOf(const backend::DeviceInfo& device) const;
};

/// A device's name without trademarks, clock and the words for its kind: "Intel Xeon Platinum 8481C".
QString shortDeviceName(const std::string& name);

/// The state of a job, before and after it has a result. NotRun: the job was planned in a run that has broken
/// off. Doubtful: the job is ok, and results::isDoubtful().
enum class JobState { Waiting, Running, NotRun, Ok, Doubtful, Unsupported, Failed, Cancelled };

/// The states in the order in which users see them.
inline constexpr std::array kJobStates{JobState::Waiting, JobState::Running,  JobState::NotRun,
                                       JobState::Ok,      JobState::Doubtful, JobState::Unsupported,
                                       JobState::Failed,  JobState::Cancelled};

/// The state without a look at the samples: never Doubtful.
JobState stateOf(results::Status status);
JobState stateOf(const results::JobResult& result);

QString label(JobState state);
QString label(results::Status status);
QString label(events::Phase phase);
QString label(results::SampleOrder order);
QString label(data::Direction direction);
QString label(data::KeyType type);
QString label(data::ValueType type);
QString label(backend::BackendKind backend);
QString label(backend::Clock clock);
QString label(measure::Preset preset);
QString label(measure::StopReason reason);
QString label(results::Quality quality);
/// "other programs used the processors, the samples drift", the worst first; empty if nothing spoiled the
/// quality.
QString reasonsText(const results::Judgement& judgement);
/// "Poor: other programs used the processors"; empty for rows without a quality.
QString qualityTip(const results::JobResult& result);
/// True if a warning says that the result's kernels are near the floor of their clock: tables put "~" before
/// such sums.
bool isNearFloor(const results::JobResult& result);
/// The doubts about a row, one per line: its quality, and its warnings. Empty if there are none.
QString doubtsText(const results::JobResult& result);
QString label(algorithms::Family family);

/// The English words for a mode of results::Variant or a backend::DeviceClock.
struct ModeWords {
    /// The kind of mode: "Launch mode"; nullptr for clocks.
    const char* title;
    const char* label;
    /// One sentence on the meaning of the mode.
    const char* description;
};
template <typename Mode>
ModeWords modeWords(Mode mode);

template <typename Mode>
QString label(Mode mode)
{
    return Words::tr(modeWords(mode).label);
}
template <typename Mode>
QString describe(Mode mode)
{
    return Words::tr(modeWords(mode).description);
}

/// "Column radix / pairwise": the catalogue's titles, in the user's language.
QString variantTitle(const results::JobSpec& spec);
/// The catalogue's title of a merge strategy, in the user's language.
QString mergeTitle(const results::JobSpec& spec, const std::string& merge);

/// "NVIDIA H200 (OpenCL)": one device may be reached through several backends.
QString deviceTitle(const backend::DeviceInfo& device);
/// The generator's title, in the user's language.
QString generatorTitle(const std::string& id);

/// The progress of a running job: "Sampling, 3 of at most 10".
QString progressText(const events::JobProgress& progress);

} // namespace sortscope::gui::models
