// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parameter.h"
#include "core/data/key.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::backend {
struct DeviceInfo;
class Queue;
} // namespace sortscope::backend

/// The sorts and searches of CUB and Thrust, which nvcc compiles into a library of their own, so that nothing
/// else links NVIDIA's static runtime. Only a process that runs kernels loads it.
namespace sortscope::algorithms {

class Search;
class Sort;
struct SearchProblem;
struct SortProblem;

inline constexpr std::string_view kCubLibrary = "libsortscope-cub.so";
/// The variable of the environment that names its file.
inline constexpr auto* kCubVariable = "SORTSCOPE_CUB";

/// The library's file, if it is there: the one that kCubVariable names; without it the one beside
/// this program, or in the folder of libraries that it was installed with.
std::optional<std::filesystem::path> cubLibrary();

/// Why there is no cubLibrary(), and where it comes from.
std::string whyNoCubLibrary();

/// Have the library prepare a job of its entry. Throw backend::Unsupported if it is not there.
std::unique_ptr<Sort> makeCubSort(std::string_view id, backend::Queue& queue,
                                  const backend::DeviceInfo& device, const SortProblem& problem);
std::unique_ptr<Search> makeCubSearch(std::string_view id, backend::Queue& queue,
                                      const backend::DeviceInfo& device, const SearchProblem& problem);

/// The types of keys and of values that nvcc compiles the library for in this build.
std::vector<data::KeyType> cubKeyTypes();
std::vector<data::ValueType> cubValueTypes();

/// "count": the type in which the library counts; "auto" leaves it to the library.
ParameterInfo cubCountParameter();

} // namespace sortscope::algorithms
