// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QModelIndexList>
#include <QSortFilterProxyModel>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace sortscope::gui::models {

enum class TableFormat { Tsv, Csv };

/// The cells' raw values as text with a line of column titles on top, for the clipboard. The smallest
/// rectangle of rows and columns that holds `cells` is written; numbers are the same under every locale and
/// keep all digits.
QString tableText(const QModelIndexList& cells, TableFormat format);

/// Sorts the tables of this folder by their raw values and filters them by text and state.
class SortFilterModel : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit SortFilterModel(QObject* parent = nullptr);

    /// Decides which rows are left.
    struct Filter {
        /// Keeps rows that contain every word of it somewhere; all rows if it has no words.
        QString text;
        /// Keeps rows in one JobState only; all rows if it is empty.
        std::optional<int> state;
        /// Keeps rows of the jobs for which it returns true; all rows if it is empty.
        std::function<bool(int job)> shown;
    };

    /// Asks every row once, also if the filter is the earlier one: its function may answer differently now.
    void setFilter(Filter filter);

    /// Rows without a value come last, in both orders: they are not small numbers.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    bool filterAcceptsRow(int sourceRow, const QModelIndex& sourceParent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    Qt::SortOrder m_order = Qt::AscendingOrder;
    Filter m_filter;
    /// The words of the filter's text.
    QStringList m_words;
};

/// Roles that every table model of the program answers beside Qt's own.
enum Role : int {
    /// The number or word behind the text, for sorting and copying. Invalid if nothing is known.
    RawRole = Qt::UserRole,
    /// models::JobState of the row, as int.
    StateRole,
    /// results::JobId of the row.
    JobIdRole,
    /// All words that the row may be searched by, as one text.
    SearchRole,
    /// True for the best of the figures that a cell is compared with.
    BestRole,
};

/// What the cells of a column hold. Numbers stand to the right, texts to the left. Rough numbers are known
/// within some per cent: two decimals suffice.
enum class Cells { Texts, Numbers, RoughNumbers };

/// The text of a raw value: whole numbers grouped, milliseconds and rates with fixed decimals so that a
/// column's digits line up, texts as they are, nothing for unknown values.
QString cellText(const QVariant& raw, Cells cells = Cells::Numbers);

/// A column of a table whose rows are all of one kind. Its texts are marked with QT_TR_NOOP in a function of
/// the model.
template <typename Row>
struct TableColumn {
    const char* title;
    /// nullptr if the title says enough.
    const char* explanation;
    Cells cells;
    QVariant (*raw)(const Row&);
    /// nullptr if the raw value is written as it is.
    QString (*display)(const Row&) = nullptr;
    /// nullptr if the text says enough.
    QString (*toolTip)(const Row&) = nullptr;
};

/// The common base of all tables of the program: each cell has a raw value and a text, each column a title.
class TableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    int rowCount(const QModelIndex& parent = {}) const final;
    int columnCount(const QModelIndex& parent = {}) const final;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const final;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const final;

protected:
    /// The heading of a column.
    struct Header {
        QString title;
        QString explanation;
        /// True if the column holds numbers, which stand to the right; texts stand to the left.
        bool number = false;
    };

    template <typename Row>
    Header headerOf(const TableColumn<Row>& column) const
    {
        return {metaObject()->tr(column.title, nullptr), metaObject()->tr(column.explanation, nullptr),
                column.cells != Cells::Texts};
    }

    virtual int rows() const = 0;
    virtual int columns() const = 0;
    virtual Header header(int column) const = 0;
    virtual QVariant raw(int row, int column) const = 0;
    virtual QString display(int row, int column) const = 0;
    virtual QString toolTip(int row, int column) const { return display(row, column); }
    /// The answer to BestRole.
    virtual bool isBest(int /*row*/, int /*column*/) const { return false; }
    /// The words of a screen reader for a cell whose text does not say everything; empty for other cells.
    virtual QString spoken(int /*row*/, int /*column*/) const { return {}; }
    /// The answer to SearchRole: the texts of all cells of the row, unless a model has something better.
    virtual QString searchText(int row) const;
    /// The answer to StateRole or JobIdRole; invalid in tables whose rows are no jobs.
    virtual QVariant job(int /*row*/, int /*column*/, Role /*role*/) const { return {}; }
};

/// A table whose rows are all of one kind, made from the list of its columns.
template <typename RowType>
class DescribedModel : public TableModel {
public:
    using Row = RowType;
    using Columns = std::span<const TableColumn<Row>>;

protected:
    /// `columns` must outlive the model.
    DescribedModel(Columns columns, QObject* parent) : TableModel(parent), m_columns(columns) {}

    void setRows(std::vector<Row> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        makeRaw();
        endResetModel();
    }

    /// Changes each row, of which `column` alone shows something else then.
    template <typename Change>
    void changeRows(int column, Change change)
    {
        std::ranges::for_each(m_rows, change);
        makeRaw();
        if (!m_rows.empty())
            emit dataChanged(index(0, column), index(rows() - 1, column));
    }

    int rows() const final { return static_cast<int>(m_rows.size()); }
    int columns() const final { return static_cast<int>(m_columns.size()); }
    Header header(int column) const final { return headerOf(described(column)); }
    QVariant raw(int row, int column) const final
    {
        return m_raw.at(static_cast<std::size_t>(row)).at(static_cast<std::size_t>(column));
    }
    QString display(int row, int column) const final
    {
        const auto& of = described(column);
        return of.display ? of.display(rowAt(row)) : cellText(raw(row, column), of.cells);
    }
    QString toolTip(int row, int column) const final
    {
        const auto tip = described(column).toolTip;
        return tip ? tip(rowAt(row)) : display(row, column);
    }

private:
    const TableColumn<Row>& described(int column) const
    {
        return m_columns[static_cast<std::size_t>(column)];
    }
    const Row& rowAt(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }

    void makeRaw()
    {
        m_raw.clear();
        for (const auto& row : m_rows) {
            auto& cells = m_raw.emplace_back();
            for (const auto& column : m_columns)
                cells.push_back(column.raw(row));
        }
    }

    Columns m_columns;
    std::vector<Row> m_rows;
    /// The values for sorting and copying, made once: a view asks for them whenever it sorts or paints.
    std::vector<std::vector<QVariant>> m_raw;
};

} // namespace sortscope::gui::models
