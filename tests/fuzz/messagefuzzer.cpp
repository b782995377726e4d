// SPDX-License-Identifier: GPL-3.0-or-later
// Bytes that claim to be a message between a program and its runner, or its agent: they are refused with
// BadDocument, or decoded to a message whose encoding is decoded to the same message. The first byte names
// the sender: 'a' is a message of the client ("ask"), 'o' one of the client to an agent, 'e' one of an agent;
// 's' is a file of results that a runner has kept.
#include "core/places/slurmagentmessages.h"
#include "core/plan/planparts.h"
#include "core/results/json/jsonreader.h"
#include "core/runner/runnermessages.h"
#include "core/runner/spool.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>

using namespace sortscope;

namespace {

void roundTrip(std::string_view bytes, auto decode)
{
    using places::encode;
    using runner::encode;
    const auto encoded = encode(decode(bytes));
    if (encode(decode(encoded)) != encoded)
        std::abort();
}

/// Reads a kept file: it says why it cannot be read, or its results are messages again.
void readKept(std::string_view bytes)
{
    static const auto folder = std::filesystem::temp_directory_path() / plan::freshUuid();
    std::filesystem::create_directories(folder);
    const auto name = std::string(32, '0') + "-0.spool";
    std::ofstream(folder / name, std::ios::binary) << bytes;
    const runner::Spool spool(folder);
    for (const auto& file : spool.files()) {
        if (!file.fault.empty())
            continue;
        try {
            for (const auto& result : spool.results(file.name))
                roundTrip(runner::encode(runner::Tell(result)), runner::decodeTell);
        } catch (const std::runtime_error&) {
            continue;
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0)
        return 0;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size); // NOLINT(*-reinterpret-cast)
    try {
        if (bytes.front() == 'a')
            roundTrip(bytes.substr(1), runner::decodeAsk);
        else if (bytes.front() == 'o')
            roundTrip(bytes.substr(1), places::decodeToAgent);
        else if (bytes.front() == 'e')
            roundTrip(bytes.substr(1), places::decodeFromAgent);
        else if (bytes.front() == 's')
            readKept(bytes.substr(1));
        else
            roundTrip(bytes.substr(1), runner::decodeTell);
    } catch (const results::BadDocument&) {
        return 0;
    }
    return 0;
}
