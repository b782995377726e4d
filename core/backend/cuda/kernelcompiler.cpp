// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backend/cuda/kernelcompiler.h"

#include "core/backend/cuda/nvrtc.h"
#include "core/backend/kernelcache.h"
#include "core/base/wholefile.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <memory>
#include <set>

namespace sortscope::backend::cuda {
namespace {

constexpr const char* kPreludeName = "prelude.cuh";

/// Replaces the host's <stdint.h> and <cstdint>, which kernels include for the names of types. The compiler
/// knows all that kernels use of <stdio.h> without a header.
constexpr const char* kFixedWidthTypes = "#pragma once\n"
                                         "typedef signed char int8_t;\n"
                                         "typedef short int16_t;\n"
                                         "typedef int int32_t;\n"
                                         "typedef long long int64_t;\n"
                                         "typedef unsigned char uint8_t;\n"
                                         "typedef unsigned short uint16_t;\n"
                                         "typedef unsigned int uint32_t;\n"
                                         "typedef unsigned long long uint64_t;\n";

/// Returns whether a text includes files that its compiler has to find.
bool includesHeaders(std::string_view text)
{
    for (auto at = text.find('#'); at != std::string_view::npos; at = text.find('#', at + 1)) {
        const auto word = text.find_first_not_of(" \t", at + 1);
        if (word != std::string_view::npos && text.substr(word).starts_with("include"))
            return true;
    }
    return false;
}

/// Returns the folders in which the compiler looks for what a text includes.
std::vector<std::filesystem::path> headersFor(const ProgramSource& source)
{
    return isOpenClC(source.file) || !includesHeaders(source.text) ? std::vector<std::filesystem::path>()
                                                                   : toolkitHeaders();
}

/// Says what helps where a header was not found; empty if all were.
std::string adviceFor(const ProgramSource& source, std::string_view log)
{
    if (log.find("open source file") == std::string_view::npos)
        return {};
    if (headersFor(source).empty())
        return "\nNo headers of the CUDA Toolkit were found here: install it, or set CUDA_HOME to its "
               "folder.";
    return "\nA kernel file includes files of its folder, and headers of the CUDA Toolkit that are made for "
           "kernels: leave out the host's part and its headers.";
}

std::vector<std::string> compilerOptions(const ProgramSource& source, const std::string& architecture)
{
    // OpenCL C has no __device__: functions without an execution space run on the device.
    std::vector<std::string> options{"--gpu-architecture=" + architecture, "--std=c++17", "-lineinfo",
                                     "--device-as-default-execution-space"};
    if (isOpenClC(source.file))
        options.push_back(fmt::format("--pre-include={}", kPreludeName));
    for (const auto& folder : headersFor(source))
        options.push_back(fmt::format("--include-path={}", folder.string()));
    for (const auto& [name, value] : source.defines)
        options.push_back(fmt::format("-D{}={}", name, value));
    return options;
}

/// An NVRTC program, destroyed with its owner.
class Compilation {
public:
    Compilation(const Nvrtc& nvrtc, const ProgramSource& source) : m_nvrtc(nvrtc)
    {
        // A header, not text in front: the log then counts the kernel file's own lines.
        const std::string text(preludeFor(source));
        const std::array headers{text.c_str(), kFixedWidthTypes, kFixedWidthTypes, "", ""};
        const std::array names{kPreludeName, "stdint.h", "cstdint", "stdio.h", "cstdio"};
        m_nvrtc.check(m_nvrtc.createProgram(&m_program, source.text.c_str(), source.file.c_str(),
                                            static_cast<int>(headers.size()), headers.data(), names.data()),
                      "nvrtcCreateProgram");
        for (const auto& instance : source.instances)
            m_nvrtc.check(m_nvrtc.addNameExpression(m_program, instance.c_str()), "nvrtcAddNameExpression");
    }
    ~Compilation() { m_nvrtc.destroyProgram(&m_program); }
    Compilation(const Compilation&) = delete;
    Compilation& operator=(const Compilation&) = delete;

    nvrtcResult run(const std::vector<std::string>& options)
    {
        std::vector<const char*> pointers(options.size());
        std::transform(options.begin(), options.end(), pointers.begin(),
                       [](const auto& option) { return option.c_str(); });
        return m_nvrtc.compileProgram(m_program, static_cast<int>(pointers.size()), pointers.data());
    }

    std::string log() const
    {
        std::size_t size = 0;
        m_nvrtc.check(m_nvrtc.logSize(m_program, &size), "nvrtcGetProgramLogSize");
        std::string text(size, '\0');
        m_nvrtc.check(m_nvrtc.log(m_program, text.data()), "nvrtcGetProgramLog");
        text.erase(text.find_last_not_of(std::string_view("\0\n", 2)) + 1);
        return text;
    }

    std::string image(bool machineCode) const
    {
        const auto sizeOf = machineCode ? m_nvrtc.cubinSize : m_nvrtc.ptxSize;
        const auto bytesOf = machineCode ? m_nvrtc.cubin : m_nvrtc.ptx;
        const std::string call = machineCode ? "nvrtcGetCUBIN" : "nvrtcGetPTX";
        std::size_t size = 0;
        m_nvrtc.check(sizeOf(m_program, &size), call + "Size");
        std::string bytes(size, '\0');
        m_nvrtc.check(bytesOf(m_program, bytes.data()), call);
        return bytes;
    }

private:
    const Nvrtc& m_nvrtc;
    nvrtcProgram m_program = nullptr;
};

} // namespace

std::string_view preludeFor(const ProgramSource& source)
{
    if (!isOpenClC(source.file))
        return {};
    return source.prelude ? std::string_view(*source.prelude) : prelude();
}

std::string optionsText(const ProgramSource& source, const std::string& architecture)
{
    return fmt::format("{}", fmt::join(compilerOptions(source, architecture), " "));
}

/// Returns a key that can be read in the cache file.
std::string imageKey(const ProgramSource& source, const std::string& architecture)
{
    std::string key = fmt::format("NVRTC {}\nfile {}\n", Nvrtc::instance().version(), source.file);
    for (const auto& option : compilerOptions(source, architecture))
        key += option + '\n';
    for (const auto& instance : source.instances)
        key += fmt::format("instance {}\n", instance);
    if (const auto headers = headersFor(source); !headers.empty()) // its CUDA_VERSION tells their release
        key += base::contentOf(headers.front() / "cuda.h").value_or("");
    key += source.text;
    key += '\0';
    key += preludeFor(source);
    return key;
}

namespace {

CompiledKernels compileWith(const ProgramSource& source, const std::string& architecture,
                            const std::vector<std::string>& options)
{
    const Nvrtc& nvrtc = Nvrtc::instance();
    Compilation compilation(nvrtc, source);
    const nvrtcResult result = compilation.run(options);
    auto log = compilation.log();
    if (result != NVRTC_SUCCESS) {
        throw BuildError(fmt::format("{} does not compile for {} with NVRTC {} ({}):\n{}{}", source.file,
                                     architecture, nvrtc.version(), nvrtc.errorText(result), log,
                                     adviceFor(source, log)));
    }
    return {compilation.image(architecture.starts_with("sm_")), std::move(log)};
}

} // namespace

CompiledKernels compile(const ProgramSource& source, const std::string& architecture)
{
    return compileWith(source, architecture, compilerOptions(source, architecture));
}

std::string usageLog(const ProgramSource& source, const std::string& architecture)
{
    constexpr std::string_view kVerbose = "--ptxas-options=-v";
    const auto key = std::string(kVerbose) + '\n' + imageKey(source, architecture);
    const KernelCache cache(KernelCache::defaultFolder());
    if (auto log = cache.find(key))
        return std::move(*log);
    auto options = compilerOptions(source, architecture);
    options.emplace_back(kVerbose);
    const auto log = compileWith(source, architecture, options).log;
    cache.store(key, log);
    return log;
}

CompiledKernels compileCached(const ProgramSource& source, const std::string& architecture)
{
    const auto key = imageKey(source, architecture);
    const KernelCache cache(KernelCache::defaultFolder());
    if (auto image = cache.find(key))
        return {std::move(*image), {}};
    auto compiled = compile(source, architecture);
    cache.store(key, compiled.image);
    return compiled;
}

std::vector<std::string> kernelSymbols(std::string_view image)
{
    const auto isPart = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'
               || c == '$';
    };
    std::set<std::string> names;
    // Sections of machine code, and PTX.
    for (const std::string_view before : {".text.", ".entry "}) {
        for (auto at = image.find(before); at != std::string_view::npos; at = image.find(before, at + 1)) {
            const auto rest = image.substr(at + before.size());
            names.emplace(rest.begin(), std::ranges::find_if_not(rest, isPart));
        }
    }
    names.erase("");
    return {names.begin(), names.end()};
}

namespace {

/// Returns how the symbol of a kernel begins (Itanium C++ ABI, "Mangling"): "_Z4sort" for sort,
/// "_ZN4fast4sortI" for fast::sort<256>.
std::string mangledBegin(const std::string& name)
{
    const auto plain = name.substr(0, name.find('<'));
    std::string parts;
    std::size_t begin = 0;
    for (auto end = plain.find("::"); end != std::string::npos; end = plain.find("::", begin)) {
        parts += fmt::format("{}{}", end - begin, plain.substr(begin, end - begin));
        begin = end + 2;
    }
    const auto* nested = begin > 0 ? "N" : "";
    const auto* arguments = plain != name ? "I" : begin > 0 ? "E" : "";
    return fmt::format("_Z{}{}{}{}{}", nested, parts, plain.size() - begin, plain.substr(begin), arguments);
}

} // namespace

std::string symbolFor(const std::vector<std::string>& symbols, const std::string& name,
                      std::string_view place)
{
    if (std::ranges::find(symbols, name) != symbols.end())
        return name;
    const auto mangled = mangledBegin(name);
    std::vector<std::string> found;
    std::ranges::copy_if(symbols, std::back_inserter(found),
                         [&](const auto& symbol) { return symbol.starts_with(mangled); });
    if (found.size() > 1)
        throw BuildError(fmt::format("{} has {} kernels \"{}\": {}; name one of these", place, found.size(),
                                     name, fmt::join(found, ", ")));
    return found.empty() ? name : found.front();
}

std::string architectureFor(int capability, const std::vector<int>& known)
{
    if (std::find(known.begin(), known.end(), capability) != known.end())
        return fmt::format("sm_{}", capability);
    int newestBelow = 0;
    for (const int candidate : known) {
        if (candidate < capability)
            newestBelow = std::max(newestBelow, candidate);
    }
    if (newestBelow == 0) {
        throw Unsupported(fmt::format(
            "the installed NVRTC no longer compiles for compute capability {}.{}; an older CUDA Toolkit does",
            capability / 10, capability % 10));
    }
    return fmt::format("compute_{}", newestBelow);
}

} // namespace sortscope::backend::cuda
