// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/changepoints.h"

#include "core/measure/discoveries.h"
#include "core/measure/robust.h"
#include "core/measure/statistics.h"
#include "core/measure/verdict.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace sortscope::measure {
namespace {

/// The mean of some figures' logarithms.
struct Mean {
    double value = 0;
    double squaredError = 0;
};

struct Split {
    std::size_t index = 0;
    /// The distance of the means in standard errors.
    double t = 0;
};

/// One series.
class Series {
public:
    explicit Series(const std::vector<Estimate>& figures)
    {
        for (const auto& figure : figures) {
            m_logs.push_back(std::log(figure.value));
            m_ownSquares.push_back(figure.squaredError + figure.resolution * figure.resolution);
        }
        if (m_logs.size() < kFewestOfSeries)
            return;
        passOverLoners();
        m_comparisons = static_cast<double>(m_logs.size() * widths().size());
        find();
    }

    const std::vector<ChangePoint>& changes() const { return m_changes; }
    /// How often chance shows as much as the likeliest place that is not a change.
    double bestChance() const { return m_bestChance; }

    /// Keeps only the changes that are discoveries.
    void keep(const std::vector<bool>& discoveries)
    {
        std::vector<std::size_t> places;
        for (std::size_t i = 0; i < m_changes.size(); ++i) {
            if (discoveries[i])
                places.push_back(m_changes[i].index);
        }
        if (places.size() < m_changes.size()) {
            estimateScatter(places);
            judge(places);
        }
    }
    void setFalseShare(std::size_t change, double share) { m_changes[change].falseShare = share; }

private:
    std::size_t size() const { return m_logs.size(); }

    /// The numbers of figures on each side that are compared.
    std::vector<std::size_t> widths() const
    {
        std::vector<std::size_t> widths;
        for (std::size_t width = 2; width < size(); width *= 2)
            widths.push_back(width);
        widths.push_back(size());
        return widths;
    }

    /// Puts the middle one of three in place of a figure that lies far from both its neighbours.
    void passOverLoners()
    {
        constexpr double kFar = 4;
        std::vector<double> steps;
        for (std::size_t i = 1; i < size(); ++i)
            steps.push_back(m_logs[i] - m_logs[i - 1]);
        const double far = kFar * robustDeviation(steps) / std::sqrt(2.0);
        const auto logs = m_logs;
        for (std::size_t i = 1; i + 1 < size(); ++i) {
            const auto [low, high] = std::minmax(logs[i - 1], logs[i + 1]);
            const double middle = std::clamp(logs[i], low, high);
            if (std::abs(logs[i] - middle) > far)
                m_logs[i] = middle;
        }
    }

    void estimateScatter(const std::vector<std::size_t>& places)
    {
        // Two figures of one kind differ at least by what a clock of nanoseconds tells apart.
        constexpr double kLeast = 1e-6;
        double squares = 0;
        std::size_t count = 0;
        for (std::size_t i = 1; i < size(); ++i) {
            if (std::ranges::find(places, i) != places.end())
                continue;
            squares += (m_logs[i] - m_logs[i - 1]) * (m_logs[i] - m_logs[i - 1]) / 2;
            ++count;
        }
        const auto differences = static_cast<double>(std::max<std::size_t>(count, 1));
        m_square = std::max(squares / differences, kLeast * kLeast);
        // The mean of squared successive differences is as good as two thirds as many independent squares.
        m_degreesOfFreedom = std::max(1.0, 2 * differences / 3);
        m_weights.assign(1, 0);
        m_weightedLogs.assign(1, 0);
        for (std::size_t i = 0; i < size(); ++i) {
            const double weight = 1 / std::max(m_square, m_ownSquares[i]);
            m_weights.push_back(m_weights.back() + weight);
            m_weightedLogs.push_back(m_weightedLogs.back() + weight * m_logs[i]);
        }
    }

    Mean meanOf(std::size_t begin, std::size_t end) const
    {
        const double weight = m_weights[end] - m_weights[begin];
        return {(m_weightedLogs[end] - m_weightedLogs[begin]) / weight, 1 / weight};
    }

    /// Returns how many standard errors the means of two neighbouring parts lie apart.
    double distance(std::size_t begin, std::size_t place, std::size_t end) const
    {
        const auto before = meanOf(begin, place);
        const auto behind = meanOf(place, end);
        return std::abs(behind.value - before.value) / std::sqrt(before.squaredError + behind.squaredError);
    }

    double chanceOf(double t) const
    {
        return std::min(1.0, m_comparisons * studentTails(t, m_degreesOfFreedom));
    }

    /// Returns the best place within a part; a change in the midst of a series holds for two figures.
    Split bestIn(std::size_t begin, std::size_t end) const
    {
        Split best;
        const auto first = begin == 0 ? begin + 1 : begin + 2;
        const auto last = end == size() ? end : end - 1;
        for (std::size_t place = first; place < last; ++place) {
            for (const auto width : widths()) {
                const auto from = place - std::min(width, place - begin);
                const auto t = distance(from, place, std::min(end, place + width));
                if (t > best.t)
                    best = {place, t};
            }
        }
        return best;
    }

    void split(std::size_t begin, std::size_t end, std::vector<std::size_t>& places)
    {
        const auto best = bestIn(begin, end);
        if (best.index == 0)
            return;
        const double chance = chanceOf(best.t);
        if (chance > kFalseDiscoveryRate) {
            m_bestChance = std::min(m_bestChance, chance);
            return;
        }
        split(begin, best.index, places);
        places.push_back(best.index);
        split(best.index, end, places);
    }

    /// Moves each place to where the whole parts in front and behind differ most.
    void settle(std::vector<std::size_t>& places) const
    {
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto begin = i == 0 ? 0 : places[i - 1];
            const auto end = i + 1 == places.size() ? size() : places[i + 1];
            const auto before = places[i];
            for (auto place = begin + 1; place < end; ++place) {
                if (distance(begin, place, end) > distance(begin, places[i], end))
                    places[i] = place;
            }
            if ((i > 0 && places[i] - begin < 2) || (i + 1 < places.size() && end - places[i] < 2))
                places[i] = before;
        }
    }

    /// Estimates the changes at some places.
    void judge(const std::vector<std::size_t>& places)
    {
        m_changes.clear();
        for (std::size_t i = 0; i < places.size(); ++i) {
            const auto begin = i == 0 ? 0 : places[i - 1];
            const auto end = i + 1 == places.size() ? size() : places[i + 1];
            const auto before = meanOf(begin, places[i]);
            const auto behind = meanOf(places[i], end);
            const double square = before.squaredError + behind.squaredError;
            m_changes.push_back({.index = places[i],
                                 .ratio = {.value = std::exp(behind.value - before.value),
                                           .squaredError = square,
                                           .squaresByFreedom = square * square / m_degreesOfFreedom},
                                 .chance = chanceOf(distance(begin, places[i], end))});
        }
    }

    void find()
    {
        std::vector<std::size_t> places;
        // The changes themselves are part of the first scatter.
        constexpr int kRounds = 3;
        for (int round = 0; round < kRounds; ++round) {
            estimateScatter(places);
            m_bestChance = 1;
            const auto before = std::exchange(places, {});
            split(0, size(), places);
            if (places == before)
                break;
        }
        estimateScatter(places);
        settle(places);
        judge(places);
        // A place that the whole parts beside it do not bear out is none.
        while (!m_changes.empty()) {
            const auto worst = std::ranges::max_element(m_changes, {}, &ChangePoint::chance);
            if (worst->chance <= kFalseDiscoveryRate)
                break;
            m_bestChance = std::min(m_bestChance, worst->chance);
            std::erase(places, worst->index);
            estimateScatter(places);
            judge(places);
        }
    }

    std::vector<double> m_logs;
    /// The squared errors that the figures have themselves.
    std::vector<double> m_ownSquares;
    double m_comparisons = 0;
    /// The squared scatter from one figure to the next, and from how many degrees of freedom it is known.
    double m_square = 0;
    double m_degreesOfFreedom = 1;
    /// Sums over the figures in front of each place.
    std::vector<double> m_weights;
    std::vector<double> m_weightedLogs;
    std::vector<ChangePoint> m_changes;
    double m_bestChance = 1;
};

} // namespace

std::vector<std::vector<ChangePoint>> changePoints(std::span<const std::vector<Estimate>> series)
{
    std::vector<Series> all;
    all.reserve(series.size());
    std::vector<double> chances;
    for (const auto& figures : series) {
        const auto& one = all.emplace_back(figures);
        for (const auto& change : one.changes())
            chances.push_back(change.chance);
        if (one.changes().empty())
            chances.push_back(one.bestChance());
    }
    const auto shares = adjustedForDiscoveries(chances);
    std::vector<std::vector<ChangePoint>> changes;
    auto share = shares.begin();
    for (auto& one : all) {
        const auto count = std::max<std::size_t>(one.changes().size(), 1);
        std::vector<double> own(share, share + static_cast<std::ptrdiff_t>(count));
        share += static_cast<std::ptrdiff_t>(count);
        if (!one.changes().empty()) {
            std::vector<bool> discoveries;
            for (const double each : own)
                discoveries.push_back(each <= kFalseDiscoveryRate);
            one.keep(discoveries);
            std::erase_if(own, [](double each) { return each > kFalseDiscoveryRate; });
            for (std::size_t i = 0; i < own.size(); ++i)
                one.setFalseShare(i, own[i]);
        }
        changes.push_back(one.changes());
    }
    return changes;
}

} // namespace sortscope::measure
