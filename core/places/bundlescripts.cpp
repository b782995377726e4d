// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/bundlescripts.h"

namespace sortscope::places {

// A function, called at the end: a shell runs it only after it has read all of it, so that half of a
// truncated file does not run.
const std::string_view kBundleScript = R"sh(
fail() {
    echo "sortscope $version: $*" >&2
    exit 1
}

# What was not started for a month, what was being unpacked an hour ago, and names that lead to nothing now. A start
# touches its folder.
clean() {
    find "$cache"/bundle-* -prune -mtime +30 -exec rm -rf {} +
    find "$cache"/.unpacking.* "$cache"/.arriving.* -prune -mmin +60 -exec rm -rf {} +
    for name in "$cache"/[0-9]*/sortscope-cli; do
        if [ -h "$name" ] && ! [ -e "$name" ]; then rm -f "$name" && rmdir "${name%/*}"; fi
    done
}

# What belongs to others, or what they may write, could be anything: nothing of it is started. "drwxr-xr-x 2 1000 …"
require_own() {
    me=$(id -u) || fail "id is not installed, which says who this user is"
    for path; do
        [ -e "$path" ] || continue
        read -r mode links owner rest <<END
$(ls -dnL "$path")
END
        case $owner in "$me" | 0) ;; *) fail "$path belongs to another user ($owner): remove it" ;; esac
        case $mode in
            ?????w* | ????????w*) fail "others may write $path: \`chmod go-w\` it if nobody has, or remove it" ;;
        esac
    done
}

# An empty file "starts" as well, and says nothing.
starts() { [ -x "$folder/sortscope-cli" ] && [ -n "$("$folder/sortscope-cli" --version </dev/null 2>/dev/null)" ]; }

# Into a folder of its own that takes its name at the end, so that there are never half of the files, also if the
# machine fails. What is there and does not start is damaged.
unpack() {
    [ "$(uname -m)" = "$machine" ] || fail "this bundle is for $machine, and this machine is $(uname -m)"
    command -v sha256sum >/dev/null || fail "sha256sum is not installed, which checks the bundle"
    mkdir -p "$cache" && new=$(mktemp -d "$cache/.unpacking.XXXXXX") || fail "cannot unpack below $cache"
    trap 'rm -rf "$new" "$new.damaged"' 0
    trap 'exit 1' 1 2 15
    for name in $folders; do mkdir "$new/$name" || fail "cannot unpack below $cache"; done
    at=$start
    names=
    while read -r mode size name; do
        [ -n "$name" ] || continue
        tail -c "+$at" "$self" | head -c "$size" >"$new/$name" && chmod "$mode" "$new/$name" ||
            fail "cannot unpack below $cache"
        at=$((at + size))
        names="$names $name"
    done <<END
$files
END
    # shellcheck disable=SC2086
    [ "$(cd "$new" && cat $names | sha256sum)" = "$payload  -" ] ||
        fail "$self is damaged: its SHA-256 is not right; copy it again, or make it again"
    sync -f "$new" 2>/dev/null || sync 2>/dev/null || :
    if [ -e "$folder" ] && ! starts; then mv "$folder" "$new.damaged" 2>/dev/null; fi
    # If another start was faster, it fails, or its folder is moved into that one's.
    mv "$new" "$folder" 2>/dev/null
    rm -rf "$new" "$new.damaged" "${folder:?}/${new##*/}"
    [ -x "$folder/sortscope-cli" ] || fail "cannot unpack as $folder"
}

# The name that sortscope-cli run --on ssh:HOST looks for.
place() {
    name=$cache/$version/sortscope-cli
    "$folder/sortscope-cli" --version >/dev/null </dev/null || exit 1
    require_own "$cache/$version"
    mkdir -p "$cache/$version" && ln -s "../bundle-$payload/sortscope-cli" "$name.$$" && mv -f "$name.$$" "$name" ||
        fail "cannot place it as $name"
}

main() {
    case ${HOME-} in
    /*) ;;
    *) fail "HOME is not set to an absolute path, below which the bundle unpacks itself" ;;
    esac
    self=$(readlink -f "$0") || fail "cannot find $0"
    cache=$HOME/.cache/sortscope
    folder=$cache/bundle-$payload
    require_own "$cache" "$folder" "$folder/sortscope-cli"
    starts || (umask 077 && unpack) </dev/null >&2 || exit 1
    clean 2>/dev/null || :
    if [ "${1-}" = --place-here ]; then
        (umask 077 && place)
        exit
    fi
    exec "$folder/sortscope-cli" "$@"
}

main "$@"
exit 1
)sh";

// The machine's own loader and libraries go first, since its drivers were made for them. They are new enough
// if the program starts. --library-path is for this program alone, and takes the place of LD_LIBRARY_PATH,
// which programs that it starts would inherit; the user's own entries stay.
const std::string_view kStartScript = R"sh(
self=$(readlink -f "$0") || exit 1
folder=${self%/*}
program=$folder/bin/sortscope-cli
more=${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
touch -c "$folder" 2>/dev/null
SORTSCOPE_BUNDLE=$folder
export SORTSCOPE_BUNDLE

starts() { "$with" --library-path "$libraries" "$program" --version </dev/null >/dev/null 2>&1; }

if [ -z "${SORTSCOPE_BUNDLED_GLIBC-}" ]; then
    with=$loader
    for extra in '' ":$folder/opencl" ":$folder/cxx" ":$folder/cxx:$folder/opencl"; do
        libraries=$folder/lib$extra$more
        if starts; then exec "$with" --library-path "$libraries" "$program" "$@"; fi
    done
fi
with=$folder/glibc/${loader##*/}
for extra in '' ":$folder/opencl"; do
    libraries=$folder/glibc:$folder/cxx:$folder/lib$extra$more
    if starts; then exec "$with" --library-path "$libraries" "$program" "$@"; fi
done
echo "sortscope: it does not start on this machine:" >&2
"$with" --library-path "$libraries" "$program" --version </dev/null >&2
exit 126
)sh";

} // namespace sortscope::places
