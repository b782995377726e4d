// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/usageerror.h"
#include "core/session/sessionerror.h"

#include <fmt/format.h>

#include <string_view>

namespace sortscope::cli {

/// What `open` returns, which opens or makes the session that `option` names. Throws base::UsageError where
/// that cannot be one, as for every output that cannot be written; a disk that fails later is no fault of the
/// option's.
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
