// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/codeof.h"
#include "cli/commands/commands.h"
#include "cli/options/runoptions.h"
#include "cli/terminal/driveroutput.h"
#include "cli/terminal/outputs.h"
#include "core/plan/deviceselector.h"
#include "core/plan/expand.h"
#include "core/sample/discovery.h"

#include <fmt/format.h>

#include <optional>

namespace sortscope::cli {
namespace {

int code(const RunOptions& options)
{
    const auto request = requestFrom(options);
    std::vector<CodeText> texts;
    {
        const DriversPrintElsewhere elsewhere;
        const auto inventory = sample::discoverWith({.backends = plan::backendsOf(request.devices)});
        texts = codeOf(plan::expand(request, inventory), inventory);
    }
    const bool whole = noteMissing(texts);
    for (const auto& text : texts) {
        if (text.missing.empty())
            writeOut(
                fmt::format("== {} on {}: {} ==\n{}", text.program, text.device, text.language, text.text));
    }
    return whole ? kAllOk : kNotOk;
}

} // namespace

void addCodeCommand(const Command& app, Action& action)
{
    auto [command, options] = addCommand<RunOptions>(app, action, "code",
                                                     "Print what the device's compiler makes of the kernels "
                                                     "of jobs, beside the source lines that it names",
                                                     code);
    addJobOptions(command, options);
}

} // namespace sortscope::cli
