/* SPDX-License-Identifier: MIT
 * An odd-even transposition sort for OpenCL: n launches, in each of which a work-item compares two
 * neighbours. The events of the launches are handed over where the program times them.
 *
 *     cc -O2 -shared -fPIC -I ../../include oddeven.c -o oddeven.so -lOpenCL
 *     sortscope-cli entry check oddeven.so
 */
#define CL_TARGET_OPENCL_VERSION 120
#include "sortscope-entry.h"

#include <CL/cl.h>
#include <stdio.h>
#include <stdlib.h>

static const char* const source =
    "__kernel void compare(__global uint* keys, uint length, uint first, uint descending)\n"
    "{\n"
    "    const uint i = 2 * get_global_id(0) + first;\n"
    "    if (i + 1 >= length)\n"
    "        return;\n"
    "    const uint a = keys[i];\n"
    "    const uint b = keys[i + 1];\n"
    "    if (descending ? a < b : a > b) {\n"
    "        keys[i] = b;\n"
    "        keys[i + 1] = a;\n"
    "    }\n"
    "}\n";

struct sort {
    cl_uint length;
    cl_uint descending;
    cl_program program;
    cl_kernel kernel;
};

static _Thread_local char error[2048];

static const char* last_error(void)
{
    return error;
}

static int failed(const char* call, cl_int code)
{
    snprintf(error, sizeof error, "%s failed (%d)", call, (int)code);
    return code == CL_MEM_OBJECT_ALLOCATION_FAILURE || code == CL_OUT_OF_RESOURCES ? SORTSCOPE_NO_MEMORY
                                                                                   : SORTSCOPE_FAILED;
}

static void destroy(void* instance)
{
    struct sort* sort = instance;
    if (sort->kernel != NULL)
        clReleaseKernel(sort->kernel);
    if (sort->program != NULL)
        clReleaseProgram(sort->program);
    free(sort);
}

static int build(struct sortscope_host* host, struct sort* sort)
{
    cl_int code = CL_SUCCESS;
    cl_device_id device = host->device;
    const char* text = source;
    sort->program = clCreateProgramWithSource(host->context, 1, &text, NULL, &code);
    if (code != CL_SUCCESS)
        return failed("clCreateProgramWithSource", code);
    code = clBuildProgram(sort->program, 1, &device, "-cl-std=CL1.2", NULL, NULL);
    if (code != CL_SUCCESS) {
        clGetProgramBuildInfo(sort->program, device, CL_PROGRAM_BUILD_LOG, sizeof error - 1, error, NULL);
        return SORTSCOPE_FAILED;
    }
    sort->kernel = clCreateKernel(sort->program, "compare", &code);
    return code == CL_SUCCESS ? SORTSCOPE_OK : failed("clCreateKernel", code);
}

static int prepare(struct sortscope_host* host, const struct sortscope_job* job, void** instance)
{
    struct sort* sort = calloc(1, sizeof *sort);
    if (sort == NULL)
        return SORTSCOPE_NO_MEMORY;
    sort->length = (cl_uint)job->length;
    sort->descending = job->descending != 0;
    const int result = build(host, sort);
    if (result != SORTSCOPE_OK)
        destroy(sort);
    else
        *instance = sort;
    return result;
}

static int run(void* instance, struct sortscope_host* host, const struct sortscope_memory* memory,
               void** answer)
{
    struct sort* sort = instance;
    cl_mem keys = memory->keys;
    const size_t pairs = sort->length / 2;
    (void)answer; /* the keys stay where they are */
    clSetKernelArg(sort->kernel, 0, sizeof keys, &keys);
    clSetKernelArg(sort->kernel, 1, sizeof sort->length, &sort->length);
    clSetKernelArg(sort->kernel, 3, sizeof sort->descending, &sort->descending);
    for (cl_uint pass = 0; pairs > 0 && pass < sort->length; ++pass) {
        const cl_uint first = pass % 2;
        const struct sortscope_command command = {"compare", -1, (int32_t)pass, 1};
        cl_event event = NULL;
        clSetKernelArg(sort->kernel, 2, sizeof first, &first);
        const cl_int code = clEnqueueNDRangeKernel(host->queue, sort->kernel, 1, NULL, &pairs, NULL, 0, NULL,
                                                   host->wants_events ? &event : NULL);
        if (code != CL_SUCCESS)
            return failed("clEnqueueNDRangeKernel", code);
        if (host->launched(host, &command, event) != SORTSCOPE_OK)
            return SORTSCOPE_FAILED;
    }
    return SORTSCOPE_OK;
}

static const struct sortscope_entry entries[] = {
    {.id = "odd-even-c",
     .title = "Odd-even transposition in C",
     .summary = "A work-item compares two neighbours; n launches sort n keys",
     .origin = "N. Haberman, Parallel neighbor-sort, 1972",
     .apis = "opencl",
     .keys = "u32",
     .maps_keys = 1, /* i32 and f32 keys come as unsigned numbers */
     .most = 4096,
     .pass_label = "pass",
     .work_bytes = "2 * key_bytes * n * n",
     .work_launches = "n",
     .prepare = prepare,
     .run = run,
     .destroy = destroy},
};

SORTSCOPE_EXPORT const struct sortscope_library* sortscope_entries(void)
{
    static const struct sortscope_library library = {
        .version = SORTSCOPE_ENTRY_VERSION,
        .entry_size = sizeof(struct sortscope_entry),
        .release = "oddeven 1.0",
        .entries = entries,
        .entry_count = sizeof entries / sizeof entries[0],
        .last_error = last_error,
    };
    return &library;
}
