// SPDX-License-Identifier: GPL-3.0-or-later
//
// A library that a test program loads in place of CUPTI. The environment decides its behaviour:
// SORTSCOPE_FAKE_CUPTI_VERSION is its API version, SORTSCOPE_FAKE_CUPTI_REFUSE the code with which it refuses
// to record, and SORTSCOPE_FAKE_CUPTI_DROP the number of records that it loses. Between enabling and flushing
// it records the lines of SORTSCOPE_FAKE_CUPTI_RECORDS: "kernel NAME START END" and
// "serialised-kernel NAME START END" of the two kinds of kernels' records, "copy BYTES START END", "fill
// BYTES START END", with times in nanoseconds.
#include "tests/support/fakecupti.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace {

using namespace sortscope::tests::cupti;

constexpr int kSuccess = 0;
constexpr int kNotInitialized = 15;

constexpr std::uint32_t kCopy = 1;
constexpr std::uint32_t kFill = 2;
constexpr std::uint32_t kSerialisedKernel = 3;

using Requested = void (*)(std::uint8_t**, std::size_t*, std::size_t*);
using Completed = void (*)(void*, std::uint32_t, std::uint8_t*, std::size_t, std::size_t);

Requested requested = nullptr;
Completed completed = nullptr;
std::set<std::uint32_t> enabled;
/// The reader's position in the buffer.
std::size_t position = 0;
/// Names outlive the records that point to them.
std::vector<std::string> names;

std::string variable(const char* name)
{
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): tests have one thread
    return value == nullptr ? "" : value;
}

/// The room that every record takes: that of the largest record.
constexpr std::size_t kRoom = 256;
static_assert(sizeof(Kernel) <= kRoom);

template <typename Record>
void put(std::uint8_t* buffer, std::size_t& size, const Record& record)
{
    if (enabled.count(record.kind) == 0)
        return;
    std::memcpy(buffer + size, &record, sizeof(record));
    size += kRoom;
}

} // namespace

extern "C" {

int cuptiGetVersion(std::uint32_t* version)
{
    *version = static_cast<std::uint32_t>(
        std::strtoul(variable("SORTSCOPE_FAKE_CUPTI_VERSION").c_str(), nullptr, 10));
    return kSuccess;
}

int cuptiGetResultString(int /*result*/, const char** text)
{
    *text = "FAKE_ERROR";
    return kSuccess;
}

int cuptiActivityRegisterCallbacks(Requested request, Completed complete)
{
    requested = request;
    completed = complete;
    return kSuccess;
}

int cuptiActivityEnable(std::uint32_t kind)
{
    const auto refuse = variable("SORTSCOPE_FAKE_CUPTI_REFUSE");
    if (!refuse.empty())
        return std::stoi(refuse);
    enabled.insert(kind);
    return kSuccess;
}

int cuptiActivityDisable(std::uint32_t kind)
{
    enabled.erase(kind);
    return kSuccess;
}

int cuptiActivityFlushAll(std::uint32_t /*flags*/)
{
    if (requested == nullptr)
        return kNotInitialized;
    std::uint8_t* buffer = nullptr;
    std::size_t room = 0;
    std::size_t most = 0;
    requested(&buffer, &room, &most);
    std::size_t size = 0;
    std::istringstream lines(variable("SORTSCOPE_FAKE_CUPTI_RECORDS"));
    std::string kind;
    std::string what;
    std::uint64_t start = 0;
    std::uint64_t end = 0;
    names.reserve(1000);
    while (lines >> kind >> what >> start >> end) {
        if (kind == "kernel" || kind == "serialised-kernel") {
            Kernel record{.start = start, .end = end};
            if (kind != "kernel")
                record.kind = kSerialisedKernel;
            record.name = names.emplace_back(what).c_str();
            put(buffer, size, record);
        } else {
            const bool copies = kind == "copy";
            put(buffer, size,
                Transfer{.kind = copies ? kCopy : kFill,
                         .what = copies ? kDeviceToDevice : 0,
                         .bytes = std::strtoull(what.c_str(), nullptr, 10),
                         .start = start,
                         .end = end});
        }
    }
    position = 0;
    completed(nullptr, 0, buffer, room, size);
    return kSuccess;
}

int cuptiActivityGetNextRecord(std::uint8_t* buffer, std::size_t size, void** record)
{
    if (position >= size)
        return kMaxLimitReached;
    *record = buffer + position;
    position += kRoom;
    return kSuccess;
}

int cuptiActivityGetNumDroppedRecords(void* /*context*/, std::uint32_t /*stream*/, std::size_t* dropped)
{
    *dropped = std::strtoull(variable("SORTSCOPE_FAKE_CUPTI_DROP").c_str(), nullptr, 10);
    return kSuccess;
}

int cuptiFinalize()
{
    requested = nullptr;
    completed = nullptr;
    return kSuccess;
}
}
