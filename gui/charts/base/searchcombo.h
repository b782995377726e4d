// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QFrame>

class QLabel;
class QLineEdit;
class QListWidget;

namespace sortscope::gui::charts {

/// A combo box whose list, if it is long, is searched by words: "radix uniform 2^24".
class SearchCombo : public QComboBox {
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    /// Shorter lists open as usual.
    static constexpr int kFewestToSearch = 12;

    void showPopup() override;

signals:
    /// The list is about to open: now is the time to fill it.
    void opening();
    void closed();

protected:
    /// A letter begins a search.
    void keyPressEvent(QKeyEvent* event) override;

private:
    void search(const QString& text);
};

/// The list of a SearchCombo, as it was when it was opened, under a line for words.
class ChoiceFinder : public QFrame {
    Q_OBJECT

public:
    /// Deletes itself when it is closed.
    explicit ChoiceFinder(QComboBox& combo);

    void openBelow(const QString& text);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void filter(const QString& text);
    void step(int rows);
    void chooseCurrent();

    QComboBox& m_combo;
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_count;
};

} // namespace sortscope::gui::charts
