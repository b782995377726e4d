// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/expression.h"

#include "core/base/named.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <stdexcept>

namespace sortscope::algorithms {
namespace {

constexpr std::size_t kMostCharacters = 500;

struct Function {
    std::string_view name;
    int operands = 0;
};

constexpr std::array<Function, 7> kFunctions{
    {{"min", 2}, {"max", 2}, {"ceildiv", 2}, {"log2", 1}, {"floor", 1}, {"ceil", 1}, {"pow2ceil", 1}}};

double result(std::string_view name, double a, double b)
{
    if (name == "+")
        return a + b;
    if (name == "-")
        return a - b;
    if (name == "*")
        return a * b;
    if (name == "/")
        return a / b;
    if (name == "min")
        return std::min(a, b);
    if (name == "max")
        return std::max(a, b);
    if (name == "ceildiv")
        return std::ceil(a / b);
    if (name == "log2")
        return std::log2(a);
    if (name == "floor")
        return std::floor(a);
    if (name == "ceil")
        return std::ceil(a);
    return a <= 1 ? 1 : std::exp2(std::ceil(std::log2(a))); // pow2ceil
}

} // namespace

/// Takes sums of products of operands, by recursive descent.
class ExpressionParser {
public:
    ExpressionParser(const std::string& text, const Expression::Names& known, Expression& to)
        : m_text(text),
          m_known(known),
          m_steps(to.m_steps)
    {}

    void parse()
    {
        if (m_text.size() > kMostCharacters)
            fail(fmt::format("has more than {} characters", kMostCharacters));
        sum();
        if (next() != '\0')
            fail(fmt::format("has \"{}\" where an operator is expected", m_text.substr(m_at)));
    }

private:
    [[noreturn]] void fail(const std::string& why) const
    {
        throw std::invalid_argument(fmt::format("the expression \"{}\" {}", m_text, why));
    }

    /// The next character that is no blank; 0 at the end.
    char next()
    {
        while (m_at < m_text.size() && m_text[m_at] == ' ')
            ++m_at;
        return m_at < m_text.size() ? m_text[m_at] : '\0';
    }

    void require(char wanted)
    {
        if (next() != wanted)
            fail(fmt::format("lacks a \"{}\"{}", wanted,
                             m_at < m_text.size() ? fmt::format(" before \"{}\"", m_text.substr(m_at)) : ""));
        ++m_at;
    }

    void sum()
    {
        product();
        for (char sign = next(); sign == '+' || sign == '-'; sign = next()) {
            ++m_at;
            product();
            m_steps.push_back({0, std::string(1, sign), 2});
        }
    }

    void product()
    {
        operand();
        for (char sign = next(); sign == '*' || sign == '/'; sign = next()) {
            ++m_at;
            operand();
            m_steps.push_back({0, std::string(1, sign), 2});
        }
    }

    void operand()
    {
        const char first = next();
        if (first == '(') {
            ++m_at;
            sum();
            require(')');
        } else if (std::isdigit(static_cast<unsigned char>(first)) != 0) {
            double number = 0;
            const auto* begin = m_text.data() + m_at;
            m_at += static_cast<std::size_t>(std::from_chars(begin, m_text.data() + m_text.size(), number).ptr
                                             - begin);
            m_steps.push_back({number, {}, 0});
        } else if (std::isalpha(static_cast<unsigned char>(first)) != 0) {
            named();
        } else {
            fail(first == '\0'
                     ? std::string("ends where a number or a name is expected")
                     : fmt::format("has \"{}\" where a number or a name is expected", m_text.substr(m_at)));
        }
    }

    void named()
    {
        const auto begin = m_at;
        while (m_at < m_text.size()
               && (std::isalnum(static_cast<unsigned char>(m_text[m_at])) != 0 || m_text[m_at] == '_'))
            ++m_at;
        const auto name = m_text.substr(begin, m_at - begin);
        if (m_known.contains(name)) {
            m_steps.push_back({0, name, 0});
            return;
        }
        const auto* const function = std::ranges::find(kFunctions, name, &Function::name);
        if (function == kFunctions.end())
            fail(fmt::format("has the unknown name \"{}\"; known are {}, {}", name, base::joined(m_known),
                             base::joined(kFunctions, &Function::name)));
        require('(');
        sum();
        for (int i = 1; i < function->operands; ++i) {
            require(',');
            sum();
        }
        require(')');
        m_steps.push_back({0, name, function->operands});
    }

    const std::string& m_text;
    const Expression::Names& m_known;
    std::vector<Expression::Step>& m_steps;
    std::size_t m_at = 0;
};

Expression::Expression(const std::string& text, const Names& known)
{
    ExpressionParser(text, known, *this).parse();
}

std::uint64_t Expression::value(const Variables& variables) const
{
    std::vector<double> stack;
    const auto pop = [&stack] {
        const auto top = stack.back();
        stack.pop_back();
        return top;
    };
    for (const auto& [number, name, operands] : m_steps) {
        if (operands == 0) {
            stack.push_back(name.empty() ? number : variables.find(name)->second);
            continue;
        }
        const auto last = pop();
        const auto first = operands == 2 ? pop() : last;
        stack.push_back(result(name, first, last));
    }
    constexpr double kMost = 4611686018427387904.0; // 2^62
    const auto value = std::ceil(stack.back());
    return value > 0 ? static_cast<std::uint64_t>(std::min(value, kMost)) : 0;
}

} // namespace sortscope::algorithms
