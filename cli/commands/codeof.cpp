// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/codeof.h"

#include "cli/terminal/outputs.h"
#include "core/algorithms/entries/entriesinprocess.h"
#include "core/algorithms/ownentries.h"
#include "core/backend/device.h"
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

std::string hashOf(const backend::ProgramSource& source, std::string_view instance = {})
{
    auto text = source.text;
    for (const auto& [name, value] : source.defines)
        text += fmt::format("\n-D{}={}", name, value);
    text += instance;
    return base::sha256(text);
}

/// Returns what the compiler made of a program.
std::vector<CodeText> textsOf(const backend::ProgramSource& source, const backend::Program& program,
                              const std::string& device)
{
    std::vector<CodeText> texts;
    for (const auto& code : program.code()) {
        const auto listing = sample::listingOf(code);
        const auto* blank = code.instance.empty() ? "" : " ";
        auto& text =
            texts.emplace_back(device, source.file + blank + code.instance, hashOf(source, code.instance),
                               listing.language, std::string(), listing.missing);
        if (text.missing.empty())
            text.text = sample::besideSource(code.kind, listing.text, source);
    }
    if (texts.empty())
        texts.emplace_back(device, source.file, hashOf(source), std::string_view(), std::string(),
                           "the driver gives no code that this program can show; CUDA, NVIDIA's OpenCL and "
                           "PoCL do");
    return texts;
}

/// For example "cuda-0-onesweep.cu-0123456789ab.sass".
std::string fileNameOf(const CodeText& text)
{
    auto device = text.device;
    std::ranges::replace(device, ':', '-');
    auto file = text.program.substr(0, text.program.find(' '));
    std::ranges::replace(file, '/', '-'); // of an entry
    const auto end = text.language == "LLVM IR" ? "ll" : text.language == "SASS" ? "sass" : "ptx";
    return fmt::format("{}-{}-{}.{}", device, file, text.hash.substr(0, 12), end);
}

void runOnce(sample::Trial& trial, backend::Queue& queue)
{
    trial.copyInput();
    trial.upload(queue);
    trial.reset(queue);
    trial.run(queue);
    queue.finish();
}

} // namespace

std::vector<CodeText> codeOf(std::span<const results::JobSpec> jobs, const backend::Inventory& inventory)
{
    algorithms::entries::runEntriesHere();
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
        const auto add = [&](const auto& source, const auto& program) {
            if (known.emplace(spec.device.id, hashOf(source)).second)
                std::ranges::move(textsOf(source, program, spec.device.id), std::back_inserter(all));
        };
        std::vector<std::pair<backend::ProgramSource, const backend::Program*>> built;
        backend::QueueOptions options{.transfer = spec.variant.transfer, .launch = spec.variant.launch};
        options.onBuild = [&](const auto& source, const auto& program) {
            if (own != nullptr)
                built.emplace_back(source, &program);
            else
                add(source, program);
        };
        const auto queue = inventory.find(spec.device.id)->openQueue(options);
        const auto prepared = sample::makeTrial(spec, *queue, sample::WorkloadSource().dataOf(spec.workload));
        if (own != nullptr)
            runOnce(*prepared.trial, *queue);
        for (const auto& [source, program] : built)
            add(source, *program);
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
        writeNote(fmt::format("{} on {}: no {}: {}", text.program, text.device,
                              text.language.empty() ? "code" : text.language, text.missing));
    }
    return all;
}

} // namespace sortscope::cli
