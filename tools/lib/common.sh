# shellcheck shell=bash
# SPDX-License-Identifier: GPL-3.0-or-later
# What tools/run, tools/test and tools/package share. The caller has set -euo pipefail and $root.

: "${root:?}"
# shellcheck source=tools/lib/packages.sh
source "$root/tools/lib/packages.sh"

configure_options=()

say() { printf '%s\n' "$*" >&2; }
fail() {
    say "tools/$(basename "$0"): $1"
    shift
    if (($#)); then printf '  %s\n' "$@" >&2; fi
    exit 2
}

[[ -e /proc/self/fd ]] || fail "/proc is not mounted, and neither bash nor the compiler works fully without it:" \
    "mount -t proc proc /proc"

# Prints those of the named packages that are not installed.
missing_packages() {
    local installed
    installed=$(dpkg-query -W -f '${Package} ${db:Status-Status}\n' "$@" 2>/dev/null |
        sed -n 's/ installed$//p' || true)
    comm -23 <(printf '%s\n' "$@" | sort -u) <(sort -u <<<"$installed")
}

# Installs what is missing of the named packages; touches neither network nor root when nothing is.
install_packages() {
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        fail "this system has no apt, so the packages that Sortscope needs can't be installed for you." \
            "Install the equivalents of these Debian packages, then run this again with --no-install:" "$*"
    fi
    local -a missing as_root=()
    mapfile -t missing < <(missing_packages "$@")
    if ((${#missing[@]} == 0)); then return; fi

    say "Installing: ${missing[*]}"
    if ((EUID != 0)); then
        command -v sudo >/dev/null ||
            fail "installing packages needs root, and there is no sudo. As root, run:" \
                "apt-get install ${missing[*]}"
        as_root=(sudo)
    fi
    as_root+=(env DEBIAN_FRONTEND=noninteractive NEEDRESTART_MODE=l apt-get -q -o Acquire::Retries=3)
    "${as_root[@]}" update || say "apt-get update failed; trying with the package lists that are there."

    local -a unknown=()
    local name
    for name in "${missing[@]}"; do
        apt-cache show --no-all-versions "$name" >/dev/null 2>&1 || unknown+=("$name")
    done
    if ((${#unknown[@]})); then
        fail "apt knows no package named ${unknown[*]}." \
            "Debian 12 and Ubuntu 24.04 have them all (Ubuntu: in 'universe'; sudo add-apt-repository universe)." \
            "Elsewhere, install the equivalents by hand, then run this again with --no-install."
    fi
    "${as_root[@]}" install -y --no-install-recommends "${missing[@]}" ||
        fail "apt-get could not install the packages; its messages are above." \
            "With no network, install these first: ${missing[*]}"
}

# As many compilers at once as there are cores and, at about 2 GiB each, memory.
build_jobs() {
    local cores available_kib jobs
    cores=$(nproc)
    available_kib=$(awk '$1 == "MemAvailable:" { print $2 }' /proc/meminfo)
    jobs=$((${available_kib:-0} / (2 * 1024 * 1024)))
    if ((jobs > cores)); then jobs=$cores; fi
    if ((jobs < 1)); then jobs=1; fi
    echo "$jobs"
}

# configure_and_build PRESET [TARGET...]: everything where no target is named. The array configure_options
# has more options for CMake.
configure_and_build() {
    local preset=$1 log
    shift
    local -a targets=()
    if (($#)); then targets=(--target "$@"); fi
    log=$root/build/$preset/configure.log
    # Clones in different folders then share the compiler cache.
    export CCACHE_BASEDIR=${CCACHE_BASEDIR:-$root}

    if [[ -e $root/build && ! -w $root/build ]]; then
        fail "build/ belongs to another user; it may have been made by a run as root." "sudo rm -r '$root/build'"
    fi
    mkdir -p "$root/build/$preset"
    (cd "$root" && cmake --preset "$preset" "${configure_options[@]}") >"$log" 2>&1 || {
        cat "$log" >&2
        fail "CMake could not configure preset $preset; its messages are above." \
            "Where the build folder came from another machine or place: rm -r build/$preset"
    }
    (cd "$root" && cmake --build --preset "$preset" --parallel "$(build_jobs)" "${targets[@]}") >&2 ||
        fail "the build of preset $preset failed; the first error is above."
}

# PoCL reads the processor's shape from /sys and aborts the whole process where that is missing,
# as it is in a bare chroot: better no OpenCL device than no program.
leave_out_opencl_without_sys() {
    if [[ -d /sys/devices/system/cpu ]]; then return; fi
    say "/sys is not mounted, so OpenCL is left out. To have it: mount -t sysfs sysfs /sys"
    export OCL_ICD_VENDORS=$root/build/no-opencl
}

# Prints the C++ and kernel sources, one a line, from the project's root.
project_sources() {
    (
        cd "$root" || exit
        if [[ -e .git ]] && command -v git >/dev/null; then
            # Files that are tracked but deleted are not there to be read.
            git -c safe.directory="$root" ls-files --cached --others --exclude-standard
        else
            find . -path ./build -prune -o -type f -printf '%P\n'
        fi | grep -E '\.(cpp|h|cl|cu|cuh)$' | sort -u | while read -r file; do
            if [[ -f $file ]]; then echo "$file"; fi
        done
    )
}
