// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/process/processend.h"

#include <chrono>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sortscope::runner {

/// A place is reached, and has no sortscope-cli, or another version. What is to be done about it stands
/// behind what is lacking.
class ProgramLacking : public std::runtime_error {
public:
    ProgramLacking(std::string lack, const std::string& remedy)
        : std::runtime_error(lack + ": " + remedy),
          m_lack(std::move(lack))
    {}

    /// "it has no sortscope-cli".
    const std::string& lack() const { return m_lack; }

private:
    std::string m_lack;
};

/// Where a runner is started: on this machine, on another one over ssh, on the nodes that Slurm gives, or
/// behind any command that carries its standard input and output. Users name places on the command line. A
/// session, a request and a runner never do: a place starts programs.
class Place {
public:
    /// This machine.
    Place() = default;

    /// "local", "ssh:HOST", "slurm:OPTIONS" or "exec:COMMAND", whose words are separated by blanks: no shell
    /// reads them. Throws base::UsageError that says what would be right.
    static Place parse(std::string_view text);
    /// A node of an allocation.
    static Place ofNode(const std::string& name);

    bool isLocal() const { return m_kind == Kind::Local; }
    /// Several machines, which are known once Slurm has given them.
    bool isAllocation() const { return m_kind == Kind::Slurm; }
    /// Those of an allocation, for salloc.
    const std::vector<std::string>& options() const { return m_words; }
    /// "local", "lab2", "salloc -N2", "docker exec -i box".
    const std::string& name() const { return m_name; }

    /// The program that starts a runner there, looked for in PATH, and its arguments; none for this machine,
    /// and where an agent starts it.
    std::vector<std::string> command() const;
    /// What shows in a terminal whether a runner can be started there: "ssh lab2 sortscope-cli --version".
    std::string trial() const;

    /// How the runner ended, if its command ended as `end` says. Empty if the connection to it ended.
    std::optional<process::ProcessEnd> endOfRunner(const process::ProcessEnd& end) const;
    /// Says why no runner has greeted from another place, if its command ended as `end` says: throws
    /// ProgramLacking, or std::runtime_error.
    [[noreturn]] void refuseSilence(const process::ProcessEnd& end) const;
    /// Says that no runner has greeted for so long, and that its command has not ended.
    std::string silence(std::chrono::seconds time) const;
    /// Throws ProgramLacking if a runner of the program's version `version` is not used there.
    void requireVersion(std::string_view version) const;

    /// True if this program can be put there.
    bool takesPrograms() const { return m_kind == Kind::Ssh; }
    /// The command that takes a bundle from its standard input, whose SHA-256 is `hash`, and places it where
    /// command() finds it. Where takesPrograms().
    std::vector<std::string> commandThatPlaces(const std::string& hash) const;
    /// Why that has not placed it, if it ended as `end` says; empty if it has.
    std::string whyNotPlaced(const process::ProcessEnd& end) const;

private:
    enum class Kind { Local, Command, Ssh, Slurm, Node };

    Place(Kind kind, std::string name);

    std::vector<std::string> ssh(const std::vector<std::string>& options, std::string command) const;
    std::string remedy() const;
    std::string noConnection(const process::ProcessEnd& end) const;

    Kind m_kind = Kind::Local;
    std::string m_name = "local";
    /// Those of a command, or the options of salloc.
    std::vector<std::string> m_words;
};

} // namespace sortscope::runner
