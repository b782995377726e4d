// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/error.h"

#include <fmt/format.h>

namespace sortscope::backend {

std::string describeFailure(std::string_view call, std::string_view codeName, long long code,
                            const std::source_location& where)
{
    std::string_view file = where.file_name();
    file.remove_prefix(file.find_last_of('/') + 1);
    return fmt::format("{} failed: {} ({}) at {}:{}", call, codeName, code, file, where.line());
}

} // namespace sortscope::backend
