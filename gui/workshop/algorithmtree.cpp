// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/algorithmtree.h"

#include "core/algorithms/ownentries.h"
#include "core/runner/entrytemplate.h"
#include "gui/widgets/symbolicicon.h"

#include <QFile>
#include <QSignalBlocker>

#include <algorithm>
#include <set>

namespace sortscope::gui::workshop {
namespace {

namespace fs = std::filesystem;

constexpr int kFileRole = Qt::UserRole;
constexpr int kBuiltInRole = Qt::UserRole + 1;

/// The texts of a folder, entry.lua first.
std::vector<fs::path> textsOf(const fs::path& folder)
{
    static const std::set<std::string> kinds{".lua", ".cl", ".cu", ".cuh", ".h", ".hpp"};
    std::vector<fs::path> files;
    std::error_code error;
    for (const auto& file : fs::directory_iterator(folder, error)) {
        if (kinds.contains(file.path().extension().string()))
            files.push_back(file.path());
    }
    std::ranges::sort(files, {}, [](const auto& file) {
        return std::pair(file.filename() != algorithms::kEntryFile, file);
    });
    return files;
}

QTreeWidgetItem* group(QTreeWidget& tree, const QString& title)
{
    auto* item = new QTreeWidgetItem(&tree, {title});
    item->setFlags(Qt::ItemIsEnabled);
    item->setExpanded(true);
    return item;
}

void addFolder(QTreeWidgetItem& own, const fs::path& folder, const QString& fault)
{
    auto* item = new QTreeWidgetItem(&own, {QFile::decodeName(folder.filename().c_str())});
    item->setFlags(Qt::ItemIsEnabled);
    item->setToolTip(0, fault.isEmpty() ? QFile::decodeName(folder.c_str()) : fault);
    if (!fault.isEmpty())
        item->setIcon(0, widgets::symbolicIcon(QStringLiteral("state-failed"), widgets::Tint::Bad));
    for (const auto& file : textsOf(folder)) {
        auto* child = new QTreeWidgetItem(item, {QFile::decodeName(file.filename().c_str())});
        child->setData(0, kFileRole, QFile::decodeName(file.c_str()));
    }
    item->setExpanded(true);
}

} // namespace

AlgorithmTree::AlgorithmTree(QWidget* parent)
    : QTreeWidget(parent),
      m_own(group(*this, tr("Your algorithms"))),
      m_builtIn(group(*this, tr("Built in, to read and to copy")))
{
    setHeaderHidden(true);
    setAccessibleName(tr("Algorithms"));
    connect(this, &QTreeWidget::currentItemChanged, this, &AlgorithmTree::chosen);
}

void AlgorithmTree::refresh()
{
    const auto before = choice();
    const QSignalBlocker blocker(this);
    qDeleteAll(m_own->takeChildren());
    std::map<fs::path, QString> folders;
    for (const auto* entry : algorithms::ownEntries()) {
        if (!algorithms::isEntryLibrary(entry->folder.directory))
            folders[entry->folder.directory];
    }
    for (const auto& [folder, reason] : algorithms::refusedEntries()) {
        std::error_code error;
        if (fs::is_directory(folder, error))
            folders[folder.lexically_normal()] = QString::fromStdString(reason);
    }
    for (const auto& [folder, fault] : folders)
        addFolder(*m_own, folder, fault);
    if (m_builtIn->childCount() == 0) {
        for (const auto& id : runner::entrySources()) {
            auto* item = new QTreeWidgetItem(m_builtIn, {QString::fromStdString(id)});
            item->setData(0, kBuiltInRole, item->text(0));
        }
    }
    if (!before.file.empty())
        choose(before.file);
}

AlgorithmTree::Choice AlgorithmTree::choice() const
{
    const auto* item = currentItem();
    if (item == nullptr)
        return {};
    return {QFile::encodeName(item->data(0, kFileRole).toString()).toStdString(),
            item->data(0, kBuiltInRole).toString().toStdString()};
}

void AlgorithmTree::choose(const std::filesystem::path& file)
{
    const auto wanted = QFile::decodeName(file.c_str());
    for (int i = 0; i < m_own->childCount(); ++i) {
        auto* folder = m_own->child(i);
        for (int k = 0; k < folder->childCount(); ++k) {
            if (folder->child(k)->data(0, kFileRole).toString() == wanted)
                setCurrentItem(folder->child(k));
        }
    }
}

} // namespace sortscope::gui::workshop
