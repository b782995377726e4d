// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/programrecord.h"

#include "core/backend/queue.h"
#include "core/base/sha256.h"
#include "core/base/utf8.h"

namespace sortscope::backend {

ProgramRecord recordOf(const ProgramSource& source, std::string_view options, std::string_view prelude)
{
    return {source.file, base::utf8(source.origin), base::sha256(std::string(prelude) + source.text),
            base::utf8(options)};
}

} // namespace sortscope::backend
