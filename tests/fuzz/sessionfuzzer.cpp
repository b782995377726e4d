// SPDX-License-Identifier: GPL-3.0-or-later
// A file that claims to be a session: all code that reads sessions reads it, or refuses it with SessionError.
#include "core/export/sessionexport.h"
#include "core/results/compare/compare.h"
#include "core/session/sessionerror.h"
#include "core/session/sessionfile.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

using namespace sortscope;
using session::SessionFile;

namespace {

/// One file per process, in memory.
std::string path()
{
    return fmt::format("/dev/shm/sortscope-fuzz-{}.sortscope", ::getpid());
}

void readAsTheProgramDoes(const std::string& file)
{
    auto opened = SessionFile::open(file);
    const auto faults = opened.check();
    for (const auto& [kind, name] : base::Names<exports::ExportKind>::all) {
        try {
            exports::exportSession(opened, kind, [](std::string_view) {});
        } catch (const session::SessionError&) {
            continue;
        }
    }
    const results::ComparedSet set{"fuzz", opened.runs(), opened.jobs()};
    results::compare(set, set);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto file = path();
    std::ofstream(file, std::ios::binary)
        .write(reinterpret_cast<const char*>(data), // NOLINT(*-reinterpret-cast)
               static_cast<std::streamsize>(size));
    try {
        readAsTheProgramDoes(file);
    } catch (const session::SessionError&) {
        return 0;
    }
    return 0;
}
