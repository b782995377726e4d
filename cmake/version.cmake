# SPDX-License-Identifier: GPL-3.0-or-later
#
# sortscope_version   link this to include "sortscope_version.h": kVersion, from project(), and
#                     kGitRevision, looked up by every build but written only when it changed.

set(version_dir "${PROJECT_BINARY_DIR}/version")

add_custom_target(sortscope_write_version
    COMMAND "${CMAKE_COMMAND}" "-DSOURCE_DIR=${PROJECT_SOURCE_DIR}" "-DVERSION=${PROJECT_VERSION}"
            "-DTEMPLATE=${CMAKE_CURRENT_LIST_DIR}/sortscope_version.h.in"
            "-DOUTPUT=${version_dir}/sortscope_version.h"
            -P "${CMAKE_CURRENT_LIST_DIR}/version_write.cmake"
    BYPRODUCTS "${version_dir}/sortscope_version.h"
    COMMENT "Looking up the git revision"
    VERBATIM
)

add_library(sortscope_version INTERFACE)
target_include_directories(sortscope_version INTERFACE "${version_dir}")
add_dependencies(sortscope_version sortscope_write_version)
unset(version_dir)
