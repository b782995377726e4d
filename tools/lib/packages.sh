# shellcheck shell=bash disable=SC2034
# SPDX-License-Identifier: GPL-3.0-or-later
# The packages of Debian 12 and Ubuntu 24.04 (same names) that the project needs. Nothing else
# lists them. The CUDA Toolkit is not among them: it is used where it is already installed.

# To build and run sortscope and sortscope-cli.
run_packages=(
    ca-certificates
    ccache
    cmake
    g++
    git
    libboost-dev
    libcli11-dev
    libfmt-dev
    libgl-dev
    libhwy-dev
    libips4o-dev
    liblua5.4-dev
    libqscintilla2-qt6-dev # the editor of the workshop
    libqt6opengl6-dev # Qt Charts needs it, and only recommends it
    libsqlite3-dev
    libsqlitecpp-dev
    libtbb-dev
    ninja-build
    nlohmann-json3-dev
    ocl-icd-opencl-dev
    opencl-clhpp-headers
    pkg-config
    pocl-opencl-icd # an OpenCL device where there is no GPU
    qt6-base-dev
    qt6-charts-dev
    qt6-l10n-tools
    qt6-svg-dev
    qt6-tools-dev
    qt6-tools-dev-tools
    qt6-translations-l10n
    qt6-wayland
)

# To make a .deb, besides run_packages.
deb_packages=(
    dpkg-dev # dpkg-shlibdeps finds the packages that a program needs
    file
    gzip
)

# To check and test, besides run_packages.
test_packages=(
    clang-format-14 # one version everywhere: each version formats a little differently
    fonts-dejavu-core
    fonts-noto-cjk # layouts are measured in Chinese, Japanese and Korean, too
    locales # the sources of the comma locale that a test runs under
    python3 # tools/include-depth
)

# For the tests of remote measuring, which skip themselves where these are not installed: CI installs them. They are
# servers, so nothing else does.
remote_packages=(
    munge
    openssh-client
    openssh-server
    slurm-wlm
)

# For tools/test --tidy, which takes clang-tidy from PyPI: from version 21 on it leaves out the declarations of system
# headers, and needs a fifth of the time. Without PyPI it is Debian's clang-tidy-19; clang 14 can't parse all of the C++20
# that g++ 12 accepts.
tidy_version=23.1.4
tidy_packages=(
    python3-venv
)
tidy_fallback_packages=(
    clang-tidy-19
)

# For tools/test --fuzz: libFuzzer comes with clang.
fuzz_packages=(
    clang-19
    libclang-rt-19-dev
)
