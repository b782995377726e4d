// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QStringList>

#include <optional>

namespace sortscope::gui::widgets {

/// A combo box with one or several chosen entries. In the list, a click on an entry (or Enter) chooses this
/// entry alone, and a click on its box (or Space) adds it or takes it away.
class CheckCombo : public QComboBox {
    Q_OBJECT

public:
    explicit CheckCombo(QWidget* parent = nullptr);

    /// Adds an entry. The first entry is chosen until others are chosen.
    void addChoice(const QString& id, const QString& title, const QString& toolTip);

    /// The ids of the chosen entries, in the order of the list.
    QStringList chosen() const;
    /// Chooses these entries. Ids that the list does not have are ignored.
    void setChosen(const QStringList& ids);

    bool eventFilter(QObject* watched, QEvent* event) override;
    void showPopup() override;

signals:
    void changed();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString summary() const;
    bool isChosen(int index) const;
    void toggle(int index);
    void chooseAlone(int index);
    bool onListKey(int key);
    bool onListMouse(QEvent& event);
    bool onListClick(const QPoint& position);

    /// The place of the pointer when the list was opened; empty once a mouse button was pressed in the list.
    std::optional<QPoint> m_openedAt;
};

} // namespace sortscope::gui::widgets
