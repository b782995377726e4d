// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"
#include "core/runner/place.h"

#include <cstddef>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <utility>

namespace sortscope::places {

/// The action if a place that is reached over ssh has no sortscope-cli, or another version.
enum class Deploy { Ask, Yes, No };

constexpr auto namesOf(Deploy /*type*/)
{
    return base::namesUpTo<Deploy::No>("ask", "yes", "no");
}

/// Puts sortscope-cli, as a bundle, below ~/.cache/sortscope of places that do not have it. Any thread calls.
class Deployment {
public:
    /// Returns whether the bundle, which has so many bytes, may be put there. `lack` is the reason: "it has
    /// no sortscope-cli". Is called for one place at a time.
    using Consent =
        std::function<bool(const runner::Place& place, const std::string& lack, std::size_t bytes)>;
    /// Returns the result of bundleOf() for sortscope-cli. Is called once, when it is first needed; throws
    /// std::runtime_error that says why there is no bundle, also once `stop` asks for its end.
    using MakeBundle = std::function<std::string(const std::stop_token& stop)>;

    /// Bundles this program, if it is sortscope-cli.
    explicit Deployment(Consent consent);
    Deployment(Consent consent, MakeBundle makeBundle)
        : m_consent(std::move(consent)),
          m_makeBundle(std::move(makeBundle))
    {}

    /// Puts the bundle there; returns false if there is no consent. Throws std::runtime_error that says why
    /// the bundle could not be put there, also once `stop` asks for its end.
    bool putTo(const runner::Place& place, const std::string& lack, const std::stop_token& stop);

private:
    Consent m_consent;
    MakeBundle m_makeBundle;
    /// Guards the bundle, and lets one place ask at a time.
    std::mutex m_mutex;
    /// Is made when it is first needed, and never changes after that.
    std::string m_bundle;
    std::string m_hash;
};

} // namespace sortscope::places
