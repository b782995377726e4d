// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/hostmemory.h"

#include "tests/support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sortscope;

namespace {

constexpr std::uint64_t kGiB = std::uint64_t{1} << 30U;

/// A root folder with the files that the system would have.
class Machine {
public:
    Machine()
    {
        write("proc/meminfo",
              "MemTotal:       33554432 kB\nMemFree:  1024 kB\nMemAvailable:   16777216 kB\n");
    }

    void write(const QString& path, const QByteArray& content)
    {
        QFileInfo(m_root.filePath(path)).dir().mkpath(".");
        QFile file(m_root.filePath(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    void limitAddressSpace(const QByteArray& limit, const QByteArray& mappedKiB)
    {
        write("proc/self/limits",
              "Limit                     Soft Limit           Hard Limit           Units\n"
              "Max cpu time              unlimited            unlimited            seconds\n"
              "Max address space         "
                  + limit + "            unlimited            bytes\n");
        write("proc/self/status", "Name:\tx\nVmPeak:\t  999999999 kB\nVmSize:\t  " + mappedKiB + " kB\n");
    }

    std::optional<std::uint64_t> available() const
    {
        return plan::availableHostMemory(m_root.path().toStdString());
    }

private:
    QTemporaryDir m_root;
};

QByteArray bytes(std::uint64_t number)
{
    return QByteArray::number(static_cast<qulonglong>(number));
}

} // namespace

class HostMemoryTest : public QObject {
    Q_OBJECT

private slots:
    void withoutLimitsItIsWhatTheSystemHas()
    {
        Machine machine;
        QCOMPARE(machine.available(), std::optional(16 * kGiB));
        machine.write("proc/self/cgroup", "0::/\n");
        machine.write("sys/fs/cgroup/memory.max", "max\n");
        machine.write("sys/fs/cgroup/memory.current", "4096\n");
        machine.limitAddressSpace("unlimited", "1024");
        QCOMPARE(machine.available(), std::optional(16 * kGiB));
    }

    void whatCannotBeReadIsNotKnown()
    {
        QTemporaryDir empty;
        QCOMPARE(plan::availableHostMemory(empty.path().toStdString()), std::nullopt);
    }

    void thisMachineSaysSomething() { QVERIFY(plan::availableHostMemory().value_or(0) > 0); }

    void theTightestControlGroupAboveTheProcessCounts()
    {
        Machine machine;
        machine.write("proc/self/cgroup", "0::/user.slice/job.scope\n");
        machine.write("sys/fs/cgroup/user.slice/memory.max", bytes(8 * kGiB));
        machine.write("sys/fs/cgroup/user.slice/memory.current", bytes(5 * kGiB));
        machine.write("sys/fs/cgroup/user.slice/job.scope/memory.max", bytes(6 * kGiB));
        machine.write("sys/fs/cgroup/user.slice/job.scope/memory.current", bytes(kGiB));
        QCOMPARE(machine.available(), std::optional(3 * kGiB));
    }

    void pagesOfFilesThatTheKernelCanDropAreFree()
    {
        Machine machine;
        machine.write("proc/self/cgroup", "0::/\n");
        machine.write("sys/fs/cgroup/memory.max", bytes(8 * kGiB));
        machine.write("sys/fs/cgroup/memory.current", bytes(7 * kGiB));
        machine.write("sys/fs/cgroup/memory.stat", "anon 1\ninactive_anon 5\ninactive_file " + bytes(2 * kGiB)
                                                       + "\nactive_file " + bytes(kGiB) + "\n");
        QCOMPARE(machine.available(), std::optional(4 * kGiB));
    }

    void aContainerThatSeesOnlyItsOwnGroupIsLimitedByIt()
    {
        Machine machine;
        machine.write("proc/self/cgroup", "0::/../../docker/0123\n");
        machine.write("sys/fs/cgroup/memory.max", bytes(2 * kGiB));
        machine.write("sys/fs/cgroup/memory.current", bytes(kGiB));
        QCOMPARE(machine.available(), std::optional(kGiB));
    }

    void versionOneCountsToo()
    {
        Machine machine;
        machine.write("proc/self/cgroup", "12:pids:/a\n5:cpu,memory:/docker/01:23\n0::/\n");
        machine.write("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712\n");
        machine.write("sys/fs/cgroup/memory/memory.usage_in_bytes", "1\n");
        machine.write("sys/fs/cgroup/memory/docker/01:23/memory.limit_in_bytes", bytes(4 * kGiB));
        machine.write("sys/fs/cgroup/memory/docker/01:23/memory.usage_in_bytes", bytes(3 * kGiB));
        machine.write("sys/fs/cgroup/memory/docker/01:23/memory.stat",
                      "inactive_file 7\ntotal_inactive_file " + bytes(kGiB) + "\ntotal_active_file 0\n");
        QCOMPARE(machine.available(), std::optional(2 * kGiB));
    }

    void theAddressSpaceIsLimitedLessWhatIsMapped()
    {
        Machine machine;
        machine.limitAddressSpace(bytes(3 * kGiB), "1048576");
        QCOMPARE(machine.available(), std::optional(2 * kGiB));
        machine.limitAddressSpace(bytes(kGiB), "2097152");
        QCOMPARE(machine.available(), std::optional(std::uint64_t{0}));
    }
};

SORTSCOPE_TEST(HostMemoryTest)
#include "hostmemorytest.moc"
