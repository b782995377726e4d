// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace sortscope::process {

/// The most bytes of a runner that travel in one piece.
inline constexpr std::size_t kMostPart = std::size_t{64} << 10U;

/// A descriptor that is closed with its owner.
class Descriptor {
public:
    explicit Descriptor(int number = -1) : m_number(number) {}
    ~Descriptor() { close(); }
    Descriptor(Descriptor&& other) noexcept;
    Descriptor& operator=(Descriptor&& other) noexcept;
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int get() const { return m_number; }
    void close();

private:
    int m_number;
};

struct SocketPair {
    Descriptor ours;
    Descriptor theirs;
};

/// Returns two sockets that lead to each other; no program that is started inherits them. Throws
/// std::system_error.
SocketPair socketPair();

/// Returns false if the other side does not take all bytes within a minute, or is gone.
bool writeAll(int socket, std::string_view bytes);

/// Gives the bytes that come from `descriptor` to `take`, in parts of at most kMostPart bytes, until they
/// end.
void readAll(int descriptor, const std::function<void(std::string)>& take);

} // namespace sortscope::process
