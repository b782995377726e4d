// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/programrecord.h"

#include "core/backend/queue.h"
#include "core/base/sha256.h"

#include <utility>

namespace sortscope::backend {

ProgramRecord recordOf(const ProgramSource& source, std::string options, std::string_view prelude)
{
    return {source.file, source.origin, base::sha256(std::string(prelude) + source.text), std::move(options)};
}

} // namespace sortscope::backend
