// SPDX-License-Identifier: GPL-3.0-or-later
// The column radix sort of the CUDA exercise as it is taught, for tools/bench/kernels alone: what the
// program's own kernels are measured against. Written from the description of the exercise. It keeps the
// faults that cost no time to keep (0xFFFFFFFF stands for "exhausted", equal keys of two lists collide), so
// its output is not checked.
//
//     taughtcolumnradix [SAMPLES]
//
// prints "merge L median_us" for 4,096 shuffled keys, one block of L threads, timed by an event pair.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <vector>

namespace {

constexpr unsigned kKeys = 4096;
constexpr unsigned kBlock = 8;
constexpr unsigned kMaxLists = 128;
constexpr unsigned kExhausted = 0xFFFFFFFF;

enum class Merge { SingleThread, AtomicMin, Pairwise, Blocked };

__device__ void sortColumn(unsigned* keys, unsigned* ones, unsigned lists)
{
    const unsigned t = threadIdx.x;
    for (unsigned bit = 0; bit < 32; ++bit) {
        unsigned zero = t;
        unsigned one = t;
        for (unsigned i = t; i < kKeys; i += lists) {
            const unsigned key = keys[i];
            if ((key >> bit) & 1u) {
                ones[one] = key;
                one += lists;
            } else {
                keys[zero] = key;
                zero += lists;
            }
        }
        for (unsigned i = t; i < one; i += lists, zero += lists)
            keys[zero] = ones[i];
    }
}

/// The head of list `t`.
__device__ unsigned headOf(const unsigned* keys, unsigned t, unsigned taken, unsigned lists)
{
    const unsigned at = t + taken * lists;
    return at < kKeys ? keys[at] : kExhausted;
}

__device__ void mergeSingleThread(const unsigned* keys, unsigned* output, unsigned lists)
{
    __shared__ unsigned taken[kMaxLists];
    taken[threadIdx.x] = 0;
    __syncthreads();
    if (threadIdx.x != 0)
        return;
    for (unsigned i = 0; i < kKeys; ++i) {
        unsigned smallest = kExhausted;
        unsigned winner = 0;
        for (unsigned list = 0; list < lists; ++list) {
            const unsigned head = headOf(keys, list, taken[list], lists);
            if (head < smallest) {
                smallest = head;
                winner = list;
            }
        }
        ++taken[winner];
        output[i] = smallest;
    }
}

__device__ void mergeAtomicMin(const unsigned* keys, unsigned* output, unsigned lists)
{
    __shared__ unsigned smallest;
    unsigned taken = 0;
    for (unsigned i = 0; i < kKeys; ++i) {
        const unsigned head = headOf(keys, threadIdx.x, taken, lists);
        if (threadIdx.x == 0)
            smallest = kExhausted;
        __syncthreads();
        atomicMin(&smallest, head);
        __syncthreads();
        if (smallest == head) {
            ++taken;
            output[i] = head;
        }
    }
}

__device__ void mergePairwise(const unsigned* keys, unsigned* output, unsigned lists)
{
    __shared__ unsigned heads[kMaxLists];
    __shared__ unsigned owners[kMaxLists];
    const unsigned t = threadIdx.x;
    unsigned taken = 0;
    for (unsigned i = 0; i < kKeys; ++i) {
        heads[t] = headOf(keys, t, taken, lists);
        owners[t] = t;
        __syncthreads();
        for (unsigned half = lists / 2; half > 0; half /= 2) {
            if (t < half && heads[t + half] < heads[t]) {
                heads[t] = heads[t + half];
                owners[t] = owners[t + half];
            }
            __syncthreads();
        }
        if (owners[0] == t) {
            ++taken;
            output[i] = heads[0];
        }
        __syncthreads();
    }
}

__device__ void mergeBlocked(const unsigned* keys, unsigned* output, unsigned lists)
{
    __shared__ unsigned minima[kMaxLists / kBlock];
    __shared__ unsigned smallest;
    const unsigned t = threadIdx.x;
    unsigned taken = 0;
    for (unsigned i = 0; i < kKeys; ++i) {
        const unsigned head = headOf(keys, t, taken, lists);
        if (t < lists / kBlock)
            minima[t] = kExhausted;
        if (t == 0)
            smallest = kExhausted;
        __syncthreads();
        atomicMin(&minima[t / kBlock], head);
        __syncthreads();
        if (t < lists / kBlock)
            atomicMin(&smallest, minima[t]);
        __syncthreads();
        if (smallest == head) {
            ++taken;
            output[i] = head;
        }
    }
}

template <Merge merge>
__global__ void columnRadix(const unsigned* input, unsigned* output, unsigned lists)
{
    extern __shared__ unsigned memory[];
    unsigned* keys = memory;
    unsigned* ones = memory + kKeys;
    for (unsigned i = threadIdx.x; i < kKeys; i += lists)
        keys[i] = input[i];
    sortColumn(keys, ones, lists);
    __syncthreads();
    if constexpr (merge == Merge::SingleThread)
        mergeSingleThread(keys, output, lists);
    else if constexpr (merge == Merge::AtomicMin)
        mergeAtomicMin(keys, output, lists);
    else if constexpr (merge == Merge::Pairwise)
        mergePairwise(keys, output, lists);
    else
        mergeBlocked(keys, output, lists);
}

void check(cudaError_t status, const char* call)
{
    if (status == cudaSuccess)
        return;
    std::fprintf(stderr, "taughtcolumnradix: %s: %s\n", call, cudaGetErrorString(status));
    std::exit(1);
}

template <Merge merge>
float medianMicroseconds(const unsigned* input, unsigned* output, unsigned lists, int samples)
{
    constexpr int bytes = 2 * kKeys * sizeof(unsigned);
    check(cudaFuncSetAttribute(columnRadix<merge>, cudaFuncAttributeMaxDynamicSharedMemorySize, bytes),
          "cudaFuncSetAttribute");
    cudaEvent_t begin = nullptr;
    cudaEvent_t end = nullptr;
    check(cudaEventCreate(&begin), "cudaEventCreate");
    check(cudaEventCreate(&end), "cudaEventCreate");
    std::vector<float> times;
    constexpr int warmUp = 20;
    for (int i = 0; i < samples + warmUp; ++i) {
        check(cudaEventRecord(begin), "cudaEventRecord");
        columnRadix<merge><<<1, lists, bytes>>>(input, output, lists);
        check(cudaEventRecord(end), "cudaEventRecord");
        check(cudaEventSynchronize(end), "cudaEventSynchronize");
        float milliseconds = 0;
        check(cudaEventElapsedTime(&milliseconds, begin, end), "cudaEventElapsedTime");
        if (i >= warmUp)
            times.push_back(milliseconds * 1000);
    }
    check(cudaEventDestroy(begin), "cudaEventDestroy");
    check(cudaEventDestroy(end), "cudaEventDestroy");
    std::nth_element(times.begin(), times.begin() + samples / 2, times.end());
    return times[static_cast<std::size_t>(samples / 2)];
}

} // namespace

int main(int argc, char** argv)
{
    const int samples = argc > 1 ? std::max(1, std::atoi(argv[1])) : 30;
    std::vector<unsigned> keys(kKeys);
    std::iota(keys.begin(), keys.end(), 0u);
    std::shuffle(keys.begin(), keys.end(), std::mt19937(1));
    unsigned* input = nullptr;
    unsigned* output = nullptr;
    constexpr std::size_t bytes = kKeys * sizeof(unsigned);
    check(cudaMalloc(&input, bytes), "cudaMalloc");
    check(cudaMalloc(&output, bytes), "cudaMalloc");
    check(cudaMemcpy(input, keys.data(), bytes, cudaMemcpyHostToDevice), "cudaMemcpy");
    for (const unsigned lists : {8u, 16u, 32u, 64u, 128u}) {
        std::printf("single-thread %u %.1f\n", lists,
                    medianMicroseconds<Merge::SingleThread>(input, output, lists, samples));
        std::printf("atomic-min %u %.1f\n", lists,
                    medianMicroseconds<Merge::AtomicMin>(input, output, lists, samples));
        std::printf("pairwise %u %.1f\n", lists,
                    medianMicroseconds<Merge::Pairwise>(input, output, lists, samples));
        std::printf("blocked %u %.1f\n", lists,
                    medianMicroseconds<Merge::Blocked>(input, output, lists, samples));
    }
    check(cudaFree(input), "cudaFree");
    check(cudaFree(output), "cudaFree");
}
