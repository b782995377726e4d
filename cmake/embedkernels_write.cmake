# SPDX-License-Identifier: GPL-3.0-or-later
# Build step of embedkernels.cmake: KERNEL_DIR, KERNEL_LIST, OUTPUT.
#
# Each file becomes an array of characters, not a string literal: an array has no length limit
# and no delimiter or escape that a kernel's text could collide with.

file(STRINGS "${KERNEL_LIST}" names)
list(LENGTH names count)

set(arrays "")
set(entries "")
set(index 0)
foreach(name IN LISTS names)
    file(READ "${KERNEL_DIR}/${name}" bytes HEX)
    string(REGEX REPLACE "(..)" "'\\\\x\\1'," characters "${bytes}")
    string(APPEND arrays "// ${name}\nconstexpr char kSource${index}[] = {${characters}'\\0'};\n")
    string(APPEND entries "    EmbeddedKernel{\"${name}\", {kSource${index}, sizeof(kSource${index}) - 1}},\n")
    math(EXPR index "${index} + 1")
endforeach()

file(WRITE "${OUTPUT}" "// Written by cmake/embedkernels_write.cmake: edit the files in kernels/ instead.
#include \"core/algorithms/kernelsource.h\"

#include <array>

namespace sortscope::algorithms {
namespace {

${arrays}
constexpr std::array<EmbeddedKernel, ${count}> kKernels = {
${entries}};

} // namespace

std::span<const EmbeddedKernel> embeddedKernels()
{
    return kKernels;
}

} // namespace sortscope::algorithms
")
