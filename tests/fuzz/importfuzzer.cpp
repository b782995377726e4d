// SPDX-License-Identifier: GPL-3.0-or-later
// A document that claims to be an exported session: it is refused with BadDocument, or imported to a session
// whose export is imported to an equal session.
#include "core/export/sessionexport.h"
#include "core/export/sessionimport.h"
#include "core/results/json/jsonreader.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>

using namespace sortscope;

namespace {

/// The export of `document` after it was imported. One file per process, in memory.
std::string roundTrip(const std::string& document)
{
    const auto path = fmt::format("/dev/shm/sortscope-fuzz-{}.sortscope", ::getpid());
    std::filesystem::remove(path);
    std::istringstream stream(document);
    exports::importSession(stream, "document", path);
    auto file = session::SessionFile::open(path);
    if (!file.check().empty())
        std::abort();
    std::string text;
    exports::exportJson(file, [&](std::string_view part) { text += part; });
    return text;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::string exported;
    try {
        exported = roundTrip({reinterpret_cast<const char*>(data), size}); // NOLINT(*-reinterpret-cast)
    } catch (const results::BadDocument&) {
        return 0;
    }
    if (roundTrip(exported) != exported)
        std::abort();
    return 0;
}
