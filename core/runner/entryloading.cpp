// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/entryloading.h"

#include "core/algorithms/ownentries.h"
#include "core/results/json/jsonreader.h"
#include "core/runner/conversation.h"
#include "core/runner/runnerfaults.h"
#include "core/runner/runnerprocess.h"

#include <fmt/format.h>

#include <memory>
#include <stdexcept>
#include <utility>

namespace sortscope::runner {
namespace {

/// What messages name as the part of the folder that is at fault.
std::string subjectOf(const algorithms::EntryFolder& folder)
{
    return folder.libraryHash.empty() ? std::string(algorithms::kEntryFile)
                                      : folder.directory.filename().string();
}

/// A runner that reads folders and loads libraries, started when it is needed.
class Describer {
public:
    explicit Describer(const RunnerOptions& options) : m_options(options) {}

    /// Throws std::runtime_error that says why the folder is not an entry.
    std::vector<algorithms::EntryDescription> describe(const algorithms::EntryFolder& folder)
    {
        try {
            auto answer = ask(folder);
            if (answer.descriptions.empty())
                throw std::runtime_error(answer.fault);
            return std::move(answer.descriptions);
        } catch (const RunnerEnded& error) {
            m_process.reset();
            throw std::runtime_error(
                fmt::format("{}: the process that read it {}", subjectOf(folder), describeEnd(error.end())));
        } catch (const RunnerSilent&) {
            m_process.reset();
            throw std::runtime_error(subjectOf(folder) + ": reading it took too long, and was ended");
        }
    }

private:
    tell::Described ask(const algorithms::EntryFolder& folder)
    {
        if (!m_process) {
            m_process = std::make_shared<RunnerProcess>(m_options);
            m_process->shakeHands(m_options);
        }
        m_process->send(ask::Describe{messageOf(folder)});
        auto answer = Conversation(*m_process).receive();
        if (auto* described = std::get_if<tell::Described>(&answer))
            return std::move(*described);
        throw results::BadDocument("a message that does not belong to an entry");
    }

    const RunnerOptions& m_options;
    std::shared_ptr<RunnerProcess> m_process;
};

} // namespace

ask::EntryFolder messageOf(const algorithms::EntryFolder& folder)
{
    ask::EntryFolder message{folder.directory.string(), {}, folder.libraryHash};
    for (const auto& [name, text] : folder.files)
        message.files.push_back({name, text});
    return message;
}

void loadEntries(const RunnerOptions& options, const std::vector<std::filesystem::path>& folders)
{
    Describer describer(options);
    std::vector<algorithms::RefusedEntry> refused;
    for (const auto& path : folders) {
        try {
            const auto folder = algorithms::readEntryFolder(path);
            for (auto& description : describer.describe(folder))
                algorithms::addOwnEntry(std::move(description), folder);
        } catch (const std::exception& error) {
            refused.push_back({path, error.what()});
        }
    }
    algorithms::setRefusedEntries(std::move(refused));
}

} // namespace sortscope::runner
