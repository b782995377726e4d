// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/algorithmtree.h"

#include "core/algorithms/ownentries.h"
#include "core/results/row/jobresult.h"
#include "core/runner/entrytemplate.h"
#include "gui/text/text.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/workshop/snapshotwords.h"

#include <QFile>
#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

namespace sortscope::gui::workshop {
namespace {

namespace fs = std::filesystem;

constexpr int kFileRole = Qt::UserRole;
constexpr int kBuiltInRole = Qt::UserRole + 1;
/// The place of the snapshot.
constexpr int kSnapshotRole = Qt::UserRole + 2;

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

/// All items below, from top to bottom.
void forEach(QTreeWidgetItem& parent, const std::function<void(QTreeWidgetItem&)>& act)
{
    for (int i = 0; i < parent.childCount(); ++i) {
        act(*parent.child(i));
        forEach(*parent.child(i), act);
    }
}

void removeSnapshots(QTreeWidgetItem& item)
{
    for (int i = item.childCount() - 1; i >= 0; --i) {
        if (item.child(i)->data(0, kSnapshotRole).isValid())
            delete item.takeChild(i);
        else
            removeSnapshots(*item.child(i));
    }
}

bool same(const TextChoice& a, const TextChoice& b)
{
    if (!a.ran || !b.ran)
        return !a.ran && !b.ran && a.file == b.file && a.builtIn == b.builtIn;
    return a.ran->algorithm == b.ran->algorithm && a.ran->source.file == b.ran->source.file
           && a.ran->source.hash == b.ran->source.hash;
}

} // namespace

AlgorithmTree::AlgorithmTree(QWidget* parent)
    : QTreeWidget(parent),
      m_own(group(*this, tr("Your algorithms"))),
      m_builtIn(group(*this, tr("Built in, to read and to copy"))),
      m_others(group(*this, tr("Other texts that were run")))
{
    setHeaderHidden(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    setIndentation(fontMetrics().averageCharWidth() * 2);
    setAccessibleName(tr("Algorithms"));
    setAccessibleDescription(tr("Choose two texts with Ctrl to see what differs."));
    setSelectionMode(ExtendedSelection);
    m_others->setHidden(true);
    connect(this, &QTreeWidget::itemSelectionChanged, this, &AlgorithmTree::chosen);
}

void AlgorithmTree::refresh()
{
    const auto before = choices();
    const QSignalBlocker blocker(this);
    listFolders();
    if (m_builtIn->childCount() == 0) {
        for (const auto& id : runner::entrySources()) {
            auto* item = new QTreeWidgetItem(m_builtIn, {QString::fromStdString(id)});
            item->setData(0, kBuiltInRole, item->text(0));
        }
    }
    listSnapshots();
    select(before);
}

void AlgorithmTree::showSnapshots(std::vector<results::Snapshot> snapshots)
{
    const auto before = choices();
    const QSignalBlocker blocker(this);
    m_snapshots.clear();
    for (auto& snapshot : snapshots)
        m_snapshots.push_back(std::make_shared<const results::Snapshot>(std::move(snapshot)));
    listSnapshots();
    select(before);
}

void AlgorithmTree::listFolders()
{
    qDeleteAll(m_own->takeChildren());
    m_files.clear();
    struct Folder {
        QString fault;
        std::string id;
    };
    std::map<fs::path, Folder> folders;
    for (const auto* entry : algorithms::ownEntries()) {
        if (!algorithms::isEntryLibrary(entry->folder.directory))
            folders[entry->folder.directory] = {{}, entry->description.id};
    }
    for (const auto& [folder, reason] : algorithms::refusedEntries()) {
        std::error_code error;
        if (fs::is_directory(folder, error)) {
            auto& refused = folders[folder.lexically_normal()];
            refused.fault = QString::fromStdString(reason);
            if (refused.id.empty())
                refused.id = folder.lexically_normal().filename().string();
        }
    }
    for (const auto& [path, folder] : folders) {
        auto* item = new QTreeWidgetItem(m_own, {QFile::decodeName(path.filename().c_str())});
        item->setFlags(Qt::ItemIsEnabled);
        item->setToolTip(0, folder.fault.isEmpty() ? QFile::decodeName(path.c_str()) : folder.fault);
        if (!folder.fault.isEmpty())
            item->setIcon(0, widgets::symbolicIcon(QStringLiteral("state-failed"), widgets::Tint::Bad));
        for (const auto& file : textsOf(path)) {
            auto* child = new QTreeWidgetItem(item, {QFile::decodeName(file.filename().c_str())});
            child->setData(0, kFileRole, QFile::decodeName(file.c_str()));
            m_files[folder.id + '/' + file.filename().string()] = child;
        }
        item->setExpanded(true);
    }
}

/// The newest stands first.
void AlgorithmTree::listSnapshots()
{
    removeSnapshots(*m_own);
    removeSnapshots(*m_builtIn);
    qDeleteAll(m_others->takeChildren());
    for (std::size_t i = m_snapshots.size(); i > 0; --i) {
        const auto& snapshot = *m_snapshots[i - 1];
        auto* item = new QTreeWidgetItem(&parentOf(snapshot), {snapshotLine(snapshot)});
        item->setData(0, kSnapshotRole, QVariant::fromValue(int(i - 1)));
        item->setIcon(0, snapshotIcon(snapshot));
        item->setToolTip(0, snapshotDetails(snapshot));
    }
    m_others->setHidden(m_others->childCount() == 0);
}

QTreeWidgetItem& AlgorithmTree::parentOf(const results::Snapshot& snapshot)
{
    if (const auto file = m_files.find(snapshot.source.file); file != m_files.end())
        return *file->second;
    const auto id = models::text(snapshot.algorithm);
    for (auto* group : {m_builtIn, m_others}) {
        for (int i = 0; i < group->childCount(); ++i) {
            if (group->child(i)->text(0) == id)
                return *group->child(i);
        }
    }
    auto* item = new QTreeWidgetItem(m_others, {id});
    item->setFlags(Qt::ItemIsEnabled);
    return *item;
}

AlgorithmTree::Choice AlgorithmTree::choiceOf(const QTreeWidgetItem& item) const
{
    const auto place = item.data(0, kSnapshotRole);
    return {QFile::encodeName(item.data(0, kFileRole).toString()).toStdString(),
            item.data(0, kBuiltInRole).toString().toStdString(),
            place.isValid() ? m_snapshots[std::size_t(place.toInt())] : nullptr};
}

AlgorithmTree::Choice AlgorithmTree::choice() const
{
    const auto items = selectedItems();
    return items.size() == 1 ? choiceOf(*items.front()) : Choice();
}

std::vector<AlgorithmTree::Choice> AlgorithmTree::choices() const
{
    std::vector<Choice> chosen;
    forEach(*invisibleRootItem(), [this, &chosen](const QTreeWidgetItem& item) {
        if (item.isSelected())
            chosen.push_back(choiceOf(item));
    });
    return chosen;
}

QTreeWidgetItem* AlgorithmTree::find(const Choice& choice) const
{
    QTreeWidgetItem* found = nullptr;
    forEach(*invisibleRootItem(), [&](QTreeWidgetItem& item) {
        if ((item.flags() & Qt::ItemIsSelectable) && same(choiceOf(item), choice))
            found = &item;
    });
    return found;
}

void AlgorithmTree::select(const std::vector<Choice>& choices)
{
    for (const auto& choice : choices) {
        auto* item = find(choice);
        if (item == nullptr)
            continue;
        if (choices.size() == 1)
            setCurrentItem(item);
        else
            item->setSelected(true);
    }
}

bool AlgorithmTree::choose(const std::filesystem::path& file)
{
    return choose(find({file, {}, nullptr}));
}

bool AlgorithmTree::chooseBuiltIn(const std::string& algorithm)
{
    return choose(find({{}, algorithm, nullptr}));
}

bool AlgorithmTree::choose(QTreeWidgetItem* item)
{
    if (item != nullptr)
        setCurrentItem(item);
    return item != nullptr;
}

bool AlgorithmTree::chooseTextOf(const results::JobResult& row)
{
    const auto* source = results::mainSourceOf(row);
    for (const auto& snapshot : m_snapshots) {
        if (source == nullptr || snapshot->algorithm != row.spec.variant.algorithm
            || snapshot->source.file != source->file || snapshot->source.hash != source->hash)
            continue;
        auto* item = find({{}, {}, snapshot});
        item->parent()->setExpanded(true);
        setCurrentItem(item);
        return true;
    }
    return false;
}

fs::path AlgorithmTree::fileOf(const results::Snapshot& snapshot) const
{
    const auto file = m_files.find(snapshot.source.file);
    return file == m_files.end() ? fs::path() : choiceOf(*file->second).file;
}

} // namespace sortscope::gui::workshop
