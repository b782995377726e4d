# SPDX-License-Identifier: GPL-3.0-or-later
#
# sortscope_embed_kernels(TARGET <target> DIR <folder>)
#
# Puts every kernel source below <folder> into <target>, so that the programs need no files at
# run time. The source file that defines sortscope::algorithms::embeddedKernels() is written
# at build time and again whenever a kernel is edited, added or removed.

set(SORTSCOPE_EMBED_SCRIPT "${CMAKE_CURRENT_LIST_DIR}/embedkernels_write.cmake")

function(sortscope_embed_kernels)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET;DIR" "")
    if(NOT arg_TARGET OR NOT arg_DIR)
        message(FATAL_ERROR "sortscope_embed_kernels needs TARGET and DIR")
    endif()
    get_filename_component(dir "${arg_DIR}" ABSOLUTE)

    file(GLOB_RECURSE files RELATIVE "${dir}" CONFIGURE_DEPENDS
        "${dir}/*.cl" "${dir}/*.h" "${dir}/*.cu" "${dir}/*.cuh")
    list(SORT files)
    set(paths "${files}")
    list(TRANSFORM paths PREPEND "${dir}/")

    # The list goes through a file: a command line has a limit, and quoting rules.
    set(list_file "${CMAKE_CURRENT_BINARY_DIR}/embeddedkernels.txt")
    list(JOIN files "\n" lines)
    file(CONFIGURE OUTPUT "${list_file}" CONTENT "${lines}\n" @ONLY)

    set(output "${CMAKE_CURRENT_BINARY_DIR}/embeddedkernels.cpp")
    add_custom_command(
        OUTPUT "${output}"
        COMMAND "${CMAKE_COMMAND}" "-DKERNEL_DIR=${dir}" "-DKERNEL_LIST=${list_file}"
                "-DOUTPUT=${output}" -P "${SORTSCOPE_EMBED_SCRIPT}"
        DEPENDS ${paths} "${list_file}" "${SORTSCOPE_EMBED_SCRIPT}"
        COMMENT "Embedding the kernels"
        VERBATIM
    )
    target_sources(${arg_TARGET} PRIVATE "${output}")
    target_include_directories(${arg_TARGET} PRIVATE "${PROJECT_SOURCE_DIR}")
endfunction()
