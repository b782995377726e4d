// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace sortscope::gui::widgets {

/// Walks through the steps 0 to last(): buttons for a step back and forward, Play and Pause, a slider to
/// scrub, and a choice of the steps per second. Left and Right, Home and End, and Space do the same. Nothing
/// moves unless the user presses Play.
class Stepper : public QWidget {
    Q_OBJECT

public:
    explicit Stepper(QWidget* parent = nullptr);

    /// Begins again at step 0; `last` is the last step.
    void restart(int last);
    int last() const;
    int step() const;
    void setStep(int step);

    bool playing() const { return m_timer.isActive(); }
    void setPlaying(bool playing);
    /// Forbids playing for now; `why` is the tooltip of Play. An empty text allows it again.
    void setHeld(const QString& why);

    /// Does what the key stands for; false if the key stands for nothing.
    bool takeKey(int key);
    /// Sets the text of the current step for screen readers.
    void describe(const QString& text);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void moved(int step);

protected:
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QToolButton* makeButton(const char* name, const char* icon, const QString& toolTip);
    void fillSpeeds();
    void setSpeed();
    void playOne();
    void update();

    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_forward;
    QSlider* m_slider;
    QLabel* m_count;
    QComboBox* m_speed;
    QTimer m_timer;
    QString m_held;
};

} // namespace sortscope::gui::widgets
