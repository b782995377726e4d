// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/comparemapping.h"

#include "core/results/compare/distinctions.h"
#include "gui/text/distinctionlabels.h"
#include "gui/text/labels.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"

#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace sortscope::gui::pages {
namespace {

using results::KnownPart;
using results::MappedReport;

constexpr int kLeftOut = -1;
/// A sentence names so many parts at most; the dialog has all.
constexpr qsizetype kMostNamed = 4;

/// Names for the parts of both sides.
class PartTitles {
public:
    explicit PartTitles(const MappedReport& report) : m_names(results::Scope::AllDevices)
    {
        for (const auto* side : {&report.a, &report.b}) {
            for (const auto& one : *side) {
                m_names.add(one.example);
                m_devices.add(one.example.device);
            }
        }
    }

    QString of(const KnownPart& known) const
    {
        if (std::holds_alternative<results::DeviceKey>(known.part))
            return m_devices.of(known.example.device);
        return std::holds_alternative<results::Variant>(known.part)
                   ? models::variantTitle(known.example, m_names.distinctions)
                   : models::dataTitle(known.example, m_names.distinctions);
    }

private:
    results::RowNames m_names;
    models::DeviceTitles m_devices;
};

const KnownPart* partIn(const std::vector<KnownPart>& parts, const results::JobPart& part)
{
    const auto found = std::ranges::find(parts, part, &KnownPart::part);
    return found == parts.end() ? nullptr : &*found;
}

QString sentenceOf(const MappedReport& report)
{
    const PartTitles titles(report);
    QStringList changed;
    int leftOut = 0;
    for (const auto& one : report.a) {
        const auto& counterpart = report.mapping.at(one.part);
        if (!counterpart)
            ++leftOut;
        else if (const auto* other = partIn(report.b, *counterpart); other && *counterpart != one.part)
            changed << QStringLiteral("%1 → %2").arg(titles.of(one), titles.of(*other));
    }
    const auto more = static_cast<int>(changed.size() - kMostNamed);
    if (more > 0)
        changed = changed.mid(0, kMostNamed) + QStringList(CompareMapping::tr("%n more", "", more));
    if (leftOut > 0)
        changed << CompareMapping::tr("%n without counterpart", "", leftOut);
    return changed.isEmpty()
               ? CompareMapping::tr("Each device, algorithm and kind of data is set against itself.")
               : CompareMapping::tr("A → B: %1").arg(changed.join(QStringLiteral("; ")));
}

bool sameParts(const MappedReport& a, const MappedReport& b)
{
    return std::ranges::equal(a.a, b.a, {}, &KnownPart::part, &KnownPart::part)
           && std::ranges::equal(a.b, b.b, {}, &KnownPart::part, &KnownPart::part);
}

} // namespace

CompareMapping::CompareMapping(QWidget* parent)
    : QWidget(parent),
      m_sentence(widgets::named("mapping", new QLabel)),
      m_change(widgets::named("change-mapping", new QPushButton(tr("&Change…"))))
{
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_change->setToolTip(tr("Choose which device, algorithm and data of B each of A is set against."));
    connect(m_change, &QPushButton::clicked, this, &CompareMapping::open);
    widgets::fill(new QHBoxLayout(this), {{m_sentence, 1}, {m_change}}, {6, 0, 6, 0});
}

void CompareMapping::showReport(const Report& report)
{
    const auto former = std::exchange(m_report, report);
    setVisible(m_report && !m_report->a.empty());
    if (!m_report || m_report->a.empty()) {
        delete m_dialog;
        return;
    }
    m_sentence->setText(sentenceOf(*m_report));
    if (m_dialog && (!former || !sameParts(*former, *m_report)))
        delete m_dialog; // of other sides
    if (m_dialog)
        showChosen();
}

void CompareMapping::open()
{
    if (!m_dialog)
        m_dialog = makeDialog();
    m_dialog->show();
    m_dialog->raise();
    m_dialog->activateWindow();
}

QDialog* CompareMapping::makeDialog()
{
    auto* dialog = new QDialog(this);
    dialog->setWindowTitle(tr("What of B Each of A Is Set Against"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_lists.clear();
    auto* content = new QWidget;
    auto* grid = new QGridLayout(content);
    grid->setColumnStretch(1, 1);
    addParts(*grid, 0, tr("Devices"));
    addParts(*grid, 1, tr("Algorithms"));
    addParts(*grid, 2, tr("Data"));
    grid->setRowStretch(grid->rowCount(), 1);
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setWidget(content);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* usual = widgets::named("usual-mapping", new QPushButton(tr("As &Usual")));
    usual->setToolTip(tr("Each is set against itself, and what differs as the program proposes."));
    buttons->addButton(usual, QDialogButtonBox::ResetRole);
    connect(usual, &QPushButton::clicked, this, [this] { emit wanted({}); });
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    widgets::fill(new QVBoxLayout(dialog), {{area, 1}, {buttons}});
    constexpr QSize kUsual{640, 420};
    dialog->resize(kUsual);
    return dialog;
}

void CompareMapping::addParts(QGridLayout& grid, std::size_t kind, const QString& title)
{
    const PartTitles titles(*m_report);
    auto* heading = new QLabel(title);
    auto font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    grid.addWidget(heading, grid.rowCount(), 0, 1, 2);
    for (const auto& one : m_report->a) {
        if (one.part.index() != kind)
            continue;
        auto* list = new QComboBox;
        list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        list->setAccessibleName(titles.of(one));
        list->addItem(tr("(left out)"), kLeftOut);
        for (std::size_t i = 0; i < m_report->b.size(); ++i) {
            if (m_report->b[i].part.index() == kind)
                list->addItem(titles.of(m_report->b[i]), static_cast<int>(i));
        }
        auto* label = new QLabel(titles.of(one));
        label->setTextFormat(Qt::PlainText);
        label->setBuddy(list);
        const auto row = grid.rowCount();
        grid.addWidget(label, row, 0);
        grid.addWidget(list, row, 1);
        m_lists.emplace_back(list);
        connect(list, &QComboBox::activated, this, [this, part = one.part, list] { choose(part, *list); });
    }
    showChosen();
}

void CompareMapping::choose(const results::JobPart& part, const QComboBox& list)
{
    // The rest stays as it is seen.
    auto mapping = m_report->mapping;
    const auto place = list.currentData().toInt();
    mapping[part] = place == kLeftOut ? std::nullopt
                                      : std::optional(m_report->b.at(static_cast<std::size_t>(place)).part);
    emit wanted(mapping);
}

void CompareMapping::showChosen()
{
    for (std::size_t i = 0; i < m_lists.size(); ++i) {
        const auto& counterpart = m_report->mapping.at(m_report->a.at(i).part);
        const auto* known = counterpart ? partIn(m_report->b, *counterpart) : nullptr;
        const auto place = known ? static_cast<int>(known - m_report->b.data()) : kLeftOut;
        m_lists[i]->setCurrentIndex(m_lists[i]->findData(place));
    }
}

} // namespace sortscope::gui::pages
