<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>main</name>
    <message>
        <source>Profiles GPU sorting and searching, kernel by kernel, and compares it with the CPU.
For machines without a screen there is sortscope-cli.</source>
        <translation>逐个内核地分析 GPU 排序与查找，并与 CPU 比较。
没有屏幕的机器请使用 sortscope-cli。</translation>
    </message>
    <message>
        <source>The window opens only one session; &quot;%1&quot; is a second one.</source>
        <translation>窗口只能打开一个会话；“%1”是第二个。</translation>
    </message>
    <message>
        <source>Measure in the window&apos;s own process, for debugging: a driver that crashes ends the window too.</source>
        <translation>在窗口自身的进程中测量，供调试使用：驱动程序崩溃时窗口也会随之退出。</translation>
    </message>
    <message>
        <source>Do not wait for another program that measures on this machine, and do not make it wait.</source>
        <translation>不等待本机上正在测量的其他程序，也不让其等待。</translation>
    </message>
    <message>
        <source>Read algorithms of your own from the folder DIR, or from the folders in it; may be repeated.</source>
        <translation>从文件夹 DIR 或其中的各文件夹读取自己的算法；可重复使用。</translation>
    </message>
    <message>
        <source>A session to open (.sortscope), or a folder of sessions: the page History shows what changed over them.</source>
        <translation>要打开的会话（.sortscope），或存放会话的文件夹：“历史”页面显示其间的变化。</translation>
    </message>
    <message>
        <source>Only show sessions: look for no devices, measure nothing, and open files for reading. While a window measures, it opens other sessions in such a window.</source>
        <translation>仅显示会话：不查找设备，不测量，并以只读方式打开文件。窗口在测量时，会在这样的窗口中打开其他会话。</translation>
    </message>
    <message>
        <source>Read kernel sources from DIR instead of the program.</source>
        <translation>从 DIR 读取内核源码，而不使用程序内置的。</translation>
    </message>
</context>
<context>
    <name>sortscope::core</name>
    <message>
        <source>Bitonic sort</source>
        <translation>双调排序</translation>
    </message>
    <message>
        <source>A work-item compares one pair in global memory; k(k+1)/2 launches of n/2 work-items for n = 2^k keys</source>
        <translation>每个工作项在全局内存中比较一对键；n = 2^k 个键需要 k(k+1)/2 次启动，每次 n/2 个工作项</translation>
    </message>
    <message>
        <source>AMD APP SDK sample BitonicSort</source>
        <translation>AMD APP SDK 示例 BitonicSort</translation>
    </message>
    <message>
        <source>Other lengths are padded to the next power of two</source>
        <translation>其他长度会补齐到下一个 2 的幂</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>趟</translation>
    </message>
    <message>
        <source>Work-group size</source>
        <translation>工作组大小</translation>
    </message>
    <message>
        <source>Work-items in a work-group; a launch with fewer work-items than that is one work-group</source>
        <translation>一个工作组中的工作项数；启动的工作项少于此数时只有一个工作组</translation>
    </message>
    <message>
        <source>Bitonic sort, two kernels</source>
        <translation>双调排序（两个内核）</translation>
    </message>
    <message>
        <source>A stage kernel builds alternating runs, a merge kernel joins them; n work-items per launch, of which half work</source>
        <translation>阶段内核建立方向交替的有序段，归并内核将其合并；每次启动 n 个工作项，其中一半工作</translation>
    </message>
    <message>
        <source>A Japanese PyOpenCL text on sorting 2^21 keys</source>
        <translation>一篇讲解排序 2^21 个键的日文 PyOpenCL 文章</translation>
    </message>
    <message>
        <source>Work-group rule</source>
        <translation>工作组规则</translation>
    </message>
    <message>
        <source>How wide a work-group is: the block of 2d keys up to the work-group size, or always that size</source>
        <translation>工作组的宽度：2d 个键的块（不超过工作组大小），或始终为该大小</translation>
    </message>
    <message>
        <source>As taught: min(2d, size)</source>
        <translation>按教材：min(2d, 大小)</translation>
    </message>
    <message>
        <source>Fixed size</source>
        <translation>固定大小</translation>
    </message>
    <message>
        <source>Column radix sort</source>
        <translation>列基数排序</translation>
    </message>
    <message>
        <source>A work-group deals a tile into L lists, each work-item sorts one by 32 one-bit passes, and the smallest head is taken n times; merge-path passes join the tiles</source>
        <translation>一个工作组把分块分成 L 个列表，每个工作项用 32 趟一位排序处理一个列表，然后 n 次取出最小的表头；各分块再由归并路径各趟合并</translation>
    </message>
    <message>
        <source>A CUDA exercise after a textbook (4,096 keys, one block)</source>
        <translation>一道源自教材的 CUDA 练习（4,096 个键，一个线程块）</translation>
    </message>
    <message>
        <source>merge round</source>
        <translation>归并轮次</translation>
    </message>
    <message>
        <source>Lists (L)</source>
        <translation>列表数 (L)</translation>
    </message>
    <message>
        <source>Lists that a tile is dealt into, and work-items of the work-group that sorts it</source>
        <translation>一个分块被分成的列表数，也是对其排序的工作组中的工作项数</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>分块大小</translation>
    </message>
    <message>
        <source>Keys that one work-group sorts in local memory; longer inputs are merged from tiles</source>
        <translation>一个工作组在局部内存中排序的键数；更长的输入由分块归并而成</translation>
    </message>
    <message>
        <source>Single thread</source>
        <translation>单线程</translation>
    </message>
    <message>
        <source>Work-item 0 scans the heads of all lists</source>
        <translation>工作项 0 扫描所有列表的表头</translation>
    </message>
    <message>
        <source>Atomic minimum</source>
        <translation>原子最小值</translation>
    </message>
    <message>
        <source>Every work-item offers its head to one local word by an atomic minimum</source>
        <translation>每个工作项用原子最小值运算把表头提交给同一个局部字</translation>
    </message>
    <message>
        <source>Pairwise</source>
        <translation>两两比较</translation>
    </message>
    <message>
        <source>A tree reduction over the heads in local memory</source>
        <translation>在局部内存中对表头做树形归约</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Blocks of 8 heads reduce by atomics, and their minima by atomics again</source>
        <translation>每 8 个表头一组用原子操作归约，各组最小值再用原子操作归约</translation>
    </message>
    <message>
        <source>Bitonic sort on the CPU</source>
        <translation>CPU 上的双调排序</translation>
    </message>
    <message>
        <source>The bitonic network in plain loops on one core, pass by pass as on the device</source>
        <translation>在单个核心上用普通循环实现的双调网络，与设备上一样逐趟进行</translation>
    </message>
    <message>
        <source>CPU reference of the AMD APP SDK sample BitonicSort</source>
        <translation>AMD APP SDK 示例 BitonicSort 的 CPU 参考实现</translation>
    </message>
    <message>
        <source>std::sort</source>
        <translation>std::sort</translation>
    </message>
    <message>
        <source>The standard library&apos;s introsort on one core</source>
        <translation>标准库的内省排序，单核</translation>
    </message>
    <message>
        <source>C++ standard library (libstdc++)</source>
        <translation>C++ 标准库 (libstdc++)</translation>
    </message>
    <message>
        <source>std::sort, parallel</source>
        <translation>std::sort（并行）</translation>
    </message>
    <message>
        <source>std::sort with std::execution::par on the given number of threads</source>
        <translation>以给定线程数运行 std::execution::par 的 std::sort</translation>
    </message>
    <message>
        <source>C++ standard library (libstdc++ on oneTBB)</source>
        <translation>C++ 标准库（基于 oneTBB 的 libstdc++）</translation>
    </message>
    <message>
        <source>Allocates a second buffer as long as the input inside the timed run, which sorts on GPUs do not</source>
        <translation>在计时的运行中分配一块与输入等长的缓冲区，而 GPU 上的排序不会这样做</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程数</translation>
    </message>
    <message>
        <source>Threads that share the work; all hardware threads by default</source>
        <translation>分担工作的线程数；默认为全部硬件线程</translation>
    </message>
    <message>
        <source>vqsort</source>
        <translation>vqsort</translation>
    </message>
    <message>
        <source>Highway; Blacher et al., &quot;Vectorized and performance-portable Quicksort&quot;, 2022</source>
        <translation>Highway；Blacher 等，“Vectorized and performance-portable Quicksort”，2022</translation>
    </message>
    <message>
        <source>N-ary search</source>
        <translation>N 分查找</translation>
    </message>
    <message>
        <source>N work-items look at the ends of one segment each; the host narrows the range to the segment that holds the key and launches again, log_N n times per key</source>
        <translation>N 个工作项各查看一段的两端；主机把范围缩小到包含该键的那一段并再次启动，每个键 log_N n 次</translation>
    </message>
    <message>
        <source>AMD APP SDK sample BinarySearch</source>
        <translation>AMD APP SDK 示例 BinarySearch</translation>
    </message>
    <message>
        <source>key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Subdivisions</source>
        <translation>划分数</translation>
    </message>
    <message>
        <source>Segments that a pass splits the range into, one work-item each: more of them make fewer passes</source>
        <translation>一趟把范围划分成的段数，每段一个工作项：段越多趟数越少</translation>
    </message>
    <message>
        <source>Segment search</source>
        <translation>分段查找</translation>
    </message>
    <message>
        <source>A work-item owns one segment and tests every key against its ends; a second launch, one work-item per key, finds the element in the segment</source>
        <translation>每个工作项负责一段，用每个键比较该段两端；第二次启动每个键一个工作项，在段中找到元素</translation>
    </message>
    <message>
        <source>AMD APP SDK sample BinarySearch, kernel for many keys</source>
        <translation>AMD APP SDK 示例 BinarySearch，多键内核</translation>
    </message>
    <message>
        <source>Work grows with segments times keys</source>
        <translation>工作量随段数乘以键数增长</translation>
    </message>
    <message>
        <source>step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Segment size</source>
        <translation>段大小</translation>
    </message>
    <message>
        <source>Elements of the haystack that a work-item owns</source>
        <translation>一个工作项负责的被查找数组元素数</translation>
    </message>
    <message>
        <source>Concurrent search</source>
        <translation>并发查找</translation>
    </message>
    <message>
        <source>One launch of keys times subdivisions work-items, each a plain binary search of one key in one part of the haystack</source>
        <translation>一次启动“键数 × 划分数”个工作项，每个工作项在被查找数组的一部分中对一个键做普通二分查找</translation>
    </message>
    <message>
        <source>AMD APP SDK sample BinarySearch, concurrent kernel for many keys</source>
        <translation>AMD APP SDK 示例 BinarySearch，多键并发内核</translation>
    </message>
    <message>
        <source>All but one of a key&apos;s searches find nothing</source>
        <translation>每个键的查找中只有一个有结果</translation>
    </message>
    <message>
        <source>Parts of the haystack, one work-item each for every key</source>
        <translation>被查找数组的划分数，每部分对每个键有一个工作项</translation>
    </message>
    <message>
        <source>std::lower_bound</source>
        <translation>std::lower_bound</translation>
    </message>
    <message>
        <source>The standard library&apos;s binary search, key by key on one core</source>
        <translation>标准库的二分查找，单核逐键进行</translation>
    </message>
    <message>
        <source>std::lower_bound, parallel</source>
        <translation>std::lower_bound（并行）</translation>
    </message>
    <message>
        <source>std::lower_bound for each key, the keys shared between the given number of threads</source>
        <translation>对每个键执行 std::lower_bound，键由给定数量的线程分担</translation>
    </message>
    <message>
        <source>Linear search</source>
        <translation>线性查找</translation>
    </message>
    <message>
        <source>std::find from the front, key by key on one core: the cost of a haystack without order</source>
        <translation>从头开始的 std::find，单核逐键进行：无序数组的代价</translation>
    </message>
    <message>
        <source>Time grows with length times keys: many keys in a large haystack take minutes</source>
        <translation>时间随长度乘以键数增长：在大数组中查找大量键需要数分钟</translation>
    </message>
    <message>
        <source>Shuffled unique</source>
        <translation>打乱的唯一键</translation>
    </message>
    <message>
        <source>0 … n−1 in random order (unbiased shuffle)</source>
        <translation>0 … n−1 的随机排列（无偏洗牌）</translation>
    </message>
    <message>
        <source>a CUDA sorting exercise</source>
        <translation>一道 CUDA 排序练习</translation>
    </message>
    <message>
        <source>Monotone random</source>
        <translation>单调随机</translation>
    </message>
    <message>
        <source>Non-decreasing: a running sum of random steps, scaled so that it cannot overflow</source>
        <translation>非递减：随机步长的累加和，步长经过缩放因而不会溢出</translation>
    </message>
    <message>
        <source>AMD&apos;s binary search sample</source>
        <translation>AMD 的二分查找示例</translation>
    </message>
    <message>
        <source>Uniform random</source>
        <translation>均匀随机</translation>
    </message>
    <message>
        <source>Independent uniform keys over the whole range; duplicates occur</source>
        <translation>整个范围内独立均匀分布的键；会出现重复</translation>
    </message>
    <message>
        <source>a PyOpenCL sorting text</source>
        <translation>一篇 PyOpenCL 排序文章</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>已排序</translation>
    </message>
    <message>
        <source>0 … n−1 in ascending order</source>
        <translation>升序的 0 … n−1</translation>
    </message>
    <message>
        <source>edge case</source>
        <translation>边界情况</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>逆序</translation>
    </message>
    <message>
        <source>n−1 … 0 in descending order</source>
        <translation>降序的 n−1 … 0</translation>
    </message>
    <message>
        <source>All equal</source>
        <translation>全部相同</translation>
    </message>
    <message>
        <source>One random key, n times</source>
        <translation>一个随机键重复 n 次</translation>
    </message>
    <message>
        <source>Two values</source>
        <translation>两个值</translation>
    </message>
    <message>
        <source>Two keys in random order</source>
        <translation>两个键，随机顺序</translation>
    </message>
    <message>
        <source>Extremes</source>
        <translation>极值</translation>
    </message>
    <message>
        <source>The device&apos;s timestamps contradict each other.</source>
        <translation>设备的时间戳自相矛盾。</translation>
    </message>
    <message>
        <source>Times that cannot be true are left empty; the wall clock is not affected.</source>
        <translation>不可能为真的时间留空；墙钟时间不受影响。</translation>
    </message>
    <message>
        <source>Update the driver, and compare wall clocks.</source>
        <translation>请更新驱动程序，并比较墙钟时间。</translation>
    </message>
    <message>
        <source>No 95 % interval of the median can be given, so small differences mean nothing.</source>
        <translation>无法给出中位数的 95 % 区间，因此微小的差异没有意义。</translation>
    </message>
    <message>
        <source>The samples scatter by more than 10 % of their median.</source>
        <translation>样本的离散程度超过中位数的 10 %。</translation>
    </message>
    <message>
        <source>Something else was using the machine, or its clocks were changing.</source>
        <translation>有其他程序在使用机器，或其时钟频率在变化。</translation>
    </message>
    <message>
        <source>Close other programs, and run again with the standard or rigorous preset.</source>
        <translation>请关闭其他程序，并用“标准”或“严格”预设重新运行。</translation>
    </message>
    <message>
        <source>The device was still warming up, or was being throttled while sampling.</source>
        <translation>采样时设备仍在预热，或被降频。</translation>
    </message>
    <message>
        <source>Run again with a longer warm-up (rigorous preset), and watch the temperature.</source>
        <translation>请用更长的预热（“严格”预设）重新运行，并留意温度。</translation>
    </message>
    <message>
        <source>Sampling stopped at its time limit before the noise was low.</source>
        <translation>噪声降低之前采样已达到时间上限。</translation>
    </message>
    <message>
        <source>The median is less certain than the preset promises.</source>
        <translation>中位数不如该预设所承诺的那样可靠。</translation>
    </message>
    <message>
        <source>Choose a preset with a longer limit, or more samples.</source>
        <translation>请选择上限更长的预设，或增加样本数。</translation>
    </message>
    <message>
        <source>CUB radix sort</source>
        <translation>CUB 基数排序</translation>
    </message>
    <message>
        <source>cub::DeviceRadixSort: NVIDIA&apos;s least-significant-digit radix sort, timed as one command</source>
        <translation>cub::DeviceRadixSort：NVIDIA 的最低有效位优先基数排序，作为一个命令计时</translation>
    </message>
    <message>
        <source>NVIDIA CUB (CUDA Core Compute Libraries)</source>
        <translation>NVIDIA CUB（CUDA Core Compute Libraries）</translation>
    </message>
    <message>
        <source>Needs a second buffer as long as the input</source>
        <translation>需要与输入等长的第二个缓冲区</translation>
    </message>
    <message>
        <source>CUB merge sort</source>
        <translation>CUB 归并排序</translation>
    </message>
    <message>
        <source>cub::DeviceMergeSort: NVIDIA&apos;s comparison sort, tiles merged along merge paths, timed as one command</source>
        <translation>cub::DeviceMergeSort：NVIDIA 的比较排序，分块沿归并路径合并，作为一个命令计时</translation>
    </message>
    <message>
        <source>Needs scratch memory as long as the input</source>
        <translation>需要与输入等长的暂存内存</translation>
    </message>
    <message>
        <source>Thrust lower bound</source>
        <translation>Thrust lower_bound</translation>
    </message>
    <message>
        <source>thrust::lower_bound, a binary search per key, then a pass that drops indices whose element differs</source>
        <translation>thrust::lower_bound，每个键一次二分查找，随后一趟去掉元素不相等的索引</translation>
    </message>
    <message>
        <source>NVIDIA Thrust (CUDA Core Compute Libraries)</source>
        <translation>NVIDIA Thrust（CUDA Core Compute Libraries）</translation>
    </message>
    <message>
        <source>The table of the exercise</source>
        <translation>练习中的表格</translation>
    </message>
    <message>
        <source>Column radix sort of 4,096 keys: every merge strategy × 8 to 128 lists, against std::sort</source>
        <translation>4,096 个键的列基数排序：每种归并策略 × 8 到 128 个列表，与 std::sort 比较</translation>
    </message>
    <message>
        <source>The kernel times are, on average, less than ten times that of an empty kernel.</source>
        <translation>这些内核的平均读数不到空内核读数的十倍。</translation>
    </message>
    <message>
        <source>Much of such a time is the clock&apos;s overhead, so differences between kernels look smaller than they are; the wall clock is not affected.</source>
        <translation>其中很大一部分是时钟自身的开销，因此内核之间的差异看起来比实际小；墙钟时间不受影响。</translation>
    </message>
    <message>
        <source>Choose a larger size, or compare wall clocks.</source>
        <translation>请选择更大的规模，或比较墙钟时间。</translation>
    </message>
    <message>
        <source>The GPU lowered its clock to stay within its power limit.</source>
        <translation>GPU 为遵守功耗上限而降低了频率。</translation>
    </message>
    <message>
        <source>These times hold for this power limit and this load, and not for the card as such.</source>
        <translation>这些时间只对此功耗上限和此负载成立，并不代表这块显卡本身。</translation>
    </message>
    <message>
        <source>Compare rows of equal clocks: fix the SM clock (nvidia-smi -lgc), or raise the power limit (nvidia-smi -pl), and run again.</source>
        <translation>请比较频率相同的行：固定 SM 频率（nvidia-smi -lgc）或提高功耗上限（nvidia-smi -pl），然后重新运行。</translation>
    </message>
    <message>
        <source>The GPU lowered its clock because it was too hot.</source>
        <translation>GPU 因过热而降低了频率。</translation>
    </message>
    <message>
        <source>These times depend on the cooling, and on the work that ran before.</source>
        <translation>这些时间取决于散热以及之前运行的任务。</translation>
    </message>
    <message>
        <source>Let the card cool down, check its cooling, or fix a lower SM clock (nvidia-smi -lgc).</source>
        <translation>请让显卡冷却、改善散热，或固定较低的 SM 频率（nvidia-smi -lgc）。</translation>
    </message>
    <message>
        <source>The GPU&apos;s hardware held the clock down: its power supply or an external brake asked for it.</source>
        <translation>GPU 硬件压低了频率：供电或外部制动信号要求如此。</translation>
    </message>
    <message>
        <source>The card may be running at half its clock or less, so these times say nothing about it.</source>
        <translation>显卡可能只以一半甚至更低的频率运行，因此这些时间不能说明其性能。</translation>
    </message>
    <message>
        <source>Check the power supply and its cables (nvidia-smi -q -d PERFORMANCE names the reason), and run again.</source>
        <translation>请检查电源及其线缆（nvidia-smi -q -d PERFORMANCE 会给出原因），然后重新运行。</translation>
    </message>
    <message>
        <source>There are fewer than three replicates, and too few samples in them.</source>
        <translation>重复次数不足三次，且其中的样本太少。</translation>
    </message>
    <message>
        <source>Take more replicates, or choose the standard preset.</source>
        <translation>请增加重复次数，或选择“标准”预设。</translation>
    </message>
    <message>
        <source>The job was prepared and sampled less often than requested.</source>
        <translation>作业的准备与采样次数少于所要求的次数。</translation>
    </message>
    <message>
        <source>The variation from one run to the next is known less well, or not at all.</source>
        <translation>各次运行之间的差异了解得较少，或完全不了解。</translation>
    </message>
    <message>
        <source>Resume the session if the run was interrupted, or choose a preset with a longer limit.</source>
        <translation>如果运行被中断，请继续该会话，或选择上限更长的预设。</translation>
    </message>
    <message>
        <source>The interval of the median is wider than the preset promises.</source>
        <translation>中位数的区间比该预设所承诺的更宽。</translation>
    </message>
    <message>
        <source>The replicates differ, or sampling stopped at its limit.</source>
        <translation>各次重复之间有差异，或采样在上限处停止。</translation>
    </message>
    <message>
        <source>Compare with a margin that is larger than the interval, look for the cause of the variation between runs, or choose a longer preset.</source>
        <translation>请用大于该区间的容差进行比较，查找各次运行之间的变化，或选择更长的预设。</translation>
    </message>
    <message>
        <source>The samples become steadily faster or slower.</source>
        <translation>样本持续变快或变慢。</translation>
    </message>
    <message>
        <source>Other programs used the processors while the samples were taken.</source>
        <translation>采集样本期间其他程序使用了处理器。</translation>
    </message>
    <message>
        <source>They take time, caches and memory bandwidth away, so these times say little about the job.</source>
        <translation>它们会占用时间、缓存和内存带宽，因此这些时间几乎不能说明该作业。</translation>
    </message>
    <message>
        <source>Close other programs, or wait for them, and run again.</source>
        <translation>请关闭其他程序或等它们结束，然后重新运行。</translation>
    </message>
    <message>
        <source>Another process used the device while the samples were taken.</source>
        <translation>采集样本期间另一个进程使用了该设备。</translation>
    </message>
    <message>
        <source>Kernels of two processes take turns, so these times may include waiting.</source>
        <translation>两个进程的内核轮流执行，因此这些时间可能包含等待。</translation>
    </message>
    <message>
        <source>End the other process (nvidia-smi lists it), and run again.</source>
        <translation>请结束另一个进程（nvidia-smi 会列出它），然后重新运行。</translation>
    </message>
    <message>
        <source>The device does not say how long its kernels take: its driver gives no times, or its clock ticks too slowly for them.</source>
        <translation>设备没有给出内核的用时：其驱动程序不提供时间，或者其时钟走得太慢。</translation>
    </message>
    <message>
        <source>This row has no kernel times; the wall clock is not affected.</source>
        <translation>此行没有内核时间；墙钟时间不受影响。</translation>
    </message>
    <message>
        <source>Compare wall clocks, choose a larger size, or try another driver.</source>
        <translation>请比较墙钟时间、选择更大的规模，或换用其他驱动程序。</translation>
    </message>
    <message>
        <source>other programs used the processors</source>
        <translation>其他程序使用了处理器</translation>
    </message>
    <message>
        <source>another process used the device</source>
        <translation>另一个进程使用了该设备</translation>
    </message>
    <message>
        <source>the power limit held the clock down</source>
        <translation>功耗上限压低了频率</translation>
    </message>
    <message>
        <source>heat held the clock down</source>
        <translation>高温压低了频率</translation>
    </message>
    <message>
        <source>the hardware held the clock down</source>
        <translation>硬件压低了频率</translation>
    </message>
    <message>
        <source>the device&apos;s timestamps contradict each other</source>
        <translation>设备的时间戳自相矛盾</translation>
    </message>
    <message>
        <source>kernels are near the timer floor</source>
        <translation>内核接近计时下限</translation>
    </message>
    <message>
        <source>there are fewer than three replicates</source>
        <translation>重复少于三次</translation>
    </message>
    <message>
        <source>replicates are missing</source>
        <translation>缺少重复</translation>
    </message>
    <message>
        <source>the interval is wide</source>
        <translation>区间较宽</translation>
    </message>
    <message>
        <source>the noise is above the preset&apos;s</source>
        <translation>噪声高于预设的目标</translation>
    </message>
    <message>
        <source>the samples scatter</source>
        <translation>样本离散</translation>
    </message>
    <message>
        <source>the samples drift</source>
        <translation>样本存在漂移</translation>
    </message>
    <message>
        <source>sampling stopped at its time limit</source>
        <translation>采样因达到时间上限而停止</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>计数</translation>
    </message>
    <message>
        <source>The faster one</source>
        <translation>较快的一种</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32 位</translation>
    </message>
    <message>
        <source>64 bits</source>
        <translation>64 位</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>快速一览</translation>
    </message>
    <message>
        <source>All bitonic sorts</source>
        <translation>所有双调排序</translation>
    </message>
    <message>
        <source>One kernel, two kernels and the same network on the CPU, 1,024 to 1,048,576 keys</source>
        <translation>单内核、双内核以及 CPU 上的同一网络，1,024 到 1,048,576 个键</translation>
    </message>
    <message>
        <source>Search lab</source>
        <translation>查找实验</translation>
    </message>
    <message>
        <source>Transfers and launches</source>
        <translation>传输与启动</translation>
    </message>
    <message>
        <source>Bitonic sort with every way to bring data to the device and to launch kernels</source>
        <translation>双调排序，使用每种数据传输与内核启动方式</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Every algorithm and merge strategy, 1,024 to 1,048,576 keys: minutes</source>
        <translation>所有算法与归并策略，1,024 到 1,048,576 个键：数分钟</translation>
    </message>
    <message>
        <source>Bits of the type in which the library counts keys; auto tries both before the first run of a job and keeps the faster one, which the kernel&apos;s name contains</source>
        <translation>库用来计数键的类型的位数；auto 在作业首次运行之前两种都试，保留较快的一种，内核名称会说明是哪一种</translation>
    </message>
    <message>
        <source>Onesweep</source>
        <translation>Onesweep</translation>
    </message>
    <message>
        <source>One launch counts all digits, then one launch for each digit of 8 bits sorts tiles in local memory and finds their places by looking back at the tiles in front; digits that are the same in all keys are skipped</source>
        <translation>一次启动统计所有数位，然后每个 8 位数位启动一次：在局部内存中对分块排序，并回看前面的分块来确定位置；所有键都相同的数位会被跳过</translation>
    </message>
    <message>
        <source>Adinets and Merrill, Onesweep (2022)</source>
        <translation>Adinets 与 Merrill，Onesweep（2022）</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>数位</translation>
    </message>
    <message>
        <source>Work-items in a work-group, which sorts a tile by one digit at a time</source>
        <translation>一个工作组中的工作项数；工作组每次按一个数位对一个分块排序</translation>
    </message>
    <message>
        <source>vqsort, parallel</source>
        <translation>vqsort（并行）</translation>
    </message>
    <message>
        <source>A run for each thread by Highway&apos;s vectorised quicksort, then pairs of runs merged by all threads, between two buffers</source>
        <translation>每个线程用 Highway 的向量化快速排序排好一段，然后所有线程在两个缓冲区之间成对归并</translation>
    </message>
    <message>
        <source>Highway; merge path: Odeh et al., &quot;Merge Path - Parallel Merging Made Simple&quot;, 2012</source>
        <translation>Highway；merge path：Odeh 等，&quot;Merge Path - Parallel Merging Made Simple&quot;，2012</translation>
    </message>
    <message>
        <source>Spreadsort</source>
        <translation>Spreadsort</translation>
    </message>
    <message>
        <source>Boost&apos;s hybrid of radix sort and comparisons, on one core</source>
        <translation>Boost 的基数排序与比较排序混合算法，单核</translation>
    </message>
    <message>
        <source>Boost.Sort; Steven J. Ross, &quot;The Spreadsort High-performance General-case Sorting Algorithm&quot;, 2002</source>
        <translation>Boost.Sort；Steven J. Ross，&quot;The Spreadsort High-performance General-case Sorting Algorithm&quot;，2002</translation>
    </message>
    <message>
        <source>Block indirect sort</source>
        <translation>块间接排序</translation>
    </message>
    <message>
        <source>Boost&apos;s parallel sort with little extra memory, on the given number of threads</source>
        <translation>Boost 的并行排序，额外内存很少，使用给定的线程数</translation>
    </message>
    <message>
        <source>Boost.Sort; Francisco Tapia, block_indirect_sort, 2016</source>
        <translation>Boost.Sort；Francisco Tapia，block_indirect_sort，2016</translation>
    </message>
    <message>
        <source>Starts its threads inside the timed run, and sorts short inputs on one core</source>
        <translation>在计时的运行之内启动线程，短输入只用一个核排序</translation>
    </message>
    <message>
        <source>Branchless lower bound</source>
        <translation>无分支下界查找</translation>
    </message>
    <message>
        <source>A binary search without branches that takes 16 keys through the haystack in step, on one core</source>
        <translation>无分支的二分查找，16 个键同步穿过被查找数组，单核</translation>
    </message>
    <message>
        <source>Khuong and Morin, &quot;Array Layouts for Comparison-Based Searching&quot;, 2017</source>
        <translation>Khuong 与 Morin，&quot;Array Layouts for Comparison-Based Searching&quot;，2017</translation>
    </message>
    <message>
        <source>Radix sort</source>
        <translation>基数排序</translation>
    </message>
    <message>
        <source>Sorts by one digit after the other, the lowest first: three launches per digit count the keys, turn the counts into positions and move the keys there; digits that all keys share are skipped</source>
        <translation>逐位排序，从最低位开始：每一位启动三次内核，分别统计键、把计数变成位置、把键放到那里；所有键都相同的位会被跳过</translation>
    </message>
    <message>
        <source>Merrill and Grimshaw, High Performance and Scalable Radix Sorting (2011)</source>
        <translation>Merrill 与 Grimshaw，High Performance and Scalable Radix Sorting（2011）</translation>
    </message>
    <message>
        <source>Digit bits</source>
        <translation>每位的比特数</translation>
    </message>
    <message>
        <source>Bits per digit: more bits make fewer passes, but more positions to write to in each</source>
        <translation>一位的比特数：越多，趟数越少，而每趟要写入的位置越多</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>定位方式</translation>
    </message>
    <message>
        <source>How the keys of a tile find their positions: by matching equal digits in sub-groups (NVIDIA), by one counter per work-item, or one after the other by a single work-item, which is a work-group of its own with a fixed tile</source>
        <translation>一块中的键如何找到自己的位置：在子组中看谁的位相同（NVIDIA），每个工作项一个计数器，或由单个工作项逐个放置；此时工作组只有这一个工作项，块的大小固定</translation>
    </message>
    <message>
        <source>Match in sub-groups</source>
        <translation>子组内匹配</translation>
    </message>
    <message>
        <source>Count by work-item</source>
        <translation>按工作项计数</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>串行</translation>
    </message>
    <message>
        <source>Work-items of a work-group, which takes its keys to their places tile by tile</source>
        <translation>一个工作组的工作项数；它逐块把键放到位置上</translation>
    </message>
    <message>
        <source>Keys per work-item</source>
        <translation>每个工作项的键数</translation>
    </message>
    <message>
        <source>Bitonic sort in tiles</source>
        <translation>分块双调排序</translation>
    </message>
    <message>
        <source>A work-item holds several keys and runs several passes on them in registers; a work-group sorts a tile in local memory, and only the few passes over long distances need launches of their own</source>
        <translation>一个工作项持有多个键，在寄存器中对它们运行多趟；工作组在局部内存中对一块排序，只剩下少数长距离的趟需要单独启动</translation>
    </message>
    <message>
        <source>Peters, Schulz-Hildebrandt and Luttenberger, Fast in-place, comparison-based sorting with CUDA (2011)</source>
        <translation>Peters、Schulz-Hildebrandt 与 Luttenberger，Fast in-place, comparison-based sorting with CUDA（2011）</translation>
    </message>
    <message>
        <source>first pass</source>
        <translation>第一趟</translation>
    </message>
    <message>
        <source>Work-items of a work-group, which sorts a tile in local memory</source>
        <translation>一个工作组的工作项数；它在局部内存中对一块排序</translation>
    </message>
    <message>
        <source>32-bit keys that a work-item holds, or half as many 64-bit keys (at least two): with 2^k keys it runs k passes before keys move to other work-items; a tile has this many keys per work-item</source>
        <translation>一个工作项持有的 32 位键数，64 位的键为其一半（至少两个）：有 2^k 个键时，它先运行 k 趟，然后键才换到别的工作项；块中工作组的每个工作项都有这么多键</translation>
    </message>
    <message>
        <source>Merge sort</source>
        <translation>归并排序</translation>
    </message>
    <message>
        <source>A work-group sorts a tile in local memory, keeping the order of equal keys; rounds of two launches merge runs: one finds where the tiles of the output begin, one merges them</source>
        <translation>工作组在局部内存中对一块排序，并保持相等键的顺序；每轮两次启动归并有序段：一次找出输出各块的起点，一次归并它们</translation>
    </message>
    <message>
        <source>Green, McColl and Bader, GPU Merge Path (2012)</source>
        <translation>Green、McColl 与 Bader，GPU Merge Path（2012）</translation>
    </message>
    <message>
        <source>Work-items of a work-group, which sorts or merges a tile in local memory</source>
        <translation>一个工作组的工作项数；它在局部内存中对一块排序或归并</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>下界</translation>
    </message>
    <message>
        <source>Kim et al., &quot;FAST: Fast Architecture Sensitive Tree Search on Modern CPUs and GPUs&quot;, 2010</source>
        <translation>Kim et al., &quot;FAST: Fast Architecture Sensitive Tree Search on Modern CPUs and GPUs&quot;, 2010</translation>
    </message>
    <message>
        <source>Parts in local memory</source>
        <translation>局部内存中的部分数</translation>
    </message>
    <message>
        <source>Parts of the haystack that a work-group tells apart in local memory</source>
        <translation>一个工作组在局部内存中区分的被查找数组部分数</translation>
    </message>
    <message>
        <source>Keys that a work-item searches in step: while one waits for memory, the others&apos; loads are on their way</source>
        <translation>一个工作项同步查找的键数：一个等待内存时，其他键的读取已在途中</translation>
    </message>
    <message>
        <source>Eytzinger search</source>
        <translation>Eytzinger 查找</translation>
    </message>
    <message>
        <source>Two launches: one lays the haystack out as a tree, level by level, in the other each work-item takes a key down it, a node at a time and without branches</source>
        <translation>两次启动：第一次把被查找数组逐层排成树，第二次每个工作项带一个键无分支地逐个节点向下</translation>
    </message>
    <message>
        <source>Lays the haystack out in every run, as its first kernel shows</source>
        <translation>每次运行都重新排列被查找数组，见其第一个内核</translation>
    </message>
    <message>
        <source>Keys per node</source>
        <translation>每个节点的键数</translation>
    </message>
    <message>
        <source>32-bit keys that a step reads at once, all of one cache line, or half as many 64-bit keys</source>
        <translation>一步同时读取的 32 位键数，都在一个缓存行内；64 位的键为其一半</translation>
    </message>
    <message>
        <source>Eytzinger lower bound</source>
        <translation>Eytzinger 下界</translation>
    </message>
    <message>
        <source>The haystack laid out as a binary tree, level by level, down which 16 keys go in step without branches, on one core</source>
        <translation>被查找数组逐层排成二叉树，16 个键无分支地同步向下，单核</translation>
    </message>
    <message>
        <source>Entropy 0.811 bits</source>
        <translation>熵 0.811 位</translation>
    </message>
    <message>
        <source>Each bit of a key is set with probability 1/4</source>
        <translation>键的每一位以 1/4 的概率为 1</translation>
    </message>
    <message>
        <source>Thearling and Smith, 1992; benchmarks of CUB</source>
        <translation>Thearling 与 Smith，1992；CUB 的基准测试</translation>
    </message>
    <message>
        <source>Entropy 0.544 bits</source>
        <translation>熵 0.544 位</translation>
    </message>
    <message>
        <source>Each bit of a key is set with probability 1/8</source>
        <translation>键的每一位以 1/8 的概率为 1</translation>
    </message>
    <message>
        <source>Entropy 0.337 bits</source>
        <translation>熵 0.337 位</translation>
    </message>
    <message>
        <source>Each bit of a key is set with probability 1/16</source>
        <translation>键的每一位以 1/16 的概率为 1</translation>
    </message>
    <message>
        <source>Entropy 0.201 bits</source>
        <translation>熵 0.201 位</translation>
    </message>
    <message>
        <source>Each bit of a key is set with probability 1/32</source>
        <translation>键的每一位以 1/32 的概率为 1</translation>
    </message>
    <message>
        <source>Few distinct</source>
        <translation>少量不同值</translation>
    </message>
    <message>
        <source>16 different keys, or as many as the id says, equally likely</source>
        <translation>16 个不同的键，或 id 指定的个数，概率相等</translation>
    </message>
    <message>
        <source>benchmarks of sorts</source>
        <translation>排序基准测试</translation>
    </message>
    <message>
        <source>Zipf</source>
        <translation>Zipf</translation>
    </message>
    <message>
        <source>65,536 different keys, of which the k-th is 1/k times as likely as the first</source>
        <translation>65,536 个不同的键，第 k 个的概率是第一个的 1/k</translation>
    </message>
    <message>
        <source>benchmarks of databases</source>
        <translation>数据库基准测试</translation>
    </message>
    <message>
        <source>Nearly sorted</source>
        <translation>近乎有序</translation>
    </message>
    <message>
        <source>0 … n−1 in which 100 random pairs, or as many as the id says, are exchanged</source>
        <translation>0 … n−1，其中随机交换 100 对，或 id 指定的对数</translation>
    </message>
    <message>
        <source>Organ pipe</source>
        <translation>管风琴形</translation>
    </message>
    <message>
        <source>Ascending to the middle, and descending again</source>
        <translation>升序到中间，再降序</translation>
    </message>
    <message>
        <source>Staggered</source>
        <translation>交错</translation>
    </message>
    <message>
        <source>64 parts, each with random keys of a range of its own, neighbouring ranges far from each other</source>
        <translation>64 个部分，各有自己范围内的随机键，相邻的范围彼此远离</translation>
    </message>
    <message>
        <source>Helman, Bader and JáJá, 1998</source>
        <translation>Helman、Bader 与 JáJá，1998</translation>
    </message>
    <message>
        <source>One key at a time unless it is batched, at most 65,536 in a run: several are searched one after the other, and the round trips to the host dominate</source>
        <translation>除批处理外一次一个键，每次运行最多 65,536 个：多个键依次查找，与主机的往返占主导</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>One key at a time, as taught, or all keys in each of log_N n launches, without the host</source>
        <translation>像教学那样一次一个键，或在 log_N n 次启动的每一次中处理所有键，无需主机</translation>
    </message>
    <message>
        <source>One key at a time</source>
        <translation>一次一个键</translation>
    </message>
    <message>
        <source>All keys at once</source>
        <translation>所有键同时</translation>
    </message>
    <message>
        <source>Two taught sorts and a fast one against two of the CPU, 1,024 to 65,536 keys: seconds</source>
        <translation>两种教学排序和一种快速排序对比两种 CPU 排序，1,024 到 65,536 个键：数秒</translation>
    </message>
    <message>
        <source>The taught searches and two fast ones against the CPU: 1,024 keys looked up in 65,536 to 4,194,304</source>
        <translation>教学查找和两种快速查找对比 CPU：在 65,536 到 4,194,304 个元素中查找 1,024 个键</translation>
    </message>
    <message>
        <source>distinct keys</source>
        <translation>种不同的键</translation>
    </message>
    <message>
        <source>exchanged pairs</source>
        <translation>对被交换的键</translation>
    </message>
    <message>
        <source>Special floats</source>
        <translation>特殊浮点数</translation>
    </message>
    <message>
        <source>NaN, inf, 0 and subnormal numbers of either sign among any floats; of integers those of their ranks</source>
        <translation>任意浮点数中夹杂正负号的 NaN、无穷大、0 和次正规数；整数则取相同次序的数</translation>
    </message>
    <message>
        <source>A few keys per work-item: a binary search without branches, whose first levels are in local memory; where that pays, three launches put the keys in rough order first</source>
        <translation>每个工作项处理若干个键：无分支的二分查找，其最初几层在局部内存中；在划算时，先用三次启动把键粗略排序</translation>
    </message>
    <message>
        <source>Order of the keys</source>
        <translation>键的顺序</translation>
    </message>
    <message>
        <source>Whether keys are put in rough order before they are searched, in three launches of the run; auto tries both on random keys before the first run of a job with at least 16,384 keys, and keeps the faster one</source>
        <translation>查找之前是否先在该次运行中用三次启动把键粗略排序；对至少有 16,384 个键的作业，auto 在首次运行之前用随机键试验两种方式，并保留较快的一种</translation>
    </message>
    <message>
        <source>As they come</source>
        <translation>按原有顺序</translation>
    </message>
    <message>
        <source>Rough order first</source>
        <translation>先粗略排序</translation>
    </message>
    <message>
        <source>32-bit keys that a work-item sorts in registers, and takes in each merge, or half as many if keys or values have 64 bits; odd numbers use the banks of local memory best</source>
        <translation>一个工作项在寄存器中排序、并在每次归并中取得的 32 位键的数量，键或值为 64 位时则为一半；奇数最能利用局部内存的存储体</translation>
    </message>
    <message>
        <source>32-bit keys that a work-item holds, or half as many if keys or values have 64 bits; a tile has this many keys per work-item</source>
        <translation>一个工作项持有的 32 位键的数量，键或值为 64 位时则为一半；块中工作组的每个工作项都有这么多键</translation>
    </message>
    <message>
        <source>Cluster sort</source>
        <translation>集群排序</translation>
    </message>
    <message>
        <source>One launch of a cluster of up to 16 work-groups, which hold all keys in their local memory: split by the leading digit and sorted by each of them, or written to each other&apos;s digit by digit where they are not spread evenly; bits that are the same in all keys are skipped</source>
        <translation>一次启动一个最多 16 个工作组的集群：各工作组把所有键保存在局部内存中，按最高数位划分后各自排序；键分布不均匀时，则逐个数位写入彼此的局部内存；所有键都相同的位会被跳过</translation>
    </message>
    <message>
        <source>Sortscope; clusters: NVIDIA H100 Tensor Core GPU Architecture (2022)</source>
        <translation>Sortscope；集群：NVIDIA H100 Tensor Core GPU Architecture（2022）</translation>
    </message>
    <message>
        <source>NVIDIA GPUs from compute capability 9.0 on that have clusters; as many keys as fit the local memory of a cluster, some 400,000 on an H200</source>
        <translation>仅限计算能力 9.0 及以上且具有集群的 NVIDIA GPU；键数以集群局部内存所能容纳的为限，在 H200 上约为 400,000 个</translation>
    </message>
    <message>
        <source>Cluster size</source>
        <translation>集群大小</translation>
    </message>
    <message>
        <source>Work-groups that share the keys. Not every device has clusters of 16; auto times those that can hold the keys, on random keys before the first run of a job, and keeps the fastest</source>
        <translation>共同保存键的工作组数。并非每个设备都有 16 个工作组的集群；auto 在作业首次运行前用随机键试验能容纳这些键的集群，并保留最快的一种</translation>
    </message>
    <message>
        <source>The fastest one</source>
        <translation>最快的一种</translation>
    </message>
    <message>
        <source>Work-items of a work-group, which hold its keys in registers during a pass</source>
        <translation>一个工作组的工作项数；一趟之中由它们把该组的键保存在寄存器中</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>匹配</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>指令</translation>
    </message>
    <message>
        <source>Masks in local memory</source>
        <translation>局部内存中的掩码</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>分发</translation>
    </message>
    <message>
        <source>How keys go to other work-groups: put in order by digit first, so that neighbours go to neighbours, or each from where it is</source>
        <translation>键如何送往其他工作组：先按数位排好，使相邻的键送到相邻的位置；或每个键直接从所在位置送出</translation>
    </message>
    <message>
        <source>Ordered by digit</source>
        <translation>按数位排好</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>直接</translation>
    </message>
    <message>
        <source>Keys at the ends of the key range and around 2^24 and 2^31; those of 64 bits around 2^32, 2^53 and 2^63</source>
        <translation>位于键范围两端以及 2^24 和 2^31 附近的键；64 位键则在 2^32、2^53 和 2^63 附近</translation>
    </message>
    <message>
        <source>Highway&apos;s vectorised quicksort on one core, with the fastest SIMD of the processor</source>
        <translation>Highway 的向量化快速排序，单核，使用处理器上最快的 SIMD</translation>
    </message>
    <message>
        <source>Highway sorts no keys of 8 bits</source>
        <translation>Highway 不能排序 8 位的键</translation>
    </message>
    <message>
        <source>Instruction set</source>
        <translation>指令集</translation>
    </message>
    <message>
        <source>Highway&apos;s target that the keys are sorted with; auto tries all that the processor has, once per machine and width of words, and keeps the fastest</source>
        <translation>用来排序键的 Highway 目标；auto 对每台机器和每种字宽各试一次处理器所具有的全部目标，并保留最快的一种</translation>
    </message>
    <message>
        <source>IPS4o</source>
        <translation>IPS4o</translation>
    </message>
    <message>
        <source>Samplesort on one core: each pass moves blocks of keys, in place, to the up to 256 buckets that a tree without branches finds for them</source>
        <translation>样本排序，单核：每遍把键成块地原地移动到最多 256 个桶，由一棵无分支的树为键找桶</translation>
    </message>
    <message>
        <source>IPS4o; Axtmann et al., &quot;In-Place Parallel Super Scalar Samplesort (IPS4o)&quot;, 2017</source>
        <translation>IPS4o; Axtmann et al., &quot;In-Place Parallel Super Scalar Samplesort (IPS4o)&quot;, 2017</translation>
    </message>
    <message>
        <source>IPS4o, parallel</source>
        <translation>IPS4o（并行）</translation>
    </message>
    <message>
        <source>In-place samplesort on the given number of threads, which share the first passes and then take buckets of their own</source>
        <translation>原地样本排序，使用给定的线程数；线程先共同完成前几遍，再各自处理桶</translation>
    </message>
    <message>
        <source>Sorts on one core what is shorter than four blocks of 2 KiB per thread</source>
        <translation>短于每线程四个 2 KiB 块的输入在单核上排序</translation>
    </message>
    <message>
        <source>LSD radix sort, parallel</source>
        <translation>LSD 基数排序（并行）</translation>
    </message>
    <message>
        <source>The floor of radix sorting on a CPU: per digit of 8 bits each thread counts its part of the keys and scatters them, a cache line at a time, to a second buffer</source>
        <translation>CPU 上基数排序的基准：对每个 8 位数位，每个线程统计自己那部分键，再以缓存行为单位分散到第二个缓冲区</translation>
    </message>
    <message>
        <source>Satish et al., &quot;Fast Sort on CPUs and GPUs: A Case for Bandwidth Oblivious SIMD Sort&quot;, 2010</source>
        <translation>Satish et al., &quot;Fast Sort on CPUs and GPUs: A Case for Bandwidth Oblivious SIMD Sort&quot;, 2010</translation>
    </message>
    <message>
        <source>Leaves out passes over digits that all keys share</source>
        <translation>所有键都相同的数位不再处理</translation>
    </message>
    <message>
        <source>Branchless lower bound, parallel</source>
        <translation>无分支下界查找（并行）</translation>
    </message>
    <message>
        <source>A binary search without branches that takes 16 keys through the haystack in step, the keys shared between the given number of threads</source>
        <translation>无分支的二分查找，16 个键同步穿过被查找数组，键由给定数量的线程分担</translation>
    </message>
    <message>
        <source>Pages of memory</source>
        <translation>内存页</translation>
    </message>
    <message>
        <source>Whether haystack, keys and answers lie in huge pages, which need fewer look-ups of addresses; auto takes huge ones where the system gives them</source>
        <translation>被查找数组、键和结果是否放在大页中，大页所需的地址查询更少；系统提供大页时 auto 使用大页</translation>
    </message>
    <message>
        <source>Huge where possible</source>
        <translation>尽可能用大页</translation>
    </message>
    <message>
        <source>Huge</source>
        <translation>大页</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小页</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>参与排序的比特</translation>
    </message>
    <message>
        <source>Bits by which the library sorts: all of a key, or only those that the largest key needs, which the host finds and tells the library before the first run. Finding them is not timed. For unsigned keys only</source>
        <translation>库排序时所用的比特：键的全部比特，或者只用最大的键所需的比特，由主机在首次运行之前找出并告知库。找出它们的时间不计入。仅适用于无符号键</translation>
    </message>
    <message>
        <source>All of a key</source>
        <translation>键的全部</translation>
    </message>
    <message>
        <source>Told by the host</source>
        <translation>由主机告知</translation>
    </message>
    <message>
        <source>Eytzinger lower bound, parallel</source>
        <translation>Eytzinger 下界（并行）</translation>
    </message>
    <message>
        <source>The haystack laid out as a binary tree, level by level, down which 16 keys go in step without branches; the given number of threads share both steps</source>
        <translation>待查数据按层排成二叉树，16 个键无分支地同步向下；两个步骤由指定数量的线程分担</translation>
    </message>
    <message>
        <source>The kernels of traced runs take longer than whole runs that were not traced.</source>
        <translation>有跟踪的运行中，内核用时超过了未跟踪的整个运行。</translation>
    </message>
    <message>
        <source>Tracing made the kernels slower, or the device changed its clock between the two.</source>
        <translation>跟踪使内核变慢，或者设备的时钟在两者之间发生了变化。</translation>
    </message>
    <message>
        <source>Compare wall clocks, or choose another --device-clock and run again.</source>
        <translation>请比较墙钟时间，或选择另一个 --device-clock 后重新运行。</translation>
    </message>
    <message>
        <source>the kernels take longer than whole runs that were not traced</source>
        <translation>内核用时超过未跟踪的整个运行</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Machines and devices</source>
        <translation>计算机和设备</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Algorithms and data</source>
        <translation>算法和数据</translation>
    </message>
    <message>
        <source>Kernels of own entries</source>
        <translation>自有条目的内核</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Finished jobs: %1, devices: %2, runs: %3</source>
        <translation>已完成的作业：%1，设备：%2，运行：%3</translation>
    </message>
    <message>
        <source>Jobs that were planned and did not finish: %1</source>
        <translation>已计划但未完成的作业：%1</translation>
    </message>
    <message>
        <source>Fastest on a GPU</source>
        <translation>GPU 上最快</translation>
    </message>
    <message>
        <source>Fastest on the CPU</source>
        <translation>CPU 上最快</translation>
    </message>
    <message>
        <source>GPU against CPU</source>
        <translation>GPU 对比 CPU</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>交叉点</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>As fast, within the interval: %1</source>
        <translation>在区间内同样快：%1</translation>
    </message>
    <message>
        <source>No verified result.</source>
        <translation>没有经过验证的结果。</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>一样快</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <translation>速度为 %1 倍</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>耗时为 %1 倍</translation>
    </message>
    <message>
        <source>No GPU and CPU of one machine did the same work.</source>
        <translation>没有同一台计算机的 GPU 和 CPU 做过相同的工作。</translation>
    </message>
    <message>
        <source>Data on the device: %1</source>
        <translation>数据在设备上：%1</translation>
    </message>
    <message>
        <source>With transfers: %1</source>
        <translation>含传输：%1</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>未证实</translation>
    </message>
    <message>
        <source>Needs several sizes of the same data on a GPU and on the CPU.</source>
        <translation>需要 GPU 和 CPU 上相同数据的多个规模。</translation>
    </message>
    <message>
        <source>The GPU is faster from about this size.</source>
        <translation>大约从这一规模起，GPU 更快。</translation>
    </message>
    <message>
        <source>The GPU is faster from this size at the latest.</source>
        <translation>最迟从这一规模起，GPU 更快。</translation>
    </message>
    <message>
        <source>The GPU is faster at every size that was measured.</source>
        <translation>在所有测量过的规模下，GPU 都更快。</translation>
    </message>
    <message>
        <source>The CPU is faster at every size that was measured.</source>
        <translation>在所有测量过的规模下，CPU 都更快。</translation>
    </message>
    <message>
        <source>The sizes do not tell where the GPU overtakes the CPU.</source>
        <translation>从这些规模看不出 GPU 在何处超过 CPU。</translation>
    </message>
    <message>
        <source>No problems were found.</source>
        <translation>未发现问题。</translation>
    </message>
    <message>
        <source>Jobs that failed: %1</source>
        <translation>失败的作业：%1</translation>
    </message>
    <message>
        <source>Rows of poor quality, not to be compared: %1</source>
        <translation>质量较差、不宜比较的行：%1</translation>
    </message>
    <message>
        <source>Rows with warnings: %1</source>
        <translation>带警告的行：%1</translation>
    </message>
    <message>
        <source>Rows with kernels near the timer floor: %1</source>
        <translation>内核接近计时下限的行：%1</translation>
    </message>
    <message>
        <source>Rows that lack replicates: %1</source>
        <translation>缺少重复的行：%1</translation>
    </message>
    <message>
        <source>Rows of the CPU slower than the standard library: %1</source>
        <translation>慢于标准库的 CPU 行：%1</translation>
    </message>
    <message>
        <source>Fastest by data and size</source>
        <translation>按数据和规模列出的最快者</translation>
    </message>
    <message>
        <source>Each cell names the fastest row by the wall clock, and how many times as fast as the next one it is. A name in bold is proven: the row is faster than every other one.</source>
        <translation>每个单元格给出按墙钟时间最快的行，以及它的速度是第二名的多少倍。粗体名称已证实：该行比其他所有行都快。</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>仅此一行</translation>
    </message>
    <message>
        <source>not proven: %1 is as fast</source>
        <translation>未证实：%1 同样快</translation>
    </message>
    <message>
        <source>not proven: %1 is as fast, and %2 more</source>
        <translation>未证实：%1 以及另外 %2 行同样快</translation>
    </message>
    <message>
        <source>How many times as fast the fastest row of a GPU is as the fastest one of the processor, with the interval that covers the true factor with 95 %.</source>
        <translation>GPU 最快的行的速度是处理器最快的行的多少倍，以及以 95 % 覆盖真实倍数的区间。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>On the GPU</source>
        <translation>GPU 上</translation>
    </message>
    <message>
        <source>On the CPU</source>
        <translation>CPU 上</translation>
    </message>
    <message>
        <source>Data on the device</source>
        <translation>数据在设备上</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>With transfers</source>
        <translation>含传输</translation>
    </message>
    <message>
        <source>Verdict with transfers</source>
        <translation>含传输的判定</translation>
    </message>
    <message>
        <source>the GPU is faster</source>
        <translation>GPU 更快</translation>
    </message>
    <message>
        <source>the CPU is faster</source>
        <translation>CPU 更快</translation>
    </message>
    <message>
        <source>the same within the margin</source>
        <translation>在容差内相同</translation>
    </message>
    <message>
        <source>not proven within one run: more replicates are needed</source>
        <translation>在单次运行内未证实：需要更多重复</translation>
    </message>
    <message>
        <source>not proven: the interval holds 1</source>
        <translation>未证实：区间包含 1</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>Figures are by the wall clock; both axes are logarithmic. Error bars cover the true median with 95 %. A hollow marker is of poor quality. A click on a name shows or hides its curve.</source>
        <translation>数值为墙钟时间；两个坐标轴都是对数刻度。误差线以 95 % 覆盖真实中位数。空心标记表示质量较差。点击名称可显示或隐藏其曲线。</translation>
    </message>
    <message>
        <source>The fastest series are shown; hidden at first: %1</source>
        <translation>显示最快的系列；起初隐藏：%1</translation>
    </message>
    <message>
        <source>Kinds of data without a chart here: %1</source>
        <translation>此处没有图表的数据种类：%1</translation>
    </message>
    <message>
        <source>Keys per second</source>
        <translation>每秒键数</translation>
    </message>
    <message>
        <source>Median time of a run</source>
        <translation>一次运行的中位时间</translation>
    </message>
    <message>
        <source>Speed against the fastest row of the CPU</source>
        <translation>相对于 CPU 最快行的速度</translation>
    </message>
    <message>
        <source>Speed against %1</source>
        <translation>相对于 %1 的速度</translation>
    </message>
    <message>
        <source>Times are medians; the interval behind each covers the true median with 95 %. A click on a heading sorts the table.</source>
        <translation>时间为中位数；其后的区间以 95 % 覆盖真实中位数。点击标题可对表格排序。</translation>
    </message>
    <message>
        <source>Filter the rows</source>
        <translation>筛选行</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Replicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Wall clock, %1</source>
        <translation>墙钟时间（%1）</translation>
    </message>
    <message>
        <source>95 % interval, %1</source>
        <translation>95 % 区间（%1）</translation>
    </message>
    <message>
        <source>Kernels, %1</source>
        <translation>内核（%1）</translation>
    </message>
    <message>
        <source>%1keys per second</source>
        <translation>每秒 %1键数</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结局</translation>
    </message>
    <message>
        <source>good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>较差</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>ok, warnings: %1</source>
        <translation>正常，警告：%1</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Medians of the time that each kernel takes in a run, with its launches, at the largest size of each variant; grey bars are gaps between kernels, and transfers.</source>
        <translation>每个变体在最大规模下，一次运行中每个内核所用时间的中位数及其启动次数；灰色条为内核之间的间隙和传输。</translation>
    </message>
    <message>
        <source>Variants without bars here: %1</source>
        <translation>此处没有条形图的变体：%1</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>发生了什么</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>为何重要</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>该怎么做</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>Reasons against the quality of rows</source>
        <translation>影响行质量的原因</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Date (UTC)</source>
        <translation>日期（UTC）</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>计算机</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>CPU governor</source>
        <translation>CPU 调频策略</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Sortscope</source>
        <translation>Sortscope</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>变量</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动程序</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>计算单元</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Clock of its kernels</source>
        <translation>其内核的时钟</translation>
    </message>
    <message>
        <source>UUID or PCI address</source>
        <translation>UUID 或 PCI 地址</translation>
    </message>
    <message>
        <source>The wall clock is the host&apos;s time from the first command of a run to its last one; the transfers of input and result are not in it.</source>
        <translation>墙钟时间是主机测得的从一次运行的第一个命令到最后一个命令的时间；不含输入和结果的传输。</translation>
    </message>
    <message>
        <source>Kernels is the sum of the times of the kernels of a run, by the clock of the device.</source>
        <translation>内核是按设备时钟计的一次运行中各内核时间之和。</translation>
    </message>
    <message>
        <source>A replicate prepares the job afresh, in a process of its own, and takes samples of it; the outputs of its runs are checked.</source>
        <translation>一次重复在自己的进程中重新准备作业并采集样本；其运行的输出会被检查。</translation>
    </message>
    <message>
        <source>Intervals come from the replicates, and cover the true value with 95 %. With fewer than three replicates they know the scatter within one run alone.</source>
        <translation>区间来自各次重复，以 95 % 覆盖真实值。重复少于三次时，区间只反映单次运行内的离散。</translation>
    </message>
    <message>
        <source>A row counts as faster only if chance makes so large a difference in less than 5 % of cases.</source>
        <translation>只有当偶然造成如此大差异的可能性小于 5 % 时，才认为某一行更快。</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Samples of a replicate</source>
        <translation>每次重复的样本</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>时间限制</translation>
    </message>
    <message>
        <source>Wanted noise</source>
        <translation>目标噪声</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Program version</source>
        <translation>程序版本</translation>
    </message>
    <message>
        <source>Git revision</source>
        <translation>Git 修订版本</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <source>Operating system&apos;s kernel</source>
        <translation>操作系统内核</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>CPU 线程数</translation>
    </message>
    <message>
        <source>Order of samples</source>
        <translation>样本顺序</translation>
    </message>
    <message>
        <source>Environment variable</source>
        <translation>环境变量</translation>
    </message>
    <message>
        <source>API version</source>
        <translation>API 版本</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Clock resolution</source>
        <translation>时钟分辨率</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>PCI address</source>
        <translation>PCI 地址</translation>
    </message>
    <message>
        <source>Largest allocation</source>
        <translation>最大分配</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>局部内存</translation>
    </message>
    <message>
        <source>Work-group limit</source>
        <translation>工作组上限</translation>
    </message>
    <message>
        <source>Shares the host&apos;s memory</source>
        <translation>与主机共享内存</translation>
    </message>
    <message>
        <source>Transfer modes</source>
        <translation>传输模式</translation>
    </message>
    <message>
        <source>Launch modes</source>
        <translation>启动模式</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 频率</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>功率上限</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>内核源文件</translation>
    </message>
    <message>
        <source>Tuned parameter</source>
        <translation>调优的参数</translation>
    </message>
    <message>
        <source>Parameter chosen automatically</source>
        <translation>自动选择的参数</translation>
    </message>
    <message>
        <source>The latest run differs from those before it in:</source>
        <translation>最近一次运行与之前的不同之处：</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 的%1</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>间隙</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>上传</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>The most 32-bit keys that a work-item holds, or 0.7 times as many if keys have 64 bits, or half as many if values have; inputs of fewer than 128 such tiles have smaller ones, of 6 keys per work-item or more</source>
        <translation>一个工作项最多持有的 32 位键数；键为 64 位时为其 0.7 倍，值为 64 位时减半；不足 128 个这种分块的输入使用更小的分块，每个工作项至少 6 个键</translation>
    </message>
    <message>
        <source>How the work-items of a warp find those whose keys have the same digit: by a vote on each of its bits, by the instruction that compares all of them, by masks in local memory, or by the one of the last two that suits their first keys</source>
        <translation>一个 warp 的工作项如何找出键的数位相同者：对数位的每一位投票、用比较全部数位的指令、用局部内存中的掩码，或用后两者中适合其首个键的一种</translation>
    </message>
    <message>
        <source>Instruction or masks</source>
        <translation>指令或掩码</translation>
    </message>
    <message>
        <source>Adaptive sort</source>
        <translation>自适应排序</translation>
    </message>
    <message>
        <source>Runs the cluster sort, the merge sort or Onesweep, whichever is the fastest for the length and the types of keys and values</source>
        <translation>运行集群排序、归并排序或 Onesweep 中对该长度以及键和值的类型最快的一种</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>The sort that runs, with its default parameters; auto takes the one that is the fastest for the length and the types, and the row says which it is</source>
        <translation>所运行的排序，使用其默认参数；auto 选择对该长度和类型最快的一种，所在行会标明是哪一种</translation>
    </message>
    <message>
        <source>Kernel language</source>
        <translation>内核语言</translation>
    </message>
    <message>
        <source>PCI Express link</source>
        <translation>PCI Express 链路</translation>
    </message>
    <message>
        <source>Cores per processor</source>
        <translation>每个处理器的核心数</translation>
    </message>
    <message>
        <source>Hardware threads</source>
        <translation>硬件线程</translation>
    </message>
    <message>
        <source>Highest clock</source>
        <translation>最高频率</translation>
    </message>
    <message>
        <source>Sub-group (warp)</source>
        <translation>子组（warp）</translation>
    </message>
    <message>
        <source>Largest work-group</source>
        <translation>最大工作组</translation>
    </message>
    <message>
        <source>Work-items per unit</source>
        <translation>每个单元的工作项</translation>
    </message>
    <message>
        <source>Registers per unit</source>
        <translation>每个单元的寄存器</translation>
    </message>
    <message>
        <source>Local memory per work-group</source>
        <translation>每个工作组的局部内存</translation>
    </message>
    <message>
        <source>Local memory per unit</source>
        <translation>每个单元的局部内存</translation>
    </message>
    <message>
        <source>Memory clock</source>
        <translation>显存频率</translation>
    </message>
    <message>
        <source>Memory bus</source>
        <translation>显存总线</translation>
    </message>
    <message>
        <source>Error correction (ECC)</source>
        <translation>纠错（ECC）</translation>
    </message>
    <message>
        <source>Cache shared by the device</source>
        <translation>整个设备共享的缓存</translation>
    </message>
    <message>
        <source>Cache line</source>
        <translation>缓存行</translation>
    </message>
    <message>
        <source>64-bit floats</source>
        <translation>64 位浮点数</translation>
    </message>
    <message>
        <source>Timer resolution</source>
        <translation>计时分辨率</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Energy, %1</source>
        <translation>能耗，%1</translation>
    </message>
    <message>
        <source>Power of the runs, %1</source>
        <translation>运行的功率，%1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::bridge::Activity</name>
    <message>
        <source>A run is active.</source>
        <translation>有运行正在进行。</translation>
    </message>
    <message>
        <source>The machine is being calibrated.</source>
        <translation>正在校准本机。</translation>
    </message>
    <message>
        <source>A run is being prepared.</source>
        <translation>正在准备运行。</translation>
    </message>
    <message>
        <source>A session is being opened.</source>
        <translation>正在打开会话。</translation>
    </message>
    <message>
        <source>This window only shows sessions: it was opened beside one that measures.</source>
        <translation>此窗口仅显示会话：它是在一个正在测量的窗口旁打开的。</translation>
    </message>
    <message>
        <source>Conformance cases are being run.</source>
        <translation>正在运行一致性用例。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::bridge::Settings</name>
    <message>
        <source>The settings in %1 cannot be read. The file is kept as it is, and changed settings are not saved: repair the file, or delete it.</source>
        <translation>无法读取 %1 中的设置。该文件保持原样，更改的设置不会保存：请修复或删除该文件。</translation>
    </message>
    <message>
        <source>The settings could not be written to %1, so they are not saved. Check the folder, the permissions and the disk.</source>
        <translation>无法将设置写入 %1，因此设置未保存。请检查文件夹、权限和磁盘。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::bridge::Workbench</name>
    <message>
        <source>The run could not start. %1</source>
        <translation>无法开始运行。%1</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) are left: their machines are not connected.</source>
        <translation>
            <numerusform>留下了 %n 个作业：它们的机器没有连接。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some tuned parameters could not be used. %1</source>
        <translation>部分调优得到的参数无法使用。%1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts</name>
    <message>
        <source>and %1 more: enlarge the chart</source>
        <translation>还有 %1 项：请放大图表</translation>
    </message>
    <message>
        <source>Haystack</source>
        <translation>被查找的数组</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>规模</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>Keys to look up</source>
        <translation>要查找的键</translation>
    </message>
    <message>
        <source>Padded to</source>
        <translation>补齐到</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Quartiles</source>
        <translation>四分位数</translation>
    </message>
    <message>
        <source>95 % interval of the median</source>
        <translation>中位数的 95 % 区间</translation>
    </message>
    <message>
        <source>Minimum … maximum</source>
        <translation>最小值 … 最大值</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>速率</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>There is no chart to export.</source>
        <translation>没有可导出的图表。</translation>
    </message>
    <message>
        <source>Charts are written as %1, not as &quot;%2&quot;.</source>
        <translation>图表可写为 %1，不能写为“%2”。</translation>
    </message>
    <message>
        <source>The chart could not be drawn.</source>
        <translation>无法绘制图表。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>无法写入 %1：%2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>还有 %1 项</translation>
    </message>
    <message>
        <source>%1keys/s</source>
        <extracomment>A rate; %1 is an SI prefix: k, M, G or nothing.</extracomment>
        <translation>%1键/秒</translation>
    </message>
    <message>
        <source>Sum of each column; the highest is %1</source>
        <translation>每列之和；最大为 %1</translation>
    </message>
    <message>
        <source>Wall clock</source>
        <translation>墙钟时间</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>端到端</translation>
    </message>
    <message>
        <source>Kernel sum</source>
        <translation>内核总时间</translation>
    </message>
    <message>
        <source>Device span</source>
        <translation>设备时间跨度</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>间隙</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>上传</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>From before the first command to after the last one, without transfers.</source>
        <translation>从第一个命令之前到最后一个命令之后，不含传输。</translation>
    </message>
    <message>
        <source>Upload of the input, run, and download of the result.</source>
        <translation>上传输入、运行以及下载结果。</translation>
    </message>
    <message>
        <source>The sum of the kernel durations, without launch costs and gaps.</source>
        <translation>各内核时长之和，不含启动开销和间隙。</translation>
    </message>
    <message>
        <source>From the first kernel&apos;s start to the last kernel&apos;s end.</source>
        <translation>从第一个内核开始到最后一个内核结束。</translation>
    </message>
    <message>
        <source>The part of the device span in which neither a kernel nor a transfer ran.</source>
        <translation>设备时间跨度中既没有内核也没有传输在运行的部分。</translation>
    </message>
    <message>
        <source>All commands that moved the input to the device.</source>
        <translation>把输入移到设备的所有命令。</translation>
    </message>
    <message>
        <source>All commands that moved the result back.</source>
        <translation>把结果取回的所有命令。</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>未验证</translation>
    </message>
    <message>
        <source>Size or time 0</source>
        <translation>规模或时间为 0</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>%1, CPU (wall clock)</source>
        <translation>%1，CPU（墙钟时间）</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>设备时间</translation>
    </message>
    <message>
        <source>Kernel time minus the timer overhead of each kernel.</source>
        <translation>内核时间减去每个内核的计时开销。</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>耗时为 %1 倍</translation>
    </message>
    <message>
        <source>No CPU row on the same data</source>
        <translation>没有相同数据的 CPU 行</translation>
    </message>
    <message numerus="yes">
        <source>%n older result(s) of the same jobs are not drawn.</source>
        <translation>
            <numerusform>同一作业的 %n 个较早结果未绘制。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not drawn: %1.</source>
        <translation>未绘制：%1。</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>趟</translation>
    </message>
    <message>
        <source>Replicate, its samples in the order taken</source>
        <translation>重复，其样本按采集顺序</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Fastest on the CPU (wall clock)</source>
        <translation>CPU 上最快的（墙钟时间）</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>This measurement has warnings: see the table of jobs.</source>
        <translation>此测量有警告：请看作业表。</translation>
    </message>
    <message>
        <source>Device not calibrated</source>
        <translation>设备未校准</translation>
    </message>
    <message numerus="yes">
        <source>%n more series are not drawn: choose fewer with the filters above.</source>
        <translation>
            <numerusform>还有 %n 条曲线未绘制：请用上方的筛选减少选择。</numerusform>
        </translation>
    </message>
    <message>
        <source>without: %1</source>
        <translation>没有：%1</translation>
    </message>
    <message>
        <source>as the panel says</source>
        <translation>如分图标题所示</translation>
    </message>
    <message>
        <source>Energy not counted</source>
        <translation>未计量能耗</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::Canvas</name>
    <message>
        <source>Copy Data as Text</source>
        <translation>以文本复制数据</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1，已隐藏</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::ChartWidget</name>
    <message>
        <source>Measuring</source>
        <translation>正在测量</translation>
    </message>
    <message>
        <source>The first verified result will appear here.</source>
        <translation>第一个通过验证的结果将显示在这里。</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>尚未测量</translation>
    </message>
    <message>
        <source>Choose devices, algorithms and sizes in the experiment panel, then press Run.</source>
        <translation>在实验面板中选择设备、算法和规模，然后按“运行”。</translation>
    </message>
    <message>
        <source>Nothing verified to show</source>
        <translation>没有可显示的已验证结果</translation>
    </message>
    <message>
        <source>Only verified results are drawn. So far: %1. The table of jobs gives the reasons.</source>
        <translation>只绘制已验证的结果。目前：%1。原因见作业表。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::ChoiceFinder</name>
    <message>
        <source>Type words: algorithm, device, data, 2^24</source>
        <translation>输入关键词：算法、设备、数据、2^24</translation>
    </message>
    <message>
        <source>Words to find in the list</source>
        <translation>要在列表中查找的关键词</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>of a list that is searched: how many lines fit, and how many there are</extracomment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::CurveChart</name>
    <message>
        <source>Time against size</source>
        <translation>时间随规模的变化</translation>
    </message>
    <message>
        <source>Throughput against size</source>
        <translation>吞吐量随规模的变化</translation>
    </message>
    <message>
        <source>bars: quartiles</source>
        <translation>误差线：四分位数</translation>
    </message>
    <message>
        <source>bars: 95 % interval of the median</source>
        <translation>误差线：中位数的 95 % 区间</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1，中位数</translation>
    </message>
    <message>
        <source>CPU series are timed by the host clock, GPU series by a device clock. Compare across clocks with care.</source>
        <translation>CPU 系列由主机时钟计时，GPU 系列由设备时钟计时。跨时钟比较时请谨慎。</translation>
    </message>
    <message>
        <source>These series were timed by different clocks. Compare across clocks with care.</source>
        <translation>这些系列由不同的时钟计时。跨时钟比较时请谨慎。</translation>
    </message>
    <message>
        <source>Without this metric: %1.</source>
        <translation>没有此指标：%1。</translation>
    </message>
    <message>
        <source>time [%1]</source>
        <translation>时间 [%1]</translation>
    </message>
    <message>
        <source>throughput [%1]</source>
        <translation>吞吐量 [%1]</translation>
    </message>
    <message>
        <source>size [keys]</source>
        <translation>规模 [键]</translation>
    </message>
    <message>
        <source>Dashed: timer floor, the time of an empty kernel (%1). Sums contain about this much per launch.</source>
        <extracomment>%1 is a list of devices and times</extracomment>
        <translation>虚线：计时下限，即空内核的时间（%1）。总和中每次启动约含这么多。</translation>
    </message>
    <message>
        <source>Bandwidth against size</source>
        <translation>带宽随规模的变化</translation>
    </message>
    <message>
        <source>Dotted: size from which a GPU is faster than the fastest CPU row (%1).</source>
        <extracomment>%1 is a list of series and numbers of keys</extracomment>
        <translation>点线：从这一规模起，GPU 快于最快的 CPU 行（%1）。</translation>
    </message>
    <message>
        <source>Memory traffic is unknown for: %1.</source>
        <translation>内存流量未知：%1。</translation>
    </message>
    <message>
        <source>bandwidth [%1]</source>
        <translation>带宽 [%1]</translation>
    </message>
    <message>
        <source>A&amp;xis:</source>
        <translation>坐标轴(&amp;X):</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Equal ratios are equal distances.</source>
        <translation>相等的比值对应相等的距离。</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Begins at zero; equal differences are equal distances.</source>
        <translation>从零开始；相等的差对应相等的距离。</translation>
    </message>
    <message>
        <source>Time per key against size</source>
        <translation>每个键的时间随规模的变化</translation>
    </message>
    <message>
        <source>Speed-up against size</source>
        <translation>加速比随规模的变化</translation>
    </message>
    <message>
        <source>against the fastest CPU row on the same data, by its wall clock</source>
        <translation>相对于相同数据上最快的 CPU 行的墙钟时间</translation>
    </message>
    <message>
        <source>Zoomed in; double-click to reset.</source>
        <translation>已放大；双击可重置。</translation>
    </message>
    <message>
        <source>Against the fastest CPU row</source>
        <translation>相对于最快的 CPU 行</translation>
    </message>
    <message>
        <source>time per key [%1]</source>
        <translation>每个键的时间 [%1]</translation>
    </message>
    <message>
        <source>speed-up [%1]</source>
        <translation>加速比 [%1]</translation>
    </message>
    <message>
        <source>1×: as fast as the CPU</source>
        <translation>1×：与 CPU 一样快</translation>
    </message>
    <message>
        <source>Reset Zoom</source>
        <translation>重置缩放</translation>
    </message>
    <message>
        <source>Share of copy bandwidth against size</source>
        <translation>占拷贝带宽的比例随规模的变化</translation>
    </message>
    <message>
        <source>share of copy bandwidth [%1]</source>
        <translation>占拷贝带宽的比例 [%1]</translation>
    </message>
    <message>
        <source>bars: 95 % interval</source>
        <translation>误差线：95 % 区间</translation>
    </message>
    <message>
        <source>%1, split by: %2</source>
        <extracomment>%1 is a title such as &quot;Time against size&quot;, %2 axes such as &quot;Data&quot;</extracomment>
        <translation>%1，分图依据：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s) are too many for one chart. Choose above what else has a panel of its own, or all in one.</source>
        <translation>
            <numerusform>%n 条曲线放在一张图中太多。可在上方选择另一种分图依据，或全部放在一张图中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Dotted: size from which a GPU is faster than the fastest CPU row on the same data.</source>
        <translation>点线：从该大小起，GPU 比相同数据上最快的 CPU 行更快。</translation>
    </message>
    <message>
        <source>Curves have points of several runs (%1): dotted stretches lead from one run to another.</source>
        <extracomment>%1 is a list of numbers</extracomment>
        <translation>曲线含有多次运行的点（%1）：虚点线段连接不同的运行。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Energy per key against size</source>
        <translation>每个键的能耗随规模的变化</translation>
    </message>
    <message>
        <source>mean of repeated runs · bars: 95 % interval</source>
        <translation>重复运行的平均值 · 误差线：95 % 区间</translation>
    </message>
    <message>
        <source>energy per key [%1]</source>
        <translation>每个键的能耗 [%1]</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::DistributionChart</name>
    <message>
        <source>A&amp;xis:</source>
        <translation>坐标轴(&amp;X):</translation>
    </message>
    <message>
        <source>Around the samples</source>
        <translation>围绕样本</translation>
    </message>
    <message>
        <source>Shows small differences enlarged.</source>
        <translation>放大显示细小的差异。</translation>
    </message>
    <message>
        <source>From zero</source>
        <translation>从零开始</translation>
    </message>
    <message>
        <source>Shows differences in proportion to the whole time.</source>
        <translation>按占总时间的比例显示差异。</translation>
    </message>
    <message>
        <source>No pair chosen</source>
        <translation>未选择任何一对</translation>
    </message>
    <message>
        <source>Select a row of the table to see every sample of both sides.</source>
        <translation>在表格中选择一行，即可查看两侧的每个样本。</translation>
    </message>
    <message>
        <source>Nothing to draw for this pair</source>
        <translation>这一对没有可绘制的内容</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 与 %2</translation>
    </message>
    <message>
        <source>%1, %2 keys</source>
        <translation>%1，%2 个键</translation>
    </message>
    <message>
        <source>B / A = %1 (95 %: %2 … %3)</source>
        <translation>B / A = %1（95 %：%2 … %3）</translation>
    </message>
    <message>
        <source>B / A = %1</source>
        <translation>B / A = %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B：%1</translation>
    </message>
    <message>
        <source>A dot is a sample, the first one on top. Line: median. Band: its 95 % interval.</source>
        <translation>每个点是一个样本，最先取的在最上方。线：中位数。色带：其 95 % 区间。</translation>
    </message>
    <message>
        <source>Samples were interleaved: those at equal height are a pair, and the ratio is the median of the pairs&apos; ratios.</source>
        <translation>样本是交错采集的：同一高度的样本成一对，比值是各对比值的中位数。</translation>
    </message>
    <message>
        <source>The axis does not begin at zero.</source>
        <translation>坐标轴不从零开始。</translation>
    </message>
    <message>
        <source>Sample %1 of %2</source>
        <translation>样本 %1 / %2</translation>
    </message>
    <message>
        <source>Hollow dots are outliers: they lie far from the median of their replicate, but are not left out.</source>
        <translation>空心点是离群值：它们远离所在重复的中位数，但不会被剔除。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::FleetChart</name>
    <message>
        <source>&amp;Jobs:</source>
        <translation>作业(&amp;J)：</translation>
    </message>
    <message>
        <source>All (median ratio)</source>
        <translation>全部（比值的中位数）</translation>
    </message>
    <message>
        <source>The median of the ratios of each device&apos;s jobs.</source>
        <translation>各设备所有作业之比的中位数。</translation>
    </message>
    <message>
        <source>time relative to the median</source>
        <translation>相对于中位数的时间</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s), in the order of the session</source>
        <translation>
            <numerusform>%n 台设备，按会话中的顺序</numerusform>
        </translation>
    </message>
    <message>
        <source>No device was judged</source>
        <translation>没有设备得到判定</translation>
    </message>
    <message>
        <source>A verdict needs enough devices of one kind that ran the same jobs. Choose one of the jobs to see its figures.</source>
        <translation>判定需要足够多的同类设备完成相同的作业。请选择其中一个作业查看其数值。</translation>
    </message>
    <message>
        <source>Nothing to draw for this job</source>
        <translation>此作业没有可绘制的内容</translation>
    </message>
    <message>
        <source>It has no values of this metric.</source>
        <translation>它没有此指标的数值。</translation>
    </message>
    <message>
        <source>Each device relative to the median of its kind</source>
        <translation>各设备相对于同类设备的中位数</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n 个作业</numerusform>
        </translation>
    </message>
    <message>
        <source>the median of the devices is %1</source>
        <translation>各设备的中位数为 %1</translation>
    </message>
    <message>
        <source>A dot is a device, above 1 if it is slower than the median. Line: 95 % interval of its own time. Band: differences within the noise margin.</source>
        <translation>一个点是一台设备，比中位数慢时高于 1。线：其自身时间的 95 % 区间。色带：噪声范围内的差异。</translation>
    </message>
    <message>
        <source>A dot is a device, above 1 if it is slower than the median. Line: 95 % interval of its median over jobs. Band: differences within the noise margin.</source>
        <translation>一个点是一台设备，比中位数慢时高于 1。线：其各作业中位数的 95 % 区间。色带：噪声范围内的差异。</translation>
    </message>
    <message>
        <source>The axis does not begin at zero.</source>
        <translation>坐标轴不从零开始。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Relative to median</source>
        <translation>相对于中位数</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>Slower in</source>
        <translation>更慢的作业</translation>
    </message>
    <message>
        <source>%1 of %2 jobs</source>
        <translation>%2 个作业中的 %1 个</translation>
    </message>
    <message>
        <source>Faster in</source>
        <translation>更快的作业</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::HelpButton</name>
    <message>
        <source>Explain this figure</source>
        <translation>说明此图</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::HistoryChart</name>
    <message>
        <source>&amp;Metric:</source>
        <translation>指标(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>显示(&amp;S)：</translation>
    </message>
    <message>
        <source>A&amp;lgorithm:</source>
        <translation>算法(&amp;L)：</translation>
    </message>
    <message>
        <source>All algorithms</source>
        <translation>所有算法</translation>
    </message>
    <message>
        <source>Da&amp;ta:</source>
        <translation>数据(&amp;T)：</translation>
    </message>
    <message>
        <source>All data</source>
        <translation>所有数据</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>规模(&amp;Z)：</translation>
    </message>
    <message>
        <source>All sizes</source>
        <translation>所有规模</translation>
    </message>
    <message>
        <source>Dev&amp;ice:</source>
        <translation>设备(&amp;I)：</translation>
    </message>
    <message>
        <source>All devices</source>
        <translation>所有设备</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>相对值</translation>
    </message>
    <message>
        <source>Divided by the row&apos;s median before its first change.</source>
        <translation>除以该行在第一次变化之前的中位数。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>time relative to the row&apos;s median before its first change</source>
        <translation>时间，相对于该行在第一次变化之前的中位数</translation>
    </message>
    <message>
        <source>No row has this metric</source>
        <translation>没有任何行有此指标</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric above.</source>
        <translation>%1：%2 请在上方选择其他指标。</translation>
    </message>
    <message>
        <source>No row is left</source>
        <translation>没有剩下的行</translation>
    </message>
    <message>
        <source>Choose less above.</source>
        <translation>请在上方减少选择条件。</translation>
    </message>
    <message>
        <source>Rows over time</source>
        <translation>各行随时间的变化</translation>
    </message>
    <message>
        <source>%1, median of each run</source>
        <translation>%1，每次运行的中位数</translation>
    </message>
    <message>
        <source>at most %1 % of the changes are false, on average</source>
        <translation>平均至多 %1 % 的变化是误报</translation>
    </message>
    <message>
        <source>▲ ▼ and a dotted line: from there on a row is slower or faster. A click on a point opens its session.</source>
        <translation>▲ ▼ 和点线：从该处起该行变慢或变快。点击一个点可打开其会话。</translation>
    </message>
    <message>
        <source>Hollow: a figure of poor quality, which does not count.</source>
        <translation>空心：质量差的数值，不计入。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s) are drawn, those that changed most. Choose among the others above.</source>
        <translation>
            <numerusform>%n 行中绘制了变化最大的 %1 行。请在上方选择其他行。</numerusform>
        </translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>Replicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>会话</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>计算机</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::JobChoice</name>
    <message>
        <source>&amp;Job:</source>
        <translation>作业(&amp;J)：</translation>
    </message>
    <message>
        <source>%1 · %2 keys</source>
        <translation>%1 · %2 个键</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::KernelChart</name>
    <message>
        <source>No kernel was timed in this job</source>
        <translation>此作业中没有内核被计时</translation>
    </message>
    <message>
        <source>Its device does not report the times of individual kernels. Choose a job of another device.</source>
        <translation>它的设备不提供单个内核的时间。请选择其他设备的作业。</translation>
    </message>
    <message>
        <source>No kernel was timed</source>
        <translation>没有内核被计时</translation>
    </message>
    <message>
        <source>Run an algorithm on an OpenCL or CUDA device to see its kernels one by one.</source>
        <translation>在 OpenCL 或 CUDA 设备上运行算法，即可逐个查看其内核。</translation>
    </message>
    <message>
        <source>Adding up the kernels</source>
        <translation>正在汇总内核</translation>
    </message>
    <message>
        <source>The commands of this job could not be read</source>
        <translation>无法读取此作业的命令</translation>
    </message>
    <message>
        <source>Kernel times, %1 by %2</source>
        <extracomment>%1 and %2 are what the algorithm counts: stage and pass, digit and step</extracomment>
        <translation>内核时间，%1 × %2</translation>
    </message>
    <message>
        <source>Kernel times</source>
        <translation>内核时间</translation>
    </message>
    <message>
        <source>Launches captured in a graph are timed as one: choose another launch mode to time them individually.</source>
        <translation>在图中捕获的启动作为一个整体计时：要逐个计时，请选择其他启动模式。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Launches per run</source>
        <translation>每次运行的启动次数</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>工作组</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>median, n = %1</source>
        <translation>中位数，n = %1</translation>
    </message>
    <message numerus="yes">
        <source>%n launches per run</source>
        <translation>
            <numerusform>每次运行启动 %n 次</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 transferred after each</source>
        <extracomment>%1 is a number of bytes with its unit</extracomment>
        <translation>每次之后传输 %1</translation>
    </message>
    <message>
        <source>Dashed: timer floor, the time of an empty kernel (%1).</source>
        <translation>虚线：计时下限，即空内核的时间（%1）。</translation>
    </message>
    <message>
        <source>Hatched: launches shorter than ten times the timer floor. Much of their time is timer overhead.</source>
        <translation>斜线填充：短于计时下限十倍的启动。其时间有很大一部分是计时开销。</translation>
    </message>
    <message>
        <source>Empty kernel</source>
        <translation>空内核</translation>
    </message>
    <message>
        <source>This is less than ten times the timer floor.</source>
        <translation>不到计时下限的十倍。</translation>
    </message>
    <message>
        <source>Each kernel is launched once per run. A dot is a sample, the first one on top. Line: median. Band: its 95 % interval. The axis does not begin at zero.</source>
        <translation>每个内核在一次运行中只启动一次。一个点是一个样本，第一个在最上面。线：中位数。带：其 95 % 区间。坐标轴不从零开始。</translation>
    </message>
    <message>
        <source>Some kernels take less than ten times the timer floor: much of their time is timer overhead.</source>
        <translation>有些内核不到计时下限的十倍：其时间有很大一部分是计时开销。</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Sample %1 of %2</source>
        <translation>第 %1 个样本，共 %2 个</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>颜色(&amp;C)：</translation>
    </message>
    <message>
        <source>From the shortest</source>
        <translation>从最短者起</translation>
    </message>
    <message>
        <source>The shortest launch has the first colour, so that differences are visible. Grey if they are within noise.</source>
        <translation>最短的启动取第一种颜色，使差异清晰可见。若差异在噪声范围内则为灰色。</translation>
    </message>
    <message>
        <source>From zero</source>
        <translation>从零开始</translation>
    </message>
    <message>
        <source>Colours are proportional to times: similar times look alike.</source>
        <translation>颜色与时间成比例：相近的时间看起来一样。</translation>
    </message>
    <message>
        <source>Grey: the launches differ no more than the samples of a single launch.</source>
        <translation>灰色：各次启动之间的差异不大于其中一次的样本之间的差异。</translation>
    </message>
    <message>
        <source>Distance of a pair (keys)</source>
        <translation>一对键的距离（键）</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::NaryChart</name>
    <message>
        <source>N-ary search for %1 among %2 elements</source>
        <translation>在 %2 个元素中对 %1 进行 N 分查找</translation>
    </message>
    <message numerus="yes">
        <source>%n subdivisions</source>
        <translation>
            <numerusform>划分为 %n 段</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passes, one launch each</source>
        <translation>
            <numerusform>%n 趟，每趟启动一次</numerusform>
        </translation>
    </message>
    <message>
        <source>Each work-item reads the first and the last element of its segment (bold). The one whose segment holds the key reports (filled), and the host launches again on that segment.</source>
        <translation>每个工作项读取自己那一段的首末元素（粗体）。其段中含有该键的工作项进行报告（填色），主机再对这一段启动。</translation>
    </message>
    <message>
        <source>One element is left: found at element %1.</source>
        <translation>只剩一个元素：在元素 %1 处找到。</translation>
    </message>
    <message>
        <source>No work-item reports: not found.</source>
        <translation>没有工作项报告：未找到。</translation>
    </message>
    <message>
        <source>Before the first pass: the key may be any of elements 0 to %1.</source>
        <translation>第一趟之前：该键可能是元素 0 到 %1 中的任意一个。</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>第 %1 趟</translation>
    </message>
    <message>
        <source>elements %1 to %2</source>
        <translation>元素 %1 到 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n work-items</source>
        <translation>
            <numerusform>%n 个工作项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them idle</source>
        <translation>
            <numerusform>其中 %n 个空闲</numerusform>
        </translation>
    </message>
    <message>
        <source>Work-item %1 reports: elements %2 to %3 are left.</source>
        <translation>工作项 %1 报告：剩下元素 %2 到 %3。</translation>
    </message>
    <message>
        <source>Work-item %1 is idle: no segment is left for it.</source>
        <translation>工作项 %1 空闲：没有剩下的段给它。</translation>
    </message>
    <message>
        <source>Work-item %1 reads element %2 (%3)</source>
        <translation>工作项 %1 读取元素 %2（%3）</translation>
    </message>
    <message>
        <source>Work-item %1 reads elements %2 and %3 (%4 and %5)</source>
        <translation>工作项 %1 读取元素 %2 和 %3（%4 和 %5）</translation>
    </message>
    <message>
        <source>%1: its segment holds the key.</source>
        <extracomment>%1 is what a work-item reads: &quot;Work-item 2 reads elements 8 and 11 (31 and 44)&quot;</extracomment>
        <translation>%1：它的段中含有该键。</translation>
    </message>
    <message>
        <source>%1: its segment does not hold the key.</source>
        <translation>%1：它的段中不含该键。</translation>
    </message>
    <message>
        <source>Elements left</source>
        <translation>剩余元素</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>段数</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>array</source>
        <translation>数组</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>第 %1 趟</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::NetworkChart</name>
    <message>
        <source>Bitonic sorting network of %1 keys</source>
        <translation>%1 个键的双调排序网络</translation>
    </message>
    <message>
        <source>%1 stages · %2 passes, one launch each · %3 comparisons</source>
        <translation>%1 个阶段 · %2 趟，每趟启动一次 · %3 次比较</translation>
    </message>
    <message>
        <source>ascending: the larger key goes down</source>
        <translation>升序：较大的键向下</translation>
    </message>
    <message>
        <source>descending: the larger key goes up</source>
        <translation>降序：较大的键向上</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>Stage %1, pass %2</source>
        <translation>阶段 %1，第 %2 趟</translation>
    </message>
    <message>
        <source>Wire %1</source>
        <translation>线 %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距离</translation>
    </message>
    <message>
        <source>An arrow points to where the larger key goes; the small numbers are passes. “%1” launches one kernel for every pass; “%2” runs the last stage with its second kernel.</source>
        <extracomment>%1 and %2 are titles of algorithms</extracomment>
        <translation>箭头指向较大的键去往的位置；小数字是趟。“%1”每趟启动一个内核；“%2”用它的第二个内核运行最后一个阶段。</translation>
    </message>
    <message>
        <source>Colours show the median times of the same passes in %1, as on the Kernels page. Dashed arrows are descending. Passes that the job does not have are grey.</source>
        <extracomment>%1 is a job: &quot;Bitonic sort · NVIDIA H200 (OpenCL) · 2²⁰ keys&quot;</extracomment>
        <translation>颜色是 %1 中相同各趟的时间中位数，与“内核”页一致。虚线箭头为降序。该作业没有的各趟为灰色。</translation>
    </message>
    <message>
        <source>Before the first pass: the keys in their initial order.</source>
        <translation>第一趟之前：键的原始顺序。</translation>
    </message>
    <message numerus="yes">
        <source>%n work-items</source>
        <translation>
            <numerusform>%n 个工作项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them idle</source>
        <translation>
            <numerusform>其中 %n 个空闲</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs are swapped</source>
        <translation>
            <numerusform>%n 对交换位置</numerusform>
        </translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中位数 %1</translation>
    </message>
    <message>
        <source>Work-item %1 is idle: its key is the right end of a pair, and it returns at once.</source>
        <translation>工作项 %1 空闲：它的键是一对的右端，因此立即返回。</translation>
    </message>
    <message>
        <source>Work-item %1 compares keys %2 and %3 (%4 and %5), ascending: %6.</source>
        <translation>工作项 %1 比较键 %2 和键 %3（%4 和 %5），升序：%6。</translation>
    </message>
    <message>
        <source>Work-item %1 compares keys %2 and %3 (%4 and %5), descending: %6.</source>
        <translation>工作项 %1 比较键 %2 和键 %3（%4 和 %5），降序：%6。</translation>
    </message>
    <message>
        <source>it swaps them</source>
        <translation>交换</translation>
    </message>
    <message>
        <source>they stay</source>
        <translation>保持不变</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>空闲</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Work-items of this launch; the grey ones are idle</source>
        <translation>本次启动的工作项；灰色的空闲</translation>
    </message>
    <message>
        <source>Work-items of this launch</source>
        <translation>本次启动的工作项</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::PassRatios</name>
    <message>
        <source>Stages and passes against the other algorithm</source>
        <translation>与另一算法相比的阶段和趟</translation>
    </message>
    <message>
        <source>There is no map of stages and passes: the two launch different ones.</source>
        <translation>没有阶段和趟的图：两者启动的阶段和趟不同。</translation>
    </message>
    <message>
        <source>There is no map of stages and passes: not all launches of the two were timed with a stage and a pass.</source>
        <translation>没有阶段和趟的图：两者的启动并非都带有阶段和趟的计时。</translation>
    </message>
    <message>
        <source>Each pass: time of %1 / time of %2</source>
        <translation>每一趟：%1 的时间 / %2 的时间</translation>
    </message>
    <message>
        <source>medians; below 1 (blue) it is shorter, 1 is equal, above 1 (orange) longer</source>
        <translation>中位数；小于 1（蓝）为更短，1 为相等，大于 1（橙）为更长</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比值</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::PhaseChart</name>
    <message>
        <source>Kernels</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>The sum of the kernel times.</source>
        <translation>各内核时间之和。</translation>
    </message>
    <message>
        <source>Wall time not spent in kernels: launches, waiting and host work.</source>
        <translation>墙钟时间中不属于内核的部分：启动、等待和主机的工作。</translation>
    </message>
    <message>
        <source>No GPU row yet</source>
        <translation>还没有 GPU 行</translation>
    </message>
    <message>
        <source>Run a sort or a search on a GPU.</source>
        <translation>请在 GPU 上运行一种排序或查找。</translation>
    </message>
    <message>
        <source>The phases of this row are unknown</source>
        <translation>此行的各部分时间未知</translation>
    </message>
    <message>
        <source>Its device does not report times of kernels and transfers.</source>
        <translation>其设备不报告内核和传输的时间。</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>时间花在哪里</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Outside kernels</source>
        <translation>内核之外</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::RatioChart</name>
    <message>
        <source>B / A</source>
        <translation>B / A</translation>
    </message>
    <message>
        <source>No ratios</source>
        <translation>没有比值</translation>
    </message>
    <message>
        <source>No pair has figures on both sides.</source>
        <translation>没有一对在两侧都有数值。</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), the slowest first</source>
        <translation>
            <numerusform>%n 对，最慢的在前</numerusform>
        </translation>
    </message>
    <message>
        <source>How B stands to A</source>
        <translation>B 与 A 相比</translation>
    </message>
    <message>
        <source>A mark is a pair, above 1 if B is slower; hollow: not proven. Line: 95 % interval. Band: differences within the noise margin.</source>
        <translation>一个标记是一对，B 更慢时高于 1；空心：未证实。线：95 % 区间。色带：噪声范围内的差异。</translation>
    </message>
    <message>
        <source>The axis does not begin at zero.</source>
        <translation>坐标轴不从零开始。</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>未证实</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::ReadingChart</name>
    <message>
        <source>&amp;Metric:</source>
        <translation>指标(&amp;M)：</translation>
    </message>
    <message>
        <source>&amp;Error bars:</source>
        <translation>误差线(&amp;E)：</translation>
    </message>
    <message>
        <source>Quartiles</source>
        <translation>四分位数</translation>
    </message>
    <message>
        <source>The middle half of the samples.</source>
        <translation>样本中间的一半。</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区间</translation>
    </message>
    <message>
        <source>The 95 % interval of the median; quartiles where there is none.</source>
        <translation>中位数的 95 % 区间；没有区间时为四分位数。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::SamplesChart</name>
    <message>
        <source>&amp;Metric:</source>
        <translation>指标(&amp;M)：</translation>
    </message>
    <message>
        <source>A&amp;xis:</source>
        <translation>坐标轴(&amp;X)：</translation>
    </message>
    <message>
        <source>Without outliers</source>
        <translation>不含离群值</translation>
    </message>
    <message>
        <source>Shows the spread of most samples; outliers lie at the edge.</source>
        <translation>显示大多数样本的离散程度；离群值位于边缘。</translation>
    </message>
    <message>
        <source>All samples</source>
        <translation>全部样本</translation>
    </message>
    <message>
        <source>Shows how far outliers lie.</source>
        <translation>显示离群值偏离多远。</translation>
    </message>
    <message>
        <source>From zero</source>
        <translation>从零开始</translation>
    </message>
    <message>
        <source>Shows the spread in proportion to the whole time.</source>
        <translation>按占总时间的比例显示离散程度。</translation>
    </message>
    <message>
        <source>This job has no samples</source>
        <translation>此作业没有样本</translation>
    </message>
    <message>
        <source>Choose another job, or run it again to take some.</source>
        <translation>请选择其他作业，或再次运行以采集样本。</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>Quality: %1.</source>
        <translation>质量：%1。</translation>
    </message>
    <message>
        <source>Quality: %1 (%2).</source>
        <extracomment>%1 is good, fair or poor, %2 why</extracomment>
        <translation>质量：%1（%2）。</translation>
    </message>
    <message>
        <source>Samples: %1</source>
        <translation>样本：%1</translation>
    </message>
    <message>
        <source>replicates: %1 of %2</source>
        <translation>重复：%1 / %2</translation>
    </message>
    <message>
        <source>noise: ±%1 %</source>
        <translation>噪声：±%1 %</translation>
    </message>
    <message>
        <source>sampling stopped: %1</source>
        <translation>采样停止：%1</translation>
    </message>
    <message>
        <source>The samples become slower: second halves of replicates take %1 % longer than first halves.</source>
        <translation>样本逐渐变慢：各次重复的后半部分比前半部分多用 %1 % 的时间。</translation>
    </message>
    <message>
        <source>The samples become faster: second halves of replicates take %1 % less time than first halves.</source>
        <translation>样本逐渐变快：各次重复的后半部分比前半部分少用 %1 % 的时间。</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1（%2 %）</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>以及另外 %1 个</translation>
    </message>
    <message>
        <source>Replicates that drift: %1.</source>
        <extracomment>%1 is a list such as &quot;2 (+7.3 %), 4 (−6.1 %)&quot;</extracomment>
        <translation>出现漂移的重复：%1。</translation>
    </message>
    <message>
        <source>The processor&apos;s frequency changed between replicates: the same chain of operations took up to %1 % longer.</source>
        <translation>处理器频率在各次重复之间发生了变化：同一串操作最多多用了 %1 % 的时间。</translation>
    </message>
    <message>
        <source>Outliers, drawn hollow: %1. They lie far from the median of their replicate, but are not left out.</source>
        <translation>离群值（空心）：%1。它们远离所在重复的中位数，但不会被剔除。</translation>
    </message>
    <message>
        <source>Beyond the axis: %1. Triangles point to them.</source>
        <translation>超出坐标轴：%1。三角形指向它们。</translation>
    </message>
    <message>
        <source>A dot is a sample. Short lines: medians of the replicates. Long line: the geometric mean of these. Band: its 95 % interval.</source>
        <translation>一个点是一个样本。短线：各次重复的中位数。长线：这些中位数的几何平均数。色带：其 95 % 区间。</translation>
    </message>
    <message>
        <source>If there are too many samples for dots, a column shows the range of several.</source>
        <translation>若样本过多而无法逐点绘制，一列表示若干样本的范围。</translation>
    </message>
    <message>
        <source>Replicate %1, samples %2 … %3 of %4</source>
        <translation>重复 %1，样本 %2 … %3 / %4</translation>
    </message>
    <message>
        <source>Replicate %1, sample %2 of %3</source>
        <translation>重复 %1，样本 %2 / %3</translation>
    </message>
    <message>
        <source>Difference from the replicate&apos;s median</source>
        <translation>与该重复中位数之差</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 频率</translation>
    </message>
    <message>
        <source>Median of the replicate</source>
        <translation>该重复的中位数</translation>
    </message>
    <message>
        <source>An outlier: it lies far from the median of its replicate, but is not left out.</source>
        <translation>离群值：它远离所在重复的中位数，但不会被剔除。</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::ScalingChart</name>
    <message>
        <source>&amp;Show:</source>
        <translation>显示(&amp;S)：</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>吞吐量</translation>
    </message>
    <message>
        <source>Keys per second.</source>
        <translation>每秒处理的键数。</translation>
    </message>
    <message>
        <source>No verified result has this metric</source>
        <translation>没有具有此指标的已验证结果</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric above.</source>
        <translation>%1：%2 请在上方选择其他指标。</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Bytes moved by the kernels divided by the metric&apos;s time.</source>
        <translation>内核移动的字节数除以指标的时间。</translation>
    </message>
    <message>
        <source>Memory traffic is unknown for these algorithms</source>
        <translation>这些算法的内存流量未知</translation>
    </message>
    <message>
        <source>It is known only if it follows from the size alone. Show time or throughput above.</source>
        <translation>只有仅由规模决定的内存流量才是已知的。请在上方显示时间或吞吐量。</translation>
    </message>
    <message>
        <source>Time per key</source>
        <translation>每个键的时间</translation>
    </message>
    <message>
        <source>Flat for linear-time algorithms.</source>
        <translation>线性时间的算法为水平线。</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>加速比</translation>
    </message>
    <message>
        <source>How many times as fast as the fastest CPU row on the same data.</source>
        <translation>是相同数据上最快的 CPU 行的多少倍速度。</translation>
    </message>
    <message>
        <source>No CPU row to compare with</source>
        <translation>没有可比较的 CPU 行</translation>
    </message>
    <message>
        <source>Run a sort or a search of the CPU on the same data, or show another quantity above.</source>
        <translation>请在相同数据上运行 CPU 的排序或查找，或在上方选择其他量。</translation>
    </message>
    <message>
        <source>Share of copy bandwidth</source>
        <translation>占拷贝带宽的比例</translation>
    </message>
    <message>
        <source>The bandwidth divided by the device&apos;s calibrated copy bandwidth.</source>
        <translation>带宽除以设备经校准的拷贝带宽。</translation>
    </message>
    <message>
        <source>These devices were not calibrated</source>
        <translation>这些设备未经校准</translation>
    </message>
    <message>
        <source>Choose Run ▸ Calibrate This Machine, and run again, or show the bandwidth above.</source>
        <translation>请选择“运行 ▸ 校准本机”后再次运行，或在上方显示带宽。</translation>
    </message>
    <message>
        <source>S&amp;plit by:</source>
        <translation>分图依据(&amp;P)：</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>More than a dozen curves are split by the axis that makes the largest panel smallest.</source>
        <translation>超过十二条曲线时，按使最大分图最小的轴分开。</translation>
    </message>
    <message>
        <source>All in one</source>
        <translation>全部放在一张图中</translation>
    </message>
    <message>
        <source>All curves in one chart, however many there are.</source>
        <translation>所有曲线放在一张图中，无论有多少条。</translation>
    </message>
    <message>
        <source>A panel for each, with the same axes.</source>
        <translation>每个值一张分图，坐标轴相同。</translation>
    </message>
    <message>
        <source>Energy per key</source>
        <translation>每个键的能耗</translation>
    </message>
    <message>
        <source>Without the idle device and the restores, from repeated runs, with its 95 % interval.</source>
        <translation>由重复运行得出，不含空闲设备与恢复输入的部分，附 95 % 区间。</translation>
    </message>
    <message>
        <source>No energy was counted</source>
        <translation>没有计量能耗</translation>
    </message>
    <message>
        <source>Tick Count energy below Transfers and launches, and run again, or show another quantity above.</source>
        <translation>请在“传输与启动”中勾选“计量能耗”后重新运行，或在上方显示其他量。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::SpeedUpChart</name>
    <message>
        <source>Si&amp;ze:</source>
        <translation>规模(&amp;Z)：</translation>
    </message>
    <message>
        <source>&amp;Baseline:</source>
        <translation>基准(&amp;B)：</translation>
    </message>
    <message>
        <source>Fastest on the CPU</source>
        <translation>CPU 上最快的</translation>
    </message>
    <message>
        <source>The fairest comparison.</source>
        <translation>最公平的比较。</translation>
    </message>
    <message>
        <source>No verified result has this metric</source>
        <translation>没有具有此指标的已验证结果</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric or size above.</source>
        <translation>%1：%2 请在上方选择其他指标或规模。</translation>
    </message>
    <message>
        <source>GPU against CPU, %1 keys</source>
        <translation>GPU 对比 CPU，%1 个键</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1，中位数</translation>
    </message>
    <message>
        <source>bars: quartiles</source>
        <translation>误差线：四分位数</translation>
    </message>
    <message>
        <source>bars: 95 % interval of the median</source>
        <translation>误差线：中位数的 95 % 区间</translation>
    </message>
    <message>
        <source>speed-up against %1</source>
        <translation>相对于 %1 的加速比</translation>
    </message>
    <message>
        <source>speed-up against the CPU on the same work</source>
        <translation>相对于同一工作负载的 CPU 的加速比</translation>
    </message>
    <message>
        <source>† compares times of two clocks, the device&apos;s and the host&apos;s. The wall clock compares times of one clock.</source>
        <translation>† 比较了两种时钟的时间：设备时钟与主机时钟。墙钟时间比较的是同一种时钟的时间。</translation>
    </message>
    <message>
        <source>Dashed outline: end to end, with the transfers of input and result.</source>
        <translation>虚线框：端到端，含输入和结果的传输。</translation>
    </message>
    <message>
        <source>Without this metric: %1.</source>
        <translation>没有此指标：%1。</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>端到端</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>相对于 %1</translation>
    </message>
    <message>
        <source>The axis is logarithmic: bar lengths are not proportional to times.</source>
        <translation>坐标轴为对数：条形的长度与时间不成比例。</translation>
    </message>
    <message>
        <source>A&amp;xis:</source>
        <translation>坐标轴(&amp;X):</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Twice the length is twice the time.</source>
        <translation>长度加倍即时间加倍。</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Each step is ten times the previous one: shows short times beside long ones.</source>
        <translation>每一格是前一格的十倍：可将短时间与长时间并排显示。</translation>
    </message>
    <message>
        <source>‡ rests on a row of poor quality: there was no better one.</source>
        <translation>‡ 基于质量较差的行：没有更好的行。</translation>
    </message>
    <message>
        <source>%1, with transfers %2</source>
        <extracomment>two speed-ups: with keys and result on the device, and with both transfers</extracomment>
        <translation>%1，含传输 %2</translation>
    </message>
    <message>
        <source>Against %1, %2 keys</source>
        <extracomment>%1 is a row</extracomment>
        <translation>相对于 %1，%2 个键</translation>
    </message>
    <message>
        <source>Against a baseline, %1 keys</source>
        <translation>相对于基准，%1 个键</translation>
    </message>
    <message>
        <source>speed-up against the baseline on the same work</source>
        <translation>相对于相同工作的基准的加速比</translation>
    </message>
    <message>
        <source>No speed-ups: the baseline has no verified row of this work with this metric.</source>
        <translation>没有加速比：基准没有此工作的带有该指标的已验证行。</translation>
    </message>
    <message>
        <source>No CPU row did this work, so that another row is proposed as the baseline. Choose any other one above.</source>
        <translation>没有 CPU 行做过此工作，因此建议以另一行为基准。可在上方选择任何其他行。</translation>
    </message>
    <message>
        <source>Da&amp;ta:</source>
        <translation>数据(&amp;T)：</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Logarithmic where the longest time is many times the shortest.</source>
        <translation>最长时间是最短时间的许多倍时为对数轴。</translation>
    </message>
    <message>
        <source>All data</source>
        <translation>所有数据</translation>
    </message>
    <message>
        <source>Bars of all data, side by side.</source>
        <translation>所有数据的条形并列显示。</translation>
    </message>
    <message>
        <source>Rows are measured only against rows of the same data.</source>
        <translation>各行只与相同数据的行比较。</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>建议的基准</translation>
    </message>
    <message>
        <source>The fastest of CUB and Thrust, or the first row: no CPU row did this work.</source>
        <translation>CUB 和 Thrust 中最快的一行，或第一行：没有 CPU 行做过此工作。</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>已固定：%1</translation>
    </message>
    <message>
        <source>Each row is measured against its counterpart in what is pinned.</source>
        <translation>每一行都与固定内容中的对应行比较。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::SpeedUpCurve</name>
    <message>
        <source>Nothing to compare yet</source>
        <translation>还没有可比较的结果</translation>
    </message>
    <message>
        <source>Run the same sort or search on a GPU and on the CPU.</source>
        <translation>请在 GPU 和 CPU 上对相同数据运行排序或查找。</translation>
    </message>
    <message>
        <source>Data on the device (wall clock), against the fastest CPU row on the same data</source>
        <translation>数据在设备上（墙钟时间），相对于相同数据上最快的 CPU 行</translation>
    </message>
    <message>
        <source>Data on the device (wall clock); speed-ups need a GPU row and a CPU row of the same data</source>
        <translation>数据在设备上（墙钟时间）；加速比需要相同数据的一行 GPU 和一行 CPU</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::StudyChart</name>
    <message>
        <source>Stud&amp;y:</source>
        <translation>研究(&amp;Y)：</translation>
    </message>
    <message>
        <source>Colum&amp;ns:</source>
        <translation>列(&amp;N)：</translation>
    </message>
    <message>
        <source>R&amp;ows:</source>
        <translation>行(&amp;O)：</translation>
    </message>
    <message>
        <source>Dev&amp;ice:</source>
        <translation>设备(&amp;I)：</translation>
    </message>
    <message>
        <source>Da&amp;ta:</source>
        <translation>数据(&amp;T)：</translation>
    </message>
    <message>
        <source>The studies could not be found</source>
        <translation>无法找出各项研究</translation>
    </message>
    <message>
        <source>Nothing to study yet</source>
        <translation>还没有可研究的内容</translation>
    </message>
    <message>
        <source>Give a parameter several values in the experiment panel, such as 64, 128 and 256, or choose several sizes, then press Run. Run ▸ Prepared Experiments ▸ The table of the exercise makes the first study.</source>
        <translation>在实验面板中为某个参数给出多个值，例如 64、128 和 256，或者选择多个规模，然后按“运行”。“运行 ▸ 预设实验 ▸ 练习中的表格”会生成第一项研究。</translation>
    </message>
    <message>
        <source>No cell of this study has this metric</source>
        <translation>此研究没有任何单元格有此指标</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric above.</source>
        <translation>%1：%2 请在上方选择其他指标。</translation>
    </message>
    <message>
        <source>One for each algorithm, and for each of its variants if there are several.</source>
        <translation>每个算法一列；如果算法有多个变体，则每个变体一列。</translation>
    </message>
    <message>
        <source>One for each merge strategy of an algorithm, all else equal.</source>
        <translation>某个算法的每种归并策略一列，其余条件相同。</translation>
    </message>
    <message>
        <source>The table of the exercise</source>
        <translation>练习中的表格</translation>
    </message>
    <message>
        <source>Merge strategies of column radix sort by numbers of lists.</source>
        <translation>列基数排序的归并策略与列表数。</translation>
    </message>
    <message>
        <source>The largest study</source>
        <translation>最大的研究</translation>
    </message>
    <message>
        <source>The parameter with the most cells; sizes if no parameter has several values.</source>
        <translation>单元格最多的参数；如果没有参数有多个值，则为规模。</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>自选</translation>
    </message>
    <message>
        <source>Uses the columns and rows chosen above.</source>
        <translation>使用上方所选的列和行。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::Timeline</name>
    <message>
        <source>Host</source>
        <translation>主机</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>队列</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <extracomment>At most so many commands at a time</extracomment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>Time since the first command of the sample (%1)</source>
        <extracomment>%1 is a unit of time</extracomment>
        <translation>距样本第一条命令的时间（%1）</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::TimelineChart</name>
    <message>
        <source>&amp;Replicate:</source>
        <translation>重复(&amp;R)：</translation>
    </message>
    <message>
        <source>&amp;Sample:</source>
        <translation>样本(&amp;S)：</translation>
    </message>
    <message>
        <source>%1 (median)</source>
        <extracomment>Of the samples of a replicate</extracomment>
        <translation>%1（中位数）</translation>
    </message>
    <message>
        <source>No commands to show</source>
        <translation>没有可显示的命令</translation>
    </message>
    <message>
        <source>No sample of this job was traced. Choose another job.</source>
        <translation>此作业没有被跟踪的样本。请选择其他作业。</translation>
    </message>
    <message>
        <source>Reading the commands</source>
        <translation>正在读取命令</translation>
    </message>
    <message>
        <source>The commands of this job could not be read</source>
        <translation>无法读取此作业的命令</translation>
    </message>
    <message>
        <source>The device does not report when the commands of this job ran.</source>
        <translation>设备未报告此作业的命令何时运行。</translation>
    </message>
    <message>
        <source>Run an algorithm on an OpenCL or CUDA device to see when its commands ran.</source>
        <translation>在 OpenCL 或 CUDA 设备上运行算法，即可查看其命令何时运行。</translation>
    </message>
    <message>
        <source>Timeline of one sample</source>
        <translation>单个样本的时间线</translation>
    </message>
    <message>
        <source>replicate %1, sample %2</source>
        <translation>重复 %1，样本 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n commands</source>
        <translation>
            <numerusform>%n 条命令</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 to %2 %3</source>
        <extracomment>A range of time, such as &quot;from 1.25 to 1.50 ms&quot;; %3 is the unit</extracomment>
        <translation>从 %1 到 %2 %3</translation>
    </message>
    <message>
        <source>Without host and queue: this clock (%1) does not record when commands were queued and submitted.</source>
        <extracomment>%1 is a clock</extracomment>
        <translation>没有主机和队列：此时钟（%1）不记录命令何时入队和提交。</translation>
    </message>
    <message>
        <source>Without host: this clock (%1) does not record when commands were queued.</source>
        <translation>没有主机：此时钟（%1）不记录命令何时入队。</translation>
    </message>
    <message>
        <source>Host: queued, not yet submitted. Queue: submitted, not yet started. The higher, the more commands at a time.</source>
        <translation>主机：已入队、尚未提交。队列：已提交、尚未开始。越高表示同时存在的命令越多。</translation>
    </message>
    <message>
        <source>Queue: on the device already, and waiting for the kernel in front, from whose end on a kernel counts.</source>
        <translation>队列：已在设备上，正在等待前一个内核；内核时间从前一个内核结束时算起。</translation>
    </message>
    <message numerus="yes">
        <source>%n commands timed by another clock, or by none, are left out.</source>
        <translation>
            <numerusform>略去了 %n 条由其他时钟计时或未计时的命令。</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoomed in; double-click to reset.</source>
        <translation>已放大；双击可重置。</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>时长</translation>
    </message>
    <message>
        <source>Waited on the host</source>
        <translation>在主机上等待</translation>
    </message>
    <message>
        <source>Overlaps the kernels in front by</source>
        <translation>与前面内核重叠</translation>
    </message>
    <message>
        <source>Waited in the queue</source>
        <translation>在队列中等待</translation>
    </message>
    <message>
        <source>Gap before</source>
        <translation>之前的间隙</translation>
    </message>
    <message>
        <source>Bytes moved</source>
        <translation>移动的字节</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>工作组</translation>
    </message>
    <message>
        <source>From</source>
        <translation>起</translation>
    </message>
    <message>
        <source>To</source>
        <translation>止</translation>
    </message>
    <message>
        <source>Device busy</source>
        <translation>设备忙碌</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Click to see them one by one.</source>
        <translation>单击可逐条查看。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::WinnerChart</name>
    <message>
        <source>R&amp;ows:</source>
        <translation>行(&amp;O)：</translation>
    </message>
    <message>
        <source>Colum&amp;ns:</source>
        <translation>列(&amp;N)：</translation>
    </message>
    <message>
        <source>W&amp;here:</source>
        <translation>范围(&amp;H)：</translation>
    </message>
    <message>
        <source>The winners could not be found</source>
        <translation>无法找出最快者</translation>
    </message>
    <message>
        <source>No verified result has this metric</source>
        <translation>没有具有此指标的已验证结果</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric or other axes above.</source>
        <translation>%1：%2请在上方选择其他指标或其他轴。</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>Rows of other work, of another machine or of another state of the device never meet in a cell.</source>
        <translation>工作、机器或设备状态不同的行不会出现在同一个单元格中。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cell(s)</source>
        <translation>
            <numerusform>%1：%n 个单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>alone</source>
        <translation>没有对手</translation>
    </message>
    <message>
        <source>not proven: a row is of poor quality</source>
        <translation>未证实：有一行质量差</translation>
    </message>
    <message>
        <source>not proven: as fast is %1</source>
        <translation>未证实：%1 同样快</translation>
    </message>
    <message numerus="yes">
        <source>not proven: as fast are %1 and %n more</source>
        <translation>
            <numerusform>未证实：%1 和另外 %n 个同样快</numerusform>
        </translation>
    </message>
    <message>
        <source>The fastest by %1 and %2</source>
        <extracomment>%1 and %2 are axes: &quot;Data&quot;, &quot;Size (keys)&quot;</extracomment>
        <translation>最快者：%1 × %2</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1，中位数</translation>
    </message>
    <message>
        <source>lead over the second with its 95 % interval</source>
        <translation>对第二名的领先倍数及其 95 % 区间</translation>
    </message>
    <message>
        <source>A filled cell: the winner is proven to be faster than every other row of the cell. An open cell: it is not, and the cell says why.</source>
        <translation>填色单元格：已证实最快者比该单元格中的其他每一行都快。未填色单元格：未证实，原因写在单元格中。</translation>
    </message>
    <message>
        <source>Every winner is alone: measure several algorithms on the same data to see which of them wins.</source>
        <translation>每个单元格都只有一行：请在相同数据上测量多个算法，以查看哪个最快。</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>领先</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s)</source>
        <translation>
            <numerusform>另外 %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>未证实</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models</name>
    <message>
        <source>Run %1</source>
        <translation>运行 %1</translation>
    </message>
    <message>
        <source>– not comparable</source>
        <translation>– 不可比较</translation>
    </message>
    <message>
        <source>▼ faster</source>
        <translation>▼ 更快</translation>
    </message>
    <message>
        <source>▲ slower</source>
        <translation>▲ 更慢</translation>
    </message>
    <message>
        <source>= same</source>
        <translation>= 相同</translation>
    </message>
    <message>
        <source>? ambiguous</source>
        <translation>? 无法判定</translation>
    </message>
    <message>
        <source>… within one run</source>
        <translation>… 仅在一次运行内</translation>
    </message>
    <message>
        <source>– not judged</source>
        <translation>– 未判定</translation>
    </message>
    <message>
        <source>= alike</source>
        <translation>= 无异</translation>
    </message>
    <message>
        <source>%1: %2 (most: %3)</source>
        <translation>%1：%2（多数为 %3）</translation>
    </message>
    <message>
        <source>SM clock: %1 MHz (most: %2 MHz)</source>
        <translation>SM 频率：%1 MHz（多数为 %2 MHz）</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>等待中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>运行中</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Unsupported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>Generating data</source>
        <translation>生成数据</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>准备中</translation>
    </message>
    <message>
        <source>Warming up</source>
        <translation>预热中</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>采样中</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>升序</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>降序</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>映射</translation>
    </message>
    <message>
        <source>Zero-copy</source>
        <translation>零拷贝</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>锁页内存</translation>
    </message>
    <message>
        <source>Mapped</source>
        <translation>映射的锁页内存</translation>
    </message>
    <message>
        <source>Writes and reads the device&apos;s buffer from ordinary host memory.</source>
        <translation>从普通主机内存写入和读取设备缓冲区。</translation>
    </message>
    <message>
        <source>Maps the device&apos;s buffer into host memory, writes or reads it there, and unmaps it.</source>
        <translation>把设备缓冲区映射到主机内存，在那里读写，然后取消映射。</translation>
    </message>
    <message>
        <source>The buffer is in host memory, which the device reads and writes directly.</source>
        <translation>缓冲区位于主机内存中，由设备直接读写。</translation>
    </message>
    <message>
        <source>Copies from and to page-locked host memory, which the device accesses directly.</source>
        <translation>与页锁定的主机内存之间拷贝，设备可直接访问该内存。</translation>
    </message>
    <message>
        <source>Page-locked host memory is mapped into the device, which reads and writes it directly.</source>
        <translation>页锁定的主机内存映射到设备，由设备直接读写。</translation>
    </message>
    <message>
        <source>Wait after each launch</source>
        <translation>每次启动后等待</translation>
    </message>
    <message>
        <source>Enqueue all, wait once</source>
        <translation>全部入队，等待一次</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>The host waits for every kernel before it launches the next one.</source>
        <translation>主机在启动下一个内核之前等待每个内核完成。</translation>
    </message>
    <message>
        <source>The host launches all kernels of a run and waits once, at the end.</source>
        <translation>主机启动一次运行的所有内核，最后等待一次。</translation>
    </message>
    <message>
        <source>The launches of a run are captured once and replayed as a whole.</source>
        <translation>一次运行的各次启动被捕获一次，并作为整体重放。</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>重叠</translation>
    </message>
    <message>
        <source>A kernel begins while the one in front of it ends, and waits for it inside; only algorithms whose kernels do so.</source>
        <translation>内核在前一个内核结束期间开始，并在内部等待它；仅限内核这样做的算法。</translation>
    </message>
    <message>
        <source>Host steady clock</source>
        <translation>主机稳定时钟</translation>
    </message>
    <message>
        <source>OpenCL events</source>
        <translation>OpenCL 事件</translation>
    </message>
    <message>
        <source>CUDA events</source>
        <translation>CUDA 事件</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>Rigorous</source>
        <translation>严格</translation>
    </message>
    <message>
        <source>the number of samples was reached</source>
        <translation>已达到样本数</translation>
    </message>
    <message>
        <source>the noise fell below the target</source>
        <translation>噪声降到目标以下</translation>
    </message>
    <message>
        <source>the time limit was reached</source>
        <translation>已达到时间上限</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Sampling, %1 of at most %2</source>
        <translation>采样中，第 %1 个，最多 %2 个</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>未运行</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未设置</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a property of a device</comment>
        <translation>%2 的%1</translation>
    </message>
    <message>
        <source>Job by job</source>
        <translation>逐个作业</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>交错</translation>
    </message>
    <message>
        <source>Replicate %1 of %2: %3</source>
        <translation>第 %1 / %2 次重复：%3</translation>
    </message>
    <message>
        <source>Device warm</source>
        <translation>设备预热</translation>
    </message>
    <message>
        <source>Device idle</source>
        <translation>设备空闲</translation>
    </message>
    <message>
        <source>The GPU is kept busy until right before each run, so that its clocks stay high.</source>
        <translation>在每次运行前一刻之前一直让 GPU 保持忙碌，使其频率保持高位。</translation>
    </message>
    <message>
        <source>The GPU is idle before each run.</source>
        <translation>每次运行前 GPU 都是空闲的。</translation>
    </message>
    <message>
        <source>Caches warm</source>
        <translation>缓存热</translation>
    </message>
    <message>
        <source>Caches cold</source>
        <translation>缓存冷</translation>
    </message>
    <message>
        <source>The input of a run may still be in the caches.</source>
        <translation>运行的输入可能仍在缓存中。</translation>
    </message>
    <message>
        <source>The caches are filled with other data before each run.</source>
        <translation>每次运行前，用其他数据填满缓存。</translation>
    </message>
    <message>
        <source>Best available</source>
        <translation>可用的最佳时钟</translation>
    </message>
    <message>
        <source>CUPTI</source>
        <translation>CUPTI</translation>
    </message>
    <message>
        <source>Events with gated launch</source>
        <translation>门控启动的事件</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>The first of the following clocks that the device has.</source>
        <translation>以下时钟中设备具有的第一个。</translation>
    </message>
    <message>
        <source>Times that the GPU itself records for each kernel (CUDA).</source>
        <translation>GPU 自身为每个内核记录的时间（CUDA）。</translation>
    </message>
    <message>
        <source>Events of launches that were all queued before the first one began (CUDA).</source>
        <translation>在第一次启动开始前已全部入队的各次启动的事件（CUDA）。</translation>
    </message>
    <message>
        <source>One event before each kernel and one after it.</source>
        <translation>每个内核前后各一个事件。</translation>
    </message>
    <message>
        <source>CUDA events with gated launch</source>
        <translation>门控启动的 CUDA 事件</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>较差</translation>
    </message>
    <message>
        <source>Bytes moved</source>
        <translation>移动的字节数</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Share of copy bandwidth</source>
        <extracomment>the share of the bandwidth of a copy on the device</extracomment>
        <translation>占拷贝带宽的比例</translation>
    </message>
    <message>
        <source>Predicted wall clock</source>
        <translation>预测的墙钟时间</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n 个作业</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation>
            <numerusform>%n 个变体</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n size(s)</source>
        <translation>
            <numerusform>%n 个规模</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of data</source>
        <translation>
            <numerusform>%n 种数据</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replicate(s)</source>
        <translation>
            <numerusform>%n 次重复</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>%1 host memory</source>
        <translation>主机内存 %1</translation>
    </message>
    <message>
        <source>%1 device memory</source>
        <translation>设备内存 %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 小时 %2 分钟</translation>
    </message>
    <message numerus="yes">
        <source>%n unsupported: %1</source>
        <comment>jobs, and the first reason</comment>
        <translation>
            <numerusform>%n 个不支持：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>种子 %1</translation>
    </message>
    <message>
        <source>generators %1</source>
        <translation>生成器 %1</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>%1 % hits</source>
        <translation>命中率 %1 %</translation>
    </message>
    <message>
        <source>%1, %2, sorted</source>
        <translation>%1，%2，已排序</translation>
    </message>
    <message>
        <source>OK, doubtful</source>
        <translation>正常，存疑</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Merge strategies</source>
        <translation>归并策略</translation>
    </message>
    <message>
        <source>Size (keys)</source>
        <translation>规模（键）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>8-bit unsigned</source>
        <translation>8 位无符号</translation>
    </message>
    <message>
        <source>8-bit signed</source>
        <translation>8 位有符号</translation>
    </message>
    <message>
        <source>16-bit unsigned</source>
        <translation>16 位无符号</translation>
    </message>
    <message>
        <source>16-bit signed</source>
        <translation>16 位有符号</translation>
    </message>
    <message>
        <source>16-bit float</source>
        <translation>16 位浮点</translation>
    </message>
    <message>
        <source>32-bit unsigned</source>
        <translation>32 位无符号</translation>
    </message>
    <message>
        <source>32-bit signed</source>
        <translation>32 位有符号</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>32 位浮点</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) of keys</source>
        <translation>
            <numerusform>%n 种键类型</numerusform>
        </translation>
    </message>
    <message>
        <source>64-bit unsigned</source>
        <translation>64 位无符号</translation>
    </message>
    <message>
        <source>64-bit signed</source>
        <translation>64 位有符号</translation>
    </message>
    <message>
        <source>64-bit float</source>
        <translation>64 位浮点</translation>
    </message>
    <message>
        <source>No values</source>
        <translation>无值</translation>
    </message>
    <message>
        <source>32-bit values</source>
        <translation>32 位值</translation>
    </message>
    <message>
        <source>64-bit values</source>
        <translation>64 位值</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of values</source>
        <translation>
            <numerusform>%n 种值</numerusform>
        </translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>%1: %2, here %3</source>
        <extracomment>what is pinned as the baseline; two times</extracomment>
        <translation>%1：%2，此处 %3</translation>
    </message>
    <message>
        <source>Drift between the two runs: %1, as most of their common rows show</source>
        <translation>两次运行之间的漂移：%1（依据大多数共有的行）</translation>
    </message>
    <message>
        <source>Drift between two runs: %1 (calibrations)</source>
        <translation>两次运行之间的漂移：%1（校准）</translation>
    </message>
    <message>
        <source>Drift between two runs: %1 (assumed)</source>
        <translation>两次运行之间的漂移：%1（假定）</translation>
    </message>
    <message>
        <source>95 % interval of the change: %1 … %2</source>
        <extracomment>the ends of an interval</extracomment>
        <translation>变化的 95 % 区间：%1 … %2</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Launch mode</source>
        <translation>启动模式</translation>
    </message>
    <message>
        <source>Before each run</source>
        <translation>每次运行前</translation>
    </message>
    <message>
        <source>fewer bits</source>
        <translation>较少的比特</translation>
    </message>
    <message>
        <source>bits that keys share are skipped</source>
        <translation>跳过各键相同的比特</translation>
    </message>
    <message>
        <source>%1 of %2 passes</source>
        <extracomment>two numbers: the passes of a radix sort that ran, and all of them</extracomment>
        <translation>%2 趟中的 %1 趟</translation>
    </message>
    <message>
        <source>%1, told by the host</source>
        <extracomment>what a sort left out, since the host told it how many bits of the keys count</extracomment>
        <translation>%1，由主机告知</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what a radix sort left out, and why</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>keys below 2^%1</source>
        <translation>键小于 2^%1</translation>
    </message>
    <message>
        <source>keys share digits</source>
        <translation>各键有相同的数位</translation>
    </message>
    <message>
        <source>A lead of %1 is helped by skipped passes: %2.</source>
        <extracomment>%1 is a list of algorithms, %2 what they left out: &quot;3 of 4 passes: keys below 2^20&quot;</extracomment>
        <translation>%1 的领先得益于跳过的趟：%2。</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>unknown: the cache is not calibrated</source>
        <translation>未知：缓存未校准</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>耗时为 %1 倍</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <translation>速度为 %1 倍</translation>
    </message>
    <message>
        <source>in the newest run alone: the next one will tell</source>
        <translation>仅在最新一次运行中：下一次运行会给出答案</translation>
    </message>
    <message>
        <source>the same kernel source</source>
        <translation>内核源文件相同</translation>
    </message>
    <message>
        <source>none of the recorded facts changed there</source>
        <translation>所记录的情况在此处没有变化</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Type of keys</source>
        <translation>键的类型</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Keys to find</source>
        <translation>要查找的键数</translation>
    </message>
    <message>
        <source>Hit ratio</source>
        <translation>命中率</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a side; a status; its reason</comment>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>%1 is not reliable: %2</source>
        <comment>a side; reasons</comment>
        <translation>%1 不可靠：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n replicate(s)</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1 有 %n 次重复</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; a verdict needs %2 on each side</source>
        <comment>too few replicates</comment>
        <translation>%1；判定要求每侧有 %2 次</translation>
    </message>
    <message>
        <source>the interval holds 1</source>
        <translation>区间包含 1</translation>
    </message>
    <message>
        <source>it may lie within the margin of %1</source>
        <translation>可能落在 %1 的容差之内</translation>
    </message>
    <message>
        <source>among so many rows it may be chance</source>
        <translation>在这么多行中可能出于偶然</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>慢 %1</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>快 %1</translation>
    </message>
    <message>
        <source>%1 %2, not proven: %3</source>
        <comment>a sign; a ratio; a reason</comment>
        <translation>%1 %2，未证实：%3</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::CompareModel</name>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Size (keys)</source>
        <translation>规模（键）</translation>
    </message>
    <message>
        <source>Median A (ms)</source>
        <translation>A 的中位数 (ms)</translation>
    </message>
    <message>
        <source>Median B (ms)</source>
        <translation>B 的中位数 (ms)</translation>
    </message>
    <message>
        <source>B / A</source>
        <translation>B / A</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % 下限</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95 % 上限</translation>
    </message>
    <message>
        <source>B is</source>
        <translation>B 的结论</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Below 1 if B is faster: B divided by A, each the geometric mean of its replicates&apos; medians or, for interleaved jobs, that of the ratios of paired samples.</source>
        <translation>B 更快时小于 1：B 除以 A，两者均为各次重复中位数的几何平均；对于交错运行的作业，则是成对样本之比的几何平均。</translation>
    </message>
    <message>
        <source>Covers the true ratio with 95 %, drift between the two runs included. Within one run, it assumes that samples are independent.</source>
        <translation>以 95 % 的概率覆盖真实比值的区间，已计入两次运行之间的漂移。在一次运行之内，假定样本相互独立。</translation>
    </message>
    <message>
        <source>Same if the whole interval lies within the margin; faster or slower if it excludes 1, and at most 5 % of such rows are chance; otherwise ambiguous: take more replicates. In brackets: the 95 % interval.</source>
        <translation>整个区间落在容差之内为相同；不含 1 且此类行中至多 5 % 出于偶然，则为更快或更慢；否则无法判定：请增加重复次数。括号中：95 % 区间。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::DeviceFactsModel</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>事实</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What the API or the driver of the device tells.</source>
        <translation>设备的 API 或驱动程序所报告的内容。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::DevicePairsModel</name>
    <message>
        <source>– no job has figures on both</source>
        <translation>– 没有作业在两者上都有数值</translation>
    </message>
    <message numerus="yes">
        <source>%1; slower in %2 of %n job(s)</source>
        <translation>
            <numerusform>%1；%n 个作业中有 %2 个更慢</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; faster in %2 of %n job(s)</source>
        <translation>
            <numerusform>%1；%n 个作业中有 %2 个更快</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; the same in %2 of %n job(s)</source>
        <translation>
            <numerusform>%1；%n 个作业中有 %2 个相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; faster in %2, slower in %3 of %n job(s)</source>
        <translation>
            <numerusform>%1；%n 个作业中有 %2 个更快、%3 个更慢</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 against %1: %3</source>
        <extracomment>two devices, and how the second one stands to the first one</extracomment>
        <translation>%2 与 %1 相比：%3</translation>
    </message>
    <message>
        <source>B is</source>
        <translation>B 的结论</translation>
    </message>
    <message>
        <source>The geometric mean of the ratios of all jobs that both did, in brackets the smallest and the largest one, and in how many of them the verdict is proven.</source>
        <translation>两者都完成的所有作业之比的几何平均，括号中是最小值和最大值，以及其中有多少个判定得到证实。</translation>
    </message>
    <message>
        <source>B / A</source>
        <translation>B / A</translation>
    </message>
    <message>
        <source>Below 1 if B is faster: the geometric mean over the jobs.</source>
        <translation>B 更快时小于 1：各作业的几何平均。</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>The smallest ratio of a job.</source>
        <translation>单个作业的最小比值。</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>The largest ratio of a job.</source>
        <translation>单个作业的最大比值。</translation>
    </message>
    <message>
        <source>Slower in</source>
        <translation>更慢的作业</translation>
    </message>
    <message>
        <source>Jobs in which B is slower.</source>
        <translation>B 更慢的作业。</translation>
    </message>
    <message>
        <source>Faster in</source>
        <translation>更快的作业</translation>
    </message>
    <message>
        <source>Jobs in which B is faster.</source>
        <translation>B 更快的作业。</translation>
    </message>
    <message>
        <source>Same in</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Jobs that take the same time on both, within the margin.</source>
        <translation>在容差之内两者用时相同的作业。</translation>
    </message>
    <message>
        <source>Not proven</source>
        <translation>未证实</translation>
    </message>
    <message>
        <source>Jobs without a proven verdict: Compare says why.</source>
        <translation>判定未得到证实的作业：“比较”页说明原因。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Jobs that both did.</source>
        <translation>两者都完成的作业。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::DevicesModel</name>
    <message>
        <source>with driver %1: calibrate again</source>
        <translation>使用驱动 %1：请重新校准</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>尚未</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>标识</translation>
    </message>
    <message>
        <source>The device&apos;s name on the command line.</source>
        <translation>设备在命令行中的名称。</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>Compute units, or hardware threads of the processor.</source>
        <translation>计算单元，或处理器的硬件线程。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Wall margin (%)</source>
        <translation>墙钟余量 (%)</translation>
    </message>
    <message>
        <source>Smaller differences between the wall clocks of two runs of the same job are within noise.</source>
        <translation>同一作业两次运行的墙钟时间相差小于此值时，在噪声范围内。</translation>
    </message>
    <message>
        <source>Kernel margin (%)</source>
        <translation>内核余量 (%)</translation>
    </message>
    <message>
        <source>Smaller differences between the kernel times of two runs of the same job are within noise.</source>
        <translation>同一作业两次运行的内核时间相差小于此值时，在噪声范围内。</translation>
    </message>
    <message>
        <source>Copy (GB/s)</source>
        <translation>拷贝 (GB/s)</translation>
    </message>
    <message>
        <source>Bandwidth of a copy on the device, which counts bytes read and bytes written.</source>
        <translation>设备上拷贝的带宽，读取和写入的字节都计入。</translation>
    </message>
    <message>
        <source>Launch (µs)</source>
        <translation>启动 (µs)</translation>
    </message>
    <message>
        <source>Host time per launch of a chain of empty kernels, enqueued together.</source>
        <translation>一串空内核一起入队时，主机每次启动所用的时间。</translation>
    </message>
    <message>
        <source>Synchronous launch (µs)</source>
        <translation>同步启动 (µs)</translation>
    </message>
    <message>
        <source>Host time per launch if the host waits for each empty kernel.</source>
        <translation>主机等待每个空内核时，每次启动所用的主机时间。</translation>
    </message>
    <message>
        <source>Empty kernel (µs)</source>
        <translation>空内核 (µs)</translation>
    </message>
    <message>
        <source>Timer floor: the time that the device clock reports for a kernel that does nothing.</source>
        <translation>计时下限：设备时钟对空内核给出的时间。</translation>
    </message>
    <message>
        <source>Idle clock (MHz)</source>
        <translation>空闲频率 (MHz)</translation>
    </message>
    <message>
        <source>The SM clock of the idle GPU.</source>
        <translation>GPU 空闲时的 SM 频率。</translation>
    </message>
    <message>
        <source>Loaded clock (MHz)</source>
        <translation>负载频率 (MHz)</translation>
    </message>
    <message>
        <source>The SM clock under load.</source>
        <translation>负载下的 SM 频率。</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>校准日期</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动程序</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Copy in cache (GB/s)</source>
        <translation>缓存内拷贝 (GB/s)</translation>
    </message>
    <message>
        <source>Bandwidth of the fastest copy of so little data that it stays in a cache; empty if none was faster than a copy in memory.</source>
        <translation>数据少到能留在缓存中时最快的拷贝的带宽；若没有比内存中的拷贝更快的，则为空。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::FleetModel</name>
    <message>
        <source>The 95 % interval of its median ratio over jobs.</source>
        <translation>其各作业比值中位数的 95 % 区间。</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Slower or faster if it is so in significantly many jobs.</source>
        <translation>若显著多的作业更慢或更快，则判定为更慢或更快。</translation>
    </message>
    <message>
        <source>Relative to median</source>
        <translation>相对于中位数</translation>
    </message>
    <message>
        <source>Above 1 if it is slower: its time divided by the median of the devices of its kind, as the median over all jobs.</source>
        <translation>更慢时高于 1：其时间与同类设备中位数之比，取所有作业的中位数。</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % 下限</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95 % 上限</translation>
    </message>
    <message>
        <source>Slower in</source>
        <translation>更慢的作业</translation>
    </message>
    <message>
        <source>Jobs in which it is slower than the others.</source>
        <translation>它比其他设备慢的作业。</translation>
    </message>
    <message>
        <source>Faster in</source>
        <translation>更快的作业</translation>
    </message>
    <message>
        <source>Jobs in which it is faster than the others.</source>
        <translation>它比其他设备快的作业。</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>已判定</translation>
    </message>
    <message>
        <source>Jobs with a verdict: their quality is not poor, and enough devices ran them.</source>
        <translation>有判定的作业：其质量不差，且运行它的设备足够多。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Differs from majority</source>
        <translation>与多数不同之处</translation>
    </message>
    <message>
        <source>Properties of its machine, driver or clock that differ from those of more than half of the others.</source>
        <translation>其机器、驱动程序或频率与半数以上其他设备不同之处。</translation>
    </message>
    <message>
        <source>SM clock (MHz)</source>
        <translation>SM 频率 (MHz)</translation>
    </message>
    <message>
        <source>The median of its jobs.</source>
        <translation>其各作业的中位数。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Devices of one kind are compared with each other.</source>
        <translation>同类设备之间相互比较。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::HistoryModel</name>
    <message>
        <source>The 95 % interval of the change.</source>
        <translation>变化的 95 % 区间。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>The first run behind the change.</source>
        <translation>变化之后的第一次运行。</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Size (keys)</source>
        <translation>规模（键）</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>The figures behind the change, divided by those in front of it.</source>
        <translation>变化之后的数值除以变化之前的数值。</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % 下限</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95 % 上限</translation>
    </message>
    <message>
        <source>What changed there</source>
        <translation>此处改变了什么</translation>
    </message>
    <message>
        <source>What differs between the last run in front of the change and the first one behind it.</source>
        <translation>变化之前的最后一次运行与变化之后的第一次运行之间的差异。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::JobsModel</name>
    <message>
        <source>Job</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Size (keys)</source>
        <translation>规模（键）</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>a state, and how many of its replicates a job has</extracomment>
        <translation>%1，%2 / %3</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>How reliable the wall clock is. A row of poor quality gets no verdict.</source>
        <translation>墙钟时间的可靠程度。质量较差的行不给出判定。</translation>
    </message>
    <message>
        <source>Doubtful: the job is ok, but it has warnings, or its wall clock is of poor quality.</source>
        <translation>存疑：作业正常，但有警告，或其墙钟时间质量较差。</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>变体</translation>
    </message>
    <message>
        <source>Algorithm and merge strategy, with the parameters and modes that are not the defaults, or that differ between rows of this device and algorithm.</source>
        <translation>算法和归并策略，并注明非默认的参数和模式，或在此设备和算法的各行之间不同的参数和模式。</translation>
    </message>
    <message>
        <source>Wall median (ms)</source>
        <translation>墙钟中位数 (ms)</translation>
    </message>
    <message>
        <source>Host clock: median time of one run, without transfers.</source>
        <translation>主机时钟：一次运行的中位时间，不含传输。</translation>
    </message>
    <message>
        <source>± (%)</source>
        <translation>± (%)</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the wall median, in percent of the median. Needs at least three replicates.</source>
        <translation>墙钟时间中位数的 95 % 区间宽度的一半，以中位数的百分比表示。至少需要三次重复。</translation>
    </message>
    <message>
        <source>vs CPU</source>
        <translation>对比 CPU</translation>
    </message>
    <message>
        <source>Mkeys/s</source>
        <translation>M 键/秒</translation>
    </message>
    <message>
        <source>Millions of keys per second, by the wall median.</source>
        <translation>按墙钟中位数计算的每秒百万键数。</translation>
    </message>
    <message>
        <source>Kernel sum (ms)</source>
        <translation>内核总时间 (ms)</translation>
    </message>
    <message>
        <source>Device clock: median of the sum of all kernels of a run.</source>
        <translation>设备时钟：一次运行中所有内核总和的中位数。</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>Timed and verified runs, without warm-up runs.</source>
        <translation>计时且经过验证的运行，不含预热运行。</translation>
    </message>
    <message>
        <source>Wall minimum (ms)</source>
        <translation>墙钟最小值 (ms)</translation>
    </message>
    <message>
        <source>Host clock: the fastest run, without transfers.</source>
        <translation>主机时钟：最快的一次运行，不含传输。</translation>
    </message>
    <message>
        <source>Wall MAD (ms)</source>
        <translation>墙钟 MAD (ms)</translation>
    </message>
    <message>
        <source>Host clock: median absolute deviation from the median.</source>
        <translation>主机时钟：相对中位数的绝对偏差的中位数。</translation>
    </message>
    <message>
        <source>Device span (ms)</source>
        <translation>设备时间跨度 (ms)</translation>
    </message>
    <message>
        <source>Device clock: median time from the first kernel&apos;s start to the last kernel&apos;s end.</source>
        <translation>设备时钟：从第一个内核开始到最后一个内核结束的中位时间。</translation>
    </message>
    <message>
        <source>Upload (ms)</source>
        <translation>上传 (ms)</translation>
    </message>
    <message>
        <source>Device clock: median time to bring the input to the device.</source>
        <translation>设备时钟：把输入送到设备的中位时间。</translation>
    </message>
    <message>
        <source>Download (ms)</source>
        <translation>下载 (ms)</translation>
    </message>
    <message>
        <source>Device clock: median time to bring the result back.</source>
        <translation>设备时钟：取回结果的中位时间。</translation>
    </message>
    <message>
        <source>End to end (ms)</source>
        <translation>端到端 (ms)</translation>
    </message>
    <message>
        <source>Host clock: median time of upload, run and download together.</source>
        <translation>主机时钟：上传、运行和下载合计的中位时间。</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>启动次数</translation>
    </message>
    <message>
        <source>Kernel launches of one run.</source>
        <translation>一次运行的内核启动次数。</translation>
    </message>
    <message>
        <source>Compute units busy</source>
        <translation>忙碌的计算单元</translation>
    </message>
    <message>
        <source>Compute units that the longest launch kept busy: the number of its work-groups, at most that of the device&apos;s compute units.</source>
        <translation>耗时最长的一次启动所占用的计算单元数：即其工作组数，最多为设备的计算单元数。</translation>
    </message>
    <message>
        <source>SM clock (MHz)</source>
        <translation>SM 频率 (MHz)</translation>
    </message>
    <message>
        <source>Median of the GPU&apos;s sensor readings before and after each sample.</source>
        <translation>GPU 传感器在每个样本前后读数的中位数。</translation>
    </message>
    <message>
        <source>Bandwidth (GB/s)</source>
        <translation>带宽 (GB/s)</translation>
    </message>
    <message>
        <source>Bytes moved by the kernels of a run, divided by kernel time minus timer overhead; on the CPU, by the wall median. ≥ marks a lower bound.</source>
        <translation>一次运行的内核移动的字节数，除以减去计时开销的内核时间；在 CPU 上除以墙钟中位数。≥ 表示下限。</translation>
    </message>
    <message>
        <source>% of copy bandwidth</source>
        <translation>占拷贝带宽 (%)</translation>
    </message>
    <message>
        <source>The bandwidth in percent of the bandwidth of a copy on the device. More than 100 if caches help.</source>
        <translation>带宽占设备上拷贝带宽的百分比。缓存起作用时会超过 100。</translation>
    </message>
    <message>
        <source>Predicted (ms)</source>
        <translation>预测 (ms)</translation>
    </message>
    <message>
        <source>Wall clock of a run predicted from bytes moved and launch count.</source>
        <translation>由移动的字节数和启动次数预测的一次运行的墙钟时间。</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>传输</translation>
    </message>
    <message>
        <source>Launch mode</source>
        <translation>启动模式</translation>
    </message>
    <message>
        <source>Device clock</source>
        <translation>设备时钟</translation>
    </message>
    <message>
        <source>The clock that timed kernel sum, device span and transfers. Times of different clocks are only roughly comparable.</source>
        <translation>为内核总时间、设备时间跨度和传输计时的时钟。不同时钟的时间只能粗略比较。</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <extracomment>a CPU row, and how long it took</extracomment>
        <translation>%1 用时 %2</translation>
    </message>
    <message>
        <source>vs baseline</source>
        <translation>相对基准</translation>
    </message>
    <message>
        <source>Change of the wall median against the pinned baseline, with the sign of the verdict: ▼ faster, ▲ slower, = same, ? ambiguous, … within one run.</source>
        <translation>墙钟时间中位数相对于固定基准的变化，附判定符号：▼ 更快，▲ 更慢，= 相同，? 无法判定，… 仅一次运行之内。</translation>
    </message>
    <message>
        <source>%1 ± %2 %</source>
        <translation>%1 ± %2 %</translation>
    </message>
    <message>
        <source>With transfers: %1</source>
        <translation>含传输：%1</translation>
    </message>
    <message>
        <source>One of the two rows is of poor quality.</source>
        <translation>两行之一质量较差。</translation>
    </message>
    <message>
        <source>How many times as fast as the fastest CPU row that did the same work on the same machine, with keys and result on the device (wall clock), and half the width of the 95 % interval.</source>
        <translation>速度是同一台机器上完成同样工作的最快 CPU 行的多少倍，键和结果都在设备上（墙钟时间），以及 95 % 区间宽度的一半。</translation>
    </message>
    <message>
        <source>%1 nJ/key, %2 W above %3 W of the idle device</source>
        <extracomment>energy for each key, power of the runs, and power of the idle device, each with a 95 % interval</extracomment>
        <translation>%1 nJ/键，比空闲设备的 %3 W 高 %2 W</translation>
    </message>
    <message>
        <source>Energy (nJ/key)</source>
        <translation>能耗 (nJ/键)</translation>
    </message>
    <message>
        <source>Energy of a run for each key, without the idle device and without the restore of the input, from repeated runs behind the samples.</source>
        <translation>一次运行中每个键的能耗，不含空闲设备与恢复输入的部分，由样本之后的重复运行得出。</translation>
    </message>
    <message>
        <source>Power (W)</source>
        <translation>功率 (W)</translation>
    </message>
    <message>
        <source>The power that the runs add to that of the idle device.</source>
        <translation>运行在空闲设备功率之上增加的功率。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::KernelPairsModel</name>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>A (µs)</source>
        <translation>A (µs)</translation>
    </message>
    <message>
        <source>Sum of its launches in one run of A, median over the samples; ~: near the timer floor.</source>
        <translation>A 的一次运行中其各次启动之和，取各样本的中位数；~：接近计时下限。</translation>
    </message>
    <message>
        <source>B (µs)</source>
        <translation>B (µs)</translation>
    </message>
    <message>
        <source>Sum of its launches in one run of B, median over the samples; ~: near the timer floor.</source>
        <translation>B 的一次运行中其各次启动之和，取各样本的中位数；~：接近计时下限。</translation>
    </message>
    <message>
        <source>B against A</source>
        <translation>B 相对于 A</translation>
    </message>
    <message>
        <source>Change of the time from A to B. Single kernels have no verdict: the table above has that of the whole run.</source>
        <translation>从 A 到 B 的时间变化。单个内核没有结论：整次运行的结论在上面的表中。</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>启动次数</translation>
    </message>
    <message>
        <source>In one run.</source>
        <translation>一次运行中。</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>Of its first launch.</source>
        <translation>首次启动的。</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>工作组</translation>
    </message>
    <message>
        <source>Work-items in a work-group of its first launch.</source>
        <translation>首次启动时一个工作组中的工作项。</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>Per work-item.</source>
        <translation>每个工作项。</translation>
    </message>
    <message>
        <source>Spilled (bytes)</source>
        <translation>溢出（字节）</translation>
    </message>
    <message>
        <source>Registers that the kernel&apos;s code stores in memory.</source>
        <translation>内核代码存放到内存中的寄存器。</translation>
    </message>
    <message>
        <source>Local memory (bytes)</source>
        <translation>本地内存（字节）</translation>
    </message>
    <message>
        <source>Of a work-group of its first launch: what the kernel declares, and what the launch adds.</source>
        <translation>第一次启动的一个工作组：内核声明的，加上启动时追加的。</translation>
    </message>
    <message>
        <source>Occupancy (%)</source>
        <translation>占用率（%）</translation>
    </message>
    <message>
        <source>Theoretical: the work-items that a compute unit holds at once, as a share of those that it has room for.</source>
        <translation>理论值：计算单元同时容纳的工作项占其容量的比例。</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>限制因素</translation>
    </message>
    <message>
        <source>What keeps more work-groups from a compute unit.</source>
        <translation>使计算单元无法容纳更多工作组的因素。</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波数</translation>
    </message>
    <message>
        <source>Work-groups of its first launch, divided by those that the device holds at once.</source>
        <translation>第一次启动的工作组数，除以设备同时容纳的工作组数。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::KernelsModel</name>
    <message>
        <source>Kernel</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>启动次数</translation>
    </message>
    <message>
        <source>In one run.</source>
        <translation>一次运行中。</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>时间 (µs)</translation>
    </message>
    <message>
        <source>Sum of its launches in one run, median over the traced samples; ~: near the timer floor.</source>
        <translation>一次运行中各次启动之和，取跟踪样本的中位数；~：接近计时下限。</translation>
    </message>
    <message>
        <source>MAD (µs)</source>
        <translation>MAD (µs)</translation>
    </message>
    <message>
        <source>Median absolute deviation of that time over the samples.</source>
        <translation>该时间在样本间的绝对中位差。</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>占比 (%)</translation>
    </message>
    <message>
        <source>Share of the time of all kernels of a run.</source>
        <translation>占一次运行中所有内核时间的比例。</translation>
    </message>
    <message>
        <source>Mean launch (µs)</source>
        <translation>平均每次启动 (µs)</translation>
    </message>
    <message>
        <source>The time, divided by the launches.</source>
        <translation>时间除以启动次数。</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>Of its first launch.</source>
        <translation>首次启动的。</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>工作组</translation>
    </message>
    <message>
        <source>Work-items in a work-group of its first launch.</source>
        <translation>首次启动时一个工作组中的工作项。</translation>
    </message>
    <message>
        <source>vs baseline</source>
        <translation>相对基准</translation>
    </message>
    <message>
        <source>Change of the time against the same kernel of the pinned baseline. Single kernels have no verdict: the table of jobs has that of the whole run.</source>
        <translation>相对于固定基准中同一内核的时间变化。单个内核没有判定：作业表给出整次运行的判定。</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>Per work-item.</source>
        <translation>每个工作项。</translation>
    </message>
    <message>
        <source>Spilled (bytes)</source>
        <translation>溢出（字节）</translation>
    </message>
    <message>
        <source>Registers that the kernel&apos;s code stores in memory.</source>
        <translation>内核代码存放到内存中的寄存器。</translation>
    </message>
    <message>
        <source>Local memory (bytes)</source>
        <translation>本地内存（字节）</translation>
    </message>
    <message>
        <source>Of a work-group of its first launch: what the kernel declares, and what the launch adds.</source>
        <translation>第一次启动的一个工作组：内核声明的，加上启动时追加的。</translation>
    </message>
    <message>
        <source>Occupancy (%)</source>
        <translation>占用率（%）</translation>
    </message>
    <message>
        <source>Theoretical: the work-items that a compute unit holds at once, as a share of those that it has room for.</source>
        <translation>理论值：计算单元同时容纳的工作项占其容量的比例。</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>限制因素</translation>
    </message>
    <message>
        <source>What keeps more work-groups from a compute unit.</source>
        <translation>使计算单元无法容纳更多工作组的因素。</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>波数</translation>
    </message>
    <message>
        <source>Work-groups of its first launch, divided by those that the device holds at once.</source>
        <translation>第一次启动的工作组数，除以设备同时容纳的工作组数。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::StudyModel</name>
    <message>
        <source>±%1 %</source>
        <extracomment>half the width of an interval, in percent</extracomment>
        <translation>±%1 %</translation>
    </message>
    <message>
        <source>Not measured, or not verified</source>
        <translation>未测量或未通过验证</translation>
    </message>
    <message>
        <source>Job %1 does not have this metric</source>
        <translation>作业 %1 没有此指标</translation>
    </message>
    <message numerus="yes">
        <source>Job %1: %2, median of %n samples</source>
        <translation>
            <numerusform>作业 %1：%2，%n 个样本的中位数</numerusform>
        </translation>
    </message>
    <message>
        <source>95 % interval: %1</source>
        <translation>95 % 区间：%1</translation>
    </message>
    <message>
        <source>The shortest of those that did the same work</source>
        <translation>完成同样工作的单元格中用时最短</translation>
    </message>
    <message>
        <source>the shortest</source>
        <translation>最短</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Export Chart</source>
        <translation>导出图表</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>图片 (%1)</translation>
    </message>
    <message>
        <source>About Sortscope</source>
        <translation>关于 Sortscope</translation>
    </message>
    <message>
        <source>Sortscope %1</source>
        <translation>Sortscope %1</translation>
    </message>
    <message>
        <source>Profiles GPU sorting and searching, kernel by kernel, and compares it with the CPU.

Revision %1
Qt %2

Free software under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
        <translation>逐个内核地分析 GPU 排序与查找，并与 CPU 比较。

修订版本 %1
Qt %2

本程序是自由软件，遵循 GNU 通用公共许可证第 3 版或更高版本。不提供任何担保。</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON 文件 (*.json)</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>导出为 JSON</translation>
    </message>
    <message>
        <source>Export as Markdown Table</source>
        <translation>导出为 Markdown 表格</translation>
    </message>
    <message>
        <source>Markdown files (*.md)</source>
        <translation>Markdown 文件 (*.md)</translation>
    </message>
    <message>
        <source>Export as Chrome Trace</source>
        <translation>导出为 Chrome 跟踪</translation>
    </message>
    <message>
        <source>Export as Google Benchmark JSON</source>
        <translation>导出为 Google Benchmark JSON</translation>
    </message>
    <message>
        <source>Sortscope sessions (*.sortscope)</source>
        <translation>Sortscope 会话 (*.sortscope)</translation>
    </message>
    <message>
        <source>Open Session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Save Session As</source>
        <translation>会话另存为</translation>
    </message>
    <message>
        <source>Save the results of this session?</source>
        <translation>保存此会话的结果吗？</translation>
    </message>
    <message>
        <source>They are not saved in a file yet. Discarded results cannot be restored.</source>
        <translation>它们还没有保存到文件中。丢弃的结果无法恢复。</translation>
    </message>
    <message>
        <source>Delete this session?</source>
        <translation>删除此会话吗？</translation>
    </message>
    <message>
        <source>%1. It cannot be restored.</source>
        <translation>%1。无法恢复。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Notes on the Session</source>
        <translation>会话备注</translation>
    </message>
    <message>
        <source>Purpose of this session, changes, findings…</source>
        <translation>此会话的目的、更改、发现…</translation>
    </message>
    <message>
        <source>A run is active. Closing the window cancels it, also after saving.</source>
        <translation>有运行正在进行。关闭窗口会取消它，保存之后也一样。</translation>
    </message>
    <message>
        <source>Cancel the active run?</source>
        <translation>取消正在进行的运行吗？</translation>
    </message>
    <message>
        <source>Closing the window cancels it. The jobs that have finished are in the session&apos;s file.</source>
        <translation>关闭窗口会取消它。已完成的作业都在会话文件中。</translation>
    </message>
    <message>
        <source>Cancel the &amp;Run and Close</source>
        <translation>取消运行并关闭(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep Running</source>
        <translation>继续运行(&amp;K)</translation>
    </message>
    <message>
        <source>Calibrate this machine?</source>
        <translation>校准本机吗?</translation>
    </message>
    <message numerus="yes">
        <source>It takes about %n second(s). Nothing else should run on the machine meanwhile.</source>
        <translation>
            <numerusform>大约需要 %n 秒。其间不应在本机上运行其他任务。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Calibrate</source>
        <translation>校准(&amp;C)</translation>
    </message>
    <message>
        <source>This machine is calibrated.</source>
        <translation>本机已校准。</translation>
    </message>
    <message>
        <source>Smaller differences between the wall clocks or the kernel times of two runs are within noise. Later runs store these figures.</source>
        <translation>两次运行的墙钟时间或内核时间相差小于此值时，在噪声范围内。以后的运行会保存这些数值。</translation>
    </message>
    <message>
        <source>Add Algorithms</source>
        <translation>添加算法</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>导出为 CSV</translation>
    </message>
    <message>
        <source>Open a Folder of Sessions</source>
        <translation>打开会话文件夹</translation>
    </message>
    <message>
        <source>Export Report</source>
        <translation>导出报告</translation>
    </message>
    <message>
        <source>HTML files (*.html)</source>
        <translation>HTML 文件 (*.html)</translation>
    </message>
    <message>
        <source>Add an Algorithm Library</source>
        <translation>添加算法库</translation>
    </message>
    <message>
        <source>Shared libraries (*.so)</source>
        <translation>共享库 (*.so)</translation>
    </message>
    <message>
        <source>Export Results as CSV (a Row per Job)</source>
        <translation>将结果导出为 CSV（每个作业一行）</translation>
    </message>
    <message>
        <source>Export Commands as CSV (a Row per Launch and Transfer)</source>
        <translation>将命令导出为 CSV（每次启动和传输一行）</translation>
    </message>
    <message>
        <source>Export Kernels as CSV (a Row per Kernel)</source>
        <translation>将内核导出为 CSV（每个内核一行）</translation>
    </message>
    <message>
        <source>Patches (*.patch)</source>
        <translation>补丁 (*.patch)</translation>
    </message>
    <message>
        <source>Export as a Patch</source>
        <translation>导出为补丁</translation>
    </message>
    <message>
        <source>Kernels from a Folder</source>
        <translation>使用文件夹中的内核</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::AlgorithmSection</name>
    <message>
        <source>Origin: %1</source>
        <translation>来源：%1</translation>
    </message>
    <message>
        <source>GPU (OpenCL, CUDA)</source>
        <translation>GPU（OpenCL、CUDA）</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>behind merge strategies that cannot be chosen: the algorithms that have them</extracomment>
        <translation>用于%1</translation>
    </message>
    <message>
        <source>Merge strategies</source>
        <translation>归并策略</translation>
    </message>
    <message>
        <source>If none is chosen, each algorithm uses its first strategy.</source>
        <translation>若未选择，每种算法使用其第一种策略。</translation>
    </message>
    <message>
        <source>%1: runs on %2 only</source>
        <translation>%1：仅能在 %2 上运行</translation>
    </message>
    <message numerus="yes">
        <source>%n not available on this machine</source>
        <comment>algorithms</comment>
        <translation>
            <numerusform>本机上有 %n 个不可用</numerusform>
        </translation>
    </message>
    <message>
        <source>No chosen algorithm has this strategy.</source>
        <translation>所选算法都没有此策略。</translation>
    </message>
    <message>
        <source>Devices are still being looked for.</source>
        <translation>仍在查找设备。</translation>
    </message>
    <message>
        <source>Runs on %1 only, and no such device is chosen.</source>
        <translation>只能在 %1 上运行，而未选择这样的设备。</translation>
    </message>
    <message>
        <source>Takes keys of type %1 only.</source>
        <translation>只接受 %1 类型的键。</translation>
    </message>
    <message>
        <source>Takes keys without values only.</source>
        <translation>仅支持不带值的键。</translation>
    </message>
    <message>
        <source>Takes values with keys of type %1 only.</source>
        <translation>仅在键类型为 %1 时支持带值。</translation>
    </message>
    <message>
        <source>Takes no other values than %1.</source>
        <translation>不支持 %1 以外的值。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareChoice</name>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n 个作业</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1, %2, %3, interleaved</source>
        <translation>运行 %1，%2，%3，交错</translation>
    </message>
    <message>
        <source>Run %1, %2, %3</source>
        <translation>运行 %1，%2，%3</translation>
    </message>
    <message>
        <source>Choose a session or run</source>
        <translation>选择会话或运行</translation>
    </message>
    <message>
        <source>No interleaved run yet</source>
        <translation>还没有交错的运行</translation>
    </message>
    <message>
        <source>Sessions or runs</source>
        <translation>会话或运行</translation>
    </message>
    <message>
        <source>Pairs of an interleaved run</source>
        <translation>交错运行的各对</translation>
    </message>
    <message>
        <source>Kind of comparison</source>
        <translation>比较的类型</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>本会话</translation>
    </message>
    <message>
        <source>&amp;A:</source>
        <translation>&amp;A:</translation>
    </message>
    <message>
        <source>&amp;B:</source>
        <translation>&amp;B:</translation>
    </message>
    <message>
        <source>M&amp;etric:</source>
        <translation>指标(&amp;E):</translation>
    </message>
    <message>
        <source>Ma&amp;rgin:</source>
        <translation>容差(&amp;R):</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>No run of this session was interleaved yet. Choose two variants in the experiment panel, tick &quot;Interleave pairs&quot;, and press Run.</source>
        <translation>本会话还没有交错的运行。请在实验面板中选择两个变体，勾选“成对交错”，然后点击“运行”。</translation>
    </message>
    <message>
        <source>Differences below this share of the median are within noise.</source>
        <translation>小于中位数的这一比例的差异在噪声范围内。</translation>
    </message>
    <message>
        <source>Pin A as the baseline</source>
        <translation>把 A 固定为基准</translation>
    </message>
    <message>
        <source>Pin A as the baseline: all tables show how their rows changed against it.</source>
        <translation>把 A 固定为基准：所有表格都显示各行相对于它的变化。</translation>
    </message>
    <message>
        <source>%1 is pinned as the baseline of all tables. Click to unpin it.</source>
        <translation>%1 已固定为所有表格的基准。点击以取消固定。</translation>
    </message>
    <message>
        <source>Choose two sides above, A and B: the session of this window, one of its runs, or a session file. Jobs that did the same work are compared side by side. If both sides are one session or run, its devices or algorithms are compared with each other.</source>
        <translation>请在上方选择 A 和 B 两侧：本窗口的会话、其中一次运行或一个会话文件。完成相同工作的作业会并排比较。如果两侧是同一个会话或运行，则比较其中的设备或算法。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareKernels</name>
    <message>
        <source>Stage %1</source>
        <translation>阶段 %1</translation>
    </message>
    <message>
        <source>Choose a pair in the table above.</source>
        <translation>请在上面的表中选择一对。</translation>
    </message>
    <message>
        <source>Neither job has kernels that were timed.</source>
        <translation>两个作业都没有被计时的内核。</translation>
    </message>
    <message>
        <source>A: %1
B: %2
Bold with an arrow: not the same in A and B.</source>
        <extracomment>%1 and %2 name jobs; → stands in the cells of the table</extracomment>
        <translation>A：%1
B：%2
粗体加箭头：A 与 B 不同。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareMapping</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>另外 %n 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without counterpart</source>
        <translation>
            <numerusform>%n 个没有对应者</numerusform>
        </translation>
    </message>
    <message>
        <source>Each device, algorithm and kind of data is set against itself.</source>
        <translation>每台设备、每种算法和每种数据都与自身比较。</translation>
    </message>
    <message>
        <source>A → B: %1</source>
        <translation>A → B：%1</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>更改(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose which device, algorithm and data of B each of A is set against.</source>
        <translation>选择 A 的每台设备、每种算法和数据与 B 的哪一个比较。</translation>
    </message>
    <message>
        <source>What of B Each of A Is Set Against</source>
        <translation>A 的各项与 B 的哪一项比较</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>As &amp;Usual</source>
        <translation>按通常方式(&amp;U)</translation>
    </message>
    <message>
        <source>Each is set against itself, and what differs as the program proposes.</source>
        <translation>各项与自身比较，不同的部分按程序的建议。</translation>
    </message>
    <message>
        <source>(left out)</source>
        <translation>（不比较）</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareNotes</name>
    <message>
        <source>%1 on %2, %3, %4 keys</source>
        <translation>%1，%2，%3，%4 个键</translation>
    </message>
    <message>
        <source>Differs between A and B</source>
        <translation>A 与 B 的不同之处</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Differences between the sides</source>
        <translation>两侧之间的差异</translation>
    </message>
    <message numerus="yes">
        <source>Only in A: %n job(s)</source>
        <translation>
            <numerusform>仅在 A 中：%n 个作业</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only in B: %n job(s)</source>
        <translation>
            <numerusform>仅在 B 中：%n 个作业</numerusform>
        </translation>
    </message>
    <message>
        <source>On %1 differences below %2 are within noise (calibration of A)</source>
        <translation>在 %1 上，小于 %2 的差异在噪声范围内（A 的校准）</translation>
    </message>
    <message>
        <source>On %1 differences below %2 are within noise (calibration of B)</source>
        <translation>在 %1 上，小于 %2 的差异在噪声范围内（B 的校准）</translation>
    </message>
    <message>
        <source>The processor was up to %1 slower in B: verdicts allow for it</source>
        <translation>B 中处理器最多慢 %1：判定已将此计入</translation>
    </message>
    <message>
        <source>The processor was up to %1 slower in A: verdicts allow for it</source>
        <translation>A 中处理器最多慢 %1：判定已将此计入</translation>
    </message>
    <message>
        <source>On %1 differences below %2 are within noise (host clock)</source>
        <translation>在 %1 上，小于 %2 的差异在噪声范围内（主机时钟）</translation>
    </message>
    <message>
        <source>Launches made runs up to %1 longer in B: verdicts allow for it</source>
        <translation>B 中内核启动使运行最多延长 %1：判定已将其计入</translation>
    </message>
    <message>
        <source>Launches made runs up to %1 longer in A: verdicts allow for it</source>
        <translation>A 中内核启动使运行最多延长 %1：判定已将其计入</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ComparePage</name>
    <message numerus="yes">
        <source>%n pair(s): %1</source>
        <translation>
            <numerusform>%n 对：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>A run is active: reading sessions would disturb its measurements.</source>
        <translation>正在运行：读取会话会干扰测量。</translation>
    </message>
    <message>
        <source>Compare with a Session</source>
        <translation>与会话比较</translation>
    </message>
    <message>
        <source>Sortscope sessions (*.sortscope);;All files (*)</source>
        <translation>Sortscope 会话 (*.sortscope);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Nothing compared yet</source>
        <translation>尚未进行比较</translation>
    </message>
    <message>
        <source>No job of A has a counterpart in B. The line above says what is set against what: change it, or choose sides with jobs of equal size.</source>
        <translation>A 的作业在 B 中都没有对应者。上方一行说明什么与什么比较：请更改它，或选择有相同规模作业的两侧。</translation>
    </message>
    <message>
        <source>Compare in This Session</source>
        <translation>在本会话内比较</translation>
    </message>
    <message>
        <source>Compares two devices or, if there is only one, two algorithms of this session.</source>
        <translation>比较本会话的两台设备；如果只有一台，则比较两种算法。</translation>
    </message>
    <message>
        <source>Ratios and samples</source>
        <translation>比值与样本</translation>
    </message>
    <message>
        <source>Kernels of the pair</source>
        <translation>这一对的内核</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::DataSection</name>
    <message>
        <source>The same seed gives the same keys on every machine.</source>
        <translation>相同的种子在任何机器上都给出相同的键。</translation>
    </message>
    <message>
        <source>Data:</source>
        <translation>数据：</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>规模：</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>种子：</translation>
    </message>
    <message>
        <source>The order of the sorted keys.</source>
        <translation>排序后键的顺序。</translation>
    </message>
    <message>
        <source>Searches have no direction: their haystack is always ascending.</source>
        <translation>查找没有方向：被查找的数组总是升序。</translation>
    </message>
    <message>
        <source>The seed must be a whole number below 2^64.</source>
        <translation>种子必须是小于 2^64 的整数。</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>键：</translation>
    </message>
    <message>
        <source>Data generators</source>
        <translation>数据生成器</translation>
    </message>
    <message>
        <source>In the list, click a name to choose one kind of data, or tick boxes to choose several.</source>
        <translation>在列表中，点名称只选这一种数据，点方框可同时选多种。</translation>
    </message>
    <message>
        <source>Choose at least one kind of data.</source>
        <translation>请至少选择一种数据。</translation>
    </message>
    <message>
        <source>Types of keys</source>
        <translation>键的类型</translation>
    </message>
    <message>
        <source>The type of the keys. In the list, click a name to choose one, or tick boxes to choose several.</source>
        <translation>键的类型。在列表中，点名称选择一种，点方框可同时选择多种。</translation>
    </message>
    <message>
        <source>Choose at least one type of keys.</source>
        <translation>请至少选择一种键类型。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>The value that is moved with each key. In the list, click a name to choose one kind, or tick boxes to choose several.</source>
        <translation>随每个键一起移动的值。在列表中，点名称选择一种，点方框可选择多种。</translation>
    </message>
    <message>
        <source>Searches have no values: they return the position of a key.</source>
        <translation>查找没有值：它们返回键的位置。</translation>
    </message>
    <message>
        <source>Choose at least one kind of values, or “No values”.</source>
        <translation>请至少选择一种值，或选择“无值”。</translation>
    </message>
    <message>
        <source>✗ no sizes</source>
        <translation>✗ 规模无效</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::DevicePage</name>
    <message>
        <source>Figures of the current calibration. Runs store it with their jobs, comparisons use the larger margin of both sides, and the tables show the bandwidth of a row in percent of the copy bandwidth.</source>
        <translation>当前校准的数值。运行会随作业保存它，比较使用两侧中较大的容差，表格以拷贝带宽的百分比显示各行的带宽。</translation>
    </message>
    <message>
        <source>No devices yet</source>
        <translation>尚无设备</translation>
    </message>
    <message>
        <source>Devices appear here as soon as their drivers have answered.</source>
        <translation>驱动程序响应后，设备会立即显示在这里。</translation>
    </message>
    <message>
        <source>What the driver tells of %1</source>
        <translation>驱动程序对 %1 的说明</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::DeviceSection</name>
    <message>
        <source>driver %1</source>
        <translation>驱动程序 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <comment>compute units</comment>
        <translation>
            <numerusform>%n 个单元</numerusform>
        </translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a device, and why it is missing</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n not available</source>
        <comment>devices</comment>
        <translation>
            <numerusform>%n 个不可用</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>正在查找设备…</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>Only the CPU was found. To profile a GPU, install its OpenCL driver; to try OpenCL without one, install PoCL (package pocl-opencl-icd). Then look for devices again in the Devices menu.</source>
        <translation>只找到 CPU。要分析 GPU，请安装其 OpenCL 驱动程序；没有 GPU 而想试用 OpenCL，请安装 PoCL（软件包 pocl-opencl-icd）。然后在“设备”菜单中重新查找设备。</translation>
    </message>
    <message>
        <source>Other machines: %1 · %2</source>
        <extracomment>%1 and %2 are links</extracomment>
        <translation>其他机器：%1 · %2</translation>
    </message>
    <message>
        <source>all GPUs</source>
        <translation>全部 GPU</translation>
    </message>
    <message>
        <source>none</source>
        <translation>全不选</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ExperimentActions</name>
    <message>
        <source>&amp;Save the Experiment As…</source>
        <translation>将实验另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the Experiment</source>
        <translation>保存实验</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>名称：</translation>
    </message>
    <message>
        <source>Saved the experiment “%1”</source>
        <translation>已保存实验“%1”</translation>
    </message>
    <message>
        <source>“%1” was saved by another version and cannot be read</source>
        <translation>“%1”由其他版本保存，无法读取</translation>
    </message>
    <message>
        <source>&amp;Restore “%1”</source>
        <translation>恢复“%1”(&amp;R)</translation>
    </message>
    <message>
        <source>Deleted “%1”; the same menu restores it</source>
        <translation>已删除“%1”；同一菜单可将其恢复</translation>
    </message>
    <message>
        <source>“%1” was saved by another version and is kept: choose another name</source>
        <translation>“%1”由其他版本保存，予以保留：请另选名称</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ExperimentBar</name>
    <message>
        <source>&amp;Delete Saved Experiment</source>
        <translation>删除已保存的实验(&amp;D)</translation>
    </message>
    <message>
        <source>Prepared experiments</source>
        <translation>预设实验</translation>
    </message>
    <message>
        <source>Fills the panel; the chosen devices stay.</source>
        <translation>填充面板；已选设备保持不变。</translation>
    </message>
    <message>
        <source>Save the experiment, delete saved ones, copy it as a command line</source>
        <translation>保存实验、删除已保存的实验、复制为命令行</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <extracomment>in the list of prepared experiments: the one that the panel was filled with before it was changed</extracomment>
        <translation>%1（已更改）</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ExperimentPanel</name>
    <message>
        <source>Looking for devices…</source>
        <translation>正在查找设备…</translation>
    </message>
    <message>
        <source>Choose at least one device.</source>
        <translation>请至少选择一个设备。</translation>
    </message>
    <message>
        <source>Choose at least one algorithm.</source>
        <translation>请至少选择一个算法。</translation>
    </message>
    <message>
        <source>Kind of experiment</source>
        <translation>实验的类型</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Transfers and launches</source>
        <translation>传输与启动</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change of the experiment</source>
        <translation>撤销对实验的上一次更改</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>重做最后撤销的更改</translation>
    </message>
    <message>
        <source>Copy as Command &amp;Line</source>
        <translation>复制为命令行(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the sortscope-cli command that runs this experiment to the clipboard</source>
        <translation>将运行此实验的 sortscope-cli 命令复制到剪贴板</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Algorithms that sort</source>
        <translation>排序算法</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Algorithms that look keys up in sorted data</source>
        <translation>在已排序数据中查找键的算法</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>两者</translation>
    </message>
    <message>
        <source>Sorts and searches in one run</source>
        <translation>在一次运行中同时进行排序与查找</translation>
    </message>
    <message>
        <source>The command line is on the clipboard</source>
        <translation>命令行已放到剪贴板</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::FilterBar</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>所有运行</translation>
    </message>
    <message>
        <source>All pages show only jobs of these runs</source>
        <translation>所有页面只显示这些运行的作业</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>All data</source>
        <translation>所有数据</translation>
    </message>
    <message>
        <source>All pages show only jobs on these data</source>
        <translation>所有页面只显示使用这些数据的作业</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>All devices</source>
        <translation>所有设备</translation>
    </message>
    <message>
        <source>All pages show only jobs of these devices</source>
        <translation>所有页面只显示这些设备的作业</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>All algorithms</source>
        <translation>所有算法</translation>
    </message>
    <message>
        <source>All pages show only jobs of these algorithms</source>
        <translation>所有页面只显示这些算法的作业</translation>
    </message>
    <message>
        <source>Filters of all pages</source>
        <translation>所有页面的筛选</translation>
    </message>
    <message>
        <source>Clear Filters</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>Shows all jobs of the session again</source>
        <translation>重新显示会话的所有作业</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>%1 of %2 jobs</source>
        <extracomment>jobs that the filters leave, and all jobs of the session</extracomment>
        <translation>%2 个作业中的 %1 个</translation>
    </message>
    <message>
        <source>Tables show how their rows changed against it. Click to unpin it.</source>
        <translation>表格显示各行相对于它的变化。点击以取消固定。</translation>
    </message>
    <message>
        <source>Against %1</source>
        <extracomment>what is pinned as the baseline, such as a run</extracomment>
        <translation>相对于 %1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::FleetPage</name>
    <message numerus="yes">
        <source>%1 is %2× slower than the others in %3 of %n job(s).</source>
        <translation>
            <numerusform>在 %n 个作业中的 %3 个里，%1 比其他设备慢 %2 倍。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2× faster than the others in %3 of %n job(s).</source>
        <translation>
            <numerusform>在 %n 个作业中的 %3 个里，%1 的速度是其他设备的 %2 倍。</numerusform>
        </translation>
    </message>
    <message>
        <source>No device differs from the others.</source>
        <translation>没有设备与其他设备不同。</translation>
    </message>
    <message>
        <source>No device could be judged: a device needs %1 jobs with a verdict.</source>
        <translation>无法判定任何设备：每台设备需要 %1 个有判定的作业。</translation>
    </message>
    <message>
        <source>No device could be judged: this needs %1 devices of one kind that ran the same jobs.</source>
        <translation>无法判定任何设备：需要 %1 台运行了相同作业的同类设备。</translation>
    </message>
    <message numerus="yes">
        <source>%n more device(s) differ.</source>
        <translation>
            <numerusform>另有 %n 台设备不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>No fleet yet</source>
        <translation>还没有机群</translation>
    </message>
    <message>
        <source>Measuring on Other Machines</source>
        <translation>在其他机器上测量</translation>
    </message>
    <message>
        <source>Devices of the fleet</source>
        <translation>机群中的设备</translation>
    </message>
    <message>
        <source>This page compares devices: two to four with each other, and of %1 or more it shows which differ from the others. Measure the same jobs on them, as with sortscope-cli run --on ssh:HOST --session FILE, and open that session here.</source>
        <translation>本页比较设备：两到四台时两两比较；%1 台或更多时显示哪些与其他设备不同。请在它们上面测量相同的作业，例如使用 sortscope-cli run --on ssh:HOST --session FILE，然后在此打开该会话。</translation>
    </message>
    <message>
        <source>Each two devices</source>
        <translation>两两设备</translation>
    </message>
    <message>
        <source>Compare shows each job of two devices: choose this session as both sides there. With %1 devices of one kind or more, this page shows which one differs.</source>
        <translation>“比较”页显示两台设备的每个作业：请在那里把两侧都选为本会话。同类设备达到 %1 台或更多时，本页显示哪一台不同。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::FolderActions</name>
    <message>
        <source>Open Fol&amp;der…</source>
        <translation>打开文件夹(&amp;D)…</translation>
    </message>
    <message>
        <source>Show what changed over the sessions of a folder</source>
        <translation>显示文件夹中各会话之间的变化</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::HeadlineCard</name>
    <message>
        <source>As fast, within the interval: %1</source>
        <extracomment>names of algorithms</extracomment>
        <translation>在区间内同样快：%1</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::HelpWindow</name>
    <message>
        <source>The window</source>
        <translation>窗口</translation>
    </message>
    <message>
        <source>How Sortscope measures</source>
        <translation>Sortscope 如何测量</translation>
    </message>
    <message>
        <source>The command line</source>
        <translation>命令行</translation>
    </message>
    <message>
        <source>CSV columns</source>
        <translation>CSV 列</translation>
    </message>
    <message>
        <source>Session files</source>
        <translation>会话文件</translation>
    </message>
    <message>
        <source>Sortscope Help</source>
        <translation>Sortscope 帮助</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Search (the help is in English)</source>
        <translation>查找（帮助为英文）</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::HistoryPage</name>
    <message>
        <source>No row of the folder has this metric.</source>
        <translation>文件夹中没有任何行有此指标。</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows of %n session(s), %2 … %3</source>
        <translation>
            <numerusform>%n 个会话的 %1 行，%2 … %3</numerusform>
        </translation>
    </message>
    <message>
        <source>No row could be judged: a row needs %1 figures that count. There are %2.</source>
        <translation>没有任何行可以判定：每行需要 %1 个计入的数值。现有 %2。</translation>
    </message>
    <message>
        <source>Nothing changed in %1.</source>
        <translation>没有变化：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1.</source>
        <translation>
            <numerusform>%n 处变化：%1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) not judged.</source>
        <translation>
            <numerusform>%n 行未判定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) could not be read.</source>
        <translation>
            <numerusform>%n 个会话无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>No folder is open</source>
        <translation>未打开文件夹</translation>
    </message>
    <message>
        <source>This page shows what changed over the sessions of a folder, such as those of a nightly run, and what else was different from then on. Open a folder, drop one on the window, or start sortscope FOLDER. The session of the window stays as it is.</source>
        <translation>此页面显示文件夹中各会话（例如每夜运行的会话）之间的变化，以及从那时起还有什么不同。请打开一个文件夹，将文件夹拖放到窗口上，或启动 sortscope FOLDER。窗口中的会话保持不变。</translation>
    </message>
    <message>
        <source>Open a Folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <source>Read Again</source>
        <translation>重新读取</translation>
    </message>
    <message>
        <source>Reads the sessions that are new or were changed</source>
        <translation>读取新增或已更改的会话</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>无法读取 %1</translation>
    </message>
    <message>
        <source>%1 is read when the run has ended: it would disturb the measurement.</source>
        <translation>运行结束后才读取 %1：读取会干扰测量。</translation>
    </message>
    <message>
        <source>Reading the sessions of %1…</source>
        <translation>正在读取 %1 的会话…</translation>
    </message>
    <message>
        <source>No session that can be read is in %1</source>
        <translation>%1 中没有可读取的会话</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::JobDetails</name>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>First wrong element: index %1</source>
        <translation>第一个错误元素：索引 %1</translation>
    </message>
    <message>
        <source>Warnings about this measurement</source>
        <translation>此测量的警告</translation>
    </message>
    <message>
        <source>first run and samples verified, %1 runs</source>
        <translation>首次运行和样本均已验证，共 %1 次运行</translation>
    </message>
    <message>
        <source>%1 runs verified before the job ended</source>
        <translation>作业结束前已验证 %1 次运行</translation>
    </message>
    <message>
        <source>no run verified</source>
        <translation>没有运行经过验证</translation>
    </message>
    <message>
        <source>Measurement</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>验证</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>Stopped because</source>
        <translation>停止原因</translation>
    </message>
    <message>
        <source>First run</source>
        <translation>首次运行</translation>
    </message>
    <message>
        <source>Warm-up runs</source>
        <translation>预热运行次数</translation>
    </message>
    <message>
        <source>Generating data</source>
        <translation>生成数据</translation>
    </message>
    <message>
        <source>Building kernels</source>
        <translation>构建内核</translation>
    </message>
    <message>
        <source>Allocating memory</source>
        <translation>分配内存</translation>
    </message>
    <message>
        <source>Padded to</source>
        <translation>补齐到</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>请求</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>规模</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>Keys to look up</source>
        <translation>要查找的键数</translation>
    </message>
    <message>
        <source>Hit ratio</source>
        <translation>命中率</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>驱动程序</translation>
    </message>
    <message>
        <source>API version</source>
        <translation>API 版本</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>计算单元</translation>
    </message>
    <message>
        <source>Hardware threads</source>
        <translation>硬件线程</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>局部内存</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>Clock resolution</source>
        <translation>时钟分辨率</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Details of the selected job</source>
        <translation>所选作业的详细信息</translation>
    </message>
    <message>
        <source>Select a job to see its details.</source>
        <translation>选择一个作业以查看其详细信息。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>计算机</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>操作系统内核</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Empty kernel, %1</source>
        <translation>空内核，%1</translation>
    </message>
    <message>
        <source>SM clock</source>
        <extracomment>a clock, and the lowest and highest that was read</extracomment>
        <translation>SM 频率</translation>
    </message>
    <message>
        <source>%1 MHz (%2 … %3)</source>
        <translation>%1 MHz（%2 … %3）</translation>
    </message>
    <message>
        <source>Kernel files</source>
        <translation>内核文件</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>Replicates</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Traced samples</source>
        <translation>跟踪的样本</translation>
    </message>
    <message>
        <source>Profiling overhead</source>
        <translation>性能分析开销</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Other load</source>
        <translation>其他负载</translation>
    </message>
    <message>
        <source>Processors used by others</source>
        <translation>其他程序占用的处理器</translation>
    </message>
    <message>
        <source>Processors used by the job</source>
        <translation>作业使用的处理器</translation>
    </message>
    <message>
        <source>Waited for a processor</source>
        <translation>等待处理器</translation>
    </message>
    <message>
        <source>Involuntary context switches</source>
        <translation>非自愿上下文切换</translation>
    </message>
    <message>
        <source>Other processes on the device</source>
        <translation>设备上的其他进程</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>质量</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>离群值</translation>
    </message>
    <message>
        <source>Stolen by the hypervisor</source>
        <translation>被虚拟机管理程序占用</translation>
    </message>
    <message>
        <source>%1 ± %2 %</source>
        <extracomment>a median, and half the width of its interval</extracomment>
        <translation>%1 ± %2 %</translation>
    </message>
    <message>
        <source>Job %1: %2, %3 keys</source>
        <translation>作业 %1：%2，%3 个键</translation>
    </message>
    <message>
        <source>%1 for a fixed chain of operations; between replicates +%2 %</source>
        <extracomment>how long a fixed chain of operations takes the processor, and by how much that differs</extracomment>
        <translation>固定操作链用时 %1；各次重复之间 +%2 %</translation>
    </message>
    <message>
        <source>%1 for a fixed chain of operations</source>
        <translation>固定操作链用时 %1</translation>
    </message>
    <message>
        <source>Processor speed</source>
        <translation>处理器速度</translation>
    </message>
    <message>
        <source>Chosen automatically</source>
        <extracomment>of a parameter with the value &quot;auto&quot;: what it stands for in this job</extracomment>
        <translation>自动选定</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>趟数</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <extracomment>a parameter, the value that it was tuned to, and its default</extracomment>
        <translation>%1：%2，而非 %3</translation>
    </message>
    <message>
        <source>Tuned</source>
        <extracomment>of a job: when its parameters were tuned, and what they were tuned to</extracomment>
        <translation>调优</translation>
    </message>
    <message>
        <source>Launch time per run</source>
        <extracomment>a duration</extracomment>
        <translation>每次运行的启动时间</translation>
    </message>
    <message>
        <source>%1 with empty kernels</source>
        <translation>空内核需 %1</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>a speed-up, as in &quot;4×&quot; or &quot;2× slower&quot;, and the CPU row that it is measured against</extracomment>
        <translation>%1，相对于 %2</translation>
    </message>
    <message>
        <source>%1, with transfers %2</source>
        <extracomment>two speed-ups: with keys and result on the device, and with both transfers</extracomment>
        <translation>%1，含传输 %2</translation>
    </message>
    <message>
        <source>none: the data of the job before were used again</source>
        <translation>无：再次使用了前一个作业的数据</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::JobNote</name>
    <message>
        <source>&amp;Note:</source>
        <translation>备注(&amp;N)：</translation>
    </message>
    <message>
        <source>Remarks on this job</source>
        <translation>关于此作业的备注</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::JobsPage</name>
    <message>
        <source>Select Rows of This Device and Size</source>
        <translation>选择同一设备和规模的行</translation>
    </message>
    <message>
        <source>Compare the Selected Rows</source>
        <translation>比较所选的行</translation>
    </message>
    <message>
        <source>Select several rows first.</source>
        <translation>请先选择多行。</translation>
    </message>
    <message>
        <source>No jobs yet</source>
        <translation>尚无作业</translation>
    </message>
    <message>
        <source>Every word must occur in a job&apos;s device, variant, parameters, data, size or status.</source>
        <translation>每个词都必须出现在作业的设备、变体、参数、数据、规模或状态中。</translation>
    </message>
    <message>
        <source>Choose devices, algorithms and sizes on the left, then press Run. This table lists every job with its status, its times, and the reason if it could not run.</source>
        <translation>在左侧选择设备、算法和规模，然后按“运行”。此表列出每个作业及其状态、时间，以及无法运行时的原因。</translation>
    </message>
    <message>
        <source>Filter: all words, such as bitonic 64</source>
        <translation>筛选：包含所有词，例如 bitonic 64</translation>
    </message>
    <message>
        <source>Filter jobs</source>
        <translation>筛选作业</translation>
    </message>
    <message>
        <source>Every status</source>
        <translation>所有状态</translation>
    </message>
    <message>
        <source>Status of the rows</source>
        <translation>行的状态</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>No job has the status “%1”</source>
        <translation>没有状态为“%1”的作业</translation>
    </message>
    <message>
        <source>No job matches “%1”</source>
        <translation>没有与“%1”匹配的作业</translation>
    </message>
    <message>
        <source>The filters above hide all jobs</source>
        <translation>上方的筛选隐藏了所有作业</translation>
    </message>
    <message>
        <source>Pin as the Baseline</source>
        <translation>固定为基准</translation>
    </message>
    <message>
        <source>All tables, and the page Against a baseline, hold their rows against this one, or against the same variant on the same device where the data or the size differ</source>
        <translation>所有表格以及“相对于基准”页面都把各行与此行比较；数据或大小不同时，与同一设备上的同一变体比较</translation>
    </message>
    <message>
        <source>Only a verified row can be a baseline.</source>
        <translation>只有已验证的行才能作为基准。</translation>
    </message>
    <message>
        <source>Two rows, or the rows of two variants or devices, open Compare; others are shown side by side</source>
        <translation>两行，或两个变体或设备的行，会打开“比较”页；其他行并排显示</translation>
    </message>
    <message>
        <source>Show Kernel Text</source>
        <translation>显示内核文本</translation>
    </message>
    <message>
        <source>Open the text by which the row was run on the page Workshop</source>
        <translation>在“工作台”页打开该行运行时所用的文本</translation>
    </message>
    <message>
        <source>This row has compiled no kernels.</source>
        <translation>该行没有编译过内核。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::KernelFolderNote</name>
    <message>
        <source>Use Built-in Kernels</source>
        <translation>使用内置内核</translation>
    </message>
    <message>
        <source>Kernels are read from %1</source>
        <translation>内核从 %1 读取</translation>
    </message>
    <message>
        <source>Run the kernels of the program again</source>
        <translation>重新使用程序自带的内核</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::KernelsPage</name>
    <message>
        <source>Kernels by name</source>
        <translation>按名称列出的内核</translation>
    </message>
    <message>
        <source>Show Kernel Text</source>
        <translation>显示内核文本</translation>
    </message>
    <message>
        <source>Open the text by which the job was run on the page Workshop</source>
        <translation>在“工作台”页打开该作业运行时所用的文本</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::LearnControls</name>
    <message>
        <source>Shuffle</source>
        <translation>打乱</translation>
    </message>
    <message>
        <source>Uses the keys of the next seed</source>
        <translation>使用下一个种子的键</translation>
    </message>
    <message>
        <source>Al&amp;gorithm:</source>
        <translation>算法(&amp;G)：</translation>
    </message>
    <message>
        <source>Ke&amp;ys:</source>
        <translation>键数(&amp;Y)：</translation>
    </message>
    <message>
        <source>&amp;Direction:</source>
        <translation>方向(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Look for:</source>
        <translation>查找(&amp;L)：</translation>
    </message>
    <message>
        <source>Su&amp;bdivisions:</source>
        <translation>划分数(&amp;B)：</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>种子(&amp;E)：</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>升序</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>降序</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::LearnPage</name>
    <message>
        <source>Show in Kernels</source>
        <translation>在“内核”中显示</translation>
    </message>
    <message>
        <source>Shows this pass among the kernels of the job</source>
        <translation>在作业的各内核中显示这一趟</translation>
    </message>
    <message>
        <source>Not available while samples are taken: animation takes time from the measured device.</source>
        <translation>采集样本期间不可用：动画会占用被测设备的时间。</translation>
    </message>
    <message>
        <source>This algorithm was not measured: colours show directions. Run it on an OpenCL or CUDA device to see how long each pass takes.</source>
        <translation>尚未测量此算法：颜色表示方向。请在 OpenCL 或 CUDA 设备上运行它，以查看每一趟的耗时。</translation>
    </message>
    <message>
        <source>The passes of this job were not timed individually.</source>
        <translation>此作业的各趟没有逐一计时。</translation>
    </message>
    <message>
        <source>Show the Kernel&apos;s Line</source>
        <translation>显示内核的行</translation>
    </message>
    <message>
        <source>Shows the line of the kernel that does this step, on the page Workshop</source>
        <translation>在“工作台”页中显示执行这一步的内核行</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::MachineDialog</name>
    <message>
        <source>Add Machine</source>
        <translation>添加机器</translation>
    </message>
    <message>
        <source>Over ssh</source>
        <translation>通过 ssh</translation>
    </message>
    <message>
        <source>Slurm nodes</source>
        <translation>Slurm 节点</translation>
    </message>
    <message>
        <source>Custom command</source>
        <translation>自定义命令</translation>
    </message>
    <message>
        <source>Querying the machine</source>
        <translation>正在查询机器</translation>
    </message>
    <message>
        <source>&amp;How:</source>
        <translation>方式(&amp;H)：</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名称(&amp;N)：</translation>
    </message>
    <message>
        <source>H&amp;ost:</source>
        <translation>主机(&amp;O)：</translation>
    </message>
    <message>
        <source>&amp;Options:</source>
        <translation>选项(&amp;O)：</translation>
    </message>
    <message>
        <source>Options of salloc, separated by spaces. The nodes are allocated when you connect, until you release them or close the window.</source>
        <translation>salloc 的选项，以空格分隔。连接时分配节点，直到您释放节点或关闭窗口。</translation>
    </message>
    <message>
        <source>C&amp;ommand:</source>
        <translation>命令(&amp;O)：</translation>
    </message>
    <message>
        <source>Words are separated by spaces. &quot;sortscope-cli runner&quot; is appended.</source>
        <translation>各单词以空格分隔。末尾会加上“sortscope-cli runner”。</translation>
    </message>
    <message>
        <source>The test was cancelled.</source>
        <translation>测试已取消。</translation>
    </message>
    <message>
        <source>Waiting for Slurm nodes…</source>
        <translation>正在等待 Slurm 节点…</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>正在连接 %1…</translation>
    </message>
    <message>
        <source>Cancel &amp;Test</source>
        <translation>取消测试(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>测试连接(&amp;T)</translation>
    </message>
    <message>
        <source>The connection works. The machine has no device.</source>
        <translation>连接正常。该机器没有设备。</translation>
    </message>
    <message>
        <source>The connection works. Devices:</source>
        <translation>连接正常。设备：</translation>
    </message>
    <message>
        <source>&amp;Install Sortscope</source>
        <translation>安装 Sortscope(&amp;I)</translation>
    </message>
    <message>
        <source>Install this program in ~/.cache/sortscope on the machine, and query its devices</source>
        <translation>将本程序安装到该机器的 ~/.cache/sortscope 中，并查询其设备</translation>
    </message>
    <message>
        <source>Installing Sortscope on %1…</source>
        <translation>正在 %1 上安装 Sortscope…</translation>
    </message>
    <message>
        <source>The connection does not work: %1</source>
        <translation>连接不可用：%1</translation>
    </message>
    <message>
        <source>&amp;From File…</source>
        <translation>从文件读取(&amp;F)…</translation>
    </message>
    <message>
        <source>Read a list of hosts: a name or a range such as node[01-64] a line</source>
        <translation>读取主机列表：每行一个名称或如 node[01-64] 的范围</translation>
    </message>
    <message>
        <source>Read a List of Hosts</source>
        <translation>读取主机列表</translation>
    </message>
    <message>
        <source>The name that ssh uses, or several: lab1, node[01-64]. The connection must work without a password.</source>
        <translation>ssh 使用的名称，也可以有多个：lab1, node[01-64]。连接必须无需密码。</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s), each by its own name</source>
        <translation>
            <numerusform>%n 台机器，各用自己的名称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) were added. Of the others: %1</source>
        <translation>
            <numerusform>已添加 %n 台机器。其余的：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::MachineGroup</name>
    <message>
        <source>not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>忙</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>已断开</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a machine, and how it is</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>连接</translation>
    </message>
    <message>
        <source>Allocate the nodes with Slurm, until you release them</source>
        <translation>通过 Slurm 分配节点，直到您释放它们</translation>
    </message>
    <message>
        <source>Query its devices</source>
        <translation>查询其设备</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Do not wait for it</source>
        <translation>不再等待</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>释放</translation>
    </message>
    <message>
        <source>Release the Slurm nodes</source>
        <translation>释放 Slurm 节点</translation>
    </message>
    <message>
        <source>Install Sortscope</source>
        <translation>安装 Sortscope</translation>
    </message>
    <message>
        <source>Install this program in ~/.cache/sortscope on the machine, and query its devices</source>
        <translation>将本程序安装到该机器的 ~/.cache/sortscope 中，并查询其设备</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::MainWindow</name>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Measuring: the window repaints at most once per second</source>
        <translation>正在测量：窗口每秒最多重绘一次</translation>
    </message>
    <message>
        <source>Not measuring</source>
        <translation>未在测量</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) failed. The reasons are in the Jobs tab.</source>
        <translation>
            <numerusform>%n 个作业失败。原因见“作业”标签页。</numerusform>
        </translation>
    </message>
    <message>
        <source>The run was cancelled.</source>
        <translation>运行已取消。</translation>
    </message>
    <message>
        <source>Cancelling: waiting for the current command</source>
        <translation>正在取消：等待当前命令完成</translation>
    </message>
    <message>
        <source>Paused: nothing is measured</source>
        <translation>已暂停：不进行测量</translation>
    </message>
    <message>
        <source>Continuing</source>
        <translation>正在继续</translation>
    </message>
    <message>
        <source>Pausing after the current replicate</source>
        <translation>当前重复结束后暂停</translation>
    </message>
    <message numerus="yes">
        <source>The run has finished in %1: %n job(s).</source>
        <translation>
            <numerusform>运行已完成，用时 %1：%n 个作业。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Its Readable Part</source>
        <translation>打开可读取的部分</translation>
    </message>
    <message>
        <source>Only showing sessions</source>
        <translation>仅显示会话</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ModeSection</name>
    <message>
        <source>No chosen device can do this.</source>
        <translation>所选设备都不支持此模式。</translation>
    </message>
    <message>
        <source>Transfer modes:</source>
        <translation>传输模式：</translation>
    </message>
    <message>
        <source>Launch modes:</source>
        <translation>启动模式：</translation>
    </message>
    <message>
        <source>If none is ticked, each device uses its first mode.</source>
        <translation>若都未勾选，各设备使用其第一种模式。</translation>
    </message>
    <message>
        <source>Before each run (warm unless ticked):</source>
        <translation>每次运行前（未勾选时为预热）：</translation>
    </message>
    <message>
        <source>Kernels are timed by:</source>
        <translation>内核计时方式：</translation>
    </message>
    <message>
        <source>defaults</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Transfer modes</source>
        <translation>传输模式</translation>
    </message>
    <message>
        <source>Launch modes</source>
        <translation>启动模式</translation>
    </message>
    <message>
        <source>Device state</source>
        <translation>设备状态</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>缓存</translation>
    </message>
    <message>
        <source>Count energy</source>
        <translation>计量能耗</translation>
    </message>
    <message>
        <source>Repeats the runs for about half a minute behind the samples, and counts the energy of the device: by NVML on NVIDIA&apos;s GPUs, by RAPL on processors.</source>
        <translation>在样本之后重复运行约半分钟，并计量设备的能耗：NVIDIA 的 GPU 用 NVML，处理器用 RAPL。</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>能耗</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::OverviewCards</name>
    <message>
        <source>Fastest on a GPU</source>
        <translation>GPU 上最快</translation>
    </message>
    <message>
        <source>Fastest on the CPU</source>
        <translation>CPU 上最快</translation>
    </message>
    <message>
        <source>GPU against CPU</source>
        <translation>GPU 对比 CPU</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>交叉点</translation>
    </message>
    <message>
        <source>No verified result of a GPU. Tick one under Devices, and run.</source>
        <translation>没有在 GPU 上验证过的结果。请在“设备”中勾选一个 GPU，然后运行。</translation>
    </message>
    <message>
        <source>No verified result of the CPU. Tick it under Devices, and run.</source>
        <translation>没有在 CPU 上验证过的结果。请在“设备”中勾选 CPU，然后运行。</translation>
    </message>
    <message>
        <source>Needs a row of a GPU and one of the CPU on the same data.</source>
        <translation>需要相同数据上的一个 GPU 行和一个 CPU 行。</translation>
    </message>
    <message>
        <source>The two did not do the same work: run them on the same data and size.</source>
        <translation>两者的工作负载不同：请用相同的数据和规模运行。</translation>
    </message>
    <message>
        <source>As fast</source>
        <translation>一样快</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <translation>速度为 %1 倍</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>耗时为 %1 倍</translation>
    </message>
    <message>
        <source>Needs several sizes of the same data on a GPU and on the CPU.</source>
        <translation>需要 GPU 和 CPU 上相同数据的多个规模。</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message>
        <source>The GPU is faster from about this size.</source>
        <translation>大约从这一规模起，GPU 更快。</translation>
    </message>
    <message>
        <source>Below %1</source>
        <translation>低于 %1</translation>
    </message>
    <message>
        <source>The GPU is faster at every size that was measured.</source>
        <translation>在所有测量过的规模下，GPU 都更快。</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>高于 %1</translation>
    </message>
    <message>
        <source>The CPU is faster at every size that was measured.</source>
        <translation>在所有测量过的规模下，CPU 都更快。</translation>
    </message>
    <message>
        <source>The GPU is faster at smaller sizes only.</source>
        <translation>GPU 仅在较小的规模下更快。</translation>
    </message>
    <message>
        <source>%1, %2 against %3</source>
        <extracomment>a speed-up, an algorithm on the GPU, and one on the CPU</extracomment>
        <translation>%1，%2 相对于 %3</translation>
    </message>
    <message>
        <source>of poor quality</source>
        <translation>质量较差</translation>
    </message>
    <message>
        <source>within one run</source>
        <translation>仅限一次运行之内</translation>
    </message>
    <message>
        <source>The GPU is faster from this size at the latest.</source>
        <translation>最迟从这一规模起，GPU 更快。</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>未证实</translation>
    </message>
    <message>
        <source>Not proven at %1.</source>
        <extracomment>sizes, as in &quot;2¹⁰, 2¹²&quot;</extracomment>
        <translation>在 %1 处未证实。</translation>
    </message>
    <message>
        <source>%1, with transfers %2</source>
        <extracomment>two figures, as in &quot;12× faster, with transfers 2× slower&quot;</extracomment>
        <translation>%1，含传输 %2</translation>
    </message>
    <message>
        <source>Data on the device: %1</source>
        <translation>数据在设备上：%1</translation>
    </message>
    <message>
        <source>With transfers (%1): %2</source>
        <extracomment>a transfer mode, and a speed-up</extracomment>
        <translation>含传输（%1）：%2</translation>
    </message>
    <message>
        <source>With transfers: %1. %2</source>
        <extracomment>the crossover with transfers: a size such as &quot;Above 2²⁴&quot;, and a sentence</extracomment>
        <translation>含传输：%1。%2</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::OverviewFindings</name>
    <message numerus="yes">
        <source>%n job(s) failed</source>
        <translation>
            <numerusform>%n 个作业失败</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of poor quality: do not compare them</source>
        <translation>
            <numerusform>%n 行质量较差：请勿比较</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with warnings</source>
        <translation>
            <numerusform>%n 行有警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with kernels near the timer floor</source>
        <translation>
            <numerusform>%n 行的内核接近计时下限</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) that lack replicates</source>
        <translation>
            <numerusform>%n 行缺少重复</numerusform>
        </translation>
    </message>
    <message>
        <source>The latest run used a different environment</source>
        <translation>最新一次运行的环境不同</translation>
    </message>
    <message>
        <source>No problems were found.</source>
        <translation>未发现问题。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the CPU slower than the standard library</source>
        <translation>
            <numerusform>CPU 的 %n 行慢于标准库</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of poor quality, not to be compared; most often: %1</source>
        <extracomment>%1 is the most frequent reason</extracomment>
        <translation>
            <numerusform>%n 行质量差，不要比较；最常见的原因：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows these rows alone, until Clear Filters</source>
        <translation>只显示这些行，直到清除筛选</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::OverviewMachine</name>
    <message>
        <source>%1, driver %2</source>
        <translation>%1，驱动程序 %2</translation>
    </message>
    <message>
        <source>Devices:</source>
        <translation>设备：</translation>
    </message>
    <message>
        <source>Processor:</source>
        <translation>处理器：</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n thread(s)</source>
        <translation>
            <numerusform>%1，%n 个线程</numerusform>
        </translation>
    </message>
    <message>
        <source>System:</source>
        <translation>系统：</translation>
    </message>
    <message>
        <source>Latest run:</source>
        <translation>最新运行：</translation>
    </message>
    <message>
        <source>%1, Sortscope %2</source>
        <translation>%1，Sortscope %2</translation>
    </message>
    <message>
        <source>Notes:</source>
        <translation>备注：</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>以及另外 %n 个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::OverviewPage</name>
    <message>
        <source>Nothing measured yet</source>
        <translation>尚未测量</translation>
    </message>
    <message>
        <source>Choose devices, algorithms and sizes in the experiment panel, then press Run. This page sums up the results.</source>
        <translation>在实验面板中选择设备、算法和规模，然后按“运行”。本页汇总结果。</translation>
    </message>
    <message>
        <source>Kernel by Kernel</source>
        <translation>逐个内核</translation>
    </message>
    <message>
        <source>Shows this row&apos;s kernels one by one</source>
        <translation>逐个显示此行的内核</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>发现</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>环境</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ParameterSection</name>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>defaults</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Ignore tuning</source>
        <translation>忽略调优</translation>
    </message>
    <message>
        <source>Parameters without values use the program&apos;s defaults, even if tuning (sortscope-cli tune) found faster values on this machine.</source>
        <translation>未赋值的参数使用程序的默认值，即使调优（sortscope-cli tune）在这台机器上找到了更快的值。</translation>
    </message>
    <message>
        <source>untuned</source>
        <extracomment>of parameters: what tuning has found is not used</extracomment>
        <translation>未调优</translation>
    </message>
    <message>
        <source>Tuned %1: %2</source>
        <extracomment>a day; parameters and the values that tuning chose then</extracomment>
        <translation>%1 调优：%2</translation>
    </message>
    <message>
        <source>tuned</source>
        <extracomment>of parameters: tuning chose some of them</extracomment>
        <translation>已调优</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::RecentSessions</name>
    <message>
        <source>&amp;Clear List</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 已不存在。</translation>
    </message>
    <message>
        <source>&amp;Restore List</source>
        <translation>恢复列表(&amp;R)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::RecoveryBanner</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>%1, %2: cannot be read</source>
        <translation>%1，%2：无法读取</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n result(s)</source>
        <translation>
            <numerusform>%1，%2：%n 个结果</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>以后(&amp;L)</translation>
    </message>
    <message>
        <source>The next start offers them again</source>
        <translation>下次启动时再次提示</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were not saved when the program ended.</source>
        <translation>
            <numerusform>程序结束时有 %n 个会话未保存。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>删除 %1</translation>
    </message>
    <message>
        <source>&amp;Open Its Readable Part</source>
        <translation>打开可读取的部分(&amp;O)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::RunControl</name>
    <message>
        <source>Re&amp;sume the Session</source>
        <translation>补全会话(&amp;S)</translation>
    </message>
    <message>
        <source>Measure only missing replicates, and jobs that were cancelled or never started</source>
        <translation>只测量缺少的重复，以及被取消或从未开始的作业</translation>
    </message>
    <message>
        <source>Contin&amp;ue</source>
        <translation>继续(&amp;U)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暂停(&amp;U)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Continue the run; the next replicate warms up again</source>
        <translation>继续运行；下一次重复会重新预热</translation>
    </message>
    <message>
        <source>Pause after the current replicate</source>
        <translation>在当前重复之后暂停</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>没有正在运行的作业。</translation>
    </message>
    <message>
        <source>Devices are being looked for.</source>
        <translation>正在查找设备。</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>没有缺少的内容。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>补全</translation>
    </message>
    <message>
        <source>Measure only missing replicates of these jobs</source>
        <translation>只测量这些作业缺少的重复</translation>
    </message>
    <message>
        <source>Resume the Whole Run</source>
        <translation>补全整次运行</translation>
    </message>
    <message>
        <source>Measure only missing replicates and jobs of their runs</source>
        <translation>只测量它们所属的运行中缺少的重复和作业</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::SamplingSection</name>
    <message>
        <source>Fixed number</source>
        <translation>固定数量</translation>
    </message>
    <message>
        <source>Sampling preset</source>
        <translation>采样预设</translation>
    </message>
    <message>
        <source>Number of samples</source>
        <translation>样本数</translation>
    </message>
    <message>
        <source>%1 replicates of %2 to %3 samples, at most %4 per job, until the noise is below %5 %</source>
        <translation>%1 次重复，每次 %2 至 %3 个样本，每个作业最多 %4，直到噪声低于 %5 %</translation>
    </message>
    <message>
        <source>Exactly this many samples in one replicate, with a short warm-up</source>
        <translation>一次重复中恰好这么多样本，预热较短</translation>
    </message>
    <message>
        <source>Interleave pairs</source>
        <translation>成对交错</translation>
    </message>
    <message>
        <source>Samples:</source>
        <translation>样本：</translation>
    </message>
    <message>
        <source>Needs exactly two jobs for each workload: two devices, two algorithms, two merge strategies, two values of one parameter, or two modes.</source>
        <translation>每个工作负载必须恰好有两个作业：两个设备、两个算法、两个归并策略、一个参数的两个值，或两种模式。</translation>
    </message>
    <message>
        <source>Alternates between the samples of the two jobs of each workload, so that changes of the machine affect both alike. The Compare tab shows the pairs.</source>
        <translation>交替采集每个工作负载的两个作业的样本，使机器的变化对两者影响相同。“比较”标签页显示各对结果。</translation>
    </message>
    <message numerus="yes">
        <source>These choices make %n job(s) for a workload.</source>
        <translation>
            <numerusform>当前选择使一个工作负载有 %n 个作业。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::SearchSection</name>
    <message>
        <source>How many keys are looked up in one run.</source>
        <translation>一次运行查找多少个键。</translation>
    </message>
    <message>
        <source>The share of keys that occur in the data, from 0 to 1.</source>
        <translation>出现在数据中的键的比例，从 0 到 1。</translation>
    </message>
    <message>
        <source>Looks the keys up in ascending order, which makes better use of caches.</source>
        <translation>按升序查找各键，能更好地利用缓存。</translation>
    </message>
    <message>
        <source>Hit ratio:</source>
        <translation>命中率：</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>已排序</translation>
    </message>
    <message>
        <source>Look up:</source>
        <translation>查找：</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::SessionActions</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>打开最近的会话(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New Session</source>
        <translation>新建会话(&amp;N)</translation>
    </message>
    <message>
        <source>Begin an empty session</source>
        <translation>开始一个空会话</translation>
    </message>
    <message>
        <source>&amp;Open Session…</source>
        <translation>打开会话(&amp;O)…</translation>
    </message>
    <message>
        <source>Show the results of a session file</source>
        <translation>显示会话文件中的结果</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>&amp;Save Session</source>
        <translation>保存会话(&amp;S)</translation>
    </message>
    <message>
        <source>Save the results to a session file</source>
        <translation>将结果保存在会话文件中</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save Session &amp;As…</source>
        <translation>会话另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Copy the session to another file and continue there</source>
        <translation>将会话复制到另一个文件并在其中继续</translation>
    </message>
    <message>
        <source>No&amp;tes on the Session…</source>
        <translation>会话备注(&amp;T)…</translation>
    </message>
    <message>
        <source>Edit the notes on this session</source>
        <translation>编辑此会话的备注</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>session.sortscope</source>
        <translation>会话.sortscope</translation>
    </message>
    <message>
        <source>The session is open for reading only: %1. Save it under another name to change the notes.</source>
        <translation>会话以只读方式打开：%1。要更改备注，请用其他名称保存。</translation>
    </message>
    <message>
        <source>A run is active. Cancel it, or wait for its end, before another session takes its place.</source>
        <translation>正在运行。请先取消或等待其结束，然后再换成另一个会话。</translation>
    </message>
    <message>
        <source>There are no results to save yet.</source>
        <translation>还没有可保存的结果。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1 的副本</translation>
    </message>
    <message>
        <source>%1[*] [read-only]</source>
        <translation>%1[*] [只读]</translation>
    </message>
    <message numerus="yes">
        <source>Not everything could be written to the session&apos;s file: %1. %n result(s) are kept in memory, and writing is tried again with every job; you can also save the session to another place.</source>
        <translation>
            <numerusform>无法将全部内容写入会话文件：%1。%n 个结果保留在内存中，每完成一个作业都会再次尝试写入；您也可以将会话保存到其他位置。</numerusform>
        </translation>
    </message>
    <message>
        <source>The session could not be written to, so the run continues in an untitled copy of it. Save the copy where you like.</source>
        <translation>无法写入该会话，因此运行在其未命名的副本中继续。请将副本保存到您想要的位置。</translation>
    </message>
    <message>
        <source>%1 is open for reading only: %2. A run continues in an untitled copy of it.</source>
        <translation>%1 以只读方式打开：%2。运行将在其未命名的副本中继续。</translation>
    </message>
    <message numerus="yes">
        <source>Opened %1: %n result(s)</source>
        <translation>
            <numerusform>已打开 %1：%n 个结果</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is in %1; new results are written to it as they arrive.</source>
        <translation>全部内容都在 %1 中；新结果到达时会写入其中。</translation>
    </message>
    <message>
        <source>Open the Sa&amp;mple Session</source>
        <translation>打开示例会话(&amp;M)</translation>
    </message>
    <message>
        <source>Open an editable copy of a session measured on an NVIDIA H200</source>
        <translation>打开在 NVIDIA H200 上测得的会话的可编辑副本</translation>
    </message>
    <message>
        <source>A run is active here, so %1 is shown in another window.</source>
        <translation>此处正在运行，因此 %1 显示在另一个窗口中。</translation>
    </message>
    <message>
        <source>%1 is damaged and stays as it is. This untitled session holds its readable part; save it where you like.</source>
        <translation>%1 已损坏，保持原样。此未命名会话包含其可读取的部分；请将其保存到您想要的位置。</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) could not be read.</source>
        <translation>
            <numerusform>%n 个作业无法读取。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::StudyPage</name>
    <message>
        <source>The fastest CPU row on the same data, %1, took %2 (wall clock).</source>
        <translation>同样数据上最快的 CPU 行 %1 用时 %2（墙钟时间）。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Write one row for every job to a file</source>
        <translation>每个作业写一行到文件</translation>
    </message>
    <message>
        <source>Export Results</source>
        <translation>导出结果</translation>
    </message>
    <message>
        <source>Write one row for every kernel and transfer of every sample to a file</source>
        <translation>每个样本的每个内核和传输写一行到文件</translation>
    </message>
    <message>
        <source>Write what the devices tell of each kernel: registers, local memory, occupancy</source>
        <translation>写出设备给出的每个内核的信息：寄存器、局部内存、占用率</translation>
    </message>
    <message>
        <source>Export Commands</source>
        <translation>导出命令</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>End the program; a run is cancelled</source>
        <translation>结束程序；正在进行的运行会被取消</translation>
    </message>
    <message>
        <source>Run the jobs of the experiment</source>
        <translation>运行实验的作业</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Stop the current job and drop waiting jobs</source>
        <translation>停止当前作业并放弃等待中的作业</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Look for &amp;Devices Again</source>
        <translation>重新查找设备(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;About Sortscope</source>
        <translation>关于 Sortscope(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版本与许可证</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外观(&amp;A)</translation>
    </message>
    <message>
        <source>Like the &amp;System</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Export C&amp;hart…</source>
        <translation>导出图表(&amp;H)…</translation>
    </message>
    <message>
        <source>Write the chart of this tab to a picture</source>
        <translation>将此标签页的图表写入图片</translation>
    </message>
    <message>
        <source>Cop&amp;y Chart</source>
        <translation>复制图表(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the chart of this tab to the clipboard</source>
        <translation>将此标签页的图表复制到剪贴板</translation>
    </message>
    <message>
        <source>&amp;Prepared Experiments</source>
        <translation>预设实验(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Write the whole session as JSON</source>
        <translation>将整个会话写为 JSON</translation>
    </message>
    <message>
        <source>&amp;Markdown Table…</source>
        <translation>&amp;Markdown 表格…</translation>
    </message>
    <message>
        <source>Write a table for pull requests and notes</source>
        <translation>写出用于拉取请求和笔记的表格</translation>
    </message>
    <message>
        <source>Chrome &amp;Trace…</source>
        <translation>Chrome 跟踪(&amp;T)…</translation>
    </message>
    <message>
        <source>Write every command as a span on a timeline, for Perfetto or chrome://tracing</source>
        <translation>将每条命令写为时间线上的区段，供 Perfetto 或 chrome://tracing 使用</translation>
    </message>
    <message>
        <source>&amp;Google Benchmark JSON…</source>
        <translation>&amp;Google Benchmark JSON…</translation>
    </message>
    <message>
        <source>Write the wall clocks in the format of Google Benchmark, for its compare.py</source>
        <translation>以 Google Benchmark 的格式写出墙钟时间，供其 compare.py 使用</translation>
    </message>
    <message>
        <source>Export in Other &amp;Formats</source>
        <translation>以其他格式导出(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;End Now</source>
        <translation>立即结束(&amp;E)</translation>
    </message>
    <message>
        <source>End Now</source>
        <translation>立即结束</translation>
    </message>
    <message>
        <source>Don&apos;t wait for the current command: end the measuring process. Finished jobs are kept.</source>
        <translation>不等待当前命令，直接结束测量进程。已完成的作业会保留。</translation>
    </message>
    <message>
        <source>Cali&amp;brate This Machine…</source>
        <translation>校准本机(&amp;B)…</translation>
    </message>
    <message>
        <source>Measure this machine&apos;s noise and copy bandwidth</source>
        <translation>测量本机的噪声和拷贝带宽</translation>
    </message>
    <message>
        <source>Add to the &amp;Queue</source>
        <translation>加入队列(&amp;Q)</translation>
    </message>
    <message>
        <source>Add to Queue</source>
        <translation>加入队列</translation>
    </message>
    <message>
        <source>Run the jobs of the experiment once the current run has ended</source>
        <translation>当前运行结束后运行此实验的作业</translation>
    </message>
    <message>
        <source>Footer &amp;Below Exported Charts</source>
        <translation>导出的图表带页脚(&amp;B)</translation>
    </message>
    <message>
        <source>Exported and copied charts name the machine, the date and the program</source>
        <translation>导出和复制的图表注明机器、日期和程序</translation>
    </message>
    <message>
        <source>Tu&amp;ne…</source>
        <translation>调优(&amp;N)…</translation>
    </message>
    <message>
        <source>Find the fastest parameters of the chosen algorithm on the chosen device, and save them</source>
        <translation>为所选设备上的所选算法找出最快的参数并保存</translation>
    </message>
    <message>
        <source>Dev&amp;ices</source>
        <translation>设备(&amp;I)</translation>
    </message>
    <message>
        <source>Find devices whose driver was installed or started meanwhile, and query the other machines again</source>
        <translation>查找其间安装了或启动了驱动程序的设备，并重新查询其他机器</translation>
    </message>
    <message>
        <source>Add &amp;Algorithms…</source>
        <translation>添加算法(&amp;A)…</translation>
    </message>
    <message>
        <source>Read algorithms of your own from a folder with an entry.lua, or with several such folders</source>
        <translation>从包含 entry.lua 的文件夹，或包含多个此类文件夹的文件夹读取自己的算法</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>页面(&amp;P)</translation>
    </message>
    <message>
        <source>Export Re&amp;port…</source>
        <translation>导出报告(&amp;P)…</translation>
    </message>
    <message>
        <source>Write a report for readers without this program, which any browser shows, and prints to PDF</source>
        <translation>为没有本程序的读者写一份报告，任何浏览器都能显示并打印为 PDF</translation>
    </message>
    <message>
        <source>Print Report…</source>
        <translation>打印报告…</translation>
    </message>
    <message>
        <source>Print the report of the session, on paper or to a PDF file</source>
        <translation>将会话的报告打印到纸上或 PDF 文件</translation>
    </message>
    <message>
        <source>Attach the Sess&amp;ion to Reports</source>
        <translation>在报告中附上会话(&amp;I)</translation>
    </message>
    <message>
        <source>Readers of a report can save the session from it</source>
        <translation>报告的读者可以从中保存会话</translation>
    </message>
    <message>
        <source>Add an Algorithm Librar&amp;y…</source>
        <translation>添加算法库(&amp;Y)…</translation>
    </message>
    <message>
        <source>Read algorithms of your own from a shared library</source>
        <translation>从共享库读取自己的算法</translation>
    </message>
    <message>
        <source>Export R&amp;esults as CSV (a Row per Job)…</source>
        <translation>将结果导出为 CSV（每个作业一行）(&amp;E)…</translation>
    </message>
    <message>
        <source>Export &amp;Commands as CSV (a Row per Launch and Transfer)…</source>
        <translation>将命令导出为 CSV（每次启动和传输一行）(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Kernels as CSV (a Row per Kernel)…</source>
        <translation>内核 CSV（每个内核一行）(&amp;K)…</translation>
    </message>
    <message>
        <source>Show &amp;Kernel Text</source>
        <translation>显示内核文本(&amp;K)</translation>
    </message>
    <message>
        <source>Open the text by which the selected row was run on the page Workshop</source>
        <translation>在“工作台”页打开所选行运行时所用的文本</translation>
    </message>
    <message>
        <source>Kernels from a &amp;Folder…</source>
        <translation>使用文件夹中的内核(&amp;F)…</translation>
    </message>
    <message>
        <source>Read the kernels from a folder with changed copies of them, in place of those that are built in</source>
        <translation>从存有修改副本的文件夹读取内核，代替内置内核</translation>
    </message>
    <message>
        <source>Si&amp;ze of Exported Charts</source>
        <translation>导出图表的大小(&amp;Z)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowAlgorithms</name>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取 %1…</translation>
    </message>
    <message>
        <source>The algorithms of %1 are in the list.</source>
        <translation>%1 中的算法已列入列表。</translation>
    </message>
    <message>
        <source>The kernels of the program are used again.</source>
        <translation>现在重新使用程序自带的内核。</translation>
    </message>
    <message>
        <source>Kernels are read from %1</source>
        <translation>内核从 %1 读取</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowCalibration</name>
    <message>
        <source>%1: wall %2, kernels %3, copies %4</source>
        <translation>%1：墙钟时间 %2，内核 %3，复制 %4</translation>
    </message>
    <message>
        <source>The calibration was cancelled. Its measurements are discarded.</source>
        <translation>校准已取消。其测量结果被丢弃。</translation>
    </message>
    <message>
        <source>The machine could not be calibrated. %1</source>
        <translation>无法校准本机。%1</translation>
    </message>
    <message>
        <source>Calibrate This Machine</source>
        <translation>校准本机</translation>
    </message>
    <message>
        <source>Cancelling the calibration</source>
        <translation>正在取消校准</translation>
    </message>
    <message>
        <source>Repeating the same jobs</source>
        <translation>正在重复相同的作业</translation>
    </message>
    <message>
        <source>Waiting for %1, which measures on this machine</source>
        <translation>正在等待在本机上测量的 %1</translation>
    </message>
    <message>
        <source>Measuring %1</source>
        <translation>正在测量 %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>正在开始</translation>
    </message>
    <message>
        <source>Some calibrations could not be used. %1</source>
        <translation>部分校准无法使用。%1</translation>
    </message>
    <message>
        <source>The calibration could not be saved. %1</source>
        <translation>无法保存校准结果。%1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowExports</name>
    <message>
        <source>The file could not be written. %1</source>
        <translation>无法写入文件。%1</translation>
    </message>
    <message>
        <source>%1 is the file of the session that is open. Choose another name for the export.</source>
        <translation>%1 是当前打开的会话文件。请为导出选择其他名称。</translation>
    </message>
    <message>
        <source>Exports are made from the session&apos;s file, and not everything is in it: %1. Save the session to another place first.</source>
        <translation>导出取自会话文件，而其中并不完整：%1。请先将会话保存到其他位置。</translation>
    </message>
    <message>
        <source>There are no results to export yet.</source>
        <translation>还没有可导出的结果。</translation>
    </message>
    <message>
        <source>A file is being written.</source>
        <translation>正在写入文件。</translation>
    </message>
    <message>
        <source>This tab shows no chart now.</source>
        <translation>此标签页当前没有显示图表。</translation>
    </message>
    <message>
        <source>%1 is a file descriptor, not a file. Choose another name for the export.</source>
        <translation>%1 是文件描述符，而不是文件。请为导出选择另一个名称。</translation>
    </message>
    <message>
        <source>Sortscope %1</source>
        <translation>Sortscope %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>已写入 %1</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowHelp</name>
    <message>
        <source>Sortscope &amp;Help</source>
        <translation>Sortscope 帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Find a Command…</source>
        <translation>查找命令(&amp;F)…</translation>
    </message>
    <message>
        <source>%1, %2 keys</source>
        <translation>%1，%2 个键</translation>
    </message>
    <message>
        <source>Find any command, page, setting or job by its words</source>
        <translation>按关键词查找任何命令、页面、设置或作业</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Read about the page in front, and about the rest of the window</source>
        <translation>阅读关于当前页面和窗口其余部分的说明</translation>
    </message>
    <message>
        <source>Job %1 on %2, %3</source>
        <translation>作业 %1，%2，%3</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowMachines</name>
    <message>
        <source>&amp;Add Machine…</source>
        <translation>添加机器(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Remove Machine</source>
        <translation>移除机器(&amp;R)</translation>
    </message>
    <message>
        <source>The machine %1 is left out. %2</source>
        <translation>已忽略机器 %1。%2</translation>
    </message>
    <message>
        <source>Measure on a machine that is reached by ssh, Slurm or a custom command</source>
        <translation>在通过 ssh、Slurm 或自定义命令到达的机器上测量</translation>
    </message>
    <message>
        <source>Remove a machine, and close its connection</source>
        <translation>移除一台机器，并关闭与它的连接</translation>
    </message>
    <message>
        <source>&amp;Fetch Stored Results</source>
        <translation>取回存储的结果(&amp;F)</translation>
    </message>
    <message>
        <source>No other machine is connected.</source>
        <translation>没有连接其他机器。</translation>
    </message>
    <message>
        <source>The session has no jobs.</source>
        <translation>会话中没有作业。</translation>
    </message>
    <message>
        <source>Fetch results of this session that other machines stored when their connection ended</source>
        <translation>取回其他机器在连接断开时为此会话存储的结果</translation>
    </message>
    <message numerus="yes">
        <source>%n stored replicate(s) were fetched from other machines.</source>
        <translation>
            <numerusform>已从其他机器取回存储的 %n 次重复。</numerusform>
        </translation>
    </message>
    <message>
        <source>The other machines store no results of this session.</source>
        <translation>其他机器没有存储此会话的结果。</translation>
    </message>
    <message>
        <source>&amp;Restore “%1”</source>
        <translation>恢复“%1”(&amp;R)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowPrint</name>
    <message>
        <source>Printed to %1</source>
        <translation>已打印到 %1</translation>
    </message>
    <message>
        <source>There are no results to print yet.</source>
        <translation>还没有可打印的结果。</translation>
    </message>
    <message>
        <source>A report is being printed.</source>
        <translation>正在打印报告。</translation>
    </message>
    <message>
        <source>Reports are made from the session&apos;s file, and not everything is in it: %1. Save the session to another place first.</source>
        <translation>报告由会话的文件生成，而文件中内容不全：%1。请先将会话保存到其他位置。</translation>
    </message>
    <message>
        <source>The report could not be printed.</source>
        <translation>无法打印报告。</translation>
    </message>
    <message>
        <source>The report could not be printed. %1</source>
        <translation>无法打印报告。%1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowTuning</name>
    <message>
        <source>The tuned parameters could not be saved. %1</source>
        <translation>无法保存调优得到的参数。%1</translation>
    </message>
    <message>
        <source>Tuning could not start. %1</source>
        <translation>无法开始调优。%1</translation>
    </message>
    <message>
        <source>Tune Parameters</source>
        <translation>调优参数</translation>
    </message>
    <message>
        <source>Seconds after which no more trials begin. Each trial becomes a row of the session.</source>
        <translation>超过此秒数后不再开始新的试验。每次试验都成为会话中的一行。</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>调优(&amp;T)</translation>
    </message>
    <message>
        <source>The time ended before everything was tried: more time may find faster parameters.</source>
        <translation>时间在全部尝试完之前已用完：更长的时间可能找到更快的参数。</translation>
    </message>
    <message>
        <source>%1 is tuned on %2.</source>
        <extracomment>an algorithm, and a device</extracomment>
        <translation>%1 已在 %2 上调优。</translation>
    </message>
    <message>
        <source>%1 keys: %2, %3× as fast as the defaults.</source>
        <extracomment>a number of keys; parameters and their values; a factor</extracomment>
        <translation>%1 个键：%2，速度是默认值的 %3 倍。</translation>
    </message>
    <message>
        <source>Later runs use the faster parameters, for sizes up to four times larger or smaller.</source>
        <translation>以后的运行使用更快的参数，适用于大至四倍或小至四分之一的规模。</translation>
    </message>
    <message>
        <source>%1 keys: nothing was tried.</source>
        <extracomment>a number of keys</extracomment>
        <translation>%1 个键：未做任何尝试。</translation>
    </message>
    <message>
        <source>%1 keys: no trial could run (%2). Parameters tuned earlier stay.</source>
        <extracomment>a number of keys; why</extracomment>
        <translation>%1 个键：没有任何试验能够运行（%2）。以前调优的参数保持不变。</translation>
    </message>
    <message>
        <source>%1 keys: %2, and the defaults cannot run.</source>
        <extracomment>a number of keys; parameters and their values</extracomment>
        <translation>%1 个键：%2，默认值无法运行。</translation>
    </message>
    <message>
        <source>%1 could not be tuned on %2.</source>
        <translation>无法在 %2 上调优 %1。</translation>
    </message>
    <message>
        <source>%1 keys: no difference found; the defaults stay.</source>
        <extracomment>a number of keys</extracomment>
        <translation>%1 个键：未发现差异，保留默认值。</translation>
    </message>
    <message>
        <source>Choose one device and one algorithm, and one kind of data, keys and values: only one is tuned at a time.</source>
        <translation>请选择一个设备和一个算法，以及一种数据、键和值：每次只调优一个。</translation>
    </message>
    <message>
        <source>%1 has no parameters to tune.</source>
        <extracomment>an algorithm</extracomment>
        <translation>%1 没有可调优的参数。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WinnersPage</name>
    <message numerus="yes">
        <source>%1 wins in %2 of %n cell(s).</source>
        <translation>
            <numerusform>在 %n 个单元格中，%1 在 %2 个中最快。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winner(s) are proven.</source>
        <translation>
            <numerusform>其中 %n 个已证实。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WorkbenchTabs</name>
    <message>
        <source>Scaling</source>
        <translation>规模扩展</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>内核</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>作业</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>The session is open for reading only: save it under another name to write notes.</source>
        <translation>会话以只读方式打开：要写备注，请用其他名称保存。</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>Parameter study</source>
        <translation>参数研究</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>机群</translation>
    </message>
    <message>
        <source>Show Kernels</source>
        <translation>显示内核</translation>
    </message>
    <message>
        <source>Show in the Table of Jobs</source>
        <translation>在作业表中显示</translation>
    </message>
    <message>
        <source>Another session is being opened.</source>
        <translation>正在打开另一个会话。</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>最快者</translation>
    </message>
    <message>
        <source>History</source>
        <translation>历史</translation>
    </message>
    <message>
        <source>Show Only the Rows of This Cell</source>
        <translation>仅显示此单元格的行</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>工作台</translation>
    </message>
    <message>
        <source>Against a baseline</source>
        <translation>相对于基准</translation>
    </message>
    <message>
        <source>Pin as the Baseline</source>
        <translation>固定为基准</translation>
    </message>
    <message>
        <source>GPU against CPU, speed-up</source>
        <translation>GPU 对比 CPU，加速比</translation>
    </message>
    <message>
        <source>Show Kernel Text</source>
        <translation>显示内核文本</translation>
    </message>
    <message>
        <source>Select a finished row first.</source>
        <translation>请先选择一个已完成的行。</translation>
    </message>
    <message>
        <source>The selected row has compiled no kernels.</source>
        <translation>所选行没有编译过内核。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::ChartSize</name>
    <message>
        <source>%1 × %2 pt, text %3 pt</source>
        <translation>%1 × %2 pt，文字 %3 pt</translation>
    </message>
    <message>
        <source> pt</source>
        <extracomment>the unit of a length: 1/72 inch</extracomment>
        <translation> pt</translation>
    </message>
    <message>
        <source>As on the &amp;Screen</source>
        <translation>与屏幕相同(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;lide 16:9 (%1)</source>
        <translation>幻灯片 16:9 (%1)(&amp;L)</translation>
    </message>
    <message>
        <source>Paper &amp;Column (%1)</source>
        <translation>论文单栏 (%1)(&amp;C)</translation>
    </message>
    <message>
        <source>Paper &amp;Width (%1)</source>
        <translation>论文全宽 (%1)(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Own Size (%1)…</source>
        <translation>自定义大小 (%1)(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Own Size…</source>
        <translation>自定义大小(&amp;O)…</translation>
    </message>
    <message>
        <source>Size of Exported Charts</source>
        <translation>导出图表的大小</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>宽度(&amp;W)：</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>高度(&amp;H)：</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>文字(&amp;T)：</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::CheckCombo</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation>已选 %1 项</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::CommandPalette</name>
    <message>
        <source>Find a Command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>没有与“%1”匹配的内容</translation>
    </message>
    <message>
        <source>Type words of a command, page, setting or job</source>
        <translation>输入命令、页面、设置或作业的关键词</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::ErrorBanner</name>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>错误：%1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::PageRail</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::ParameterEdit</name>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>默认：%1</translation>
    </message>
    <message>
        <source>One of the listed choices, or all of them in separate jobs.</source>
        <translation>所列选项之一，或全部选项分别作为单独的作业。</translation>
    </message>
    <message>
        <source>Powers of two from %1 to %2.</source>
        <translation>从 %1 到 %2 的 2 的幂。</translation>
    </message>
    <message>
        <source>Whole numbers from %1 to %2.</source>
        <translation>从 %1 到 %2 的整数。</translation>
    </message>
    <message>
        <source>Several values, separated by commas, make separate jobs.</source>
        <translation>用逗号分隔的多个值各成单独的作业。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::QueueList</name>
    <message>
        <source>Move it up in the queue</source>
        <translation>在队列中上移</translation>
    </message>
    <message>
        <source>Remove it from the queue</source>
        <translation>从队列中移除</translation>
    </message>
    <message numerus="yes">
        <source>%n experiment(s) waiting</source>
        <translation>
            <numerusform>%n 个实验等待中</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip to Next</source>
        <translation>跳到下一个</translation>
    </message>
    <message>
        <source>Run It Now</source>
        <translation>立即运行</translation>
    </message>
    <message>
        <source>End the current run, keep its results, and start the next experiment</source>
        <translation>结束当前运行，保留其结果，并开始下一个实验</translation>
    </message>
    <message>
        <source>Start the next experiment</source>
        <translation>开始下一个实验</translation>
    </message>
    <message>
        <source>Restore the experiment that was removed last</source>
        <translation>恢复最后移除的实验</translation>
    </message>
    <message>
        <source>Could not start: %1</source>
        <translation>无法开始：%1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::RunProgress</name>
    <message>
        <source>Progress of the run</source>
        <translation>运行进度</translation>
    </message>
    <message>
        <source>Progress of the current job</source>
        <translation>当前作业进度</translation>
    </message>
    <message>
        <source>%1 of %2 jobs finished</source>
        <translation>已完成 %1 / %2 个作业</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>a number of jobs</extracomment>
        <translation>%1 个失败</translation>
    </message>
    <message>
        <source>%1 of %2 replicates taken</source>
        <translation>已完成 %1 / %2 次重复</translation>
    </message>
    <message>
        <source>Waiting: %1 measures on this machine</source>
        <translation>等待中：%1 正在本机上测量</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>剩余约 %1</translation>
    </message>
    <message>
        <source>Cancelling: waiting for the current command</source>
        <translation>正在取消：等待当前命令完成</translation>
    </message>
    <message>
        <source>Cancelled: %1</source>
        <translation>已取消：%1</translation>
    </message>
    <message>
        <source>Pausing after this: %1</source>
        <translation>此后暂停：%1</translation>
    </message>
    <message>
        <source>Paused: nothing is measured</source>
        <translation>已暂停：不进行测量</translation>
    </message>
    <message numerus="yes">
        <source>and %n more machine(s)</source>
        <translation>
            <numerusform>以及另外 %n 台机器</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 keys</source>
        <translation>%1，%2 个键</translation>
    </message>
    <message>
        <source>%1: waiting for %2, which measures there</source>
        <translation>%1：正在等待 %2，它正在那里测量</translation>
    </message>
    <message>
        <source>%1: %2: %3, %4 keys</source>
        <comment>a machine, a phase, an algorithm, a number</comment>
        <translation>%1：%2：%3，%4 个键</translation>
    </message>
    <message>
        <source>%1: no active job</source>
        <translation>%1：没有活动的作业</translation>
    </message>
    <message>
        <source>(this round %1, this job %2)</source>
        <translation>（本轮 %1，本作业 %2）</translation>
    </message>
    <message>
        <source>(this round %1)</source>
        <translation>（本轮 %1）</translation>
    </message>
    <message>
        <source>%1 given up</source>
        <extracomment>a number of replicates that their jobs will not take any more</extracomment>
        <translation>放弃 %1 次</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::SizesEdit</name>
    <message>
        <source>&lt;p&gt;Numbers of keys, separated by commas: 1000000, 10^6 or 2^20. 2^10..2^20 is a sweep that doubles, 2^10..2^20:x4 one by another factor.&lt;/p&gt;</source>
        <translation>&lt;p&gt;键数，用逗号分隔：1000000、10^6 或 2^20。逐次翻倍的扫描写作 2^10..2^20，其他倍数写作 2^10..2^20:x4。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Sizes in keys</source>
        <translation>规模（键数）</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 个键</translation>
    </message>
    <message numerus="yes">
        <source>%n size(s)</source>
        <translation>
            <numerusform>%n 个规模</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::Stepper</name>
    <message>
        <source>Step back (Left)</source>
        <translation>后退一步（←）</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>前进一步（→）</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>速度(&amp;S)：</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>one step in 2 seconds</source>
        <translation>每 2 秒一步</translation>
    </message>
    <message numerus="yes">
        <source>%n steps per second</source>
        <translation>
            <numerusform>每秒 %n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>暂停（空格）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>播放（空格）</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::TablePane</name>
    <message>
        <source>Reset columns</source>
        <translation>重置列</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::TableView</name>
    <message>
        <source>Copies the selected rows, or all of them, for a spreadsheet</source>
        <translation>复制所选行（未选择时复制全部），供电子表格使用</translation>
    </message>
    <message>
        <source>Copies the selected cells, or all of them, for a spreadsheet</source>
        <translation>复制所选单元格（或全部），供电子表格使用</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>复制为 CSV</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Show Kernels</source>
        <translation>显示内核</translation>
    </message>
    <message>
        <source>Use These Settings</source>
        <translation>使用这些设置</translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation>再次运行</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::TextExportButton</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Copies this, or writes it to a file</source>
        <translation>复制此内容，或将其写入文件</translation>
    </message>
    <message>
        <source>Copy as %1</source>
        <translation>复制为 %1</translation>
    </message>
    <message>
        <source>Export as %1…</source>
        <translation>导出为 %1…</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::AlgorithmTree</name>
    <message>
        <source>Your algorithms</source>
        <translation>您的算法</translation>
    </message>
    <message>
        <source>Built in, to read and to copy</source>
        <translation>内置，可阅读和复制</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>Other texts that were run</source>
        <translation>运行过的其他文本</translation>
    </message>
    <message>
        <source>Choose two texts with Ctrl to see what differs.</source>
        <translation>按住 Ctrl 选择两个文本可查看差异。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::ChangedFacts</name>
    <message>
        <source>%1 %2 → %3%4</source>
        <extracomment>a fact, its value before and after, and a unit or nothing</extracomment>
        <translation>%1 %2 → %3%4</translation>
    </message>
    <message>
        <source>work-items</source>
        <translation>工作项</translation>
    </message>
    <message>
        <source>work-group</source>
        <translation>工作组</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>寄存器</translation>
    </message>
    <message>
        <source>spilled</source>
        <translation>溢出</translation>
    </message>
    <message>
        <source>private memory</source>
        <translation>私有内存</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>本地内存</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>占用率</translation>
    </message>
    <message>
        <source>waves</source>
        <translation>波数</translation>
    </message>
    <message>
        <source>launches %1 → %2</source>
        <translation>启动 %1 → %2</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::CodePane</name>
    <message>
        <source>Compiled program</source>
        <translation>编译后的程序</translation>
    </message>
    <message>
        <source>Compiled code</source>
        <translation>编译后的代码</translation>
    </message>
    <message>
        <source>This compiler does not say which line of the source its code comes from.</source>
        <translation>该编译器不说明代码来自源码的哪一行。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::CodeReader</name>
    <message numerus="yes">
        <source>The compiler, or a kernel that tells its launches, has not ended within %n second(s).</source>
        <translation>
            <numerusform>编译器，或用来获知启动的内核，在 %n 秒内没有结束。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::EntryTrial</name>
    <message>
        <source>The run ended without a row.</source>
        <translation>运行结束，没有结果行。</translation>
    </message>
    <message>
        <source>The folder changes all the time: its files are not those that were read.</source>
        <translation>文件夹一直在变化：其文件与读取时不同。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::LampsRow</name>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>未证实</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>可编译</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Not slower</source>
        <translation>不更慢</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>%1× its time</source>
        <extracomment>a factor</extracomment>
        <translation>为其时间的 %1 倍</translation>
    </message>
    <message>
        <source> (%1 of %2 cases in %3 s)</source>
        <extracomment>how many conformance cases were run, of how many, and the time that this took</extracomment>
        <translation>（%2 个用例中的 %1 个，%3 秒）</translation>
    </message>
    <message>
        <source>The conformance cases that are quickest, up to the first wrong one; sortscope-cli entry check runs all.</source>
        <translation>从最快的一致性用例开始，到第一个错误为止；sortscope-cli entry check 运行全部用例。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::LessonPane</name>
    <message>
        <source>Correct</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Words in the kernels</source>
        <translation>内核中的词</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>启动次数</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>The lesson is passed.</source>
        <translation>课程已通过。</translation>
    </message>
    <message>
        <source>The lesson is not passed yet.</source>
        <translation>课程尚未通过。</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>开始(&amp;B)</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>检查已停止。</translation>
    </message>
    <message>
        <source>Show the text of a lesson beside the editor</source>
        <translation>在编辑器旁显示课程的文字</translation>
    </message>
    <message>
        <source>The text of the lesson</source>
        <translation>课程的文字</translation>
    </message>
    <message>
        <source>What the check has found</source>
        <translation>检查的结果</translation>
    </message>
    <message>
        <source>Make the starting entry of the lesson in your folder, or open the one that is there</source>
        <translation>在您的文件夹中创建课程的起始条目，若已存在则打开它</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>关闭课程</translation>
    </message>
    <message>
        <source>There are no lessons.</source>
        <translation>没有课程。</translation>
    </message>
    <message>
        <source>The entry is being checked…</source>
        <translation>正在检查条目…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>检查(&amp;K)</translation>
    </message>
    <message>
        <source>Save, and grade the entry in the editor on the chosen devices: right answers, then the bar</source>
        <translation>保存，并在所选设备上评定编辑器中的条目：先看答案是否正确，再看是否达标</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::RanTexts</name>
    <message numerus="yes">
        <source>%n text(s) are in %1.</source>
        <translation>
            <numerusform>%n 个文本已写入 %1。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::SnapshotBar</name>
    <message>
        <source>&amp;Use This Text</source>
        <translation>使用此文本(&amp;U)</translation>
    </message>
    <message>
        <source>Export as a &amp;Folder…</source>
        <translation>导出为文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Write all texts by which its last row was run into a folder</source>
        <translation>把最后一行运行时所用的全部文本写入一个文件夹</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>补丁</translation>
    </message>
    <message>
        <source>Put this text in the place of the one that the file has now; it can be undone</source>
        <translation>用此文本替换文件现在的文本；可以撤销</translation>
    </message>
    <message>
        <source>This is no text of a file of yours that is listed.</source>
        <translation>这不是列表中您的某个文件的文本。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::SnapshotWords</name>
    <message>
        <source>does not build</source>
        <translation>无法编译</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>更快</translation>
    </message>
    <message>
        <source>not slower</source>
        <translation>不更慢</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>更慢</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>正确</translation>
    </message>
    <message>
        <source>Jobs: %1</source>
        <translation>作业：%1</translation>
    </message>
    <message>
        <source>%1, as it ran in job %2 (SHA-256 %3…).</source>
        <translation>%1，作业 %2 运行时的文本（SHA-256 %3…）。</translation>
    </message>
    <message>
        <source>The text that ran is not here: %1 (SHA-256 %2…) was built into another version of the program.</source>
        <translation>这里没有运行时的文本：%1（SHA-256 %2…）内置于程序的另一个版本。</translation>
    </message>
    <message>
        <source>The session does not keep the text that ran: %1 (SHA-256 %2…), read from %3.</source>
        <translation>会话没有保存运行时的文本：%1（SHA-256 %2…），读自 %3。</translation>
    </message>
    <message>
        <source>Below is the text as it is now.</source>
        <translation>下面是现在的文本。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::TrialBar</name>
    <message>
        <source>&amp;Try</source>
        <translation>试运行(&amp;T)</translation>
    </message>
    <message>
        <source>Save, and run it and the other algorithm in turn (Ctrl+Return)</source>
        <translation>保存，并与另一算法交替运行 (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>The other algorithm</source>
        <translation>另一算法</translation>
    </message>
    <message>
        <source>Number of keys</source>
        <translation>键的数量</translation>
    </message>
    <message>
        <source>against</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>键数</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::WorkshopPage</name>
    <message>
        <source>&amp;Edit a Copy…</source>
        <translation>编辑副本(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the chosen algorithm into a folder of yours, under another name</source>
        <translation>将所选算法以另一名称写入您的文件夹</translation>
    </message>
    <message>
        <source>The two are run in turn…</source>
        <translation>两者正在交替运行…</translation>
    </message>
    <message>
        <source>%1 is not changed here: it is larger than 1 MiB, or no text in UTF-8.</source>
        <translation>%1 不能在此修改：它大于 1 MiB，或不是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>%1, as it was built in. Edit a copy to change it.</source>
        <translation>%1，为内置文本。要修改它，请编辑副本。</translation>
    </message>
    <message>
        <source>Choose an algorithm. Those that are built in can be copied, and the copies changed.</source>
        <translation>请选择算法。内置算法可以复制，副本可以修改。</translation>
    </message>
    <message>
        <source>Another program has changed %1. Your text is in %2.</source>
        <translation>另一程序修改了 %1。您的文本在 %2 中。</translation>
    </message>
    <message>
        <source>Edit a Copy</source>
        <translation>编辑副本</translation>
    </message>
    <message>
        <source>The id of your algorithm: small letters, digits and hyphens.</source>
        <translation>您的算法的 ID：小写字母、数字和连字符。</translation>
    </message>
    <message>
        <source>Compiled &amp;Code</source>
        <translation>编译后的代码(&amp;C)</translation>
    </message>
    <message>
        <source>Show what the compiler of the device makes of the kernels beside them</source>
        <translation>在内核旁显示设备的编译器由它们生成的代码</translation>
    </message>
    <message>
        <source>Only the texts of now are compiled here: choose the file or the algorithm above this one.</source>
        <translation>这里只编译现在的文本：请选择它上方的文件或算法。</translation>
    </message>
    <message>
        <source>Choose an algorithm that loads, and a device.</source>
        <translation>请选择一个能加载的算法和一个设备。</translation>
    </message>
    <message>
        <source>The kernels are being compiled…</source>
        <translation>正在编译内核…</translation>
    </message>
    <message>
        <source>Choose one text to read it, or two to see what differs.</source>
        <translation>选择一个文本来阅读，或选择两个来查看差异。</translation>
    </message>
    <message>
        <source>One of the two texts is not the one that ran: the session does not keep that one.</source>
        <translation>两个文本之一不是运行时的文本：会话没有保存它。</translation>
    </message>
    <message>
        <source>The two texts are the same.</source>
        <translation>两个文本相同。</translation>
    </message>
    <message>
        <source>What differs: lines with − are in the lower one of the two, lines with + in the upper one.</source>
        <translation>差异：带 − 的行在下方的文本中，带 + 的行在上方的文本中。</translation>
    </message>
    <message>
        <source>Show in &amp;Learn</source>
        <translation>在“学习”中显示(&amp;L)</translation>
    </message>
    <message>
        <source>Shows the steps of this network on the page Learn</source>
        <translation>在“学习”页中显示该网络的步骤</translation>
    </message>
    <message>
        <source>Conformance cases are run, the quickest first…</source>
        <translation>正在运行一致性用例，最快的在前…</translation>
    </message>
</context>
</TS>
