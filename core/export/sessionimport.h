// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <iosfwd>
#include <string>

namespace sortscope::exports {

/// Makes the session `out`, which must not be there, from a document of exportJson() that this program or an
/// earlier one wrote. Exported again, it is the same document, byte for byte if this program wrote it. The
/// document is read piece by piece, and never in memory as a whole. Throws results::BadDocument, which calls
/// the document `name`, or session::SessionError; nothing is left behind then.
void importSession(std::istream& document, const std::string& name, const std::filesystem::path& out);

} // namespace sortscope::exports
