// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tuning/statefile.h"

#include "core/base/descriptor.h"
#include "core/base/outputpath.h"
#include "core/base/statefolder.h"
#include "core/base/wholefile.h"
#include "core/results/json/jsonbuilder.h"
#include "core/tuning/statekind.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <optional>
#include <stdexcept>
#include <system_error>
#include <thread>

namespace sortscope::tuning {
namespace {

namespace fs = std::filesystem;
using results::JsonPlace;
using results::JsonValue;

constexpr int kVersion = 1;
/// A change takes some milliseconds: a program that holds the lock for this long is stopped.
constexpr std::chrono::seconds kLongestWait{30};
constexpr std::chrono::milliseconds kTryAgain{10};

[[noreturn]] void cannotRead(const fs::path& file, std::string_view why)
{
    throw std::runtime_error(fmt::format("{} cannot be read ({}); it is left as it is", file.string(), why));
}

std::string textOf(int error)
{
    return std::generic_category().message(error);
}

/// Returns the content; empty if there is no such file. Throws std::runtime_error if the file cannot be read.
std::optional<std::string> contentOf(const fs::path& file)
{
    // Opening a pipe must not hold the program up.
    const base::Descriptor opened(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (opened.get() < 0 && (errno == ENOENT || errno == ENOTDIR))
        return std::nullopt;
    struct stat status {};
    if (opened.get() < 0 || ::fstat(opened.get(), &status) != 0)
        cannotRead(file, textOf(errno));
    if (!S_ISREG(status.st_mode))
        cannotRead(file, "it is not a regular file");
    std::string content;
    std::array<char, 65536> part{};
    while (true) {
        const auto size = ::read(opened.get(), part.data(), part.size());
        if (size == 0)
            return content;
        if (size > 0)
            content.append(part.data(), static_cast<std::size_t>(size));
        else if (errno != EINTR)
            cannotRead(file, textOf(errno));
    }
}

/// Returns the document in `text`. Throws results::BadDocument for a text of another format, and
/// std::runtime_error for a document of a newer program.
JsonValue documentIn(const StateFormat& format, const std::string& text, const fs::path& file)
{
    results::JsonBuilder builder;
    JsonValue::sax_parse(text, &builder);
    const JsonPlace document(builder.value(), "");
    if (!document->is_object())
        JsonPlace(*document, "the document").refuse("an object");
    std::string name;
    results::JsonReader reader(document);
    reader("format", name);
    if (name != format.format)
        JsonPlace(document.at("format"), document, "format").refuse(fmt::format("\"{}\"", format.format));
    const JsonPlace version(document.at("version"), document, "version");
    if (version->is_number() && version->get<double>() > kVersion)
        throw std::runtime_error(
            fmt::format("{} was written by a newer sortscope (its version is {}, and this program knows {}); "
                        "it is left as it is: use that program, or move the file away",
                        file.string(), version->dump(), kVersion));
    if (*version != kVersion)
        version.refuse(fmt::format("{}", kVersion));
    const JsonPlace list(document.at(format.key), document, format.key);
    if (!list->is_array())
        list.refuse("a list");
    return std::move(builder.value());
}

struct Loaded {
    /// The document of the file; with an empty list if there is no file, or a file of another format.
    JsonValue document;
    /// Why the file has another format; empty if it has not.
    std::string damage;
};

/// Loads the file. Throws std::runtime_error for a file that is to be left alone.
Loaded load(const StateFormat& format, const fs::path& file)
{
    Loaded loaded{.document = {{"format", format.format},
                               {"version", kVersion},
                               {std::string(format.key), JsonValue::array()}},
                  .damage = {}};
    const auto text = contentOf(file);
    if (!text)
        return loaded;
    try {
        loaded.document = documentIn(format, *text, file);
    } catch (const results::BadDocument& fault) {
        loaded.damage = fault.what();
    }
    return loaded;
}

/// A lock for changing a file, held by one program at a time.
class ChangeLock {
public:
    /// Throws std::runtime_error if the lock cannot be had.
    explicit ChangeLock(const fs::path& file)
    {
        // Another file is locked, since each change replaces the file itself.
        const auto path = file.parent_path() / fmt::format(".{}.lock", file.filename().string());
        m_descriptor =
            base::Descriptor(::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666));
        if (m_descriptor.get() < 0 && errno == EACCES) // the lock file is another user's, such as root's
            m_descriptor = base::Descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
        if (m_descriptor.get() < 0)
            base::cannotWrite(path, errno);
        const auto end = std::chrono::steady_clock::now() + kLongestWait;
        // Any other error means that the file system has no locks, and its users do without.
        while (::flock(m_descriptor.get(), LOCK_EX | LOCK_NB) != 0
               && (errno == EWOULDBLOCK || errno == EINTR)) {
            if (std::chrono::steady_clock::now() > end)
                throw std::runtime_error(
                    fmt::format("another program keeps changing {}; try again", file.string()));
            std::this_thread::sleep_for(kTryAgain);
        }
    }

private:
    base::Descriptor m_descriptor;
};

/// Returns a name beside the file that is still free.
fs::path nameBeside(const fs::path& file)
{
    for (int number = 1;; ++number) {
        auto name = fs::path(file).concat(number == 1 ? ".damaged" : fmt::format(".damaged-{}", number));
        std::error_code error;
        if (fs::symlink_status(name, error).type() == fs::file_type::not_found)
            return name;
    }
}

void makeFolder(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        throw std::runtime_error(fmt::format("{} cannot be made ({})", folder.string(), error.message()));
}

/// Renames the file, which holds no such list, to `aside`, and then writes `document` in its place.
void replace(const fs::path& file, const fs::path& aside, const std::string& document)
{
    fs::rename(file, aside);
    try {
        base::writeFileWhole(file, document);
    } catch (...) {
        std::error_code error;
        fs::rename(aside, file, error);
        throw;
    }
}

} // namespace

std::string readState(const StateFormat& format, const fs::path& file,
                      const std::function<void(const JsonPlace& object)>& read)
{
    std::vector<std::string> faults;
    try {
        const auto [document, damage] = load(format, file);
        if (!damage.empty())
            return fmt::format("{} holds no {}: {}; {}, which keeps this file under another name",
                               file.string(), format.what, damage, format.advice);
        const JsonPlace place(document, "");
        const JsonPlace list(place.at(format.key), place, format.key);
        for (std::size_t i = 0; i < list->size(); ++i) {
            try {
                read(JsonPlace((*list)[i], list, i));
            } catch (const results::BadDocument& fault) {
                faults.emplace_back(fault.what());
            }
        }
    } catch (const std::exception& error) {
        return error.what();
    }
    if (faults.empty())
        return {};
    return fmt::format("{}: {}{}; unreadable entries stay in the file", file.string(), faults.front(),
                       faults.size() == 1 ? "" : fmt::format(", and {} more", faults.size() - 1));
}

std::string changeState(const StateFormat& format, const fs::path& file,
                        const std::function<bool(JsonValue& list)>& edit)
{
    if (file.empty())
        throw std::runtime_error(std::string(base::kNoStateFolder));
    makeFolder(file.parent_path());
    const auto target = base::outputTarget(file).path; // a link stays a link
    const ChangeLock lock(target);
    auto [document, damage] = load(format, target);
    if (!edit(document.at(std::string(format.key))))
        return {};
    const auto text = document.dump(1, ' ', false, JsonValue::error_handler_t::replace) + '\n';
    if (damage.empty()) {
        base::writeFileWhole(target, text);
        return {};
    }
    const auto aside = nameBeside(target);
    replace(target, aside, text);
    return fmt::format("{} held no {} ({}) and was renamed to {}", file.string(), format.what, damage,
                       aside.string());
}

} // namespace sortscope::tuning
