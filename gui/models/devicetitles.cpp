// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/devicetitles.h"

#include "gui/models/labels.h"
#include "gui/models/text.h"

namespace sortscope::gui::models {

bool DeviceTitles::add(const backend::DeviceInfo& device)
{
    m_names.add(device);
    auto& sameTitle = m_devices[deviceTitle(device)];
    return sameTitle.insert(results::deviceKey(device)).second && sameTitle.size() > 1;
}

QString DeviceTitles::of(const backend::DeviceInfo& device) const
{
    auto title = deviceTitle(device);
    const auto sameTitle = m_devices.find(title);
    if (sameTitle == m_devices.end() || sameTitle->size() < 2)
        return title;
    return QStringLiteral("%1 %2").arg(title, text(m_names.of(device)));
}

void DeviceTitles::clear()
{
    *this = {};
}

} // namespace sortscope::gui::models
