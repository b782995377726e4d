// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace sortscope::tests {

inline std::string journalOf(const std::string& session)
{
    return session + "-journal";
}

inline std::string bytesIn(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

inline void writeBytes(const std::string& path, const std::string& bytes)
{
    std::ofstream(path, std::ios::binary) << bytes;
}

/// Leaves a session and its journal as a program does that is killed while it writes: pages are overwritten,
/// and the journal has their earlier content.
inline void killWriterOf(const std::string& session)
{
    std::string half;
    std::string journal;
    {
        SQLite::Database database(session, SQLite::OPEN_READWRITE);
        database.exec("PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN; UPDATE session SET notes = "
                      "hex(zeroblob(200000)); UPDATE job SET note = hex(zeroblob(50000))");
        half = bytesIn(session);
        journal = bytesIn(journalOf(session));
    }
    writeBytes(session, half);
    writeBytes(journalOf(session), journal);
}

/// Adds a record to a journal that makes SQLite delete `victim` when it rolls the journal back
/// (https://www.sqlite.org/fileformat.html#the_rollback_journal, writeSuperJournal() in pager.c).
inline void nameInJournal(const std::string& session, const std::string& victim)
{
    const auto number = [](std::uint32_t value) {
        std::string bytes;
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes += static_cast<char>(value >> static_cast<unsigned>(shift));
        return bytes;
    };
    std::uint32_t sum = 0;
    for (const char c : victim)
        sum += static_cast<std::uint32_t>(c);
    const std::string magic("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8);
    const std::uint32_t lockedPage = 0x40000000 / 4096 + 1;
    std::ofstream(journalOf(session), std::ios::binary | std::ios::app)
        << number(lockedPage) << victim << number(static_cast<std::uint32_t>(victim.size())) << number(sum)
        << magic;
}

} // namespace sortscope::tests
