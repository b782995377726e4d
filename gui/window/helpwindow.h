// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>
#include <QWidget>

class QAction;
class QLineEdit;
class QListWidget;

namespace sortscope::gui::pages {

/// Shows the documents that come with the program, in Markdown, and finds the headings that their links name.
class HelpBrowser : public QTextBrowser {
    Q_OBJECT

public:
    explicit HelpBrowser(QWidget* parent = nullptr);

protected:
    /// Makes pictures no wider than the window.
    QVariant loadResource(int type, const QUrl& name) override;
    void doSetSource(const QUrl& url, QTextDocument::ResourceType type) override;

private:
    void scrollToHeading(const QString& fragment);
};

/// The anchor of a heading, as code hosts make it: "What else goes on" is "what-else-goes-on".
QString anchorOf(const QString& heading);

/// A window of its own that shows the documentation, in English: the text, the contents of the document
/// beside it, and a search through all documents.
class HelpWindow : public QWidget {
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent = nullptr);

    /// `topic` is "measuring.md#quality", or "user-guide.md".
    void showTopic(const QString& topic);
    HelpBrowser& browser() { return *m_browser; }

private:
    QLayout* makeLine();
    /// Finds the words behind the cursor, in this document or in the next one that has them.
    void findNext();
    void listContents();

    HelpBrowser* m_browser;
    QLineEdit* m_search;
    QListWidget* m_contents;
};

} // namespace sortscope::gui::pages
