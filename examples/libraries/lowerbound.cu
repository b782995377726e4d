/* SPDX-License-Identifier: MIT
 * A binary search for CUDA, of keys of two types, with two ways to write it: the faster one is found before
 * the first run, and said in the rows.
 *
 *     nvcc -O2 -shared -Xcompiler -fPIC -I ../../include lowerbound.cu -o lowerbound.so
 *     sortscope-cli entry check lowerbound.so
 */
#include "sortscope-entry.h"

#include <cstring>
#include <new>

namespace {

template <typename Key>
__global__ void halving(const Key* haystack, unsigned length, const Key* needles, unsigned count,
                        unsigned* answers)
{
    const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    unsigned low = 0;
    unsigned high = length;
    while (low < high) {
        const unsigned middle = low + (high - low) / 2;
        if (haystack[middle] < needles[i])
            low = middle + 1;
        else
            high = middle;
    }
    answers[i] = low < length && haystack[low] == needles[i] ? low : 0xFFFFFFFFu;
}

template <typename Key>
__global__ void stepping(const Key* haystack, unsigned length, const Key* needles, unsigned count,
                         unsigned* answers)
{
    const unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count)
        return;
    unsigned low = 0;
    for (unsigned step = 1u << 31; step > 0; step /= 2) {
        if (step <= length - low && haystack[low + step - 1] < needles[i])
            low += step;
    }
    answers[i] = low < length && haystack[low] == needles[i] ? low : 0xFFFFFFFFu;
}

constexpr unsigned kGroup = 256;

thread_local const char* error = nullptr;

struct Search {
    unsigned length;
    unsigned count;
    bool isWide;
    bool steps;
};

template <typename Key>
void put(const Search& search, cudaStream_t stream, const sortscope_memory& memory)
{
    auto* kernel = search.steps ? stepping<Key> : halving<Key>;
    kernel<<<(search.count + kGroup - 1) / kGroup, kGroup, 0, stream>>>(
        static_cast<const Key*>(memory.haystack), search.length, static_cast<const Key*>(memory.needles),
        search.count, static_cast<unsigned*>(memory.answers));
}

/// Puts the kernel on the stream of the program.
int launch(const Search& search, sortscope_host* host, const sortscope_memory& memory)
{
    auto* stream = static_cast<cudaStream_t>(host->queue);
    if (search.isWide)
        put<unsigned long long>(search, stream, memory);
    else
        put<unsigned>(search, stream, memory);
    const cudaError_t result = cudaGetLastError();
    error = cudaGetErrorString(result);
    return result == cudaSuccess ? SORTSCOPE_OK : SORTSCOPE_FAILED;
}

int prepare(sortscope_host* host, const sortscope_job* job, void** instance)
{
    const char* way = host->parameter(host, "way");
    auto* search =
        new (std::nothrow) Search{static_cast<unsigned>(job->length), static_cast<unsigned>(job->needles),
                                  job->key_bytes == 8, std::strcmp(way, "stepping") == 0};
    *instance = search;
    return search == nullptr ? SORTSCOPE_NO_MEMORY : SORTSCOPE_OK;
}

struct Trial {
    Search* search;
    sortscope_host* host;
    const sortscope_memory* memory;
};

int tune(void* instance, sortscope_host* host, const sortscope_memory* memory)
{
    auto* search = static_cast<Search*>(instance);
    if (std::strcmp(host->parameter(host, "way"), "auto") != 0 || search->count == 0)
        return SORTSCOPE_OK;
    // The haystack may hold anything here, which costs both ways the same.
    Trial trial{search, host, memory};
    const auto run = [](void* data, uint64_t way) {
        auto& tried = *static_cast<Trial*>(data);
        tried.search->steps = way == 1;
        return launch(*tried.search, tried.host, *tried.memory);
    };
    uint64_t fastest = 0;
    if (host->faster_of(host, 2, nullptr, run, &trial, &fastest) != SORTSCOPE_OK)
        return SORTSCOPE_FAILED;
    search->steps = fastest == 1;
    return host->settle(host, "way", search->steps ? "stepping" : "halving");
}

int run(void* instance, sortscope_host* host, const sortscope_memory* memory, void** /*answer*/)
{
    const auto& search = *static_cast<const Search*>(instance);
    if (search.count == 0)
        return SORTSCOPE_OK;
    const sortscope_command command{"lower-bound", -1, -1, 1};
    if (host->begin(host, &command) != SORTSCOPE_OK)
        return SORTSCOPE_FAILED;
    if (const int result = launch(search, host, *memory))
        return result;
    return host->end(host);
}

void destroy(void* instance)
{
    delete static_cast<Search*>(instance);
}

const char* lastError()
{
    return error;
}

sortscope_parameter wayParameter()
{
    sortscope_parameter way{};
    way.id = "way";
    way.title = "Way";
    way.description =
        "How the kernel searches; auto tries both before the first run and keeps the faster one";
    way.standard = "auto";
    way.choices = "auto halving stepping";
    return way;
}

sortscope_entry lowerBound()
{
    static const sortscope_parameter way = wayParameter();
    sortscope_entry entry{};
    entry.id = "lower-bound-cu";
    entry.title = "Lower bound in CUDA C++";
    entry.summary = "A binary search for each key";
    entry.origin = "The textbook's binary search";
    entry.family = "search";
    entry.apis = "cuda";
    entry.keys = "u32 u64";
    entry.graphable = 1;
    entry.work_bytes = "(key_bytes + 4) * needles";
    entry.work_launches = "1";
    entry.parameters = &way;
    entry.parameter_count = 1;
    entry.prepare = prepare;
    entry.tune = tune;
    entry.run = run;
    entry.destroy = destroy;
    return entry;
}

} // namespace

extern "C" SORTSCOPE_EXPORT const sortscope_library* sortscope_entries(void)
{
    static const sortscope_entry entry = lowerBound();
    static const sortscope_library library{
        SORTSCOPE_ENTRY_VERSION, sizeof(sortscope_entry), "lowerbound 1.0", &entry, 1, lastError};
    return &library;
}
