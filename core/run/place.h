// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/run/processend.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::run {

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
    std::optional<ProcessEnd> endOfRunner(const ProcessEnd& end) const;
    /// Why no runner has greeted from another place, if its command ended as `end` says.
    std::string whyNoGreeting(const ProcessEnd& end) const;
    /// Why a runner of the program's version `version` is not used there; empty if it is this program's.
    std::string whyNotVersion(std::string_view version) const;

private:
    enum class Kind { Local, Command, Ssh, Slurm, Node };

    Place(Kind kind, std::string name);

    Kind m_kind = Kind::Local;
    std::string m_name = "local";
    /// Those of a command, or the options of salloc.
    std::vector<std::string> m_words;
};

} // namespace sortscope::run
