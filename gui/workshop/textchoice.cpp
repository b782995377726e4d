// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/textchoice.h"

#include "core/algorithms/kernelsource.h"
#include "core/algorithms/ownentries.h"
#include "core/base/textdiff.h"
#include "core/base/wholefile.h"
#include "core/results/row/jobresult.h"
#include "core/runner/entrytemplate.h"
#include "core/session/sessionfile.h"

#include <algorithm>
#include <optional>

namespace sortscope::gui::workshop {
namespace {

namespace fs = std::filesystem;

std::optional<std::string> keptText(const backend::ProgramRecord& source, const fs::path& session)
{
    if (auto text = algorithms::builtInTextOf(source))
        return text;
    return session.empty() ? std::nullopt : session::SessionFile::open(session).sourceText(source.hash);
}

/// What stands now where the text was read.
std::optional<std::string> textNow(const std::string& file)
{
    if (auto text = algorithms::entryText(file))
        return text;
    const auto kernels = algorithms::embeddedKernels();
    const auto found = std::ranges::find(kernels, file, &algorithms::EmbeddedKernel::file);
    return found == kernels.end() ? std::nullopt : std::optional(std::string(found->source));
}

TextFiles readRan(const backend::ProgramRecord& source, const fs::path& session)
{
    TextFiles read{.main = fs::path(source.file).filename().string()};
    if (const auto whole = keptText(source, session)) {
        read.files = algorithms::filesOf(*whole, read.main);
        return read;
    }
    read.same = false;
    if (const auto now = textNow(source.file))
        read.files.emplace(read.main, *now);
    return read;
}

} // namespace

TextFiles readText(const TextChoice& choice, const fs::path& session)
{
    if (choice.ran)
        return readRan(choice.ran->source, session);
    if (const auto* kernel = choice.builtIn.empty() ? nullptr : runner::kernelOf(choice.builtIn))
        return {std::string(kernel->file), {{std::string(kernel->file), std::string(kernel->source)}}};
    const auto name = choice.file.filename().string();
    return {name, {{name, base::contentOf(choice.file).value_or(std::string())}}};
}

std::map<std::string, std::string> readTextsOf(const results::JobResult& row, const fs::path& session)
{
    std::map<std::string, std::string> files;
    for (const auto& source : row.sources) {
        if (auto read = readRan(source, session); read.same)
            files.merge(read.files);
    }
    return files;
}

std::string differenceOf(const TextFiles& before, const TextFiles& after)
{
    auto text = base::unifiedDiff(before.text(), after.text(), "a/" + after.main, "b/" + after.main);
    for (const auto& [name, included] : after.files) {
        const auto other = before.files.find(name);
        if (name != after.main && other != before.files.end())
            text += base::unifiedDiff(other->second, included, "a/" + name, "b/" + name);
    }
    return text;
}

} // namespace sortscope::gui::workshop
