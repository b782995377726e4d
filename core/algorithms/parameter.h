// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/algorithms/parametervalue.h"
#include "core/base/usageerror.h"

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::backend {
struct DeviceInfo;
}

namespace sortscope::algorithms {

struct ParameterChoice {
    std::string_view id;
    std::string_view title;
};

/// One tunable of an algorithm: an integer in a range, or a choice if choices is not empty.
struct ParameterInfo {
    std::string_view id;
    std::string_view title;
    std::string_view description;
    std::int64_t minimum = 0;
    std::int64_t maximum = 0;
    bool powerOfTwo = false;
    std::vector<ParameterChoice> choices;
    /// The values that tuning tries first, rising or in the order of the choices; tuning leaves the parameter
    /// alone if there are none.
    std::vector<ParameterValue> candidates;
    /// The value that is used if the user gives none.
    std::function<ParameterValue(const backend::DeviceInfo&)> defaultFor;
};

/// The value that `text` stands for. Throws UsageError that names the parameter and its range or choices.
ParameterValue parseParameter(const ParameterInfo& info, std::string_view text);

/// The values that parseParameter() accepts: "1 … 1024, a power of two" or "taught, fixed".
std::string describeRange(const ParameterInfo& info);

/// Integers as candidates.
std::vector<ParameterValue> candidatesOf(std::initializer_list<std::int64_t> values);

/// The integer or choice stored under `id`; the catalogue guarantees that it is there.
std::int64_t integer(const Parameters& parameters, std::string_view id);
const std::string& choice(const Parameters& parameters, std::string_view id);

} // namespace sortscope::algorithms
