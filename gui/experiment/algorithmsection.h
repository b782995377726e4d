// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/backend/deviceinfo.h"
#include "gui/experiment/section.h"

#include <vector>

class QLabel;
class QScrollArea;

namespace sortscope::gui::widgets {
class ChoiceList;
class Fold;
} // namespace sortscope::gui::widgets

namespace sortscope::gui::pages {

/// The families of algorithms that an experiment is about.
enum class Scope { Sorts, Searches, Both };

/// Algorithms and merge strategies, made from the catalogue: algorithms for devices to the left, their
/// opponents on the CPU to the right. Algorithms that no device of the machine can run are folded away with
/// the reason; those that no chosen device can run are greyed.
class AlgorithmSection : public Section {
    Q_OBJECT

public:
    explicit AlgorithmSection(QWidget* parent = nullptr);

    /// Algorithms outside of the scope keep their ticks, and are not chosen.
    void setScope(Scope scope);
    /// `machine` are all devices of the machine; empty until they are known.
    void setDevices(const std::vector<backend::DeviceInfo>& machine, bool discovered,
                    const std::vector<backend::DeviceInfo>& chosen);

    /// Shows the catalogue as it is now.
    void listAgain();

    /// Greys the algorithms that take none of these types.
    void setKeyTypes(const std::vector<data::KeyType>& types, const std::vector<data::ValueType>& values);

    std::vector<const algorithms::AlgorithmInfo*> chosen() const;
    /// The reason why the first ticked algorithm is greyed; empty if none is greyed.
    QString whyGreyed() const;

    void fill(plan::RunRequest& request) const override;
    void restore(const plan::RunRequest& request) override;

    /// The scope that has all of the request's algorithms.
    static Scope scopeOf(const plan::RunRequest& request);

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
    /// The names of the algorithms that have merge strategies, while none of these algorithms is chosen.
    QLabel* m_mergesFor;
};

} // namespace sortscope::gui::pages
