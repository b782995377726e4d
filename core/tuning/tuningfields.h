// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/json/jsonreader.h"
#include "core/results/json/jsonwriter.h"
#include "core/tuning/keeping.h"
#include "core/tuning/machinefacts.h"
#include "core/tuning/tunings.h"

/// Converts a result of tuning to and from JSON, in the file that keeps it and in messages, as in
/// core/results/json/jsonfields.h.
namespace sortscope::tuning {

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

template <typename Visit, results::Is<DeviceCalibration> C>
void fields(Visit& visit, C& entry)
{
    auto& [device, calibration] = entry;
    visit("device", device);
    visit("calibration", calibration);
}

template <typename Visit, results::Is<DeviceTuning> T>
void fields(Visit& visit, T& found)
{
    auto& [device, entry] = found;
    visit("device", device);
    fields(visit, entry);
}

template <typename Visit, results::Is<Kept> K>
void fields(Visit& visit, K& kept)
{
    auto& [folder, notes] = kept;
    visit("folder", folder);
    visit.added("notes", notes);
}

} // namespace sortscope::tuning
