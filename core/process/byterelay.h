// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/descriptor.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace sortscope::process {

/// The most bytes of a runner that travel in one piece.
inline constexpr std::size_t kMostPart = std::size_t{64} << 10U;

struct SocketPair {
    base::Descriptor ours;
    base::Descriptor theirs;
};

/// Returns two sockets that lead to each other; no program that is started inherits them. Throws
/// std::system_error.
SocketPair socketPair();

/// Returns false if the other side does not take all bytes within a minute, or is gone.
bool writeAll(int socket, std::string_view bytes);

/// Gives the bytes that come from `descriptor` to `take`, in parts of at most kMostPart bytes, until they
/// end.
void readAll(int descriptor, const std::function<void(std::string)>& take);

} // namespace sortscope::process
