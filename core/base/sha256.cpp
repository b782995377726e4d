// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sha256.h"

#include <fmt/format.h>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace sortscope::base {
namespace {

using Word = std::uint32_t;
using State = std::array<Word, 8>;

constexpr std::size_t kBlock = 64;
/// The position of the message's length in the last block.
constexpr std::size_t kLengthAt = 56;

/// FIPS 180-4, 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<Word, 64> kConstants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

/// 5.3.3: the same bits of the square roots of the first eight primes.
constexpr State kInitial{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

std::array<Word, 64> schedule(std::string_view block)
{
    std::array<Word, 64> words{};
    for (std::size_t i = 0; i < kBlock; ++i)
        words.at(i / 4) = words.at(i / 4) << 8U | static_cast<unsigned char>(block[i]);
    for (std::size_t t = 16; t < words.size(); ++t) {
        const Word a = words.at(t - 15);
        const Word b = words.at(t - 2);
        words.at(t) = (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10U) + words.at(t - 7)
                      + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3U) + words.at(t - 16);
    }
    return words;
}

/// 6.2.2: takes a block into the state.
void digest(State& state, std::string_view block)
{
    const auto words = schedule(block);
    auto [a, b, c, d, e, f, g, h] = state;
    for (std::size_t t = 0; t < words.size(); ++t) {
        const Word first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + ((e & f) ^ (~e & g))
                           + kConstants.at(t) + words.at(t);
        const Word second =
            (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + first;
        d = c;
        c = b;
        b = a;
        a = first + second;
    }
    const State worked{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < state.size(); ++i)
        state.at(i) += worked.at(i);
}

/// 5.1.1: the rest of the message, a one bit, zeros, and the length in bits.
std::string padded(std::string_view rest, std::uint64_t length)
{
    std::string last(rest);
    last += '\x80';
    while (last.size() % kBlock != kLengthAt)
        last += '\0';
    for (int shift = 56; shift >= 0; shift -= 8)
        last += static_cast<char>(length * 8 >> static_cast<unsigned>(shift) & 0xFFU);
    return last;
}

} // namespace

std::string sha256(std::string_view bytes)
{
    State state = kInitial;
    const auto whole = bytes.size() / kBlock * kBlock;
    for (std::size_t at = 0; at < whole; at += kBlock)
        digest(state, bytes.substr(at, kBlock));
    const auto last = padded(bytes.substr(whole), bytes.size());
    for (std::size_t at = 0; at < last.size(); at += kBlock)
        digest(state, std::string_view(last).substr(at, kBlock));
    std::string text;
    for (const Word word : state)
        text += fmt::format("{:08x}", word);
    return text;
}

} // namespace sortscope::base
