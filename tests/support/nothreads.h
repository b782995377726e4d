// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <pthread.h>

#include <cstddef>

namespace sortscope::tests {

/// As long as this object lives, no thread can be started, as in a process that has reached its limit: a
/// stack is larger than the address space.
class NoThreads {
public:
    NoThreads()
    {
        pthread_attr_t none{};
        ::pthread_getattr_default_np(&m_usual);
        ::pthread_getattr_default_np(&none);
        ::pthread_attr_setstacksize(&none, std::size_t{1} << 47U);
        ::pthread_setattr_default_np(&none);
        ::pthread_attr_destroy(&none);
    }
    ~NoThreads()
    {
        ::pthread_setattr_default_np(&m_usual);
        ::pthread_attr_destroy(&m_usual);
    }
    NoThreads(const NoThreads&) = delete;
    NoThreads& operator=(const NoThreads&) = delete;

private:
    pthread_attr_t m_usual{};
};

} // namespace sortscope::tests
