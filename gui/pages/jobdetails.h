// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/models/jobsmodel.h"

#include <QTextBrowser>

namespace sortscope::gui::pages {

/// The speed-ups of a row against the fastest CPU row: with keys and result on the device, and end to end.
struct JobSpeedUps {
    std::optional<results::SpeedUp> resident;
    std::optional<results::SpeedUp> roundTrip;
};

/// All facts about one job: the reason of a failure with the whole build log, the doubts about its
/// measurement and the advice on them, the way it was checked, and the machine where it ran.
class JobDetails : public QTextBrowser {
    Q_OBJECT

public:
    explicit JobDetails(QWidget* parent = nullptr);

    void showJob(const models::JobsModel::Row& row, const JobSpeedUps& speedUps);
    void showNothing();

private:
    void show(const QString& html);

    QString m_shown;
};

/// The content of JobDetails as rich text, beginning with the figure.
QString describeJob(const models::JobsModel::Row& row, const JobSpeedUps& speedUps = {});

} // namespace sortscope::gui::pages
