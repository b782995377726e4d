// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/rantexts.h"

#include "core/base/wholefile.h"
#include "core/results/row/jobresult.h"
#include "gui/run/workbench.h"

#include <QFile>

#include <utility>

namespace sortscope::gui::workshop {
namespace {

namespace fs = std::filesystem;
using bridge::Worker;

/// The rows with an outcome.
std::vector<results::RanRow> rowsOf(const models::JobsModel& jobs, const models::ResultStore& results)
{
    std::vector<results::RanRow> rows;
    for (int i = 0; i < jobs.rowCount(); ++i) {
        const auto& row = jobs.row(i);
        if (auto result = results.find(row.spec.id); result && !result->sources.empty())
            rows.push_back({row.run, std::move(result), row.note});
    }
    return rows;
}

/// Throws std::runtime_error that names the file that is there already.
void writeAll(const std::map<std::string, std::string>& files, const fs::path& folder)
{
    for (const auto& [name, text] : files) {
        if (fs::exists(folder / name))
            throw std::runtime_error((folder / name).string() + " is there already: choose another folder");
    }
    for (const auto& [name, text] : files)
        base::writeFileWhole(folder / name, text);
}

} // namespace

RanTexts::RanTexts(bridge::Workbench& workbench, QObject* parent) : QObject(parent), m_workbench(workbench) {}

Worker::Failed RanTexts::failing()
{
    return [this](const QString& sentence) { emit failed(sentence); };
}

void RanTexts::list()
{
    m_listing.post(
        [this, rows = rowsOf(m_workbench.jobs(), m_workbench.results())](
            const std::stop_token& /*stop*/) -> Worker::Reply {
            return [this, snapshots = results::snapshotsOf(rows)] { emit listed(snapshots); };
        },
        failing());
}

void RanTexts::read(std::vector<TextChoice> choices,
                    std::function<void(const std::vector<TextFiles>& texts)> then)
{
    m_reading.post(
        [choices = std::move(choices), then = std::move(then),
         session = m_workbench.session().state().path](const std::stop_token& /*stop*/) -> Worker::Reply {
            std::vector<TextFiles> texts;
            for (const auto& choice : choices)
                texts.push_back(readText(choice, session));
            return [then, texts = std::move(texts)] { then(texts); };
        },
        failing());
}

void RanTexts::write(const results::ResultPointer& row, const fs::path& folder)
{
    m_reading.worker().post(
        [this, row, folder, session = m_workbench.session().state().path]() -> Worker::Reply {
            const auto files = readTextsOf(*row, session);
            writeAll(files, folder);
            return [this, folder, count = int(files.size())] {
                emit told(tr("%n text(s) are in %1.", nullptr, count).arg(QFile::decodeName(folder.c_str())));
            };
        },
        failing());
}

} // namespace sortscope::gui::workshop
