#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy over the project's sources, those again whose preprocessed text is new.

tools/test --tidy is the command to use. A source that passed is remembered under the user's
cache folder by a hash of all that decides the result, so that a fresh clone finds it too.
"""

import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import shlex
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ("core", "cli", "gui", "manual", "tests")
EXTRA = [
    # g++ has warned already, and its options would make errors of what clang alone warns of.
    "--extra-arg=-w",
    # The static analyser follows fewer paths through the longest functions, and takes a third of the time.
    *(f"--extra-arg={word}" for word in ("-Xclang", "-analyzer-config", "-Xclang", "max-nodes=30000")),
]


def sources(build):
    """(file, folder, command) of each project source in the compilation database."""
    seen = set()
    for entry in json.loads((build / "compile_commands.json").read_text()):
        file = pathlib.Path(entry["file"])
        if not file.is_relative_to(ROOT) or file in seen or file.suffix != ".cpp":
            continue
        if file.relative_to(ROOT).parts[0] in FOLDERS:
            seen.add(file)
            yield file, entry["directory"], shlex.split(entry["command"])


def preprocess_command(command):
    if pathlib.Path(command[0]).name == "ccache":
        command = command[1:]
    result = []
    skip = False
    for word in command:
        if skip:
            skip = False
        elif word in ("-o", "-MT", "-MF"):
            skip = True
        elif word not in ("-c", "-MD"):
            result.append(word)
    # -C keeps comments, NOLINT among them, but not those inside macros, which may be pasted into names; -P drops
    # line markers and so absolute paths.
    return result + ["-E", "-P", "-C"]


def key(command, folder, common):
    command = preprocess_command(command)
    text = subprocess.run(command, cwd=folder, check=True, capture_output=True).stdout
    words = " ".join(command).replace(str(ROOT), ".")
    return hashlib.sha256(b"\0".join([common, words.encode(), text.replace(os.fsencode(ROOT), b".")])).hexdigest()


def check(tidy, file, folder, command, build, common, cache):
    """'' where the file is fine, else what clang-tidy said."""
    try:
        stamp = cache / key(command, folder, common)
    except subprocess.CalledProcessError as error:
        return error.stderr.decode(errors="replace")
    if stamp.exists():
        stamp.touch()
        return ""
    done = subprocess.run([tidy, "-p", build, "--quiet", *EXTRA, file], capture_output=True, text=True)
    if done.returncode == 0:
        stamp.touch()
        return ""
    return done.stdout or done.stderr or f"clang-tidy ended with {done.returncode}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--tidy", default="clang-tidy", help="the program")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()

    version = subprocess.run([arguments.tidy, "--version"], check=True, capture_output=True).stdout
    rules = b"".join((ROOT / name).read_bytes() for name in (".clang-tidy", "tests/.clang-tidy"))
    common = version + rules + pathlib.Path(__file__).read_bytes()
    home_cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    cache = pathlib.Path(home_cache) / "sortscope-tidy"
    cache.mkdir(parents=True, exist_ok=True)
    month_ago = time.time() - 30 * 24 * 3600
    for stamp in cache.iterdir():
        if stamp.stat().st_mtime < month_ago:
            stamp.unlink()

    todo = sorted(sources(arguments.build))
    failed = 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        results = {
            pool.submit(check, arguments.tidy, file, folder, command, arguments.build, common, cache): file
            for file, folder, command in todo
        }
        for number, result in enumerate(concurrent.futures.as_completed(results), 1):
            said = result.result()
            name = results[result].relative_to(ROOT)
            print(f"[{number}/{len(todo)}] {name}{': failed' if said else ''}", flush=True)
            if said:
                failed += 1
                print(said, flush=True)
    print(f"clang-tidy: {len(todo) - failed} of {len(todo)} sources are fine")
    return 1 if failed or not todo else 0


if __name__ == "__main__":
    sys.exit(main())
