/* SPDX-License-Identifier: MIT
 *
 * Copyright 2026 Sortscope contributors
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and
 * associated documentation files (the "Software"), to deal in the Software without restriction, including
 * without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
 * copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the
 * following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all copies or substantial
 * portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT
 * LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO
 * EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER
 * IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE
 * USE OR OTHER DEALINGS IN THE SOFTWARE.
 */

/* Sorts and searches in a shared library, for Sortscope: docs/own-algorithms.md. A library is a file whose
 * name ends in .so, and exports sortscope_entries(). C99, C++11 and later, and nvcc read this file, which
 * needs no header of CUDA or OpenCL.
 *
 * All members may be 0 or NULL unless "needed" stands there. Lists of words are texts with blanks, such as
 * "u32 f32". Formulas are texts such as "4 * n", as in entry.lua. Texts and structs that the library gives
 * are read once, while it is loaded. */

#ifndef SORTSCOPE_ENTRY_H
#define SORTSCOPE_ENTRY_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this file. A library of another version is not loaded. */
#define SORTSCOPE_ENTRY_VERSION 1

#if defined(__GNUC__)
#    define SORTSCOPE_EXPORT __attribute__((visibility("default")))
#else
#    define SORTSCOPE_EXPORT
#endif

/* What functions return. Any other number means SORTSCOPE_FAILED. */
enum sortscope_result {
    SORTSCOPE_OK = 0,
    SORTSCOPE_FAILED = 1,
    SORTSCOPE_UNSUPPORTED = 2, /* this device, or this problem, cannot be done */
    SORTSCOPE_NO_MEMORY = 3
};

/* ---- What the program gives to the library ---- */

/* A command of a run: its work is timed together, and has a name. */
struct sortscope_command {
    const char* name;
    int32_t stage, pass; /* -1 where there is none; stage_label and pass_label say what they mean */
    /* Not 0 if it is exactly one kernel, copy or fill. On CUDA kernels have times of their own, by CUPTI, if
     * a run has at most one command of which this is not known. */
    int32_t is_one;
};

/* Each function of it has the host as its first argument, and is called while the program calls a function of
 * the library, on the same thread. Where one does not return SORTSCOPE_OK, or returns NULL, return
 * SORTSCOPE_FAILED: the program knows why. */
struct sortscope_host {
    /* The CUstream (cudaStream_t) or cl_command_queue for all work, in order; NULL on the CPU. The one of
     * OpenCL may be another one at the next call. */
    void* queue;
    void* context; /* the CUcontext, which is current, or the cl_context */
    void* device;  /* the cl_device_id */
    /* Not 0 where launched() needs events: other runs are as fast as without them. */
    int32_t wants_events;

    /* Memory that lives as long as what prepare() makes, for prepare() alone: an address of the host, a
     * CUdeviceptr, or a cl_mem. It holds nothing that another run wrote, and writes behind its end are found.
     */
    void* (*scratch)(struct sortscope_host* host, uint64_t bytes);
    /* The text of a parameter; NULL for an id that the entry does not have. */
    const char* (*parameter)(struct sortscope_host* host, const char* id);

    /* The work between both is one command: on the CPU it is done at end(), else it is put on the queue. */
    int (*begin)(struct sortscope_host* host, const struct sortscope_command* command);
    int (*end)(struct sortscope_host* host);
    /* OpenCL, in place of both: the work is on the queue, and this is its cl_event, which the program
     * releases; NULL unless wants_events. */
    int (*launched)(struct sortscope_host* host, const struct sortscope_command* command, void* event);

    /* For tune(): calls run(data, way) for each way, from 0, in turn, with prepare(data) before each, which
     * may be NULL and is not timed, and sets *fastest. */
    int (*faster_of)(struct sortscope_host* host, uint64_t ways, int (*prepare)(void* data),
                     int (*run)(void* data, uint64_t way), void* data, uint64_t* fastest);
    /* For tune(): the value that a parameter has from now on; rows say it. */
    int (*settle)(struct sortscope_host* host, const char* id, const char* value);

    void* state; /* the program's own */
};

/* A problem. Sizes and places are bytes. */
struct sortscope_job {
    uint64_t length;  /* keys to sort, or elements of the haystack */
    uint64_t padded;  /* keys in the buffer of a sort: those behind the input sort behind all others */
    uint64_t needles; /* keys to search for */
    int32_t descending;
    uint32_t key_bytes;
    const char* key;    /* "u8" to "f64" */
    const char* values; /* "u32" or "u64"; NULL without values */
    uint32_t value_bytes;
    uint32_t compute_units;
    uint64_t values_at; /* where values begin in the buffer of the keys, here and in the answer */
    uint64_t local_memory;
};

/* The memory of a run: addresses of the host, CUdeviceptrs, or cl_mems. */
struct sortscope_memory {
    /* Of a sort: the input, and unless run() says otherwise its answer. */
    void* keys;
    /* Of a search: both are only read, and the haystack is in ascending order. */
    void* haystack;
    void* needles;
    /* A 32-bit word for each needle: the index of the first equal element, or 0xFFFFFFFF. */
    void* answers;
};

/* ---- What the library gives to the program ---- */

/* A parameter: a whole number, or one of several words. */
struct sortscope_parameter {
    const char* id; /* needed */
    const char *title, *description;
    const char* standard; /* the value without --set; needed */
    int64_t minimum, maximum;
    int32_t power_of_two;
    const char* choices; /* words; NULL for a number */
    const char* tune;    /* words: the values that `tune` tries */
};

struct sortscope_entry {
    const char* id; /* needed */
    const char *title, *summary, *origin, *limits;
    const char* family;     /* "sort", as without it, or "search" */
    const char* apis;       /* "cpu", or "opencl", "cuda" or both; needed */
    const char* keys;       /* types of keys; "u32" without it */
    const char* pairs;      /* types of keys that come with values */
    const char* values;     /* types of values; "u32" without it */
    const char* directions; /* "ascending descending" without it */
    uint64_t least, most;   /* lengths; any if most is 0 */
    int32_t powers_of_two;  /* lengths are powers of two */
    int32_t maps_keys;      /* other keys are mapped to unsigned numbers of their width; opencl, cuda */
    int32_t stable;         /* equal keys keep their order */
    int32_t graphable;      /* run() puts the same work on the stream each time, for CUDA's graphs */
    uint64_t most_needles;
    const char* padded;                     /* formula of n: so many keys are in the buffer of a sort */
    const char* tile;                       /* formula: lengths around it are tried, too */
    const char* scratch_bytes;              /* formula: about what prepare() asks scratch() for */
    const char *work_bytes, *work_launches; /* formulas of a run, for the speed of light */
    const char *stage_label, *pass_label;
    const struct sortscope_parameter* parameters;
    uint64_t parameter_count;

    /* Builds kernels and asks for scratch memory. What it sets *instance to is given to the functions below,
     * and is NULL without it. Where it fails it has released all. Needed. */
    int (*prepare)(struct sortscope_host* host, const struct sortscope_job* job, void** instance);
    /* Called once before the first run, and not timed; memory may be written. */
    int (*tune)(void* instance, struct sortscope_host* host, const struct sortscope_memory* memory);
    /* A run. A sort may set *answer to the scratch memory that holds its answer; it is memory->keys before.
     * Needed. */
    int (*run)(void* instance, struct sortscope_host* host, const struct sortscope_memory* memory,
               void** answer);
    /* All unsigned keys of the next runs are below 2^bits. */
    void (*tell_key_bits)(void* instance, uint32_t bits);
    /* The passes over the keys in the last run, if they depend on the keys; -1 where it is not known. */
    int64_t (*passes_run)(void* instance);
    /* Called once for what prepare() made, when its work has ended. */
    void (*destroy)(void* instance);
};

struct sortscope_library {
    uint32_t version;    /* SORTSCOPE_ENTRY_VERSION */
    uint32_t entry_size; /* sizeof(struct sortscope_entry) */
    const char* release; /* the version of the library itself, such as "sorts 1.2"; rows keep it */
    const struct sortscope_entry* entries;
    uint64_t entry_count;
    /* Why the last function on this thread failed; NULL where it is not known. */
    const char* (*last_error)(void);
};

/* What the library has; stays as it is. */
SORTSCOPE_EXPORT const struct sortscope_library* sortscope_entries(void);

#ifdef __cplusplus
}
#endif

#endif
