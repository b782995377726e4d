// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/newfile.h"

#include "core/base/outputpath.h"
#include "core/base/temporaryfile.h"
#include "core/session/sessionerror.h"
#include "core/session/sidecars.h"

#include <fmt/format.h>

#include <string>
#include <system_error>

namespace sortscope::session {
namespace {

namespace fs = std::filesystem;
using Cause = SessionError::Cause;

/// Removes the journal that SQLite leaves beside a file if even the rollback has failed.
class JournalOf {
public:
    explicit JournalOf(const fs::path& file) : m_path(file.string() + "-journal") {}
    ~JournalOf()
    {
        std::error_code ignored;
        fs::remove(m_path, ignored);
    }
    JournalOf(const JournalOf&) = delete;
    JournalOf& operator=(const JournalOf&) = delete;

private:
    fs::path m_path;
};

/// Names the session in place of the hidden file, which nobody knows.
SessionError naming(const fs::path& session, const SessionError& error, const fs::path& hidden)
{
    std::string sentence = error.what();
    const auto name = hidden.string();
    for (auto at = sentence.find(name); at != std::string::npos; at = sentence.find(name))
        sentence.replace(at, name.size(), session.string());
    return {error.cause(), sentence};
}

SessionError refusal(const fs::path& path, const std::system_error& error)
{
    if (error.code() == std::errc::device_or_resource_busy)
        return {
            Cause::NotPermitted,
            fmt::format("{} is mounted by itself, and cannot be replaced; mount its folder", path.string())};
    const bool full = error.code() == std::errc::no_space_on_device;
    return {full ? Cause::DiskFull : Cause::NotPermitted,
            fmt::format("{}; choose another name", error.what())};
}

} // namespace

fs::path placeFor(const fs::path& session)
{
    if (!session.has_filename())
        throw SessionError(
            Cause::NotPermitted,
            fmt::format("\"{}\" is not the name of a file; name one for the session", session.string()));
    try {
        auto target = base::outputTarget(session);
        if (!target.descriptor)
            return std::move(target.path);
    } catch (const std::system_error& error) {
        throw SessionError(Cause::NotPermitted, fmt::format("{}; choose another folder", error.what()));
    }
    throw SessionError(
        Cause::NotPermitted,
        fmt::format("{} is an open stream, and a session is a file; name one for it", session.string()));
}

void makeWhole(const fs::path& path, const fs::path& place, const std::function<void(const fs::path&)>& work)
{
    requireNoSidecars(place);
    try {
        base::TemporaryFile part(place, path);
        // Closed before SQLite opens the file: its locks would go with the descriptor.
        part.close();
        const JournalOf journal(part.path());
        try {
            work(part.path());
        } catch (const SessionError& error) {
            throw naming(path, error, part.path());
        }
        part.replaceTarget();
    } catch (const std::system_error& error) {
        throw refusal(path, error);
    }
}

} // namespace sortscope::session
