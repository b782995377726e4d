# SPDX-License-Identifier: GPL-3.0-or-later
# Build step of version.cmake: SOURCE_DIR, VERSION, TEMPLATE, OUTPUT.

set(REVISION "unknown")

# A release archive unpacked inside somebody else's repository has no revision of ours.
if(EXISTS "${SOURCE_DIR}/.git")
    find_program(GIT git)
    if(GIT)
        # safe.directory: a build as root in a user's clone may read it too.
        set(git "${GIT}" -c "safe.directory=${SOURCE_DIR}" --no-optional-locks)
        execute_process(COMMAND ${git} rev-parse --short=12 HEAD
            WORKING_DIRECTORY "${SOURCE_DIR}" RESULT_VARIABLE failed OUTPUT_VARIABLE commit
            OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
        if(NOT failed)
            set(REVISION "${commit}")
            execute_process(COMMAND ${git} status --porcelain --untracked-files=no
                WORKING_DIRECTORY "${SOURCE_DIR}" OUTPUT_VARIABLE changes ERROR_QUIET)
            if(changes)
                string(APPEND REVISION "-dirty")
            endif()
        endif()
    endif()
endif()

# configure_file leaves an unchanged file alone, so nothing is compiled again for nothing.
configure_file("${TEMPLATE}" "${OUTPUT}" @ONLY)
