// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/plan/runrequest.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <string>

namespace sortscope::gui::pages {

/// The earlier states of the experiment, for undo and redo.
class RequestHistory {
public:
    /// Notes the present state of the experiment. Undone states are dropped, unless nothing has changed.
    void note(const plan::RunRequest& request);

    bool canUndo() const { return m_now > 0; }
    bool canRedo() const { return m_now + 1 < m_states.size(); }
    /// The request before, or after, the current one; it becomes the current one. Empty if there is none.
    std::optional<plan::RunRequest> undo();
    std::optional<plan::RunRequest> redo();

private:
    struct State {
        plan::RunRequest request;
        /// Two requests that are written alike are equal.
        std::string json;
    };

    std::deque<State> m_states;
    std::size_t m_now = 0;
};

} // namespace sortscope::gui::pages
