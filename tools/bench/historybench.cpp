// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long the history of a folder of 1,000 sessions of 50 rows takes, without its index and with
// it:
//   historybench write FOLDER | read FOLDER INDEX
#include "core/session/sessionfolder.h"
#include "tests/support/historysessions.h"

#include <fmt/format.h>

#include <chrono>
#include <exception>
#include <string>
#include <vector>

namespace {

using namespace sortscope;

void read(const std::string& folder, const std::string& index)
{
    const auto start = std::chrono::steady_clock::now();
    const auto sessions = session::readFolder(folder, index);
    const auto history = results::historyOf(sessions.rows);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    fmt::print("{} sessions, {} rows, {} lines: {:.2f} s\n", sessions.files.size(), sessions.rows.size(),
               history.lines.size(), took.count());
}

} // namespace

int main(int argc, char* argv[])
{
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    try {
        if (arguments.size() == 2 && arguments[0] == "write")
            tests::writeNights(arguments[1], {.nights = 1000, .rows = 50});
        else if (arguments.size() == 3 && arguments[0] == "read")
            read(arguments[1], arguments[2]);
        else
            return 2;
    } catch (const std::exception& error) {
        fmt::print(stderr, "historybench: {}\n", error.what());
        return 1;
    }
    return 0;
}
