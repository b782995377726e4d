// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/cbor.h"

#include "core/results/json/jsonbuilder.h"

#include <fmt/format.h>

#include <cstdint>
#include <vector>

namespace sortscope::runner {
namespace {

using results::BadDocument;
using results::JsonValue;

/// Builds the value; its error message says that the bytes are not CBOR.
class CborBuilder : public results::JsonBuilder {
public:
    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::detail::exception& /*error*/) override
    {
        throw BadDocument(fmt::format("it is not CBOR from byte {} on", position));
    }
};

/// Walks over the values of a message by their heads alone (RFC 8949, 3). nlohmann's parser recurses into
/// nested texts of open length, and builds the values that it has read before it finds the end missing.
class CborCheck {
public:
    explicit CborCheck(std::string_view bytes) : m_bytes(bytes) {}

    void run()
    {
        item();
        while (!m_open.empty()) {
            if (m_open.back() == 0) {
                m_open.pop_back();
                continue;
            }
            --m_open.back();
            item();
        }
        if (m_at != m_bytes.size())
            refuse("nothing, as the message ends there");
    }

private:
    enum Major { Unsigned, Negative, Bytes, Text, List, Map, Tag, Simple };

    [[noreturn]] void refuse(std::string_view right) const
    {
        throw BadDocument(fmt::format("byte {} should be {}", m_at, right));
    }

    /// Steps over the head of a value, and over a text or bytes as a whole.
    void item()
    {
        if (++m_items > kCborItems)
            refuse(fmt::format("within {} values", kCborItems));
        if (m_at == m_bytes.size())
            refuse("a value, and the message ends there");
        const auto head = static_cast<unsigned char>(m_bytes[m_at++]);
        const auto major = static_cast<Major>(head >> 5U);
        const auto argument = argumentOf(head & 0x1FU);
        if (major == Tag)
            refuse("a value without a tag");
        if (major == Bytes || major == Text)
            skip(argument);
        if (major == List || major == Map)
            open(argument, major == Map ? 2 : 1);
    }

    std::uint64_t argumentOf(unsigned low)
    {
        constexpr unsigned inNextBytes = 24;
        constexpr unsigned reserved = 28;
        if (low < inNextBytes)
            return low;
        if (low >= reserved)
            refuse("a value of stated length");
        const std::size_t count = std::size_t{1} << (low - inNextBytes);
        const auto at = m_at;
        skip(count);
        std::uint64_t argument = 0;
        for (const char byte : m_bytes.substr(at, count))
            argument = argument << 8U | static_cast<unsigned char>(byte);
        return argument;
    }

    void skip(std::uint64_t count)
    {
        if (count > m_bytes.size() - m_at)
            refuse(fmt::format("followed by {} bytes, and the message has {}", count, m_bytes.size() - m_at));
        m_at += count;
    }

    void open(std::uint64_t count, std::uint64_t valuesEach)
    {
        if (m_open.size() == kCborDepth)
            refuse(fmt::format("at most {} levels deep", kCborDepth));
        if (count > m_bytes.size() - m_at)
            refuse("a list or an object that is in the message as a whole");
        m_open.push_back(count * valuesEach);
    }

    std::string_view m_bytes;
    std::size_t m_at = 0;
    std::size_t m_items = 0;
    /// How many values each list or object that is still open lacks; the innermost one is last.
    std::vector<std::uint64_t> m_open;
};

} // namespace

std::string cborOf(const JsonValue& value)
{
    std::string bytes;
    JsonValue::to_cbor(value, bytes);
    return bytes;
}

JsonValue parseCbor(std::string_view bytes)
{
    CborCheck(bytes).run();
    CborBuilder builder;
    JsonValue::sax_parse(bytes.begin(), bytes.end(), &builder, JsonValue::input_format_t::cbor);
    return std::move(builder.value());
}

} // namespace sortscope::runner
