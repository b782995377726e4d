// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/run/kernelfolders.h"

#include "core/algorithms/kernelsource.h"
#include "gui/run/activity.h"
#include "gui/session/sessionworker.h"
#include "gui/session/settings.h"
#include "gui/text/text.h"

#include <exception>

namespace sortscope::gui::bridge {
namespace {

const auto kFolderKey = QStringLiteral("kernels/folder");
constexpr auto kVariable = "SORTSCOPE_KERNELS_DIR";
constexpr auto kChosen = "Kernels from a Folder";

} // namespace

QString KernelFolders::folder() const
{
    return qtPath(algorithms::kernelDirectory());
}

QString KernelFolders::whyFixed() const
{
    return m_activity.whyFixed();
}

QString KernelFolders::begin(Settings& settings, const QString& option)
{
    m_settings = &settings;
    const auto variable = qEnvironmentVariable(kVariable);
    try {
        if (!option.isEmpty())
            use(option);
        else if (!variable.isEmpty())
            use(variable, kVariable);
        else
            use(settings.value(kFolderKey).toString(), kChosen);
    } catch (const std::exception& error) {
        return models::text(error.what());
    }
    return {};
}

void KernelFolders::choose(const QString& chosen)
{
    use(chosen, kChosen);
    if (m_settings != nullptr && folder().isEmpty())
        m_settings->remove(kFolderKey);
    else if (m_settings != nullptr)
        m_settings->setValue(kFolderKey, folder());
}

void KernelFolders::use(const QString& folder, const char* by)
{
    if (!whyFixed().isEmpty())
        return;
    const auto before = algorithms::kernelDirectory();
    if (folder.isEmpty())
        algorithms::setKernelDirectory({});
    else
        algorithms::useKernelFolder(corePath(folder), by);
    if (algorithms::kernelDirectory() != before)
        emit changed();
}

} // namespace sortscope::gui::bridge
