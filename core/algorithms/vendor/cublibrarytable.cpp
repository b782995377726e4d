// SPDX-License-Identifier: GPL-3.0-or-later
// What libsortscope-cub.so tells the program: functions, and the types that nvcc has compiled them for. What
// users read of the entries is in the catalogue (cubwords.h).
#include "core/algorithms/vendor/cubjob.h"
#include "core/algorithms/vendor/cubwords.h"
#include "core/algorithms/vendor/keykinds.h"
#include "core/algorithms/vendor/lowerboundjob.h"
#include "core/algorithms/vendor/vendorerror.h"
#include "sortscope_version.h"

#include <array>

namespace sortscope::algorithms::vendor {
namespace {

#ifdef SORTSCOPE_CUB_ALL_TYPES
constexpr auto* kValues = "u32 u64";
#else
constexpr auto* kValues = "u32";
#endif

VendorJob& jobOf(void* instance)
{
    return *static_cast<VendorJob*>(instance);
}

template <auto make>
int prepare(sortscope_host* host, const sortscope_job* job, void** instance)
{
    return resultOf([&] { *instance = make(HostCalls(*host), *job).release(); });
}

int tune(void* instance, sortscope_host* host, const sortscope_memory* memory)
{
    return resultOf([&] { jobOf(instance).tune(HostCalls(*host), *memory); });
}

int runSort(void* instance, sortscope_host* host, const sortscope_memory* memory, void** answer)
{
    return resultOf([&] { *answer = jobOf(instance).run(HostCalls(*host), *memory); });
}

int runSearch(void* instance, sortscope_host* host, const sortscope_memory* memory, void** /*answer*/)
{
    return resultOf([&] { jobOf(instance).run(HostCalls(*host), *memory); });
}

void tellKeyBits(void* instance, std::uint32_t bits)
{
    jobOf(instance).tellKeyBits(bits);
}

std::int64_t passesRun(void* instance)
{
    const auto passes = jobOf(instance).passesRun();
    return passes ? static_cast<std::int64_t>(*passes) : -1;
}

void destroy(void* instance)
{
    delete static_cast<VendorJob*>(instance); // NOLINT(cppcoreguidelines-owning-memory): the program owned it
}

/// The members that all entries have.
sortscope_entry entryNamed(std::string_view id, const char* family)
{
    sortscope_entry entry{};
    entry.id = id.data(); // a literal
    entry.family = family;
    entry.apis = "cuda";
    entry.keys = compiledKeys().c_str();
    entry.tune = tune;
    entry.destroy = destroy;
    return entry;
}

template <auto make>
sortscope_entry sortNamed(std::string_view id)
{
    auto entry = entryNamed(id, "sort");
    entry.pairs = entry.keys;
    entry.values = kValues;
    entry.prepare = prepare<make>;
    entry.run = runSort;
    return entry;
}

std::array<sortscope_entry, 3> allEntries()
{
    auto radixSort = sortNamed<makeRadixSort>(kCubRadixSort);
    radixSort.stable = 1;
    radixSort.tell_key_bits = tellKeyBits;
    radixSort.passes_run = passesRun;
    auto lowerBound = entryNamed(kThrustLowerBound, "search");
    lowerBound.prepare = prepare<makeLowerBound>;
    lowerBound.run = runSearch;
    return {radixSort, sortNamed<makeMergeSort>(kCubMergeSort), lowerBound};
}

} // namespace
} // namespace sortscope::algorithms::vendor

extern "C" const sortscope_library* sortscope_entries()
{
    using namespace sortscope::algorithms::vendor;
    static const auto entries = allEntries();
    static const sortscope_library library{
        .version = SORTSCOPE_ENTRY_VERSION,
        .entry_size = sizeof(sortscope_entry),
        // A literal. The program loads the library of its own build alone.
        .release = sortscope::kBuild.data(), // NOLINT(bugprone-suspicious-stringview-data-usage)
        .entries = entries.data(),
        .entry_count = entries.size(),
        .last_error = lastError};
    return &library;
}
