// SPDX-License-Identifier: GPL-3.0-or-later
// Keys that are in order but for cells of a few neighbours are put in order in registers.
//
// Sources: K. E. Batcher, "Sorting Networks and Their Applications", 1968 (odd-even merge); D. E. Knuth, "The
// Art of Computer Programming", volume 3, 5.3.4 (the same, and merging halves of neighbours in turn).
//
// Included behind cluster.cuh.

/// Neighbours that a thread sorts in registers, and how often it then merges half of them with its
/// neighbour's.
constexpr uint kWindow = 16;
constexpr uint kMerges = 3;
/// As many keys with equal leading bits are put in order wherever they begin: they touch at most
/// kMerges + 1 half windows, which as many steps sort.
constexpr uint kMostOfCell = kWindow / 2 * kMerges + 1;

constexpr uint kLargest = 0xffffffffu;

/// Where a key lies in a block's memory while its neighbours are put in order: each eight lanes that read
/// their windows, 16 bytes at a time, then read from all banks.
__device__ uint inBanks(uint at)
{
    return at ^ (at >> 3 & 12);
}

/// A window of the keys in [begin, end), with smallest keys in front of them and largest behind.
__device__ void loadWindow(uint (&window)[kWindow], int number, const uint* from, int begin, int end)
{
    const int first = number * int(kWindow);
    const bool touches = first + int(kWindow) > begin && first < end;
#pragma unroll
    for (uint i = 0; i < kWindow; i += 4) {
        const uint4 quad = touches ? *reinterpret_cast<const uint4*>(from + inBanks(first + i)) : uint4{};
        window[i] = quad.x;
        window[i + 1] = quad.y;
        window[i + 2] = quad.z;
        window[i + 3] = quad.w;
    }
    if (first < begin || first + int(kWindow) > end) {
#pragma unroll
        for (uint i = 0; i < kWindow; ++i) {
            const int at = first + int(i);
            window[i] = at < begin ? 0 : at < end ? window[i] : kLargest;
        }
    }
}

/// Batcher's odd-even merge sort of a window whose keys are in order by runs of `sorted`.
template <uint sorted>
__device__ void sortWindow(uint (&keys)[kWindow])
{
#pragma unroll
    for (uint run = sorted; run < kWindow; run *= 2) {
#pragma unroll
        for (uint distance = run; distance >= 1; distance /= 2) {
#pragma unroll
            for (uint low = distance % run; low + distance < kWindow; ++low) {
                const uint high = low + distance;
                if ((low - distance % run) / distance % 2 == 0 && low / (2 * run) == high / (2 * run)) {
                    const uint smaller = min(keys[low], keys[high]);
                    keys[high] = max(keys[low], keys[high]);
                    keys[low] = smaller;
                }
            }
        }
    }
}

/// Puts the keys in [begin, end) of `from` in order, which they are but for cells of at most kMostOfCell
/// neighbours: a thread sorts a window, and then merges what is in its upper half with what the next one has
/// in its lower half. Leaves them in `to`; both have their keys inBanks().
__device__ void sortNeighbours(const uint* from, uint* to, int begin, int end)
{
    // The last lanes are there for their neighbours.
    constexpr int kWritingLanes = kWarpSize - kMerges;
    constexpr int kMoved = kMerges * kWindow / 2;
    constexpr int kInFront = (kMoved + kWindow - 1) / kWindow;
    const int windows = (end + int(kWindow) - 1) / int(kWindow);
    for (int base = int(warp()) * kWritingLanes - kInFront; base < windows; base += kWarps * kWritingLanes) {
        const int number = base + int(lane());
        uint window[kWindow];
        loadWindow(window, number, from, begin, end);
        sortWindow<1>(window);
#pragma unroll
        for (uint merge = 0; merge < kMerges; ++merge) {
#pragma unroll
            for (uint i = 0; i < kWindow / 2; ++i) {
                const uint next = __shfl_down_sync(kAllLanes, window[i], 1);
                window[i] = window[kWindow / 2 + i];
                window[kWindow / 2 + i] = next;
            }
            sortWindow<kWindow / 2>(window);
        }
        if (int(lane()) >= kWritingLanes)
            continue;
#pragma unroll
        for (uint i = 0; i < kWindow; i += 4) {
            const int at = number * int(kWindow) + kMoved + int(i);
            if (at >= 0 && at < end)
                *reinterpret_cast<uint4*>(to + inBanks(at)) = {window[i], window[i + 1], window[i + 2],
                                                               window[i + 3]};
        }
    }
}
