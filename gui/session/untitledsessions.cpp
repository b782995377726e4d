// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/session/untitledsessions.h"

#include "core/base/statefolder.h"
#include "core/results/row/environment.h"
#include "core/session/sessionerror.h"
#include "core/session/sessionlock.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <optional>
#include <system_error>

namespace sortscope::gui::bridge {
namespace {

namespace fs = std::filesystem;

const fs::path kEnding = ".sortscope";

/// "20250309-123456": the time without characters that other systems' file systems refuse.
std::string stamp()
{
    auto text = results::isoUtc(std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
    std::erase_if(text, [](char c) { return c == '-' || c == ':' || c == 'Z'; });
    std::ranges::replace(text, 'T', '-');
    return text;
}

std::chrono::sys_seconds lastChange(const fs::path& path)
{
    std::error_code error;
    const auto time = fs::last_write_time(path, error);
    return error ? std::chrono::sys_seconds()
                 : std::chrono::floor<std::chrono::seconds>(std::chrono::file_clock::to_sys(time));
}

/// Describes a session that was left behind. Empty if somebody has it open, and if it holds nothing and is
/// removed.
std::optional<LeftOver> leftOver(const fs::path& path)
{
    {
        const session::SessionLock lock(path);
        if (!lock.held())
            return std::nullopt;
    }
    LeftOver found{path, path.stem().string(), lastChange(path), 0, {}, false};
    try {
        auto file = session::SessionFile::open(path);
        found.name = file.info().name;
        found.results = file.finishedJobs();
        if (holdsNothing(file)) {
            removeUntitledSession(path);
            return std::nullopt;
        }
    } catch (const session::SessionError& error) {
        found.fault = error.what();
        found.damaged = error.cause() == session::SessionError::Cause::Damaged;
    }
    return found;
}

} // namespace

fs::path untitledFolder()
{
    const auto folder = base::stateFolder();
    return folder.empty() ? folder : folder / "untitled";
}

fs::path untitledPath(const fs::path& folder)
{
    if (folder.empty())
        throw session::SessionError(session::SessionError::Cause::NotPermitted,
                                    std::string(base::kNoStateFolder));
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        throw session::SessionError(
            session::SessionError::Cause::NotPermitted,
            fmt::format("{} cannot be made ({}); check its parent folders, or save the session elsewhere",
                        folder.string(), error.message()));
    for (int number = 1;; ++number) {
        auto path = folder / fmt::format("{}-{}-{}{}", stamp(), ::getpid(), number, kEnding.string());
        if (!fs::exists(path, error))
            return path;
    }
}

bool isUntitled(const fs::path& session, const fs::path& folder)
{
    std::error_code error;
    return fs::equivalent(session.parent_path(), folder, error);
}

bool holdsNothing(session::SessionFile& file)
{
    return file.finishedJobs() == 0 && file.info().notes.empty();
}

std::vector<LeftOver> findLeftOvers(const fs::path& folder)
{
    std::vector<LeftOver> found;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        if (entry.path().extension() != kEnding)
            continue;
        if (auto session = leftOver(entry.path()))
            found.push_back(std::move(*session));
    }
    std::ranges::sort(found, std::ranges::greater(), &LeftOver::date);
    return found;
}

void removeUntitledSession(const fs::path& path)
{
    std::error_code ignored;
    fs::remove(path, ignored);
    fs::remove(path.string() + "-journal", ignored);
}

} // namespace sortscope::gui::bridge
