// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/machines/sshhosts.h"

#include "gui/text/text.h"

#include <glob.h>

#include <QDir>
#include <QFile>

#include <cctype>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sortscope::gui::bridge {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBlanks = " \t\r";

/// The words of a line. They are separated by blanks, the first one also by "=", and are quoted if they have
/// blanks.
std::vector<std::string> wordsOf(std::string_view line)
{
    std::vector<std::string> words;
    while (true) {
        const auto begin = line.find_first_not_of(kBlanks);
        if (begin == std::string_view::npos || line[begin] == '#')
            return words;
        line.remove_prefix(begin);
        const bool quoted = line.front() == '"';
        if (quoted)
            line.remove_prefix(1);
        const auto end = quoted ? line.find('"') : line.find_first_of(words.empty() ? " \t\r=" : kBlanks);
        words.emplace_back(line.substr(0, end));
        if (end == std::string_view::npos)
            return words;
        line.remove_prefix(end);
        if (quoted)
            line.remove_prefix(1);
        const auto next = line.find_first_not_of(kBlanks);
        if (words.size() == 1 && next != std::string_view::npos && line[next] == '=')
            line.remove_prefix(next + 1);
    }
}

bool isKeyword(std::string_view word, std::string_view keyword)
{
    return std::equal(word.begin(), word.end(), keyword.begin(), keyword.end(),
                      [](unsigned char a, unsigned char b) { return std::tolower(a) == b; });
}

/// The files that a pattern of Include means; relative patterns refer to the folder of the configuration.
std::vector<fs::path> filesOf(const std::string& pattern, const fs::path& folder)
{
    const bool whole = pattern.starts_with('/') || pattern.starts_with('~');
    glob_t found{};
    ::glob((whole ? pattern : (folder / pattern).string()).c_str(), GLOB_TILDE, nullptr, &found);
    std::vector<fs::path> files(found.gl_pathv, found.gl_pathv + found.gl_pathc);
    ::globfree(&found);
    return files;
}

void addHosts(const fs::path& file, bool mayInclude, QStringList& hosts)
{
    // Reading a pipe would wait.
    std::error_code error;
    if (!fs::is_regular_file(file, error))
        return;
    std::ifstream input(file);
    for (std::string line; std::getline(input, line);) {
        const auto words = wordsOf(line);
        const bool names = !words.empty() && isKeyword(words.front(), "host");
        const bool includes = mayInclude && !words.empty() && isKeyword(words.front(), "include");
        for (std::size_t i = 1; i < words.size(); ++i) {
            const auto& word = words[i];
            if (includes) {
                for (const auto& included : filesOf(word, file.parent_path()))
                    addHosts(included, false, hosts);
            } else if (names && !word.empty() && word.find_first_of("*?!") == std::string::npos) {
                if (const auto host = models::text(word); !hosts.contains(host))
                    hosts << host;
            }
        }
    }
}

} // namespace

QStringList sshHosts(const fs::path& file)
{
    QStringList hosts;
    addHosts(file, true, hosts);
    return hosts;
}

fs::path usualSshConfiguration()
{
    return QFile::encodeName(QDir::homePath()).toStdString() + "/.ssh/config";
}

} // namespace sortscope::gui::bridge
