// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/spool.h"

#include "core/base/ownfile.h"
#include "core/base/sha256.h"
#include "core/base/statefolder.h"
#include "core/base/texts.h"
#include "core/base/wholefile.h"
#include "core/plan/planparts.h"
#include "core/results/json/jsonreader.h"
#include "core/runner/messagepipe.h"
#include "sortscope_version.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <random>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <utility>

namespace sortscope::runner {
namespace {

namespace fs = std::filesystem;
using std::chrono::sys_seconds;

constexpr std::string_view kMagic = "sortscope-spool\n";
constexpr std::string_view kEnding = ".spool";
/// The ending of the file that writeFileWhole() leaves behind if its process is killed.
constexpr std::string_view kUnfinished = ".part";
constexpr std::chrono::days kMostAgeOfUnfinished{1};
/// The file in which runs are claimed.
constexpr auto* kClaims = "claims";
constexpr std::chrono::milliseconds kLookAgain{50};

struct Entry {
    std::string name;
    std::uint64_t bytes = 0;
    sys_seconds written;
};

/// Returns the regular files of the folder with this ending; none if the folder is not there.
std::vector<Entry> entriesOf(const fs::path& folder, std::string_view ending)
{
    std::vector<Entry> entries;
    std::error_code error;
    for (fs::directory_iterator file(folder, error); !error && file != fs::directory_iterator();
         file.increment(error)) {
        const auto name = file->path().filename().string();
        struct stat status {};
        if (!name.ends_with(ending) || ::lstat(file->path().c_str(), &status) != 0
            || !S_ISREG(status.st_mode))
            continue;
        entries.push_back({name, static_cast<std::uint64_t>(status.st_size),
                           sys_seconds(std::chrono::seconds(status.st_mtime))});
    }
    std::ranges::sort(entries, {}, &Entry::name);
    return entries;
}

/// "UUID-NUMBER.spool" names a run whatever the file contains, even a file of another version.
std::string uuidIn(const std::string& name)
{
    const auto uuid = name.substr(0, name.find('-'));
    return plan::isUuid(uuid) ? uuid : std::string();
}

/// Reads the messages of a file.
class Reader {
public:
    explicit Reader(const fs::path& file)
        : m_file(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)),
          m_pipe(m_file.get(), -1)
    {
        if (!m_file.isOpen())
            throw std::system_error(errno, std::generic_category(), "it cannot be opened");
        struct stat status {};
        ::fstat(m_file.get(), &status);
        if (const auto why = base::whyNotOwn(status); !why.empty())
            throw std::runtime_error(why + ": it is not read; forget it, or make it yours alone");
        m_pipe.skipBanner(MessagePipe::kNever, kMagic);
        const auto hello = next<tell::Hello>();
        if (hello.protocol != kRunnerProtocol)
            throw std::runtime_error(fmt::format(
                "sortscope {} has kept it with version {} of the protocol, and this one ({}) reads version "
                "{}: fetch it with that version, or forget it",
                hello.version, hello.protocol, kVersion, kRunnerProtocol));
    }

    template <typename Message>
    Message next()
    {
        auto message = decodeTell(m_pipe.receive().value());
        if (auto* wanted = std::get_if<Message>(&message))
            return std::move(*wanted);
        throw results::BadDocument("its messages are not in their order");
    }

private:
    base::Descriptor m_file;
    MessagePipe m_pipe;
};

/// Calls `read`, and says what is wrong with a file that it cannot read.
template <typename Read>
auto reading(const Read& read)
{
    try {
        return read();
    } catch (const Disconnected&) {
        throw std::runtime_error("it is damaged: it ends too early");
    } catch (const results::BadDocument& error) {
        throw std::runtime_error(fmt::format("it is damaged: {}", error.what()));
    }
}

/// Returns a random name, such as "UUID-1234abcd.spool".
std::string freshName(const std::string& uuid)
{
    std::random_device random;
    return fmt::format("{}-{:08x}{}", uuid, random(), kEnding);
}

/// Returns a lock of one byte of the claims, a byte per run; the byte need not exist to be locked. The lock
/// belongs to the open file: it ends with its process, however that ends, and not when another descriptor of
/// the file is closed.
struct flock byteOf(const std::string& uuid, short kind)
{
    constexpr std::size_t digits = 15;
    struct flock lock {};
    lock.l_type = kind;
    lock.l_whence = SEEK_SET;
    lock.l_start = std::stoll(base::sha256(uuid).substr(0, digits), nullptr, 16);
    lock.l_len = 1;
    return lock;
}

} // namespace

fs::path Spool::defaultFolder()
{
    const auto cache = base::cacheFolder();
    return cache.empty() ? cache : cache / "spool";
}

void Spool::keep(const std::string& uuid, const std::string& node,
                 const std::vector<tell::Spooled>& results) const
{
    std::string text;
    std::size_t count = 0;
    for (const auto& result : results) {
        const auto message = encode(Tell(result));
        if (message.size() > kMostFrame)
            continue; // the message was too long to be sent to the client, too
        text += framed(message);
        ++count;
    }
    if (count == 0 || m_folder.empty())
        return;
    std::error_code error;
    base::makeOwnFolder(m_folder, error);
    const tell::SpoolFile file{.uuid = uuid, .node = base::utf8(node), .kept = {}, .results = count};
    const auto head = framed(encode(Tell(tell::Hello{kRunnerProtocol, std::string(kVersion), ::getpid()})))
                      + framed(encode(Tell(file)));
    base::writeFileWhole(m_folder / freshName(uuid), fmt::format("{}{}{}", kMagic, head, text),
                         base::FileKind::Private);
    cleanUp(); // a machine from which nobody fetches has to keep no more than those of 30 days
}

std::vector<tell::SpoolFile> Spool::files() const
{
    std::vector<tell::SpoolFile> files;
    for (const auto& [name, bytes, written] : entriesOf(m_folder, kEnding)) {
        tell::SpoolFile file;
        try {
            file = reading([&, &called = name] { return Reader(m_folder / called).next<tell::SpoolFile>(); });
        } catch (const std::exception& error) {
            file.fault = error.what();
        }
        file.name = base::utf8(name);
        file.uuid = uuidIn(name);
        file.bytes = bytes;
        file.kept = written;
        files.push_back(std::move(file));
    }
    return files;
}

std::vector<tell::Spooled> Spool::results(const std::string& name) const
{
    return reading([&] {
        Reader reader(m_folder / name);
        const auto count = reader.next<tell::SpoolFile>().results;
        std::vector<tell::Spooled> results;
        while (results.size() < count)
            results.push_back(reader.next<tell::Spooled>());
        return results;
    });
}

bool Spool::remove(std::string_view name) const
{
    // Only a name in the listing is removed, so that no other path can be meant.
    std::error_code error;
    const auto entries = entriesOf(m_folder, kEnding);
    const auto found = std::ranges::find(entries, name, &Entry::name);
    return found != entries.end() && fs::remove(m_folder / found->name, error);
}

std::vector<std::string> Spool::cleanUp(const std::vector<std::string>& spared) const
{
    const auto now = std::chrono::system_clock::now();
    std::error_code error;
    for (const auto& entry : entriesOf(m_folder, kUnfinished)) {
        if (now - entry.written > kMostAgeOfUnfinished)
            fs::remove(m_folder / entry.name, error);
    }
    std::vector<std::string> removed;
    for (const auto& entry : entriesOf(m_folder, kEnding)) {
        const bool wanted = std::ranges::find(spared, uuidIn(entry.name)) != spared.end();
        if (wanted || now - entry.written <= kMostAge)
            continue;
        fs::remove(m_folder / entry.name, error);
        removed.push_back(
            fmt::format("{}, which was kept on {:.10}, is removed: it was not fetched within {} days",
                        entry.name, results::isoUtc(entry.written), kMostAge.count()));
    }
    return removed;
}

Spool::Claim::Claim(const Spool& spool, const std::string& uuid)
{
    if (spool.m_folder.empty())
        return;
    std::error_code error;
    base::makeOwnFolder(spool.m_folder, error);
    const auto claims = spool.m_folder / kClaims;
    m_file = base::Descriptor(::open(claims.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600));
    auto lock = byteOf(uuid, F_RDLCK); // runners of one run may share the lock
    ::fcntl(m_file.get(), F_OFD_SETLK, &lock);
}

bool Spool::isClaimed(const std::vector<std::string>& uuids) const
{
    const auto claims = m_folder / kClaims;
    const base::Descriptor file(::open(claims.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW));
    return std::ranges::any_of(uuids, [&file](const std::string& uuid) {
        auto lock = byteOf(uuid, F_WRLCK);
        return ::fcntl(file.get(), F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
    });
}

void Spool::awaitClaims(const std::vector<std::string>& uuids, std::chrono::nanoseconds most) const
{
    const auto deadline = std::chrono::steady_clock::now() + most;
    while (isClaimed(uuids) && std::chrono::steady_clock::now() < deadline)
        std::this_thread::sleep_for(kLookAgain);
}

} // namespace sortscope::runner
