// SPDX-License-Identifier: GPL-3.0-or-later
// What a kernel has to know about its launch, by one text for OpenCL C and CUDA C++: #include "launch.h".
//
// WAIT_FOR_KERNEL_IN_FRONT; is the first statement of a kernel that may run in the launch mode overlap
// ("Programmatic Dependent Launch" in the CUDA C++ Programming Guide). It lets the kernel behind begin as
// soon as there is room, and waits until the one in front has ended and its memory is seen. Every work-item
// passes it before it reads or writes memory and before it returns: then a kernel that has ended is behind
// the end of all those in front of it, and not only of the last one. Parameters may not be `restrict` there:
// the compiler may read what a pointer to const points to before it. It does nothing in the other launch
// modes, in OpenCL, and on chips before compute capability 9.0.
//
// LOCAL_ARGUMENT(type) name declares a parameter that points to local memory, whose size the launch says. It
// is a pointer in OpenCL C; in CUDA C++, which has no such parameters, it is where the memory begins among
// all that the launch has asked for, and turns into a pointer where one is needed.
#ifdef __CUDACC_RTC__
extern __shared__ __align__(128) unsigned char sortscope_local[];
template <typename T>
struct SortscopeLocal {
    unsigned long long begin;
    __device__ operator T*() const { return reinterpret_cast<T*>(sortscope_local + begin); }
};
#    define LOCAL_ARGUMENT(type) SortscopeLocal<type>
#    if __CUDA_ARCH__ >= 900
#        define WAIT_FOR_KERNEL_IN_FRONT \
            asm volatile("griddepcontrol.launch_dependents;\n\tgriddepcontrol.wait;" : : : "memory")
#    else
#        define WAIT_FOR_KERNEL_IN_FRONT
#    endif
#else
#    define LOCAL_ARGUMENT(type) __local type*
#    define WAIT_FOR_KERNEL_IN_FRONT
#endif
