// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the files that the fuzzers begin with: sessionseeds FOLDER
#include "core/results/commandcodec.h"
#include "core/session/sessionfile.h"
#include "tests/support/wholeresults.h"

#include <filesystem>
#include <fstream>

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

} // namespace

int main(int argc, char* argv[])
{
    if (argc != 2)
        return 2;
    const std::filesystem::path folder(argv[1]);
    std::filesystem::create_directories(folder / "sessions");
    std::filesystem::create_directories(folder / "commands");
    for (const int jobs : {0, 1, 3})
        writeSession(folder / "sessions" / ("jobs" + std::string(1, static_cast<char>('0' + jobs))), jobs);
    const auto commands = tests::wholeResult().samples.front().commands.unpack();
    std::ofstream(folder / "commands" / "whole", std::ios::binary)
        << results::encodeCommands(commands, [](const backend::Command& command) {
               return command.kind == backend::CommandKind::Kernel ? results::LabelId{1}
                                                                   : results::LabelId{2};
           });
    return 0;
}
