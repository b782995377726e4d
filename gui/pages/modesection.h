// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/deviceinfo.h"
#include "core/run/runrequest.h"

#include <QGroupBox>

#include <vector>

namespace sortscope::gui::widgets {
class ChoiceList;
}

namespace sortscope::gui::pages {

/// How data travels and how launches are issued; what no chosen device can do is greyed.
class ModeSection : public QGroupBox {
    Q_OBJECT

public:
    explicit ModeSection(QWidget* parent = nullptr);

    void setDevices(const std::vector<backend::DeviceInfo>& chosen);

    void fill(run::RunRequest& request) const;
    void restore(const run::RunRequest& request);

signals:
    void changed();

private:
    widgets::ChoiceList* m_transfers;
    widgets::ChoiceList* m_launches;
};

} // namespace sortscope::gui::pages
