// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries/entrylibrary.h"

#include "core/backend/error.h"
#include "core/base/named.h"
#include "core/base/sharedlibrary.h"
#include "core/base/texts.h"
#include "include/sortscope-entry.h"
#include "sortscope_version.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <stdexcept>
#include <utility>

namespace sortscope::algorithms::entries {
namespace {

constexpr std::size_t kMostEntries = 64;
constexpr std::size_t kMostParameters = 64;

std::string textOf(const char* text, std::string_view without = {})
{
    return text == nullptr ? std::string(without) : base::utf8(text);
}

/// The words of a text with blanks between them.
std::vector<std::string> wordsOf(const char* text)
{
    std::vector<std::string> words;
    bool inWord = false;
    for (const char each : textOf(text)) {
        if (each != ' ' && !inWord)
            words.emplace_back();
        inWord = each != ' ';
        if (inWord)
            words.back() += each;
    }
    return words;
}

template <typename Enum>
std::vector<Enum> namedBy(const char* text, std::string_view member, std::vector<Enum> without)
{
    if (text == nullptr)
        return without;
    std::vector<Enum> values;
    for (const auto& word : wordsOf(text)) {
        const auto value = base::valueNamed<Enum>(word);
        if (!value)
            throw std::invalid_argument(
                fmt::format("{}: \"{}\" is not one of {}", member, word, base::knownNames<Enum>()));
        values.push_back(*value);
    }
    return values;
}

EntryParameter parameterOf(const sortscope_parameter& said)
{
    if (said.standard == nullptr)
        throw std::invalid_argument(
            fmt::format("parameters: {} lacks standard, its value without --set", textOf(said.id, "one")));
    return {.id = textOf(said.id),
            .title = textOf(said.title, textOf(said.id)),
            .description = textOf(said.description),
            .minimum = said.minimum,
            .maximum = said.maximum,
            .powerOfTwo = said.power_of_two != 0,
            .choices = wordsOf(said.choices),
            .standard = textOf(said.standard),
            .candidates = wordsOf(said.tune)};
}

void readTypes(const sortscope_entry& said, EntryDescription& made)
{
    using backend::BackendKind;
    made.backends = namedBy<BackendKind>(said.apis, "apis", {});
    if (made.backends.empty())
        throw std::invalid_argument("apis: it lacks \"cpu\", \"opencl\" or \"cuda\"");
    if (made.backends.size() > 1 && std::ranges::find(made.backends, BackendKind::Cpu) != made.backends.end())
        throw std::invalid_argument(
            "apis: cpu stands alone; a library may have another entry for the others");
    made.keyTypes = namedBy<data::KeyType>(said.keys, "keys", {data::KeyType::U32});
    made.mapsKeys = said.maps_keys != 0;
    if (made.mapsKeys && std::ranges::find(made.backends, BackendKind::Cpu) != made.backends.end())
        throw std::invalid_argument("maps_keys: kernels map the keys, and cpu has no kernels");
    made.pairTypes = namedBy<data::KeyType>(said.pairs, "pairs", {});
    made.valueTypes = namedBy<data::ValueType>(said.values, "values", {data::ValueType::U32});
    made.directions = namedBy<data::Direction>(said.directions, "directions",
                                               {data::Direction::Ascending, data::Direction::Descending});
    if (made.directions.empty())
        throw std::invalid_argument("directions: it lacks \"ascending\", \"descending\" or both");
    const auto families = namedBy<Family>(said.family, "family", {Family::Sort});
    if (families.size() != 1)
        throw std::invalid_argument("family: it has to be \"sort\" or \"search\"");
    made.family = families.front();
}

EntryDescription descriptionOf(const sortscope_entry& said, const std::string& release)
{
    EntryDescription made;
    made.id = textOf(said.id);
    made.title = textOf(said.title, made.id);
    made.release = release;
    made.summary = textOf(said.summary);
    made.origin = textOf(said.origin);
    made.limits = textOf(said.limits);
    if (said.prepare == nullptr || said.run == nullptr)
        throw std::invalid_argument(fmt::format("{}: it is NULL, and has to be a function",
                                                said.prepare == nullptr ? "prepare" : "run"));
    readTypes(said, made);
    if (said.parameter_count > kMostParameters)
        throw std::invalid_argument(
            fmt::format("parameters: {} are more than {}", said.parameter_count, kMostParameters));
    for (const auto& parameter : std::span(said.parameters, said.parameter_count))
        made.parameters.push_back(parameterOf(parameter));
    made.stageLabel = textOf(said.stage_label);
    made.passLabel = textOf(said.pass_label);
    made.stable = said.stable != 0;
    made.graphable = said.graphable != 0;
    made.lengths = {said.least, said.most == 0 ? kMostKeys : said.most, said.powers_of_two != 0};
    made.maxNeedles = said.most_needles == 0 ? kMostKeys : said.most_needles;
    made.padded = textOf(said.padded);
    made.tile = textOf(said.tile);
    made.workBytes = textOf(said.work_bytes);
    made.workLaunches = textOf(said.work_launches);
    if (said.scratch_bytes != nullptr)
        made.scratch.push_back({"scratch_bytes", textOf(said.scratch_bytes)});
    requireSound(made);
    return made;
}

const sortscope_library& loaded(const std::filesystem::path& file)
{
    const auto library = base::SharedLibrary::require(file.string());
    auto* said = library.find<decltype(sortscope_entries)>("sortscope_entries");
    if (said == nullptr)
        throw std::runtime_error("it exports no sortscope_entries, as sortscope-entry.h has it");
    const auto* told = said();
    if (told == nullptr)
        throw std::runtime_error("sortscope_entries returns NULL");
    if (told->version != SORTSCOPE_ENTRY_VERSION)
        throw std::runtime_error(
            fmt::format("it is for version {} of sortscope-entry.h, and this program loads libraries for "
                        "version {}; compile it with the file of this program",
                        told->version, SORTSCOPE_ENTRY_VERSION));
    if (told->entry_size != sizeof(sortscope_entry))
        throw std::runtime_error(
            fmt::format("its struct sortscope_entry has {} bytes, and that of version {} has {}; compile it "
                        "with the sortscope-entry.h of this program",
                        told->entry_size, SORTSCOPE_ENTRY_VERSION, sizeof(sortscope_entry)));
    if (told->entry_count == 0 || told->entry_count > kMostEntries || told->entries == nullptr)
        throw std::runtime_error(fmt::format("it has {} entries, and 1 to {} are right",
                                             told->entries == nullptr ? 0 : told->entry_count, kMostEntries));
    return *told;
}

const sortscope_library& loadedOfThisBuild(const std::filesystem::path& file)
{
    const auto& told = loaded(file);
    if (const auto build = textOf(told.release); build != kBuild)
        throw std::runtime_error(fmt::format(
            "it is of build {}, and this program of build {}; take both from one build", build, kBuild));
    return told;
}

std::span<const sortscope_entry> entriesOf(const sortscope_library& library)
{
    return {library.entries, library.entry_count};
}

} // namespace

const EntryLibrary& EntryLibrary::at(const std::filesystem::path& file, const std::string& hash)
{
    static std::mutex mutex;
    static std::map<std::filesystem::path, std::pair<std::string, EntryLibrary>> all;
    const std::scoped_lock lock(mutex);
    auto known = all.find(file);
    if (known == all.end() && libraryHashOf(file) == hash)
        known = all.emplace(file, std::pair(hash, EntryLibrary(loaded(file)))).first;
    if (known == all.end() || known->second.first != hash)
        throw std::runtime_error("the file has changed since it was listed; start again");
    return known->second.second;
}

const EntryLibrary& EntryLibrary::ofProgram(const std::filesystem::path& file)
{
    static std::mutex mutex;
    static std::map<std::filesystem::path, EntryLibrary> all;
    const std::scoped_lock lock(mutex);
    auto known = all.find(file);
    if (known == all.end()) {
        try {
            known = all.emplace(file, EntryLibrary(loadedOfThisBuild(file))).first;
        } catch (const std::runtime_error& error) {
            throw backend::Unsupported(fmt::format("{}: {}", file.string(), error.what()));
        }
    }
    return known->second;
}

std::vector<EntryDescription> EntryLibrary::descriptions() const
{
    std::vector<EntryDescription> all;
    for (const auto& said : entriesOf(m_library)) {
        try {
            all.push_back(descriptionOf(said, textOf(m_library.release)));
        } catch (const std::invalid_argument& error) {
            throw std::runtime_error(fmt::format(
                "entry {}: {}", textOf(said.id, fmt::format("{}", all.size() + 1)), error.what()));
        }
    }
    return all;
}

const sortscope_entry& EntryLibrary::entry(std::string_view id) const
{
    const auto all = entriesOf(m_library);
    const auto found = std::ranges::find_if(all, [&](const auto& said) { return textOf(said.id) == id; });
    if (found == all.end())
        throw std::runtime_error(fmt::format("the library has no entry {}", id));
    return *found;
}

std::string EntryLibrary::lastError() const
{
    return m_library.last_error == nullptr ? std::string() : textOf(m_library.last_error());
}

} // namespace sortscope::algorithms::entries
