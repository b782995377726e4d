// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/catalogue.h"
#include "core/run/runrequest.h"

#include <QGroupBox>

#include <vector>

class QCheckBox;
class QDoubleSpinBox;
class QSpinBox;

namespace sortscope::gui::pages {

/// What searches look for; hidden where no search is chosen.
class SearchSection : public QGroupBox {
    Q_OBJECT

public:
    explicit SearchSection(QWidget* parent = nullptr);

    void setAlgorithms(const std::vector<const algorithms::AlgorithmInfo*>& chosen);

    void fill(run::RunRequest& request) const;
    void restore(const run::RunRequest& request);

signals:
    void changed();

private:
    QSpinBox* m_keys;
    QDoubleSpinBox* m_hitRatio;
    QCheckBox* m_sorted;
};

} // namespace sortscope::gui::pages
