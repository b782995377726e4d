// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/models/jobsmodel.h"

#include <QTextBrowser>

namespace sortscope::gui::pages {

/// Everything that is known of one job: why it failed with the whole build log, what its measurement is
/// doubted for and what to do about it, how it was checked, and where it ran.
class JobDetails : public QTextBrowser {
    Q_OBJECT

public:
    explicit JobDetails(QWidget* parent = nullptr);

    void showJob(const models::JobsModel::Row& row, const std::optional<results::CpuSpeedUp>& speedUp);
    void showNothing();

private:
    void show(const QString& html);

    QString m_shown;
};

/// What JobDetails shows, as rich text: the figure first.
QString describeJob(const models::JobsModel::Row& row,
                    const std::optional<results::CpuSpeedUp>& speedUp = std::nullopt);

} // namespace sortscope::gui::pages
