// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/rapl.h"

#include "core/backend/error.h"
#include "core/base/texts.h"
#include "core/base/wholefile.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace sortscope::backend {
namespace {

namespace fs = std::filesystem;

std::string trimmedContent(const fs::path& path)
{
    auto text = base::contentOf(path).value_or(std::string());
    text.erase(std::find(text.begin(), text.end(), '\n'), text.end());
    return text;
}

std::uint64_t numberIn(const fs::path& path)
{
    if (const auto number = base::numberIn<std::uint64_t>(trimmedContent(path)))
        return *number;
    if (::access(path.c_str(), F_OK) == 0 && ::access(path.c_str(), R_OK) != 0)
        throw Unsupported(fmt::format("{} may be read by root alone; let all read it until the next boot by "
                                      "sudo chmod a+r {}/intel-rapl:*/energy_uj, or run as root",
                                      path.string(), path.parent_path().parent_path().string()));
    throw Unsupported(fmt::format("{} holds no whole number", path.string()));
}

/// The counter of one package.
struct Package {
    fs::path file;
    std::uint64_t highest = 0;
    std::uint64_t last = 0;
};

class RaplCounter : public EnergyCounter {
public:
    explicit RaplCounter(std::vector<Package> packages) : m_packages(std::move(packages)) {}

    EnergySource source() const override { return EnergySource::Rapl; }
    std::uint64_t microjoules() override
    {
        for (auto& package : m_packages) {
            const auto now = numberIn(package.file);
            m_sum += grownBy(package.last, now, package.highest);
            package.last = now;
        }
        return m_sum;
    }

private:
    std::vector<Package> m_packages;
    std::uint64_t m_sum = 0;
};

} // namespace

fs::path powercapFolder()
{
    const char* folder = std::getenv("SORTSCOPE_POWERCAP"); // NOLINT(concurrency-mt-unsafe): nothing sets it
    return folder == nullptr ? fs::path("/sys/class/powercap") : fs::path(folder);
}

std::unique_ptr<EnergyCounter> openRapl(const fs::path& folder)
{
    std::vector<Package> packages;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        // Parts of a package have folders of their own, and "psys" is the whole machine.
        const auto& zone = entry.path();
        if (!zone.filename().string().starts_with("intel-rapl:")
            || !trimmedContent(zone / "name").starts_with("package"))
            continue;
        const auto file = zone / "energy_uj";
        packages.push_back({file, numberIn(zone / "max_energy_range_uj"), numberIn(file)});
    }
    if (packages.empty())
        throw Unsupported(fmt::format("{} has no counter of a processor's energy (RAPL): virtual machines "
                                      "have none, others need the kernel's module intel_rapl_msr",
                                      folder.string()));
    return std::make_unique<RaplCounter>(std::move(packages));
}

} // namespace sortscope::backend
