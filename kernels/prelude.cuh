// SPDX-License-Identifier: GPL-3.0-or-later
// OpenCL C for CUDA: what NVRTC reads in front of every portable kernel (*.cl), so that one source is
// compiled for both APIs. Semantics are those of the OpenCL C 1.2 specification; section numbers below are
// its.
//
// What a portable kernel keeps to, because C++ and CUDA need it:
//   - `__local uint tile[N];` (underscores) declares memory of the work-group, inside a kernel function only;
//     `local uint* p`, `global uint* p`, `constant uint* p` (no underscores) are pointer parameters of helper
//     functions. CUDA pointers carry no address space, so the bare words vanish; a variable declared with a
//     bare `local` would silently be private here. Pointers to global memory may also be written `__global`.
//   - Sizes of local arrays come in as -D constants, or the launch says them: LOCAL_ARGUMENT(type), of
//     launch.h, in place of a `__local` kernel argument.
//   - `__constant uint table[N] = {…};` is for tables at file scope.
//   - No vector arithmetic and no vector literals; uint2, uint4, … exist as structs with .x .y .z .w.
//   - What C allows and C++ does not is left out: implicit void* conversions, `new` or `class` as a name.
//   - Work-groups have one dimension or as many as the launch; global offsets do not exist.
#pragma once

// Types (6.1.1). size_t has 64 bits here as on every 64-bit OpenCL device, and ulong is that type.
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef decltype(sizeof(0)) ulong;

#define CHAR_BIT 8
#define UCHAR_MAX 255
#define USHRT_MAX 65535
#define INT_MAX 2147483647
#define INT_MIN (-2147483647 - 1)
#define UINT_MAX 0xffffffffu
#define LONG_MAX 0x7fffffffffffffffL
#define LONG_MIN (-0x7fffffffffffffffL - 1)
#define ULONG_MAX 0xffffffffffffffffUL

// CUDA's own qualifiers are macros around attributes called global and constant, two words that vanish below;
// the attributes answer to names in underscores as well.
#undef __global__
#undef __constant__
#define __global__ __attribute__((__global__))
#define __constant__ __attribute__((__constant__))

// Qualifiers (6.5, 6.7, 6.8, 6.11.2).
#define __kernel extern "C" __global__
#define __global
#define __local __shared__
#define __constant __constant__
#define __private
#define global
#define local
#define constant const
#define restrict __restrict__
// __attribute__((reqd_work_group_size(x, y, z))) bounds the registers that the compiler may use, as in
// OpenCL.
#define reqd_work_group_size(x, y, z) launch_bounds((x) * (y) * (z))
#define work_group_size_hint(x, y, z) unused

#define SORTSCOPE_FUNCTION __device__ __forceinline__

// Work-item functions (6.12.1). Dimension numbers are constants, so that the choice costs nothing.
#define SORTSCOPE_BY_DIMENSION(vector) \
    (dimension == 0 ? (vector).x : dimension == 1 ? (vector).y : (vector).z)
SORTSCOPE_FUNCTION size_t get_local_id(uint dimension)
{
    return SORTSCOPE_BY_DIMENSION(threadIdx);
}
SORTSCOPE_FUNCTION size_t get_group_id(uint dimension)
{
    return SORTSCOPE_BY_DIMENSION(blockIdx);
}
SORTSCOPE_FUNCTION size_t get_local_size(uint dimension)
{
    return SORTSCOPE_BY_DIMENSION(blockDim);
}
SORTSCOPE_FUNCTION size_t get_num_groups(uint dimension)
{
    return SORTSCOPE_BY_DIMENSION(gridDim);
}
SORTSCOPE_FUNCTION size_t get_global_offset(uint)
{
    return 0;
}
SORTSCOPE_FUNCTION size_t get_global_id(uint dimension)
{
    return get_group_id(dimension) * get_local_size(dimension) + get_local_id(dimension);
}
SORTSCOPE_FUNCTION size_t get_global_size(uint dimension)
{
    return get_num_groups(dimension) * get_local_size(dimension);
}

// Synchronisation (6.12.8, 6.12.9). __syncthreads() also orders the block's accesses to global and shared
// memory
// ("Synchronization Functions" in the CUDA C++ Programming Guide), so no further fence is needed.
#define CLK_LOCAL_MEM_FENCE 1
#define CLK_GLOBAL_MEM_FENCE 2
SORTSCOPE_FUNCTION void barrier(int)
{
    __syncthreads();
}
SORTSCOPE_FUNCTION void mem_fence(int flags)
{
    if (flags & CLK_GLOBAL_MEM_FENCE)
        __threadfence();
    else
        __threadfence_block();
}
SORTSCOPE_FUNCTION void read_mem_fence(int flags)
{
    mem_fence(flags);
}
SORTSCOPE_FUNCTION void write_mem_fence(int flags)
{
    mem_fence(flags);
}

// Atomics on 32-bit words of local or global memory (6.12.11).
#define SORTSCOPE_ATOMIC(type, name, cudaName)                    \
    SORTSCOPE_FUNCTION type name(volatile type* word, type value) \
    {                                                             \
        return cudaName((type*)word, value);                      \
    }
#define SORTSCOPE_ATOMICS(type)                                                            \
    SORTSCOPE_ATOMIC(type, atomic_add, atomicAdd)                                          \
    SORTSCOPE_ATOMIC(type, atomic_sub, atomicSub)                                          \
    SORTSCOPE_ATOMIC(type, atomic_xchg, atomicExch)                                        \
    SORTSCOPE_ATOMIC(type, atomic_min, atomicMin)                                          \
    SORTSCOPE_ATOMIC(type, atomic_max, atomicMax)                                          \
    SORTSCOPE_ATOMIC(type, atomic_and, atomicAnd)                                          \
    SORTSCOPE_ATOMIC(type, atomic_or, atomicOr)                                            \
    SORTSCOPE_ATOMIC(type, atomic_xor, atomicXor)                                          \
    SORTSCOPE_FUNCTION type atomic_inc(volatile type* word)                                \
    {                                                                                      \
        return atomicAdd((type*)word, (type)1);                                            \
    }                                                                                      \
    SORTSCOPE_FUNCTION type atomic_dec(volatile type* word)                                \
    {                                                                                      \
        return atomicSub((type*)word, (type)1);                                            \
    }                                                                                      \
    SORTSCOPE_FUNCTION type atomic_cmpxchg(volatile type* word, type expected, type value) \
    {                                                                                      \
        return atomicCAS((type*)word, expected, value);                                    \
    }
SORTSCOPE_ATOMICS(int)
SORTSCOPE_ATOMICS(uint)

// Integer functions (6.12.3). min and max are CUDA's own.
#define SORTSCOPE_CLAMP(type)                                  \
    SORTSCOPE_FUNCTION type clamp(type x, type low, type high) \
    {                                                          \
        return min(max(x, low), high);                         \
    }
SORTSCOPE_CLAMP(int)
SORTSCOPE_CLAMP(uint)
SORTSCOPE_CLAMP(long)
SORTSCOPE_CLAMP(ulong)

SORTSCOPE_FUNCTION int popcount(int x)
{
    return __popc((uint)x);
}
SORTSCOPE_FUNCTION uint popcount(uint x)
{
    return (uint)__popc(x);
}
SORTSCOPE_FUNCTION ulong popcount(ulong x)
{
    return (ulong)__popcll(x);
}
SORTSCOPE_FUNCTION int clz(int x)
{
    return __clz(x);
}
SORTSCOPE_FUNCTION uint clz(uint x)
{
    return (uint)__clz((int)x);
}
SORTSCOPE_FUNCTION ulong clz(ulong x)
{
    return (ulong)__clzll((long long)x);
}
SORTSCOPE_FUNCTION int mul_hi(int x, int y)
{
    return __mulhi(x, y);
}
SORTSCOPE_FUNCTION uint mul_hi(uint x, uint y)
{
    return __umulhi(x, y);
}
SORTSCOPE_FUNCTION ulong mul_hi(ulong x, ulong y)
{
    return __umul64hi(x, y);
}
// Defined for factors of 24 bits only, where they equal the full product: today's chips multiply 32 bits as
// fast.
SORTSCOPE_FUNCTION int mul24(int x, int y)
{
    return x * y;
}
SORTSCOPE_FUNCTION uint mul24(uint x, uint y)
{
    return x * y;
}
SORTSCOPE_FUNCTION int mad24(int x, int y, int z)
{
    return x * y + z;
}
SORTSCOPE_FUNCTION uint mad24(uint x, uint y, uint z)
{
    return x * y + z;
}
SORTSCOPE_FUNCTION int rotate(int x, int bits)
{
    return (int)__funnelshift_l((uint)x, (uint)x, (uint)bits);
}
SORTSCOPE_FUNCTION uint rotate(uint x, uint bits)
{
    return __funnelshift_l(x, x, bits);
}

// Relational and reinterpreting functions (6.12.6, 6.2.4).
template <typename T, typename Condition>
SORTSCOPE_FUNCTION T select(T otherwise, T chosen, Condition condition)
{
    return condition ? chosen : otherwise;
}
SORTSCOPE_FUNCTION int as_int(uint x)
{
    return (int)x;
}
SORTSCOPE_FUNCTION int as_int(float x)
{
    return __float_as_int(x);
}
SORTSCOPE_FUNCTION uint as_uint(int x)
{
    return (uint)x;
}
SORTSCOPE_FUNCTION uint as_uint(uint x)
{
    return x;
}
SORTSCOPE_FUNCTION uint as_uint(float x)
{
    return __float_as_uint(x);
}
SORTSCOPE_FUNCTION float as_float(int x)
{
    return __int_as_float(x);
}
SORTSCOPE_FUNCTION float as_float(uint x)
{
    return __uint_as_float(x);
}
SORTSCOPE_FUNCTION ulong as_ulong(long x)
{
    return (ulong)x;
}
SORTSCOPE_FUNCTION long as_long(ulong x)
{
    return (long)x;
}
