// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace sortscope::results {

class JsonPlace;
class PackedCommands;

/// Writes commands as they are packed: an object of their bytes, which text cannot hold and CBOR can, and of
/// the labels that the bytes name. Throws if the commands have to be read from a session, and cannot be.
nlohmann::ordered_json packedJson(const PackedCommands& commands);

/// Reads such commands. Throws BadDocument for an object that packedJson() does not make.
PackedCommands commandsFrom(const JsonPlace& place);

} // namespace sortscope::results
