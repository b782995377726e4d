# SPDX-License-Identifier: GPL-3.0-or-later
"""Part 8 of tools/bench/kernels: sorts that are written for speed, with every kind of keys, against CUB's."""
import dataclasses
import math
import re
import statistics
import time

import sessions

GENERATORS = ("shuffled-unique", "uniform", "entropy-0.544", "entropy-0.201", "few-distinct", "zipf", "nearly-sorted",
              "organ-pipe", "sorted", "reversed")
# They count for the worst cell, not for the mean: what wins there wins by far.
EXTREMES = ("all-equal", "two-values")
CUB = ("cub-radix-sort", "cub-merge-sort")


@dataclasses.dataclass(frozen=True)
class Contest:
    """Ours against the fastest of the rivals: how many times as fast it has to be, in the mean and in each cell."""
    ours: str
    rivals: tuple
    lengths: tuple
    mean: float
    worst: float | None
    keys: tuple = ("u32",)
    values: str = "none"
    metrics: tuple = ("kernel_sum",)
    generators: tuple = GENERATORS + EXTREMES
    through_opencl: bool = False


def powers(*exponents):
    return tuple(f"2^{exponent}" for exponent in exponents)


CONTESTS = (
    Contest("onesweep", CUB[:1], powers(20, 22, 24, 26), 1.0, 0.9, keys=("u32", "f32")),
    Contest("onesweep", CUB[:1], powers(28), 1.0, 0.9, generators=("uniform", "zipf", "entropy-0.201")),
    Contest("onesweep", CUB[:1], powers(24), 1.0, 0.9, keys=("i32", "u64", "i64", "f64")),
    Contest("onesweep", CUB[:1], powers(24), 0.95, 0.85, keys=("u32", "u64"), values="u32"),
    Contest("cluster-sort", CUB, powers(*range(12, 18)), 1.5, 1.0),
    Contest("adaptive-sort", CUB, powers(8, 10, *range(12, 21), 22, 24, 26), 1.0, 0.9, metrics=("kernel_sum", "wall")),
    Contest("merge-sort", CUB[1:], powers(20, 24, 26), 0.95, None),
    Contest("merge-sort", CUB[1:], powers(20, 24, 26), 0.95, None, values="u32"),
    Contest("radix-sort", CUB[:1], powers(24, 26, 28), 0.70, None, metrics=("wall",), through_opencl=True),
    Contest("radix-sort", CUB[:1], powers(24, 26, 28), 0.65, None, values="u32", metrics=("wall",), through_opencl=True),
)


def times_of(job, metric):
    """Nanoseconds of each replicate: the median of its samples, kernels' own time by their traced samples alone."""
    untold = "wall" if metric == "kernel_sum" else "device"
    found = [[time for sample in replicate["samples"]
              if sample["reading"] != untold and (time := sample[f"{metric}_ns"]) is not None]
             for replicate in job["replicates"]]
    return [statistics.median(times) for times in found if times]


def geometric_mean(ratios):
    return math.exp(statistics.mean(map(math.log, ratios)))


class Cells:
    """What one contest's runs with one length and one type of keys came to."""

    def __init__(self, jobs, ours):
        self._jobs = {(job["algorithm"], job["generator"]): job for job in jobs if job["status"] == "ok"}
        self._ours = ours
        self.failed = [job for job in jobs if job["status"] not in ("ok", "unsupported")]

    def ratios(self, generator, metric):
        """How many times as fast ours is as the fastest rival, of each replicate; none where one of them has no time."""
        mine = self._jobs.get((self._ours, generator))
        rivals = [job for (name, data), job in self._jobs.items() if name != self._ours and data == generator]
        if mine is None or not rivals:
            return []
        return [min(others) / own for own, *others in
                zip(times_of(mine, metric), *(times_of(job, metric) for job in rivals))]


def jobs_of(options, contest, length, key):
    """The rows of one length and one type of keys, taken now unless they are kept; of several rivals each in a run of
    its own, in which the two take turns."""
    jobs = []
    for rival in contest.rivals:
        what = ["--algorithm", contest.ours, rival, "--size", length, "--key", key, "--values", contest.values,
                "--generator", *contest.generators]
        devices = [options.opencl, options.cuda] if contest.through_opencl else [options.cuda]
        name = re.sub(r"[^\w.=-]+", "_", "-".join((contest.ours, rival, length, key, contest.values, str(len(contest.generators)))))
        session = options.keep / f"{name}.sortscope"
        sessions.take(options.cli, session,
                      ["--device", *devices, *what, *([] if contest.through_opencl else ["--interleave"]), "--untuned",
                       "--samples", options.samples, "--replicates", options.replicates], sessions.SOME_ROWS_NOT_OK)
        for job in sessions.document(options.cli, session)["runs"][-1]["jobs"]:
            wanted = options.opencl if contest.through_opencl and job["algorithm"] == contest.ours else options.cuda
            if job["device"] == wanted:
                jobs.append(job)
    return jobs


def merged(jobs, ours):
    """Ours ran once with each rival: the first of its rows stands for it."""
    seen = {}
    for job in jobs:
        seen.setdefault((job["algorithm"], job["generator"]), job)
    return Cells(list(seen.values()), ours)


def judged(title, cells, contest, metric):
    """Prints one line. True unless a goal is missed."""
    means, worst = [], None
    by_generator = {generator: cells.ratios(generator, metric) for generator in contest.generators}
    by_generator = {generator: ratios for generator, ratios in by_generator.items() if ratios}
    if not by_generator:
        print(f"  {title:<52} left out: one of the two does not run here", flush=True)
        return True
    counted = [ratios for generator, ratios in by_generator.items() if generator not in EXTREMES]
    for replicate in zip(*counted):
        means.append(geometric_mean(replicate))
    mean = geometric_mean(means)
    worst = min(by_generator, key=lambda generator: statistics.median(by_generator[generator]))
    least = statistics.median(by_generator[worst])
    passed = mean >= contest.mean and (contest.worst is None or least >= contest.worst)
    floor = f"≥ {contest.worst:.2f}" if contest.worst is not None else ""
    print(f"  {title:<52} {mean:>5.2f} × ({min(means):.2f} … {max(means):.2f}) ≥ {contest.mean:.2f}   worst {least:>5.2f} × "
          f"({min(by_generator[worst]):.2f} … {max(by_generator[worst]):.2f}) {floor:<6} {worst:<15} "
          f"{'pass' if passed else 'MISS'}", flush=True)
    return passed


def grid(options):
    """True unless a goal is missed. Stops before the next cell once options.minutes are over."""
    began = time.monotonic()
    passed = True
    print("\n  How many times as fast, with the range over replicates; the fastest rival counts", flush=True)
    for contest in CONTESTS:
        for key in contest.keys:
            for length in contest.lengths:
                if options.minutes and time.monotonic() - began > 60 * options.minutes:
                    print(f"  {options.minutes} minutes are over: the same command goes on (--keep)", flush=True)
                    return passed
                cells = merged(jobs_of(options, contest, length, key), contest.ours)
                for failed in cells.failed:
                    print(f"  {failed['algorithm']} {failed['generator']}: {failed['status']}, {failed['reason']}", flush=True)
                    passed = False
                pair = "" if contest.values == "none" else f" with {contest.values}"
                for metric in contest.metrics:
                    passed &= judged(f"{contest.ours}, {length} {key}{pair}, {metric.replace('_', ' ')}", cells, contest, metric)
    return passed
