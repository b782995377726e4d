// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/json/jsonreader.h"
#include "core/results/json/jsonwriter.h"
#include "core/tuning/tunings.h"

/// Converts a result of tuning to and from JSON, in the file that keeps it and in messages, as in
/// core/results/json/jsonfields.h.
namespace sortscope::run {

template <typename Visit, results::Is<Tunings::Entry> E>
void fields(Visit& visit, E& entry)
{
    auto& [device, deviceName, driverVersion, algorithm, merge, key, payload, date, values, ratio, generator,
           size, sources] = entry;
    auto& [node, backend, platform, identity] = device;
    visit("node", node);
    visit("backend", backend);
    visit("platform", platform);
    visit("identity", identity);
    visit("device_name", deviceName);
    visit("driver_version", driverVersion);
    visit("algorithm", algorithm);
    visit("merge", merge);
    visit("key", key);
    visit.added("values", payload);
    visit("date", date);
    visit("parameters", values);
    visit("ratio", ratio);
    visit("generator", generator);
    visit.added("size", size);
    visit("sources", sources);
}

} // namespace sortscope::run
