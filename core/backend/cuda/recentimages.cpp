// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/recentimages.h"

#include <algorithm>
#include <utility>

namespace sortscope::backend::cuda {

std::string RecentImages::imageOf(const std::string& key, const std::function<std::string()>& make)
{
    {
        const std::scoped_lock lock(m_mutex);
        const auto known = std::ranges::find(m_entries, key, &Entry::key);
        if (known != m_entries.end()) {
            m_entries.splice(m_entries.begin(), m_entries, known);
            return known->image;
        }
    }
    auto image = make(); // without the lock: a compiler takes its time
    keep({key, image});
    return image;
}

void RecentImages::keep(Entry entry)
{
    const auto bytesOf = [](const Entry& each) { return each.key.size() + each.image.size(); };
    const std::scoped_lock lock(m_mutex);
    m_bytes += bytesOf(entry);
    m_entries.push_front(std::move(entry));
    while (m_bytes > m_mostBytes && m_entries.size() > 1) {
        m_bytes -= bytesOf(m_entries.back());
        m_entries.pop_back();
    }
}

} // namespace sortscope::backend::cuda
