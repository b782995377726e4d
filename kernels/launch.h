// SPDX-License-Identifier: GPL-3.0-or-later
// What a kernel has to know about its launch, by one text for OpenCL C and CUDA C++: #include "launch.h".
//
// LOCAL_ARGUMENT(type) name declares a parameter that points to local memory, whose size the launch says. It
// is a pointer in OpenCL C; in CUDA C++, which has no such parameters, it is where the memory begins among
// all that the launch has asked for, and turns into a pointer where one is needed.
#ifdef __CUDACC_RTC__
extern __shared__ __align__(128) unsigned char sortscope_local[];
template <typename T>
struct SortscopeLocal {
    unsigned long long begin;
    __device__ operator T*() const
    {
        return reinterpret_cast<T*>(sortscope_local + begin);
    }
};
#    define LOCAL_ARGUMENT(type) SortscopeLocal<type>
#else
#    define LOCAL_ARGUMENT(type) __local type*
#endif
