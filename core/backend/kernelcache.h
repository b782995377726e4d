// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace sortscope::backend {

/// Compiled kernels, and what NVIDIA's compilers have said of kernels, on disk, one file each. A cache never
/// makes a build fail: kernels that can't be read are compiled again, and kernels that can't be written are
/// not kept. Processes may share a folder: files appear whole or not at all.
class KernelCache {
public:
    /// An empty folder means no cache.
    explicit KernelCache(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    /// cuda-kernels/ in SORTSCOPE_CACHE_DIR or base::cacheFolder(). Empty if neither says where.
    static std::filesystem::path defaultFolder();

    /// The image stored under exactly this key, if its file is intact and this user's own.
    std::optional<std::string> find(std::string_view key) const;
    void store(std::string_view key, std::string_view image) const;

    /// The file that `key` belongs in.
    std::filesystem::path file(std::string_view key) const;

private:
    std::filesystem::path m_folder;
};

} // namespace sortscope::backend
