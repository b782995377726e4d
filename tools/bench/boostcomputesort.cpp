// SPDX-License-Identifier: GPL-3.0-or-later
// Measures Boost.Compute's sort for tools/bench/kernels, which compiles this file and runs it beside
// Sortscope's sorts:
//
//     boostcomputesort DEVICE LENGTH RUNS
//
// sorts LENGTH random 32-bit keys on the OpenCL device of that name, RUNS times after two warm-up runs. It
// prints the median time, in microseconds, for which the host waits for a sort of keys that are already on
// the device.
#include <boost/compute/algorithm/copy.hpp>
#include <boost/compute/algorithm/is_sorted.hpp>
#include <boost/compute/algorithm/sort.hpp>
#include <boost/compute/container/vector.hpp>
#include <boost/compute/system.hpp>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <iostream>
#include <random>
#include <string>
#include <vector>

int main(int argc, char** argv)
{
    if (argc != 4) {
        std::cerr << "usage: boostcomputesort DEVICE LENGTH RUNS\n";
        return 2;
    }
    const std::string name = argv[1];
    const std::size_t length = std::stoull(argv[2]);
    const int runs = std::stoi(argv[3]);
    const auto devices = boost::compute::system::devices();
    const auto found = std::find_if(devices.begin(), devices.end(),
                                    [&](const auto& device) { return device.name() == name; });
    if (found == devices.end()) {
        std::cerr << "no OpenCL device is called \"" << name << "\"\n";
        return 1;
    }
    const boost::compute::context context(*found);
    boost::compute::command_queue queue(context, *found);

    std::mt19937 random(1);
    std::vector<std::uint32_t> keys(length);
    std::generate(keys.begin(), keys.end(), random);
    const boost::compute::vector<std::uint32_t> input(keys.begin(), keys.end(), queue);
    boost::compute::vector<std::uint32_t> work(length, context);

    constexpr int kWarmUp = 2;
    std::vector<double> times;
    for (int run = 0; run < kWarmUp + runs; ++run) {
        boost::compute::copy(input.begin(), input.end(), work.begin(), queue);
        queue.finish();
        const auto begin = std::chrono::steady_clock::now();
        boost::compute::sort(work.begin(), work.end(), queue);
        queue.finish();
        const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - begin;
        if (run >= kWarmUp)
            times.push_back(took.count());
    }
    if (!boost::compute::is_sorted(work.begin(), work.end(), queue)) {
        std::cerr << "Boost.Compute's keys are not in order\n";
        return 1;
    }
    std::nth_element(times.begin(), times.begin() + runs / 2, times.end());
    std::cout << times[static_cast<std::size_t>(runs / 2)] << '\n';
}
