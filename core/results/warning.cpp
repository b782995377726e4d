// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/warning.h"

#include <stdexcept>

namespace sortscope::results {

const Advice& adviceOn(Warning warning)
{
    static constexpr Advice kTimestampOrder{
        "The device's timestamps contradict each other.",
        "Kernel times of this row may be wrong; the wall clock is not affected.",
        "Update the driver, and compare the kernel sum with the wall clock before trusting it."};
    static constexpr Advice kFewSamples{
        "There are fewer than six samples.",
        "No 95 % interval of the median can be given, so small differences mean nothing.",
        "Take more samples, or choose the standard preset."};
    static constexpr Advice kNoisySamples{
        "The samples scatter by more than 10 % of their median.",
        "Something else was using the machine, or its clocks were changing.",
        "Close other programs, and run again with the standard or rigorous preset."};
    static constexpr Advice kDrift{
        "The second half of the samples is faster or slower than the first.",
        "The device was still warming up, or was being throttled while sampling.",
        "Run again with a longer warm-up (rigorous preset), and watch the temperature."};
    static constexpr Advice kTimeLimitReached{"Sampling stopped at its time limit before the noise was low.",
                                              "The median is less certain than the preset promises.",
                                              "Choose a preset with a longer limit, or more samples."};
    static constexpr Advice kNearFloor{
        "The kernels read, on average, less than ten times what an empty kernel reads.",
        "Much of their times is the clock's own, so differences between kernels look smaller than they are; "
        "the wall clock is not affected.",
        "Choose a larger size, or compare wall clocks."};
    static constexpr Advice kPowerLimited{
        "The GPU lowered its clock to stay within its power limit.",
        "These times hold for this power limit and this load, and not for the card as such.",
        "Compare rows of equal clocks: fix the SM clock (nvidia-smi -lgc), or raise the power limit "
        "(nvidia-smi -pl), and run again."};
    static constexpr Advice kOverheated{
        "The GPU lowered its clock because it was too hot.",
        "These times depend on the cooling, and on what ran before.",
        "Let the card cool down, look after its cooling, or fix a lower SM clock (nvidia-smi -lgc)."};
    static constexpr Advice kHardwareSlowdown{
        "The GPU's hardware held the clock down: its power supply or an external brake asked for it.",
        "The card may be running at half its clock or less, so these times say nothing of it.",
        "Check the power supply and its cables (nvidia-smi -q -d PERFORMANCE names the reason), and run "
        "again."};
    switch (warning) {
    case Warning::TimestampOrder:
        return kTimestampOrder;
    case Warning::FewSamples:
        return kFewSamples;
    case Warning::NoisySamples:
        return kNoisySamples;
    case Warning::Drift:
        return kDrift;
    case Warning::TimeLimitReached:
        return kTimeLimitReached;
    case Warning::NearFloor:
        return kNearFloor;
    case Warning::PowerLimited:
        return kPowerLimited;
    case Warning::Overheated:
        return kOverheated;
    case Warning::HardwareSlowdown:
        return kHardwareSlowdown;
    }
    throw std::logic_error("unknown warning");
}

} // namespace sortscope::results
