// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the files that the fuzzers begin with: sessionseeds FOLDER
#include "core/base/wholefile.h"
#include "core/export/sessionexport.h"
#include "core/places/slurmagentmessages.h"
#include "core/plan/planparts.h"
#include "core/results/row/commandcodec.h"
#include "core/runner/runnermessages.h"
#include "core/runner/spool.h"
#include "core/session/sessionfile.h"
#include "tests/support/replicate.h"
#include "tests/support/wholeresults.h"

#include <filesystem>
#include <fstream>
#include <map>
#include <string>

using namespace sortscope;

namespace {

void writeSession(const std::filesystem::path& path, int jobs)
{
    std::filesystem::remove(path);
    auto file = session::SessionFile::create(path);
    std::vector<results::JobSpec> specs;
    for (int i = 1; i <= jobs; ++i)
        specs.push_back(tests::wholeResult(i).spec);
    const auto run = file.beginRun({}, specs, "{}");
    for (int i = 1; i < jobs; ++i)
        file.finishJob(i, tests::wholeResult(i));
    file.endRun(run, results::RunOutcome::Cancelled);
}

void writeDocument(const std::filesystem::path& path, const std::filesystem::path& session)
{
    auto file = session::SessionFile::open(session);
    std::ofstream document(path, std::ios::binary);
    exports::exportJson(file, [&document](std::string_view part) { document << part; });
}

/// The content of a file of kept results.
std::string spoolFile(const results::JobResult& result)
{
    const auto folder = std::filesystem::temp_directory_path() / plan::freshUuid();
    const runner::Spool spool(folder);
    spool.keep(plan::freshUuid(), "n1", {{{result.spec, 1}, {result, false}}});
    const auto text = base::contentOf(folder / spool.files().at(0).name);
    std::filesystem::remove_all(folder);
    return text.value();
}

/// The messages by the names of their files; the first byte names the sender, as messagefuzzer reads it.
std::map<std::string, std::string> messages()
{
    const auto whole = tests::wholeResult();
    auto one = whole;
    one.replicates.resize(1);
    one.status = results::Status::Ok;
    return {
        {"run", 'a'
                    + runner::encode(runner::Ask(runner::ask::Run{
                        .jobs = {{whole.spec}}, .rehearse = {1}, .kernels = {{"bitonic.cl", "__kernel"}}}))},
        {"devices", 't' + runner::encode(runner::Tell(runner::tell::Devices{.infos = {whole.spec.device}}))},
        {"finished", 't' + runner::encode(runner::Tell(runner::tell::Finished{whole}))},
        {"spool", 't' + runner::encode(runner::Tell(runner::tell::SpoolFile{.name = "a", .fault = "b"}))},
        {"spooled", 't' + runner::encode(runner::Tell(runner::tell::Spooled{{one.spec, 2}, {one, false}}))},
        {"spool_end", 't' + runner::encode(runner::Tell(runner::tell::SpoolEnd{{"b"}}))},
        {"fetch", 'a' + runner::encode(runner::Ask(runner::ask::Fetch{{"b"}, true}))},
        {"forget", 'a' + runner::encode(runner::Ask(runner::ask::Forget{{"a"}}))},
        {"file", 's' + spoolFile(one)},
        {"open", 'o' + places::encode(places::ToAgent(places::toagent::Open{1, 2}))},
        {"data", 'o' + places::encode(places::ToAgent(places::toagent::Data{1, "sortscope"}))},
        {"nodes",
         'e' + places::encode(places::FromAgent(places::fromagent::Nodes{.version = "1", .names = {"n1"}}))},
        {"end", 'e' + places::encode(places::FromAgent(places::fromagent::End{1, 9, 0}))}};
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc != 2)
        return 2;
    const std::filesystem::path folder(argv[1]);
    std::filesystem::create_directories(folder / "sessions");
    std::filesystem::create_directories(folder / "commands");
    std::filesystem::create_directories(folder / "documents");
    std::filesystem::create_directories(folder / "messages");
    for (const int jobs : {0, 1, 3}) {
        const auto name = "jobs" + std::string(1, static_cast<char>('0' + jobs));
        writeSession(folder / "sessions" / name, jobs);
        writeDocument(folder / "documents" / name, folder / "sessions" / name);
    }
    for (const auto& [name, message] : messages())
        std::ofstream(folder / "messages" / name, std::ios::binary) << message;
    const auto commands = tests::only(tests::wholeResult()).samples.front().commands.unpack();
    std::ofstream(folder / "commands" / "whole", std::ios::binary)
        << results::encodeCommands(commands, [](const backend::Command& command) {
               return command.kind == backend::CommandKind::Kernel ? results::LabelId{1}
                                                                   : results::LabelId{2};
           });
    return 0;
}
