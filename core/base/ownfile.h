// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/stat.h>

#include <filesystem>
#include <string>
#include <system_error>

namespace sortscope::base {

/// Why a file with this `status` is not to be trusted as one that this user has made: "it belongs to user
/// 1001", "others may write it (mode 666)". Empty if it is to be trusted.
std::string whyNotOwn(const struct stat& status);

/// Makes a folder and the missing ones above it, for this user alone.
void makeOwnFolder(const std::filesystem::path& folder, std::error_code& error);

} // namespace sortscope::base
