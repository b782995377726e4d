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

/// A place was reached, and has no sortscope-cli, or another version. The message names the lack, and then
/// the remedy.
class ProgramLacking : public std::runtime_error {
public:
    ProgramLacking(std::string lack, const std::string& remedy)
        : std::runtime_error(lack + ": " + remedy),
          m_lack(std::move(lack))
    {}

    /// For example "it has no sortscope-cli".
    const std::string& lack() const { return m_lack; }

private:
    std::string m_lack;
};

/// The place where a runner is started: this machine, another one over ssh, the nodes that Slurm gives, or
/// the other end of any command that carries its standard input and output. Users name places on the command
/// line. A session, a request and a runner never do: a place starts programs.
class Place {
public:
    /// This machine.
    Place() = default;

    /// Parses "local", "ssh:HOST", "slurm:OPTIONS" or "exec:COMMAND", whose words are separated by blanks: no
    /// shell reads them. Throws base::UsageError that says what would be right.
    static Place parse(std::string_view text);
    /// Returns the place of a node of an allocation.
    static Place ofNode(const std::string& name);

    bool isLocal() const { return m_kind == Kind::Local; }
    /// True for an allocation: several machines, which are known once Slurm has given them.
    bool isAllocation() const { return m_kind == Kind::Slurm; }
    /// The options of an allocation, for salloc.
    const std::vector<std::string>& options() const { return m_words; }
    /// For example "local", "lab2", "salloc -N2", "docker exec -i box".
    const std::string& name() const { return m_name; }
    /// The user's own name for the machine there, which its devices and rows are called by; empty if the user
    /// gave none.
    const std::string& label() const { return m_label; }
    void setLabel(std::string label) { m_label = std::move(label); }

    /// Returns the program that starts a runner there, looked for in PATH, and its arguments; nothing for
    /// this machine, and where an agent starts the runner.
    std::vector<std::string> command() const;
    /// Returns a command that shows in a terminal whether a runner can be started there: "ssh lab2
    /// sortscope-cli --version".
    std::string trial() const;

    /// Returns how the runner ended, if its command ended as `end` says. Empty if the connection to the
    /// runner ended.
    std::optional<process::ProcessEnd> endOfRunner(const process::ProcessEnd& end) const;
    /// Says why no runner at another place has greeted, if its command ended as `end` says: throws
    /// ProgramLacking, or std::runtime_error.
    [[noreturn]] void refuseSilence(const process::ProcessEnd& end) const;
    /// Returns the message that no runner has greeted for so long, while its command has not ended.
    std::string silence(std::chrono::seconds time) const;
    /// Throws ProgramLacking if a runner of the program's version `version` is not used there.
    void requireVersion(std::string_view version) const;

    /// True if this program can be copied to the place.
    bool takesPrograms() const { return m_kind == Kind::Ssh; }
    /// Returns the command that reads a bundle with the SHA-256 `hash` from its standard input, and places it
    /// where command() finds it. Requires takesPrograms().
    std::vector<std::string> commandThatPlaces(const std::string& hash) const;
    /// Returns why commandThatPlaces() has not placed the bundle, if it ended as `end` says; empty if it has.
    std::string whyNotPlaced(const process::ProcessEnd& end) const;

private:
    enum class Kind { Local, Command, Ssh, Slurm, Node };

    Place(Kind kind, std::string name);

    std::vector<std::string> ssh(const std::vector<std::string>& options, std::string command) const;
    std::string remedy() const;
    std::string noConnection(const process::ProcessEnd& end) const;

    Kind m_kind = Kind::Local;
    std::string m_name = "local";
    std::string m_label;
    /// The words of a command, or the options of salloc.
    std::vector<std::string> m_words;
};

} // namespace sortscope::runner
