// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <string_view>

namespace sortscope::tests {

/// A class of tests in the program of its folder, which runs one class: `core_tests statisticstest [arguments
/// of Qt Test]`. Linking one program per folder takes a fraction of the time of one program per class, and
/// ctest still starts each class in a process of its own.
class TestClass {
public:
    using Run = int (*)(int argc, char* argv[]);

    /// `source` is the path of the class' file, whose stem becomes its name.
    TestClass(std::string_view source, Run run);
};

/// The main function of a program of tests.
int runTestClass(int argc, char* argv[]);

} // namespace sortscope::tests

/// Registers a class of tests that needs no application object; `Class` is defined in this source, whose .moc
/// file is included at its end.
#define SORTSCOPE_TEST(Class)                                                                         \
    static const sortscope::tests::TestClass registered##Class(__FILE__, [](int argc, char* argv[]) { \
        QTest::Internal::callInitMain<Class>();                                                       \
        Class test;                                                                                   \
        return QTest::qExec(&test, argc, argv);                                                       \
    });

/// Registers a class of tests that needs an object of `Application`, such as QCoreApplication.
#define SORTSCOPE_TEST_WITH(Application, Class)                                                       \
    static const sortscope::tests::TestClass registered##Class(__FILE__, [](int argc, char* argv[]) { \
        QTest::Internal::callInitMain<Class>();                                                       \
        Application application(argc, argv);                                                          \
        application.setAttribute(Qt::AA_Use96Dpi, true);                                              \
        Class test;                                                                                   \
        return QTest::qExec(&test, argc, argv);                                                       \
    });
