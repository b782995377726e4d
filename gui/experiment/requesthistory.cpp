// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/requesthistory.h"

#include "core/plan/requestjson.h"

#include <utility>

namespace sortscope::gui::pages {

void RequestHistory::note(const plan::RunRequest& request)
{
    constexpr std::size_t kMost = 200;
    auto json = plan::requestJson(request);
    if (!m_states.empty() && m_states[m_now].json == json)
        return;
    if (!m_states.empty())
        m_states.resize(m_now + 1);
    m_states.push_back({request, std::move(json)});
    if (m_states.size() > kMost)
        m_states.pop_front();
    m_now = m_states.size() - 1;
}

std::optional<plan::RunRequest> RequestHistory::undo()
{
    if (!canUndo())
        return std::nullopt;
    return m_states[--m_now].request;
}

std::optional<plan::RunRequest> RequestHistory::redo()
{
    if (!canRedo())
        return std::nullopt;
    return m_states[++m_now].request;
}

} // namespace sortscope::gui::pages
