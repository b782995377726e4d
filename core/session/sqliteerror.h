// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/columns.h"
#include "core/session/sessionerror.h"

#include <SQLiteCpp/Exception.h>

#include <filesystem>
#include <utility>

namespace sortscope::session {

/// Translates an error of SQLite on the file `path` for its user.
SessionError sessionError(const std::filesystem::path& path, int extendedCode, const std::string& detail);

/// Returns the extended code if SQLite gave one: an exception of a backup has none.
int codeOf(const SQLite::Exception& error);

/// Returns the error for a file whose content contradicts its format.
SessionError damaged(const std::filesystem::path& path, const std::string& detail);

/// Does `work`; exceptions of SQLite or of a reader of columns come out as SessionError.
template <typename Work>
decltype(auto) translated(const std::filesystem::path& path, Work&& work)
{
    try {
        return std::forward<Work>(work)();
    } catch (const SQLite::Exception& error) {
        throw sessionError(path, codeOf(error), error.what());
    } catch (const base::BadContent& error) {
        throw damaged(path, error.what());
    }
}

} // namespace sortscope::session
