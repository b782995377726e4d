// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/charts/kernelprofile.h"

#include <QObject>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <stop_token>
#include <thread>

namespace sortscope::gui::charts {

/// Profiles results on a thread of its own. Only the latest request counts: an older one is dropped.
class ProfileWorker : public QObject {
    Q_OBJECT

public:
    struct Answer {
        Result result;
        std::shared_ptr<const KernelProfile> profile;
    };

    explicit ProfileWorker(QObject* parent = nullptr);
    ~ProfileWorker() override;
    ProfileWorker(const ProfileWorker&) = delete;
    ProfileWorker& operator=(const ProfileWorker&) = delete;

    void request(Result result);
    /// Takes the latest answer; empty where there is none.
    std::optional<Answer> take();

signals:
    /// take() has an answer. Emitted on the worker's thread: connect to receivers of another thread.
    void ready();

private:
    void work(const std::stop_token& ending);

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    Result m_wanted;
    std::stop_source m_current;
    std::optional<Answer> m_answer;
    std::jthread m_thread;
};

} // namespace sortscope::gui::charts
