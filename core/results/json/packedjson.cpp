// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/json/packedjson.h"

#include "core/base/badcontent.h"
#include "core/results/json/jsonreader.h"
#include "core/results/json/jsonwriter.h"
#include "core/results/row/commandcodec.h"
#include "core/results/row/packedcommands.h"

#include <algorithm>

namespace sortscope::results {
namespace {

/// A label and its number in the bytes.
struct NumberedLabel {
    LabelId id = 0;
    CommandLabel label;
};

} // namespace
} // namespace sortscope::results

namespace sortscope::base {

template <Is<results::NumberedLabel> L>
inline constexpr auto
    kFields<L> = list<results::CommandLabel>(field("id", &L::id),
                                             field("kind", &L::label, &results::CommandLabel::kind),
                                             field("name", &L::label, &results::CommandLabel::name),
                                             field("clock", &L::label, &results::CommandLabel::clock));

} // namespace sortscope::base

namespace sortscope::results {

nlohmann::ordered_json packedJson(const PackedCommands& commands)
{
    const auto packed = commands.packed();
    std::vector<NumberedLabel> labels;
    if (packed.labels) {
        for (const auto& [id, label] : *packed.labels)
            labels.push_back({id, label});
    }
    std::ranges::sort(labels, {}, &NumberedLabel::id);
    return {{"bytes", JsonValue::binary({packed.bytes.begin(), packed.bytes.end()})},
            {"labels", JsonWriter::json(labels)}};
}

PackedCommands commandsFrom(const JsonPlace& place)
{
    const JsonPlace bytes(place.at("bytes"), place, "bytes");
    if (!bytes->is_binary())
        bytes.refuse("bytes");
    std::vector<NumberedLabel> numbered;
    JsonReader::read({place.at("labels"), place, "labels"}, numbered);
    auto labels = std::make_shared<CommandLabels>();
    for (auto& [id, label] : numbered)
        labels->emplace(id, std::move(label));
    try {
        const auto& binary = bytes->get_binary();
        return PackedCommands(CommandBytes{{binary.begin(), binary.end()}, std::move(labels)});
    } catch (const base::BadContent& error) {
        throw BadDocument(fmt::format("{} does not unpack to commands: {}", bytes.path(), error.what()));
    }
}

} // namespace sortscope::results
