// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/device.h"
#include "core/run/runneroptions.h"

#include <memory>
#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace sortscope::run {
class EventSink;
class Runner;
} // namespace sortscope::run

namespace sortscope::cli {

/// Options that say which process measures, as they were written.
struct ProcessOptions {
    bool inProcess = false;
    std::optional<std::string> kernelTimeout;
};

/// Adds them to a subcommand; `options` must live as long as the parser.
void addProcessOptions(CLI::App& command, ProcessOptions& options);

/// The devices of this machine, and who runs jobs on them: `sortscope-cli runner`, or this process.
class Measuring {
public:
    /// Lists the devices. Throws base::UsageError for options that cannot be meant, and std::runtime_error
    /// where devices cannot be listed.
    explicit Measuring(const ProcessOptions& options = {});

    const backend::Inventory& inventory() const { return m_inventory; }
    std::unique_ptr<run::Runner> makeRunner(run::EventSink& sink) const;

private:
    /// Empty if this process measures.
    std::optional<run::RunnerOptions> m_process;
    backend::Inventory m_inventory;
};

} // namespace sortscope::cli
