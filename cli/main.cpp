// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/application.h"

int main(int argc, char* argv[])
{
    return sortscope::cli::runApplication(argc, argv);
}
