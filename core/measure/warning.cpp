// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/warning.h"

#include <stdexcept>

namespace sortscope::measure {

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
    }
    throw std::logic_error("unknown warning");
}

} // namespace sortscope::measure
