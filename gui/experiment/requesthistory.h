// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <string>

namespace sortscope::gui::pages {

/// What the experiment was before, for undoing and redoing.
class RequestHistory {
public:
    /// The experiment as it is now. What was undone is dropped, unless nothing has changed.
    void note(const plan::RunRequest& request);

    bool canUndo() const { return m_now > 0; }
    bool canRedo() const { return m_now + 1 < m_states.size(); }
    /// The request before, or after, the current one, which it becomes; empty if there is none.
    std::optional<plan::RunRequest> undo();
    std::optional<plan::RunRequest> redo();

private:
    struct State {
        plan::RunRequest request;
        /// Two that are written alike are the same.
        std::string json;
    };

    std::deque<State> m_states;
    std::size_t m_now = 0;
};

} // namespace sortscope::gui::pages
