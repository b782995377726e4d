// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/text/text.h"

#include "core/algorithms/catalogue.h"
#include "core/base/texts.h"
#include "core/data/generator.h"
#include "core/export/report/reporttexts.h"
#include "core/plan/presetrequest.h"
#include "core/results/compare/propertylabel.h"
#include "core/results/judge/quality.h"
#include "core/results/row/warning.h"
#include "core/results/show/devicefacts.h"

#include <QDateTime>
#include <QLocale>

#include <algorithm>
#include <bit>

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
        for (const auto& choice : parameter.choices) {
            if (choice.title != choice.id) // else it is a name, such as that of an instruction set
                texts.add({choice.title});
        }
    }
    for (const auto& merge : info.merges)
        texts.add({merge.title, merge.description});
}

QLocale groupingLocale()
{
    auto locale = QLocale::c();
    locale.setNumberOptions(QLocale::DefaultNumberOptions);
    return locale;
}

/// Three significant digits, never an exponent.
QString threeDigits(double value)
{
    const int decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    return fixed(value, decimals);
}

} // namespace

std::vector<std::string_view> coreTexts()
{
    Texts texts;
    for (const auto& info : algorithms::catalogue())
        addAlgorithm(texts, info);
    for (const auto& generator : data::generators()) {
        texts.add({generator.title, generator.description, generator.origin});
        if (generator.value)
            texts.add({generator.value->counts});
    }
    for (const auto& warning : base::Names<results::Warning>::all) {
        const auto& advice = results::adviceOn(warning.value);
        texts.add({advice.what, advice.why, advice.todo});
    }
    for (const auto& flaw : base::Names<results::Flaw>::all)
        texts.add({results::wordsOf(flaw.value)});
    for (const auto& property : base::Names<results::Property>::all)
        texts.add({results::labelOf(property.value)});
    for (const auto fact : results::kDeviceFactTitles)
        texts.add({fact});
    for (const auto& preset : plan::presetRequests())
        texts.add({preset.title, preset.description});
    for (const auto reportText : exports::kReportTexts)
        texts.add({reportText});
    return texts.take();
}

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

QStringList texts(const std::vector<std::string>& utf8)
{
    QStringList list;
    for (const auto& one : utf8)
        list << text(one);
    return list;
}

std::vector<std::string> stdStrings(const QStringList& texts)
{
    std::vector<std::string> strings;
    for (const auto& one : texts)
        strings.push_back(one.toStdString());
    return strings;
}

QString translated(std::string_view coreText)
{
    if (coreText.empty())
        return {};
    // The view may end in the middle of a longer literal: translate() needs a terminated string.
    const QByteArray source(coreText.data(), static_cast<qsizetype>(coreText.size()));
    return QCoreApplication::translate(kCoreContext, source.constData());
}

QString grouped(std::uint64_t count)
{
    return groupingLocale().toString(static_cast<qulonglong>(count));
}

QString minuteText(std::chrono::sys_seconds time)
{
    return QDateTime::fromSecsSinceEpoch(time.time_since_epoch().count())
        .toString(QStringLiteral("yyyy-MM-dd hh:mm"));
}

QString fixed(double value, int decimals)
{
    return groupingLocale().toString(value, 'f', decimals);
}

QString sizeText(std::uint64_t size)
{
    constexpr std::uint64_t kSmallestPower = 16;
    if (size >= kSmallestPower && std::has_single_bit(size))
        return QStringLiteral("2^%1").arg(std::countr_zero(size));
    return grouped(size);
}

QString bytesText(std::uint64_t bytes)
{
    return text(base::bytesText(bytes));
}

QString durationText(double nanoseconds)
{
    if (nanoseconds < 1e3)
        return QStringLiteral("%1 ns").arg(fixed(nanoseconds, 0));
    if (nanoseconds < 1e6)
        return QStringLiteral("%1 µs").arg(threeDigits(nanoseconds / 1e3));
    if (nanoseconds < 1e9)
        return QStringLiteral("%1 ms").arg(threeDigits(nanoseconds / 1e6));
    return QStringLiteral("%1 s").arg(threeDigits(nanoseconds / 1e9));
}

QString factorText(double factor)
{
    // Below a tenth, two decimals would leave one digit, or none.
    constexpr double kTenth = 0.0995;
    constexpr double kHundredth = 0.00995;
    const auto digits = factor < kHundredth ? fixed(factor, 4)
                        : factor < kTenth   ? fixed(factor, 3)
                                            : threeDigits(factor);
    return digits + QStringLiteral("×");
}

QString percentText(double percent)
{
    return threeDigits(percent);
}

QString firstLine(const QString& text)
{
    const auto trimmed = text.trimmed();
    const auto end = trimmed.indexOf(u'\n');
    return end < 0 ? trimmed : trimmed.left(end).trimmed();
}

} // namespace sortscope::gui::models
