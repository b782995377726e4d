// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/keptlist.h"

#include "core/base/statefolder.h"
#include "core/base/wholefile.h"
#include "core/results/jsonbuilder.h"

#include <fmt/format.h>

#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

namespace sortscope::run {
namespace {

namespace fs = std::filesystem;
using results::JsonPlace;
using results::JsonValue;

constexpr int kVersion = 1;

void readText(const KeptList& kept, const std::string& text,
              const std::function<void(const JsonPlace& object)>& read)
{
    results::JsonBuilder builder;
    JsonValue::sax_parse(text, &builder);
    const JsonPlace document(builder.value(), "");
    if (!document->is_object())
        JsonPlace(*document, "the document").refuse("an object");
    std::string format;
    int version = 0;
    results::JsonReader reader(document);
    reader("format", format);
    reader("version", version);
    if (format != kept.format)
        JsonPlace(document.at("format"), document, "format").refuse(fmt::format("\"{}\"", kept.format));
    if (version != kVersion)
        JsonPlace(document.at("version"), document, "version")
            .refuse(fmt::format("{}, which this program reads", kVersion));
    const JsonPlace list(document.at(kept.key), document, kept.key);
    if (!list->is_array())
        list.refuse("a list");
    for (std::size_t i = 0; i < list->size(); ++i) {
        const JsonPlace object((*list)[i], list, i);
        if (!object->is_object())
            object.refuse("an object");
        read(object);
    }
}

} // namespace

void readKept(const KeptList& kept, const fs::path& file,
              const std::function<void(const JsonPlace& object)>& read)
{
    std::error_code error;
    if (fs::symlink_status(file, error).type() == fs::file_type::not_found)
        return;
    const auto text = base::contentOf(file);
    if (!text)
        throw std::runtime_error(
            fmt::format("{} cannot be read; {}, or remove the file", file.string(), kept.advice));
    try {
        readText(kept, *text, read);
    } catch (const results::BadDocument& fault) {
        throw std::runtime_error(fmt::format("{} holds no {}: {}; {}, or remove the file", file.string(),
                                             kept.what, fault.what(), kept.advice));
    }
}

void writeKept(const KeptList& kept, const fs::path& file, JsonValue list)
{
    const JsonValue document{
        {"format", kept.format}, {"version", kVersion}, {std::string(kept.key), std::move(list)}};
    if (file.empty())
        throw std::runtime_error(std::string(base::kNoStateFolder));
    fs::create_directories(file.parent_path());
    base::writeFileWhole(file, document.dump(1, ' ', false, JsonValue::error_handler_t::replace) + '\n');
}

} // namespace sortscope::run
