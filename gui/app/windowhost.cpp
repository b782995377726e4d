// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/app/windowhost.h"

#include "gui/session/settings.h"
#include "gui/widgets/symbolicicon.h"
#include "gui/window/appearance.h"
#include "gui/window/mainwindow.h"
#include "gui/window/recoverybanner.h"
#include "gui/window/sessionactions.h"
#include "gui/window/windowactions.h"

#include <utility>

namespace sortscope::gui::pages {
namespace {

const auto kLanguageKey = QStringLiteral("view/language");
const auto kAppearanceKey = QStringLiteral("view/appearance");

} // namespace

WindowHost::WindowHost(bridge::Workbench& workbench, bridge::Settings& settings, QObject* parent)
    : QObject(parent),
      m_workbench(workbench),
      m_settings(settings)
{
    widgets::loadResources();
    widgets::applyAppearance(widgets::appearanceOf(m_settings.value(kAppearanceKey).toString()));
    m_language.apply(m_settings.value(kLanguageKey).toString());
    makeWindow();
}

WindowHost::~WindowHost() = default;

void WindowHost::show()
{
    m_window->show();
}

void WindowHost::open(const QString& path)
{
    m_window->open(path);
}

void WindowHost::makeWindow()
{
    m_window = std::make_unique<MainWindow>(m_workbench, m_settings);
    const auto& actions = m_window->actions();
    WindowActions::check(*actions.languages, m_language.code());
    WindowActions::check(*actions.appearances,
                         widgets::toWord(widgets::appearanceOf(m_settings.value(kAppearanceKey).toString())));
    // Queued: the signal comes from a menu of the window that is about to be deleted.
    connect(m_window.get(), &MainWindow::languageChosen, this, &WindowHost::changeLanguage,
            Qt::QueuedConnection);
    connect(m_window.get(), &MainWindow::appearanceChosen, this, &WindowHost::changeAppearance);
}

void WindowHost::changeLanguage(const QString& code)
{
    if (code == m_language.code())
        return;
    m_settings.setValue(kLanguageKey, code);
    m_window->saveSettings();
    m_language.apply(code);
    // The new window is shown before the old one is deleted: the program ends with its last window.
    const auto old = std::exchange(m_window, nullptr);
    makeWindow();
    m_window->session().recovery().offer(old->session().recovery().offered());
    m_window->show();
}

void WindowHost::changeAppearance(const QString& word)
{
    m_settings.setValue(kAppearanceKey, word);
    widgets::applyAppearance(widgets::appearanceOf(word));
}

} // namespace sortscope::gui::pages
