// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/json/jsonreader.h"

#include <string>
#include <vector>

namespace sortscope::results {

/// Builds a value from the events of nlohmann's parser, so that a document from elsewhere can exhaust neither
/// the stack nor patience: a document is refused if it is deeper than kDepth, or has more than kKeys keys in
/// an object. Derived classes may take values as they are complete; taken values need no memory. Throws
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
        /// The key of the next member.
        std::string key;
        /// The number of complete elements of a list, taken ones included.
        std::size_t elements = 0;
    };

    /// The containers from the outermost to the one that is being read.
    const std::vector<Container>& containers() const { return m_containers; }
    /// Returns where the next value stands, such as "runs[0].jobs[3]".
    std::string path() const;

    /// Is called when containers().back() has begun.
    virtual void begun() {}
    /// Is called when `value`, the next one of containers().back(), is complete. Returns true if it has taken
    /// the value.
    virtual bool taken(JsonValue& /*value*/) { return false; }

private:
    bool enter(JsonValue&& container);
    bool leave();
    bool complete(JsonValue&& value);

    std::vector<Container> m_containers;
    JsonValue m_value;
};

/// Returns `text` as a value, if it is JSON that JsonBuilder takes.
std::optional<JsonValue> boundedJson(std::string_view text);

} // namespace sortscope::results
