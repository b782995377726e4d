// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QStringList>

#include <optional>

namespace sortscope::gui::widgets {

/// A combo box of which one or several entries are chosen. In the list, clicking an entry (or Enter) chooses
/// it alone, and clicking its box (or Space) adds it or takes it away.
class CheckCombo : public QComboBox {
    Q_OBJECT

public:
    explicit CheckCombo(QWidget* parent = nullptr);

    /// The first one is chosen until others are.
    void addChoice(const QString& id, const QString& title, const QString& toolTip);

    /// Ids, in the order of the list.
    QStringList chosen() const;
    /// Ids that the list does not have are passed over.
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

    /// Where the pointer was when the list was opened; empty once a button of the mouse means the list.
    std::optional<QPoint> m_openedAt;
};

} // namespace sortscope::gui::widgets
