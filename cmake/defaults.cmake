# SPDX-License-Identifier: GPL-3.0-or-later

# A profiler built without optimisation would measure nonsense: Release unless another type is asked for.
if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

# __FILE__ and std::source_location name files from the project's root: error reasons read the
# same wherever the tree was built, and binaries carry nobody's home folder. The second path is
# how ccache names the same folder when CCACHE_BASEDIR is set.
file(RELATIVE_PATH way_up "${PROJECT_BINARY_DIR}" "${PROJECT_SOURCE_DIR}")
foreach(prefix IN ITEMS "${PROJECT_SOURCE_DIR}/" "${way_up}")
    add_compile_options("$<$<COMPILE_LANGUAGE:CXX>:-fmacro-prefix-map=${prefix}=>")
endforeach()
unset(way_up)
