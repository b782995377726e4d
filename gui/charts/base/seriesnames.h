// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/base/chartlabels.h"
#include "gui/charts/base/series.h"
#include "gui/charts/base/theme.h"

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include <string_view>
#include <unordered_map>
#include <vector>

namespace sortscope::results {
struct JobSpec;
} // namespace sortscope::results

namespace sortscope::gui::charts {

/// The names of the series of some results, as short as they can be: an axis of the request (direction,
/// transfer mode, a parameter …) is named only where it varies.
class SeriesNames {
public:
    /// An axis of a row, and the text of its value.
    struct Setting {
        QString axis;
        QString text;
        /// The axis as a chart is split by it; empty if there is none.
        results::MatrixAxis split;
    };
    using Settings = std::vector<Setting>;

    /// Series look as `styles` says; without it, the results alone decide. Names do not tell what is an axis
    /// of `split`: series of several panels share a name, and then a look.
    explicit SeriesNames(const Results& results, const SharedStyles& styles = {},
                         const SplitAxes& split = {});

    /// Series are numbered by first appearance, whether one of their results is shown or not.
    std::size_t count() const { return m_entries.size(); }
    std::size_t indexOf(const Result& result) const { return m_index.at(result.get()); }

    /// "Bitonic sort · NVIDIA H200 (OpenCL) · descending": the catalogue's titles, as in tables.
    const QString& label(std::size_t index) const { return m_entries.at(index).label; }
    Style style(std::size_t index) const { return m_entries.at(index).style; }

    /// "Shuffled unique · Ascending": the part of the work that all series have in common and no label says.
    QString commonWork() const { return m_commonWork.join(QStringLiteral(" · ")); }

private:
    struct Entry {
        QString label;
        Style style;
        const results::JobSpec* spec = nullptr;
    };

    void findStyles(const SharedStyles& styles);
    void shareStyles(const SharedStyles& styles);
    void findCommonWork();
    bool splitBy(std::string_view axis) const;
    QStringList searchWords(const results::JobSpec& spec) const;
    QString labelFor(const results::JobSpec& spec) const;
    bool varies(const QString& axis) const { return m_values.value(axis).size() > 1; }

    std::vector<Entry> m_entries;
    std::unordered_map<const results::JobResult*, std::size_t> m_index;
    /// The texts of the values of each axis.
    QHash<QString, QSet<QString>> m_values;
    DeviceLabels m_devices;
    SplitAxes m_split;
    QStringList m_commonWork;
};

} // namespace sortscope::gui::charts
