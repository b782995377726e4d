// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/textdiff.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace sortscope::base {
namespace {

using Lines = std::vector<std::string_view>;

/// Each line with its end.
Lines linesOf(std::string_view text)
{
    Lines lines;
    while (!text.empty()) {
        const auto size = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, size));
        text.remove_prefix(size);
    }
    return lines;
}

/// A line of the difference: ' ', '-' or '+', and the places in both texts, from 0, where it stands.
struct Edit {
    char kind;
    std::size_t before;
    std::size_t after;
};

/// The shortest way from one text to the other (Myers, An O(ND) Difference Algorithm and Its Variations,
/// Algorithmica 1, 1986).
class ShortestEdit {
public:
    ShortestEdit(const Lines& before, const Lines& after) : m_before(before), m_after(after)
    {
        // What both begin and end with costs nothing.
        const auto most = std::min(before.size(), after.size());
        while (m_front < most && before[m_front] == after[m_front])
            ++m_front;
        while (m_back < most - m_front
               && before[before.size() - 1 - m_back] == after[after.size() - 1 - m_back])
            ++m_back;
    }

    std::vector<Edit> edits() const
    {
        std::vector<Edit> all;
        for (std::size_t i = 0; i < m_front; ++i)
            all.push_back({' ', i, i});
        for (auto edit : middle())
            all.push_back({edit.kind, edit.before + m_front, edit.after + m_front});
        for (std::size_t i = m_back; i > 0; --i)
            all.push_back({' ', m_before.size() - i, m_after.size() - i});
        return all;
    }

private:
    using Place = std::ptrdiff_t;
    /// How far each diagonal reaches, from -d to d.
    using Reach = std::vector<Place>;

    Place width() const { return Place(m_before.size() - m_front - m_back); }
    Place height() const { return Place(m_after.size() - m_front - m_back); }
    bool same(Place x, Place y) const
    {
        return m_before[m_front + std::size_t(x)] == m_after[m_front + std::size_t(y)];
    }

    /// True if the way to the diagonal `k` comes from above, by a line that was added.
    static bool comesFromAbove(const Reach& reach, Place d, Place k)
    {
        return k == -d || (k != d && reach[std::size_t(k - 1 + d)] < reach[std::size_t(k + 1 + d)]);
    }

    std::vector<Edit> middle() const
    {
        constexpr Place kMostEdits = 2000; // the ways that are kept grow with the square of it
        std::vector<Reach> steps{{0, 0, 0}};
        for (Place d = 0; d <= std::min(width() + height(), kMostEdits); ++d) {
            // Diagonals from -(d + 1) to d + 1, so that the next step finds its neighbours.
            Reach next(std::size_t(2 * d + 3));
            for (Place k = -d; k <= d; k += 2) {
                const auto& last = steps.back();
                Place x = 0;
                if (d > 0)
                    x = comesFromAbove(last, d, k) ? last[std::size_t(k + 1 + d)]
                                                   : last[std::size_t(k - 1 + d)] + 1;
                while (x < width() && x - k < height() && same(x, x - k))
                    ++x;
                next[std::size_t(k + d + 1)] = x;
                if (x >= width() && x - k >= height())
                    return wayBack(steps, d);
            }
            steps.push_back(std::move(next));
        }
        return everything();
    }

    /// `steps` has the diagonals that d - 1 edits reach at d.
    std::vector<Edit> wayBack(const std::vector<Reach>& steps, Place d) const
    {
        std::vector<Edit> edits;
        Place x = width();
        Place y = height();
        for (; d > 0; --d) {
            const auto& last = steps[std::size_t(d)];
            const Place k = x - y;
            const bool above = comesFromAbove(last, d, k);
            const Place fromX = above ? last[std::size_t(k + 1 + d)] : last[std::size_t(k - 1 + d)];
            const Place fromY = fromX - (above ? k + 1 : k - 1);
            const Place afterX = above ? fromX : fromX + 1;
            while (x > afterX) {
                --x, --y;
                edits.push_back({' ', std::size_t(x), std::size_t(y)});
            }
            edits.push_back({above ? '+' : '-', std::size_t(fromX), std::size_t(fromY)});
            x = fromX;
            y = fromY;
        }
        while (x > 0) {
            --x, --y;
            edits.push_back({' ', std::size_t(x), std::size_t(y)});
        }
        std::ranges::reverse(edits);
        return edits;
    }

    std::vector<Edit> everything() const
    {
        std::vector<Edit> edits;
        for (Place x = 0; x < width(); ++x)
            edits.push_back({'-', std::size_t(x), 0});
        for (Place y = 0; y < height(); ++y)
            edits.push_back({'+', std::size_t(width()), std::size_t(y)});
        return edits;
    }

    const Lines& m_before;
    const Lines& m_after;
    std::size_t m_front = 0;
    std::size_t m_back = 0;
};

/// "12,3" for three lines from line 12 on; `first` counts from 0.
std::string range(std::size_t first, std::size_t count)
{
    return fmt::format("{},{}", count == 0 ? first : first + 1, count);
}

/// A piece of the difference, with its head.
std::string hunk(std::vector<Edit>::const_iterator from, std::vector<Edit>::const_iterator to,
                 const Lines& before, const Lines& after)
{
    std::string text;
    std::size_t removed = 0;
    std::size_t added = 0;
    for (auto edit = from; edit != to; ++edit) {
        const auto line = edit->kind == '+' ? after[edit->after] : before[edit->before];
        removed += edit->kind != '+' ? 1 : 0;
        added += edit->kind != '-' ? 1 : 0;
        text += edit->kind;
        text += line;
        if (!line.ends_with('\n'))
            text += "\n\\ No newline at end of file\n";
    }
    return fmt::format("@@ -{} +{} @@\n", range(from->before, removed), range(from->after, added)) + text;
}

} // namespace

std::string unifiedDiff(std::string_view before, std::string_view after, const std::string& nameBefore,
                        const std::string& nameAfter)
{
    constexpr std::ptrdiff_t kAround = 3;
    if (before == after)
        return {};
    const auto old = linesOf(before);
    const auto now = linesOf(after);
    const auto edits = ShortestEdit(old, now).edits();
    const auto changes = [](const Edit& edit) { return edit.kind != ' '; };
    auto text = fmt::format("--- {}\n+++ {}\n", nameBefore, nameAfter);
    auto from = std::find_if(edits.begin(), edits.end(), changes);
    while (from != edits.end()) {
        // Changes with few lines between them are one piece.
        auto last = from;
        auto next = from;
        while (next != edits.end() && next - last <= 2 * kAround + 1) {
            last = next;
            next = std::find_if(next + 1, edits.end(), changes);
        }
        const auto begin = from - std::min(kAround, from - edits.begin());
        const auto end = last + 1 + std::min(kAround, edits.end() - last - 1);
        text += hunk(begin, end, old, now);
        from = next;
    }
    return text;
}

} // namespace sortscope::base
