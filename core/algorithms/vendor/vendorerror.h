// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "include/sortscope-entry.h"

#include <cuda_runtime_api.h>

#include <functional>
#include <source_location>
#include <stdexcept>
#include <string>
#include <string_view>

namespace sortscope::algorithms::vendor {

/// What a function of the library cannot do: the number that it returns, and why.
class Failure : public std::runtime_error {
public:
    Failure(sortscope_result result, const std::string& why) : std::runtime_error(why), m_result(result) {}

    sortscope_result result() const { return m_result; }

private:
    sortscope_result m_result;
};

/// Throws Failure, which names the call, the code and the caller's line, unless `result` is success.
void check(cudaError_t result, std::string_view call,
           const std::source_location& where = std::source_location::current());

/// Does the work, and returns what a function of the library returns: nothing is thrown through the program.
int resultOf(const std::function<void()>& work) noexcept;

/// Why the last work on this thread failed; nullptr if it has not, or if the program knows it.
const char* lastError();

} // namespace sortscope::algorithms::vendor
