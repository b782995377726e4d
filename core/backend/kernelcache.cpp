// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/kernelcache.h"

#include "core/base/ownfile.h"
#include "core/base/sha256.h"
#include "core/base/statefolder.h"
#include "core/base/wholefile.h"

#include <fmt/format.h>

#include <cstdlib>
#include <fstream>
#include <random>
#include <system_error>

namespace sortscope::backend {
namespace {

namespace fs = std::filesystem;

/// First line of every file; the number grows when the layout changes.
constexpr std::string_view kMagic = "sortscope-cuda-kernels 2\n";

/// Returns the beginning of a cache file; the key and the image follow.
std::string header(std::string_view key, std::string_view image)
{
    return fmt::format("{}{} {} {}\n", kMagic, key.size(), image.size(), base::sha256(image));
}

std::string environment(const char* name)
{
    const char* value = std::getenv(name);
    return value == nullptr ? std::string{} : std::string(value);
}

} // namespace

fs::path KernelCache::defaultFolder()
{
    static constexpr const char* kBelow = "cuda-kernels";
    if (const auto own = environment("SORTSCOPE_CACHE_DIR"); !own.empty())
        return fs::path(own) / kBelow;
    const auto cache = base::cacheFolder();
    return cache.empty() ? cache : cache / kBelow;
}

fs::path KernelCache::file(std::string_view key) const
{
    return m_folder / base::sha256(key);
}

std::optional<std::string> KernelCache::find(std::string_view key) const
{
    if (m_folder.empty())
        return std::nullopt;
    // A kernel that somebody else could have put there is not run.
    struct stat status {};
    if (::stat(file(key).c_str(), &status) != 0 || !base::whyNotOwn(status).empty())
        return std::nullopt;
    auto content = base::contentOf(file(key));
    if (!content)
        return std::nullopt;
    // Where the image must begin if store() wrote the file for this key; the header then proves it.
    const auto firstLine = content->find('\n');
    const auto secondLine = firstLine == std::string::npos ? firstLine : content->find('\n', firstLine + 1);
    if (secondLine == std::string::npos || content->size() < secondLine + 1 + key.size())
        return std::nullopt;
    const auto body = std::string_view(*content).substr(secondLine + 1);
    const auto image = body.substr(key.size());
    if (body.substr(0, key.size()) != key
        || std::string_view(*content).substr(0, secondLine + 1) != header(key, image))
        return std::nullopt;
    return std::string(image);
}

void KernelCache::store(std::string_view key, std::string_view image) const
{
    if (m_folder.empty())
        return;
    std::error_code failed;
    base::makeOwnFolder(m_folder, failed);
    const auto target = file(key);
    const auto temporary = fs::path(target).concat(fmt::format(".{:08x}.tmp", std::random_device{}()));
    {
        std::ofstream stream(temporary, std::ios::binary);
        stream << header(key, image) << key << image;
        stream.close();
        fs::permissions(temporary, fs::perms::owner_read | fs::perms::owner_write, failed);
        if (!stream || failed) {
            fs::remove(temporary, failed);
            return;
        }
    }
    fs::rename(temporary, target, failed);
    if (failed)
        fs::remove(temporary, failed);
}

} // namespace sortscope::backend
