// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/repaintlimiter.h"

#include <algorithm>
#include <utility>

namespace sortscope::gui::charts {
namespace {

using std::chrono::milliseconds;

milliseconds steadyNow()
{
    return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace

RepaintLimiter::RepaintLimiter(QObject* parent, Clock clock)
    : QObject(parent),
      m_clock(clock ? std::move(clock) : Clock(steadyNow))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &RepaintLimiter::fire);
}

void RepaintLimiter::request()
{
    if (!pending())
        m_timer.start(remaining());
}

void RepaintLimiter::setMeasuring(bool measuring)
{
    if (measuring == m_measuring)
        return;
    m_measuring = measuring;
    if (pending())
        m_timer.start(remaining());
}

void RepaintLimiter::fire()
{
    m_timer.stop();
    m_last = m_clock();
    emit due();
}

milliseconds RepaintLimiter::remaining() const
{
    if (!m_measuring || !m_last)
        return milliseconds{0};
    return std::clamp(kMeasuringInterval - (m_clock() - *m_last), milliseconds{0}, kMeasuringInterval);
}

} // namespace sortscope::gui::charts
