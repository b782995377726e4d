// SPDX-License-Identifier: GPL-3.0-or-later
// The values that travel with keys, for kernels with the constants KEY and VALUE_BYTES: 4 or 8, or 0 for keys
// without values.

#define VALUES (VALUE_BYTES != 0)
#if VALUE_BYTES == 8
#    define VALUE ulong
#else
#    define VALUE uint
#endif

// Where the values of `length` keys begin: behind them, at the next multiple of their size
// (data::valuesBegin).
#define VALUES_OF(keys, length) \
    ((__global VALUE*)(keys) + ((ulong)(length) * sizeof(KEY) + sizeof(VALUE) - 1u) / sizeof(VALUE))
