// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/window/helpwindow.h"

#include "gui/widgets/fill.h"

#include <QDesktopServices>
#include <QHBoxLayout>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QTextBlock>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace sortscope::gui::pages {
namespace {

const QString kFolder = QStringLiteral("qrc:/help/");

struct Topic {
    const char* title;
    const char* file;
};

constexpr std::array<Topic, 5> kTopics{{
    {QT_TRANSLATE_NOOP("sortscope::gui::pages::HelpWindow", "The window"), "user-guide.md"},
    {QT_TRANSLATE_NOOP("sortscope::gui::pages::HelpWindow", "How Sortscope measures"), "measuring.md"},
    {QT_TRANSLATE_NOOP("sortscope::gui::pages::HelpWindow", "The command line"), "command-line.md"},
    {QT_TRANSLATE_NOOP("sortscope::gui::pages::HelpWindow", "CSV columns"), "csv.md"},
    {QT_TRANSLATE_NOOP("sortscope::gui::pages::HelpWindow", "Session files"), "session-format.md"},
}};

} // namespace

QString anchorOf(const QString& heading)
{
    QString anchor;
    for (const auto letter : heading.toLower()) {
        if (letter.isLetterOrNumber() || letter == u'-' || letter == u'_')
            anchor += letter;
        else if (letter == u' ')
            anchor += u'-';
    }
    return anchor;
}

HelpBrowser::HelpBrowser(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setSearchPaths({kFolder});
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
        // Documents that are not bundled lie on the network, or in the sources.
        const auto target = source().resolved(link);
        if (target.scheme() == QLatin1String("qrc"))
            setSource(target);
        else
            QDesktopServices::openUrl(target);
    });
}

void HelpBrowser::doSetSource(const QUrl& url, QTextDocument::ResourceType /*type*/)
{
    auto file = url;
    file.setFragment({});
    auto shown = source();
    shown.setFragment({});
    if (file != shown || document()->isEmpty())
        QTextBrowser::doSetSource(file, QTextDocument::MarkdownResource);
    if (url.hasFragment())
        scrollToHeading(url.fragment());
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
    constexpr int kWidest = 780;
    auto loaded = QTextBrowser::loadResource(type, name);
    if (type != QTextDocument::ImageResource)
        return loaded;
    const auto picture = QImage::fromData(loaded.toByteArray());
    return picture.width() > kWidest ? picture.scaledToWidth(kWidest, Qt::SmoothTransformation)
                                     : QVariant(picture);
}

void HelpBrowser::scrollToHeading(const QString& fragment)
{
    for (auto block = document()->begin(); block.isValid(); block = block.next()) {
        if (block.blockFormat().headingLevel() == 0 || anchorOf(block.text()) != fragment)
            continue;
        // Scrolls from the end upwards, so that the heading comes to the top.
        moveCursor(QTextCursor::End);
        setTextCursor(QTextCursor(block));
        verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect().top());
        return;
    }
}

HelpWindow::HelpWindow(QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_browser(widgets::named("help", new HelpBrowser)),
      m_search(widgets::named("help-search", new QLineEdit)),
      m_contents(widgets::named("help-contents", new QListWidget))
{
    constexpr QSize kSize(1080, 720);
    setWindowTitle(tr("Sortscope Help"));
    resize(kSize.boundedTo(screen()->availableSize()));
    m_contents->setAccessibleName(tr("Contents"));
    auto* splitter = new QSplitter;
    splitter->addWidget(m_contents);
    splitter->addWidget(m_browser);
    splitter->setSizes({220, 860}); // shares of the width
    widgets::fill(new QVBoxLayout(this), {{.layout = makeLine()}, {splitter, 1}})->setSpacing(6);
    connect(m_browser, &QTextBrowser::sourceChanged, this, &HelpWindow::listContents);
    connect(m_contents, &QListWidget::itemClicked, this, [this](const QListWidgetItem* heading) {
        showTopic(m_browser->source().fileName() + u'#' + heading->data(Qt::UserRole).toString());
    });
    auto* find = new QShortcut(QKeySequence::Find, this);
    connect(find, &QShortcut::activated, m_search, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    auto* close = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    connect(close, &QShortcut::activated, this, &QWidget::close);
}

QLayout* HelpWindow::makeLine()
{
    auto* line = widgets::fill(new QHBoxLayout, {}, {6, 6, 6, 0});
    auto* back = new QPushButton(tr("Back"));
    back->setEnabled(false);
    connect(back, &QPushButton::clicked, m_browser, &QTextBrowser::backward);
    connect(m_browser, &QTextBrowser::backwardAvailable, back, &QPushButton::setEnabled);
    line->addWidget(back);
    for (const auto& topic : kTopics) {
        auto* button = new QPushButton(tr(topic.title));
        const auto file = QLatin1String(topic.file);
        connect(button, &QPushButton::clicked, this, [this, file] { showTopic(file); });
        line->addWidget(button);
    }
    m_search->setPlaceholderText(tr("Search (the help is in English)"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    connect(m_search, &QLineEdit::returnPressed, this, &HelpWindow::findNext);
    line->addWidget(m_search, 1);
    return line;
}

void HelpWindow::findNext()
{
    const auto words = m_search->text();
    if (words.isEmpty() || m_browser->find(words))
        return;
    const auto here = m_browser->source().fileName();
    const auto at = std::ranges::find(kTopics, here,
                                      [](const Topic& topic) { return QString(QLatin1String(topic.file)); });
    const auto first = static_cast<std::size_t>(at - kTopics.begin());
    // The document itself comes last: the words may stand in front of the cursor.
    for (std::size_t i = 1; i <= kTopics.size(); ++i) {
        m_browser->setSource(QUrl(kFolder + QLatin1String(kTopics.at((first + i) % kTopics.size()).file)));
        m_browser->moveCursor(QTextCursor::Start);
        if (m_browser->find(words))
            return;
    }
    m_browser->setSource(QUrl(kFolder + here));
}

void HelpWindow::listContents()
{
    constexpr int kDeepest = 3;
    m_contents->clear();
    for (auto block = m_browser->document()->begin(); block.isValid(); block = block.next()) {
        const auto level = block.blockFormat().headingLevel();
        if (level < 1 || level > kDeepest)
            continue;
        auto* heading = new QListWidgetItem(QString(2 * (level - 1), u' ') + block.text(), m_contents);
        heading->setData(Qt::UserRole, anchorOf(block.text()));
    }
}

void HelpWindow::showTopic(const QString& topic)
{
    // Shown first: where a heading lies follows from the width, which the text has only then.
    show();
    m_browser->setSource(QUrl(kFolder + topic));
    raise();
    activateWindow();
}

} // namespace sortscope::gui::pages
