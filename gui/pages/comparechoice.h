// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/session/comparer.h"

#include <QWidget>

#include <optional>
#include <set>
#include <vector>

class QComboBox;
class QDoubleSpinBox;
class QToolButton;

namespace sortscope::gui::pages {

/// The two sides to compare, and the options.
struct CompareQuestion {
    /// True if the pairs of run `a` are compared; `b` does not count then.
    bool interleaved = false;
    bridge::CompareSource a;
    bridge::CompareSource b;
    /// True if both sides are one: its jobs are compared with each other.
    bool within = false;
    /// True if a side is the window's own session, which the caller has to fill in.
    bool ownA = false;
    bool ownB = false;
    results::CompareOptions options;
};

/// Asks for the two sides to compare, or for an interleaved run, and for the figure by which they are
/// compared.
class CompareChoice : public QWidget {
    Q_OBJECT

public:
    enum class Side { A, B };

    explicit CompareChoice(QWidget* parent = nullptr);

    /// Takes the runs of the window's session, oldest first. Until the user has chosen, the newest run is
    /// compared with the one before it.
    void setRuns(const bridge::Comparer::Runs& runs);
    /// Chooses nothing but what setRuns() proposes, as for a new session; the files stay in the lists.
    void forget();
    /// Adds a session file to both lists, and chooses it as `side`.
    void chooseFile(const QString& path, Side side);
    /// Chooses the window's session as both sides, to compare devices or algorithms in it.
    void chooseWithin();
    /// Chooses two groups of jobs of the window's session, which have these names.
    void chooseJobs(const QString& nameA, std::set<results::JobId> a, const QString& nameB,
                    std::set<results::JobId> b);
    /// Chooses the pairs of a run of the window's session. False if the run was not interleaved.
    bool chooseInterleaved(results::RunId run);

    /// The question; empty while a choice is missing.
    std::optional<CompareQuestion> question() const;
    /// The choice that is missing; empty if question() has a value.
    QString obstacle() const;

    /// Side A alone, with a title that says which session its run belongs to.
    struct Baseline {
        bridge::CompareSource source;
        /// See CompareQuestion::ownA.
        bool own = false;
    };
    std::optional<Baseline> baseline() const;
    /// Sets the text of the button beside A: the name of the pinned baseline; empty if nothing is pinned.
    void showPinned(const QString& name);

signals:
    void changed();
    /// The user wants side A to be the baseline of all tables, or wants no baseline any more.
    void pinWanted(bool pinned);
    /// The user wants to compare with a session that is in none of the lists yet.
    void fileWanted(sortscope::gui::pages::CompareChoice::Side side);

private:
    struct Entry {
        QString title;
        bridge::CompareSource source;
        /// True if the entry belongs to the window's session.
        bool own = false;
        bool interleaved = false;
        /// True for a group of jobs that was chosen elsewhere: it stays until other runs are listed.
        bool picked = false;

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
    /// The entries to which the lists return if the user cancels the choice of a file.
    int m_lastA = 0;
    int m_lastB = -1;
    /// True if the user chose a side in this session.
    bool m_userChose = false;
};

} // namespace sortscope::gui::pages
