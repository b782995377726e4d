/* SPDX-License-Identifier: MIT
 * A merge sort on the CPU, from runs of a few keys on, between two buffers: each round is a command with a
 * time of its own, and the answer is where the last round has left it.
 *
 *     cc -O2 -shared -fPIC -I ../../include mergesort.c -o mergesort.so
 *     sortscope-cli entry check mergesort.so
 */
#include "sortscope-entry.h"

#include <stdint.h>
#include <stdlib.h>

struct sort {
    size_t length;
    size_t run;
    int descending;
    uint32_t* other;
};

static int is_before(const struct sort* sort, uint32_t a, uint32_t b)
{
    return sort->descending ? a > b : a < b;
}

static void sort_run(const struct sort* sort, uint32_t* keys, size_t count)
{
    for (size_t i = 1; i < count; ++i) {
        const uint32_t key = keys[i];
        size_t j = i;
        for (; j > 0 && is_before(sort, key, keys[j - 1]); --j)
            keys[j] = keys[j - 1];
        keys[j] = key;
    }
}

static void merge(const struct sort* sort, const uint32_t* from, size_t middle, size_t end, uint32_t* to)
{
    size_t left = 0;
    size_t right = middle;
    for (size_t i = 0; i < end; ++i) {
        const int takes_left = right == end || (left < middle && !is_before(sort, from[right], from[left]));
        to[i] = from[takes_left ? left++ : right++];
    }
}

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

static int prepare(struct sortscope_host* host, const struct sortscope_job* job, void** instance)
{
    struct sort* sort = malloc(sizeof *sort);
    if (sort == NULL)
        return SORTSCOPE_NO_MEMORY;
    sort->length = job->length;
    sort->run = strtoul(host->parameter(host, "run"), NULL, 10);
    sort->descending = job->descending;
    sort->other = host->scratch(host, job->length * sizeof(uint32_t));
    if (sort->other == NULL) {
        free(sort);
        return SORTSCOPE_FAILED;
    }
    *instance = sort;
    return SORTSCOPE_OK;
}

static int run(void* instance, struct sortscope_host* host, const struct sortscope_memory* memory,
               void** answer)
{
    const struct sort* sort = instance;
    uint32_t* keys = memory->keys;
    uint32_t* other = sort->other;
    struct sortscope_command command = {"sort-runs", -1, -1, 0};
    if (host->begin(host, &command) != SORTSCOPE_OK)
        return SORTSCOPE_FAILED;
    for (size_t i = 0; i < sort->length; i += sort->run)
        sort_run(sort, keys + i, least(sort->run, sort->length - i));
    if (host->end(host) != SORTSCOPE_OK)
        return SORTSCOPE_FAILED;
    command.name = "merge";
    for (size_t half = sort->run; half < sort->length; half *= 2) {
        ++command.stage;
        if (host->begin(host, &command) != SORTSCOPE_OK)
            return SORTSCOPE_FAILED;
        for (size_t i = 0; i < sort->length; i += 2 * half) {
            const size_t end = least(2 * half, sort->length - i);
            merge(sort, keys + i, least(half, end), end, other + i);
        }
        if (host->end(host) != SORTSCOPE_OK)
            return SORTSCOPE_FAILED;
        uint32_t* sorted = other;
        other = keys;
        keys = sorted;
    }
    *answer = keys;
    return SORTSCOPE_OK;
}

static const struct sortscope_parameter parameters[] = {
    {.id = "run",
     .title = "Run",
     .description = "Keys that are sorted by insertion before they are merged",
     .standard = "16",
     .minimum = 1,
     .maximum = 1024,
     .power_of_two = 1,
     .tune = "8 16 32 64"},
};

static const struct sortscope_entry entries[] = {
    {.id = "merge-sort-c",
     .title = "Merge sort in C",
     .summary = "Sorts short runs by insertion, and merges them between two buffers",
     .origin = "D. E. Knuth, The Art of Computer Programming, volume 3, section 5.2.4",
     .apis = "cpu",
     .keys = "u32",
     .scratch_bytes = "4 * n",
     .stage_label = "round",
     .parameters = parameters,
     .parameter_count = sizeof parameters / sizeof parameters[0],
     .prepare = prepare,
     .run = run,
     .destroy = free},
};

SORTSCOPE_EXPORT const struct sortscope_library* sortscope_entries(void)
{
    static const struct sortscope_library library = {
        .version = SORTSCOPE_ENTRY_VERSION,
        .entry_size = sizeof(struct sortscope_entry),
        .release = "mergesort 1.0",
        .entries = entries,
        .entry_count = sizeof entries / sizeof entries[0],
    };
    return &library;
}
