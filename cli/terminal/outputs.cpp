// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/outputs.h"

#include "cli/terminal/displaywidth.h"
#include "cli/terminal/table.h"
#include "core/algorithms/parameter.h"
#include "core/base/wholefile.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <system_error>

namespace sortscope::cli {
namespace {

/// Replaces "-" by the name that the core knows.
std::vector<base::NamedPath> resolved(std::vector<base::NamedPath> files)
{
    for (auto& [name, path] : files) {
        if (path == "-")
            path = "/dev/stdout";
    }
    return files;
}

void requireWritable(const base::NamedPath& output)
{
    try {
        base::requireWritable(output.path);
    } catch (const std::system_error& error) {
        throw base::UsageError(fmt::format("{}: {}", output.name, error.what()));
    }
}

int descriptorOf(Output output)
{
    return output == Output::Standard ? STDOUT_FILENO : STDERR_FILENO;
}

bool isSet(const char* variable)
{
    const char* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

constexpr std::string_view kErase = "\r\033[K";

/// Returns `text` without control characters, except those of the colours that `output` has.
std::string shown(std::string_view text, Output output)
{
    const bool coloured = wantsColour(output);
    std::string clean;
    while (!text.empty()) {
        const auto code = coloured ? colourCodeAt(text) : std::string_view();
        clean += code;
        text.remove_prefix(code.size());
        const auto next = text.find('\033', code.empty() ? 1 : 0);
        clean += printable(text.substr(0, next));
        text.remove_prefix(std::min(next, text.size()));
    }
    return clean;
}

void writeBytes(std::string_view bytes)
{
    if (const int error = base::writeAll(STDOUT_FILENO, bytes))
        throw std::system_error(error, std::generic_category(), "cannot write to standard output");
}

void writeErrorBytes(std::string_view bytes)
{
    static_cast<void>(base::writeAll(STDERR_FILENO, bytes));
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
    writeBytes(shown(text, Output::Standard));
}

void writeData(std::string_view text)
{
    if (::isatty(STDOUT_FILENO) != 0)
        writeOut(text);
    else
        writeBytes(text);
}

void writeError(std::string_view text)
{
    writeErrorBytes(shown(text, Output::Error));
}

void writeNote(std::string_view sentence)
{
    writeErrorBytes(fmt::format("{}sortscope-cli: {}\n", terminalWidth(Output::Error) ? kErase : "",
                                printable(sentence)));
}

void drawLine(std::string_view line)
{
    // Overwriting and then clearing the rest does not flicker as clearing first would.
    writeErrorBytes(fmt::format("\r{}\033[K", printable(line)));
}

void eraseLine()
{
    writeErrorBytes(kErase);
}

bool isStandardOutput(const std::string& file)
{
    return file == "-" || base::outputTarget(file).descriptor == STDOUT_FILENO;
}

void requireOutputs(const std::vector<base::NamedPath>& texts, const std::vector<base::NamedPath>& others,
                    const std::vector<base::NamedPath>& inputs)
{
    auto outputs = resolved(texts);
    for (const auto& output : outputs)
        requireWritable(output);
    outputs.insert(outputs.end(), others.begin(), others.end());
    if (const auto clash = base::outputClash(outputs, inputs))
        throw base::UsageError(*clash);
}

void writeText(const std::string& file, std::string_view text)
{
    if (isStandardOutput(file))
        writeData(text);
    else
        base::writeFileWhole(file, text);
}

} // namespace sortscope::cli
