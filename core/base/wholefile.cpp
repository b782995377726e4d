// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/wholefile.h"

#include "core/base/outputpath.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <random>
#include <string>
#include <system_error>
#include <utility>

namespace sortscope::base {
namespace {

namespace fs = std::filesystem;

/// A descriptor that closes itself.
class Descriptor {
public:
    explicit Descriptor(int value) : m_value(value) {}
    ~Descriptor()
    {
        if (m_value >= 0)
            ::close(m_value);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int value() const { return m_value; }

private:
    int m_value;
};

/// A file beside `target` under a name of its own, removed again unless it takes the target's place.
class TemporaryFile {
public:
    /// `reportAs` is the path that errors name: the one that the user wrote.
    TemporaryFile(const fs::path& target, const fs::path& reportAs) : m_target(target), m_reportAs(reportAs)
    {
        std::random_device random;
        int descriptor = -1;
        do {
            m_path =
                target.parent_path() / fmt::format(".{}.{:08x}.part", target.filename().string(), random());
            // 0666: the user's umask decides, as for any file that a program writes.
            descriptor = ::open(m_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        } while (descriptor < 0 && errno == EEXIST);
        if (descriptor < 0)
            cannotWrite(m_reportAs, errno);
        m_descriptor = descriptor;
    }
    ~TemporaryFile()
    {
        closeFile();
        if (!m_path.empty())
            ::unlink(m_path.c_str());
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;

    void write(std::string_view text)
    {
        if (const int error = writeAll(m_descriptor, text))
            cannotWrite(m_reportAs, error);
    }

    void setMode(mode_t mode) const { ::fchmod(m_descriptor, mode & 07777U); }

    /// Whoever may read it may start it.
    void makeProgram() const
    {
        struct stat own {};
        if (::fstat(m_descriptor, &own) == 0)
            setMode(own.st_mode | ((own.st_mode & 0444U) >> 2U));
    }

    void replaceTarget()
    {
        if (::fsync(m_descriptor) != 0)
            cannotWrite(m_reportAs, errno);
        if (const int error = closeFile())
            cannotWrite(m_reportAs, error);
        if (::rename(m_path.c_str(), m_target.c_str()) != 0)
            cannotWrite(m_reportAs, errno);
        m_path.clear();
    }

private:
    int closeFile()
    {
        if (m_descriptor < 0)
            return 0;
        return ::close(std::exchange(m_descriptor, -1)) == 0 ? 0 : errno;
    }

    fs::path m_target;
    fs::path m_reportAs;
    fs::path m_path;
    int m_descriptor = -1;
};

/// True if the target cannot be replaced by renaming: a device, a pipe, a socket.
bool isSpecial(const struct stat& target)
{
    return !S_ISREG(target.st_mode) && !S_ISDIR(target.st_mode);
}

void writeDescriptor(int descriptor, const fs::path& path, std::string_view text)
{
    if (const int error = writeAll(descriptor, text))
        cannotWrite(path, error);
}

void requireOpenForWriting(int descriptor, const fs::path& path)
{
    const int flags = ::fcntl(descriptor, F_GETFL);
    if (flags < 0 || (flags & O_ACCMODE) == O_RDONLY)
        cannotWrite(path, EBADF);
}

void writeStraight(const fs::path& path, std::string_view text)
{
    const Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
    if (file.value() < 0)
        cannotWrite(path, errno);
    writeDescriptor(file.value(), path, text);
}

/// Makes the new name survive a power cut; where a file system cannot, the file still counts as written.
void synchroniseFolder(const fs::path& folder)
{
    const Descriptor directory(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (directory.value() >= 0)
        ::fsync(directory.value());
}

} // namespace

int writeAll(int descriptor, std::string_view text)
{
    while (!text.empty()) {
        const auto written = ::write(descriptor, text.data(), text.size());
        if (written >= 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            return errno;
    }
    return 0;
}

void writeFileWhole(const fs::path& path, std::string_view text, FileKind kind)
{
    const auto target = outputTarget(path);
    if (target.descriptor)
        return writeDescriptor(*target.descriptor, path, text);
    struct stat existing {};
    const bool exists = ::stat(target.path.c_str(), &existing) == 0;
    if (exists && isSpecial(existing))
        return writeStraight(path, text);
    if (exists && S_ISDIR(existing.st_mode))
        cannotWrite(path, EISDIR);

    TemporaryFile file(target.path, path);
    if (exists)
        file.setMode(existing.st_mode);
    if (kind == FileKind::Program)
        file.makeProgram();
    file.write(text);
    file.replaceTarget();
    synchroniseFolder(target.path.parent_path());
}

void requireWritable(const fs::path& path)
{
    const auto target = outputTarget(path);
    if (target.descriptor)
        return requireOpenForWriting(*target.descriptor, path);
    struct stat existing {};
    const bool exists = ::stat(target.path.c_str(), &existing) == 0;
    if ((exists && S_ISDIR(existing.st_mode)) || !path.has_filename())
        cannotWrite(path, EISDIR);
    if (exists && isSpecial(existing)) {
        if (::access(target.path.c_str(), W_OK) != 0)
            cannotWrite(path, errno);
        return;
    }
    // Asking for permission would believe a file system that then refuses: only creating a file shows it.
    const TemporaryFile probe(target.path, path);
}

std::optional<std::string> contentOf(const fs::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::string content;
    std::array<char, 65536> part{};
    while (file.read(part.data(), part.size()))
        content.append(part.data(), part.size());
    content.append(part.data(), static_cast<std::size_t>(file.gcount()));
    // A folder can be opened, but not read; the disk may fail.
    return file.eof() ? std::optional(std::move(content)) : std::nullopt;
}

} // namespace sortscope::base
