// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/sections.h"

#include "core/algorithms/catalogue.h"
#include "core/backend/deviceinfo.h"
#include "gui/experiment/parameteredit.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/choicelist.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/rowlabel.h"
#include "gui/widgets/wheelguard.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>
#include <set>

namespace sortscope::gui::pages {
namespace {

using algorithms::AlgorithmInfo;
using algorithms::ParameterInfo;

/// One entry per parameter id: a value reaches every chosen algorithm that has the parameter.
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

/// "256", or "64 / 256" if the defaults of the chosen targets differ.
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

/// "64", or "64 / 256" if the jobs differ.
QString usedText(const std::string& id, const std::vector<results::JobSpec>& jobs)
{
    QStringList texts;
    for (const auto& spec : jobs) {
        const auto value = spec.variant.parameters.find(id);
        if (value != spec.variant.parameters.end())
            texts << models::text(algorithms::toText(value->second));
    }
    texts.removeDuplicates();
    return texts.join(QStringLiteral(" / "));
}

/// One line for each day of tuning, with the values that tuning chose.
QString tunedText(const std::vector<results::JobSpec>& jobs)
{
    std::map<QString, QStringList> found;
    for (const auto& spec : jobs) {
        if (!spec.tuning)
            continue;
        auto& values = found[models::text(results::tunedDay(spec.tuning))];
        for (const auto& [id, before] : spec.tuning->defaults)
            values << QStringLiteral("%1=%2").arg(
                models::text(id), models::text(algorithms::toText(spec.variant.parameters.find(id)->second)));
    }
    QStringList lines;
    for (auto& [day, values] : found) {
        values.removeDuplicates();
        //: a day; parameters and the values that tuning chose then
        lines << ParameterSection::tr("Tuned %1: %2").arg(day, values.join(QStringLiteral(", ")));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

ParameterSection::ParameterSection(QWidget* parent)
    : Section(parent),
      m_form(new QFormLayout),
      m_tuned(widgets::named("tuned", new QLabel)),
      m_untuned(widgets::named("untuned", new QCheckBox(tr("Ignore tuning"))))
{
    constexpr int kIndent = 20;
    m_untuned->setToolTip(tr("Parameters without values use the program's defaults, even if tuning "
                             "(sortscope-cli tune) found faster values on this machine."));
    m_tuned->setWordWrap(true);
    m_tuned->setTextFormat(Qt::PlainText);
    m_tuned->setForegroundRole(QPalette::PlaceholderText);
    m_tuned->hide();
    widgets::fill(new QVBoxLayout(this), {{.layout = m_form}, {m_tuned}, {m_untuned}}, {kIndent, 0, 0, 0});
    connect(m_untuned, &QCheckBox::toggled, this, &ParameterSection::changed);
}

QString ParameterSection::summary() const
{
    QStringList texts;
    for (const auto& [id, edit] : m_edits) {
        try {
            if (const auto values = edit->values(); !values.empty())
                texts << QStringLiteral("%1 %2").arg(models::text(id),
                                                     models::texts(values).join(QStringLiteral(", ")));
        } catch (const base::UsageError&) {
            texts << QStringLiteral("%1 ?").arg(models::text(id));
        }
    }
    if (m_untuned->isChecked())
        //: of parameters: what tuning has found is not used
        texts << tr("untuned");
    else if (!m_tuned->text().isEmpty())
        //: of parameters: tuning chose some of them
        texts << tr("tuned");
    return texts.isEmpty() ? tr("defaults") : texts.join(QStringLiteral("; "));
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
    m_tuned->clear();
    m_tuned->hide();
}

void ParameterSection::showUsed(const plan::RunRequest& request, const std::vector<results::JobSpec>& jobs)
{
    for (const auto& [id, edit] : m_edits) {
        if (!request.parameters.contains(id))
            edit->setDefaultText(usedText(id, jobs));
    }
    m_tuned->setText(tunedText(jobs));
    m_tuned->setVisible(!m_tuned->text().isEmpty());
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
    label->setBuddy(edit);
    m_form->addRow(label, edit);
    m_edits.emplace_back(id, edit);
    widgets::guardWheel(*edit);
    connect(edit, &widgets::ParameterEdit::changed, this, &ParameterSection::changed);
}

void ParameterSection::remember()
{
    for (const auto& [id, edit] : m_edits) {
        try {
            m_values[id] = edit->values();
        } catch (const base::UsageError&) {
            m_values.erase(id); // an invalid value is not worth keeping
        }
    }
}

void ParameterSection::fill(plan::RunRequest& request) const
{
    request.parameters.clear();
    request.untuned = m_untuned->isChecked();
    for (const auto& [id, edit] : m_edits) {
        if (auto values = edit->values(); !values.empty())
            request.parameters.emplace(id, std::move(values));
    }
}

void ParameterSection::restore(const plan::RunRequest& request)
{
    m_values = request.parameters;
    m_untuned->setChecked(request.untuned);
    for (const auto& [id, edit] : m_edits) {
        const auto known = m_values.find(id);
        edit->setValues(known == m_values.end() ? std::vector<std::string>() : known->second);
    }
}

SearchSection::SearchSection(QWidget* parent)
    : Section(parent),
      m_keys(new QSpinBox),
      m_hitRatio(new QDoubleSpinBox),
      m_sorted(new QCheckBox(tr("Sorted")))
{
    constexpr int kMostKeys = 1 << 28;
    m_keys->setRange(1, kMostKeys);
    m_keys->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_keys->setToolTip(tr("How many keys are looked up in one run."));
    m_hitRatio->setRange(0, 1);
    m_hitRatio->setSingleStep(0.1);
    m_hitRatio->setToolTip(tr("The share of keys that occur in the data, from 0 to 1."));
    m_sorted->setToolTip(tr("Looks the keys up in ascending order, which makes better use of caches."));

    auto* hits = new QLabel(tr("Hit ratio:"));
    hits->setBuddy(m_hitRatio);
    widgets::fill(
        new QHBoxLayout(this),
        {{widgets::rowLabel(tr("Look up:"), m_keys)}, {m_keys, 1}, {hits}, {m_hitRatio}, {m_sorted}});
    restore({});
    connect(m_keys, &QSpinBox::valueChanged, this, &SearchSection::changed);
    connect(m_hitRatio, &QDoubleSpinBox::valueChanged, this, &SearchSection::changed);
    connect(m_sorted, &QCheckBox::toggled, this, &SearchSection::changed);
}

void SearchSection::fill(plan::RunRequest& request) const
{
    request.search.keys = static_cast<std::size_t>(m_keys->value());
    request.search.hitRatio = m_hitRatio->value();
    request.search.sortedKeys = m_sorted->isChecked();
}

void SearchSection::restore(const plan::RunRequest& request)
{
    constexpr auto kMost = static_cast<std::size_t>(std::numeric_limits<int>::max());
    m_keys->setValue(static_cast<int>(std::min(request.search.keys, kMost)));
    m_hitRatio->setValue(request.search.hitRatio);
    m_sorted->setChecked(request.search.sortedKeys);
}

ModeSection::ModeSection(QWidget* parent) : Section(parent)
{
    constexpr int kIndent = 20;
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(kIndent, 0, 0, 0);
    addLabel(tr("Transfer modes:"));
    addList("transfers", 2, tr("Transfer modes"), &plan::RunRequest::transfers,
            &backend::DeviceInfo::transferModes);
    addLabel(tr("Launch modes:"));
    addList("launches", 1, tr("Launch modes"), &plan::RunRequest::launches,
            &backend::DeviceInfo::launchModes);
    auto* hint = new QLabel(tr("If none is ticked, each device uses its first mode."));
    hint->setWordWrap(true);
    hint->setForegroundRole(QPalette::PlaceholderText);
    layout->addWidget(hint);
    addLabel(tr("Before each run (warm unless ticked):"));
    addList("deviceStates", 2, tr("Device state"), &plan::RunRequest::deviceStates);
    addList("caches", 2, tr("Caches"), &plan::RunRequest::caches);

    addChoice("deviceClock", tr("Kernels are timed by:"), &plan::RunRequest::deviceClock);
    addEnergy();
}

QLabel* ModeSection::addLabel(const QString& text)
{
    auto* label = new QLabel(text);
    layout()->addWidget(label);
    return label;
}

template <typename Mode>
void ModeSection::addList(const char* name, int columns, const QString& title,
                          std::vector<Mode> plan::RunRequest::*member,
                          std::vector<Mode> backend::DeviceInfo::*offered)
{
    auto* list = widgets::named(name, new widgets::ChoiceList(columns));
    std::vector<widgets::Choice> choices;
    for (const auto& mode : base::Names<Mode>::all)
        choices.push_back(
            {models::text(mode.name), models::label(mode.value), models::describe(mode.value), {}});
    list->setChoices(choices);
    list->setAccessibleName(title);
    layout()->addWidget(list);
    connect(list, &widgets::ChoiceList::changed, this, &ModeSection::changed);
    const auto chosen = [list] { return valuesNamed<Mode>(list->chosen()); };
    m_controls.push_back({
        .fill = [=](plan::RunRequest& request) { request.*member = chosen(); },
        .restore = [=](const plan::RunRequest& request) { list->setTicked(namesOf(request.*member)); },
        .setDevices =
            [=](const std::vector<backend::DeviceInfo>& devices) {
                const QSignalBlocker blocker(list);
                for (const auto& [mode, id] : base::Names<Mode>::all) {
                    // On the host nothing is transferred and nothing is launched.
                    const bool fits =
                        offered == nullptr || std::ranges::any_of(devices, [&](const auto& device) {
                            return device.backend != backend::BackendKind::Cpu
                                   && std::ranges::find(device.*offered, mode) != (device.*offered).end();
                        });
                    list->setWhyNot(models::text(id), fits ? QString() : tr("No chosen device can do this."));
                }
            },
        .labels =
            [=] {
                QStringList labels;
                for (const auto mode : chosen())
                    labels << models::label(mode);
                return labels;
            },
    });
}

template <typename Value>
void ModeSection::addChoice(const char* name, const QString& title, Value plan::RunRequest::*member)
{
    auto* combo = widgets::named(name, new QComboBox);
    for (const auto& entry : base::Names<Value>::all) {
        combo->addItem(models::label(entry.value), static_cast<int>(entry.value));
        combo->setItemData(combo->count() - 1, models::describe(entry.value), Qt::ToolTipRole);
    }
    addLabel(title)->setBuddy(combo);
    layout()->addWidget(combo);
    connect(combo, &QComboBox::currentIndexChanged, this, &ModeSection::changed);
    m_controls.push_back({
        .fill = [=](auto& request) { request.*member = static_cast<Value>(combo->currentData().toInt()); },
        .restore =
            [=](const auto& request) {
                combo->setCurrentIndex(combo->findData(static_cast<int>(request.*member)));
            },
        .setDevices = [](const auto& /*devices*/) {},
        .labels =
            [=] { return combo->currentIndex() > 0 ? QStringList(combo->currentText()) : QStringList(); },
    });
}

void ModeSection::addEnergy()
{
    auto* box = widgets::named("energy", new QCheckBox(tr("Count energy")));
    box->setToolTip(
        tr("Repeats the runs for about half a minute behind the samples, and counts the energy of "
           "the device: by NVML on NVIDIA's GPUs, by RAPL on processors."));
    layout()->addWidget(box);
    connect(box, &QCheckBox::toggled, this, &ModeSection::changed);
    m_controls.push_back({
        .fill = [=](auto& request) { request.energy = box->isChecked(); },
        .restore = [=](const auto& request) { box->setChecked(request.energy); },
        .setDevices = [](const auto& /*devices*/) {},
        .labels = [=] { return box->isChecked() ? QStringList(tr("energy")) : QStringList(); },
    });
}

void ModeSection::setDevices(const std::vector<backend::DeviceInfo>& chosen)
{
    for (const auto& control : m_controls)
        control.setDevices(chosen);
}

void ModeSection::fill(plan::RunRequest& request) const
{
    for (const auto& control : m_controls)
        control.fill(request);
}

QString ModeSection::summary() const
{
    QStringList settings;
    for (const auto& control : m_controls) {
        if (const auto labels = control.labels(); !labels.isEmpty())
            settings << labels.join(QStringLiteral(", "));
    }
    return settings.isEmpty() ? tr("defaults") : settings.join(QStringLiteral("; "));
}

void ModeSection::restore(const plan::RunRequest& request)
{
    for (const auto& control : m_controls)
        control.restore(request);
}

} // namespace sortscope::gui::pages
