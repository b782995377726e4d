// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/export/sessionimport.h"

#include "core/export/json.h"
#include "core/plan/planparts.h"
#include "core/results/json/jsonbuilder.h"
#include "core/results/json/jsontext.h"
#include "core/results/row/jobresult.h"
#include "core/session/sessionfile.h"

#include <initializer_list>
#include <istream>
#include <map>
#include <optional>
#include <set>

namespace sortscope::exports {
namespace {

void requireFormat(const results::JsonPlace& format)
{
    if (format->is_string() && format->get_ref<const std::string&>() == kSessionFormat)
        return;
    format.refuse(
        fmt::format("\"{}\", the format that \"sessions export FILE --json OUT\" writes", kSessionFormat));
}

/// Refuses times that no clock of a host can have measured. Times of devices can be negative if a driver's
/// stamps contradict each other.
void requireTimes(const results::JsonPlace& object, std::initializer_list<std::string_view> keys)
{
    for (const auto key : keys) {
        const auto* const time = object.find(key);
        if (time != nullptr && results::wholeNumberIn<std::int64_t>(*time).value_or(0) < 0)
            results::JsonPlace(*time, object, key).refuse("a time, which is a number from 0 on");
    }
}

results::StoredRun readRun(const results::JsonPlace& head)
{
    results::StoredRun run;
    results::JsonReader reader(head);
    fields(reader, run);
    if (!plan::isUuid(run.uuid))
        results::JsonPlace(head.at("uuid"), head, "uuid").refuse("32 digits of 0 to 9 and a to f");
    const results::JsonPlace request(head.at("request"), head, "request");
    if (request->is_object())
        run.request = request->dump();
    else
        results::JsonReader::read(request, run.request);
    return run;
}

/// Puts the values that the parser finds into a session: commands, samples and jobs one by one, as each is
/// complete.
class SessionReader : public results::JsonBuilder {
public:
    explicit SessionReader(session::SessionFile::Filler& session) : m_session(session) {}

    /// Call it after the last byte.
    void finish();

private:
    // Depths in containers(), from 1: the document, its runs, one run, its jobs, one job, its replicates.
    static constexpr std::size_t kDocument = 1;
    static constexpr std::size_t kRuns = 2;
    static constexpr std::size_t kJobs = 4;
    static constexpr std::size_t kReplicates = 6;

    void begun() override;
    bool taken(results::JsonValue& value) override;

    bool inRuns() const { return m_hasRuns && containers()[0].key == "runs"; }
    /// Returns the keys that lead from a replicate to the next value, as in "samples.commands"; empty outside
    /// replicates.
    std::string wayInReplicate() const;
    bool takenInJob(results::JsonValue& value);
    bool leadsBack(results::JobId job) const;
    void readTexts(const results::JsonPlace& document);
    results::Sample readSample(const results::JsonValue& value);
    results::Replicate readReplicate(const results::JsonPlace& place);
    std::vector<results::Replicate> replicatesOf(const results::JsonPlace& job);
    void addJob(const results::JsonValue& row);

    session::SessionFile::Filler& m_session;
    bool m_hasRuns = false;
    /// True if the run that is being read has come to its jobs.
    bool m_hasJobs = false;
    std::set<std::string> m_uuids;
    std::set<results::JobId> m_ids;
    struct Replaced {
        std::string path;
        results::JobId by;
    };
    std::map<results::JobId, Replaced> m_replaced;

    // Parts of the job that is being read.
    std::vector<backend::Command> m_commands;
    std::optional<results::Sample> m_firstRun;
    std::vector<results::Sample> m_samples;
    std::vector<results::Replicate> m_replicates;
};

void SessionReader::begun()
{
    const auto& all = containers();
    if (all.size() == kRuns && all[0].key == "runs") {
        const results::JsonPlace head(all[0].value, "");
        results::JsonReader reader(head);
        requireFormat({head.at("format"), head, "format"});
        int version = 0;
        reader("version", version);
        if (version != kJsonVersion)
            results::JsonPlace(head.at("version"), head, "version")
                .refuse(fmt::format("{}, which this program reads", kJsonVersion));
        session::SessionInfo info;
        reader("name", info.name);
        reader("notes", info.notes);
        reader("created", info.created);
        m_session.setInfo(info);
        m_hasRuns = all.back().value.is_array();
    } else if (inRuns() && all.size() == kJobs && all[2].key == "jobs") {
        m_hasJobs = all.back().value.is_array();
        auto path = this->path();
        const results::JsonPlace head(all[2].value, path.substr(0, path.find(']') + 1));
        const auto run = readRun(head);
        if (!m_uuids.insert(run.uuid).second)
            results::JsonPlace(head.at("uuid"), head, "uuid").refuse("a text unlike that of any other run");
        m_session.addRun(run);
    }
}

bool SessionReader::taken(results::JsonValue& value)
{
    const auto& all = containers();
    if (all.size() == kDocument && all[0].key == "format")
        requireFormat({value, "format"});
    if (!inRuns())
        return false;
    if (all.size() == kRuns) {
        const results::JsonPlace run(value, path());
        if (!m_hasJobs)
            results::JsonPlace(run.at("jobs"), run, "jobs").refuse("a list");
        m_hasJobs = false;
        return true;
    }
    if (!m_hasJobs || all.size() < kJobs || all[2].key != "jobs")
        return false;
    if (all.size() > kJobs)
        return takenInJob(value);
    addJob(value);
    return true;
}

std::string SessionReader::wayInReplicate() const
{
    const auto replicates = containers().begin() + kJobs;
    if (replicates->key != "replicates" || containers().size() < kReplicates)
        return {};
    std::string way;
    for (auto container = replicates + 2; container != containers().end(); ++container) {
        if (container->value.is_object())
            way += way.empty() ? container->key : '.' + container->key;
    }
    return way;
}

bool SessionReader::takenInJob(results::JsonValue& value)
{
    const auto& parent = containers().back();
    if (parent.value.is_object() && parent.key == "first_run" && value.is_object()
        && wayInReplicate() == "preparation.first_run") {
        m_firstRun = readSample(value);
        value = nullptr;
    }
    if (!parent.value.is_array())
        return false;
    const auto way = wayInReplicate();
    if (containers().size() == kReplicates && containers()[kJobs].key == "replicates")
        m_replicates.push_back(readReplicate({value, path()}));
    else if (way == "samples.commands" || way == "preparation.first_run.commands")
        results::JsonReader::read({value, path()}, m_commands.emplace_back());
    else if (way == "samples")
        m_samples.push_back(readSample(value));
    else
        return false;
    return true;
}

results::Sample SessionReader::readSample(const results::JsonValue& value)
{
    results::Sample sample;
    const results::JsonPlace place(value, path());
    results::JsonReader::read(place, sample);
    requireTimes(place, {"wall_ns", "end_to_end_ns"});
    sample.commands = results::PackedCommands(std::exchange(m_commands, {}));
    return sample;
}

results::Replicate SessionReader::readReplicate(const results::JsonPlace& place)
{
    results::Replicate replicate;
    results::JsonReader reader(place);
    fields(reader, replicate);
    requireTimes({place.at("preparation"), place, "preparation"},
                 {"generate_ns", "prepare_ns", "allocate_ns"});
    replicate.preparation.firstRun = std::exchange(m_firstRun, {});
    replicate.samples = std::exchange(m_samples, {});
    return replicate;
}

std::vector<results::Replicate> SessionReader::replicatesOf(const results::JsonPlace& job)
{
    std::vector<results::Replicate> taken;
    results::JsonReader::read({job.at("replicates"), job, "replicates"}, taken);
    return std::exchange(m_replicates, {});
}

void SessionReader::addJob(const results::JsonValue& row)
{
    const results::JsonPlace place(row, path());
    results::JsonReader reader(place);
    results::StoredJob stored;
    auto result = std::make_shared<results::JobResult>();
    auto& spec = result->spec;
    fields(reader, spec);
    requireTimes({place.at("sampling"), place, "sampling"},
                 {"warm_up_time_ns", "warm_up_cap_ns", "minimum_time_ns", "time_limit_ns"});
    reader("device_info", spec.device);
    reader("unsupported", spec.unsupported);
    fields(reader, stored);
    if (spec.id < 1 || !m_ids.insert(spec.id).second)
        results::JsonPlace(place.at("job"), place, "job").refuse("a number from 1 on that no other job has");
    if (stored.replacedBy)
        m_replaced.emplace(spec.id, Replaced{place.path(), *stored.replacedBy});

    result->replicates = replicatesOf(place);
    stored.finished = !place.at("status").is_null();
    if (stored.finished) {
        fields(reader, *result);
        requireSound(place, *result);
    } else if (!result->replicates.empty()) {
        results::JsonPlace(place.at("status"), place, "status").refuse("a word, as the job was run");
    }
    const auto* const first = results::firstTracedSample(*result);
    if (first != nullptr)
        result->busyComputeUnits = results::computeUnitsBusyIn(first->commands.unpack(), spec.device);
    stored.result = std::move(result);
    m_session.addJob(stored);
}

/// True if the chain of a job's replacements leads back to the job.
bool SessionReader::leadsBack(results::JobId job) const
{
    auto next = m_replaced.find(job);
    for (std::size_t steps = 0; next != m_replaced.end() && steps < m_replaced.size(); ++steps) {
        if (next->second.by == job)
            return true;
        next = m_replaced.find(next->second.by);
    }
    return false;
}

void SessionReader::readTexts(const results::JsonPlace& document)
{
    const auto* list = document.find("source_texts");
    if (list == nullptr)
        return; // of an earlier program
    const results::JsonPlace place(*list, document, "source_texts");
    if (!list->is_array())
        place.refuse("a list");
    for (std::size_t i = 0; i < list->size(); ++i) {
        const results::JsonPlace each((*list)[i], place, i);
        std::string hash;
        std::string text;
        results::JsonReader::read({each.at("hash"), each, "hash"}, hash);
        results::JsonReader::read({each.at("text"), each, "text"}, text);
        m_session.addSourceText(hash, text);
    }
}

void SessionReader::finish()
{
    const results::JsonPlace document(value(), "");
    if (!m_hasRuns) {
        if (!value().is_object())
            results::JsonPlace(value(), "the document").refuse("an object");
        requireFormat({document.at("format"), document, "format"});
        results::JsonPlace(document.at("runs"), document, "runs").refuse("a list");
    }
    readTexts(document);
    for (const auto& [job, replaced] : m_replaced) {
        const auto& [path, by] = replaced;
        if (!m_ids.contains(by))
            throw results::BadDocument(
                fmt::format("{}.replaced_by is {} in place of the id of another job", path, by));
        if (leadsBack(job))
            throw results::BadDocument(fmt::format(
                "{}.replaced_by is {} in place of the id of a job that was run later: it leads back "
                "to job {}",
                path, by, job));
        m_session.markReplaced(job, by);
    }
}

} // namespace

void importSession(std::istream& document, const std::string& name, const std::filesystem::path& out)
{
    try {
        session::SessionFile::fill(out, [&document](auto& session) {
            SessionReader reader(session);
            results::JsonValue::sax_parse(document, &reader);
            reader.finish();
        });
    } catch (const results::BadDocument& error) {
        throw results::BadDocument(fmt::format("{} cannot be imported: {}", name, error.what()));
    }
}

} // namespace sortscope::exports
