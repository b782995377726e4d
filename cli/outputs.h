// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/outputpath.h"

#include <string>
#include <string_view>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace sortscope::cli {

/// Adds an option that names a file; an empty name is refused. `file` must live as long as the parser.
CLI::Option* addFileOption(CLI::App& command, const std::string& option, std::string& file,
                           const std::string& description);

/// True for "-", and for names of the same descriptor such as /dev/stdout.
bool isStandardOutput(const std::string& file);

/// Throws base::UsageError, before anything takes time, where one of `texts` could not be written, or
/// where outputs would replace each other or what is read. `others` are written too, but not by writeText().
void requireOutputs(const std::vector<base::NamedPath>& texts,
                    const std::vector<base::NamedPath>& others = {},
                    const std::vector<base::NamedPath>& inputs = {});

/// Writes a file whole or not at all, or standard output. Throws std::system_error.
void writeText(const std::string& file, std::string_view text);

} // namespace sortscope::cli
