// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/kinds.h"
#include "core/backend/programrecord.h"
#include "core/data/key.h"

#include <filesystem>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sortscope::backend {
struct ProgramSource;
} // namespace sortscope::backend

namespace sortscope::algorithms {

/// A file of kernels/ as it was when the program was built.
struct EmbeddedKernel {
    std::string_view file;
    std::string_view source;
};

/// Every embedded kernel file; defined by a source that the build generates from kernels/.
std::span<const EmbeddedKernel> embeddedKernels();

/// Reads kernel files from `directory` instead of the copies built into the program, so that a kernel can be
/// edited without building; an empty path goes back to those copies. keymap.cl and all .cuh files may be
/// missing there: the built-in ones serve then. Call before jobs run. Thread-safe.
void setKernelDirectory(const std::filesystem::path& directory);

/// Calls setKernelDirectory() for a folder that a user named. Throws base::UsageError, which names `by` (the
/// option or variable), if `folder` is a file or does not exist.
void useKernelFolder(const std::filesystem::path& folder, std::string_view by);

/// The directory that was set, as an absolute path; empty if kernels are built in.
std::filesystem::path kernelDirectory();

/// A directory of kernel files and its content when it was read: text by file name.
struct KernelFolder {
    std::filesystem::path directory;
    std::map<std::string, std::string> files;
};

/// The most bytes of a kernel file.
inline constexpr std::size_t kMaximumKernelBytes = std::size_t{1} << 20U;

/// The directory that was set, with its files of kernels (.cl, .cu, .cuh); empty if kernels are built in. A
/// file that cannot be read is left out: code that needs it will miss it.
KernelFolder readKernelFolder();

/// Takes kernel files from `folder` as it was read, elsewhere and earlier, and nothing from its directory,
/// which only messages name. Otherwise like setKernelDirectory().
void setKernelFolder(KernelFolder folder);

struct OwnEntry;

/// While it lives, kernels that this thread asks for are those of the entry's folder where that has a file of
/// the name (EntryDescription::base).
class EntryKernels {
public:
    explicit EntryKernels(const OwnEntry& entry);
    ~EntryKernels();
    EntryKernels(const EntryKernels&) = delete;
    EntryKernels& operator=(const EntryKernels&) = delete;
};

/// The text of kernels/`file` with its compile-time constants, and with the files of that folder that it
/// includes; "id/name" is the file of an entry of the user's (OwnEntry). Throws std::runtime_error that names
/// the file if it can't be read.
backend::ProgramSource kernelSource(const std::string& file,
                                    std::vector<std::pair<std::string, std::string>> defines = {});

/// The OpenCL C type for the word of a key of `type`: the constant KEY of kernels that take keys of several
/// widths.
std::string keyWord(data::KeyType type);

/// The constant NUMBER of kernels: the unsigned type, of 32 bits or more, in which such keys are computed
/// with. C computes with narrower words as signed numbers.
std::string numberWord(data::KeyType type);

/// The text as above, with the constants by which a kernel takes keys of `type` as their ranks
/// (data::rankOf()). KEY: keyWord(). KEY_BITS: the number of its bits. NUMBER: numberWord(). FLIP: bits that
/// change in every key. FLIP_NEGATIVE: bits that also change in keys with the highest bit.
backend::ProgramSource kernelSource(const std::string& file, data::KeyType type,
                                    std::vector<std::pair<std::string, std::string>> defines = {});

/// The text that was built into the program, whatever directory was set: for kernels that belong to the
/// program and to no algorithm. Throws std::runtime_error for a file that was not built in.
backend::ProgramSource builtInKernelSource(const std::string& file,
                                           std::vector<std::pair<std::string, std::string>> defines = {});

/// The text that was built into the program, if the record is of that text, without the prelude.
std::optional<std::string> builtInTextOf(const backend::ProgramRecord& record);

/// The files of which kernelSource() made the text `whole` of `file`, by their names, as they were written,
/// except for "#pragma once" in those that are included.
std::map<std::string, std::string> filesOf(const std::string& whole, const std::string& file);

/// The record that a queue of `backend` would now make of kernels/`file`, without build options. Throws like
/// kernelSource().
backend::ProgramRecord recordNow(const std::string& file, backend::BackendKind backend);

} // namespace sortscope::algorithms
