// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace sortscope::results {

class JsonPlace;
class PackedCommands;

/// Commands as they are packed: an object of their bytes, which text cannot hold and CBOR can, and of the
/// labels that the bytes name. Throws if they have to be read from a session, and cannot be.
nlohmann::ordered_json packedJson(const PackedCommands& commands);

/// The inverse. Throws BadDocument for what packedJson() does not make.
PackedCommands commandsFrom(const JsonPlace& place);

} // namespace sortscope::results
