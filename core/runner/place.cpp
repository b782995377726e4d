// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/runner/place.h"

#include "core/base/usageerror.h"
#include "core/runner/sshsettings.h"
#include "sortscope_version.h"

#include <fmt/format.h>

#include <algorithm>

namespace sortscope::runner {
namespace {

constexpr std::string_view kSsh = "ssh:";
constexpr std::string_view kSlurm = "slurm:";
constexpr std::string_view kExec = "exec:";

/// kConnectionFailed is the status of ssh, and ours for a node, if the connection fails or has ended; no
/// runner ends with it. The others are statuses of a shell: for a program that it does not find, and for one
/// that a signal ends, to which the number of the signal is added (POSIX.1-2017, XCU 2.8.2).
constexpr int kConnectionFailed = 255;
constexpr int kNotFound = 127;
constexpr int kSignalled = 128;
constexpr int kMostSignals = 64;
/// The status of commandThatPlaces() if other bytes arrive than were sent.
constexpr int kNotWhole = 9;
/// kNotOwn is the status of command() if the program there is not the user's own, as in sysexits.h.
/// kDoesNotStart is the status of shells, and of a bundle's script, if a program is there that cannot be
/// started.
constexpr int kNotOwn = 77;
constexpr int kDoesNotStart = 126;

/// Returns the command for the shell of the other side. The text has nothing that a user typed, since a shell
/// reads it, and shells of every kind (csh, fish) understand it alike. The inner shell stays, so that its
/// status says which signal ended the runner: ssh has one status for all signals. A program that others have
/// put there, or could have, is not started: the command checks the output of ls for the program and its
/// folders, "-rwxr-xr-x 1 1000 …".
std::string remoteCommand()
{
    return fmt::format(
        "exec sh -c 'd=\"$HOME/.cache/sortscope\"; p=\"$d/{0}/sortscope-cli\"; if [ -x \"$p\" ]; then "
        "f=$(readlink -f \"$p\"); for x in \"$d\" \"$d/{0}\" \"${{f%/*}}\" \"$f\"; do "
        "set -- $(ls -dnL \"$x\"); w=; case $3 in 0|$(id -u)) ;; *) w=\"it belongs to another user ($3)\";; "
        "esac; case $1 in ?????w*|????????w*) w=\"others may write it ($1)\";; esac; "
        "if [ \"$w\" ]; then echo \"sortscope: $x is not started: $w\" >&2; exit {1}; fi; done; "
        "else p=sortscope-cli; fi; \"$p\" runner; exit $?'",
        kVersion, kNotOwn);
}

/// Returns the command that places a bundle. The bundle itself unpacks and cleans up, so that a user who
/// copies one by hand gets the same result.
std::string placingCommand(std::string_view hash)
{
    return fmt::format("exec sh -c 'umask 077; d=\"$HOME/.cache/sortscope\"; "
                       "mkdir -p \"$d\" && f=$(mktemp \"$d/.arriving.XXXXXX\") || exit 1; "
                       "c() {{ rm -f \"$f\"; }}; trap c 0; trap exit 1 2 15; "
                       "if cat >\"$f\" && [ \"$(sha256sum <\"$f\")\" = \"{}  -\" ]; "
                       "then sh \"$f\" --place-here; else exit {}; fi'",
                       hash, kNotWhole);
}

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    while (true) {
        const auto begin = text.find_first_not_of(' ');
        if (begin == std::string_view::npos)
            return words;
        const auto end = std::min(text.find(' ', begin), text.size());
        words.emplace_back(text.substr(begin, end - begin));
        text.remove_prefix(end);
    }
}

bool isPrintable(std::string_view text)
{
    return std::ranges::none_of(text, [](unsigned char c) { return c < ' ' || c == 0x7f; });
}

[[noreturn]] void refuse(std::string_view text, std::string_view why)
{
    throw base::UsageError(fmt::format("\"{}\" is not a place: {}", text, why));
}

std::string hostOf(std::string_view text)
{
    const auto host = text.substr(kSsh.size());
    if (host.empty())
        refuse(text, "name the host, as in ssh:lab2");
    // ssh would take the name for an option, and some options name programs.
    if (host.front() == '-')
        refuse(text, "the name of a host does not begin with \"-\"");
    if (host.find(' ') != std::string_view::npos)
        refuse(text, "the name of a host has no blanks");
    return std::string(host);
}

} // namespace

Place::Place(Kind kind, std::string name) : m_kind(kind), m_name(std::move(name)) {}

Place Place::parse(std::string_view text)
{
    if (!isPrintable(text))
        throw base::UsageError("a place has no control characters");
    if (text == "local")
        return {};
    if (text.starts_with(kSsh))
        return {Kind::Ssh, hostOf(text)};
    if (text.starts_with(kSlurm)) {
        auto options = wordsOf(text.substr(kSlurm.size()));
        Place place(Kind::Slurm,
                    fmt::format("salloc{}{}", options.empty() ? "" : " ", fmt::join(options, " ")));
        place.m_words = std::move(options);
        return place;
    }
    if (!text.starts_with(kExec))
        refuse(text, "there are local, ssh:HOST, slurm:OPTIONS and exec:COMMAND");
    auto words = wordsOf(text.substr(kExec.size()));
    if (words.empty())
        refuse(text, "name the command, as in \"exec:docker exec -i box\"");
    Place place(Kind::Command, fmt::format("{}", fmt::join(words, " ")));
    place.m_words = std::move(words);
    return place;
}

Place Place::ofNode(const std::string& name)
{
    return {Kind::Node, name};
}

std::vector<std::string> Place::ssh(const std::vector<std::string>& options, std::string command) const
{
    // -T: the bytes arrive as they were sent, whatever the user's configuration says about terminals.
    std::vector<std::string> words{"ssh", "-T"};
    words.insert(words.end(), sshSettings().begin(), sshSettings().end());
    words.insert(words.end(), options.begin(), options.end());
    words.insert(words.end(), {"--", m_name, std::move(command)});
    return words;
}

std::vector<std::string> Place::command() const
{
    if (m_kind == Kind::Local || m_kind == Kind::Slurm || m_kind == Kind::Node)
        return {};
    if (m_kind == Kind::Ssh)
        return ssh({}, remoteCommand());
    auto words = m_words;
    words.insert(words.end(), {"sortscope-cli", "runner"});
    return words;
}

std::vector<std::string> Place::commandThatPlaces(const std::string& hash) const
{
    return ssh({"-o", "Compression=yes"}, placingCommand(hash));
}

std::string Place::trial() const
{
    constexpr std::string_view program = "sortscope-cli --version";
    if (m_kind == Kind::Local)
        return std::string(program);
    const std::string_view leadsThere = m_kind == Kind::Ssh ? "ssh " : m_kind == Kind::Node ? "srun -w " : "";
    return fmt::format("{}{} {}", leadsThere, m_name, program);
}

std::optional<process::ProcessEnd> Place::endOfRunner(const process::ProcessEnd& end) const
{
    if (m_kind == Kind::Local)
        return end;
    const bool leads = m_kind == Kind::Ssh || m_kind == Kind::Node;
    if (leads && end.signal != 0)
        return std::nullopt;
    // A runner ends with 0 if its client has gone, and this client has not gone.
    if (end.signal == 0 && (end.status == kConnectionFailed || end.status == 0))
        return std::nullopt;
    if (end.status > kSignalled && end.status <= kSignalled + kMostSignals)
        return process::ProcessEnd{.signal = end.status - kSignalled};
    return end;
}

std::string Place::remedy() const
{
    auto install = fmt::format("install version {} there, until `{}` prints it", kVersion, trial());
    if (!takesPrograms())
        return install;
    return fmt::format("`sortscope-cli devices --on ssh:{} --deploy yes` puts this program there; or {}",
                       m_name, install);
}

std::string Place::noConnection(const process::ProcessEnd& end) const
{
    return fmt::format("there is no connection: {} {}; try `{}`", m_kind == Kind::Ssh ? "ssh" : "srun",
                       describeEnd(end), trial());
}

void Place::refuseSilence(const process::ProcessEnd& end) const
{
    if (end.signal == 0 && end.status == kNotFound)
        throw ProgramLacking("it has no sortscope-cli", remedy());
    // A shell "runs" an empty file as well, and a machine that failed may leave one behind.
    if (takesPrograms() && end.signal == 0 && (end.status == kDoesNotStart || end.status == 0))
        throw ProgramLacking("its sortscope-cli does not start", remedy());
    if (takesPrograms() && end.signal == 0 && end.status == kNotOwn)
        throw std::runtime_error("its sortscope-cli belongs to another user, or others may write it (see the "
                                 "message above); make it yours alone (chmod go-w), or remove it");
    const auto ended = endOfRunner(end);
    if (!ended && m_kind != Kind::Command)
        throw std::runtime_error(noConnection(end));
    throw std::runtime_error(fmt::format("the runner {} before it said hello; try `{}`",
                                         describeEnd(ended.value_or(end)), trial()));
}

std::string Place::silence(std::chrono::seconds time) const
{
    return fmt::format("the runner said nothing for {} s{}", time.count(),
                       isLocal() ? "" : fmt::format("; try `{}`", trial()));
}

void Place::requireVersion(std::string_view version) const
{
    if (!isLocal() && version != kVersion)
        throw ProgramLacking(fmt::format("it has sortscope {}, and this is {}", version, kVersion), remedy());
}

std::string Place::whyNotPlaced(const process::ProcessEnd& end) const
{
    if (end.signal == 0 && end.status == 0)
        return {};
    if (!endOfRunner(end))
        return noConnection(end);
    if (end.status == kNotWhole)
        return "this program was damaged on its way there: its SHA-256 differs";
    return fmt::format("this program cannot be put there: the installing command {} (see the message above)",
                       describeEnd(end));
}

} // namespace sortscope::runner
