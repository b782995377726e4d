// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sidecars.h"

#include "core/base/descriptor.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cstring>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

namespace sortscope::session {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kJournal = "-journal";
constexpr std::string_view kLog = "-wal";

/// The bytes at the beginning of a rollback journal, and at the end of its record of a super-journal
/// (https://www.sqlite.org/fileformat.html#the_rollback_journal).
constexpr std::array<unsigned char, 8> kMagic{0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};

/// Returns the file beside a session; as in SQLite, a link is followed first.
fs::path besides(const fs::path& session, std::string_view ending)
{
    std::error_code error;
    auto target = fs::weakly_canonical(session, error);
    if (error)
        target = session;
    return target.string() + std::string(ending);
}

bool isThere(const fs::path& path)
{
    struct stat status {};
    return ::lstat(path.c_str(), &status) == 0;
}

/// True if the eight bytes at `at` are the magic ones; returns `none` if they cannot be read.
bool magicAt(int descriptor, off_t at, bool none)
{
    std::array<unsigned char, kMagic.size()> bytes{};
    if (::pread(descriptor, bytes.data(), bytes.size(), at) != static_cast<ssize_t>(bytes.size()))
        return none;
    return bytes == kMagic;
}

std::optional<SidecarFault> contentFault(int descriptor, off_t size)
{
    unsigned char first = 0;
    // Zeros mean a journal that was not synchronised yet: SQLite leaves it alone.
    if (::pread(descriptor, &first, 1, 0) == 1 && first != 0 && !magicAt(descriptor, 0, false))
        return SidecarFault::NotAJournal;
    constexpr off_t header = 28;
    constexpr auto tail = static_cast<off_t>(kMagic.size());
    if (size > header && magicAt(descriptor, size - tail, false))
        return SidecarFault::NamesAnotherFile;
    return std::nullopt;
}

/// Returns the fault, and the remedy.
std::pair<std::string_view, std::string_view> textsOf(SidecarFault fault)
{
    switch (fault) {
    case SidecarFault::NotRegular:
        return {"it is not a regular file", "move it away, and open the session again"};
    case SidecarFault::OfAnotherUser:
        return {"it belongs to another user than the session",
                "let that user open the session, or move the file away"};
    case SidecarFault::NotAJournal:
        return {"it is not a journal of SQLite", "move it away, and open the session again"};
    case SidecarFault::NamesAnotherFile:
        return {"it names another file, which would be deleted, and no journal of a session does that",
                "move it away, and open the session again"};
    case SidecarFault::WriteAheadLog:
        return {"it is a write-ahead log, and no session has one",
                "move it away, and open the session again"};
    }
    return {};
}

} // namespace

std::optional<SidecarFault> journalFault(const char* database, const char* journal) noexcept
{
    struct stat own {};
    struct stat session {};
    if (::lstat(journal, &own) != 0)
        return std::nullopt;
    if (!S_ISREG(own.st_mode))
        return SidecarFault::NotRegular;
    if (own.st_uid != ::geteuid() && (::stat(database, &session) != 0 || own.st_uid != session.st_uid))
        return SidecarFault::OfAnotherUser;
    const base::Descriptor descriptor(::open(journal, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC));
    // SQLite cannot read the journal then, either.
    if (!descriptor.isOpen())
        return std::nullopt;
    return contentFault(descriptor.get(), own.st_size);
}

std::optional<SessionError> sidecarError(const fs::path& session)
{
    auto file = besides(session, kJournal);
    auto fault = journalFault(besides(session, {}).c_str(), file.c_str());
    if (auto log = besides(session, kLog); !fault && isThere(log)) {
        fault = SidecarFault::WriteAheadLog;
        file = std::move(log);
    }
    if (!fault)
        return std::nullopt;
    const auto& [matter, remedy] = textsOf(*fault);
    return SessionError(SessionError::Cause::NotPermitted,
                        fmt::format("{} cannot be opened because of {} beside it: {}; {}", session.string(),
                                    file.string(), matter, remedy));
}

bool hasJournal(const fs::path& session)
{
    return isThere(besides(session, kJournal));
}

void requireNoSidecars(const fs::path& place)
{
    for (const auto ending : {kJournal, kLog}) {
        if (const auto file = besides(place, ending); isThere(file))
            throw SessionError(SessionError::Cause::NotPermitted,
                               fmt::format("{} cannot be made because of {}, which is of a session that was "
                                           "there before; move it away, or choose another name",
                                           place.string(), file.string()));
    }
}

} // namespace sortscope::session
