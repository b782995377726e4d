// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sortscope::results {

/// The number of a job in its plan, and in the session that the job is written to.
using JobId = int;

} // namespace sortscope::results
