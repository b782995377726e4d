// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/usageerror.h"
#include "core/session/sessionerror.h"

#include <fmt/format.h>

#include <string_view>

namespace sortscope::cli {

/// Opens or makes the session that `option` names, by `open`, and returns the result of `open`. Throws
/// base::UsageError if the file cannot be opened or made, as for other outputs, and session::SessionError if
/// the disk fails.
template <typename Open>
auto outputSession(std::string_view option, const Open& open)
{
    using Cause = session::SessionError::Cause;
    try {
        return open();
    } catch (const session::SessionError& error) {
        const auto cause = error.cause();
        if (cause == Cause::DiskFull || cause == Cause::Device || cause == Cause::Moved)
            throw;
        throw base::UsageError(fmt::format("{}: {}", option, error.what()));
    }
}

} // namespace sortscope::cli
