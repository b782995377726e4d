// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace sortscope::base {

/// A library loaded while the program runs, so that one binary starts on machines with and without it. Never
/// unloaded: NVIDIA's libraries leave exit handlers and thread-local data behind.
class SharedLibrary {
public:
    /// `file` is a name for the loader's search path or a full path; empty if it can't be loaded.
    static std::optional<SharedLibrary> load(const std::string& file);
    /// Throws std::runtime_error with the loader's reason.
    static SharedLibrary require(const std::string& file);

    /// The function `symbol` as a `Function*`; nullptr if the library has none.
    template <typename Function>
    Function* find(const char* symbol) const
    {
        return reinterpret_cast<Function*>(address(symbol)); // NOLINT(*-reinterpret-cast)
    }

private:
    explicit SharedLibrary(void* handle) : m_handle(handle) {}
    void* address(const char* symbol) const;

    void* m_handle;
};

} // namespace sortscope::base
