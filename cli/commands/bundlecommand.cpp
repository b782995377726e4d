// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.h"
#include "cli/terminal/outputs.h"
#include "core/base/ownprogram.h"
#include "core/base/usageerror.h"
#include "core/base/wholefile.h"
#include "core/places/bundle.h"

#include <unistd.h>

#include <string>

namespace sortscope::cli {
namespace {

struct BundleOptions {
    std::string out;
};

int makeBundle(const BundleOptions& options)
{
    if (isStandardOutput(options.out))
        throw base::UsageError("OUT must be a file, not standard output");
    requireOutputs({{"OUT", options.out}}, {}, {{"this program", base::ownProgram()}});
    base::writeFileWhole(options.out, places::bundleOf(places::filesOfThisProgram()),
                         base::FileKind::Program);
    return kAllOk;
}

} // namespace

void addBundleCommand(const Command& app, Action& action)
{
    auto [command, options] =
        addCommand<BundleOptions>(app, action, "bundle",
                                  "Pack this program and its libraries into one file, for machines where "
                                  "nothing is installed (docs/places.md)",
                                  makeBundle);
    command.fileOption("OUT", options.out, "The file to make").placeholder("").required();
}

} // namespace sortscope::cli
