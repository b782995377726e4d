// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/serieskey.h"
#include "gui/charts/base/theme.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sortscope::gui::charts {

/// The colour of an algorithm, the same in every session. Algorithms that often share a chart differ; a sort
/// and a search may share a colour. The colour of an id that the catalogue does not have follows from its
/// letters.
int colourOf(std::string_view algorithm);

/// The looks of the series of a session, in all of its charts and legends. The colour is the algorithm's,
/// dash and marker are the device's: the first device of an API looks the same in every session. Variants of
/// one algorithm on one device differ in the shade of its colour and in the sign on their marker; merge
/// strategies have their shades from the catalogue where nothing else differs.
class SeriesStyles {
public:
    SeriesStyles() = default;
    explicit SeriesStyles(const std::vector<const results::JobSpec*>& session);

    /// Adds more jobs of the session. The earlier series may look different then.
    void add(const std::vector<const results::JobSpec*>& jobs);

    /// The look of a job; the first look of its algorithm and API if the session does not have the job.
    Style of(const results::JobSpec& spec) const;

    /// The looks in one figure: devices look as in this session; shades and signs tell only its jobs apart.
    SeriesStyles among(const std::vector<const results::JobSpec*>& figure) const;

private:
    using Group = std::pair<std::string, results::DeviceKey>;

    void addDevices(const std::vector<const results::JobSpec*>& jobs);
    void addVariants(const std::vector<const results::JobSpec*>& jobs);
    void rankVariants(const std::set<results::SeriesKey>& ofGroup);

    /// The series of an algorithm on a device.
    std::map<Group, std::set<results::SeriesKey>> m_groups;
    /// The rank of each device among those of its API.
    std::map<results::DeviceKey, int> m_devices;
    /// The rank of each series among those of its algorithm on its device.
    std::map<results::SeriesKey, int> m_variants;
};

/// Gives looks of one figure another colour where they can hardly be told apart: the looks of other
/// algorithms that share a colour and a device's marker, as long as there are colours that nothing else has,
/// and all looks of a figure of one algorithm if there are more than shades of a colour.
void tellApart(std::vector<Style>& looks, const std::vector<std::string>& algorithms);

using SharedStyles = std::shared_ptr<const SeriesStyles>;

} // namespace sortscope::gui::charts
