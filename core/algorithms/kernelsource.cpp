// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/kernelsource.h"

#include "core/backend/queue.h"
#include "core/base/wholefile.h"

#include <algorithm>
#include <mutex>
#include <stdexcept>

namespace sortscope::algorithms {
namespace {

std::mutex directoryMutex;
std::filesystem::path directoryOfKernels;

const std::string kPrelude = "prelude.cuh";

std::string readFile(const std::filesystem::path& path)
{
    if (auto content = base::contentOf(path))
        return std::move(*content);
    throw std::runtime_error("cannot read the kernel file " + path.string());
}

std::string builtIn(const std::string& file)
{
    const auto kernels = embeddedKernels();
    const auto found = std::ranges::find(kernels, file, &EmbeddedKernel::file);
    if (found == kernels.end())
        throw std::runtime_error("no kernel file " + file + " was built into this program");
    return std::string(found->source);
}

/// The folder's own prelude, or that of the program where it has none.
std::string preludeIn(const std::filesystem::path& directory)
{
    return exists(directory / kPrelude) ? readFile(directory / kPrelude) : builtIn(kPrelude);
}

} // namespace

void setKernelDirectory(const std::filesystem::path& directory)
{
    const std::scoped_lock lock(directoryMutex);
    directoryOfKernels = directory.empty() ? directory : absolute(directory).lexically_normal();
}

std::filesystem::path kernelDirectory()
{
    const std::scoped_lock lock(directoryMutex);
    return directoryOfKernels;
}

backend::ProgramSource kernelSource(const std::string& file,
                                    std::vector<std::pair<std::string, std::string>> defines)
{
    const auto directory = kernelDirectory();
    if (directory.empty())
        return {file, builtIn(file), std::move(defines), std::string(backend::kBuiltIn), builtIn(kPrelude)};
    const auto path = directory / file;
    return {file, readFile(path), std::move(defines), path.string(), preludeIn(directory)};
}

backend::ProgramRecord recordNow(const std::string& file, backend::BackendKind backend)
{
    const auto source = kernelSource(file);
    const bool prelude = backend == backend::BackendKind::Cuda && backend::isOpenClC(file);
    return backend::recordOf(source, {}, prelude ? source.prelude.value_or(std::string()) : std::string());
}

} // namespace sortscope::algorithms
