// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/storedjob.h"

#include "core/results/row/jobresult.h"

namespace sortscope::results {

bool lacksOutcome(const StoredJob& stored)
{
    return !stored.finished || stored.stopped
           || (stored.result->status == Status::Cancelled && !stored.replacedBy);
}

} // namespace sortscope::results
