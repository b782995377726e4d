// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/entries/entriesinprocess.h"

#include "core/algorithms/algorithm.h"
#include "core/algorithms/entries/libraryjobs.h"
#include "core/algorithms/entries/luaentries.h"

namespace sortscope::algorithms::entries {
namespace {

bool isOfLibrary(const OwnEntry& entry)
{
    return entry.folder.files.empty();
}

class Maker : public EntryMaker {
public:
    std::unique_ptr<Sort> sort(const OwnEntry& entry, backend::Queue& queue,
                               const backend::DeviceInfo& device, const SortProblem& problem) const override
    {
        return isOfLibrary(entry) ? makeLibrarySort(entry, queue, device, problem)
                                  : makeLuaSort(entry, queue, device, problem);
    }

    std::unique_ptr<Search> search(const OwnEntry& entry, backend::Queue& queue,
                                   const backend::DeviceInfo& device,
                                   const SearchProblem& problem) const override
    {
        return isOfLibrary(entry) ? makeLibrarySearch(entry, queue, device, problem)
                                  : makeLuaSearch(entry, queue, device, problem);
    }
};

} // namespace

std::vector<EntryDescription> describeAll(const EntryFolder& folder)
{
    if (!folder.libraryHash.empty())
        return describeLibrary(folder);
    return {describe(folder)};
}

void runEntriesHere()
{
    static const Maker maker;
    setEntryMaker(maker);
}

} // namespace sortscope::algorithms::entries
