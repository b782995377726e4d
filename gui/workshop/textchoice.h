// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/show/snapshots.h"

#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace sortscope::gui::workshop {

/// A text that can be read: one of the three, or none.
struct TextChoice {
    /// The file of an algorithm of the user's.
    std::filesystem::path file;
    /// The id of a built-in algorithm.
    std::string builtIn;
    /// A text that was run.
    std::shared_ptr<const results::Snapshot> ran;
};

/// A text, with the files that it includes as far as they are known.
struct TextFiles {
    /// The name of the file that was chosen.
    std::string main;
    /// Texts by name, as they were written; empty if the text is not known.
    std::map<std::string, std::string> files;
    /// False if it is not the text that was run, but the one that this program or the folder has now.
    bool same = true;

    /// The text of the chosen file.
    std::string text() const { return files.contains(main) ? files.at(main) : std::string(); }
};

/// Reads the text. `session` is the file with the texts that were run. Thread-safe. Throws if the session
/// cannot be read.
TextFiles readText(const TextChoice& choice, const std::filesystem::path& session);
/// The texts of all programs of a row as far as they are known, by their names.
std::map<std::string, std::string> readTextsOf(const results::JobResult& row,
                                               const std::filesystem::path& session);

/// What turns the first text into the second one, as a patch; the included files count that both have.
std::string differenceOf(const TextFiles& before, const TextFiles& after);

} // namespace sortscope::gui::workshop
