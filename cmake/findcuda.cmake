# SPDX-License-Identifier: GPL-3.0-or-later
# Sets SORTSCOPE_HAVE_CUDA, and CUDA::* targets where a toolkit is found. nvcc need not be on
# PATH: FindCUDAToolkit also looks at CUDAToolkit_ROOT, CUDA_PATH and /usr/local/cuda.

set(SORTSCOPE_HAVE_CUDA OFF)
if(NOT SORTSCOPE_CUDA STREQUAL "OFF")
    # CUDA 13 has no nvToolsExt, and CMake 3.25 warns of that library, as a property of it, in projects that require 3.25.
    set(required ${CMAKE_MINIMUM_REQUIRED_VERSION})
    set(CMAKE_MINIMUM_REQUIRED_VERSION 3.24)
    find_package(CUDAToolkit 12.0 QUIET)
    set(CMAKE_MINIMUM_REQUIRED_VERSION ${required})
    unset(required)
    if(CUDAToolkit_FOUND)
        set(SORTSCOPE_HAVE_CUDA ON)
        message(STATUS "CUDA backend: on, CUDA Toolkit ${CUDAToolkit_VERSION}")
    elseif(SORTSCOPE_CUDA STREQUAL "ON")
        message(FATAL_ERROR "SORTSCOPE_CUDA=ON, but no CUDA Toolkit 12 or newer was found. "
            "Set CUDAToolkit_ROOT to its folder, or use SORTSCOPE_CUDA=AUTO or OFF.")
    else()
        message(STATUS "CUDA backend: off, no CUDA Toolkit 12 or newer found")
    endif()
else()
    message(STATUS "CUDA backend: off, as SORTSCOPE_CUDA says")
endif()
