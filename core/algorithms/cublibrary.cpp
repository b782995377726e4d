// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/cublibrary.h"

#include "core/algorithms/algorithm.h"
#include "core/algorithms/catalogue.h"
#include "core/algorithms/ownentries.h"
#include "core/algorithms/vendor/cubwords.h"
#include "core/backend/error.h"
#include "core/base/ownprogram.h"

#include <fmt/format.h>

#include <cstdlib>

namespace sortscope::algorithms {
namespace {

namespace fs = std::filesystem;

const char* namedFile()
{
    const char* file = std::getenv(kCubVariable); // NOLINT(concurrency-mt-unsafe): nothing sets it
    return file == nullptr || *file == '\0' ? nullptr : file;
}

/// The folder of libraries that the program is installed with.
fs::path installedFolder()
{
    return (base::ownFolder() / SORTSCOPE_WAY_TO_LIBRARIES).lexically_normal();
}

/// The entry as the process that runs kernels takes those of libraries.
OwnEntry entryNamed(std::string_view id, Family family)
{
    const auto file = cubLibrary();
    if (!file)
        throw backend::Unsupported(whyNoCubLibrary());
    OwnEntry entry;
    entry.description.id = id;
    entry.description.family = family;
    entry.folder.directory = *file;
    return entry;
}

} // namespace

std::optional<fs::path> cubLibrary()
{
    std::vector<fs::path> places{base::ownFolder() / kCubLibrary, installedFolder() / kCubLibrary};
    if (const auto* named = namedFile())
        places = {named};
    std::error_code error;
    for (const auto& place : places) {
        if (fs::is_regular_file(place, error))
            return place;
    }
    return std::nullopt;
}

std::string whyNoCubLibrary()
{
    if (const auto* named = namedFile())
        return fmt::format("{} names {}, which is not there", kCubVariable, named);
    return fmt::format(
        "{} has these entries, and is neither in {} nor in {}; a build from source makes it where "
        "nvcc works, and packages leave it out, since it holds NVIDIA's static runtime",
        kCubLibrary, base::ownFolder().string(), installedFolder().string());
}

std::unique_ptr<Sort> makeCubSort(std::string_view id, backend::Queue& queue,
                                  const backend::DeviceInfo& device, const SortProblem& problem)
{
    return entryMaker().sort(entryNamed(id, Family::Sort), queue, device, problem);
}

std::unique_ptr<Search> makeCubSearch(std::string_view id, backend::Queue& queue,
                                      const backend::DeviceInfo& device, const SearchProblem& problem)
{
    return entryMaker().search(entryNamed(id, Family::Search), queue, device, problem);
}

std::vector<data::KeyType> cubKeyTypes()
{
    auto types = allKeyTypes();
#ifndef SORTSCOPE_CUB_ALL_TYPES
    std::erase_if(types, data::isNarrow);
#endif
    return types;
}

std::vector<data::ValueType> cubValueTypes()
{
#ifdef SORTSCOPE_CUB_ALL_TYPES
    return {data::ValueType::U32, data::ValueType::U64};
#else
    return {data::ValueType::U32};
#endif
}

ParameterInfo cubCountParameter()
{
    return {
        .id = vendor::kCount,
        .title = "Count",
        .description = "Bits of the type in which the library counts keys; auto tries both before the first "
                       "run of a job and keeps the faster one, which the kernel's name contains",
        .choices = {{vendor::kFasterCount, "The faster one"},
                    {vendor::kCount32, "32 bits"},
                    {vendor::kCount64, "64 bits"}},
        .defaultFor = [](const auto&) -> ParameterValue { return std::string(vendor::kFasterCount); },
    };
}

} // namespace sortscope::algorithms
