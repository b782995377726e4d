// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "manual/commandtree.h"

namespace sortscope::manual {

/// The facts of a page that are not in the texts of --help.
struct PageFacts {
    std::string version;
    /// "2026-11-22"
    std::string date;
    /// The names of related pages of section 1.
    std::vector<std::string> seeAlso;
};

/// The program's page of section 1, as source for man.
std::string manPage(const CommandText& program, const PageFacts& facts);

} // namespace sortscope::manual
