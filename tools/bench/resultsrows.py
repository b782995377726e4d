# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of the sessions that tools/bench/results makes its page of, and what is wrong with them."""
import collections
import csv
import io
import sys
import typing

import sessions

GENERATORS = ("shuffled-unique", "uniform")
FEWEST_FOR_AN_INTERVAL = 3


class Metric(typing.NamedTuple):
    """A figure of a row: its name, and its columns of the CSV (docs/csv.md)."""
    name: str
    figure: str
    low: str
    high: str
    quality: str


WALL = Metric("wall clock", "wall_median_ns", "wall_low_ns", "wall_high_ns", "quality")
END_TO_END = Metric("end to end", "end_to_end_median_ns", "end_to_end_low_ns", "end_to_end_high_ns", "end_to_end_quality")
KERNELS = Metric("kernel time", "kernel_net_median_ns", "kernel_net_low_ns", "kernel_net_high_ns", "kernel_net_quality")


def rows_of(cli, folder, part):
    """The rows of the sessions of a part, in their order; of a row that a session has twice the last one."""
    rows = {}
    for session in sorted(folder.glob(f"{part}-*.sortscope")):
        text = sessions.printed([cli, "sessions", "export", session, "--csv", "-"])
        for row in csv.DictReader(io.StringIO(text, newline="")):
            if row["generator"] in GENERATORS:
                rows[session.name, variant(row), size(row), row["generator"]] = row | {"session": session.name}
    if not rows:
        sys.exit(f"results: {folder} has no session {part}-N.sortscope with rows")
    for (*same, _), row in rows.items():
        passes = [int(rows[(*same, other)]["passes_run"] or 0) for other in GENERATORS if (*same, other) in rows]
        row["skips"] = row["passes_run"] != "" and int(row["passes_run"]) < max(passes)
    return list(rows.values())


def parameter(row, name):
    return dict(cell.split("=", 1) for cell in row["parameters"].split(";") if cell).get(name, "")


def entry(row):
    mode = parameter(row, "mode")
    return "`" + row["algorithm"] + (f" / {row['merge']}" if row["merge"] else "") + "`" + (f", {mode}" if mode else "")


def power(number):
    number = int(number)
    return f"2^{number.bit_length() - 1}" if number & (number - 1) == 0 else f"{number:,}"


def size(row):
    return int(row["size"]), int(row["search_keys"] or 0)


def kind(row):
    return "searches" if row["search_keys"] else "sorts"


def is_gpu(row):
    """A processor has no place on the bus; one that OpenCL offers is no GPU."""
    return row["pci_id"] != ""


def variant(row):
    """All that tells two rows of one generator and size apart."""
    return tuple(row[name] for name in ("device", "algorithm", "merge", "parameters", "transfer", "launch", "device_state", "cache", "key",
                                        "values", "direction", "seed", "search_hit_ratio", "search_sorted_keys"))


def described(row, metric=None):
    names = ("session", "device", "algorithm", "merge", "parameters", "transfer", "launch", "key", "values", "generator")
    words = [*(row[name] for name in names if row[name] != "none"), power(row["size"]), metric.name if metric else ""]
    return ", ".join(filter(None, words))


def figure(row, metric):
    return float(row[metric.figure])


def interval(row, metric):
    """The ends of the 95 % interval that the program gives; None where it gives none."""
    return (float(row[metric.low]), float(row[metric.high])) if row[metric.low] else None


def faults(row, replicates, metrics):
    """Why a row, which needs these metrics, cannot stand on a page."""
    if row["status"] != "ok":
        return [f"{described(row)}: {row['status']}: {row['reason'].splitlines()[0] if row['reason'] else 'no reason'}"]
    if int(row["replicates"]) < replicates:
        return [f"{described(row)}: {row['replicates']} of {replicates} replicates"]
    return [f"{described(row, metric)}: {fault}" for metric in metrics if (fault := fault_of(row, metric, replicates))]


def fault_of(row, metric, replicates):
    if not row[metric.figure]:
        return "no figure"
    if row[metric.quality] == "poor":
        return f"poor ({row['quality_reasons'] if metric is WALL else row['warnings']})"
    return "no interval" if replicates >= FEWEST_FOR_AN_INTERVAL and not interval(row, metric) else None


def gaps(rows):
    """The rows that a session lacks: each variant is there at each size of the session with each generator, if only as unsupported."""
    found = []
    for session in sorted({row["session"] for row in rows}):
        of_session = [row for row in rows if row["session"] == session]
        there = {(variant(row), size(row), row["generator"]) for row in of_session}
        for which, row in {variant(row): row for row in of_session}.items():
            for length in sorted({size(row) for row in of_session}):
                found += [f"{described(row | {'generator': generator, 'size': length[0]})}: missing"
                          for generator in GENERATORS if (which, length, generator) not in there]
    return found


def mixtures(rows):
    """What differs among the sessions of one page."""
    found = []
    for name in ("program_version", "git_revision", "os", "cpu_model", "cpu_threads", "variables"):
        values = {row[name] for row in rows}
        if len(values) > 1:
            found.append(f"{name} differs among the sessions: {', '.join(sorted(map(repr, values)))}")
    devices = collections.defaultdict(set)
    for row in rows:
        devices[row["device"]].add((row["device_name"], row["driver_version"], row["api_version"]))
    return found + [f"{device} differs among the sessions: {', '.join(map(str, sorted(kinds)))}"
                    for device, kinds in devices.items() if len(kinds) > 1]
