// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/coretexts.h"

#include "core/algorithms/catalogue.h"
#include "core/data/generator.h"
#include "core/results/warning.h"
#include "core/run/presetrequest.h"

#include <algorithm>

namespace sortscope::gui::models {
namespace {

/// Keeps the first of equal texts, in order.
class Texts {
public:
    void add(std::initializer_list<std::string_view> texts)
    {
        for (const auto text : texts) {
            if (!text.empty() && std::ranges::find(m_texts, text) == m_texts.end())
                m_texts.push_back(text);
        }
    }
    std::vector<std::string_view> take() { return std::move(m_texts); }

private:
    std::vector<std::string_view> m_texts;
};

void addAlgorithm(Texts& texts, const algorithms::AlgorithmInfo& info)
{
    texts.add({info.title, info.summary, info.origin, info.limits, info.stageLabel, info.passLabel});
    for (const auto& parameter : info.parameters) {
        texts.add({parameter.title, parameter.description});
        for (const auto& choice : parameter.choices)
            texts.add({choice.title});
    }
    for (const auto& merge : info.merges)
        texts.add({merge.title, merge.description});
}

} // namespace

std::vector<std::string_view> coreTexts()
{
    Texts texts;
    for (const auto& info : algorithms::catalogue())
        addAlgorithm(texts, info);
    for (const auto& generator : data::generators())
        texts.add({generator.title, generator.description, generator.origin});
    for (const auto& warning : base::Names<results::Warning>::all) {
        const auto& advice = results::adviceOn(warning.value);
        texts.add({advice.what, advice.why, advice.todo});
    }
    for (const auto& preset : run::presetRequests())
        texts.add({preset.title, preset.description});
    return texts.take();
}

} // namespace sortscope::gui::models
