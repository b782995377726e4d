// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/kernelsource.h"

#include "core/algorithms/embeddedkernels.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <mutex>
#include <stdexcept>

namespace sortscope::algorithms {
namespace {

std::mutex directoryMutex;
std::filesystem::path kernelDirectory;

std::string readFile(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw std::runtime_error("cannot read the kernel file " + path.string());
    return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace

void setKernelDirectory(const std::filesystem::path& directory)
{
    const std::scoped_lock lock(directoryMutex);
    kernelDirectory = directory;
}

backend::ProgramSource kernelSource(const std::string& file,
                                    std::vector<std::pair<std::string, std::string>> defines)
{
    const std::scoped_lock lock(directoryMutex);
    if (!kernelDirectory.empty())
        return {file, readFile(kernelDirectory / file), std::move(defines)};
    const auto kernels = embeddedKernels();
    const auto found = std::find_if(kernels.begin(), kernels.end(),
                                    [&](const EmbeddedKernel& kernel) { return kernel.file == file; });
    if (found == kernels.end())
        throw std::runtime_error("no kernel file " + file + " was built into this program");
    return {file, std::string(found->source), std::move(defines)};
}

} // namespace sortscope::algorithms
