// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/pages/devicepage.h"

#include "core/backend/devicedetails.h"
#include "core/results/show/devicefacts.h"
#include "gui/models/devicefactsmodel.h"
#include "gui/models/devicesmodel.h"
#include "gui/text/labels.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/fill.h"
#include "gui/widgets/tablepane.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sortscope::gui::pages {

using models::DeviceFactsModel;
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
      m_facts(new DeviceFactsModel(this)),
      m_factsTitle(new QLabel),
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
    auto* splitter = widgets::named("devices", new QSplitter(Qt::Vertical));
    splitter->addWidget(m_table);
    splitter->addWidget(makeFacts());
    splitter->setSizes({1000, 2000}); // shares of the height
    splitter->setChildrenCollapsible(false);
    widgets::fill(new QVBoxLayout(filled), {{.layout = line}, {splitter, 1}});
    auto* empty = new widgets::EmptyState(QStringLiteral("device"), tr("No devices yet"),
                                          tr("Devices appear here as soon as their drivers have answered."));
    widgets::fill(new QVBoxLayout(this), {{widgets::untilRows(*m_model, empty, filled)}});

    connect(&m_workbench, &bridge::Workbench::inventoryChanged, this, &DevicePage::refresh);
    connect(&m_workbench.calibration(), &bridge::CalibrationBridge::inForceChanged, this,
            &DevicePage::refresh);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &DevicePage::showFacts);
    refresh();
}

QWidget* DevicePage::makeFacts()
{
    auto* table = new widgets::TablePane(
        "device-facts", *m_facts, {.widths = {{DeviceFactsModel::Fact, 30}, {DeviceFactsModel::Value, 90}}});
    auto* line = widgets::fill(new QHBoxLayout, {{m_factsTitle, 1}, {table->makeCopyButton()}}, {6, 6, 6, 6});
    auto* pane = new QWidget;
    widgets::fill(new QVBoxLayout(pane), {{.layout = line}, {table, 1}});
    return pane;
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
    const auto chosen = m_table->currentIndex().row();
    m_model->setDevices(std::move(rows));
    if (m_model->rowCount() > 0)
        m_table->selectRow(std::clamp(chosen, 0, m_model->rowCount() - 1));
    showFacts();
}

void DevicePage::showFacts()
{
    const auto& inventory = m_workbench.inventory();
    const auto row = m_table->sorted().mapToSource(m_table->currentIndex()).row();
    if (row < 0 || row >= m_model->rowCount())
        return m_facts->setFacts({});
    const auto at = static_cast<std::size_t>(row);
    const auto info = inventory.infos().at(at);
    m_factsTitle->setText(tr("What the driver tells of %1").arg(models::deviceTitle(info)));
    m_facts->setFacts(results::factsOf(info, inventory.details().at(at)));
}

} // namespace sortscope::gui::pages
