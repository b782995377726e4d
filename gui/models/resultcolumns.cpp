// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/models/resultsmodel.h"

namespace sortscope::gui::models {

QString ResultsModel::title(int column)
{
    switch (column) {
    case Job:
        return tr("Job");
    case Device:
        return tr("Device");
    case Algorithm:
        return tr("Algorithm");
    case Generator:
        return tr("Data");
    case Size:
        return tr("Size (keys)");
    case Status:
        return tr("Status");
    case Samples:
        return tr("Samples");
    case WallMedian:
        return tr("Wall median (ms)");
    case WallMinimum:
        return tr("Wall minimum (ms)");
    case WallMad:
        return tr("Wall MAD (ms)");
    case KernelSum:
        return tr("Kernel sum (ms)");
    case DeviceSpan:
        return tr("Device span (ms)");
    case Upload:
        return tr("Upload (ms)");
    case Download:
        return tr("Download (ms)");
    case EndToEnd:
        return tr("End to end (ms)");
    case Launches:
        return tr("Launches");
    case BusyComputeUnits:
        return tr("Compute units busy");
    case SmClock:
        return tr("SM clock (MHz)");
    case KeyRate:
        return tr("Rate (Mkeys/s)");
    case Direction:
        return tr("Direction");
    case Transfer:
        return tr("Transfer");
    case Launch:
        return tr("Launch mode");
    case Clock:
        return tr("Device clock");
    case Reason:
        return tr("Reason");
    default:
        return {};
    }
}

QString ResultsModel::explanation(int column)
{
    switch (column) {
    case Samples:
        return tr("Timed runs, each one checked. Warm-up runs are not among them.");
    case WallMedian:
        return tr("Host clock: median time of one run, transfers left out.");
    case WallMinimum:
        return tr("Host clock: the fastest run, transfers left out.");
    case WallMad:
        return tr("Host clock: median absolute deviation from the median.");
    case KernelSum:
        return tr("Device clock: median of the sum of all kernels of a run.");
    case DeviceSpan:
        return tr("Device clock: median time from the first kernel's start to the last kernel's end.");
    case Upload:
        return tr("Device clock: median time to bring the input to the device.");
    case Download:
        return tr("Device clock: median time to bring the result back.");
    case EndToEnd:
        return tr("Host clock: median time of upload, run and download together.");
    case Launches:
        return tr("Kernel launches of one run.");
    case BusyComputeUnits:
        return tr("Compute units that the longest launch kept busy: its work-groups, but no more than the "
                  "device has units.");
    case SmClock:
        return tr("Median of what the GPU's sensors told before and after each sample.");
    case KeyRate:
        return tr("Millions of keys a second, by the wall median.");
    case Clock:
        return tr("The clock behind kernel sum, device span and transfers. Times of different clocks are not "
                  "comparable to the last digit.");
    default:
        return {};
    }
}

} // namespace sortscope::gui::models
