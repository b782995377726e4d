// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/devicepage.h"

#include "gui/models/devicesmodel.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/tablepane.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace sortscope::gui::pages {

using models::DevicesModel;

DevicePage::DevicePage(bridge::Workbench& workbench, QWidget* parent)
    : QWidget(parent),
      m_workbench(workbench),
      m_model(new DevicesModel(this)),
      m_table(new widgets::TablePane("device-table", *m_model,
                                     {.widths = {{DevicesModel::Device, 30},
                                                 {DevicesModel::Id, 10},
                                                 {DevicesModel::Calibrated, 18},
                                                 {DevicesModel::Driver, 16}},
                                      .sortedBy = DevicesModel::Id})),
      m_calibrate(new QPushButton)
{
    m_calibrate->hide();

    auto* hint = new QLabel(tr("Figures of the current calibration. Runs store it with their jobs, "
                               "comparisons use the larger margin of both sides, and the tables show the "
                               "bandwidth of a row in percent of the copy bandwidth."));
    hint->setWordWrap(true);
    auto* line =
        widgets::fill(new QHBoxLayout, {{hint, 1}, {m_calibrate}, {m_table->makeCopyButton()}}, {6, 6, 6, 6});
    auto* filled = new QWidget;
    widgets::fill(new QVBoxLayout(filled), {{.layout = line}, {m_table, 1}});
    auto* empty = new widgets::EmptyState(QStringLiteral("device"), tr("No devices yet"),
                                          tr("Devices appear here as soon as their drivers have answered."));
    widgets::fill(new QVBoxLayout(this), {{widgets::untilRows(*m_model, empty, filled)}});

    connect(&m_workbench, &bridge::Workbench::inventoryChanged, this, &DevicePage::refresh);
    connect(&m_workbench.calibration(), &bridge::CalibrationBridge::inForceChanged, this,
            &DevicePage::refresh);
    refresh();
}

void DevicePage::setCalibrateAction(QAction& action)
{
    const auto follow = [this, &action] {
        m_calibrate->setText(action.text().remove(u'&'));
        m_calibrate->setToolTip(action.toolTip());
        m_calibrate->setEnabled(action.isEnabled());
    };
    follow();
    connect(&action, &QAction::changed, this, follow);
    connect(m_calibrate, &QPushButton::clicked, &action, &QAction::trigger);
    m_calibrate->show();
}

void DevicePage::refresh()
{
    const auto& known = m_workbench.calibration().inForce();
    std::vector<DevicesModel::Row> rows;
    for (const auto& device : m_workbench.inventory().infos())
        rows.push_back({device, known.of(device), known.staleDriver(device)});
    m_model->setDevices(std::move(rows));
}

} // namespace sortscope::gui::pages
