// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes that claim to be the commands of a sample: they are refused, or decoded to commands that can be
// encoded again.
#include "core/results/row/commandcodec.h"
#include "core/session/columns.h"

#include <array>
#include <cstdlib>

using namespace sortscope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const std::array<results::CommandLabel, 2> labels{
        results::CommandLabel{backend::CommandKind::Kernel, "kernel", backend::Clock::OpenClEvent},
        results::CommandLabel{backend::CommandKind::Upload, "upload", backend::Clock::HostSteady}};
    const results::LabelOf labelOf = [](results::LabelId id) {
        return id >= 1 && id <= labels.size() ? &labels.at(id - 1) : nullptr;
    };
    const results::LabelIdOf idOf = [](const backend::Command& command) {
        return command.kind == backend::CommandKind::Kernel ? results::LabelId{1} : results::LabelId{2};
    };
    try {
        const std::string_view bytes(reinterpret_cast<const char*>(data), size); // NOLINT(*-reinterpret-cast)
        const auto commands = results::decodeCommands(bytes, labelOf);
        const auto again = results::encodeCommands(commands, idOf);
        if (results::encodeCommands(results::decodeCommands(again, labelOf), idOf) != again)
            std::abort();
    } catch (const base::BadContent&) {
        return 0;
    }
    return 0;
}
