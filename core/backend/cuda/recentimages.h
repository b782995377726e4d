// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <mutex>
#include <string>

namespace sortscope::backend::cuda {

/// The compiled kernels that a process has asked for last. The jobs of a run ask for the same ones again and
/// again: finding them on disk reads and hashes them each time, and if nothing can be kept on disk they would
/// be compiled each time. Any thread.
class RecentImages {
public:
    /// Keys and images together take at most so many bytes; the newest one is kept whatever its size.
    explicit RecentImages(std::size_t mostBytes) : m_mostBytes(mostBytes) {}

    /// The image of exactly this key, or the result of `make`. If `make` throws, nothing is kept.
    std::string imageOf(const std::string& key, const std::function<std::string()>& make);

private:
    struct Entry {
        std::string key;
        std::string image;
    };

    void keep(Entry entry);

    std::size_t m_mostBytes;
    std::mutex m_mutex;
    /// The entry that was asked for last is in front.
    std::list<Entry> m_entries;
    std::size_t m_bytes = 0;
};

} // namespace sortscope::backend::cuda
