# SPDX-License-Identifier: GPL-3.0-or-later
# sortscope_warnings    every target of the project links this, PRIVATE
# sortscope_sanitizers  every target of the project links this, PUBLIC or PRIVATE

add_library(sortscope_warnings INTERFACE)

set(warnings
    -Wall
    -Wextra
    -Wpedantic
    -Wcast-align
    -Wcast-qual
    -Wconversion
    -Wdouble-promotion
    -Wextra-semi
    -Wformat=2
    -Wimplicit-fallthrough
    -Wnon-virtual-dtor
    -Wold-style-cast
    -Woverloaded-virtual
    -Wshadow
    -Wundef
    -Wunused
    # Designated initialisers name what differs from a struct's defaults, not every member.
    -Wno-missing-field-initializers
)
# -Wsign-conversion stays out: Qt indexes with int, the standard library with size_t, and the
# casts that it asks for hide the conversions that matter. -Wsign-compare is part of -Wall.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    list(APPEND warnings -Wduplicated-cond -Wlogical-op)
    if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
        # GCC bug 105651: std::string's operator+ at -O2 looks like an overlapping memcpy.
        list(APPEND warnings -Wno-restrict)
    endif()
    if(SORTSCOPE_SANITIZE)
        # The instrumentation confuses GCC's flow analysis; release and dev keep the warning.
        list(APPEND warnings -Wno-maybe-uninitialized -Wno-array-bounds -Wno-stringop-overflow)
    endif()
    if("thread" IN_LIST SORTSCOPE_SANITIZE)
        # libstdc++ headers use atomic_thread_fence, which the thread sanitizer can't model.
        list(APPEND warnings -Wno-tsan)
    endif()
endif()
if(SORTSCOPE_WERROR)
    list(APPEND warnings -Werror)
endif()

target_compile_options(sortscope_warnings INTERFACE
    "$<$<COMPILE_LANGUAGE:CXX>:${warnings}>"
    "$<$<COMPILE_LANGUAGE:CUDA>:-Xcompiler=-Wall,-Wextra>"
)
unset(warnings)

# CMakePresets.json gives the sanitizers their run-time options. Of the thread sanitizer's,
# ignore_noninstrumented_modules keeps what Qt, PoCL and LLVM do among themselves out of the
# reports, for their atomics can't be seen; their mutexes still count as synchronisation. With die_after_fork it
# would end a program whose QProcess calls vfork: the child shares the memory in which the sanitizer notes that.
add_library(sortscope_sanitizers INTERFACE)

if(SORTSCOPE_SANITIZE)
    list(JOIN SORTSCOPE_SANITIZE "," sanitizers)
    target_compile_options(sortscope_sanitizers INTERFACE
        # Reports name lines, and need no more: with types and variables the tests would be several times as large.
        "$<$<COMPILE_LANGUAGE:CXX>:-fsanitize=${sanitizers};-fno-sanitize-recover=all;-fno-omit-frame-pointer;-g1>"
    )
    target_link_options(sortscope_sanitizers INTERFACE "-fsanitize=${sanitizers}")
    unset(sanitizers)
endif()
