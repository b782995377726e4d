# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs of sortscope-cli that the benchmarks keep as sessions, so that one that was broken off can go on."""
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CLI = ROOT / "build/release/bin/sortscope-cli"
ALL_OK = (0,)
SOME_ROWS_NOT_OK = (0, 1)


def printed(command, accepted=ALL_OK):
    """Standard output of a command; ends the benchmark if its status is not one of those accepted."""
    done = subprocess.run([str(part) for part in command], stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode not in accepted:
        sys.exit(f"{pathlib.Path(sys.argv[0]).name}: {' '.join(map(str, command))} ended with status {done.returncode}")
    return done.stdout


def document(cli, session):
    """All that a session holds (docs/session-format.md)."""
    return json.loads(printed([cli, "sessions", "export", session, "--json", "-"]))


def take(cli, session, arguments, accepted=ALL_OK):
    """Makes the session by a run with these arguments, or resumes its last run. True unless it was there and whole."""
    if not session.exists():
        printed([cli, "run", *arguments, "--session", session], accepted)
    elif any(run["outcome"] != "finished" for run in document(cli, session)["runs"][-1:]):
        printed([cli, "run", "--resume", session], accepted)
    else:
        return False
    return True
