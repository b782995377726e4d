// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionlock.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <system_error>
#include <utility>

namespace sortscope::session {
namespace {

/// The beginning of the text that the owner writes into the lock's file.
constexpr std::string_view kOwner = "process ";

std::filesystem::path lockPath(const std::filesystem::path& session)
{
    std::error_code error;
    auto target = std::filesystem::weakly_canonical(session, error);
    if (error)
        target = session;
    return target.parent_path() / fmt::format(".{}.lock", target.filename().string());
}

std::string whoIAm()
{
    utsname names{};
    if (::uname(&names) != 0)
        return fmt::format("{}{}", kOwner, ::getpid());
    return fmt::format("{}{} on {}", kOwner, ::getpid(), static_cast<const char*>(names.nodename));
}

std::string errorText(int error)
{
    return std::generic_category().message(error);
}

/// Returns how many names a file has; 0 if there is none yet.
nlink_t namesOf(const std::filesystem::path& file)
{
    struct stat status {};
    return ::stat(file.c_str(), &status) == 0 && S_ISREG(status.st_mode) ? status.st_nlink : 0;
}

/// Returns the text that the owner wrote into the lock's file, one short line of printable characters.
std::string ownerIn(int descriptor)
{
    std::array<char, 120> buffer{};
    const auto size = ::pread(descriptor, buffer.data(), buffer.size(), 0);
    std::string owner;
    for (ssize_t i = 0; i < size && buffer.at(static_cast<std::size_t>(i)) >= ' '; ++i)
        owner += buffer.at(static_cast<std::size_t>(i));
    return owner.empty() ? "another program" : owner;
}

/// True if the file is one that an owner of the lock has made: an empty one, or one with its name. Anybody
/// can put another file under the lock's name, for example a hard link of a file that matters.
bool isLockFile(int descriptor)
{
    struct stat status {};
    if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode) || status.st_nlink > 1)
        return false;
    return status.st_size == 0 || ownerIn(descriptor).starts_with(kOwner);
}

/// True if the path still names the file that was locked: its last owner may have removed it meanwhile.
bool stillNames(const std::filesystem::path& path, int descriptor)
{
    struct stat opened {};
    struct stat named {};
    return ::fstat(descriptor, &opened) == 0 && ::stat(path.c_str(), &named) == 0
           && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
}

} // namespace

bool meansNoLocks(int error)
{
    return error == ENOSYS || error == ENOLCK || error == EOPNOTSUPP;
}

SessionLock::SessionLock(const std::filesystem::path& session) : m_path(lockPath(session))
{
    if (const auto names = namesOf(session); names > 1) {
        m_refusal =
            fmt::format("it has {} names (hard links), and a session is written where it has one", names);
        return;
    }
    constexpr int attempts = 20;
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (tryOnce())
            return;
    }
    m_refusal = "its lock keeps changing hands";
}

bool SessionLock::tryOnce()
{
    base::Descriptor file(::open(m_path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666));
    const int descriptor = file.get();
    if (!file.isOpen()) {
        m_refusal = fmt::format("its folder cannot be written ({})", errorText(errno));
        return true;
    }
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
        m_inUse = errno == EWOULDBLOCK;
        m_refusal = m_inUse               ? fmt::format("it is open for writing in {}", ownerIn(descriptor))
                    : meansNoLocks(errno) ? std::string(kNoLocks)
                                          : fmt::format("it cannot be locked ({})", errorText(errno));
        return true;
    }
    if (!stillNames(m_path, descriptor))
        return false;
    if (!isLockFile(descriptor)) {
        m_refusal = fmt::format("{} beside it is not a lock of Sortscope's", m_path.string());
        return true;
    }
    const auto owner = whoIAm() + '\n';
    // The text is only for the sentence that another program shows: without it, the lock holds as well.
    if (::ftruncate(descriptor, 0) == 0)
        static_cast<void>(::pwrite(descriptor, owner.data(), owner.size(), 0) == 0);
    m_descriptor = std::move(file);
    return true;
}

SessionLock::~SessionLock()
{
    if (held())
        ::unlink(m_path.c_str());
}

} // namespace sortscope::session
