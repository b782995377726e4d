// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/snapshotbar.h"

#include "gui/widgets/fill.h"
#include "gui/widgets/textexport.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QPushButton>

namespace sortscope::gui::workshop {

using widgets::named;

SnapshotBar::SnapshotBar(QWidget* parent)
    : QWidget(parent),
      m_use(named("workshop-use", new QPushButton(tr("&Use This Text")))),
      m_folder(named("workshop-folder", new QPushButton(tr("Export as a &Folder…")))),
      m_patch(new widgets::TextExportButton)
{
    m_folder->setToolTip(tr("Write all texts by which its last row was run into a folder"));
    m_patch->add(tr("Patch"), QStringLiteral("kernels.patch"),
                 [this] { return [text = m_difference] { return text; }; });
    auto* row = widgets::fill(new QHBoxLayout(this), {{m_use}, {m_folder}, {m_patch}});
    row->addStretch(1);
    connect(m_use, &QPushButton::clicked, this, &SnapshotBar::useWanted);
    connect(m_folder, &QPushButton::clicked, this, &SnapshotBar::askFolder);
    offerNothing();
}

void SnapshotBar::offerSnapshot(bool mayUse)
{
    m_use->setEnabled(mayUse);
    m_use->setToolTip(
        mayUse ? tr("Put this text in the place of the one that the file has now; it can be undone")
               : tr("This is no text of a file of yours that is listed."));
    m_use->show();
    m_folder->show();
    m_patch->hide();
    show();
}

void SnapshotBar::offerDifference(const std::string& difference)
{
    m_difference = difference;
    m_use->hide();
    m_folder->hide();
    m_patch->show();
    show();
}

void SnapshotBar::offerNothing()
{
    hide();
}

void SnapshotBar::askFolder()
{
    auto* dialog = named("workshop-folder-dialog", new QFileDialog(this));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &SnapshotBar::folderChosen);
    dialog->open();
}

} // namespace sortscope::gui::workshop
