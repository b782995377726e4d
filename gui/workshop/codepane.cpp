// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/codepane.h"

#include "gui/widgets/fill.h"
#include "gui/workshop/codeeditor.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sortscope::gui::workshop {

using widgets::named;

CodePane::CodePane(QWidget* parent)
    : QWidget(parent),
      m_choice(named("code-choice", new QComboBox)),
      m_words(named("code-words", new QLabel)),
      m_code(named("compiled-code", new CodeEditor))
{
    m_choice->setAccessibleName(tr("Compiled program"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(16);
    m_code->setAccessibleName(tr("Compiled code"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    widgets::fill(new QVBoxLayout(this), {{m_choice}, {m_words}, {m_code, 1}});
    connect(m_choice, &QComboBox::currentIndexChanged, this, &CodePane::showChosen);
    connect(m_code, &CodeEditor::cursorPositionChanged, this, [this](int line, int /*column*/) {
        if (m_code->hasFocus()) // the user moves, and not the source
            tellSource(line);
    });
    say({});
}

/// The editor tells of its end, when the pane is no more.
CodePane::~CodePane()
{
    m_code->disconnect(this);
}

void CodePane::say(const QString& sentence)
{
    showCode({}, {}, sentence);
}

void CodePane::showCode(std::vector<CodeText> texts, const QString& file, const QString& missing)
{
    const auto before = m_choice->currentText();
    m_texts = std::move(texts);
    m_file = file;
    {
        const QSignalBlocker blocker(m_choice);
        m_choice->clear();
        for (const auto& text : m_texts)
            m_choice->addItem(text.title);
        m_choice->setCurrentIndex(std::max(0, m_choice->findText(before)));
    }
    m_choice->setVisible(!m_texts.empty());
    m_missing = missing;
    showChosen();
}

void CodePane::showChosen()
{
    const auto index = m_choice->currentIndex();
    const auto text =
        index < 0 || m_texts.empty() ? QString() : withoutSource(m_texts[std::size_t(index)].text);
    m_sourceLines = sourceLinesOf(text, m_file);
    m_code->showText(QStringLiteral("code.asm"), text, true);
    const bool silent =
        !text.isEmpty() && std::ranges::all_of(m_sourceLines, [](int line) { return line == 0; });
    m_words->setText(m_missing.isEmpty() && silent
                         ? tr("This compiler does not say which line of the source its code comes from.")
                         : m_missing);
    m_words->setVisible(!m_words->text().isEmpty());
}

void CodePane::followSource(int line)
{
    std::vector<int> lines;
    for (std::size_t i = 0; i < m_sourceLines.size(); ++i) {
        if (line > 0 && m_sourceLines[i] == line)
            lines.push_back(int(i) + 1);
    }
    m_code->markLines(lines);
    if (!lines.empty())
        m_code->setCursorPosition(lines.front() - 1, 0);
}

void CodePane::tellSource(int codeLine)
{
    const auto place = std::size_t(codeLine);
    if (place < m_sourceLines.size() && m_sourceLines[place] > 0)
        emit sourceWanted(m_sourceLines[place]);
}

} // namespace sortscope::gui::workshop
