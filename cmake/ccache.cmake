# SPDX-License-Identifier: GPL-3.0-or-later
# Compiles through ccache where it is installed.

find_program(SORTSCOPE_CCACHE ccache DOC "Compiler cache, used where it is installed")
mark_as_advanced(SORTSCOPE_CCACHE)
if(SORTSCOPE_CCACHE)
    foreach(language IN ITEMS CXX CUDA)
        if(NOT DEFINED CMAKE_${language}_COMPILER_LAUNCHER)
            set(CMAKE_${language}_COMPILER_LAUNCHER "${SORTSCOPE_CCACHE}")
        endif()
    endforeach()
endif()
