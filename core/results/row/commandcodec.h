// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/command.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::results {

/// The facts that commands of a session share, kept once in the table command_label.
struct CommandLabel {
    backend::CommandKind kind = backend::CommandKind::Kernel;
    std::string name;
    backend::Clock clock = backend::Clock::HostSteady;
};

using LabelId = std::uint64_t;
/// Returns the id of a command's label; makes one if there is none yet.
using LabelIdOf = std::function<LabelId(const backend::Command&)>;
/// Returns the label of an id, or nullptr. The label must last until the next call.
using LabelOf = std::function<const CommandLabel*(LabelId)>;

/// The commands of one sample as the bytes that docs/session-format.md describes: differences from command to
/// command as variable-length integers, some 12 bytes per command.
std::string encodeCommands(std::span<const backend::Command> commands, const LabelIdOf& idOf);

/// Decodes the commands. Throws BadContent for bytes that encodeCommands() does not make, whatever they are.
std::vector<backend::Command> decodeCommands(std::string_view bytes, const LabelOf& labelOf);

} // namespace sortscope::results
