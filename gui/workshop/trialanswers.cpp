// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/trialanswers.h"

#include "core/results/compare/lamps.h"
#include "core/results/row/jobresult.h"
#include "gui/charts/kernels/passratios.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"
#include "gui/workshop/changedfacts.h"
#include "gui/workshop/lampsboard.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QRegularExpression>

#include <utility>

namespace sortscope::gui::workshop {
namespace {

using widgets::named;

/// A label without a text takes no room.
void setText(QLabel& label, const QString& text)
{
    label.setText(text);
    label.setVisible(!text.isEmpty());
}

} // namespace

TrialAnswers::TrialAnswers(QWidget* parent)
    : QWidget(parent),
      m_lamps(new LampsBoard),
      m_reason(named("workshop-reason", new QLabel)),
      m_facts(named("workshop-facts", new QLabel)),
      m_ratios(named("workshop-passes", new charts::PassRatios))
{
    for (auto* label : {m_reason, m_facts}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* words = widgets::fill(new QVBoxLayout, {{m_reason}, {m_facts}});
    words->addStretch(1);
    auto* below = widgets::fill(new QHBoxLayout, {{nullptr, 1, {}, words}, {m_ratios, 1}});
    widgets::fill(new QVBoxLayout(this), {{m_lamps}, {nullptr, 0, {}, below}});
    clear();
}

void TrialAnswers::begin(const QStringList& devices)
{
    clear();
    m_several = devices.size() > 1;
    m_lamps->begin(devices);
}

void TrialAnswers::clear()
{
    m_lamps->clear();
    m_reasons.clear();
    say({});
    setText(*m_facts, {});
    m_ratios->compare(nullptr, nullptr);
}

void TrialAnswers::show(std::size_t device, const results::Lamps& lamps, const results::ResultPointer& tried,
                        const results::ResultPointer& other)
{
    const auto title = tried ? models::deviceTitle(tried->spec.device) : QString();
    const auto named = [&](const QString& text) {
        return m_several && !text.isEmpty() ? QStringLiteral("%1: %2").arg(title, text) : text;
    };
    m_lamps->show(device, lamps);
    auto facts = m_facts->text().isEmpty() ? QStringList() : m_facts->text().split(u'\n');
    if (const auto changed = other ? named(changedFacts(*other, *tried)) : QString(); !changed.isEmpty())
        facts << changed;
    setText(*m_facts, facts.join(u'\n'));
    m_ratios->compare(lamps.correct == true ? tried : nullptr, other);
    addReason(named(models::text(lamps.reason)));
}

void TrialAnswers::addReason(const QString& reason)
{
    if (!reason.isEmpty())
        m_reasons << reason;
    QStringList lines;
    for (const auto& one : m_reasons)
        lines << models::firstLine(one);
    say(lines.join(u'\n'));
    m_reason->setToolTip(m_reasons.join(u'\n'));
}

void TrialAnswers::say(const QString& sentence)
{
    setText(*m_reason, sentence);
}

void TrialAnswers::sayBusy(const QString& why)
{
    if (!why.isEmpty())
        say(m_busy = why);
    else if (m_reason->text() == std::exchange(m_busy, {}))
        say({});
}

std::map<int, QString> TrialAnswers::messagesOf(const QString& file) const
{
    const QRegularExpression place(QStringLiteral("(?:^|[^\\w.-])%1[:(](\\d+)\\)?(?::\\d+)?:? *(.*)$")
                                       .arg(QRegularExpression::escape(file)),
                                   QRegularExpression::MultilineOption);
    std::map<int, QString> messages;
    for (auto found = place.globalMatch(m_reasons.join(u'\n')); found.hasNext();) {
        const auto match = found.next();
        auto& message = messages[match.captured(1).toInt()];
        message += (message.isEmpty() ? QString() : QStringLiteral("\n")) + match.captured(2).trimmed();
    }
    messages.erase(0);
    return messages;
}

} // namespace sortscope::gui::workshop
