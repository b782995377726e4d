// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace sortscope::places {

/// A file that a bundle unpacks.
struct BundledFile {
    /// The path below the bundle's folder: "lib/libtbb.so.12". Letters, digits and ._+-/ alone.
    std::string name;
    bool isProgram = false;
    std::string content;
};

/// Returns the files that this program needs on a machine that has none of them: itself as
/// "bin/sortscope-cli", the script that starts it as "sortscope-cli", and the libraries that the loader has
/// found for it:
///  - "bin", beside the program: the library with CUB's and Thrust's entries, if there is one here;
///  - "lib": the libraries that it always takes from here;
///  - "cxx", "opencl": the C++ runtime and OpenCL's loader, for machines that have none, or older ones;
///  - "glibc": the C library and its loader, for machines whose own are older.
/// Drivers, and the libraries that come with them (OpenCL's platforms, NVRTC, CUPTI), are the machine's. For
/// a program that was started from a bundle, these are the files of the bundle. Sorted by name. Throws
/// std::runtime_error that names the file that cannot be read.
std::vector<BundledFile> filesOfThisProgram();

/// Returns one file: a script for /bin/sh with `files` behind it. The script unpacks them once, below
/// ~/.cache/sortscope in a folder that is named by their SHA-256, and starts the "sortscope-cli" among them.
/// With the argument --place-here it only unpacks itself, and ~/.cache/sortscope/VERSION/sortscope-cli leads
/// to it from then on. The same files make the same bytes. Throws std::invalid_argument for a name that is
/// not allowed.
std::string bundleOf(const std::vector<BundledFile>& files);

} // namespace sortscope::places
