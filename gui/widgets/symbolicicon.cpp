// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/widgets/symbolicicon.h"

#include "gui/text/labels.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

// The macro declares a function, which must not end up in a namespace.
static void initialiseResources()
{
    Q_INIT_RESOURCE(resources);
}

namespace sortscope::gui::widgets {
namespace {

class SymbolicIconEngine : public QIconEngine {
public:
    SymbolicIconEngine(const QString& name, Tint tint)
        : m_file(QStringLiteral(":/icons/%1.svg").arg(name)),
          m_exists(QFile::exists(m_file)),
          m_tint(tint)
    {
        if (!m_exists)
            qWarning("there is no icon \"%s\"", qPrintable(name));
    }

    QIconEngine* clone() const override { return new SymbolicIconEngine(*this); }
    bool isNull() override { return !m_exists; }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        const auto ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, coloured(rect.size(), ratio, mode));
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State /*state*/) override
    {
        return coloured(size, 1, mode);
    }

    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State /*state*/,
                         qreal /*scale*/) override
    {
        return coloured(size, 1, mode);
    }

private:
    /// The picture from Qt's cache if it is there: tables ask for the same few icons in every row that they
    /// paint.
    QPixmap coloured(const QSize& size, qreal ratio, QIcon::Mode mode) const
    {
        const auto tint = colour(mode);
        const auto key = QStringLiteral("%1 %2×%3 %4 %5")
                             .arg(m_file)
                             .arg(size.width())
                             .arg(size.height())
                             .arg(ratio)
                             .arg(tint.rgba());
        QPixmap pixmap;
        if (!QPixmapCache::find(key, &pixmap)) {
            pixmap = drawn(size, ratio, tint);
            QPixmapCache::insert(key, pixmap);
        }
        return pixmap;
    }

    QPixmap drawn(const QSize& size, qreal ratio, const QColor& tint) const
    {
        QPixmap pixmap(size * ratio);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        QSvgRenderer svg(m_file);
        svg.setAspectRatioMode(Qt::KeepAspectRatio);
        svg.render(&painter);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(pixmap.rect(), tint);
        painter.end();
        pixmap.setDevicePixelRatio(ratio);
        return pixmap;
    }

    QColor colour(QIcon::Mode mode) const
    {
        const auto palette = QApplication::palette();
        if (mode == QIcon::Disabled)
            return palette.color(QPalette::Disabled, QPalette::Text);
        if (mode == QIcon::Selected)
            return palette.color(QPalette::HighlightedText);
        return tintColour(m_tint, palette);
    }

    QString m_file;
    bool m_exists;
    Tint m_tint;
};

} // namespace

IconLabel::IconLabel(const QString& name, Tint tint, int size, QWidget* parent)
    : QWidget(parent),
      m_icon(symbolicIcon(name, tint)),
      m_size(size)
{
    setFixedSize(size, size);
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void IconLabel::setIcon(const QIcon& icon)
{
    m_icon = icon;
    update();
}

void IconLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    m_icon.paint(&painter, rect(), Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
}

QColor tintColour(Tint tint, const QPalette& palette)
{
    // The hues of Okabe and Ito (2008), which stay apart under colour blindness, darkened and lightened to at
    // least 4.5 : 1 on white and on dark grey.
    const bool dark = palette.color(QPalette::Window).lightnessF() < 0.5F;
    switch (tint) {
    case Tint::Text:
        return palette.color(QPalette::WindowText);
    case Tint::Good:
        return dark ? QColor(0x4f, 0xc9, 0xa4) : QColor(0x00, 0x77, 0x57);
    case Tint::Caution:
        return dark ? QColor(0xf0, 0xb4, 0x3c) : QColor(0x8a, 0x5a, 0x00);
    case Tint::Bad:
        return dark ? QColor(0xff, 0x8f, 0x5c) : QColor(0xb5, 0x40, 0x00);
    case Tint::Accent:
        return dark ? QColor(0x6c, 0xb8, 0xf0) : QColor(0x00, 0x5f, 0x9e);
    }
    return palette.color(QPalette::WindowText);
}

QIcon symbolicIcon(const QString& name, Tint tint)
{
    return QIcon(new SymbolicIconEngine(name, tint));
}

QIcon stateIcon(models::JobState state)
{
    switch (state) {
    case models::JobState::Waiting:
    case models::JobState::NotRun:
        return symbolicIcon(QStringLiteral("state-waiting"));
    case models::JobState::Running:
        return symbolicIcon(QStringLiteral("state-running"), Tint::Accent);
    case models::JobState::Ok:
        return symbolicIcon(QStringLiteral("state-ok"), Tint::Good);
    case models::JobState::Doubtful:
        return symbolicIcon(QStringLiteral("state-doubtful"), Tint::Caution);
    case models::JobState::Unsupported:
        return symbolicIcon(QStringLiteral("state-unsupported"), Tint::Caution);
    case models::JobState::Failed:
        return symbolicIcon(QStringLiteral("state-failed"), Tint::Bad);
    case models::JobState::Cancelled:
        return symbolicIcon(QStringLiteral("state-cancelled"), Tint::Caution);
    }
    return {};
}

void loadResources()
{
    initialiseResources();
}

} // namespace sortscope::gui::widgets
