// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/bridge/sessionreader.h"

#include <algorithm>

namespace sortscope::gui::bridge {

void SessionReader::setPath(const std::filesystem::path& path)
{
    const std::scoped_lock lock(m_mutex);
    if (path == m_path)
        return;
    m_path = path;
    m_file.reset();
}

SessionReader::Result SessionReader::whole(const Result& result)
{
    const auto& samples = result->samples;
    const bool here = samples.empty() || std::ranges::any_of(samples, [](const auto& sample) {
                          return !sample.commands.empty();
                      });
    const std::scoped_lock lock(m_mutex);
    if (here || m_path.empty())
        return result;
    if (!m_file)
        m_file = session::SessionFile::open(m_path);
    return m_file->job(result->spec.id).result;
}

} // namespace sortscope::gui::bridge
