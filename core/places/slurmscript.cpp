// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/places/slurmscript.h"

#include "core/plan/commandline.h"
#include "core/plan/requestjson.h"

#include <fmt/format.h>

#include <array>

namespace sortscope::places {
namespace {

constexpr std::string_view kHead = R"(#!/bin/bash
# Measures with Sortscope under Slurm. A session for each run and node lies in $SORTSCOPE_SESSIONS, or in
# sessions/ beside where the job was submitted: sortscope-cli history and sortscope-cli sessions merge read them.
#   bash FILE                  submits a job for each node that responds
#   bash FILE 'node[01-08]'    submits a job for each of these nodes
#   sbatch [options] FILE      submits a job for one node
#SBATCH --job-name=sortscope
#SBATCH --nodes=1
#SBATCH --ntasks=1
#SBATCH --exclusive
#SBATCH --output=sortscope-%j-%N.log
set -euo pipefail
if [ -z "${SLURM_JOB_ID:-}" ]; then
    nodes=${1:-$(sinfo --noheader --responding --format=%N | paste --serial --delimiters=,)}
    for node in $(scontrol show hostnames "$nodes" | sort --unique); do
        sbatch --nodelist="$node" "$0"
    done
    exit
fi
folder=${SORTSCOPE_SESSIONS:-$SLURM_SUBMIT_DIR/sessions}
mkdir -p "$folder"
)";

} // namespace

std::string slurmScript(const plan::RunRequest& request, results::SampleOrder order,
                        const std::filesystem::path& program)
{
    const std::array words{program.string()};
    return fmt::format("{}{} run --request -{} --session "
                       "\"$folder/$(date -u +%Y-%m-%dT%H%M%SZ)-$SLURMD_NODENAME.sortscope\" <<'REQUEST'\n{}\n"
                       "REQUEST\n",
                       kHead, plan::shellLine(words),
                       order == results::SampleOrder::Interleaved ? " --interleave" : "",
                       plan::requestJson(request));
}

} // namespace sortscope::places
