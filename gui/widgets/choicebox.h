// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCheckBox>

namespace sortscope::gui::widgets {

/// A check box that shortens its text where there is no room: device names are long, the panel is narrow. The
/// tooltip is the owner's to set and should then hold the whole text.
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

} // namespace sortscope::gui::widgets
