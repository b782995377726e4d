// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <string_view>

namespace sortscope::tests {

/// A class of tests in the program of its folder, which runs one of them: `core_tests statisticstest
/// [arguments of Qt Test]`. Linking one program a folder takes a fraction of the time that a program a class
/// takes, and ctest still starts each class in a process of its own.
class TestClass {
public:
    using Run = int (*)(int argc, char* argv[]);

    /// `source`: the path of its file, whose stem is its name.
    TestClass(std::string_view source, Run run);
};

/// What a program of tests is made of.
int runTestClass(int argc, char* argv[]);

} // namespace sortscope::tests

/// Registers a class of tests that wants no application object; `Class` is defined in this source, after
/// whose end its .moc file is included.
#define SORTSCOPE_TEST(Class)                                                                         \
    static const sortscope::tests::TestClass registered##Class(__FILE__, [](int argc, char* argv[]) { \
        QTest::Internal::callInitMain<Class>();                                                       \
        Class test;                                                                                   \
        return QTest::qExec(&test, argc, argv);                                                       \
    });

/// The same with an object of `Application`, such as QCoreApplication.
#define SORTSCOPE_TEST_WITH(Application, Class)                                                       \
    static const sortscope::tests::TestClass registered##Class(__FILE__, [](int argc, char* argv[]) { \
        QTest::Internal::callInitMain<Class>();                                                       \
        Application application(argc, argv);                                                          \
        application.setAttribute(Qt::AA_Use96Dpi, true);                                              \
        Class test;                                                                                   \
        return QTest::qExec(&test, argc, argv);                                                       \
    });
