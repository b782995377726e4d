// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal.h"

#include "core/base/wholefile.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>
#include <system_error>

namespace sortscope::cli {
namespace {

int descriptorOf(Output output)
{
    return output == Output::Standard ? STDOUT_FILENO : STDERR_FILENO;
}

bool isSet(const char* variable)
{
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

} // namespace

std::optional<std::size_t> terminalWidth(Output output)
{
    const int descriptor = descriptorOf(output);
    if (::isatty(descriptor) == 0)
        return std::nullopt;
    winsize size{};
    // Serial lines and some containers report no width.
    if (::ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return 80;
    return size.ws_col;
}

bool wantsColour(Output output)
{
    if (isSet("NO_COLOR") || ::isatty(descriptorOf(output)) == 0)
        return false;
    const char* terminal = std::getenv("TERM");
    return terminal != nullptr && std::string_view(terminal) != "dumb";
}

void writeOut(std::string_view text)
{
    if (const int error = base::writeAll(STDOUT_FILENO, text))
        throw std::system_error(error, std::generic_category(), "cannot write to standard output");
}

void writeError(std::string_view text)
{
    static_cast<void>(base::writeAll(STDERR_FILENO, text));
}

void writeNote(std::string_view sentence)
{
    std::string line = terminalWidth(Output::Error) ? "\r\033[K" : "";
    line += "sortscope-cli: ";
    line += sentence;
    line += '\n';
    writeError(line);
}

} // namespace sortscope::cli
