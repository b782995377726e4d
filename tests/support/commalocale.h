// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <locale.h>

#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <stdexcept>
#include <string>

namespace sortscope::tests {

/// The environment variables that give a process a locale which writes 1234,5 for a decimal number.
struct CommaLocale {
    std::string name = "de_DE.UTF-8";
    /// The value of LOCPATH; empty if the system itself has such a locale.
    std::optional<std::string> folder;
};

/// The system's German locale, or one compiled into `folder`. Throws std::runtime_error if there is neither:
/// the test would test nothing, and nobody would notice.
inline CommaLocale provideCommaLocale(const std::filesystem::path& folder)
{
    CommaLocale comma;
    if (locale_t found = ::newlocale(LC_ALL_MASK, comma.name.c_str(), nullptr)) {
        ::freelocale(found);
        return comma;
    }
    const auto target = folder / comma.name;
    const auto command = "localedef -i de_DE -f UTF-8 '" + target.string() + "' >/dev/null 2>&1";
    const int status = std::system(command.c_str()); // not 0 for a mere warning either
    if (!std::filesystem::exists(target / "LC_NUMERIC"))
        throw std::runtime_error(
            "this system has no locale de_DE.UTF-8, and localedef cannot make it (status "
            + std::to_string(status) + "): install the package locales");
    comma.folder = folder.string();
    return comma;
}

/// Puts this process under the locale, as a user's environment would. Call before a QCoreApplication is made.
inline void enter(const CommaLocale& comma)
{
    ::setenv("LC_ALL", comma.name.c_str(), 1);
    if (comma.folder)
        ::setenv("LOCPATH", comma.folder->c_str(), 1);
}

} // namespace sortscope::tests
