// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/aboutdialog.h"

#include "gui/models/text.h"

#include <sortscope_version.h>

#include <QCoreApplication>
#include <QIcon>
#include <QMessageBox>

namespace sortscope::gui::pages {
namespace {

struct About {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::pages)
};

} // namespace

void showAbout(QWidget* parent)
{
    constexpr int kIconSize = 64;
    auto* box = new QMessageBox(parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(About::tr("About Sortscope"));
    box->setIconPixmap(QIcon(QStringLiteral(":/icons/sortscope.svg")).pixmap(kIconSize));
    box->setTextFormat(Qt::PlainText);
    box->setText(About::tr("Sortscope %1").arg(models::text(kVersion)));
    box->setInformativeText(
        About::tr("Profiles GPU sorting and searching, kernel by kernel, and compares it with the CPU.\n\n"
                  "Revision %1\nQt %2\n\nFree software under the GNU General Public License, version 3 "
                  "or later. It comes with no warranty.")
            .arg(models::text(kGitRevision), QLatin1String(qVersion())));
    box->open();
}

} // namespace sortscope::gui::pages
