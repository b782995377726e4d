// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/json/jsonreader.h"
#include "core/results/json/jsonwriter.h"
#include "core/tuning/calibrations.h"
#include "core/tuning/durations.h"
#include "core/tuning/machinefacts.h"
#include "core/tuning/simdtrials.h"
#include "core/tuning/statewriter.h"
#include "core/tuning/tunings.h"

/// The fields of the entries of state files, and of the facts about a machine in messages.
namespace sortscope::base {

template <Is<results::DeviceKey> K>
inline constexpr auto kFields<K> = list(field("node", &K::node), field("backend", &K::backend),
                                        field("platform", &K::platform), field("identity", &K::identity));

template <Is<tuning::Calibrations::Entry> E>
inline constexpr auto kFields<E> = list(inner(&E::device), field("driver_version", &E::driverVersion),
                                        field("calibration", &E::calibration));

template <Is<tuning::Tunings::Entry> E>
inline constexpr auto kFields<E> = list(inner(&E::device), field("device_name", &E::deviceName),
                                        field("driver_version", &E::driverVersion),
                                        field("algorithm", &E::algorithm), field("merge", &E::merge),
                                        field("key", &E::key), added("values", &E::payload),
                                        field("date", &E::date), field("parameters", &E::values),
                                        field("ratio", &E::ratio), field("generator", &E::generator),
                                        added("size", &E::size), field("sources", &E::sources));

template <Is<tuning::Durations::Entry> E>
inline constexpr auto kFields<E> = list(inner(&E::device), field("algorithm", &E::algorithm),
                                        field("bits", &E::bits), field("taken_ns", &E::takenNs),
                                        field("likely_ns", &E::likelyNs));

template <Is<tuning::SimdTrial> T>
inline constexpr auto kFields<T> = list(inner(&T::device), field("processor", &T::processor),
                                        field("driver_version", &T::driverVersion), field("words", &T::words),
                                        field("target", &T::target), field("date", &T::date));

template <Is<tuning::DeviceCalibration> C>
inline constexpr auto kFields<C> = list(field("device", &C::device), field("calibration", &C::calibration));

template <Is<tuning::DeviceTuning> T>
inline constexpr auto kFields<T> = list(field("device", &T::device), inner(&T::entry));

template <Is<tuning::Kept> K>
inline constexpr auto kFields<K> = list(field("folder", &K::folder), added("notes", &K::notes));

template <Is<tuning::MachineFacts> F>
inline constexpr auto
    kFields<F> = list(field("environment", &F::environment), field("host_memory", &F::hostMemory),
                      field("calibrations", &F::calibrations),
                      field("calibration_fault", &F::calibrationFault), added("tunings", &F::tunings),
                      added("tuning_fault", &F::tuningFault));

} // namespace sortscope::base
