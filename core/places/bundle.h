// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace sortscope::places {

/// A file that a bundle unpacks.
struct BundledFile {
    /// Below the bundle's folder: "lib/libtbb.so.12". Letters, digits and ._+-/ alone.
    std::string name;
    bool isProgram = false;
    std::string content;
};

/// What this program needs on a machine that has nothing of it: itself as "bin/sortscope-cli", the script
/// that starts it as "sortscope-cli", and the libraries that the loader has found for it:
///  - "lib": those that it always takes from here;
///  - "cxx", "opencl": the C++ runtime and OpenCL's loader, for machines that have none, or older ones;
///  - "glibc": the C library and its loader, for machines whose own are older.
/// Drivers, and what comes with them (OpenCL's platforms, NVRTC, CUPTI), are the machine's. Of a program that
/// was started from a bundle, these are the bundle's. Sorted by name. Throws std::runtime_error that names
/// what cannot be read.
std::vector<BundledFile> filesOfThisProgram();

/// One file: a script for /bin/sh with `files` behind it, which unpacks them once, below ~/.cache/sortscope
/// in a folder that is called by their SHA-256, and starts the "sortscope-cli" among them. With --place-here
/// as its argument it only unpacks itself, and ~/.cache/sortscope/VERSION/sortscope-cli leads to it from then
/// on. The same files make the same bytes. Throws std::invalid_argument for a name that is not allowed.
std::string bundleOf(const std::vector<BundledFile>& files);

} // namespace sortscope::places
