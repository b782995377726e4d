// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/kernelcache.h"

#include "core/backend/cuda/recentimages.h"
#include "tests/support/testprogram.h"

#include <sys/stat.h>

#include <QTest>

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <thread>

using sortscope::backend::KernelCache;
using sortscope::backend::cuda::RecentImages;
namespace fs = std::filesystem;

namespace {

std::string readWhole(const fs::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void writeWhole(const fs::path& path, const std::string& content)
{
    std::ofstream(path, std::ios::binary | std::ios::trunc) << content;
}

const std::string kKey = "NVRTC 13.0\nfile a.cl\n--gpu-architecture=sm_90\n__kernel void f() {}";
const std::string kImage("\x7f"
                         "ELF\0\n binary",
                         13);

} // namespace

class KernelCacheTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    void whatWasStoredIsFound()
    {
        const auto cache = makeCache();
        QVERIFY(!cache.find(kKey));
        cache.store(kKey, kImage);
        QCOMPARE(cache.find(kKey).value(), kImage);
        QVERIFY(!cache.find(kKey + ' '));
        cache.store(kKey, "");
        QCOMPARE(cache.find(kKey).value(), std::string{});
    }

    void aFileThatOthersMayWriteIsNotTaken()
    {
        const auto before = ::umask(0);
        const auto cache = makeCache();
        cache.store(kKey, kImage);
        ::umask(before);
        QCOMPARE(cache.find(kKey).value(), kImage);
        fs::permissions(cache.file(kKey), fs::perms::others_write, fs::perm_options::add);
        QVERIFY(!cache.find(kKey));
        cache.store(kKey, kImage);
        QCOMPARE(cache.find(kKey).value(), kImage);
    }

    void everyDamagedByteIsNoticed()
    {
        const auto cache = makeCache();
        cache.store(kKey, kImage);
        const auto intact = readWhole(cache.file(kKey));
        for (std::size_t i = 0; i < intact.size(); ++i) {
            auto damaged = intact;
            damaged[i] = static_cast<char>(damaged[i] ^ 1);
            writeWhole(cache.file(kKey), damaged);
            QVERIFY2(!cache.find(kKey), qPrintable(QString("byte %1").arg(i)));
        }
        writeWhole(cache.file(kKey), intact);
        QVERIFY(cache.find(kKey));
    }

    void everyTruncationAndAnAppendedByteAreNoticed()
    {
        const auto cache = makeCache();
        cache.store(kKey, kImage);
        const auto intact = readWhole(cache.file(kKey));
        for (std::size_t size = 0; size < intact.size(); ++size) {
            writeWhole(cache.file(kKey), intact.substr(0, size));
            QVERIFY2(!cache.find(kKey), qPrintable(QString("%1 bytes").arg(size)));
        }
        writeWhole(cache.file(kKey), intact + 'x');
        QVERIFY(!cache.find(kKey));
    }

    void aDamagedFileIsReplacedByTheNextStore()
    {
        const auto cache = makeCache();
        cache.store(kKey, kImage);
        writeWhole(cache.file(kKey), "nonsense");
        cache.store(kKey, kImage);
        QCOMPARE(cache.find(kKey).value(), kImage);
    }

    void anotherKeysFileIsNotTakenForIts()
    {
        // The files look as if two keys had the same hash.
        const auto cache = makeCache();
        cache.store("other key", kImage);
        fs::copy_file(cache.file("other key"), cache.file(kKey));
        QVERIFY(!cache.find(kKey));
    }

    void aFolderThatCannotBeMadeIsNeitherACacheNorAnError()
    {
        writeWhole(folder() / "file", "in the way");
        const KernelCache cache(folder() / "file" / "below");
        cache.store(kKey, kImage);
        QVERIFY(!cache.find(kKey));
        const KernelCache none{fs::path()};
        none.store(kKey, kImage);
        QVERIFY(!none.find(kKey));
    }

    void aTargetThatCannotBeReplacedLeavesNoTemporaryFile()
    {
        const auto cache = makeCache();
        fs::create_directories(cache.file(kKey) / "in the way");
        cache.store(kKey, kImage);
        QVERIFY(!cache.find(kKey));
        QCOMPARE(std::distance(fs::directory_iterator(folder()), fs::directory_iterator()), 1);
    }

    void writersAtOnceLeaveOneIntactFile()
    {
        const auto cache = makeCache();
        {
            std::vector<std::jthread> writers;
            for (int i = 0; i < 4; ++i) {
                writers.emplace_back([&] {
                    for (int round = 0; round < 50; ++round)
                        cache.store(kKey, kImage);
                });
            }
            for (int round = 0; round < 200; ++round) {
                if (const auto found = cache.find(kKey))
                    QCOMPARE(*found, kImage);
            }
        }
        QCOMPARE(cache.find(kKey).value(), kImage);
        QCOMPARE(std::distance(fs::directory_iterator(folder()), fs::directory_iterator()), 1);
    }

    void theFolderFollowsTheEnvironment()
    {
        const QByteArray own = qgetenv("SORTSCOPE_CACHE_DIR");
        const QByteArray xdg = qgetenv("XDG_CACHE_HOME");
        const QByteArray home = qgetenv("HOME");
        qputenv("SORTSCOPE_CACHE_DIR", "/own");
        qputenv("XDG_CACHE_HOME", "/xdg");
        qputenv("HOME", "/home/user");
        QCOMPARE(KernelCache::defaultFolder(), fs::path("/own/cuda-kernels"));
        qunsetenv("SORTSCOPE_CACHE_DIR");
        QCOMPARE(KernelCache::defaultFolder(), fs::path("/xdg/sortscope/cuda-kernels"));
        qputenv("XDG_CACHE_HOME", "relative");
        QCOMPARE(KernelCache::defaultFolder(), fs::path("/home/user/.cache/sortscope/cuda-kernels"));
        qputenv("SORTSCOPE_CACHE_DIR", own);
        qputenv("XDG_CACHE_HOME", xdg);
        qputenv("HOME", home);
    }

    void imagesInMemoryAreMadeOnceAndByKey()
    {
        RecentImages images(1000);
        int made = 0;
        const auto make = [&](const char* image) {
            return [&made, image] {
                ++made;
                return std::string(image);
            };
        };
        QCOMPARE(images.imageOf("a", make("1")), std::string("1"));
        QCOMPARE(images.imageOf("b", make("2")), std::string("2"));
        QCOMPARE(images.imageOf("a", make("3")), std::string("1"));
        QCOMPARE(images.imageOf("b", make("4")), std::string("2"));
        QCOMPARE(made, 2);
    }

    void whatDoesNotCompileIsTriedAgain()
    {
        RecentImages images(1000);
        const auto fail = []() -> std::string { throw std::runtime_error("it does not compile"); };
        QVERIFY_THROWS_EXCEPTION(std::runtime_error, images.imageOf("a", fail));
        QCOMPARE(images.imageOf("a", [] { return std::string("1"); }), std::string("1"));
    }

    void theImagesThatWereNotAskedForLongestMakeRoom()
    {
        RecentImages images(300);
        std::string made;
        const auto ask = [&](const char* key) {
            images.imageOf(key, [&] {
                made += key;
                return std::string(99, ' ');
            });
        };
        for (const char* key : {"a", "b", "c", "a", "d", "a", "c", "d", "b"})
            ask(key);
        QCOMPARE(QString::fromStdString(made), QString("abcdb"));
        RecentImages tooSmall(10);
        tooSmall.imageOf("a", [] { return std::string(99, ' '); });
        QCOMPARE(tooSmall.imageOf("a", [] { return std::string(); }).size(), std::size_t{99});
    }

private:
    fs::path folder() const { return m_folder->path().toStdString(); }
    KernelCache makeCache() const { return KernelCache(folder()); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

SORTSCOPE_TEST(KernelCacheTest)
#include "kernelcachetest.moc"
