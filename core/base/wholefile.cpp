// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/wholefile.h"

#include "core/base/descriptor.h"
#include "core/base/outputpath.h"
#include "core/base/temporaryfile.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <string>
#include <system_error>

namespace sortscope::base {
namespace {

namespace fs = std::filesystem;

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
    const Descriptor file(::open(path.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC));
    if (!file.isOpen())
        cannotWrite(path, errno);
    writeDescriptor(file.get(), path, text);
    // Pipes and terminals have nothing to synchronise.
    if (::fsync(file.get()) != 0 && errno != EINVAL)
        cannotWrite(path, errno);
}

void setMode(int descriptor, mode_t mode)
{
    ::fchmod(descriptor, mode & 07777U);
}

/// Lets everybody who may read the file start it.
void makeProgram(int descriptor)
{
    struct stat own {};
    if (::fstat(descriptor, &own) == 0)
        setMode(descriptor, own.st_mode | ((own.st_mode & 0444U) >> 2U));
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
        setMode(file.descriptor(), existing.st_mode);
    if (kind == FileKind::Program)
        makeProgram(file.descriptor());
    if (kind == FileKind::Private)
        setMode(file.descriptor(), S_IRUSR | S_IWUSR);
    writeDescriptor(file.descriptor(), path, text);
    try {
        file.replaceTarget();
    } catch (const std::system_error& error) {
        // The file is mounted by itself, as a file of a container is.
        if (error.code().value() != EBUSY)
            throw;
        writeStraight(path, text);
    }
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
    // A file that a container has read only; the mode of its folder says nothing about it.
    if (exists && ::access(target.path.c_str(), W_OK) != 0 && errno == EROFS)
        cannotWrite(path, EROFS);
    // Asking for permission would trust a file system that then refuses: only creating a file shows it.
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
