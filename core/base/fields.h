// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <stdexcept>
#include <string_view>
#include <tuple>
#include <type_traits>

namespace sortscope::base {

/// Says which formats have a member, and how. Documents are JSON, messages and state files; tables are those
/// of a session.
enum class Mark { Plain, OrNull, Added, InDocuments, InTables, Inner, Elsewhere };

/// A member of a struct, and its name in all formats.
template <Mark mark, typename... Links>
struct Field {
    std::string_view name;
    /// Pointers to members, which lead from the struct through its parts to the member.
    std::tuple<Links...> links;

    constexpr auto& in(auto& object) const
    {
        return std::apply(
            [&](auto... link) -> auto& { return (object.*....*link); }, links);
    }
};

template <Mark mark>
constexpr auto marked(std::string_view name, auto... links)
{
    return Field<mark, decltype(links)...>{name, {links...}};
}

constexpr auto field(std::string_view name, auto... links)
{
    return marked<Mark::Plain>(name, links...);
}
/// The 0 or empty text of this member stands for "has none", and is null in documents.
constexpr auto orNull(std::string_view name, auto... links)
{
    return marked<Mark::OrNull>(name, links...);
}
/// Documents of earlier programs lack this member.
constexpr auto added(std::string_view name, auto... links)
{
    return marked<Mark::Added>(name, links...);
}
constexpr auto inDocuments(std::string_view name, auto... links)
{
    return marked<Mark::InDocuments>(name, links...);
}
constexpr auto inTables(std::string_view name, auto... links)
{
    return marked<Mark::InTables>(name, links...);
}
/// Documents have the fields of this member, a struct, among those of the object.
constexpr auto inner(auto... links)
{
    return marked<Mark::Inner>({}, links...);
}
/// This member is kept beside the object, or follows from other members.
constexpr auto elsewhere(auto link)
{
    return marked<Mark::Elsewhere>({}, link);
}

/// Stands for a value of any type; only for countMembers().
struct AnyValue {
    template <typename T>
    operator T() const; // NOLINT(google-explicit-constructor)
};

/// The number of members of an aggregate.
template <typename Struct, typename... Values>
consteval std::size_t countMembers()
{
    if constexpr (requires { Struct{Values{}..., AnyValue{}}; })
        return countMembers<Struct, Values..., AnyValue>();
    else
        return sizeof...(Values);
}

/// Compares pointers to members of any two types.
template <typename A, typename B>
constexpr bool isSame(A a, B b)
{
    if constexpr (std::same_as<A, B>)
        return a == b;
    else
        return false;
}

/// The number of members of Struct among `links`; a member that is there twice counts once.
template <typename Struct>
constexpr std::size_t countLinked()
{
    return 0;
}
template <typename Struct, typename Member, typename Class, typename... Others>
constexpr std::size_t countLinked([[maybe_unused]] Member Class::*link, Others... others)
{
    const bool isLast = !(isSame(link, others) || ...);
    return countLinked<Struct>(others...) + (std::same_as<Class, Struct> && isLast ? 1 : 0);
}

/// True if the fields lead to every member of each of Structs.
template <typename... Structs>
constexpr bool nameAllMembers(const auto&... fields)
{
    const auto complete = [](auto... links) {
        return ((countLinked<Structs>(links...) == countMembers<Structs>()) && ...);
    };
    return std::apply(complete, std::tuple_cat(fields.links...));
}

/// The list of a struct's fields, in the order of documents. Does not compile unless it names every member of
/// the struct, and of its Parts: parts whose members stand one by one among those of the struct.
template <typename... Parts, typename Member, typename Struct, Mark mark, typename... Links,
          typename... Others>
constexpr auto list(Field<mark, Member Struct::*, Links...> first, Others... others)
{
    if (!nameAllMembers<Struct, Parts...>(first, others...))
        throw std::logic_error("a member of the struct is not in the list of its fields");
    return std::tuple(first, others...);
}

template <typename T, typename... Structs>
concept Is = (std::same_as<T, Structs> || ...);

/// The list() of a struct, which is defined beside the struct or in a header of its folder:
///
///     template <Is<Floor> F>
///     inline constexpr auto kFields<F> = list(field("clock", &F::clock), …);
template <typename Struct>
inline constexpr auto kFields = nullptr;

template <typename T>
concept Listed = !std::same_as<decltype(kFields<std::remove_const_t<T>>), const std::nullptr_t>;

/// Calls visit(field, member) for each field of `object`, in the order of the list.
template <Listed Struct>
void forEachField(Struct& object, auto&& visit)
{
    std::apply([&](const auto&... each) { (visit(each, each.in(object)), ...); },
               kFields<std::remove_const_t<Struct>>);
}

} // namespace sortscope::base
