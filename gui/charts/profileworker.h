// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/kernelprofile.h"
#include "gui/bridge/worker.h"
#include "gui/charts/results.h"

#include <memory>
#include <stop_token>

namespace sortscope::gui::charts {

/// Profiles results on a thread of its own. Only the latest request counts: an older one is dropped.
class ProfileWorker : public QObject {
    Q_OBJECT

public:
    struct Answer {
        Result result;
        /// nullptr where the commands could not be read; the failure says why.
        std::shared_ptr<const results::KernelProfile> profile;
        QString failure;
    };

    using QObject::QObject;
    ~ProfileWorker() override { m_current.request_stop(); }

    void request(const Result& result);

signals:
    void ready(const ProfileWorker::Answer& answer);

private:
    std::stop_source m_current;
    /// Last member: it uses the others.
    bridge::Worker m_worker;
};

} // namespace sortscope::gui::charts
