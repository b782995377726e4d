# SPDX-License-Identifier: GPL-3.0-or-later
# Much of the compiler's time goes to headers of Qt, fmt and the standard library, which hundreds of sources share: they
# are parsed once. Headers of the project stay out, so that a change of one compiles no more than before, and so do those
# with much inline code (CLI11, nlohmann-json): every source that takes it in so pays for it, used or not.
# Under clang-tidy, and with -DSORTSCOPE_PCH=OFF, each source has to include what it uses. The preset minimal has them, and so
# takes from the compiler cache what the preset release has compiled.

option(SORTSCOPE_PCH "Precompile the headers of libraries" ON)

if(SORTSCOPE_PCH AND SORTSCOPE_CCACHE AND CMAKE_CXX_COMPILER_LAUNCHER STREQUAL SORTSCOPE_CCACHE)
    # Without these ccache would pass by every source that has a precompiled header.
    set(CMAKE_CXX_COMPILER_LAUNCHER
        "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros "${SORTSCOPE_CCACHE}")
endif()
set(precompiled_options "$<$<COMPILE_LANG_AND_ID:CXX,GNU>:-fpch-preprocess>") # ccache again

# sortscope_precompiled(NAME name LIBRARIES … HEADERS … [OPTIONS …])
#
# Headers for several targets, compiled as for one that links the libraries and has the compiler's options. Use:
# sortscope_reuse(target name).
function(sortscope_precompiled)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "LIBRARIES;HEADERS;OPTIONS")
    if(NOT SORTSCOPE_PCH)
        return()
    endif()
    file(CONFIGURE OUTPUT ${arg_NAME}.cpp CONTENT "// Made so that its target has a source.\n")
    add_library(${arg_NAME} OBJECT ${CMAKE_CURRENT_BINARY_DIR}/${arg_NAME}.cpp)
    target_link_libraries(${arg_NAME} PRIVATE sortscope_warnings sortscope_sanitizers ${arg_LIBRARIES})
    target_precompile_headers(${arg_NAME} PRIVATE ${arg_HEADERS})
    target_compile_options(${arg_NAME} PRIVATE ${precompiled_options} ${arg_OPTIONS})
endfunction()

function(sortscope_reuse target name)
    if(SORTSCOPE_PCH)
        target_precompile_headers(${target} REUSE_FROM ${name})
        target_compile_options(${target} PRIVATE ${precompiled_options})
    endif()
endfunction()
