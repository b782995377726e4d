// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"

#include <cstdio>
#include <map>
#include <span>
#include <string>

namespace sortscope::tests {
namespace {

std::map<std::string, TestClass::Run, std::less<>>& testClasses()
{
    static std::map<std::string, TestClass::Run, std::less<>> classes;
    return classes;
}

} // namespace

TestClass::TestClass(std::string_view source, Run run)
{
    source.remove_prefix(source.rfind('/') + 1);
    source.remove_suffix(source.size() - source.rfind('.'));
    testClasses().emplace(source, run);
}

int runTestClass(int argc, char* argv[])
{
    const std::span arguments(argv, static_cast<std::size_t>(argc));
    const auto found = argc < 2 ? testClasses().end() : testClasses().find(std::string_view(arguments[1]));
    if (found == testClasses().end()) {
        std::fprintf(stderr, "usage: %s CLASS [arguments of Qt Test], where CLASS is one of:\n",
                     arguments[0]);
        for (const auto& [name, run] : testClasses())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    // Qt Test takes the arguments behind the name of the class.
    arguments[1] = arguments[0];
    return found->second(argc - 1, argv + 1);
}

} // namespace sortscope::tests

int main(int argc, char* argv[])
{
    return sortscope::tests::runTestClass(argc, argv);
}
