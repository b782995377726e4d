// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/stepper.h"

#include "gui/widgets/fill.h"
#include "gui/widgets/rowlabel.h"
#include "gui/widgets/symbolicicon.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSlider>
#include <QToolButton>

#include <array>

namespace sortscope::gui::widgets {
namespace {

constexpr int kSecond = 1000;
/// The times that a step is seen, in milliseconds.
constexpr std::array kIntervals{2 * kSecond, kSecond, kSecond / 2, kSecond / 5};
constexpr int kUsualInterval = 1;

} // namespace

Stepper::Stepper(QWidget* parent)
    : QWidget(parent),
      m_back(makeButton("step-back", "step-back", tr("Step back (Left)"))),
      m_play(makeButton("play", "run", {})),
      m_forward(makeButton("step-forward", "step-forward", tr("Step forward (Right)"))),
      m_slider(named("steps", new QSlider(Qt::Horizontal))),
      m_count(named("step-count", new QLabel)),
      m_speed(named("speed", new QComboBox))
{
    m_slider->setAccessibleName(tr("Step"));
    m_slider->setPageStep(1);
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setTickInterval(1);
    m_slider->installEventFilter(this);
    fillSpeeds();
    fill(new QHBoxLayout(this), {{m_back},
                                 {m_play},
                                 {m_forward},
                                 {m_slider, 1},
                                 {m_count},
                                 {labelFor(tr("&Speed:"), m_speed)},
                                 {m_speed}});
    connect(m_back, &QToolButton::clicked, this, [this] { takeKey(Qt::Key_Left); });
    connect(m_forward, &QToolButton::clicked, this, [this] { takeKey(Qt::Key_Right); });
    connect(m_play, &QToolButton::clicked, this, [this] { setPlaying(!playing()); });
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        update();
        emit moved(step);
    });
    connect(m_slider, &QSlider::sliderPressed, this, [this] { setPlaying(false); });
    connect(m_speed, &QComboBox::currentIndexChanged, this, &Stepper::setSpeed);
    connect(&m_timer, &QTimer::timeout, this, &Stepper::playOne);
    setSpeed();
    update();
}

QToolButton* Stepper::makeButton(const char* name, const char* icon, const QString& toolTip)
{
    auto* button = named(name, new QToolButton(this));
    button->setIcon(symbolicIcon(QLatin1String(icon)));
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    button->setFocusPolicy(Qt::StrongFocus);
    button->installEventFilter(this);
    return button;
}

void Stepper::fillSpeeds()
{
    m_speed->setAccessibleName(tr("Speed"));
    m_speed->addItem(tr("one step in 2 seconds"));
    for (std::size_t index = 1; index < kIntervals.size(); ++index)
        m_speed->addItem(tr("%n steps per second", nullptr, kSecond / kIntervals.at(index)));
    m_speed->setCurrentIndex(kUsualInterval);
}

void Stepper::setSpeed()
{
    m_timer.setInterval(kIntervals.at(static_cast<std::size_t>(m_speed->currentIndex())));
}

void Stepper::restart(int last)
{
    setPlaying(false);
    m_slider->setMaximum(last);
    setStep(0);
    update();
}

int Stepper::last() const
{
    return m_slider->maximum();
}

int Stepper::step() const
{
    return m_slider->value();
}

void Stepper::setStep(int step)
{
    m_slider->setValue(step);
}

void Stepper::setPlaying(bool playing)
{
    if (playing == this->playing() || (playing && !m_held.isEmpty()))
        return;
    if (!playing) {
        m_timer.stop();
    } else {
        // After the last step, playing begins again.
        if (step() == last())
            setStep(0);
        m_timer.start();
    }
    update();
}

void Stepper::playOne()
{
    setStep(step() + 1);
    if (step() == last())
        setPlaying(false);
}

void Stepper::setHeld(const QString& why)
{
    m_held = why;
    if (!why.isEmpty())
        setPlaying(false);
    update();
}

void Stepper::update()
{
    const auto text = playing() ? tr("Pause (Space)") : tr("Play (Space)");
    m_play->setIcon(symbolicIcon(playing() ? QStringLiteral("pause") : QStringLiteral("run")));
    m_play->setAccessibleName(text);
    m_play->setToolTip(m_held.isEmpty() ? text : m_held);
    m_play->setEnabled(m_held.isEmpty() && last() > 0);
    m_back->setEnabled(step() > 0);
    m_forward->setEnabled(step() < last());
    m_count->setText(QStringLiteral("%1 / %2").arg(step()).arg(last()));
}

void Stepper::describe(const QString& text)
{
    m_slider->setAccessibleDescription(text);
}

bool Stepper::takeKey(int key)
{
    switch (key) {
    case Qt::Key_Space:
        setPlaying(!playing());
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
        setPlaying(false);
        setStep(step() + (key == Qt::Key_Left ? -1 : 1));
        return true;
    case Qt::Key_Home:
    case Qt::Key_End:
        setPlaying(false);
        setStep(key == Qt::Key_Home ? 0 : last());
        return true;
    default:
        return false;
    }
}

bool Stepper::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto key = static_cast<QKeyEvent*>(event)->key(); // NOLINT(*-static-cast-downcast)
        // Space presses the button that has the focus.
        const bool pressesButton = key == Qt::Key_Space && watched != m_slider;
        if (!pressesButton && takeKey(key))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

void Stepper::keyPressEvent(QKeyEvent* event)
{
    if (!takeKey(event->key()))
        QWidget::keyPressEvent(event);
}

void Stepper::hideEvent(QHideEvent* event)
{
    setPlaying(false);
    QWidget::hideEvent(event);
}

} // namespace sortscope::gui::widgets
