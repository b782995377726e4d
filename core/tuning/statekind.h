// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/json/jsonreader.h"
#include "core/tuning/statefile.h"

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

/// The parts that the members of StateFile are made of, for the sources that instantiate it.
namespace sortscope::tuning {

/// The JSON document of a list: its format, its version, 1, and a list of objects.
struct StateFormat {
    /// For example "sortscope-calibration".
    std::string_view format;
    /// The key of the list.
    std::string_view key;
    /// The content of the file, for messages: "calibrations".
    std::string_view what;
    /// How the user gets a new file: "calibrate again".
    std::string_view advice;
};

template <typename Entry>
struct StateKind {
    StateFormat format;
    /// Reads the entries in an object of the list. Throws results::BadDocument.
    std::vector<Entry> (*read)(const results::JsonPlace& object);
    results::JsonValue (*write)(const Entry& entry);
    /// True if one entry takes the place of the other.
    bool (*same)(const Entry& a, const Entry& b);
};

/// Calls `read` for each object of the list, which throws results::BadDocument for one that is not right.
/// Returns StateFile::Content::fault.
std::string readState(const StateFormat& format, const std::filesystem::path& file,
                      const std::function<void(const results::JsonPlace& object)>& read);

/// Gives `edit` the objects of the list, and writes the list if `edit` returns true. Returns and throws as
/// StateFile::keep().
std::string changeState(const StateFormat& format, const std::filesystem::path& file,
                        const std::function<bool(results::JsonValue& list)>& edit);

/// Removes the entries of `list` that `which` is true for, and leaves objects that have none as they are.
template <typename Entry>
std::size_t removeFrom(results::JsonValue& list, const StateKind<Entry>& kind,
                       const std::function<bool(const Entry&)>& which)
{
    std::size_t removed = 0;
    auto left = results::JsonValue::array();
    for (auto& object : list) {
        std::vector<Entry> entries;
        try {
            entries = kind.read(results::JsonPlace(object, ""));
        } catch (const results::BadDocument&) {
            entries.clear();
        }
        const auto gone = std::erase_if(entries, which);
        removed += gone;
        if (gone == 0)
            left.push_back(std::move(object));
        else
            std::ranges::transform(entries, std::back_inserter(left), kind.write);
    }
    list = std::move(left);
    return removed;
}

template <typename Entry>
typename StateFile<Entry>::Content StateFile<Entry>::read() const
{
    Content content;
    content.fault = readState(m_kind.format, m_path, [&](const results::JsonPlace& object) {
        std::ranges::move(m_kind.read(object), std::back_inserter(content.entries));
    });
    return content;
}

template <typename Entry>
std::string StateFile<Entry>::keep(const std::vector<Entry>& entries) const
{
    return changeState(m_kind.format, m_path, [&](results::JsonValue& list) {
        for (const auto& entry : entries) {
            removeFrom<Entry>(list, m_kind, [&](const Entry& old) { return m_kind.same(entry, old); });
            list.push_back(m_kind.write(entry));
        }
        return !entries.empty();
    });
}

template <typename Entry>
std::size_t StateFile<Entry>::forget(const std::function<bool(const Entry&)>& which) const
{
    std::size_t removed = 0;
    changeState(m_kind.format, m_path, [&](results::JsonValue& list) {
        removed = removeFrom<Entry>(list, m_kind, which);
        return removed > 0;
    });
    return removed;
}

} // namespace sortscope::tuning
