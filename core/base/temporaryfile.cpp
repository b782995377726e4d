// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/temporaryfile.h"

#include "core/base/outputpath.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <random>

namespace sortscope::base {
namespace {

namespace fs = std::filesystem;

/// Makes the new name survive a power cut; on a file system that cannot do this, the file still counts as
/// written.
void synchroniseFolder(const fs::path& folder)
{
    const Descriptor directory(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (directory.isOpen())
        ::fsync(directory.get());
}

} // namespace

TemporaryFile::TemporaryFile(const fs::path& target, const fs::path& reportAs)
    : m_target(target),
      m_reportAs(reportAs)
{
    std::random_device random;
    do {
        m_path = target.parent_path() / fmt::format(".{}.{:08x}.part", target.filename().string(), random());
        // 0666: the user's umask decides, as for any file that a program writes.
        m_descriptor = Descriptor(::open(m_path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    } while (!m_descriptor.isOpen() && errno == EEXIST);
    if (!m_descriptor.isOpen())
        cannotWrite(m_reportAs, errno);
}

TemporaryFile::~TemporaryFile()
{
    if (!m_path.empty())
        ::unlink(m_path.c_str());
}

void TemporaryFile::close()
{
    if (!m_descriptor.close())
        cannotWrite(m_reportAs, errno);
}

void TemporaryFile::replaceTarget()
{
    if (m_descriptor.isOpen()) {
        if (::fsync(m_descriptor.get()) != 0)
            cannotWrite(m_reportAs, errno);
        close();
    }
    if (::rename(m_path.c_str(), m_target.c_str()) != 0)
        cannotWrite(m_reportAs, errno);
    m_path.clear();
    synchroniseFolder(m_target.parent_path());
}

} // namespace sortscope::base
