// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/kernelprofile.h"

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
        /// nullptr where the commands could not be read; the failure says why.
        std::shared_ptr<const results::KernelProfile> profile;
        QString failure;
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
    static Answer answer(const Result& result, const std::stop_token& stop);
    void work(const std::stop_token& ending);

    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    Result m_wanted;
    std::stop_source m_current;
    std::optional<Answer> m_answer;
    std::jthread m_thread;
};

} // namespace sortscope::gui::charts
