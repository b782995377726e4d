// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/charts/profileworker.h"

#include <utility>

namespace sortscope::gui::charts {

void ProfileWorker::request(const Result& result)
{
    m_current.request_stop();
    m_current = std::stop_source();
    const auto answer = [this, result, stop = m_current.get_token()](auto profile, const QString& failure) {
        if (!stop.stop_requested())
            emit ready({result, std::move(profile), failure});
    };
    m_worker.post(
        this,
        [result, answer, stop = m_current.get_token()]() -> bridge::Worker::Reply {
            if (stop.stop_requested())
                return {};
            auto found = results::profileOf(*result, stop);
            if (!found)
                return {};
            return [answer, profile = std::make_shared<const results::KernelProfile>(std::move(*found))] {
                answer(profile, {});
            };
        },
        [answer](const QString& failure) { answer(nullptr, failure); });
}

} // namespace sortscope::gui::charts
