// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/cudagraph.h"

namespace sortscope::backend::cuda {

CudaGraph::CudaGraph(std::shared_ptr<const CudaContext> context, CUgraph captured, std::size_t launches,
                     std::string name)
    : m_context(std::move(context)),
      m_launches(launches),
      m_name(std::move(name))
{
    const CUresult result = m_context->api().graphInstantiate(&m_executable, captured, 0);
    // The executable graph is a copy.
    m_context->api().graphDestroy(captured);
    check(result, "cuGraphInstantiateWithFlags");
}

CudaGraph::~CudaGraph()
{
    m_context->tryMakeCurrent();
    m_context->api().graphExecDestroy(m_executable);
}

} // namespace sortscope::backend::cuda
