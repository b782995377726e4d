// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/appearance.h"

#include "gui/widgets/workbenchstyle.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>
#include <QToolTip>

namespace sortscope::gui::widgets {
namespace {

struct Colours {
    QColor window, base, alternate, button, text, disabled, placeholder, tip, highlight, highlightedText,
        link;
    QColor light, midlight, mid, dark, shadow;
};

QPalette paletteOf(const Colours& colours)
{
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, const QColor& colour) { palette.setColor(role, colour); };
    set(QPalette::Window, colours.window);
    set(QPalette::WindowText, colours.text);
    set(QPalette::Base, colours.base);
    set(QPalette::AlternateBase, colours.alternate);
    set(QPalette::Text, colours.text);
    set(QPalette::Button, colours.button);
    set(QPalette::ButtonText, colours.text);
    set(QPalette::BrightText, colours.highlightedText);
    set(QPalette::ToolTipBase, colours.tip);
    set(QPalette::ToolTipText, colours.text);
    set(QPalette::PlaceholderText, colours.placeholder);
    set(QPalette::Highlight, colours.highlight);
    set(QPalette::HighlightedText, colours.highlightedText);
    set(QPalette::Link, colours.link);
    set(QPalette::LinkVisited, colours.link);
    set(QPalette::Light, colours.light);
    set(QPalette::Midlight, colours.midlight);
    set(QPalette::Mid, colours.mid);
    set(QPalette::Dark, colours.dark);
    set(QPalette::Shadow, colours.shadow);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colours.disabled);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.mid);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, colours.disabled);
    return palette;
}

QPalette lightPalette()
{
    return paletteOf({.window = "#f3f4f6",
                      .base = "#ffffff",
                      .alternate = "#f7f8fa",
                      .button = "#eceef1",
                      .text = "#1c1f24",
                      .disabled = "#8b9099",
                      .placeholder = "#5f6672",
                      .tip = "#ffffff",
                      .highlight = "#0b62a8",
                      .highlightedText = "#ffffff",
                      .link = "#005f9e",
                      .light = "#ffffff",
                      .midlight = "#f3f4f6",
                      .mid = "#b9bec7",
                      .dark = "#9aa0ab",
                      .shadow = "#6a707b"});
}

QPalette darkPalette()
{
    return paletteOf({.window = "#26292e",
                      .base = "#1c1f23",
                      .alternate = "#22252a",
                      .button = "#33373d",
                      .text = "#e6e8eb",
                      .disabled = "#7c828b",
                      .placeholder = "#a3a9b2",
                      .tip = "#33373d",
                      .highlight = "#2a6ea6",
                      .highlightedText = "#ffffff",
                      .link = "#6cb8f0",
                      .light = "#444950",
                      .midlight = "#3a3f45",
                      .mid = "#1f2226",
                      .dark = "#17191c",
                      .shadow = "#0e0f11"});
}

} // namespace

void applyAppearance(Appearance appearance)
{
    static const auto systemStyle = QApplication::style()->objectName();
    // A desktop's own style knows its own palettes; everywhere else it is ours.
    if (appearance == Appearance::System && systemStyle != QLatin1String("fusion"))
        QApplication::setStyle(QStyleFactory::create(systemStyle));
    else
        QApplication::setStyle(new WorkbenchStyle);
    switch (appearance) {
    case Appearance::System:
        QApplication::setPalette(QPalette());
        break;
    case Appearance::Light:
        QApplication::setPalette(lightPalette());
        break;
    case Appearance::Dark:
        QApplication::setPalette(darkPalette());
        break;
    }
    QToolTip::setPalette(QApplication::palette());
}

QString toWord(Appearance appearance)
{
    switch (appearance) {
    case Appearance::System:
        return QStringLiteral("system");
    case Appearance::Light:
        return QStringLiteral("light");
    case Appearance::Dark:
        return QStringLiteral("dark");
    }
    return {};
}

Appearance appearanceOf(const QString& word)
{
    for (const auto appearance : {Appearance::Light, Appearance::Dark}) {
        if (toWord(appearance) == word)
            return appearance;
    }
    return Appearance::System;
}

} // namespace sortscope::gui::widgets
