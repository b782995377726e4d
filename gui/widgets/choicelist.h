// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>
#include <QStringList>
#include <QWidget>

#include <vector>

class QGridLayout;

namespace sortscope::gui::widgets {

/// A check box that shortens its text if there is no room: device names are long, the panel is narrow. The
/// owner sets the tooltip, which should then hold the whole text.
class ChoiceBox : public QCheckBox {
    Q_OBJECT

public:
    explicit ChoiceBox(const QString& title, QWidget* parent = nullptr);

    const QString& title() const { return m_title; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int widthBesideText() const;
    void shorten();

    QString m_title;
};

/// One thing that can be ticked.
struct Choice {
    QString id;
    QString title;
    QString explanation;
    /// The reason why it cannot be chosen now; empty if it can.
    QString whyNot;
    /// Successive choices under the same heading belong together; empty if there is no heading.
    QString heading;

    bool operator==(const Choice&) const = default;
};

/// Check boxes in columns, or chips one after the other, made from data. A choice that does not fit is
/// greyed, and its tooltip says why; its tick is kept for the time when it fits again. The list is one stop
/// of the Tab key; the arrow keys move within it.
class ChoiceList : public QWidget {
    Q_OBJECT

public:
    enum class Look { Boxes, Chips };

    explicit ChoiceList(int columns = 1, QWidget* parent = nullptr);
    explicit ChoiceList(Look look, QWidget* parent = nullptr);

    /// Keeps the ticks of ids that stay.
    void setChoices(const std::vector<Choice>& choices);
    /// Greys or allows a choice; an empty `whyNot` allows it.
    void setWhyNot(const QString& id, const QString& whyNot);

    /// Every id, in the shown order. Choices without an id can never be ticked.
    QStringList ids() const;
    /// The ids that are ticked and can be chosen, in the shown order.
    QStringList chosen() const;
    /// The ids that are ticked, including greyed ones and ones that setChoices() has not brought yet.
    QStringList ticked() const;
    void setTicked(const QStringList& ids);

    /// The box of an id; nullptr if the id is unknown.
    QAbstractButton* box(const QString& id) const;

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// chosen() may have changed.
    void changed();

private:
    struct Entry {
        Choice choice;
        QAbstractButton* box;
    };

    void addHeading(const QString& text);
    void addBox(const Choice& choice);
    static void refresh(const Entry& entry);
    void onToggled(const QString& id, bool on);

    void place(QWidget* widget, int columns);
    /// Makes one of the possible boxes the stop of the Tab key.
    void setTabStop(const QAbstractButton* wanted);
    /// Moves the focus by `steps` boxes, passing over greyed ones; true if it could.
    bool moveFocus(const QAbstractButton* from, int steps);

    Look m_look;
    /// Only for boxes; nullptr for chips.
    QGridLayout* m_grid = nullptr;
    int m_columns;
    int m_nextCell = 0;
    std::vector<Entry> m_entries;
    QStringList m_ticked;
};

} // namespace sortscope::gui::widgets
