// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sortscope::base {

/// Call it in main() before there is another thread, in programs where no thread must wait for the others:
/// each thread gets a heap of its own, up to 4,096 of them. By itself the C library has eight per processor
/// and lets further threads share them, and a thread that loses its processor inside a heap stops the threads
/// that share it. Heaps grow by 16 MiB at a time, since the kernel locks the memory of the whole process
/// meanwhile. This takes addresses rather than memory; up to 128 MiB of freed memory stay with the process.
/// Source: mallopt(3) of glibc.
void giveThreadsHeapsOfTheirOwn();

} // namespace sortscope::base
