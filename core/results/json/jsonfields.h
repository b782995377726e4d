// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/row/resultfields.h"

namespace sortscope::results {

/// Visits the fields of `object` that documents have. Calls visit(key, member); visit.orNull(key, member) for
/// members whose 0 or empty text is null in documents; visit.added(key, member) for those that documents of
/// earlier programs lack.
template <typename Visit, base::Listed Struct>
void fields(Visit& visit, Struct& object)
{
    const auto visitField = [&]<base::Mark mark, typename... Links>(const base::Field<mark, Links...>& field,
                                                                    auto& member)
    {
        if constexpr (mark == base::Mark::Plain || mark == base::Mark::InDocuments)
            visit(field.name, member);
        else if constexpr (mark == base::Mark::OrNull)
            visit.orNull(field.name, member);
        else if constexpr (mark == base::Mark::Added)
            visit.added(field.name, member);
        else if constexpr (mark == base::Mark::Inner)
            fields(visit, member);
    };
    base::forEachField(object, visitField);
}

} // namespace sortscope::results
