// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/ownfile.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>

namespace sortscope::base {

std::string whyNotOwn(const struct stat& status)
{
    if (status.st_uid != ::geteuid())
        return fmt::format("it belongs to user {}, and this is user {}", status.st_uid, ::geteuid());
    if ((status.st_mode & (S_IWGRP | S_IWOTH)) != 0)
        return fmt::format("others may write it (mode {:o})", status.st_mode & 07777U);
    return {};
}

void makeOwnFolder(const std::filesystem::path& folder, std::error_code& error)
{
    error.clear();
    if (folder.empty() || std::filesystem::is_directory(folder, error))
        return;
    makeOwnFolder(folder.parent_path(), error);
    if (::mkdir(folder.c_str(), S_IRWXU) != 0 && errno != EEXIST)
        error = {errno, std::generic_category()};
    else
        error.clear();
}

} // namespace sortscope::base
