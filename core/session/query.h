// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/session/columns.h"

#include <optional>
#include <string>
#include <utility>

namespace sortscope::session {

/// A SELECT that is run again and again: compiled once, at its first run. Must not outlive its database. Not
/// for a query that is run while its own rows are visited.
class Query {
public:
    Query(SQLite::Database& sql, std::string text) : m_sql(sql), m_text(std::move(text)) {}

    /// Calls visit(ColumnReader&) for each row that these values find.
    template <typename Visit>
    void forEach(Visit visit, const auto&... values)
    {
        if (!m_statement)
            m_statement.emplace(m_sql, m_text);
        const Reset atTheEnd{*m_statement};
        ColumnBinder binder(*m_statement);
        (binder.add(values), ...);
        while (m_statement->executeStep()) {
            ColumnReader row(*m_statement);
            visit(row);
        }
    }

private:
    /// A statement that is not reset holds its lock on the file.
    struct Reset {
        explicit Reset(SQLite::Statement& of) : statement(of) {}
        ~Reset() { statement.tryReset(); }
        Reset(const Reset&) = delete;
        Reset& operator=(const Reset&) = delete;

        SQLite::Statement& statement;
    };

    SQLite::Database& m_sql;
    std::string m_text;
    std::optional<SQLite::Statement> m_statement;
};

} // namespace sortscope::session
