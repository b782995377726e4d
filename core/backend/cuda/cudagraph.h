// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/backend/cuda/cudacontext.h"
#include "core/backend/queue.h"

#include <memory>
#include <string>

namespace sortscope::backend::cuda {

/// Commands captured from a stream, ready to be launched as one.
class CudaGraph : public Graph {
public:
    /// Takes over `captured`. `name` is what its replays are called.
    CudaGraph(std::shared_ptr<const CudaContext> context, CUgraph captured, std::size_t launches,
              std::string name);
    ~CudaGraph() override;
    CudaGraph(const CudaGraph&) = delete;
    CudaGraph& operator=(const CudaGraph&) = delete;

    std::size_t launches() const override { return m_launches; }
    const std::string& name() const { return m_name; }
    CUgraphExec executable() const { return m_executable; }

private:
    std::shared_ptr<const CudaContext> m_context;
    std::size_t m_launches;
    std::string m_name;
    CUgraphExec m_executable = nullptr;
};

} // namespace sortscope::backend::cuda
