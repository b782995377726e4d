// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/parametersection.h"

#include "core/algorithms/catalogue.h"
#include "core/backend/deviceinfo.h"
#include "gui/models/text.h"
#include "gui/widgets/parameteredit.h"

#include <QFormLayout>
#include <QLabel>

#include <algorithm>
#include <set>

namespace sortscope::gui::pages {
namespace {

using algorithms::AlgorithmInfo;
using algorithms::ParameterInfo;

/// One entry a parameter id: a value reaches every chosen algorithm that has the parameter.
std::vector<const ParameterInfo*> parametersOf(const std::vector<const AlgorithmInfo*>& chosen)
{
    std::vector<const ParameterInfo*> parameters;
    for (const auto* info : chosen) {
        for (const auto& parameter : info->parameters) {
            const bool known =
                std::ranges::any_of(parameters, [&](const auto* other) { return other->id == parameter.id; });
            if (!known)
                parameters.push_back(&parameter);
        }
    }
    return parameters;
}

/// "256", or "64 … 256" where the chosen targets differ.
QString defaultText(std::string_view id, const std::vector<const AlgorithmInfo*>& chosen,
                    const std::vector<backend::DeviceInfo>& devices)
{
    QStringList texts;
    for (const auto& device : devices) {
        for (const auto* info : chosen) {
            const auto* parameter = info->findParameter(id);
            if (parameter && info->runsOn(device.backend))
                texts << models::text(algorithms::toText(parameter->defaultFor(device)));
        }
    }
    texts.removeDuplicates();
    return texts.join(QStringLiteral(" / "));
}

} // namespace

ParameterSection::ParameterSection(QWidget* parent)
    : QGroupBox(tr("Parameters"), parent),
      m_form(new QFormLayout(this))
{
    hide();
}

void ParameterSection::setTargets(const std::vector<const AlgorithmInfo*>& chosen,
                                  const std::vector<backend::DeviceInfo>& devices)
{
    const auto wanted = parametersOf(chosen);
    const bool same = std::ranges::equal(
        wanted, m_edits, {}, [](const auto* info) { return info->id; },
        [](const auto& edit) { return std::string_view(edit.first); });
    if (!same) {
        remember();
        while (m_form->rowCount() > 0)
            m_form->removeRow(0);
        m_edits.clear();
        for (const auto* info : wanted)
            addRow(*info);
    }
    for (const auto& [id, edit] : m_edits)
        edit->setDefaultText(defaultText(id, chosen, devices));
    setVisible(!m_edits.empty());
}

void ParameterSection::addRow(const ParameterInfo& info)
{
    auto* edit = new widgets::ParameterEdit(info);
    const std::string id(info.id);
    edit->setObjectName(models::text(id));
    if (const auto known = m_values.find(id); known != m_values.end())
        edit->setValues(known->second);
    auto* label = new QLabel(tr("%1:").arg(models::translated(info.title)));
    label->setToolTip(edit->toolTip());
    m_form->addRow(label, edit);
    m_edits.emplace_back(id, edit);
    connect(edit, &widgets::ParameterEdit::changed, this, &ParameterSection::changed);
}

void ParameterSection::remember()
{
    for (const auto& [id, edit] : m_edits) {
        try {
            m_values[id] = edit->values();
        } catch (const base::UsageError&) {
            m_values.erase(id); // nonsense is not worth keeping
        }
    }
}

void ParameterSection::fill(run::RunRequest& request) const
{
    request.parameters.clear();
    for (const auto& [id, edit] : m_edits) {
        if (auto values = edit->values(); !values.empty())
            request.parameters.emplace(id, std::move(values));
    }
}

void ParameterSection::restore(const run::RunRequest& request)
{
    m_values = request.parameters;
    for (const auto& [id, edit] : m_edits) {
        const auto known = m_values.find(id);
        edit->setValues(known == m_values.end() ? std::vector<std::string>() : known->second);
    }
}

} // namespace sortscope::gui::pages
