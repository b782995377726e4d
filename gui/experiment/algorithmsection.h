// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/backend/deviceinfo.h"
#include "core/plan/runrequest.h"

#include <QWidget>

#include <vector>

class QLabel;
class QScrollArea;

namespace sortscope::gui::widgets {
class ChoiceList;
class Fold;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

/// Which families of algorithms an experiment is about.
enum class Scope { Sorts, Searches, Both };

/// Algorithms and merge strategies, made from the catalogue: what runs on devices to the left, their
/// opponents on the CPU to the right. What no device of the machine can run is folded away with the reason;
/// what no chosen device can is greyed.
class AlgorithmSection : public QWidget {
    Q_OBJECT

public:
    explicit AlgorithmSection(QWidget* parent = nullptr);

    /// What is ticked outside of the scope is kept, and not chosen.
    void setScope(Scope scope);
    /// `machine`: all devices there are, empty until they are known.
    void setDevices(const std::vector<backend::DeviceInfo>& machine, bool discovered,
                    const std::vector<backend::DeviceInfo>& chosen);

    /// What takes none of these types is greyed.
    void setKeyTypes(const std::vector<data::KeyType>& types, const std::vector<data::ValueType>& values);

    std::vector<const algorithms::AlgorithmInfo*> chosen() const;
    /// Why the first one that is ticked is greyed; empty if none is.
    QString whyGreyed() const;

    void fill(plan::RunRequest& request) const;
    void restore(const plan::RunRequest& request);

    /// The scope that has all of the request's algorithms.
    static Scope scopeOf(const plan::RunRequest& request);

signals:
    void changed();

private:
    void makeColumns();
    void makeMerges();
    void tickDefaults();
    void addAlgorithms();
    void limitHeight(std::size_t rows);
    void greyAlgorithms();
    void greyMerges();
    bool inScope(const algorithms::AlgorithmInfo& info) const;
    bool runsHere(const algorithms::AlgorithmInfo& info) const;
    QString whyNot(const algorithms::AlgorithmInfo& info) const;
    std::vector<widgets::ChoiceList*> lists() const { return {m_gpu, m_cpu}; }

    Scope m_scope = Scope::Sorts;
    std::vector<backend::DeviceInfo> m_machine;
    std::vector<backend::DeviceInfo> m_devices;
    std::vector<data::KeyType> m_keyTypes;
    std::vector<data::ValueType> m_valueTypes;
    bool m_discovered = false;
    /// True once algorithms were ticked by the user or by settings.
    bool m_restored = false;
    widgets::ChoiceList* m_gpu;
    widgets::ChoiceList* m_cpu;
    QScrollArea* m_area;
    QLabel* m_missing;
    widgets::Fold* m_missingFold;
    QWidget* m_mergeRow;
    widgets::ChoiceList* m_merges;
    /// Which algorithms the strategies are for, while none of them is chosen.
    QLabel* m_mergesFor;
};

} // namespace sortscope::gui::pages
