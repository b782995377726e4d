// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/devicenames.h"

#include <QHash>
#include <QString>

#include <set>

namespace sortscope::gui::models {

/// Titles for the devices of a table: "NVIDIA H200 (CUDA)", and behind it which one of them where several
/// devices have that title.
class DeviceTitles {
public:
    /// True where a title that was given before may be another one now.
    bool add(const backend::DeviceInfo& device);
    QString of(const backend::DeviceInfo& device) const;
    void clear();

private:
    results::DeviceNames m_names{{}};
    QHash<QString, std::set<results::DeviceKey>> m_devices;
};

} // namespace sortscope::gui::models
