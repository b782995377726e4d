// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/session/comparer.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QToolButton;

namespace sortscope::gui::pages {

/// What is to be compared.
struct CompareQuestion {
    /// Compares the pairs of run `a`; `b` does not count then.
    bool interleaved = false;
    bridge::CompareSource a;
    bridge::CompareSource b;
    /// The window's own session has to be filled in by who knows it.
    bool ownA = false;
    bool ownB = false;
    results::CompareOptions options;
};

/// Asks for the two sides to compare, or for an interleaved run, and by which figure they are compared.
class CompareChoice : public QWidget {
    Q_OBJECT

public:
    enum class Side { A, B };

    explicit CompareChoice(QWidget* parent = nullptr);

    /// The runs of the window's session, oldest first. Until the user has chosen, the newest is compared with
    /// the one before it.
    void setRuns(const bridge::Comparer::Runs& runs);
    /// Adds a session file to both lists, and chooses it as `side`.
    void chooseFile(const QString& path, Side side);
    /// Chooses the pairs of a run of the window's session. False if it was not interleaved.
    bool chooseInterleaved(results::RunId run);

    /// Empty while a choice is missing.
    std::optional<CompareQuestion> question() const;
    /// What has to be chosen first; empty where question() has a value.
    QString obstacle() const;

    /// Side A alone, with a title that says which session a run is of.
    struct Baseline {
        bridge::CompareSource source;
        /// As CompareQuestion::ownA.
        bool own = false;
    };
    std::optional<Baseline> baseline() const;
    /// What the button beside A says: the name of what is pinned; empty if nothing is.
    void showPinned(const QString& name);

signals:
    void changed();
    /// The user wants side A to be the baseline of all tables, or none any more.
    void pinWanted(bool pinned);
    /// The user wants to compare with a session that is in none of the lists yet.
    void fileWanted(sortscope::gui::pages::CompareChoice::Side side);

private:
    struct Entry {
        QString title;
        bridge::CompareSource source;
        /// Of the window's session.
        bool own = false;
        bool interleaved = false;

        bool operator==(const Entry& other) const;
    };

    QWidget* makeSides();
    QWidget* makeOptions();
    QComboBox* makeList(const QString& objectName, const QString& placeholder);
    void fill();
    void fillSide(QComboBox& list);
    void select(Side side, int row);
    const Entry* chosen(const QComboBox& list) const;
    bool interleaved() const;
    results::Metric metric() const;
    void limitMargin();
    void refresh();

    std::vector<Entry> m_entries;
    QComboBox* m_mode;
    QComboBox* m_sideA;
    QComboBox* m_sideB;
    QToolButton* m_pin;
    QComboBox* m_run;
    QWidget* m_sides;
    QComboBox* m_metric;
    QDoubleSpinBox* m_margin;
    /// What a list goes back to where choosing a file is called off.
    int m_lastA = 0;
    int m_lastB = -1;
    /// Of this session.
    bool m_userChose = false;
};

} // namespace sortscope::gui::pages
