// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/json/jsonreader.h"

#include <string>
#include <vector>

namespace sortscope::results {

/// Builds a value from what nlohmann's parser finds, so that a document from elsewhere can exhaust neither
/// the stack nor patience: deeper than kDepth, or with more than kKeys keys in an object, it is refused.
/// Those that derive from it may take values as they are complete; what is taken needs no memory. Throws
/// BadDocument.
class JsonBuilder : public nlohmann::json_sax<JsonValue> {
public:
    static constexpr std::size_t kDepth = 64;
    static constexpr std::size_t kKeys = 1024;

    bool null() override { return complete(nullptr); }
    bool boolean(bool value) override { return complete(value); }
    bool number_integer(std::int64_t value) override { return complete(value); }
    bool number_unsigned(std::uint64_t value) override { return complete(value); }
    bool number_float(double value, const std::string& /*text*/) override { return complete(value); }
    bool string(std::string& value) override { return complete(std::move(value)); }
    bool binary(JsonValue::binary_t& value) override { return complete(JsonValue(std::move(value))); }
    bool start_object(std::size_t /*elements*/) override { return enter(JsonValue::object()); }
    bool start_array(std::size_t /*elements*/) override { return enter(JsonValue::array()); }
    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }
    bool key(std::string& key) override;
    bool parse_error(std::size_t position, const std::string& token,
                     const nlohmann::detail::exception& error) override;

    /// The whole value, once the parser has seen all of it.
    JsonValue& value() { return m_value; }

protected:
    /// An object or a list that has begun.
    struct Container {
        JsonValue value;
        /// Of the member that comes next.
        std::string key;
        /// Elements of a list that are complete, those that were taken included.
        std::size_t elements = 0;
    };

    /// From the outermost to the one that is read.
    const std::vector<Container>& containers() const { return m_containers; }
    /// Where the value stands that comes next, such as "runs[0].jobs[3]".
    std::string path() const;

    /// containers().back() has begun.
    virtual void begun() {}
    /// `value` is complete, the next one of containers().back(). True if it has been taken.
    virtual bool taken(JsonValue& /*value*/) { return false; }

private:
    bool enter(JsonValue&& container);
    bool leave();
    bool complete(JsonValue&& value);

    std::vector<Container> m_containers;
    JsonValue m_value;
};

/// `text` where it is JSON that JsonBuilder takes.
std::optional<JsonValue> boundedJson(std::string_view text);

} // namespace sortscope::results
