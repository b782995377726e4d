// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/experiment/kernelfoldernote.h"

#include "gui/run/workbench.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/symbolicicon.h"

#include <QDir>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace sortscope::gui::pages {

using widgets::named;

KernelFolderNote::KernelFolderNote(bridge::Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_text(named("kernel-folder", new QLabel)),
      m_drop(named("drop-kernel-folder", new QPushButton(tr("Use Built-in Kernels"))))
{
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    auto* icon = new widgets::IconLabel(QStringLiteral("state-unsupported"), widgets::Tint::Caution);
    auto* says = widgets::fill(new QHBoxLayout, {{icon, 0, Qt::AlignTop}, {m_text, 1}});
    widgets::fill(new QVBoxLayout(this), {{nullptr, 0, {}, says}, {m_drop, 0, Qt::AlignLeft}});
    connect(m_drop, &QPushButton::clicked, this, [this] { m_workbench.kernelFolders().choose({}); });
    connect(&workbench.kernelFolders(), &bridge::KernelFolders::changed, this, &KernelFolderNote::follow);
    connect(&workbench.activity(), &bridge::Activity::changed, this, &KernelFolderNote::follow);
    follow();
}

void KernelFolderNote::follow()
{
    const auto folder = QDir::toNativeSeparators(m_workbench.kernelFolders().folder());
    // A path has few places where a line could end.
    m_text->setText(
        tr("Kernels are read from %1").arg(QString(folder).replace(u'/', QStringLiteral("/\u200b"))));
    m_text->setToolTip(folder);
    const auto why = m_workbench.kernelFolders().whyFixed();
    m_drop->setEnabled(why.isEmpty());
    m_drop->setToolTip(why.isEmpty() ? tr("Run the kernels of the program again") : why);
    setVisible(!folder.isEmpty());
}

} // namespace sortscope::gui::pages
