// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/commandlinetree.h"
#include "manual/writemanual.h"

int main(int argc, char** argv)
{
    using namespace sortscope::manual;
    return writeManual(commandLineTree(), {"sortscope"}, argc, argv);
}
