# SPDX-License-Identifier: GPL-3.0-or-later
#
# cpack makes a .deb for the distribution that it runs on; tools/package does all of it. The version ends in ~deb12 or
# ~ubuntu24.04, so that an upgrade of the distribution takes the package that was built for it.

set(SORTSCOPE_MAINTAINER "Sortscope maintainers <sortscope@users.noreply.github.com>" CACHE STRING
    "Who answers for the packages: name and address")
mark_as_advanced(SORTSCOPE_MAINTAINER)

# sortscope_distribution(out…): suffix of versions such as deb12, and code name; both empty if it is unknown.
function(sortscope_distribution suffix codename)
    set(${suffix} "" PARENT_SCOPE)
    set(${codename} unstable PARENT_SCOPE)
    if(NOT EXISTS /etc/os-release)
        return()
    endif()
    file(STRINGS /etc/os-release lines REGEX "^(ID|VERSION_ID|VERSION_CODENAME)=")
    foreach(line IN LISTS lines)
        string(REGEX MATCH "^([A-Z_]+)=\"?([^\"]*)" matched "${line}")
        set(os_${CMAKE_MATCH_1} "${CMAKE_MATCH_2}")
    endforeach()
    if(os_ID AND os_VERSION_ID)
        string(REGEX REPLACE "^debian$" "deb" name "${os_ID}")
        set(${suffix} "${name}${os_VERSION_ID}" PARENT_SCOPE)
    endif()
    if(os_VERSION_CODENAME)
        set(${codename} "${os_VERSION_CODENAME}" PARENT_SCOPE)
    endif()
endfunction()

sortscope_distribution(distribution SORTSCOPE_CODENAME)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
if(distribution)
    string(APPEND CPACK_DEBIAN_PACKAGE_RELEASE "~${distribution}")
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME sortscope)
set(CPACK_PACKAGE_VENDOR Sortscope)
set(CPACK_PACKAGE_CONTACT "${SORTSCOPE_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "profiles GPU sorting and searching, kernel by kernel")
set(CPACK_PACKAGE_DESCRIPTION
"Sortscope profiles GPU sorting and searching algorithms kernel by kernel, and
compares them with the CPU. The same kernels run through OpenCL and CUDA; every
sample is verified, jobs are measured several times in processes of their own,
and sessions keep every sample.
.
The package has the window, sortscope, and the command line for machines
without a screen, sortscope-cli. The sorts and searches of CUB and Thrust
run where a build from source has made libsortscope-cub.so.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${SORTSCOPE_MAINTAINER}")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# An OpenCL driver, what makes a double click open a session, Qt's own translations, and Wayland.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "pocl-opencl-icd | opencl-icd, desktop-file-utils, shared-mime-info, hicolor-icon-theme, qt6-translations-l10n, qt6-wayland")

# What a package for Debian has to have beside the program.
set(SORTSCOPE_DEB_VERSION "${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}")
configure_file(${CMAKE_CURRENT_LIST_DIR}/debian/addfiles.cmake.in ${PROJECT_BINARY_DIR}/debian/addfiles.cmake @ONLY)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_BINARY_DIR}/debian/addfiles.cmake)
include(CPack)
