// SPDX-License-Identifier: GPL-3.0-or-later
// Part of the build: sortscope_render_icon ICON.svg FOLDER SIZE… writes FOLDER/SIZE.png for each size.
#include <QDir>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

namespace {

bool render(QSvgRenderer& icon, int size, const QString& path)
{
    QImage image(size, size, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    {
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        icon.render(&painter);
    }
    return image.save(path);
}

} // namespace

int main(int argc, char** argv)
{
    // A machine that builds need not have a display.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    const auto arguments = QGuiApplication::arguments();
    QSvgRenderer icon(arguments.value(1));
    bool done = icon.isValid() && arguments.size() > 3;
    for (const auto& size : arguments.mid(3))
        done = done && render(icon, size.toInt(), QDir(arguments.at(2)).filePath(size + ".png"));
    if (!done)
        std::fputs("usage: sortscope_render_icon ICON.svg FOLDER SIZE...\n", stderr);
    return done ? 0 : 1;
}
