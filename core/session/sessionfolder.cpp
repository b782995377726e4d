// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/sessionfolder.h"

#include "core/base/ownfile.h"
#include "core/base/parallel.h"
#include "core/base/sha256.h"
#include "core/base/statefolder.h"
#include "core/base/wholefile.h"
#include "core/results/json/jsonbuilder.h"
#include "core/results/json/jsonreader.h"
#include "core/results/json/jsonwriter.h"
#include "core/session/sessionfile.h"
#include "core/session/sidecars.h"

#include <sys/stat.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

namespace sortscope::session {
namespace {

namespace fs = std::filesystem;
using results::RecordedFigure;
using results::RecordedRow;

constexpr std::string_view kFormat = "sortscope-folder-index";

/// A file as it was when it was read.
struct Stamp {
    std::uint64_t bytes = 0;
    std::int64_t changedNs = 0;

    bool operator==(const Stamp&) const = default;
};

struct IndexedFigure {
    results::Metric metric{};
    RecordedFigure figure;
};

struct IndexedRow {
    /// Indices of Index::specs and Index::facts.
    std::size_t spec = 0;
    std::size_t facts = 0;
    std::string run;
    std::chrono::sys_seconds date;
    std::optional<double> smClockMhz;
    std::vector<IndexedFigure> figures;
};

struct IndexedFile {
    std::string name;
    Stamp stamp;
    std::vector<IndexedRow> rows;
};

struct IndexedSpec {
    results::JobSpec spec;
};

struct IndexedFacts {
    results::Facts facts;
};

/// All that is known of the sessions of one folder. Rows of one line share most of it.
struct Index {
    std::string format{kFormat};
    /// The program that made the index: another one may judge rows in another way.
    std::string program;
    std::vector<IndexedFile> files;
    std::vector<IndexedSpec> specs;
    std::vector<IndexedFacts> facts;
};

} // namespace
} // namespace sortscope::session

namespace sortscope::base {

template <Is<session::Stamp> S>
inline constexpr auto kFields<S> = list(field("bytes", &S::bytes), field("changed_ns", &S::changedNs));

template <Is<session::RecordedFigure> F>
inline constexpr auto kFields<F> = list(field("medians_ns", &F::mediansNs),
                                        field("resolution", &F::resolution),
                                        field("no_ground", &F::noGround));

template <Is<session::IndexedFigure> F>
inline constexpr auto kFields<F> = list(field("metric", &F::metric), inner(&F::figure));

template <Is<session::IndexedRow> R>
inline constexpr auto kFields<R> = list(field("spec", &R::spec), field("facts", &R::facts),
                                        field("run", &R::run), field("date", &R::date),
                                        field("sm_clock_mhz", &R::smClockMhz), field("figures", &R::figures));

template <Is<session::IndexedFile> F>
inline constexpr auto kFields<F> = list(field("name", &F::name), inner(&F::stamp), field("rows", &F::rows));

template <Is<session::IndexedSpec> S>
inline constexpr auto
    kFields<S> = list(inner(&S::spec), field("device_info", &S::spec, &results::JobSpec::device),
                      field("node", &S::spec, &results::JobSpec::device, &backend::DeviceInfo::node));

template <Is<session::IndexedFacts> F>
inline constexpr auto kFields<F> = list(field("facts", &F::facts));

template <Is<session::Index> I>
inline constexpr auto kFields<I> = list(field("format", &I::format), field("program", &I::program),
                                        field("files", &I::files), field("specs", &I::specs),
                                        field("facts", &I::facts));

} // namespace sortscope::base

namespace sortscope::session {
namespace {

std::string thisProgram()
{
    const auto here = results::captureEnvironment();
    return here.programVersion + ' ' + here.gitRevision.value_or("");
}

/// Empty if the file is being written, or is none.
std::optional<Stamp> stampOf(const fs::path& file)
{
    struct stat status {};
    if (::stat(file.c_str(), &status) != 0 || hasJournal(file))
        return std::nullopt;
    constexpr std::int64_t kNsPerSecond = 1'000'000'000;
    return Stamp{static_cast<std::uint64_t>(status.st_size),
                 static_cast<std::int64_t>(status.st_mtim.tv_sec) * kNsPerSecond + status.st_mtim.tv_nsec};
}

/// Returns an index without files if there is none that this program has made.
Index readIndex(const fs::path& path)
{
    const auto text = path.empty() ? std::nullopt : base::contentOf(path);
    if (!text)
        return {};
    try {
        Index index;
        const auto document = results::boundedJson(*text);
        if (!document)
            return {};
        results::JsonReader::readObject(results::JsonPlace(*document, "the index"), index);
        const auto isWhole = [&](const IndexedRow& row) {
            return row.spec < index.specs.size() && row.facts < index.facts.size();
        };
        const bool whole = std::ranges::all_of(
            index.files, [&](const auto& file) { return std::ranges::all_of(file.rows, isWhole); });
        return whole && index.format == kFormat && index.program == thisProgram() ? std::move(index)
                                                                                  : Index{};
    } catch (const results::BadDocument&) {
        return {};
    }
}

/// Makes the index of files, in which rows share what is the same.
class IndexMaker {
public:
    explicit IndexMaker(Index& index) : m_index(index) {}

    void add(std::string name, const Stamp& stamp, const std::vector<RecordedRow>& rows)
    {
        IndexedFile file{.name = std::move(name), .stamp = stamp, .rows = {}};
        for (const auto& row : rows) {
            IndexedRow indexed{.spec = placeOf(m_specs, m_index.specs, IndexedSpec{row.spec}),
                               .facts = placeOf(m_facts, m_index.facts, IndexedFacts{row.facts}),
                               .run = row.run,
                               .date = row.date,
                               .smClockMhz = row.smClockMhz,
                               .figures = {}};
            for (const auto& [metric, figure] : row.figures)
                indexed.figures.push_back({metric, figure});
            file.rows.push_back(std::move(indexed));
        }
        m_index.files.push_back(std::move(file));
    }

private:
    using Known = std::map<std::string, std::size_t>;

    template <typename Value>
    static std::size_t placeOf(Known& known, std::vector<Value>& all, Value value)
    {
        const auto [found, added] =
            known.try_emplace(results::jsonText(results::JsonWriter::json(value)), all.size());
        if (added)
            all.push_back(std::move(value));
        return found->second;
    }

    Index& m_index;
    Known m_specs;
    Known m_facts;
};

std::vector<RecordedRow> rowsOf(const IndexedFile& file, const Index& index)
{
    std::vector<RecordedRow> rows;
    for (const auto& indexed : file.rows) {
        RecordedRow row{.spec = index.specs[indexed.spec].spec,
                        .run = indexed.run,
                        .date = indexed.date,
                        .facts = index.facts[indexed.facts].facts,
                        .figures = {},
                        .smClockMhz = indexed.smClockMhz};
        for (const auto& [metric, figure] : indexed.figures)
            row.figures.emplace(metric, figure);
        rows.push_back(std::move(row));
    }
    return rows;
}

/// A session of the folder, and what came of reading it.
struct Read {
    fs::path file;
    std::optional<Stamp> stamp;
    std::vector<RecordedRow> rows;
    std::string fault;
};

std::vector<Read> sessionsIn(const fs::path& folder)
{
    std::vector<Read> sessions;
    const auto options = fs::directory_options::skip_permission_denied;
    for (const auto& entry : fs::recursive_directory_iterator(folder, options)) {
        std::error_code unknown;
        if (entry.path().extension() == ".sortscope" && entry.is_regular_file(unknown))
            sessions.push_back({.file = entry.path(), .stamp = {}, .rows = {}, .fault = {}});
    }
    std::ranges::sort(sessions, {}, &Read::file);
    return sessions;
}

void read(Read& session)
{
    session.stamp = stampOf(session.file);
    try {
        auto file = SessionFile::open(session.file);
        session.rows = results::recordedRows({session.file.string(), file.runs(), file.jobs()});
    } catch (const SessionError& error) {
        session.fault = error.what();
    }
    for (auto& row : session.rows) {
        // What tells nothing about the work would make each row of a line another one.
        row.spec.id = 0;
        row.spec.calibration.reset();
    }
    if (stampOf(session.file) != session.stamp)
        session.stamp.reset();
}

Index indexFor(const std::vector<Read>& sessions, const fs::path& folder)
{
    Index index{.program = thisProgram(), .files = {}, .specs = {}, .facts = {}};
    IndexMaker maker(index);
    for (const auto& session : sessions) {
        if (session.stamp && session.fault.empty())
            maker.add(session.file.lexically_relative(folder).string(), *session.stamp, session.rows);
    }
    return index;
}

void writeIndex(const fs::path& path, const Index& index)
{
    try {
        std::error_code error;
        base::makeOwnFolder(path.parent_path(), error);
        base::writeFileWhole(path, results::jsonText(results::JsonWriter::json(index)));
    } catch (const std::system_error&) {
        // The next reading takes longer, and no answer is another one.
        return;
    }
}

} // namespace

std::filesystem::path indexOf(const std::filesystem::path& folder)
{
    const auto cache = base::cacheFolder();
    return cache.empty()
               ? cache
               : cache / "folders" / (base::sha256(fs::weakly_canonical(folder).string()) + ".json");
}

SessionFolder readFolder(const std::filesystem::path& folder, const std::filesystem::path& index,
                         const std::stop_token& stop, const FolderProgress& progress)
{
    auto sessions = sessionsIn(folder);
    const auto known = readIndex(index);
    std::map<std::string, const IndexedFile*> indexed;
    for (const auto& file : known.files)
        indexed.emplace(file.name, &file);
    std::vector<Read*> missing;
    for (auto& session : sessions) {
        const auto found = indexed.find(session.file.lexically_relative(folder).string());
        session.stamp = stampOf(session.file);
        if (session.stamp && found != indexed.end() && found->second->stamp == *session.stamp)
            session.rows = rowsOf(*found->second, known);
        else
            missing.push_back(&session);
    }
    std::atomic<std::size_t> done = sessions.size() - missing.size();
    base::inParallel(
        missing.size(), stop,
        [&](std::size_t begin, std::size_t end) {
            for (auto i = begin; i < end; ++i) {
                read(*missing[i]);
                const auto atHand = ++done;
                if (progress)
                    progress(atHand, sessions.size());
            }
        },
        1);
    const bool anyRead = std::ranges::any_of(missing, [](const Read* one) { return one->fault.empty(); });
    const auto faults = std::ranges::count_if(sessions, [](const Read& one) { return !one.fault.empty(); });
    const auto whole = sessions.size() - static_cast<std::size_t>(faults);
    if (!index.empty() && (anyRead || known.files.size() != whole))
        writeIndex(index, indexFor(sessions, folder));
    SessionFolder all;
    for (auto& session : sessions) {
        if (!session.fault.empty()) {
            all.unread.push_back({std::move(session.file), std::move(session.fault)});
            continue;
        }
        all.files.push_back(std::move(session.file));
        std::ranges::move(session.rows, std::back_inserter(all.rows));
        all.fileOf.resize(all.rows.size(), all.files.size() - 1);
    }
    return all;
}

} // namespace sortscope::session
