// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/workshop/codeeditor.h"

#include "gui/widgets/symbolicicon.h"

#include <Qsci/qscilexercpp.h>
#include <Qsci/qscilexerdiff.h>
#include <Qsci/qscilexerlua.h>
#include <Qsci/qscistyle.h>

#include <QEvent>
#include <QFileInfo>
#include <QFontDatabase>

namespace sortscope::gui::workshop {
namespace {

using widgets::Tint;

constexpr int kMessageMarker = 1;
constexpr int kLineMarker = 2;
constexpr int kNumberMargin = 0;
constexpr int kMarkerMargin = 1;
constexpr int kIndentation = 4;
/// The set of words that QsciLexerCPP paints as its second set.
constexpr int kSecondWords = 2;

/// C and C++ with the words that kernels have besides (OpenCL C 3.0, 6.1 and 6.15; CUDA C++ Programming
/// Guide).
class KernelLexer : public QsciLexerCPP {
public:
    using QsciLexerCPP::QsciLexerCPP;

    const char* keywords(int set) const override
    {
        if (set == kSecondWords)
            return "__kernel kernel __global global __local local __constant constant __private private "
                   "uchar ushort uint ulong half size_t uint2 uint4 int2 int4 ulong2 float2 float4 "
                   "get_global_id get_local_id get_group_id get_global_size get_local_size get_num_groups "
                   "barrier CLK_LOCAL_MEM_FENCE CLK_GLOBAL_MEM_FENCE min max clamp select mul24 rotate "
                   "popcount clz atomic_add atomic_inc atomic_min atomic_max atomic_cmpxchg "
                   "__global__ __device__ __host__ __shared__ __constant__ __restrict__ __launch_bounds__ "
                   "__forceinline__ threadIdx blockIdx blockDim gridDim warpSize __syncthreads __syncwarp "
                   "__ballot_sync __match_any_sync __shfl_sync __shfl_up_sync __shfl_down_sync "
                   "__shfl_xor_sync __popc __ffs __clz atomicAdd atomicMin atomicMax atomicCAS atomicExch "
                   "__threadfence";
        return QsciLexerCPP::keywords(set);
    }
};

/// The styles of a lexer that have one colour.
struct Styles {
    Tint tint;
    std::vector<int> styles;
};

/// `share` of the colour on the background: the editor paints no transparent colours.
QColor blended(const QColor& colour, float share, const QPalette& palette)
{
    const auto base = palette.color(QPalette::Base);
    const auto mix = [share](float a, float b) { return share * a + (1 - share) * b; };
    return QColor::fromRgbF(mix(colour.redF(), base.redF()), mix(colour.greenF(), base.greenF()),
                            mix(colour.blueF(), base.blueF()));
}

QColor muted(const QPalette& palette)
{
    constexpr float kText = 0.6F;
    return blended(palette.color(QPalette::Text), kText, palette);
}

/// A hint of the accent, on which text is read.
QColor lineColour(const QPalette& palette)
{
    constexpr float kAccent = 0.25F;
    return blended(widgets::tintColour(Tint::Accent, palette), kAccent, palette);
}

void paint(QsciLexer& lexer, const std::vector<Styles>& all, const std::vector<int>& comments,
           const QPalette& palette)
{
    const auto font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    lexer.setDefaultFont(font);
    lexer.setFont(font);
    lexer.setDefaultPaper(palette.color(QPalette::Base));
    lexer.setPaper(palette.color(QPalette::Base));
    lexer.setDefaultColor(palette.color(QPalette::Text));
    lexer.setColor(palette.color(QPalette::Text));
    for (const auto& [tint, styles] : all) {
        for (const int style : styles)
            lexer.setColor(widgets::tintColour(tint, palette), style);
    }
    for (const int style : comments)
        lexer.setColor(muted(palette), style);
}

void paintLua(QsciLexer& lexer, const QPalette& palette)
{
    using Lua = QsciLexerLua;
    paint(lexer,
          {{Tint::Accent, {Lua::Keyword, Lua::BasicFunctions, Lua::StringTableMathsFunctions}},
           {Tint::Good, {Lua::String, Lua::Character, Lua::LiteralString}},
           {Tint::Caution, {Lua::Number}}},
          {Lua::Comment, Lua::LineComment}, palette);
}

void paintKernel(QsciLexer& lexer, const QPalette& palette)
{
    using Cpp = QsciLexerCPP;
    paint(lexer,
          {{Tint::Accent, {Cpp::Keyword, Cpp::KeywordSet2}},
           {Tint::Good, {Cpp::DoubleQuotedString, Cpp::SingleQuotedString}},
           {Tint::Caution, {Cpp::Number, Cpp::PreProcessor}}},
          {Cpp::Comment, Cpp::CommentLine, Cpp::CommentDoc, Cpp::CommentLineDoc}, palette);
}

void paintPatch(QsciLexer& lexer, const QPalette& palette)
{
    using Diff = QsciLexerDiff;
    paint(
        lexer,
        {{Tint::Accent, {Diff::Position}}, {Tint::Good, {Diff::LineAdded}}, {Tint::Bad, {Diff::LineRemoved}}},
        {Diff::Header, Diff::Command, Diff::Comment}, palette);
}

} // namespace

CodeEditor::CodeEditor(QWidget* parent) : QsciScintilla(parent)
{
    setUtf8(true);
    setIndentationsUseTabs(false);
    setIndentationWidth(kIndentation);
    setTabWidth(kIndentation);
    setAutoIndent(true);
    setBackspaceUnindents(true);
    setBraceMatching(SloppyBraceMatch);
    setFolding(BoxedTreeFoldStyle, kMarkerMargin + 1);
    setMarginType(kNumberMargin, NumberMargin);
    setMarginType(kMarkerMargin, SymbolMargin);
    setCaretLineVisible(true);
    setScrollWidth(1);
    setScrollWidthTracking(true);
    markerDefine(Circle, kMessageMarker);
    markerDefine(Background, kLineMarker);
    setAnnotationDisplay(AnnotationBoxed);
    takeColours();
}

void CodeEditor::showText(const QString& file, const QString& text, bool readOnly)
{
    setReadOnly(false);
    setMessages({});
    setLanguageOf(file);
    setText(text);
    setModified(false);
    setMarginWidth(kNumberMargin, QStringLiteral("0%1").arg(lines()));
    setReadOnly(readOnly);
}

void CodeEditor::replaceText(const QString& text)
{
    setMessages({});
    selectAll();
    replaceSelectedText(text);
    setCursorPosition(0, 0);
}

void CodeEditor::setLanguageOf(const QString& file)
{
    const auto* before = lexer();
    const auto kind = QFileInfo(file).suffix();
    if (kind == QLatin1String("lua"))
        setLexer(new QsciLexerLua(this));
    else if (kind == QLatin1String("patch"))
        setLexer(new QsciLexerDiff(this));
    else if (kind == QLatin1String("asm"))
        setLexer(nullptr);
    else
        setLexer(new KernelLexer(this));
    delete before;
    takeColours();
}

void CodeEditor::setMessages(const std::map<int, QString>& messages)
{
    clearAnnotations();
    markerDeleteAll(kMessageMarker);
    const QsciStyle style(-1, QString(), palette().color(QPalette::Text),
                          palette().color(QPalette::AlternateBase),
                          QFontDatabase::systemFont(QFontDatabase::FixedFont));
    for (const auto& [line, message] : messages) {
        markerAdd(line - 1, kMessageMarker);
        annotate(line - 1, message, style);
    }
    if (!messages.empty())
        ensureLineVisible(messages.begin()->first - 1);
}

void CodeEditor::markLines(const std::vector<int>& lines)
{
    markerDeleteAll(kLineMarker);
    for (const int line : lines)
        markerAdd(line - 1, kLineMarker);
    if (!lines.empty())
        ensureLineVisible(lines.front() - 1);
}

void CodeEditor::changeEvent(QEvent* event)
{
    QsciScintilla::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        takeColours();
}

void CodeEditor::takeColours()
{
    const auto colour = [this](QPalette::ColorRole role) { return palette().color(role); };
    setPaper(colour(QPalette::Base));
    setColor(colour(QPalette::Text));
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setCaretForegroundColor(colour(QPalette::Text));
    setCaretLineBackgroundColor(colour(QPalette::AlternateBase));
    setSelectionBackgroundColor(colour(QPalette::Highlight));
    setSelectionForegroundColor(colour(QPalette::HighlightedText));
    setMarginsBackgroundColor(colour(QPalette::Window));
    setMarginsForegroundColor(muted(palette()));
    setMarginsFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    // QsciScintilla sets the colours of its own markers alone, and the boxes of folds are none of these.
    for (unsigned long marker = SC_MARKNUM_FOLDEREND; marker <= SC_MARKNUM_FOLDEROPEN; ++marker) {
        SendScintilla(SCI_MARKERSETFORE, marker, colour(QPalette::Window));
        SendScintilla(SCI_MARKERSETBACK, marker, muted(palette()));
    }
    setFoldMarginColors(colour(QPalette::Window), colour(QPalette::Window));
    setMatchedBraceBackgroundColor(colour(QPalette::Highlight));
    setMatchedBraceForegroundColor(colour(QPalette::HighlightedText));
    setMarkerBackgroundColor(widgets::tintColour(Tint::Bad, palette()), kMessageMarker);
    setMarkerForegroundColor(widgets::tintColour(Tint::Bad, palette()), kMessageMarker);
    setMarkerBackgroundColor(lineColour(palette()), kLineMarker);
    if (auto* lua = dynamic_cast<QsciLexerLua*>(lexer()))
        paintLua(*lua, palette());
    else if (auto* patch = dynamic_cast<QsciLexerDiff*>(lexer()))
        paintPatch(*patch, palette());
    else if (lexer() != nullptr)
        paintKernel(*lexer(), palette());
}

} // namespace sortscope::gui::workshop
