# SPDX-License-Identifier: GPL-3.0-or-later
"""The page that tools/bench/results makes of its sessions, as Markdown."""
import collections
import sys
import typing

from resultsrows import (END_TO_END, GENERATORS, KERNELS, WALL, described, entry, faults, figure, gaps, interval, is_gpu, kind, mixtures,
                         parameter, power, rows_of, size)


# --- Words

def rounded(value, digits=3):
    """As many digits as are asked for, and all of those in front of the point."""
    return f"{value:,.0f}" if value >= 10 ** digits else f"{value:#.{digits}g}".rstrip(".")


def duration(nanoseconds, digits=3):
    """In the unit that suits."""
    for unit, factor in (("ns", 1), ("µs", 1e3), ("ms", 1e6), ("s", 1e9)):
        value = nanoseconds / factor
        if value < 999.5:
            break
    return f"{rounded(value, digits)} {unit}"


def timed(row, metric):
    """A figure, how far the farther end of its interval lies, and no more digits than that bears; [n] as the page explains it."""
    skipped = f" [{row['passes_run']}]" if row["skips"] else ""
    ends = interval(row, metric)
    if not ends:
        return duration(figure(row, metric)) + skipped
    reach = max(0.1, 100 * (ends[1] / figure(row, metric) - 1), 100 * (1 - ends[0] / figure(row, metric)))
    return f"{duration(figure(row, metric), 3 if reach < 5 else 2)} ± {rounded(reach, 2) if reach >= 1 else f'{reach:.1f}'} %{skipped}"


def span(values, unit=""):
    low, high = f"{min(values):,g}", f"{max(values):,g}"
    return (low if low == high else f"{low} to {high}") + unit


def counted(words):
    return ", ".join(f"{count} {word}" for word, count in collections.Counter(words).most_common())


def listed(rows, name):
    return ", ".join(sorted({row[name] for row in rows}))


def caption(shown):
    """How the rows of a table were measured, of each of which a metric is shown."""
    rows = [row for row, _ in shown]
    clocks = [float(row[name]) for row in rows for name in ("sm_clock_min_mhz", "sm_clock_max_mhz") if row[name]]
    cards = {row["device_uuid"] for row in rows if row["device_uuid"]}
    days = sorted({row["date"][:10] for row in rows})
    samples = [int(row["traced_samples" if metric is KERNELS else "samples"]) for row, metric in shown]
    reasons = [reason for row, metric in shown if metric is WALL for reason in row["quality_reasons"].split(";") if reason]
    metrics = dict.fromkeys(metric for _, metric in shown)
    parts = [" and ".join(metric.name for metric in metrics) + (f" ({listed(rows, 'device_clock')})" if KERNELS in metrics else ""),
             f"replicates of a row: {span([int(row['replicates']) for row in rows])}, samples: {span(samples)}",
             f"seed {listed(rows, 'seed')}", f"caches {listed(rows, 'cache')}"]
    if any(map(is_gpu, rows)):
        parts += [f"GPU {listed(rows, 'device_state')}", f"SM clock {span(clocks, ' MHz')}" if clocks else "SM clock not known"]
    parts += [f"cards: {len(cards)}"] if len(cards) > 1 else []
    parts += [f"rows: {counted(row[metric.quality] for row, metric in shown)}" + (f" ({counted(reasons)})" if reasons else ""),
              " to ".join(dict.fromkeys((days[0], days[-1])))]
    return f"*{parts[0][0].upper()}{'; '.join(parts)[1:]}.*"


# --- Tables

class Column(typing.NamedTuple):
    heading: str
    of: typing.Callable


ENTRY = Column("entry", entry)
DEVICE = Column("on", lambda row: row["device"])
MODE = Column("transfer", lambda row: row["transfer"])
KEYS = Column("keys", lambda row: power(row["size"]))


def captioned(heading, lines, shown):
    """A table of texts, and the caption of the rows that it shows."""
    bars = ["| " + " | ".join(line) + " |" for line in (heading, ["---"] * len(heading), *lines)]
    return "\n".join([*bars, "", caption(shown)])


def table(rows, metric, left, across):
    """A line for each text of the columns on the left and each generator, with a column for each text of `across`."""
    rows = [row for row in rows if row[metric.figure]]
    if not rows:
        return ""
    lines = collections.defaultdict(dict)
    for row in rows:
        cells = lines[tuple(column.of(row) for column in left)].setdefault(row["generator"], {})
        if cells.setdefault(across(row), row) is not row:
            sys.exit(f"results: two rows would stand in one cell:\n  {described(cells[across(row)])}\n  {described(row)}")
    names = list(dict.fromkeys(across(row) for row in sorted(rows, key=size)))
    texts = [[*line, generator, *(timed(cells[name], metric) if name in cells else "" for name in names)]
             for line, of_line in lines.items() for generator in GENERATORS if (cells := of_line.get(generator))]
    return captioned([*(column.heading for column in left), "data", *names], texts, [(row, metric) for row in rows])


class Duel(typing.NamedTuple):
    """How many times as fast the first of two rows is, and the ends of that: those of both intervals."""
    factor: float
    low: float | None
    high: float | None

    def text(self):
        if self.low is None:
            return rounded(self.factor)
        digits = 3 if self.high < 1.1 * self.low else 2
        return f"{rounded(self.factor, digits)} ({rounded(self.low, digits)} … {rounded(self.high, digits)})"

    def winner(self):
        """The faster side; empty unless the ends tell."""
        if self.low is None or self.low <= 1 <= self.high:
            return ""
        return "ours" if self.low > 1 else "theirs"


def duel(ours, metric, other, metric_of_other):
    ends, ends_of_other = interval(ours, metric), interval(other, metric_of_other)
    factor = figure(other, metric_of_other) / figure(ours, metric)
    if not ends or not ends_of_other:
        return Duel(factor, None, None)
    return Duel(factor, ends_of_other[0] / ends[1], ends_of_other[1] / ends[0])


def fastest(rows, metric):
    return min((row for row in rows if row[metric.figure]), key=lambda row: figure(row, metric), default=None)


def by_work(rows):
    """The rows of each kind, generator and size, the generators one behind the other."""
    works = collections.defaultdict(list)
    for row in sorted(rows, key=lambda row: (kind(row) == "searches", GENERATORS.index(row["generator"]), size(row))):
        works[kind(row), row["generator"], size(row)].append(row)
    return works


def named(row, metric, mode=False):
    return f"{entry(row)} {row['device']}{', ' + row['transfer'] if mode else ''}: {timed(row, metric)}"


# --- GPU against CPU

class Answers(typing.NamedTuple):
    """The fastest rows of one work: of a GPU with data on the device, and with transfers by its best mode; of a processor."""
    work: tuple
    resident: dict
    moved: dict
    processor: dict

    def on_device(self):
        return duel(self.resident, WALL, self.processor, WALL)

    def with_transfers(self):
        return duel(self.moved, END_TO_END, self.processor, WALL)


def answers(rows, by_transfer):
    """The answers, and what is missing for some."""
    found, missing = [], []
    moved = by_work(filter(is_gpu, by_transfer))
    for work, of_work in by_work(rows).items():
        name = f"{work[0]}, {work[1]}, {power(work[2][0])}"
        gpu = fastest(filter(is_gpu, of_work), WALL)
        processor = fastest((row for row in of_work if not is_gpu(row)), WALL)
        best = fastest(moved.get(work, []), END_TO_END)
        missing += [f"{name}: no row of {what}" for what, row in
                    (("a GPU", gpu), ("a processor", processor), ("a GPU with transfers (part transfers)", best)) if not row]
        if gpu and processor and best:
            found.append(Answers(work, gpu, best, processor))
    return found, missing


def answered(what, generator, of_data):
    """At which sizes the GPU is faster, in a sentence for both answers."""
    def sizes(of_answers):
        return "at " + ", ".join(power(one.work[2][0]) for one in of_answers) if of_answers else "at no size"

    on_device, moved = ([one for one in of_data if of(one).winner() == "ours"] for of in (Answers.on_device, Answers.with_transfers))
    differ = [one for one in of_data if {one.on_device().winner(), one.with_transfers().winner()} == {"ours", "theirs"}]
    return (f"* {what.capitalize()}, {generator}: the GPU is faster {sizes(on_device)} with data on the device, and {sizes(moved)} with transfers."
            + (f" The two answers differ {sizes(differ)}." if differ else ""))


def headlines(found):
    lines, sentences = [], []
    for (what, generator), of_data in grouped(found, lambda one: one.work[:2]).items():
        lines += [[what, generator, power(one.work[2][0]), named(one.resident, WALL), named(one.moved, END_TO_END, mode=True),
                   named(one.processor, WALL), one.on_device().text(), one.with_transfers().text()] for one in of_data]
        sentences.append(answered(what, generator, of_data))
    shown = [pair for one in found for pair in ((one.resident, WALL), (one.moved, END_TO_END), (one.processor, WALL))]
    heading = ["", "data", "keys", "GPU, data on the device", "GPU, with transfers", "processor", "times as fast, on the device", "with transfers"]
    return captioned(heading, lines, shown) + "\n\n" + "\n".join(sentences)


def grouped(items, key):
    groups = collections.defaultdict(list)
    for item in items:
        groups[key(item)].append(item)
    return groups


def against_vendor(rows, metric):
    """Our fastest entry on CUDA against the vendor's fastest; empty where the vendor has none."""
    lines, shown, winners = [], [], []
    for (_, generator, (length, _)), of_work in by_work(row for row in rows if row["backend"] == "cuda").items():
        theirs = fastest((row for row in of_work if is_vendors(row)), metric)
        ours = fastest((row for row in of_work if not is_vendors(row)), metric)
        if ours and theirs:
            found = duel(ours, metric, theirs, metric)
            winners.append(found.winner())
            lines.append([generator, power(length), named(ours, metric), named(theirs, metric), found.text()])
            shown += [(ours, metric), (theirs, metric)]
    if not lines:
        return ""
    return (captioned(["data", "keys", "ours", "NVIDIA's", "times as fast"], lines, shown)
            + f"\n\nOf {len(lines)} lines ours is faster in {winners.count('ours')}, slower in {winners.count('theirs')}, "
            f"and not told apart in {winners.count('')}.")


def is_vendors(row):
    return row["algorithm"].startswith(("cub-", "thrust-"))


# --- The page

def machine(rows):
    first = rows[0]
    devices = {row["device"]: f"; {row['device']}: {row['device_name']}, driver {row['driver_version']}, {row['api_version']}"
               for row in rows if row["backend"] != "cpu"}
    return (f"Sortscope {first['program_version']} ({first['git_revision']}) on {first['os']}, {first['cpu_threads']} threads of "
            f"{first['cpu_model']}{''.join(devices.values())}")


def needed(part, row):
    """The metrics that a part shows of a row."""
    if part == "transfers":
        return [END_TO_END]
    if part == "clocks":  # of short kernels events tell no time beyond their own
        return [KERNELS] if row["device_clock"] == "cupti" or row[KERNELS.figure] else []
    if row["backend"] == "cpu" or part in ("launches", "searches"):
        return [WALL]
    if part == "sorts":
        return [WALL, KERNELS] if row["backend"] == "cuda" else [WALL]
    return [KERNELS]


INTRODUCTION = """# Results: {gpus}

Made by `tools/bench/results`, every figure and every sentence that holds one, from {count} verified rows.
{machine}.

A figure is the geometric mean of the medians of its replicates; ± is how far the farther end of its 95 % interval lies from it
([measuring.md](measuring.md#replicates)). That interval knows this machine and these hours alone. A factor has the range that the ends of both
intervals allow. *Caches warm*: right before a run its input was copied on the device, so that the run finds in the last-level cache what is
left of it there. *GPU warm*: it was busy until right before the run. Keys of `shuffled-unique` lie below their number, so that sorts that look
at their bits may skip passes: [n] says that a run took n passes, fewer than on uniform keys. Under each table stand the quality of its rows and
the reasons for less than a good one.
"""


def across_types(row):
    return row["key"] + ("" if row["values"] == "none" else f" with {row['values']}")


def tables(part, rows):
    """The sections of a part: heading, what the table shows, and the table."""
    of_cpu = [row for row in rows if row["backend"] == "cpu"]
    others = [row for row in rows if row["backend"] != "cpu"]
    left = (ENTRY, DEVICE)
    if part == "sorts":
        return [("Sorts", "What a caller waits, launches included, data on the device.", table(rows, WALL, left, KEYS.of)),
                ("The kernels of these sorts", "Through CUDA, without the gaps between them.",
                 table([row for row in rows if row["backend"] == "cuda"], KERNELS, left, KEYS.of))]
    if part == "transfers":
        return [(f"{what.capitalize()} with transfers", "Upload, run and download, by each transfer mode.",
                 table([row for row in rows if kind(row) == what], END_TO_END, (*left, MODE), KEYS.of)) for what in ("sorts", "searches")]
    if part == "searches":
        return [("Searches", "As many keys as the haystack has, data on the device.", table(rows, WALL, left, KEYS.of))]
    if part == "types":
        return [("Keys of 64 bits, and values", "The kernels, packing and unpacking included.", table(rows, KERNELS, (*left, KEYS), across_types))]
    if part == "clocks":
        return [("Kernels by each clock", "Without the time that the clock adds. Of kernels near its floor a clock has no figure.",
                 table(rows, KERNELS, (*left, KEYS), lambda row: row["device_clock"]))]
    if part == "exercise":
        return [("The table of the exercise", "`column-radix` of 4,096 keys in one work-group, by the number of lists L.",
                 table(others, KERNELS, left, lambda row: "L = " + parameter(row, "lists"))),
                ("The same keys on the CPU", "One core.", table(of_cpu, WALL, left, KEYS.of))]
    return [("Launch modes", "What a caller waits for `bitonic`, by how its launches are issued.",
             table(rows, WALL, (*left, KEYS), lambda row: row["launch"]))]


def comparisons(rows):
    """The sections that compare rows of several entries or parts."""
    found = []
    if needs_headlines(rows):
        found.append(("GPU against CPU",
                      "The rows with the smallest figures; with transfers, of the entries and by the modes that stand in their tables.",
                      headlines(answers(rows["sorts"] + rows.get("searches", []), rows["transfers"])[0])))
    if "sorts" in rows:
        found.append(("Against CUB", "The kernels of the sorts with the smallest figures through CUDA.", against_vendor(rows["sorts"], KERNELS)))
    if "searches" in rows:
        found.append(("Against Thrust", "What a caller waits for the searches with the smallest figures through CUDA.",
                      against_vendor(rows["searches"], WALL)))
    return found


def needs_headlines(rows):
    return {"sorts", "transfers"} <= set(rows)


def page(cli, folder, parts, replicates):
    """The page of the parts; ends the command, and names what is wrong, if a row that it needs cannot stand there."""
    rows = {part: rows_of(cli, folder, part) for part in parts}
    found = []
    for part, of_part in rows.items():
        found += gaps(of_part)
        rows[part] = [row for row in of_part if row["status"] != "unsupported"]
        for row in rows[part]:
            found += faults(row, replicates, needed(part, row))
    everything = [row for of_part in rows.values() for row in of_part]
    found += mixtures(everything)
    if not found and needs_headlines(rows):
        found += answers(rows["sorts"] + rows.get("searches", []), rows["transfers"])[1]
    if found:
        sys.exit("results: there is no page. Measure these rows again, into their session (the last one counts) or with all of it (delete it):\n  "
                 + "\n  ".join(found))
    gpus = listed(list(filter(is_gpu, everything)), "device_name") or "no GPU"
    sections = [*comparisons(rows), *(section for part, of_part in rows.items() for section in tables(part, of_part))]
    return INTRODUCTION.format(gpus=gpus, count=f"{len(everything):,}", machine=machine(everything)) + "".join(
        f"\n## {heading}\n\n{subject}\n\n{text}\n" for heading, subject, text in sections if text)
