// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/row/environment.h"

#include "core/base/texts.h"
#include "core/base/wholefile.h"
#include "sortscope_version.h"

#include <fmt/format.h>
#include <sys/utsname.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <thread>

namespace sortscope::results {
namespace {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::optional<std::string> nonEmpty(std::string_view text)
{
    const auto value = trimmed(text);
    if (value.empty())
        return std::nullopt;
    return base::utf8(value);
}

/// Returns the text behind `separator` in the first line that starts with `key`.
std::optional<std::string> valueOf(std::string_view text, std::string_view key, char separator)
{
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        const auto line = text.substr(0, end);
        const auto mark = line.find(separator);
        if (mark != std::string_view::npos && trimmed(line.substr(0, mark)) == key)
            return nonEmpty(line.substr(mark + 1));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::nullopt;
}

std::optional<std::string> operatingSystem()
{
    for (const char* path : {"/etc/os-release", "/usr/lib/os-release"}) {
        if (const auto text = base::contentOf(path)) {
            if (auto name = parseOsRelease(*text))
                return name;
        }
    }
    return std::nullopt;
}

void fillFromUname(Environment& environment)
{
    utsname names{};
    if (uname(&names) != 0)
        return;
    // Slurm may give the machine another name, and several of its nodes may be one machine.
    const char* const slurm =
        std::getenv("SLURMD_NODENAME"); // NOLINT(concurrency-mt-unsafe): nothing sets it
    environment.node = nonEmpty(slurm != nullptr && *slurm != '\0' ? slurm : names.nodename);
    environment.kernel = nonEmpty(fmt::format("{} {} {}", names.sysname, names.release, names.machine));
}

std::map<std::string, std::string> recordedVariables()
{
    std::map<std::string, std::string> variables;
    for (char** entry = environ; entry != nullptr && *entry != nullptr; ++entry) {
        const std::string_view text(*entry);
        const auto mark = text.find('=');
        if (mark != std::string_view::npos && isRecorded(text.substr(0, mark)))
            variables.emplace(text.substr(0, mark), base::utf8(text.substr(mark + 1)));
    }
    return variables;
}

} // namespace

bool isRecorded(std::string_view variable)
{
    // The variables of PoCL, CUDA, the ICD loader, OpenMP (GCC's and LLVM's), TBB, Intel's and AMD's drivers
    // and Rusticl.
    static constexpr std::array<std::string_view, 12> kPrefixes{"POCL_", "CUDA_", "OCL_",  "OMP_",
                                                                "GOMP_", "KMP_",  "TBB_",  "IGC_",
                                                                "ZE_",   "HSA_",  "ROCR_", "RUSTICL_"};
    // The place where programs keep compiled code changes only the time that compiling takes.
    return variable.find("CACHE") == std::string_view::npos
           && (variable.ends_with("_VISIBLE_DEVICES")
               || std::ranges::any_of(kPrefixes, [&](auto prefix) { return variable.starts_with(prefix); }));
}

std::optional<std::string> parseOsRelease(std::string_view text)
{
    auto name = valueOf(text, "PRETTY_NAME", '=');
    if (name && name->size() >= 2 && (name->front() == '"' || name->front() == '\'')
        && name->back() == name->front())
        name = nonEmpty(std::string_view(*name).substr(1, name->size() - 2));
    return name;
}

std::optional<std::string> parseCpuModel(std::string_view text)
{
    return valueOf(text, "model name", ':');
}

Environment captureEnvironment()
{
    Environment environment;
    environment.programVersion = kVersion;
    // The build writes "unknown" if the sources are not a git checkout, such as a release archive.
    if (kGitRevision != "unknown")
        environment.gitRevision = nonEmpty(kGitRevision);
    fillFromUname(environment);
    environment.os = operatingSystem();
    if (const auto text = base::contentOf("/proc/cpuinfo"))
        environment.cpuModel = parseCpuModel(*text);
    if (const auto text = base::contentOf("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor"))
        environment.governor = nonEmpty(*text);
    if (const unsigned threads = std::thread::hardware_concurrency(); threads > 0)
        environment.threads = threads;
    environment.variables = recordedVariables();
    environment.date = std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now());
    return environment;
}

const Environment& environmentOf(std::span<const Environment> environments,
                                 const std::optional<std::string>& node)
{
    const auto found = std::ranges::find(environments, node, &Environment::node);
    return found == environments.end() ? environments.front() : *found;
}

std::string isoUtc(std::chrono::sys_seconds time)
{
    const auto day = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date(day);
    const std::chrono::hh_mm_ss clock(time - day);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                       clock.hours().count(), clock.minutes().count(), clock.seconds().count());
}

std::string isoDay(std::chrono::sys_seconds time)
{
    constexpr std::size_t length = 10;
    return isoUtc(time).substr(0, length);
}

std::optional<std::chrono::sys_seconds> parseIsoUtc(std::string_view text)
{
    const auto number = [text](std::size_t at, std::size_t digits) {
        const auto part = text.substr(std::min(at, text.size()), digits);
        unsigned value = 0;
        std::from_chars(part.data(), part.data() + part.size(), value);
        return value;
    };
    const std::chrono::year_month_day date(std::chrono::year(static_cast<int>(number(0, 4))),
                                           std::chrono::month(number(5, 2)), std::chrono::day(number(8, 2)));
    if (!date.ok())
        return std::nullopt;
    const auto time = std::chrono::sys_days(date) + std::chrono::hours(number(11, 2))
                      + std::chrono::minutes(number(14, 2)) + std::chrono::seconds(number(17, 2));
    return isoUtc(time) == text ? std::optional(time) : std::nullopt;
}

} // namespace sortscope::results
