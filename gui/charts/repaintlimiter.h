// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

namespace sortscope::gui::charts {

/// Turns many requests to repaint into few repaints. While samples are taken there is at most one a second,
/// since drawing takes the machine's and often the measured device's time; otherwise one a turn of the event
/// loop.
class RepaintLimiter : public QObject {
    Q_OBJECT

public:
    using Clock = std::function<std::chrono::milliseconds()>;
    static constexpr std::chrono::milliseconds kMeasuringInterval{1000};

    /// `clock` returns the time since any fixed moment; the default is the host's steady clock.
    explicit RepaintLimiter(QObject* parent = nullptr, Clock clock = {});

    /// Asks for one due() as soon as it is allowed; further requests before it are part of it.
    void request();

    /// Ending the measurement makes what is pending due at once.
    void setMeasuring(bool measuring);
    bool measuring() const { return m_measuring; }

    bool pending() const { return m_timer.isActive(); }
    /// How long the pending request has to wait from when it was made.
    std::chrono::milliseconds delay() const { return m_timer.intervalAsDuration(); }

public slots:
    /// What the timer calls: emits due() and starts the next interval.
    void fire();

signals:
    void due();

private:
    std::chrono::milliseconds remaining() const;

    Clock m_clock;
    QTimer m_timer;
    std::optional<std::chrono::milliseconds> m_last;
    bool m_measuring = false;
};

} // namespace sortscope::gui::charts
