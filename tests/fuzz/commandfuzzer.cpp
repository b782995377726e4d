// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes that claim to be the commands of a sample: refused, or decoded to what encodes to commands again.
#include "core/session/columns.h"
#include "core/session/commandcodec.h"

#include <array>
#include <cstdlib>

using namespace sortscope;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const std::array<session::CommandLabel, 2> labels{
        session::CommandLabel{backend::CommandKind::Kernel, "kernel", backend::Clock::OpenClEvent},
        session::CommandLabel{backend::CommandKind::Upload, "upload", backend::Clock::HostSteady}};
    const session::LabelOf labelOf = [](session::LabelId id) {
        return id >= 1 && id <= labels.size() ? &labels.at(id - 1) : nullptr;
    };
    const session::LabelIdOf idOf = [](const backend::Command& command) {
        return command.kind == backend::CommandKind::Kernel ? session::LabelId{1} : session::LabelId{2};
    };
    try {
        const std::string_view bytes(reinterpret_cast<const char*>(data), size); // NOLINT(*-reinterpret-cast)
        const auto commands = session::decodeCommands(bytes, labelOf);
        const auto again = session::encodeCommands(commands, idOf);
        if (session::encodeCommands(session::decodeCommands(again, labelOf), idOf) != again)
            std::abort();
    } catch (const session::BadContent&) {
        return 0;
    }
    return 0;
}
