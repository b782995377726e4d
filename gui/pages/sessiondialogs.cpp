// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/sessiondialogs.h"

#include "gui/bridge/settings.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace sortscope::gui::pages {
namespace {

const auto kFolderKey = QStringLiteral("session/folder");

/// Gives the functions of this file one translation context.
struct SessionWords {
    Q_DECLARE_TR_FUNCTIONS(sortscope::gui::pages)
};

QFileDialog* fileDialog(QWidget& parent, bridge::Settings& settings, const QString& title, PathAnswer then)
{
    auto* dialog = new QFileDialog(&parent, title);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setNameFilters(
        {SessionWords::tr("Sortscope sessions (*.sortscope)"), SessionWords::tr("All files (*)")});
    dialog->setDirectory(settings.value(kFolderKey, QDir::homePath()).toString());
    QObject::connect(dialog, &QFileDialog::fileSelected, &parent,
                     [&settings, then = std::move(then)](const QString& path) {
                         settings.setValue(kFolderKey, QFileInfo(path).absolutePath());
                         then(path);
                     });
    return dialog;
}

QMessageBox* question(QWidget& parent, const QString& name, const QString& text, const QString& advice)
{
    auto* box = new QMessageBox(QMessageBox::Question, QString(), text, QMessageBox::Cancel, &parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setObjectName(name);
    box->setInformativeText(advice);
    return box;
}

} // namespace

void askSessionToOpen(QWidget& parent, bridge::Settings& settings, PathAnswer then)
{
    auto* dialog = fileDialog(parent, settings, SessionWords::tr("Open Session"), std::move(then));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->open();
}

void askWhereToSave(QWidget& parent, bridge::Settings& settings, const QString& proposed, PathAnswer then,
                    std::function<void()> orElse)
{
    auto* dialog = fileDialog(parent, settings, SessionWords::tr("Save Session As"), std::move(then));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("sortscope"));
    dialog->selectFile(proposed);
    QObject::connect(dialog, &QDialog::rejected, &parent, std::move(orElse));
    dialog->open();
}

void askAboutUnsaved(QWidget& parent, bool running, std::function<void()> save, std::function<void()> discard)
{
    auto advice =
        SessionWords::tr("They are in no file of yours yet. What is discarded can't be brought back.");
    if (running)
        advice += QStringLiteral("\n\n")
                  + SessionWords::tr("A run is active. Closing the window cancels it, also after saving.");
    auto* box = question(parent, QStringLiteral("unsaved-session"),
                         SessionWords::tr("Save the results of this session?"), advice);
    auto* saveButton = box->addButton(QMessageBox::Save);
    auto* discardButton = box->addButton(QMessageBox::Discard);
    box->setDefaultButton(saveButton);
    QObject::connect(saveButton, &QPushButton::clicked, &parent, std::move(save), Qt::QueuedConnection);
    QObject::connect(discardButton, &QPushButton::clicked, &parent, std::move(discard), Qt::QueuedConnection);
    box->open();
}

void askAboutRun(QWidget& parent, std::function<void()> then)
{
    auto* box = question(parent, QStringLiteral("active-run"), SessionWords::tr("Cancel the active run?"),
                         SessionWords::tr("Closing the window cancels it. The jobs that have finished are in "
                                          "the session's file."));
    auto* button = box->addButton(SessionWords::tr("Cancel the &Run and Close"), QMessageBox::AcceptRole);
    QObject::connect(button, &QPushButton::clicked, &parent, std::move(then), Qt::QueuedConnection);
    box->button(QMessageBox::Cancel)->setText(SessionWords::tr("&Go On"));
    box->open();
}

void askAboutDeleting(QWidget& parent, const QString& what, std::function<void()> remove)
{
    auto* box = question(parent, QStringLiteral("delete-session"), SessionWords::tr("Delete this session?"),
                         SessionWords::tr("%1. It can't be brought back.").arg(what));
    auto* button = box->addButton(SessionWords::tr("&Delete"), QMessageBox::DestructiveRole);
    QObject::connect(button, &QPushButton::clicked, &parent, std::move(remove), Qt::QueuedConnection);
    box->open();
}

void editNotes(QWidget& parent, const QString& notes, const QString& whyReadOnly,
               std::function<void(const QString&)> then)
{
    auto* dialog = new QDialog(&parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("session-notes"));
    dialog->setWindowTitle(SessionWords::tr("Notes on the Session"));
    auto* edit = new QPlainTextEdit(notes);
    edit->setPlaceholderText(
        SessionWords::tr("What this session is about, what was changed, what was found…"));
    edit->setAccessibleName(dialog->windowTitle());
    edit->setTabChangesFocus(true);
    edit->setReadOnly(!whyReadOnly.isEmpty());
    auto* buttons = new QDialogButtonBox(whyReadOnly.isEmpty()
                                             ? QDialogButtonBox::Save | QDialogButtonBox::Cancel
                                             : QDialogButtonBox::StandardButtons(QDialogButtonBox::Close));
    auto* layout = new QVBoxLayout(dialog);
    layout->addWidget(edit, 1);
    if (!whyReadOnly.isEmpty()) {
        auto* reason = new QLabel(whyReadOnly);
        reason->setWordWrap(true);
        layout->addWidget(reason);
    }
    layout->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    QObject::connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    QObject::connect(dialog, &QDialog::accepted, &parent, [edit, notes, then = std::move(then)] {
        if (edit->toPlainText() != notes)
            then(edit->toPlainText());
    });
    constexpr QSize kUsualSize(520, 340);
    dialog->resize(kUsualSize);
    dialog->open();
}

} // namespace sortscope::gui::pages
