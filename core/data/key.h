// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/named.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace sortscope::data {

/// The version of all generators and needles: raised whenever a seed gives other keys than it did before.
inline constexpr std::uint32_t kGeneratorVersion = 2;

/// The 32 bits of a key, whatever its type. Kernels and verifiers that are told no type take them as an
/// unsigned number.
using Key = std::uint32_t;
/// The 64 bits of a wide key, whatever its type.
using WideKey = std::uint64_t;
/// The bits of narrow keys, whatever their type: 8 and 16 of them.
using ByteKey = std::uint8_t;
using ShortKey = std::uint16_t;

/// The words in which keys are stored.
template <typename T>
concept KeyWord =
    std::same_as<T, ByteKey> || std::same_as<T, ShortKey> || std::same_as<T, Key> || std::same_as<T, WideKey>;

/// The words of which an input may have more than there are different ones.
template <typename T>
concept NarrowKeyWord = KeyWord<T> && sizeof(T) < sizeof(Key);

/// The meaning of a key's bits: an unsigned number, a signed one in two's complement, or a float of IEEE 754.
enum class KeyKind { Unsigned, Signed, Float };

/// A kind and a width, by rising widths, each in the order of KeyKind. Floats are IEEE 754's binary16,
/// binary32 and binary64.
enum class KeyType { U8, I8, U16, I16, F16, U32, I32, F32, U64, I64, F64 };

constexpr auto namesOf(KeyType /*type*/)
{
    return base::namesUpTo<KeyType::F64>("u8", "i8", "u16", "i16", "f16", "u32", "i32", "f32", "u64", "i64",
                                         "f64");
}

/// The bytes of a key.
constexpr std::size_t keyBytes(KeyType type)
{
    if (type <= KeyType::I8)
        return sizeof(ByteKey);
    if (type <= KeyType::F16)
        return sizeof(ShortKey);
    return type <= KeyType::F32 ? sizeof(Key) : sizeof(WideKey);
}

/// True for keys of 64 bits, which are stored in WideKey.
constexpr bool isWide(KeyType type)
{
    return keyBytes(type) == sizeof(WideKey);
}

/// True for keys of 8 and 16 bits.
constexpr bool isNarrow(KeyType type)
{
    return keyBytes(type) < sizeof(Key);
}

constexpr KeyKind kindOf(KeyType type)
{
    switch (type) {
    case KeyType::U8:
    case KeyType::U16:
    case KeyType::U32:
    case KeyType::U64:
        break;
    case KeyType::I8:
    case KeyType::I16:
    case KeyType::I32:
    case KeyType::I64:
        return KeyKind::Signed;
    case KeyType::F16:
    case KeyType::F32:
    case KeyType::F64:
        return KeyKind::Float;
    }
    return KeyKind::Unsigned;
}

/// The host's float that is as wide as a word; it has none of 16 bits.
template <KeyWord Word>
    requires(sizeof(Word) >= sizeof(Key))
using FloatOf = std::conditional_t<std::same_as<Word, WideKey>, double, float>;

/// The type of unsigned numbers that are stored in a word.
template <KeyWord Word>
inline constexpr KeyType kUnsignedType = sizeof(Word) == sizeof(ByteKey)    ? KeyType::U8
                                         : sizeof(Word) == sizeof(ShortKey) ? KeyType::U16
                                         : sizeof(Word) == sizeof(Key)      ? KeyType::U32
                                                                            : KeyType::U64;

/// The type of the floats that are stored in a word of 16 bits or more.
template <KeyWord Word>
    requires(sizeof(Word) >= sizeof(ShortKey))
inline constexpr KeyType kFloatType = sizeof(Word) == sizeof(ShortKey) ? KeyType::F16
                                      : sizeof(Word) == sizeof(Key)    ? KeyType::F32
                                                                       : KeyType::F64;

/// Returns call(std::type_identity<Word>()) for the word in which keys of `type` are stored.
template <typename Call>
constexpr decltype(auto) withWord(KeyType type, const Call& call)
{
    switch (keyBytes(type)) {
    case sizeof(ByteKey):
        return call(std::type_identity<ByteKey>());
    case sizeof(ShortKey):
        return call(std::type_identity<ShortKey>());
    case sizeof(WideKey):
        return call(std::type_identity<WideKey>());
    default:
        return call(std::type_identity<Key>());
    }
}

/// The type of the ranks of keys: unsigned numbers of the same width.
constexpr KeyType unsignedLike(KeyType type)
{
    return withWord(type, []<KeyWord Word>(std::type_identity<Word>) { return kUnsignedType<Word>; });
}

/// The word in which keys of a type are stored.
template <KeyType Type>
using WordOf =
    std::conditional_t<keyBytes(Type) == sizeof(ByteKey), ByteKey,
                       std::conditional_t<keyBytes(Type) == sizeof(ShortKey), ShortKey,
                                          std::conditional_t<keyBytes(Type) == sizeof(Key), Key, WideKey>>>;

/// The value that travels with each key of a sort: none, or a word of 32 or 64 bits.
enum class ValueType { None, U32, U64 };

constexpr auto namesOf(ValueType /*type*/)
{
    return base::namesUpTo<ValueType::U64>("none", "u32", "u64");
}

/// The words of values. The value of an input's key is the key's index there, which tells equal keys apart.
using Value = std::uint32_t;
using WideValue = std::uint64_t;

/// The bytes of a value; 0 without values.
constexpr std::size_t valueBytes(ValueType type)
{
    switch (type) {
    case ValueType::None:
        break;
    case ValueType::U32:
        return sizeof(Value);
    case ValueType::U64:
        return sizeof(WideValue);
    }
    return 0;
}

/// Returns call(std::type_identity<Word>()) for the word of values of `type`, which are not None.
template <typename Call>
constexpr decltype(auto) withValueWord(ValueType type, const Call& call)
{
    if (type == ValueType::U64)
        return call(std::type_identity<WideValue>());
    return call(std::type_identity<Value>());
}

/// The bytes of a key with its value.
constexpr std::size_t pairBytes(KeyType key, ValueType values)
{
    return keyBytes(key) + valueBytes(values);
}

/// The byte at which the values begin behind `count` keys: the first multiple of their size.
constexpr std::size_t valuesBegin(KeyType key, ValueType values, std::size_t count)
{
    const auto keys = count * keyBytes(key);
    const auto each = valueBytes(values);
    return each == 0 ? keys : (keys + each - 1) / each * each;
}

/// The bytes of `count` keys with the values behind them.
constexpr std::size_t inputBytes(KeyType key, ValueType values, std::size_t count)
{
    return valuesBegin(key, values, count) + count * valueBytes(values);
}

enum class Direction { Ascending, Descending };

constexpr auto namesOf(Direction /*type*/)
{
    return base::namesUpTo<Direction::Descending>("ascending", "descending");
}

} // namespace sortscope::data
