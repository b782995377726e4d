// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/codeof.h"

#include "cli/terminal/outputs.h"
#include "core/algorithms/ownentries.h"
#include "core/backend/queue.h"
#include "core/base/sha256.h"
#include "core/base/usageerror.h"
#include "core/base/wholefile.h"
#include "core/sample/codelisting.h"
#include "core/sample/trial.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <set>
#include <utility>

namespace sortscope::cli {
namespace {

std::string hashOf(const backend::ProgramSource& source)
{
    auto text = source.text;
    for (const auto& [name, value] : source.defines)
        text += fmt::format("\n-D{}={}", name, value);
    return base::sha256(text);
}

/// Returns what the compiler made of a program.
std::vector<CodeText> textsOf(const backend::ProgramSource& source, const backend::Program& program,
                              const backend::DeviceInfo& device)
{
    const CodeText none{device.id, source.file, hashOf(source), {}, {}, {}};
    std::vector<CodeText> texts;
    for (const auto& code : program.code()) {
        auto& text = texts.emplace_back(none);
        const auto listing = sample::listingOf(code);
        text.language = listing.language;
        text.missing = listing.missing;
        if (text.missing.empty())
            text.text = sample::besideSource(code.kind, listing.text, source);
    }
    if (texts.empty()) {
        texts.push_back(none);
        texts.back().missing =
            "the driver gives no code that this program can show; CUDA, NVIDIA's OpenCL and "
            "PoCL do";
    }
    return texts;
}

/// For example "cuda-0-onesweep.cu-0123456789ab.sass".
std::string fileNameOf(const CodeText& text)
{
    auto device = text.device;
    std::ranges::replace(device, ':', '-');
    const auto end = text.language == "LLVM IR" ? "ll" : text.language == "SASS" ? "sass" : "ptx";
    return fmt::format("{}-{}-{}.{}", device, text.file, text.hash.substr(0, 12), end);
}

} // namespace

std::vector<CodeText> codeOf(std::span<const results::JobSpec> jobs, const backend::Inventory& inventory)
{
    std::vector<CodeText> all;
    std::set<std::pair<std::string, std::string>> known;
    std::string why;
    for (const auto& spec : jobs) {
        why = spec.unsupported;
        if (!why.empty())
            continue;
        why = fmt::format("{} on {} compiles no kernels: its code is part of a program or library",
                          spec.variant.algorithm, spec.device.id);
        const auto* own = algorithms::findOwnEntry(spec.variant.algorithm);
        if (own != nullptr && !own->folder.libraryHash.empty())
            continue; // only a process that measures loads it
        backend::QueueOptions options{.transfer = spec.variant.transfer, .launch = spec.variant.launch};
        options.onBuild = [&](const auto& source, const auto& program) {
            if (known.emplace(spec.device.id, hashOf(source)).second)
                std::ranges::move(textsOf(source, program, spec.device), std::back_inserter(all));
        };
        const auto queue = inventory.find(spec.device.id)->openQueue(options);
        sample::makeTrial(spec, *queue, sample::WorkloadSource().dataOf(spec.workload));
    }
    if (all.empty())
        throw base::UsageError(why);
    return all;
}

void keepCode(const std::vector<CodeText>& texts, const std::string& folder)
{
    std::filesystem::create_directories(folder);
    for (const auto& text : texts) {
        if (text.missing.empty())
            base::writeFileWhole(std::filesystem::path(folder) / fileNameOf(text), text.text);
    }
}

bool noteMissing(const std::vector<CodeText>& texts)
{
    bool all = true;
    for (const auto& text : texts) {
        if (text.missing.empty())
            continue;
        all = false;
        writeNote(fmt::format("{} on {}: no {}: {}", text.file, text.device,
                              text.language.empty() ? "code" : text.language, text.missing));
    }
    return all;
}

} // namespace sortscope::cli
