// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cpu/hostqueue.h"

#include "core/backend/freshpages.h"
#include "core/backend/hostvector.h"
#include "core/base/parallel.h"

#include <algorithm>

namespace sortscope::backend::cpu {
namespace {

class HostBuffer : public Buffer {
public:
    HostBuffer(std::size_t bytes, std::size_t guardBytes, Pages pages)
        : m_bytes(bytes),
          m_memory(bytes + guardBytes, pages)
    {}
    std::size_t bytes() const override { return m_bytes; }
    std::span<std::byte> memory() const { return m_memory.bytes().first(m_bytes); }
    std::span<std::byte> behind() const { return m_memory.bytes().subspan(m_bytes); }

private:
    std::size_t m_bytes;
    FreshPages m_memory;
};

} // namespace

HostQueue& HostQueue::of(Queue& queue)
{
    auto* host = in(queue);
    if (host == nullptr)
        throw std::logic_error("a CPU algorithm was given the queue of another backend");
    return *host;
}

std::span<std::byte> HostQueue::bytesOf(Buffer& buffer)
{
    return dynamic_cast<HostBuffer&>(buffer).memory();
}

std::span<const std::byte> HostQueue::bytesOf(const Buffer& buffer)
{
    return dynamic_cast<const HostBuffer&>(buffer).memory();
}

void HostQueue::run(const std::string& name, const std::function<void()>& work, Coordinates at)
{
    throwIfStopped();
    recordOnHost({.kind = CommandKind::Kernel, .name = name, .at = at}, work);
}

void* HostQueue::handleOf(const Buffer& buffer) const
{
    return dynamic_cast<const HostBuffer&>(buffer).memory().data();
}

void HostQueue::doBeginWork(const Command& /*command*/, bool /*isOne*/)
{
    throwIfStopped();
    m_workBegan = std::chrono::steady_clock::now();
}

void HostQueue::doEndWork(Command command)
{
    recordEnded(std::move(command), m_workBegan);
}

std::unique_ptr<Buffer> HostQueue::doAllocate(std::size_t bytes, std::size_t guardBytes)
{
    auto buffer = std::make_unique<HostBuffer>(bytes, guardBytes, m_pages);
    const auto memory = buffer->memory();
    if (m_touch)
        m_touch(memory);
    else
        base::inBlocks(memory.size() / kPageBytes + 1, options().stop,
                       [&](std::size_t begin, std::size_t end) {
                           const auto from = std::min(begin * kPageBytes, memory.size());
                           touchPages(memory.subspan(from, std::min(end * kPageBytes, memory.size()) - from));
                       });
    return buffer;
}

void HostQueue::doWriteBehind(Buffer& buffer, std::span<const std::byte> from)
{
    std::ranges::copy(from, dynamic_cast<HostBuffer&>(buffer).behind().begin());
}

void HostQueue::doReadBehind(const Buffer& buffer, std::span<std::byte> to)
{
    std::ranges::copy(dynamic_cast<const HostBuffer&>(buffer).behind().first(to.size()), to.begin());
}

std::unique_ptr<HostMemory> HostQueue::doAllocateHost(std::size_t bytes)
{
    return std::make_unique<HostVector>(bytes);
}

ProgramRecord HostQueue::describe(const ProgramSource& source) const
{
    return recordOf(source, {});
}

std::unique_ptr<Program> HostQueue::doBuild(const ProgramSource& source)
{
    throw Unsupported("the CPU backend compiles no kernels (asked for " + source.file + ')');
}

void HostQueue::doUpload(std::span<const std::byte> from, Buffer& to)
{
    recordOnHost({.kind = CommandKind::Upload, .name = "memcpy", .bytes = from.size()},
                 [&] { base::copyBytes(from, bytesOf(to), options().stop); });
}

void HostQueue::doDownload(const Buffer& from, std::span<std::byte> to)
{
    recordOnHost({.kind = CommandKind::Download, .name = "memcpy", .bytes = to.size()},
                 [&] { base::copyBytes(bytesOf(from).first(to.size()), to, options().stop); });
}

void HostQueue::doRestore(const Buffer& from, Buffer& to, std::size_t bytes)
{
    recordOnHost({.kind = CommandKind::Restore, .name = "memcpy", .bytes = bytes},
                 [&] { base::copyBytes(bytesOf(from).first(bytes), bytesOf(to), options().stop); });
}

void HostQueue::doFill(Buffer& buffer, std::uint32_t word, std::size_t first, std::size_t count)
{
    recordOnHost({.kind = CommandKind::Fill, .name = "fill", .bytes = count * sizeof(word)}, [&] {
        const auto words = view<std::uint32_t>(buffer).subspan(first, count);
        std::fill(words.begin(), words.end(), word);
    });
}

void HostQueue::doPoison(Buffer& buffer, std::uint32_t word)
{
    const auto words = view<std::uint32_t>(buffer);
    recordOnHost({.kind = CommandKind::Fill, .name = "fill", .bytes = words.size_bytes()}, [&] {
        base::inParallel(words.size(), options().stop, [&](std::size_t begin, std::size_t end) {
            std::ranges::fill(words.subspan(begin, end - begin), word);
        });
    });
}

void HostQueue::doLaunch(const Kernel& kernel, const NdRange& /*range*/,
                         std::span<const Argument> /*arguments*/, Coordinates /*at*/)
{
    throw Unsupported("the CPU backend launches no kernels (asked for " + kernel.name() + ')');
}

} // namespace sortscope::backend::cpu
