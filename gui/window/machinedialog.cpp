// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/machinedialog.h"

#include "core/base/named.h"
#include "core/places/hostlist.h"
#include "core/results/compare/devicenames.h"
#include "gui/machines/sshhosts.h"
#include "gui/session/sessionworker.h"
#include "gui/text/text.h"
#include "gui/widgets/fill.h"

#include <QComboBox>
#include <QCompleter>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QStringListModel>
#include <QVBoxLayout>

namespace sortscope::gui::pages {
namespace {

const QString kSsh = QStringLiteral("ssh:");
const QString kSlurm = QStringLiteral("slurm:");
const QString kExec = QStringLiteral("exec:");

} // namespace

MachineDialog::MachineDialog(bridge::Places& places, QWidget* parent)
    : QDialog(parent),
      m_places(places),
      m_kind(widgets::named("machine-kind", new QComboBox)),
      m_whereLabel(new QLabel),
      m_where(widgets::named("machine-where", new QLineEdit)),
      m_file(widgets::named("machine-file", new QPushButton(tr("&From File…")))),
      m_hint(new QLabel),
      m_name(widgets::named("machine-name", new QLineEdit)),
      m_test(widgets::named("machine-test", new QPushButton)),
      m_send(widgets::named("machine-send", new QPushButton(tr("&Install Sortscope")))),
      m_progress(widgets::named("machine-progress", new QProgressBar)),
      m_result(widgets::named("machine-result", new QLabel)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel)),
      m_hosts(new QStringListModel(this))
{
    setObjectName(QStringLiteral("machine-dialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Add Machine"));
    m_kind->addItem(tr("Over ssh"), kSsh);
    m_kind->addItem(tr("Slurm nodes"), kSlurm);
    m_kind->addItem(tr("Custom command"), kExec);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(makeForm());
    layout->addWidget(m_result, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_buttons);
    for (auto* button : {m_test, m_send})
        m_buttons->addButton(button, QDialogButtonBox::ActionRole);
    m_send->setToolTip(
        tr("Install this program in ~/.cache/sortscope on the machine, and query its devices"));
    m_send->hide();

    connect(m_kind, &QComboBox::currentIndexChanged, this, &MachineDialog::refreshKind);
    connect(m_where, &QLineEdit::textChanged, this, &MachineDialog::refresh);
    connect(m_file, &QPushButton::clicked, this, &MachineDialog::askForFile);
    connect(m_test, &QPushButton::clicked, this, &MachineDialog::test);
    connect(m_send, &QPushButton::clicked, this, &MachineDialog::sendProgram);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_places, &bridge::Places::tested, this, &MachineDialog::showTested);
    constexpr int kUsualWidth = 460;
    resize(kUsualWidth, sizeHint().height());
    setTesting(false);
    refreshKind();
    readHosts();
    m_where->setFocus();
}

MachineDialog::~MachineDialog()
{
    m_places.stopTest();
}

QWidget* MachineDialog::makeForm()
{
    for (auto* label : {m_hint, m_result}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
    }
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_result->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_result->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Querying the machine"));
    m_whereLabel->setBuddy(m_where);
    auto* form = new QWidget;
    auto* rows = new QFormLayout(form);
    rows->setContentsMargins({});
    rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    rows->addRow(tr("&How:"), m_kind);
    m_file->setToolTip(tr("Read a list of hosts: a name or a range such as node[01-64] a line"));
    m_file->setAutoDefault(false);
    rows->addRow(m_whereLabel, widgets::fill(new QHBoxLayout, {{m_where, 1}, {m_file}}));
    rows->addRow(QString(), m_hint);
    rows->addRow(tr("&Name:"), m_name);
    return form;
}

void MachineDialog::readHosts()
{
    // Read on another thread: home folders may lie on the other side of a network.
    m_reader.post(
        [this](const std::stop_token& /*stop*/) -> bridge::Worker::Reply {
            const auto hosts = bridge::sshHosts(bridge::usualSshConfiguration());
            return [this, hosts] { m_hosts->setStringList(hosts); };
        },
        [](const QString& /*sentence*/) {});
}

QString MachineDialog::text() const
{
    return m_kind->currentData().toString() + m_where->text().trimmed();
}

std::vector<std::string> MachineDialog::places()
{
    try {
        return places::placesIn(text().toStdString());
    } catch (const std::exception& error) {
        m_result->setText(models::text(error.what()));
        return {};
    }
}

std::optional<runner::Place> MachineDialog::place()
{
    const auto all = places();
    return all.empty() ? std::nullopt : std::optional(runner::Place::parse(all.front()));
}

void MachineDialog::askForFile()
{
    auto* dialog = new QFileDialog(this, tr("Read a List of Hosts"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &MachineDialog::readFile);
    dialog->open();
}

void MachineDialog::readFile(const QString& path)
{
    try {
        const auto hosts = places::hostsInFile(bridge::corePath(path));
        m_where->setText(models::text(base::joined(hosts)));
    } catch (const std::exception& error) {
        m_result->setText(models::text(error.what()));
    }
}

void MachineDialog::refreshKind()
{
    const auto kind = m_kind->currentData().toString();
    const bool overSsh = kind == kSsh;
    m_file->setVisible(overSsh);
    if (overSsh) {
        m_whereLabel->setText(tr("H&ost:"));
        m_where->setPlaceholderText(QStringLiteral("lab2"));
        m_hint->setText(tr("The name that ssh uses, or several: lab1, node[01-64]. The connection must work "
                           "without a password."));
        auto* completer = new QCompleter(m_hosts, this);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        m_where->setCompleter(completer);
    } else {
        m_where->setCompleter(nullptr);
    }
    if (kind == kSlurm) {
        m_whereLabel->setText(tr("&Options:"));
        m_where->setPlaceholderText(QStringLiteral("-N 2 -p gpu --gres gpu:1"));
        m_hint->setText(tr("Options of salloc, separated by spaces. The nodes are allocated when you "
                           "connect, until you release them or close the window."));
    }
    if (kind == kExec) {
        m_whereLabel->setText(tr("C&ommand:"));
        m_where->setPlaceholderText(QStringLiteral("docker exec -i box"));
        m_hint->setText(tr("Words are separated by spaces. \"sortscope-cli runner\" is appended."));
    }
    refresh();
}

void MachineDialog::refresh()
{
    if (m_testing)
        setTesting(false); // the answer would be that of another place
    m_result->clear();
    m_send->hide();
    const bool typed = !m_where->text().trimmed().isEmpty() || m_kind->currentData().toString() == kSlurm;
    const auto found = typed ? places() : std::vector<std::string>();
    const bool several = found.size() > 1;
    m_name->setEnabled(!several);
    m_name->setPlaceholderText(
        several         ? tr("%n machine(s), each by its own name", nullptr, static_cast<int>(found.size()))
        : found.empty() ? QString()
                        : models::text(runner::Place::parse(found.front()).name()));
    m_test->setEnabled(!found.empty());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!found.empty());
}

void MachineDialog::test()
{
    if (m_testing) {
        setTesting(false);
        m_result->setText(tr("The test was cancelled."));
        return;
    }
    if (const auto wanted = place())
        begin(bridge::Places::First::Nothing, *wanted,
              wanted->isAllocation() ? tr("Waiting for Slurm nodes…")
                                     : tr("Connecting to %1…").arg(models::text(wanted->name())));
}

void MachineDialog::sendProgram()
{
    if (const auto wanted = place())
        begin(bridge::Places::First::SendProgram, *wanted,
              tr("Installing Sortscope on %1…").arg(models::text(wanted->name())));
}

void MachineDialog::begin(bridge::Places::First first, const runner::Place& place, const QString& sentence)
{
    m_send->hide();
    setTesting(true);
    m_result->setText(sentence);
    m_places.test(place, first);
}

void MachineDialog::setTesting(bool testing)
{
    if (m_testing && !testing)
        m_places.stopTest();
    m_testing = testing;
    m_progress->setVisible(testing);
    m_test->setText(testing ? tr("Cancel &Test") : tr("&Test Connection"));
}

void MachineDialog::showTested(const std::vector<backend::DeviceInfo>& devices, const QString& problem,
                               bool lacksProgram)
{
    setTesting(false);
    m_send->setVisible(lacksProgram);
    if (!problem.isEmpty()) {
        m_result->setText(tr("The connection does not work: %1").arg(problem));
        return;
    }
    QStringList lines;
    for (const auto& device : devices)
        lines << QStringLiteral("%1 · %2").arg(models::text(results::fullId(device)),
                                               models::text(device.name));
    m_result->setText(lines.isEmpty() ? tr("The connection works. The machine has no device.")
                                      : tr("The connection works. Devices:") + u'\n' + lines.join(u'\n'));
}

void MachineDialog::accept()
{
    const auto wanted = places();
    if (wanted.empty())
        return;
    const auto known = m_places.known().size();
    const auto reason = addAll(wanted);
    const auto added = m_places.known().size() - known;
    if (reason.isEmpty())
        QDialog::accept();
    else if (added == 0)
        m_result->setText(reason);
    else
        m_result->setText(
            tr("%n machine(s) were added. Of the others: %1", nullptr, static_cast<int>(added)).arg(reason));
}

QString MachineDialog::addAll(const std::vector<std::string>& places)
{
    const auto typed = places.size() == 1 ? m_name->text().trimmed() : QString();
    QString reason;
    for (const auto& place : places) {
        const auto name = typed.isEmpty() ? models::text(runner::Place::parse(place).name()) : typed;
        try {
            m_places.add({name, models::text(place)});
        } catch (const std::exception& error) {
            if (reason.isEmpty())
                reason = models::text(error.what());
        }
    }
    return reason;
}

} // namespace sortscope::gui::pages
