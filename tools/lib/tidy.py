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


def bare(command):
    """The command without what stands in front of the compiler and without precompiled headers, which only g++ could
    read: each source then has to include what it uses."""
    while pathlib.Path(command[0]).name in ("cmake", "ccache") or command[0].startswith("-") or "=" in command[0]:
        command = command[2:] if command[0] == "-E" else command[1:]
    result = []
    for word in command:
        if word.endswith("/cmake_pch.hxx") and result[-1] == "-include":
            result.pop()
        elif word not in ("-Winvalid-pch", "-fpch-preprocess"):
            result.append(word)
    return result


def sources(build):
    """The compilation database of the project's sources, each once."""
    seen = set()
    for entry in json.loads((build / "compile_commands.json").read_text()):
        file = pathlib.Path(entry["file"])
        if not file.is_relative_to(ROOT) or file in seen or file.suffix != ".cpp":
            continue
        if file.relative_to(ROOT).parts[0] in FOLDERS:
            seen.add(file)
            yield {
                "file": str(file),
                "directory": entry["directory"],
                "arguments": bare(shlex.split(entry["command"])),
            }


def last_changes():
    """When each file was last committed, by its path from ROOT; infinity if it was changed since. Empty without git."""

    def git(*words):
        done = subprocess.run(["git", "-c", f"safe.directory={ROOT}", *words], cwd=ROOT, capture_output=True, text=True)
        return done.stdout.splitlines() if done.returncode == 0 else []

    changes = {}
    when = 0
    for line in git("log", "--format=:%ct", "--name-only"):
        if line.startswith(":"):
            when = int(line[1:])
        elif line:
            changes.setdefault(line, when)
    for line in git("diff", "--name-only", "HEAD"):
        changes[line] = float("inf")
    return changes


def preprocess_command(command):
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


def check(tidy, entry, database, common, cache, deadline):
    """'' where the file is fine, None where the time is up, else what clang-tidy said."""
    if time.monotonic() > deadline:
        return None
    try:
        stamp = cache / key(entry["arguments"], entry["directory"], common)
    except subprocess.CalledProcessError as error:
        return error.stderr.decode(errors="replace")
    if stamp.exists():
        stamp.touch()
        return ""
    done = subprocess.run([tidy, "-p", database, "--quiet", *EXTRA, entry["file"]], capture_output=True, text=True)
    if done.returncode == 0:
        stamp.touch()
        return ""
    return done.stdout or done.stderr or f"clang-tidy ended with {done.returncode}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=pathlib.Path, required=True)
    parser.add_argument("--tidy", default="clang-tidy", help="the program")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--within", type=float, default=float("inf"), help="seconds after which no source is begun")
    arguments = parser.parse_args()
    deadline = time.monotonic() + arguments.within

    version = subprocess.run([arguments.tidy, "--version"], check=True, capture_output=True).stdout
    rules = b"".join((ROOT / name).read_bytes() for name in (".clang-tidy", "tests/.clang-tidy"))
    common = version + rules + "\0".join(EXTRA).encode()
    home_cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    cache = pathlib.Path(home_cache) / "sortscope-tidy"
    cache.mkdir(parents=True, exist_ok=True)
    month_ago = time.time() - 30 * 24 * 3600
    for stamp in cache.iterdir():
        if stamp.stat().st_mtime < month_ago:
            stamp.unlink()

    todo = list(sources(arguments.build))
    database = arguments.build / "tidy"
    database.mkdir(exist_ok=True)
    (database / "compile_commands.json").write_text(json.dumps(todo))
    changes = last_changes()
    name = {entry["file"]: os.path.relpath(entry["file"], ROOT) for entry in todo}
    # If the time is short, what was changed last is looked at.
    todo.sort(key=lambda entry: (-changes.get(name[entry["file"]], 0), entry["file"]))

    findings = []
    unread = []
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        results = {
            pool.submit(check, arguments.tidy, entry, database, common, cache, deadline): entry["file"]
            for entry in todo
        }
        for number, result in enumerate(concurrent.futures.as_completed(results), 1):
            said = result.result()
            if said is None:
                unread.append(name[results[result]])
                continue
            print(f"[{number - len(unread)}/{len(todo)}] {name[results[result]]}{': failed' if said else ''}", flush=True)
            if said:
                findings.append(said)
    if unread:
        print(f"clang-tidy: {len(unread)} NOT LOOKED AT, those whose last change lies furthest back: the time was up")
        print(*sorted(unread), sep="\n")
    # At the end, which is all that is left of a log that was cut.
    print(*findings, sep="\n", end="\n" if findings else "")
    print(f"clang-tidy: {len(todo) - len(findings) - len(unread)} of {len(todo)} sources are fine")
    return 1 if findings or len(unread) == len(todo) else 0


if __name__ == "__main__":
    sys.exit(main())
