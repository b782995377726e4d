// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/overview.h"

#include <QFrame>

class QLabel;

namespace sortscope::gui::pages {

/// A large figure that can be read from afar, with a caption above and an explanation below.
class HeadlineCard : public QFrame {
    Q_OBJECT

public:
    HeadlineCard(const char* name, const QString& caption);

    /// Without a figure, `text` says what is missing for one.
    void setHeadline(const QString& figure, const QString& text);

    QString figure() const;
    QString text() const;

private:
    QLabel* m_figure;
    QLabel* m_text;
};

/// The headlines of a session: the fastest rows of both sides, the factor by which the GPU is faster, and the
/// size from which on it is.
class OverviewCards : public QWidget {
    Q_OBJECT

public:
    OverviewCards();

    void setOverview(const results::Overview& overview);

private:
    void showFactor(const results::Overview& overview);
    void showCrossover(const results::Overview& overview);

    HeadlineCard* m_gpu;
    HeadlineCard* m_cpu;
    HeadlineCard* m_factor;
    HeadlineCard* m_crossover;
};

} // namespace sortscope::gui::pages
