// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sortscope::base {

/// Call in main() before there is another thread, where one thread must not wait for the others: each gets a
/// heap of its own, up to 4,096 of them. By itself the C library has eight a processor and lets further
/// threads share them, and whoever loses its processor within one stops those that share it. And heaps grow
/// by 16 MiB at a time, since the kernel locks the memory of the whole process meanwhile. This takes
/// addresses rather than memory; up to 128 MiB that are free again stay with the process. Source: mallopt(3)
/// of glibc.
void giveThreadsHeapsOfTheirOwn();

} // namespace sortscope::base
