// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::algorithms {

/// A formula that the planner evaluates before a run, such as "2 * n * key_bytes": numbers, names, + - * /,
/// parentheses, and the functions min, max, ceildiv(a, b), log2, floor, ceil and pow2ceil (the next power of
/// two).
class Expression {
public:
    using Names = std::set<std::string, std::less<>>;
    using Variables = std::map<std::string, double, std::less<>>;

    /// Throws std::invalid_argument that quotes the text and says what is wrong; `known` are the names of
    /// variables that it may have.
    Expression(const std::string& text, const Names& known);

    /// The value, rounded up; 0 where it is less or no number, and at most 2^62. `variables` has every known
    /// name.
    std::uint64_t value(const Variables& variables) const;

private:
    friend class ExpressionParser;

    /// A number (empty name), a variable, or an operator or function of the values on top of the stack.
    struct Step {
        double number = 0;
        std::string name;
        int operands = 0;
    };

    /// In the order in which a stack machine takes them.
    std::vector<Step> m_steps;
};

} // namespace sortscope::algorithms
