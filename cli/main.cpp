// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/application.h"
#include "core/base/processsetup.h"

int main(int argc, char* argv[])
{
    sortscope::base::prepareProcess();
    return sortscope::cli::runApplication(argc, argv);
}
