# SPDX-License-Identifier: GPL-3.0-or-later
# What takes no part in a measurement is compiled with -O1: the compiler needs three quarters of its time for it. What
# measures, generates, verifies, sorts and searches has -O3.

set(quick_options "$<$<AND:$<COMPILE_LANGUAGE:CXX>,$<CONFIG:Release>>:-O1>")
