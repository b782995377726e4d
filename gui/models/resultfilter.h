// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/compare/distinctions.h"
#include "gui/models/jobsmodel.h"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <array>
#include <map>
#include <vector>

namespace sortscope::gui::models {

/// The properties by which the jobs of a session are filtered, on all pages at once.
enum class Facet { Run, Workload, Device, Algorithm };

inline constexpr std::array kFacets{Facet::Run, Facet::Workload, Facet::Device, Facet::Algorithm};

/// Decides which jobs the pages show: jobs that have one of the chosen values in each facet. A facet
/// restricts nothing if no value of it is chosen, or none that the session has.
class ResultFilter {
public:
    struct Choice {
        /// The id is the same in every session that has such a value.
        QString id;
        QString title;

        bool operator==(const Choice&) const = default;
    };

    /// Takes in the rows that were added behind the known ones.
    void addJobs(const JobsModel& jobs);
    /// Takes in changes of the rows from `first` to `last`: a later run may go on with jobs of an earlier
    /// one. True if this has happened.
    bool followRuns(const JobsModel& jobs, int first, int last);
    /// Takes in the jobs of another session. Chosen values stay chosen, except runs and jobs, which are other
    /// ones.
    void resetJobs(const JobsModel& jobs);

    /// The values that the jobs have, in the order in which they first occur.
    std::vector<Choice> choices(Facet facet) const;

    QStringList chosen(Facet facet) const { return of(facet).chosen; }
    void choose(Facet facet, QStringList ids);
    /// Shows only those of these jobs that the facets leave; all jobs if `jobs` is empty.
    void chooseJobs(QSet<results::JobId> jobs) { m_only = std::move(jobs); }

    /// True unless the filter hides the job. Jobs that it does not know are shown.
    bool shows(results::JobId job) const;
    /// True if a facet, or a choice of jobs, hides some jobs.
    bool restricts() const;
    std::size_t jobs() const { return m_jobs.size(); }
    std::size_t shown() const;

private:
    struct Values {
        std::vector<Choice> choices;
        QSet<QString> known;
        QStringList chosen;

        bool restricts() const;
    };
    using Ids = std::array<QString, kFacets.size()>;

    const Values& of(Facet facet) const { return m_values.at(static_cast<std::size_t>(facet)); }
    Values& of(Facet facet) { return m_values.at(static_cast<std::size_t>(facet)); }
    void addJob(const JobsModel::Row& row);
    void addRun(Ids& ids, const JobsModel::Row& row);
    /// The title of a new value, for the caller to set; nullptr for a known value.
    QString* add(Ids& ids, Facet facet, const QString& id);
    bool shows(const Ids& ids) const;

    std::array<Values, kFacets.size()> m_values;
    QHash<results::JobId, Ids> m_jobs;
    QSet<results::JobId> m_only;
    int m_rows = 0;
    DeviceTitles m_devices;
    results::Distinctions m_distinctions;
    /// One job of each workload and of each device, by id: their titles depend on the other jobs.
    std::map<QString, results::JobSpec> m_works;
    std::map<QString, backend::DeviceInfo> m_machines;
};

} // namespace sortscope::gui::models
