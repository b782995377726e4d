// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/sshsettings.h"

#include "core/base/texts.h"
#include "core/process/byterelay.h"
#include "core/process/childprocess.h"

#include <system_error>
#include <utility>

namespace sortscope::runner {
namespace {

/// The first OpenSSH with the settings StdinNull, SessionType and ForkAfterAuthentication.
constexpr std::pair kFirstVersion{8U, 7U};
constexpr std::chrono::seconds kAnswerTime{10};

std::string versionHere()
{
    std::string said;
    try {
        auto sockets = process::socketPair();
        process::ChildProcess ssh("ssh", {"-V"}, sockets.theirs.get(), process::Blocked::None,
                                  sockets.theirs.get());
        sockets.theirs.close();
        process::readAll(sockets.ours.get(), [&](const std::string& part) { said += part; });
        ssh.waitUntilGone(kAnswerTime);
    } catch (const std::system_error&) {
        return {}; // a missing ssh is reported when it is needed
    }
    return said;
}

/// Returns the numbers of the version: 9 and 2 of "OpenSSH_9.2p1 Debian-2".
std::pair<unsigned, unsigned> numbersIn(std::string_view version)
{
    constexpr std::string_view name = "OpenSSH_";
    constexpr std::string_view digits = "0123456789";
    const auto start = version.find(name);
    if (start == std::string_view::npos)
        return {};
    version.remove_prefix(start + name.size());
    const auto point = version.find('.');
    if (point == std::string_view::npos)
        return {};
    const auto minor = version.substr(point + 1);
    return {base::numberIn<unsigned>(version.substr(0, point)).value_or(0),
            base::numberIn<unsigned>(minor.substr(0, minor.find_first_not_of(digits))).value_or(0)};
}

} // namespace

std::vector<std::string> sshSettingsFor(std::string_view version)
{
    std::vector<std::string> words{"-o", "RemoteCommand=none"};
    if (numbersIn(version) >= kFirstVersion)
        words.insert(words.end(),
                     {"-o", "StdinNull=no", "-o", "SessionType=default", "-o", "ForkAfterAuthentication=no"});
    return words;
}

const std::vector<std::string>& sshSettings()
{
    static const auto settings = sshSettingsFor(versionHere());
    return settings;
}

} // namespace sortscope::runner
