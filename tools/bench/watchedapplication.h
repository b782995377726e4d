// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <fmt/format.h>
#include <sys/resource.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QEventLoop>
#include <QFile>
#include <QTimer>

#include <algorithm>
#include <ctime>
#include <string>
#include <utility>

namespace sortscope::bench {

/// Finds the longest time for which the window did not answer, from one turn of its event loop to the next,
/// and the one event that took longest.
class WatchedApplication : public QApplication {
public:
    WatchedApplication(int& argc, char* argv[]) : QApplication(argc, argv)
    {
        connect(&m_turns, &QTimer::timeout, this, &WatchedApplication::endTurn);
        m_schedule.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }

    bool notify(QObject* receiver, QEvent* event) override
    {
        // An event that is handled within another belongs to the outer one.
        const bool outermost = !std::exchange(m_within, true);
        const Event handled{0, static_cast<int>(event->type()), named(*receiver)};
        QElapsedTimer timer;
        timer.start();
        const bool accepted = QApplication::notify(receiver, event);
        if (outermost) {
            m_within = false;
            if (timer.nsecsElapsed() > m_slowest.ns)
                m_slowest = {timer.nsecsElapsed(), handled.type, handled.receiver};
        }
        return accepted;
    }

    /// The class name of a receiver; for a timer, the class name of its owner.
    static const char* named(const QObject& receiver)
    {
        const bool ofAnother =
            qobject_cast<const QTimer*>(&receiver) != nullptr && receiver.parent() != nullptr;
        return (ofAnother ? receiver.parent() : &receiver)->metaObject()->className();
    }

    void startPhase()
    {
        m_slowest = {};
        m_longestNs = 0;
        m_longestOwnNs = 0;
        m_mostWorkNs = 0;
        m_queued = queuedOfThread();
        m_waits = waitsOfThread();
        m_work = workOfThread();
        m_turn.start();
        m_turns.start(0);
    }

    /// Ends the phase, and returns its figures as a text.
    std::string endPhase()
    {
        endTurn();
        m_turns.stop();
        m_worstNs = std::max(m_worstNs, m_mostWorkNs);
        return fmt::format("blocked for {:.1f} ms at most (at most {:.1f} ms of its own, {:.1f} ms at work), "
                           "{:.1f} ms by event {} of {}",
                           ms(m_longestNs), ms(m_longestOwnNs), ms(m_mostWorkNs), ms(m_slowest.ns),
                           m_slowest.type, m_slowest.receiver);
    }

    /// The longest time of all phases for which the window's thread worked in one turn. The time that the
    /// thread waited is reported and not judged: if processors are short, it waits for threads in which Qt
    /// paints.
    double worstMs() const { return ms(m_worstNs); }

private:
    struct Event {
        qint64 ns = 0;
        int type = 0;
        const char* receiver = "";
    };

    static qint64 workOfThread()
    {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return qint64{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
    }

    /// The time for which the thread could have run but had no processor (Linux,
    /// Documentation/scheduler/sched-stats.rst).
    qint64 queuedOfThread()
    {
        m_schedule.seek(0);
        return m_schedule.readAll().split(' ').value(1).toLongLong();
    }

    /// The number of times that the thread has given its processor away, because it waited for something.
    static long waitsOfThread()
    {
        rusage usage{};
        ::getrusage(RUSAGE_THREAD, &usage);
        return usage.ru_nvcsw;
    }

    static double ms(qint64 ns) { return static_cast<double>(ns) / 1e6; }

    void endTurn()
    {
        const auto elapsed = m_turn.nsecsElapsed();
        const auto queued = queuedOfThread();
        const auto waits = waitsOfThread();
        const auto work = workOfThread();
        const auto worked = work - std::exchange(m_work, work);
        const auto hadProcessor = elapsed - (queued - std::exchange(m_queued, queued));
        // If the thread waited for nothing, the rest of the time is interrupts.
        const bool waited = waits != std::exchange(m_waits, waits);
        m_longestNs = std::max(m_longestNs, elapsed);
        m_mostWorkNs = std::max(m_mostWorkNs, worked);
        m_longestOwnNs = std::max(m_longestOwnNs, waited ? std::max(worked, hadProcessor) : worked);
        m_turn.start();
    }

    QTimer m_turns;
    QElapsedTimer m_turn;
    QFile m_schedule{QStringLiteral("/proc/thread-self/schedstat")};
    qint64 m_queued = 0;
    long m_waits = 0;
    qint64 m_longestNs = 0;
    qint64 m_longestOwnNs = 0;
    /// The processor time of the thread, which other programs hardly lengthen.
    qint64 m_work = 0;
    qint64 m_mostWorkNs = 0;
    qint64 m_worstNs = 0;
    Event m_slowest;
    bool m_within = false;
};

/// Runs the event loop until `signal` was emitted.
class Awaited {
public:
    template <typename Sender, typename Signal>
    Awaited(const Sender& sender, Signal signal)
    {
        QObject::connect(&sender, signal, &m_loop, &QEventLoop::quit, Qt::QueuedConnection);
    }
    void wait() { m_loop.exec(); }

private:
    QEventLoop m_loop;
};

/// Returns once everything that waited in the event loop is done.
inline void settle()
{
    QEventLoop loop;
    // The events of the first turn post paint events.
    QTimer::singleShot(0, &loop, [&loop] { QTimer::singleShot(0, &loop, &QEventLoop::quit); });
    loop.exec();
}

} // namespace sortscope::bench
