// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/algorithms/host/searchpages.h"

#include "core/backend/cpu/hostqueue.h"
#include "core/backend/error.h"
#include "core/backend/freshpages.h"

#include <string>
#include <utility>

namespace sortscope::algorithms {
namespace {

using backend::cpu::HostQueue;

constexpr std::string_view kAuto = "auto";
constexpr std::string_view kHuge = "huge";
constexpr std::string_view kSmall = "small";

class WithPages : public Search {
public:
    WithPages(std::string asked, std::unique_ptr<Search> search)
        : m_asked(std::move(asked)),
          m_search(std::move(search))
    {}

    /// The memory was written to once before, so its pages are there.
    Parameters tune(backend::Queue& queue, backend::Buffer& haystack, backend::Buffer& needles,
                    backend::Buffer& answers) override
    {
        auto settled = m_search->tune(queue, haystack, needles, answers);
        const auto memory = HostQueue::view<const std::byte>(std::as_const(haystack));
        const bool huge = 2 * backend::hugeBytesAround(memory) > memory.size();
        if (m_asked == kHuge && !huge)
            throw backend::Unsupported(
                "pages=huge: the system gave no huge pages for most of the haystack "
                "(/sys/kernel/mm/transparent_hugepage/enabled says whether it has any; "
                "a haystack below 2 MiB gets none)");
        if (m_asked == kAuto)
            settled.emplace("pages", std::string(huge ? kHuge : kSmall));
        return settled;
    }

    void run(backend::Queue& queue, const backend::Buffer& haystack, const backend::Buffer& needles,
             backend::Buffer& answers) override
    {
        m_search->run(queue, haystack, needles, answers);
    }

private:
    std::string m_asked;
    std::unique_ptr<Search> m_search;
};

} // namespace

ParameterInfo pagesParameter()
{
    return {
        .id = "pages",
        .title = "Pages of memory",
        .description = "Whether haystack, keys and answers lie in huge pages, which need fewer look-ups of "
                       "addresses; auto takes huge ones where the system gives them",
        .choices = {{kAuto, "Huge where possible"}, {kHuge, "Huge"}, {kSmall, "Small"}},
        .defaultFor = [](const auto&) -> ParameterValue { return std::string(kAuto); },
    };
}

std::unique_ptr<Search> makeWithPages(backend::Queue& queue, const SearchProblem& problem,
                                      const std::function<std::unique_ptr<Search>()>& make)
{
    const auto& asked = choice(problem.parameters, "pages");
    auto* host = HostQueue::in(queue);
    if (host == nullptr)
        return make(); // tests of memory allocate on another device
    host->usePages(asked == kSmall ? backend::Pages::Small : backend::Pages::Huge);
    return std::make_unique<WithPages>(asked, make());
}

} // namespace sortscope::algorithms
