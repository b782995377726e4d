<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>main</name>
    <message>
        <source>Profiles GPU sorting and searching, kernel by kernel, and compares it with the CPU.
For machines without a screen there is sortscope-cli.</source>
        <translation>GPU 정렬과 탐색을 커널 단위로 프로파일링하고 CPU와 비교합니다.
화면이 없는 컴퓨터에서는 sortscope-cli를 사용하세요.</translation>
    </message>
    <message>
        <source>The window opens only one session; &quot;%1&quot; is a second one.</source>
        <translation>창은 세션을 하나만 엽니다. “%1”은(는) 두 번째입니다.</translation>
    </message>
    <message>
        <source>Measure in the window&apos;s own process, for debugging: a driver that crashes ends the window too.</source>
        <translation>디버깅을 위해 창 자신의 프로세스에서 측정합니다. 드라이버가 비정상 종료되면 창도 함께 종료됩니다.</translation>
    </message>
    <message>
        <source>Do not wait for another program that measures on this machine, and do not make it wait.</source>
        <translation>이 컴퓨터에서 측정 중인 다른 프로그램을 기다리지 않고, 기다리게 하지도 않습니다.</translation>
    </message>
    <message>
        <source>Read algorithms of your own from the folder DIR, or from the folders in it; may be repeated.</source>
        <translation>폴더 DIR 또는 그 안의 폴더에서 직접 만든 알고리즘을 읽습니다. 여러 번 지정할 수 있습니다.</translation>
    </message>
    <message>
        <source>A session to open (.sortscope), or a folder of sessions: the page History shows what changed over them.</source>
        <translation>열 세션(.sortscope) 또는 세션 폴더. ‘기록’ 페이지에 그동안의 변화가 표시됩니다.</translation>
    </message>
    <message>
        <source>Only show sessions: look for no devices, measure nothing, and open files for reading. While a window measures, it opens other sessions in such a window.</source>
        <translation>세션을 보여 주기만 합니다. 장치를 찾지 않고, 아무것도 측정하지 않으며, 파일을 읽기 전용으로 엽니다. 측정 중인 창은 다른 세션을 이런 창에서 엽니다.</translation>
    </message>
    <message>
        <source>Read kernel sources from DIR instead of the program.</source>
        <translation>프로그램에 내장된 것 대신 DIR에서 커널 소스를 읽습니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::core</name>
    <message>
        <source>Bitonic sort</source>
        <translation>바이토닉 정렬</translation>
    </message>
    <message>
        <source>A work-item compares one pair in global memory; k(k+1)/2 launches of n/2 work-items for n = 2^k keys</source>
        <translation>각 워크 아이템이 전역 메모리에서 한 쌍을 비교합니다. n = 2^k개의 키에 대해 워크 아이템 n/2개의 커널 실행을 k(k+1)/2번 합니다</translation>
    </message>
    <message>
        <source>AMD APP SDK sample BitonicSort</source>
        <translation>AMD APP SDK 샘플 BitonicSort</translation>
    </message>
    <message>
        <source>Other lengths are padded to the next power of two</source>
        <translation>다른 길이는 다음 2의 거듭제곱까지 패딩됩니다</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Work-group size</source>
        <translation>워크 그룹 크기</translation>
    </message>
    <message>
        <source>Work-items in a work-group; a launch with fewer work-items than that is one work-group</source>
        <translation>워크 그룹 안의 워크 아이템 수. 커널 실행의 워크 아이템이 이보다 적으면 워크 그룹 하나가 됩니다</translation>
    </message>
    <message>
        <source>Bitonic sort, two kernels</source>
        <translation>바이토닉 정렬(커널 두 개)</translation>
    </message>
    <message>
        <source>A stage kernel builds alternating runs, a merge kernel joins them; n work-items per launch, of which half work</source>
        <translation>단계 커널이 방향이 번갈아 바뀌는 구간을 만들고 병합 커널이 이를 합칩니다. 커널 실행마다 워크 아이템은 n개이며 그중 절반이 일합니다</translation>
    </message>
    <message>
        <source>A Japanese PyOpenCL text on sorting 2^21 keys</source>
        <translation>2^21개의 키를 정렬하는 일본어 PyOpenCL 글</translation>
    </message>
    <message>
        <source>Work-group rule</source>
        <translation>워크 그룹 규칙</translation>
    </message>
    <message>
        <source>How wide a work-group is: the block of 2d keys up to the work-group size, or always that size</source>
        <translation>워크 그룹의 너비: 워크 그룹 크기를 넘지 않는 2d개 키의 블록, 또는 항상 그 크기</translation>
    </message>
    <message>
        <source>As taught: min(2d, size)</source>
        <translation>교재대로: min(2d, 크기)</translation>
    </message>
    <message>
        <source>Fixed size</source>
        <translation>고정 크기</translation>
    </message>
    <message>
        <source>Column radix sort</source>
        <translation>열 기수 정렬</translation>
    </message>
    <message>
        <source>A work-group deals a tile into L lists, each work-item sorts one by 32 one-bit passes, and the smallest head is taken n times; merge-path passes join the tiles</source>
        <translation>워크 그룹이 타일을 L개의 리스트로 나누고, 각 워크 아이템이 1비트 패스 32번으로 리스트 하나를 정렬한 뒤 가장 작은 머리를 n번 꺼냅니다. 타일은 병합 경로 패스로 합쳐집니다</translation>
    </message>
    <message>
        <source>A CUDA exercise after a textbook (4,096 keys, one block)</source>
        <translation>교과서를 바탕으로 한 CUDA 연습 문제(키 4,096개, 블록 하나)</translation>
    </message>
    <message>
        <source>merge round</source>
        <translation>병합 회차</translation>
    </message>
    <message>
        <source>Lists (L)</source>
        <translation>리스트 수(L)</translation>
    </message>
    <message>
        <source>Lists that a tile is dealt into, and work-items of the work-group that sorts it</source>
        <translation>타일을 나누는 리스트 수이며, 타일을 정렬하는 워크 그룹의 워크 아이템 수이기도 합니다</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>타일 크기</translation>
    </message>
    <message>
        <source>Keys that one work-group sorts in local memory; longer inputs are merged from tiles</source>
        <translation>워크 그룹 하나가 로컬 메모리에서 정렬하는 키 수. 더 긴 입력은 타일을 병합해 만듭니다</translation>
    </message>
    <message>
        <source>Single thread</source>
        <translation>단일 스레드</translation>
    </message>
    <message>
        <source>Work-item 0 scans the heads of all lists</source>
        <translation>워크 아이템 0이 모든 리스트의 머리를 훑습니다</translation>
    </message>
    <message>
        <source>Atomic minimum</source>
        <translation>원자적 최솟값</translation>
    </message>
    <message>
        <source>Every work-item offers its head to one local word by an atomic minimum</source>
        <translation>모든 워크 아이템이 원자적 최솟값 연산으로 머리를 로컬 워드 하나에 제시합니다</translation>
    </message>
    <message>
        <source>Pairwise</source>
        <translation>쌍별 비교</translation>
    </message>
    <message>
        <source>A tree reduction over the heads in local memory</source>
        <translation>로컬 메모리에서 머리들을 트리로 리덕션합니다</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>블록 단위</translation>
    </message>
    <message>
        <source>Blocks of 8 heads reduce by atomics, and their minima by atomics again</source>
        <translation>머리 8개씩의 블록을 원자 연산으로 리덕션하고, 그 최솟값들을 다시 원자 연산으로 리덕션합니다</translation>
    </message>
    <message>
        <source>Bitonic sort on the CPU</source>
        <translation>CPU 바이토닉 정렬</translation>
    </message>
    <message>
        <source>The bitonic network in plain loops on one core, pass by pass as on the device</source>
        <translation>코어 하나에서 단순한 반복문으로 구현한 바이토닉 네트워크. 장치에서처럼 패스별로 진행합니다</translation>
    </message>
    <message>
        <source>CPU reference of the AMD APP SDK sample BitonicSort</source>
        <translation>AMD APP SDK 샘플 BitonicSort의 CPU 참조 구현</translation>
    </message>
    <message>
        <source>std::sort</source>
        <translation>std::sort</translation>
    </message>
    <message>
        <source>The standard library&apos;s introsort on one core</source>
        <translation>표준 라이브러리의 인트로소트, 코어 하나</translation>
    </message>
    <message>
        <source>C++ standard library (libstdc++)</source>
        <translation>C++ 표준 라이브러리(libstdc++)</translation>
    </message>
    <message>
        <source>std::sort, parallel</source>
        <translation>std::sort(병렬)</translation>
    </message>
    <message>
        <source>std::sort with std::execution::par on the given number of threads</source>
        <translation>지정한 스레드 수로 std::execution::par를 쓰는 std::sort</translation>
    </message>
    <message>
        <source>C++ standard library (libstdc++ on oneTBB)</source>
        <translation>C++ 표준 라이브러리(oneTBB 기반 libstdc++)</translation>
    </message>
    <message>
        <source>Allocates a second buffer as long as the input inside the timed run, which sorts on GPUs do not</source>
        <translation>측정되는 실행 안에서 입력과 같은 길이의 버퍼를 하나 더 할당하며, GPU의 정렬은 그렇게 하지 않음</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>스레드 수</translation>
    </message>
    <message>
        <source>Threads that share the work; all hardware threads by default</source>
        <translation>작업을 나누는 스레드 수. 기본값은 모든 하드웨어 스레드입니다</translation>
    </message>
    <message>
        <source>vqsort</source>
        <translation>vqsort</translation>
    </message>
    <message>
        <source>Highway; Blacher et al., &quot;Vectorized and performance-portable Quicksort&quot;, 2022</source>
        <translation>Highway; Blacher 외, “Vectorized and performance-portable Quicksort”, 2022</translation>
    </message>
    <message>
        <source>N-ary search</source>
        <translation>N분 탐색</translation>
    </message>
    <message>
        <source>N work-items look at the ends of one segment each; the host narrows the range to the segment that holds the key and launches again, log_N n times per key</source>
        <translation>워크 아이템 N개가 각각 한 구간의 양 끝을 살피고, 호스트가 키를 포함한 구간으로 범위를 좁혀 커널 실행을 되풀이합니다. 키 하나에 log_N n번입니다</translation>
    </message>
    <message>
        <source>AMD APP SDK sample BinarySearch</source>
        <translation>AMD APP SDK 샘플 BinarySearch</translation>
    </message>
    <message>
        <source>key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Subdivisions</source>
        <translation>분할 수</translation>
    </message>
    <message>
        <source>Segments that a pass splits the range into, one work-item each: more of them make fewer passes</source>
        <translation>한 패스가 범위를 나누는 구간 수이며 구간마다 워크 아이템 하나입니다. 많을수록 패스가 줄어듭니다</translation>
    </message>
    <message>
        <source>Segment search</source>
        <translation>구간 탐색</translation>
    </message>
    <message>
        <source>A work-item owns one segment and tests every key against its ends; a second launch, one work-item per key, finds the element in the segment</source>
        <translation>워크 아이템마다 한 구간을 맡아 모든 키를 양 끝과 비교합니다. 키마다 워크 아이템 하나인 두 번째 커널 실행이 구간 안의 원소를 찾습니다</translation>
    </message>
    <message>
        <source>AMD APP SDK sample BinarySearch, kernel for many keys</source>
        <translation>AMD APP SDK 샘플 BinarySearch, 여러 키용 커널</translation>
    </message>
    <message>
        <source>Work grows with segments times keys</source>
        <translation>작업량은 구간 수 × 키 수로 늘어납니다</translation>
    </message>
    <message>
        <source>step</source>
        <translation>스텝</translation>
    </message>
    <message>
        <source>Segment size</source>
        <translation>구간 크기</translation>
    </message>
    <message>
        <source>Elements of the haystack that a work-item owns</source>
        <translation>워크 아이템 하나가 맡는 탐색 대상의 원소 수</translation>
    </message>
    <message>
        <source>Concurrent search</source>
        <translation>동시 탐색</translation>
    </message>
    <message>
        <source>One launch of keys times subdivisions work-items, each a plain binary search of one key in one part of the haystack</source>
        <translation>워크 아이템 “키 수 × 분할 수”개의 커널 실행 한 번이며, 각각 탐색 대상의 한 부분에서 키 하나를 단순 이진 탐색합니다</translation>
    </message>
    <message>
        <source>AMD APP SDK sample BinarySearch, concurrent kernel for many keys</source>
        <translation>AMD APP SDK 샘플 BinarySearch, 여러 키용 동시 커널</translation>
    </message>
    <message>
        <source>All but one of a key&apos;s searches find nothing</source>
        <translation>키 하나의 탐색 중 하나를 제외하면 아무것도 찾지 못합니다</translation>
    </message>
    <message>
        <source>Parts of the haystack, one work-item each for every key</source>
        <translation>탐색 대상을 나눈 수이며, 부분마다 키 하나에 워크 아이템 하나입니다</translation>
    </message>
    <message>
        <source>std::lower_bound</source>
        <translation>std::lower_bound</translation>
    </message>
    <message>
        <source>The standard library&apos;s binary search, key by key on one core</source>
        <translation>표준 라이브러리의 이진 탐색, 코어 하나에서 키를 하나씩</translation>
    </message>
    <message>
        <source>std::lower_bound, parallel</source>
        <translation>std::lower_bound(병렬)</translation>
    </message>
    <message>
        <source>std::lower_bound for each key, the keys shared between the given number of threads</source>
        <translation>키마다 std::lower_bound를 수행하며, 지정한 수의 스레드가 키를 나눠 맡습니다</translation>
    </message>
    <message>
        <source>Linear search</source>
        <translation>선형 탐색</translation>
    </message>
    <message>
        <source>std::find from the front, key by key on one core: the cost of a haystack without order</source>
        <translation>앞에서부터 std::find, 코어 하나에서 키를 하나씩. 정렬되지 않은 배열을 찾는 비용입니다</translation>
    </message>
    <message>
        <source>Time grows with length times keys: many keys in a large haystack take minutes</source>
        <translation>시간은 길이 × 키 수로 늘어납니다. 큰 배열에서 많은 키를 찾으면 몇 분이 걸립니다</translation>
    </message>
    <message>
        <source>Shuffled unique</source>
        <translation>섞은 고유 키</translation>
    </message>
    <message>
        <source>0 … n−1 in random order (unbiased shuffle)</source>
        <translation>0 … n−1을 무작위 순서로(편향 없는 섞기)</translation>
    </message>
    <message>
        <source>a CUDA sorting exercise</source>
        <translation>CUDA 정렬 연습 문제</translation>
    </message>
    <message>
        <source>Monotone random</source>
        <translation>단조 무작위</translation>
    </message>
    <message>
        <source>Non-decreasing: a running sum of random steps, scaled so that it cannot overflow</source>
        <translation>감소하지 않음: 무작위 증분의 누적 합이며, 넘치지 않도록 증분을 조정합니다</translation>
    </message>
    <message>
        <source>AMD&apos;s binary search sample</source>
        <translation>AMD의 이진 탐색 샘플</translation>
    </message>
    <message>
        <source>Uniform random</source>
        <translation>균등 무작위</translation>
    </message>
    <message>
        <source>Independent uniform keys over the whole range; duplicates occur</source>
        <translation>전체 범위에서 독립적으로 균등하게 뽑은 키. 중복이 있습니다</translation>
    </message>
    <message>
        <source>a PyOpenCL sorting text</source>
        <translation>PyOpenCL 정렬 글</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>정렬됨</translation>
    </message>
    <message>
        <source>0 … n−1 in ascending order</source>
        <translation>오름차순 0 … n−1</translation>
    </message>
    <message>
        <source>edge case</source>
        <translation>경계 사례</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>역순</translation>
    </message>
    <message>
        <source>n−1 … 0 in descending order</source>
        <translation>내림차순 n−1 … 0</translation>
    </message>
    <message>
        <source>All equal</source>
        <translation>모두 같음</translation>
    </message>
    <message>
        <source>One random key, n times</source>
        <translation>무작위 키 하나를 n번</translation>
    </message>
    <message>
        <source>Two values</source>
        <translation>두 값</translation>
    </message>
    <message>
        <source>Two keys in random order</source>
        <translation>두 가지 키를 무작위 순서로</translation>
    </message>
    <message>
        <source>Extremes</source>
        <translation>극값</translation>
    </message>
    <message>
        <source>The device&apos;s timestamps contradict each other.</source>
        <translation>장치의 타임스탬프가 서로 모순됩니다.</translation>
    </message>
    <message>
        <source>Times that cannot be true are left empty; the wall clock is not affected.</source>
        <translation>사실일 수 없는 시간은 비워 둡니다. 경과 시간은 영향을 받지 않습니다.</translation>
    </message>
    <message>
        <source>Update the driver, and compare wall clocks.</source>
        <translation>드라이버를 업데이트하고 경과 시간을 비교하세요.</translation>
    </message>
    <message>
        <source>No 95 % interval of the median can be given, so small differences mean nothing.</source>
        <translation>중앙값의 95 % 구간을 구할 수 없으므로 작은 차이는 의미가 없습니다.</translation>
    </message>
    <message>
        <source>The samples scatter by more than 10 % of their median.</source>
        <translation>샘플이 중앙값의 10 % 넘게 흩어져 있습니다.</translation>
    </message>
    <message>
        <source>Something else was using the machine, or its clocks were changing.</source>
        <translation>다른 작업이 컴퓨터를 쓰고 있었거나 클럭이 변하고 있었습니다.</translation>
    </message>
    <message>
        <source>Close other programs, and run again with the standard or rigorous preset.</source>
        <translation>다른 프로그램을 닫고 ‘표준’ 또는 ‘엄밀’ 프리셋으로 다시 실행하세요.</translation>
    </message>
    <message>
        <source>The device was still warming up, or was being throttled while sampling.</source>
        <translation>샘플링하는 동안 장치가 아직 워밍업 중이었거나 스로틀링되고 있었습니다.</translation>
    </message>
    <message>
        <source>Run again with a longer warm-up (rigorous preset), and watch the temperature.</source>
        <translation>더 긴 워밍업(‘엄밀’ 프리셋)으로 다시 실행하고 온도를 살펴보세요.</translation>
    </message>
    <message>
        <source>Sampling stopped at its time limit before the noise was low.</source>
        <translation>노이즈가 낮아지기 전에 시간 제한에 걸려 샘플링이 끝났습니다.</translation>
    </message>
    <message>
        <source>The median is less certain than the preset promises.</source>
        <translation>중앙값은 프리셋이 약속하는 만큼 확실하지 않습니다.</translation>
    </message>
    <message>
        <source>Choose a preset with a longer limit, or more samples.</source>
        <translation>제한이 더 긴 프리셋을 선택하거나 샘플을 늘리세요.</translation>
    </message>
    <message>
        <source>CUB radix sort</source>
        <translation>CUB 기수 정렬</translation>
    </message>
    <message>
        <source>cub::DeviceRadixSort: NVIDIA&apos;s least-significant-digit radix sort, timed as one command</source>
        <translation>cub::DeviceRadixSort: NVIDIA의 하위 자리 우선 기수 정렬. 명령 하나로 시간을 잽니다</translation>
    </message>
    <message>
        <source>NVIDIA CUB (CUDA Core Compute Libraries)</source>
        <translation>NVIDIA CUB(CUDA Core Compute Libraries)</translation>
    </message>
    <message>
        <source>Needs a second buffer as long as the input</source>
        <translation>입력과 같은 길이의 두 번째 버퍼가 필요합니다</translation>
    </message>
    <message>
        <source>CUB merge sort</source>
        <translation>CUB 병합 정렬</translation>
    </message>
    <message>
        <source>cub::DeviceMergeSort: NVIDIA&apos;s comparison sort, tiles merged along merge paths, timed as one command</source>
        <translation>cub::DeviceMergeSort: NVIDIA의 비교 정렬. 타일을 병합 경로를 따라 병합하며 명령 하나로 시간을 잽니다</translation>
    </message>
    <message>
        <source>Needs scratch memory as long as the input</source>
        <translation>입력과 같은 길이의 임시 메모리가 필요합니다</translation>
    </message>
    <message>
        <source>Thrust lower bound</source>
        <translation>Thrust lower_bound</translation>
    </message>
    <message>
        <source>thrust::lower_bound, a binary search per key, then a pass that drops indices whose element differs</source>
        <translation>thrust::lower_bound. 키마다 이진 탐색을 하고, 이어지는 패스가 원소가 다른 인덱스를 버립니다</translation>
    </message>
    <message>
        <source>NVIDIA Thrust (CUDA Core Compute Libraries)</source>
        <translation>NVIDIA Thrust(CUDA Core Compute Libraries)</translation>
    </message>
    <message>
        <source>The table of the exercise</source>
        <translation>연습 문제의 표</translation>
    </message>
    <message>
        <source>Column radix sort of 4,096 keys: every merge strategy × 8 to 128 lists, against std::sort</source>
        <translation>키 4,096개의 열 기수 정렬: 모든 병합 전략 × 리스트 8~128개, std::sort와 비교</translation>
    </message>
    <message>
        <source>The kernel times are, on average, less than ten times that of an empty kernel.</source>
        <translation>커널이 평균적으로 빈 커널이 나타내는 값의 열 배에 미치지 못합니다.</translation>
    </message>
    <message>
        <source>Much of such a time is the clock&apos;s overhead, so differences between kernels look smaller than they are; the wall clock is not affected.</source>
        <translation>그 시간의 상당 부분은 타이머 자체의 몫이므로 커널 사이의 차이가 실제보다 작아 보입니다. 경과 시간은 영향을 받지 않습니다.</translation>
    </message>
    <message>
        <source>Choose a larger size, or compare wall clocks.</source>
        <translation>더 큰 크기를 고르거나 경과 시간을 비교하세요.</translation>
    </message>
    <message>
        <source>The GPU lowered its clock to stay within its power limit.</source>
        <translation>GPU가 전력 제한을 지키려고 클럭을 낮췄습니다.</translation>
    </message>
    <message>
        <source>These times hold for this power limit and this load, and not for the card as such.</source>
        <translation>이 시간은 이 전력 제한과 이 부하에서의 값이며 카드 자체의 성능은 아닙니다.</translation>
    </message>
    <message>
        <source>Compare rows of equal clocks: fix the SM clock (nvidia-smi -lgc), or raise the power limit (nvidia-smi -pl), and run again.</source>
        <translation>클럭이 같은 행을 비교하세요. SM 클럭을 고정하거나(nvidia-smi -lgc) 전력 제한을 올리고(nvidia-smi -pl) 다시 실행하세요.</translation>
    </message>
    <message>
        <source>The GPU lowered its clock because it was too hot.</source>
        <translation>GPU가 너무 뜨거워서 클럭을 낮췄습니다.</translation>
    </message>
    <message>
        <source>These times depend on the cooling, and on the work that ran before.</source>
        <translation>이 시간은 냉각 상태와 앞서 실행된 작업에 따라 달라집니다.</translation>
    </message>
    <message>
        <source>Let the card cool down, check its cooling, or fix a lower SM clock (nvidia-smi -lgc).</source>
        <translation>카드를 식히거나 냉각을 개선하거나 더 낮은 SM 클럭으로 고정하세요(nvidia-smi -lgc).</translation>
    </message>
    <message>
        <source>The GPU&apos;s hardware held the clock down: its power supply or an external brake asked for it.</source>
        <translation>GPU 하드웨어가 클럭을 눌렀습니다. 전원 공급 장치나 외부 브레이크 신호가 요구했습니다.</translation>
    </message>
    <message>
        <source>The card may be running at half its clock or less, so these times say nothing about it.</source>
        <translation>카드가 절반 이하의 클럭으로 동작했을 수 있으므로 이 시간은 카드의 성능을 말해 주지 않습니다.</translation>
    </message>
    <message>
        <source>Check the power supply and its cables (nvidia-smi -q -d PERFORMANCE names the reason), and run again.</source>
        <translation>전원 공급 장치와 케이블을 점검하고(nvidia-smi -q -d PERFORMANCE가 이유를 알려 줍니다) 다시 실행하세요.</translation>
    </message>
    <message>
        <source>There are fewer than three replicates, and too few samples in them.</source>
        <translation>반복이 3회 미만이고 그 안의 샘플도 너무 적습니다.</translation>
    </message>
    <message>
        <source>Take more replicates, or choose the standard preset.</source>
        <translation>반복을 늘리거나 ‘표준’ 프리셋을 선택하세요.</translation>
    </message>
    <message>
        <source>The job was prepared and sampled less often than requested.</source>
        <translation>작업을 준비하고 샘플링한 횟수가 요청한 횟수보다 적습니다.</translation>
    </message>
    <message>
        <source>The variation from one run to the next is known less well, or not at all.</source>
        <translation>실행마다 달라지는 정도를 잘 알 수 없거나 전혀 알 수 없습니다.</translation>
    </message>
    <message>
        <source>Resume the session if the run was interrupted, or choose a preset with a longer limit.</source>
        <translation>실행이 중단되었다면 세션을 이어서 실행하거나, 제한이 더 긴 프리셋을 선택하세요.</translation>
    </message>
    <message>
        <source>The interval of the median is wider than the preset promises.</source>
        <translation>중앙값의 구간이 프리셋이 약속하는 것보다 넓습니다.</translation>
    </message>
    <message>
        <source>The replicates differ, or sampling stopped at its limit.</source>
        <translation>반복들이 서로 다르거나 샘플링이 제한에서 멈췄습니다.</translation>
    </message>
    <message>
        <source>Compare with a margin that is larger than the interval, look for the cause of the variation between runs, or choose a longer preset.</source>
        <translation>구간보다 큰 허용 차이로 비교하거나, 실행마다 달라지는 것을 찾거나, 더 긴 프리셋을 선택하세요.</translation>
    </message>
    <message>
        <source>The samples become steadily faster or slower.</source>
        <translation>샘플이 꾸준히 빨라지거나 느려집니다.</translation>
    </message>
    <message>
        <source>Other programs used the processors while the samples were taken.</source>
        <translation>샘플을 측정하는 동안 다른 프로그램이 프로세서를 사용했습니다.</translation>
    </message>
    <message>
        <source>They take time, caches and memory bandwidth away, so these times say little about the job.</source>
        <translation>시간, 캐시, 메모리 대역폭을 빼앗기므로 이 시간은 작업에 대해 말해 주는 것이 거의 없습니다.</translation>
    </message>
    <message>
        <source>Close other programs, or wait for them, and run again.</source>
        <translation>다른 프로그램을 닫거나 끝나기를 기다린 뒤 다시 실행하세요.</translation>
    </message>
    <message>
        <source>Another process used the device while the samples were taken.</source>
        <translation>샘플을 측정하는 동안 다른 프로세스가 장치를 사용했습니다.</translation>
    </message>
    <message>
        <source>Kernels of two processes take turns, so these times may include waiting.</source>
        <translation>두 프로세스의 커널은 번갈아 실행되므로 이 시간에는 기다린 시간이 들어 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>End the other process (nvidia-smi lists it), and run again.</source>
        <translation>다른 프로세스(nvidia-smi에 표시됨)를 끝내고 다시 실행하세요.</translation>
    </message>
    <message>
        <source>The device does not say how long its kernels take: its driver gives no times, or its clock ticks too slowly for them.</source>
        <translation>장치가 커널이 걸린 시간을 알려 주지 않습니다. 드라이버가 시간을 주지 않거나, 타이머의 눈금이 커널에 비해 너무 굵습니다.</translation>
    </message>
    <message>
        <source>This row has no kernel times; the wall clock is not affected.</source>
        <translation>이 행에는 커널 시간이 없습니다. 경과 시간은 영향을 받지 않습니다.</translation>
    </message>
    <message>
        <source>Compare wall clocks, choose a larger size, or try another driver.</source>
        <translation>경과 시간을 비교하거나, 더 큰 크기를 고르거나, 다른 드라이버를 써 보세요.</translation>
    </message>
    <message>
        <source>other programs used the processors</source>
        <translation>다른 프로그램이 프로세서를 사용함</translation>
    </message>
    <message>
        <source>another process used the device</source>
        <translation>다른 프로세스가 장치를 사용함</translation>
    </message>
    <message>
        <source>the power limit held the clock down</source>
        <translation>전력 제한이 클럭을 낮춤</translation>
    </message>
    <message>
        <source>heat held the clock down</source>
        <translation>열이 클럭을 낮춤</translation>
    </message>
    <message>
        <source>the hardware held the clock down</source>
        <translation>하드웨어가 클럭을 낮춤</translation>
    </message>
    <message>
        <source>the device&apos;s timestamps contradict each other</source>
        <translation>장치의 타임스탬프가 서로 모순됨</translation>
    </message>
    <message>
        <source>kernels are near the timer floor</source>
        <translation>커널이 타이머 하한에 가까움</translation>
    </message>
    <message>
        <source>there are fewer than three replicates</source>
        <translation>반복이 세 번보다 적음</translation>
    </message>
    <message>
        <source>replicates are missing</source>
        <translation>반복이 빠져 있음</translation>
    </message>
    <message>
        <source>the interval is wide</source>
        <translation>구간이 넓음</translation>
    </message>
    <message>
        <source>the noise is above the preset&apos;s</source>
        <translation>노이즈가 프리셋의 목표보다 높음</translation>
    </message>
    <message>
        <source>the samples scatter</source>
        <translation>샘플이 흩어져 있음</translation>
    </message>
    <message>
        <source>the samples drift</source>
        <translation>샘플이 한쪽으로 변해 감</translation>
    </message>
    <message>
        <source>sampling stopped at its time limit</source>
        <translation>시간 제한에 걸려 샘플링이 끝남</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>The faster one</source>
        <translation>더 빠른 쪽</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32비트</translation>
    </message>
    <message>
        <source>64 bits</source>
        <translation>64비트</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>빠르게 보기</translation>
    </message>
    <message>
        <source>All bitonic sorts</source>
        <translation>모든 바이토닉 정렬</translation>
    </message>
    <message>
        <source>One kernel, two kernels and the same network on the CPU, 1,024 to 1,048,576 keys</source>
        <translation>커널 하나, 커널 둘, CPU의 같은 네트워크, 키 1,024~1,048,576개</translation>
    </message>
    <message>
        <source>Search lab</source>
        <translation>탐색 실험</translation>
    </message>
    <message>
        <source>Transfers and launches</source>
        <translation>전송과 커널 실행</translation>
    </message>
    <message>
        <source>Bitonic sort with every way to bring data to the device and to launch kernels</source>
        <translation>바이토닉 정렬, 모든 데이터 전송 방식과 커널 실행 방식</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>전부</translation>
    </message>
    <message>
        <source>Every algorithm and merge strategy, 1,024 to 1,048,576 keys: minutes</source>
        <translation>모든 알고리즘과 병합 전략, 키 1,024~1,048,576개: 몇 분</translation>
    </message>
    <message>
        <source>Bits of the type in which the library counts keys; auto tries both before the first run of a job and keeps the faster one, which the kernel&apos;s name contains</source>
        <translation>라이브러리가 키를 세는 형식의 비트 수. auto는 작업의 첫 실행 전에 둘 다 시험해 더 빠른 쪽을 쓰며, 어느 쪽인지는 커널 이름에 나옵니다</translation>
    </message>
    <message>
        <source>Onesweep</source>
        <translation>Onesweep</translation>
    </message>
    <message>
        <source>One launch counts all digits, then one launch for each digit of 8 bits sorts tiles in local memory and finds their places by looking back at the tiles in front; digits that are the same in all keys are skipped</source>
        <translation>한 번의 커널 실행으로 모든 자릿수를 세고, 이어서 8비트 자릿수마다 한 번씩 실행하여 타일을 로컬 메모리에서 정렬하고 앞 타일을 되돌아보며 위치를 정합니다. 모든 키에서 같은 자릿수는 건너뜁니다</translation>
    </message>
    <message>
        <source>Adinets and Merrill, Onesweep (2022)</source>
        <translation>Adinets와 Merrill, Onesweep(2022)</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>자릿수</translation>
    </message>
    <message>
        <source>Work-items in a work-group, which sorts a tile by one digit at a time</source>
        <translation>워크 그룹의 워크 아이템 수. 워크 그룹은 한 번에 한 자릿수로 타일을 정렬합니다</translation>
    </message>
    <message>
        <source>vqsort, parallel</source>
        <translation>vqsort(병렬)</translation>
    </message>
    <message>
        <source>A run for each thread by Highway&apos;s vectorised quicksort, then pairs of runs merged by all threads, between two buffers</source>
        <translation>스레드마다 Highway의 벡터화 퀵 정렬로 한 구간을 정렬한 뒤, 모든 스레드가 두 버퍼 사이에서 구간 쌍을 병합합니다</translation>
    </message>
    <message>
        <source>Highway; merge path: Odeh et al., &quot;Merge Path - Parallel Merging Made Simple&quot;, 2012</source>
        <translation>Highway. merge path: Odeh 외, &quot;Merge Path - Parallel Merging Made Simple&quot;, 2012</translation>
    </message>
    <message>
        <source>Spreadsort</source>
        <translation>Spreadsort</translation>
    </message>
    <message>
        <source>Boost&apos;s hybrid of radix sort and comparisons, on one core</source>
        <translation>Boost의 기수 정렬과 비교를 섞은 정렬, 코어 하나</translation>
    </message>
    <message>
        <source>Boost.Sort; Steven J. Ross, &quot;The Spreadsort High-performance General-case Sorting Algorithm&quot;, 2002</source>
        <translation>Boost.Sort. Steven J. Ross, &quot;The Spreadsort High-performance General-case Sorting Algorithm&quot;, 2002</translation>
    </message>
    <message>
        <source>Block indirect sort</source>
        <translation>블록 간접 정렬</translation>
    </message>
    <message>
        <source>Boost&apos;s parallel sort with little extra memory, on the given number of threads</source>
        <translation>추가 메모리가 적은 Boost의 병렬 정렬, 지정한 스레드 수</translation>
    </message>
    <message>
        <source>Boost.Sort; Francisco Tapia, block_indirect_sort, 2016</source>
        <translation>Boost.Sort. Francisco Tapia, block_indirect_sort, 2016</translation>
    </message>
    <message>
        <source>Starts its threads inside the timed run, and sorts short inputs on one core</source>
        <translation>측정하는 실행 안에서 스레드를 시작하며, 짧은 입력은 코어 하나로 정렬합니다</translation>
    </message>
    <message>
        <source>Branchless lower bound</source>
        <translation>분기 없는 하한 탐색</translation>
    </message>
    <message>
        <source>A binary search without branches that takes 16 keys through the haystack in step, on one core</source>
        <translation>분기 없는 이진 탐색으로 키 16개를 나란히 찾습니다. 코어 하나</translation>
    </message>
    <message>
        <source>Khuong and Morin, &quot;Array Layouts for Comparison-Based Searching&quot;, 2017</source>
        <translation>Khuong과 Morin, &quot;Array Layouts for Comparison-Based Searching&quot;, 2017</translation>
    </message>
    <message>
        <source>Radix sort</source>
        <translation>기수 정렬</translation>
    </message>
    <message>
        <source>Sorts by one digit after the other, the lowest first: three launches per digit count the keys, turn the counts into positions and move the keys there; digits that all keys share are skipped</source>
        <translation>가장 낮은 자리부터 한 자리씩 정렬합니다. 자리마다 세 번의 커널 실행으로 키를 세고, 개수를 위치로 바꾸고, 키를 그곳으로 옮깁니다. 모든 키에서 같은 자리는 건너뜁니다</translation>
    </message>
    <message>
        <source>Merrill and Grimshaw, High Performance and Scalable Radix Sorting (2011)</source>
        <translation>Merrill과 Grimshaw, High Performance and Scalable Radix Sorting(2011)</translation>
    </message>
    <message>
        <source>Digit bits</source>
        <translation>자리의 비트 수</translation>
    </message>
    <message>
        <source>Bits per digit: more bits make fewer passes, but more positions to write to in each</source>
        <translation>한 자리의 비트 수. 많을수록 패스가 줄고, 패스마다 쓸 위치가 늘어납니다</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>순위 매기기</translation>
    </message>
    <message>
        <source>How the keys of a tile find their positions: by matching equal digits in sub-groups (NVIDIA), by one counter per work-item, or one after the other by a single work-item, which is a work-group of its own with a fixed tile</source>
        <translation>타일의 키가 위치를 찾는 방법. 같은 자리를 가진 상대를 아는 서브그룹(NVIDIA), 워크 아이템마다의 카운터, 또는 워크 아이템 하나가 차례로 놓는 방법입니다. 마지막 경우 워크 그룹에는 그 하나뿐이며 타일 크기는 고정입니다</translation>
    </message>
    <message>
        <source>Match in sub-groups</source>
        <translation>서브그룹에서 대조</translation>
    </message>
    <message>
        <source>Count by work-item</source>
        <translation>워크 아이템별 계수</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>직렬</translation>
    </message>
    <message>
        <source>Work-items of a work-group, which takes its keys to their places tile by tile</source>
        <translation>워크 그룹의 워크 아이템 수. 워크 그룹은 타일별로 키를 제자리로 옮깁니다</translation>
    </message>
    <message>
        <source>Keys per work-item</source>
        <translation>워크 아이템당 키 수</translation>
    </message>
    <message>
        <source>Bitonic sort in tiles</source>
        <translation>타일 바이토닉 정렬</translation>
    </message>
    <message>
        <source>A work-item holds several keys and runs several passes on them in registers; a work-group sorts a tile in local memory, and only the few passes over long distances need launches of their own</source>
        <translation>워크 아이템 하나가 여러 키를 갖고 레지스터에서 여러 패스를 실행합니다. 워크 그룹은 로컬 메모리에서 타일을 정렬하고, 거리가 긴 몇 패스만 별도의 커널 실행으로 남습니다</translation>
    </message>
    <message>
        <source>Peters, Schulz-Hildebrandt and Luttenberger, Fast in-place, comparison-based sorting with CUDA (2011)</source>
        <translation>Peters, Schulz-Hildebrandt, Luttenberger, Fast in-place, comparison-based sorting with CUDA(2011)</translation>
    </message>
    <message>
        <source>first pass</source>
        <translation>첫 패스</translation>
    </message>
    <message>
        <source>Work-items of a work-group, which sorts a tile in local memory</source>
        <translation>워크 그룹의 워크 아이템 수. 워크 그룹은 로컬 메모리에서 타일을 정렬합니다</translation>
    </message>
    <message>
        <source>32-bit keys that a work-item holds, or half as many 64-bit keys (at least two): with 2^k keys it runs k passes before keys move to other work-items; a tile has this many keys per work-item</source>
        <translation>워크 아이템 하나가 갖는 32비트 키의 수. 64비트 키는 그 절반(적어도 2개). 2^k개이면 k 패스를 실행한 뒤에 키가 다른 워크 아이템으로 옮겨 갑니다. 타일에는 워크 그룹의 워크 아이템마다 이만큼의 키가 있습니다</translation>
    </message>
    <message>
        <source>Merge sort</source>
        <translation>병합 정렬</translation>
    </message>
    <message>
        <source>A work-group sorts a tile in local memory, keeping the order of equal keys; rounds of two launches merge runs: one finds where the tiles of the output begin, one merges them</source>
        <translation>워크 그룹은 로컬 메모리에서 타일을 정렬하며 같은 키의 순서를 유지합니다. 두 번의 커널 실행으로 된 라운드가 런을 병합합니다. 하나는 출력 타일이 시작하는 곳을 찾고, 하나는 병합합니다</translation>
    </message>
    <message>
        <source>Green, McColl and Bader, GPU Merge Path (2012)</source>
        <translation>Green, McColl, Bader, GPU Merge Path(2012)</translation>
    </message>
    <message>
        <source>Work-items of a work-group, which sorts or merges a tile in local memory</source>
        <translation>워크 그룹의 워크 아이템 수. 워크 그룹은 로컬 메모리에서 타일을 정렬하거나 병합합니다</translation>
    </message>
    <message>
        <source>Lower bound</source>
        <translation>하한</translation>
    </message>
    <message>
        <source>Kim et al., &quot;FAST: Fast Architecture Sensitive Tree Search on Modern CPUs and GPUs&quot;, 2010</source>
        <translation>Kim et al., &quot;FAST: Fast Architecture Sensitive Tree Search on Modern CPUs and GPUs&quot;, 2010</translation>
    </message>
    <message>
        <source>Parts in local memory</source>
        <translation>로컬 메모리의 부분 수</translation>
    </message>
    <message>
        <source>Parts of the haystack that a work-group tells apart in local memory</source>
        <translation>워크 그룹이 로컬 메모리에서 구분하는 탐색 대상의 부분 수</translation>
    </message>
    <message>
        <source>Keys that a work-item searches in step: while one waits for memory, the others&apos; loads are on their way</source>
        <translation>워크 아이템이 나란히 탐색하는 키 수. 하나가 메모리를 기다리는 동안 다른 키의 읽기가 진행됩니다</translation>
    </message>
    <message>
        <source>Eytzinger search</source>
        <translation>Eytzinger 탐색</translation>
    </message>
    <message>
        <source>Two launches: one lays the haystack out as a tree, level by level, in the other each work-item takes a key down it, a node at a time and without branches</source>
        <translation>두 번의 커널 실행. 첫 번째는 탐색 대상을 단계별로 트리로 배치하고, 두 번째는 각 워크 아이템이 키 하나를 분기 없이 노드 하나씩 내려보냅니다</translation>
    </message>
    <message>
        <source>Lays the haystack out in every run, as its first kernel shows</source>
        <translation>실행할 때마다 탐색 대상을 다시 배치하며, 첫 번째 커널이 그 시간을 보여 줍니다</translation>
    </message>
    <message>
        <source>Keys per node</source>
        <translation>노드당 키 수</translation>
    </message>
    <message>
        <source>32-bit keys that a step reads at once, all of one cache line, or half as many 64-bit keys</source>
        <translation>한 스텝에 한꺼번에 읽는 32비트 키 수. 모두 한 캐시 라인에 있음. 64비트 키는 그 절반</translation>
    </message>
    <message>
        <source>Eytzinger lower bound</source>
        <translation>Eytzinger 하한</translation>
    </message>
    <message>
        <source>The haystack laid out as a binary tree, level by level, down which 16 keys go in step without branches, on one core</source>
        <translation>탐색 대상을 단계별로 이진 트리로 배치하고, 키 16개가 분기 없이 나란히 내려갑니다. 코어 하나</translation>
    </message>
    <message>
        <source>Entropy 0.811 bits</source>
        <translation>엔트로피 0.811비트</translation>
    </message>
    <message>
        <source>Each bit of a key is set with probability 1/4</source>
        <translation>키의 각 비트가 1/4의 확률로 1입니다</translation>
    </message>
    <message>
        <source>Thearling and Smith, 1992; benchmarks of CUB</source>
        <translation>Thearling과 Smith, 1992. CUB의 벤치마크</translation>
    </message>
    <message>
        <source>Entropy 0.544 bits</source>
        <translation>엔트로피 0.544비트</translation>
    </message>
    <message>
        <source>Each bit of a key is set with probability 1/8</source>
        <translation>키의 각 비트가 1/8의 확률로 1입니다</translation>
    </message>
    <message>
        <source>Entropy 0.337 bits</source>
        <translation>엔트로피 0.337비트</translation>
    </message>
    <message>
        <source>Each bit of a key is set with probability 1/16</source>
        <translation>키의 각 비트가 1/16의 확률로 1입니다</translation>
    </message>
    <message>
        <source>Entropy 0.201 bits</source>
        <translation>엔트로피 0.201비트</translation>
    </message>
    <message>
        <source>Each bit of a key is set with probability 1/32</source>
        <translation>키의 각 비트가 1/32의 확률로 1입니다</translation>
    </message>
    <message>
        <source>Few distinct</source>
        <translation>적은 종류의 값</translation>
    </message>
    <message>
        <source>16 different keys, or as many as the id says, equally likely</source>
        <translation>서로 다른 키 16개 또는 id가 정한 개수, 확률은 같음</translation>
    </message>
    <message>
        <source>benchmarks of sorts</source>
        <translation>정렬 벤치마크</translation>
    </message>
    <message>
        <source>Zipf</source>
        <translation>Zipf</translation>
    </message>
    <message>
        <source>65,536 different keys, of which the k-th is 1/k times as likely as the first</source>
        <translation>서로 다른 키 65,536개. k번째 키의 확률은 첫 번째의 1/k</translation>
    </message>
    <message>
        <source>benchmarks of databases</source>
        <translation>데이터베이스 벤치마크</translation>
    </message>
    <message>
        <source>Nearly sorted</source>
        <translation>거의 정렬됨</translation>
    </message>
    <message>
        <source>0 … n−1 in which 100 random pairs, or as many as the id says, are exchanged</source>
        <translation>0 … n−1에서 무작위로 100쌍 또는 id가 정한 수만큼 맞바꿈</translation>
    </message>
    <message>
        <source>Organ pipe</source>
        <translation>오르간 파이프</translation>
    </message>
    <message>
        <source>Ascending to the middle, and descending again</source>
        <translation>가운데까지 오름차순, 그 뒤로 내림차순</translation>
    </message>
    <message>
        <source>Staggered</source>
        <translation>엇갈림</translation>
    </message>
    <message>
        <source>64 parts, each with random keys of a range of its own, neighbouring ranges far from each other</source>
        <translation>64개 부분. 각각 고유한 범위의 무작위 키를 가지며, 이웃한 범위는 서로 멀리 있음</translation>
    </message>
    <message>
        <source>Helman, Bader and JáJá, 1998</source>
        <translation>Helman, Bader, JáJá, 1998</translation>
    </message>
    <message>
        <source>One key at a time unless it is batched, at most 65,536 in a run: several are searched one after the other, and the round trips to the host dominate</source>
        <translation>배치가 아니면 한 번에 키 하나, 실행당 최대 65,536개. 여러 키는 차례로 찾으며 호스트와의 왕복이 대부분을 차지합니다</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>모드</translation>
    </message>
    <message>
        <source>One key at a time, as taught, or all keys in each of log_N n launches, without the host</source>
        <translation>가르치는 대로 한 번에 키 하나, 또는 log_N n번의 커널 실행마다 모든 키를 호스트 없이</translation>
    </message>
    <message>
        <source>One key at a time</source>
        <translation>한 번에 키 하나</translation>
    </message>
    <message>
        <source>All keys at once</source>
        <translation>모든 키를 한꺼번에</translation>
    </message>
    <message>
        <source>Two taught sorts and a fast one against two of the CPU, 1,024 to 65,536 keys: seconds</source>
        <translation>교재의 정렬 두 가지와 빠른 정렬 하나를 CPU의 두 가지와 비교, 키 1,024~65,536개: 몇 초</translation>
    </message>
    <message>
        <source>The taught searches and two fast ones against the CPU: 1,024 keys looked up in 65,536 to 4,194,304</source>
        <translation>교재의 탐색과 빠른 탐색 두 가지를 CPU와 비교: 65,536~4,194,304개에서 키 1,024개를 찾음</translation>
    </message>
    <message>
        <source>distinct keys</source>
        <translation>가지 키</translation>
    </message>
    <message>
        <source>exchanged pairs</source>
        <translation>쌍 교환</translation>
    </message>
    <message>
        <source>Special floats</source>
        <translation>특수 부동소수점 수</translation>
    </message>
    <message>
        <source>NaN, inf, 0 and subnormal numbers of either sign among any floats; of integers those of their ranks</source>
        <translation>임의의 부동소수점 수 사이에 양쪽 부호의 NaN, 무한대, 0, 비정규 수; 정수에서는 같은 순위의 수</translation>
    </message>
    <message>
        <source>A few keys per work-item: a binary search without branches, whose first levels are in local memory; where that pays, three launches put the keys in rough order first</source>
        <translation>워크 아이템마다 키 몇 개. 분기 없는 이진 탐색이며 처음 몇 단계는 로컬 메모리에 있습니다. 이득이 있으면 먼저 세 번의 커널 실행으로 키를 대략 정렬합니다</translation>
    </message>
    <message>
        <source>Order of the keys</source>
        <translation>키의 순서</translation>
    </message>
    <message>
        <source>Whether keys are put in rough order before they are searched, in three launches of the run; auto tries both on random keys before the first run of a job with at least 16,384 keys, and keeps the faster one</source>
        <translation>탐색하기 전에, 실행에 포함되는 세 번의 커널 실행으로 키를 대략 정렬할지 여부. 키가 16,384개 이상인 작업에서 auto는 첫 실행 전에 무작위 키로 둘 다 시도해 더 빠른 쪽을 유지합니다</translation>
    </message>
    <message>
        <source>As they come</source>
        <translation>들어온 순서대로</translation>
    </message>
    <message>
        <source>Rough order first</source>
        <translation>먼저 대략 정렬</translation>
    </message>
    <message>
        <source>32-bit keys that a work-item sorts in registers, and takes in each merge, or half as many if keys or values have 64 bits; odd numbers use the banks of local memory best</source>
        <translation>워크 아이템 하나가 레지스터에서 정렬하고 병합마다 맡는 32비트 키의 수이며 키나 값이 64비트이면 그 절반입니다. 홀수가 로컬 메모리의 뱅크를 가장 잘 씁니다</translation>
    </message>
    <message>
        <source>32-bit keys that a work-item holds, or half as many if keys or values have 64 bits; a tile has this many keys per work-item</source>
        <translation>워크 아이템 하나가 갖는 32비트 키의 수이며 키나 값이 64비트이면 그 절반입니다. 타일에는 워크 그룹의 워크 아이템마다 이만큼의 키가 있습니다</translation>
    </message>
    <message>
        <source>Cluster sort</source>
        <translation>클러스터 정렬</translation>
    </message>
    <message>
        <source>One launch of a cluster of up to 16 work-groups, which hold all keys in their local memory: split by the leading digit and sorted by each of them, or written to each other&apos;s digit by digit where they are not spread evenly; bits that are the same in all keys are skipped</source>
        <translation>최대 16개 워크 그룹의 클러스터로 커널 실행을 한 번 합니다. 워크 그룹들은 모든 키를 로컬 메모리에 두고, 맨 앞 자릿수로 나누어 각자 정렬합니다. 키가 고르게 분포하지 않으면 자릿수마다 서로의 로컬 메모리에 씁니다. 모든 키에서 같은 비트는 건너뜁니다</translation>
    </message>
    <message>
        <source>Sortscope; clusters: NVIDIA H100 Tensor Core GPU Architecture (2022)</source>
        <translation>Sortscope. 클러스터: NVIDIA H100 Tensor Core GPU Architecture(2022)</translation>
    </message>
    <message>
        <source>NVIDIA GPUs from compute capability 9.0 on that have clusters; as many keys as fit the local memory of a cluster, some 400,000 on an H200</source>
        <translation>컴퓨팅 기능 9.0 이상이고 클러스터가 있는 NVIDIA GPU만 가능합니다. 키 수는 클러스터의 로컬 메모리에 들어가는 만큼이며, H200에서는 약 400,000개입니다</translation>
    </message>
    <message>
        <source>Cluster size</source>
        <translation>클러스터 크기</translation>
    </message>
    <message>
        <source>Work-groups that share the keys. Not every device has clusters of 16; auto times those that can hold the keys, on random keys before the first run of a job, and keeps the fastest</source>
        <translation>키를 나누어 갖는 워크 그룹의 수. 16개짜리 클러스터가 모든 장치에 있는 것은 아닙니다. auto는 작업의 첫 실행 전에 키가 들어가는 클러스터들을 무작위 키로 시험하고 가장 빠른 것을 씁니다</translation>
    </message>
    <message>
        <source>The fastest one</source>
        <translation>가장 빠른 것</translation>
    </message>
    <message>
        <source>Work-items of a work-group, which hold its keys in registers during a pass</source>
        <translation>워크 그룹의 워크 아이템 수. 패스 동안 그 키를 레지스터에 둡니다</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>대조</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>투표</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>명령어</translation>
    </message>
    <message>
        <source>Masks in local memory</source>
        <translation>로컬 메모리의 마스크</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>분산</translation>
    </message>
    <message>
        <source>How keys go to other work-groups: put in order by digit first, so that neighbours go to neighbours, or each from where it is</source>
        <translation>키를 다른 워크 그룹으로 보내는 방법: 먼저 자릿수 순으로 놓아 이웃이 이웃으로 가게 하거나, 각각 있는 자리에서 보냅니다</translation>
    </message>
    <message>
        <source>Ordered by digit</source>
        <translation>자릿수 순으로</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>직접</translation>
    </message>
    <message>
        <source>Keys at the ends of the key range and around 2^24 and 2^31; those of 64 bits around 2^32, 2^53 and 2^63</source>
        <translation>키 범위의 양 끝과 2^24, 2^31 부근의 키. 64비트 키는 2^32, 2^53, 2^63 부근</translation>
    </message>
    <message>
        <source>Highway&apos;s vectorised quicksort on one core, with the fastest SIMD of the processor</source>
        <translation>Highway의 벡터화 퀵 정렬, 코어 하나. 프로세서에서 가장 빠른 SIMD를 사용합니다</translation>
    </message>
    <message>
        <source>Highway sorts no keys of 8 bits</source>
        <translation>Highway는 8비트 키를 정렬하지 못합니다</translation>
    </message>
    <message>
        <source>Instruction set</source>
        <translation>명령어 집합</translation>
    </message>
    <message>
        <source>Highway&apos;s target that the keys are sorted with; auto tries all that the processor has, once per machine and width of words, and keeps the fastest</source>
        <translation>키를 정렬하는 데 쓰는 Highway 타깃. auto는 기계와 워드 너비마다 한 번, 프로세서가 가진 모든 타깃을 시도해 가장 빠른 것을 유지합니다</translation>
    </message>
    <message>
        <source>IPS4o</source>
        <translation>IPS4o</translation>
    </message>
    <message>
        <source>Samplesort on one core: each pass moves blocks of keys, in place, to the up to 256 buckets that a tree without branches finds for them</source>
        <translation>샘플 정렬, 코어 하나. 패스마다 키를 블록 단위로 제자리에서, 분기 없는 트리가 찾아 주는 최대 256개의 버킷으로 옮깁니다</translation>
    </message>
    <message>
        <source>IPS4o; Axtmann et al., &quot;In-Place Parallel Super Scalar Samplesort (IPS4o)&quot;, 2017</source>
        <translation>IPS4o; Axtmann et al., &quot;In-Place Parallel Super Scalar Samplesort (IPS4o)&quot;, 2017</translation>
    </message>
    <message>
        <source>IPS4o, parallel</source>
        <translation>IPS4o(병렬)</translation>
    </message>
    <message>
        <source>In-place samplesort on the given number of threads, which share the first passes and then take buckets of their own</source>
        <translation>지정한 스레드 수로 하는 제자리 샘플 정렬. 스레드들은 처음 패스를 함께 하고, 그다음 각자의 버킷을 맡습니다</translation>
    </message>
    <message>
        <source>Sorts on one core what is shorter than four blocks of 2 KiB per thread</source>
        <translation>스레드당 2 KiB 블록 4개보다 짧은 입력은 코어 하나에서 정렬합니다</translation>
    </message>
    <message>
        <source>LSD radix sort, parallel</source>
        <translation>LSD 기수 정렬(병렬)</translation>
    </message>
    <message>
        <source>The floor of radix sorting on a CPU: per digit of 8 bits each thread counts its part of the keys and scatters them, a cache line at a time, to a second buffer</source>
        <translation>CPU 기수 정렬의 하한. 8비트 자리마다 각 스레드가 자기 몫의 키를 세고, 캐시 라인 단위로 두 번째 버퍼에 흩어 씁니다</translation>
    </message>
    <message>
        <source>Satish et al., &quot;Fast Sort on CPUs and GPUs: A Case for Bandwidth Oblivious SIMD Sort&quot;, 2010</source>
        <translation>Satish et al., &quot;Fast Sort on CPUs and GPUs: A Case for Bandwidth Oblivious SIMD Sort&quot;, 2010</translation>
    </message>
    <message>
        <source>Leaves out passes over digits that all keys share</source>
        <translation>모든 키가 같은 자리의 패스는 생략합니다</translation>
    </message>
    <message>
        <source>Branchless lower bound, parallel</source>
        <translation>분기 없는 하한 탐색(병렬)</translation>
    </message>
    <message>
        <source>A binary search without branches that takes 16 keys through the haystack in step, the keys shared between the given number of threads</source>
        <translation>분기 없는 이진 탐색으로 키 16개를 나란히 찾습니다. 지정한 수의 스레드가 키를 나눠 맡습니다</translation>
    </message>
    <message>
        <source>Pages of memory</source>
        <translation>메모리 페이지</translation>
    </message>
    <message>
        <source>Whether haystack, keys and answers lie in huge pages, which need fewer look-ups of addresses; auto takes huge ones where the system gives them</source>
        <translation>탐색 대상, 키, 답을 거대 페이지에 둘지 여부. 거대 페이지는 주소 조회가 더 적습니다. auto는 시스템이 제공하면 거대 페이지를 씁니다</translation>
    </message>
    <message>
        <source>Huge where possible</source>
        <translation>가능하면 거대 페이지</translation>
    </message>
    <message>
        <source>Huge</source>
        <translation>거대 페이지</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>작은 페이지</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>정렬에 쓰는 비트</translation>
    </message>
    <message>
        <source>Bits by which the library sorts: all of a key, or only those that the largest key needs, which the host finds and tells the library before the first run. Finding them is not timed. For unsigned keys only</source>
        <translation>라이브러리가 정렬에 쓰는 비트: 키의 모든 비트, 또는 가장 큰 키에 필요한 비트만. 후자는 호스트가 첫 실행 전에 찾아 라이브러리에 알립니다. 찾는 시간은 재지 않습니다. 부호 없는 키에만 쓸 수 있습니다</translation>
    </message>
    <message>
        <source>All of a key</source>
        <translation>키 전체</translation>
    </message>
    <message>
        <source>Told by the host</source>
        <translation>호스트가 알려 줌</translation>
    </message>
    <message>
        <source>Eytzinger lower bound, parallel</source>
        <translation>Eytzinger 하한(병렬)</translation>
    </message>
    <message>
        <source>The haystack laid out as a binary tree, level by level, down which 16 keys go in step without branches; the given number of threads share both steps</source>
        <translation>탐색 대상을 이진 트리로 단계별로 배치하고, 키 16개가 분기 없이 나란히 내려갑니다. 지정한 수의 스레드가 두 단계를 나누어 처리합니다</translation>
    </message>
    <message>
        <source>The kernels of traced runs take longer than whole runs that were not traced.</source>
        <translation>추적한 실행의 커널이 추적하지 않은 실행 전체보다 오래 걸립니다.</translation>
    </message>
    <message>
        <source>Tracing made the kernels slower, or the device changed its clock between the two.</source>
        <translation>추적 때문에 커널이 느려졌거나, 둘 사이에 장치의 클럭이 바뀌었습니다.</translation>
    </message>
    <message>
        <source>Compare wall clocks, or choose another --device-clock and run again.</source>
        <translation>실제 시간을 비교하거나, 다른 --device-clock을 골라 다시 실행하세요.</translation>
    </message>
    <message>
        <source>the kernels take longer than whole runs that were not traced</source>
        <translation>커널이 추적하지 않은 실행 전체보다 오래 걸림</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>개요</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Machines and devices</source>
        <translation>컴퓨터와 장치</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>방법</translation>
    </message>
    <message>
        <source>Algorithms and data</source>
        <translation>알고리즘과 데이터</translation>
    </message>
    <message>
        <source>Kernels of own entries</source>
        <translation>사용자 항목의 커널</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>세션 저장</translation>
    </message>
    <message>
        <source>Finished jobs: %1, devices: %2, runs: %3</source>
        <translation>끝난 작업: %1, 장치: %2, 실행: %3</translation>
    </message>
    <message>
        <source>Jobs that were planned and did not finish: %1</source>
        <translation>계획했지만 끝나지 않은 작업: %1</translation>
    </message>
    <message>
        <source>Fastest on a GPU</source>
        <translation>GPU에서 가장 빠름</translation>
    </message>
    <message>
        <source>Fastest on the CPU</source>
        <translation>CPU에서 가장 빠름</translation>
    </message>
    <message>
        <source>GPU against CPU</source>
        <translation>GPU 대 CPU</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>교차점</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>키 %1개</translation>
    </message>
    <message>
        <source>As fast, within the interval: %1</source>
        <translation>구간 안에서 같은 속도: %1</translation>
    </message>
    <message>
        <source>No verified result.</source>
        <translation>검증된 결과가 없습니다.</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>같은 속도</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <translation>%1배 빠름</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1배 느림</translation>
    </message>
    <message>
        <source>No GPU and CPU of one machine did the same work.</source>
        <translation>한 컴퓨터의 GPU와 CPU가 같은 일을 한 결과가 없습니다.</translation>
    </message>
    <message>
        <source>Data on the device: %1</source>
        <translation>데이터가 장치에 있음: %1</translation>
    </message>
    <message>
        <source>With transfers: %1</source>
        <translation>전송 포함: %1</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>입증되지 않음</translation>
    </message>
    <message>
        <source>Needs several sizes of the same data on a GPU and on the CPU.</source>
        <translation>같은 데이터의 여러 크기를 GPU와 CPU에서 재야 합니다.</translation>
    </message>
    <message>
        <source>The GPU is faster from about this size.</source>
        <translation>대략 이 크기부터 GPU가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The GPU is faster from this size at the latest.</source>
        <translation>늦어도 이 크기부터는 GPU가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The GPU is faster at every size that was measured.</source>
        <translation>측정한 모든 크기에서 GPU가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The CPU is faster at every size that was measured.</source>
        <translation>측정한 모든 크기에서 CPU가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The sizes do not tell where the GPU overtakes the CPU.</source>
        <translation>이 크기들로는 GPU가 CPU를 앞지르는 지점을 알 수 없습니다.</translation>
    </message>
    <message>
        <source>No problems were found.</source>
        <translation>문제가 발견되지 않았습니다.</translation>
    </message>
    <message>
        <source>Jobs that failed: %1</source>
        <translation>실패한 작업: %1</translation>
    </message>
    <message>
        <source>Rows of poor quality, not to be compared: %1</source>
        <translation>품질이 나빠 비교하면 안 되는 행: %1</translation>
    </message>
    <message>
        <source>Rows with warnings: %1</source>
        <translation>경고가 있는 행: %1</translation>
    </message>
    <message>
        <source>Rows with kernels near the timer floor: %1</source>
        <translation>커널이 타이머 하한에 가까운 행: %1</translation>
    </message>
    <message>
        <source>Rows that lack replicates: %1</source>
        <translation>반복이 빠진 행: %1</translation>
    </message>
    <message>
        <source>Rows of the CPU slower than the standard library: %1</source>
        <translation>표준 라이브러리보다 느린 CPU 행: %1</translation>
    </message>
    <message>
        <source>Fastest by data and size</source>
        <translation>데이터와 크기별 가장 빠른 행</translation>
    </message>
    <message>
        <source>Each cell names the fastest row by the wall clock, and how many times as fast as the next one it is. A name in bold is proven: the row is faster than every other one.</source>
        <translation>각 칸에는 경과 시간으로 가장 빠른 행과, 다음 행보다 몇 배 빠른지가 나옵니다. 굵은 이름은 입증된 것으로, 그 행이 다른 모든 행보다 빠릅니다.</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>다른 행 없음</translation>
    </message>
    <message>
        <source>not proven: %1 is as fast</source>
        <translation>입증되지 않음: %1도 같은 속도</translation>
    </message>
    <message>
        <source>not proven: %1 is as fast, and %2 more</source>
        <translation>입증되지 않음: %1 외 %2개 행도 같은 속도</translation>
    </message>
    <message>
        <source>How many times as fast the fastest row of a GPU is as the fastest one of the processor, with the interval that covers the true factor with 95 %.</source>
        <translation>GPU의 가장 빠른 행이 프로세서의 가장 빠른 행보다 몇 배 빠른지와, 참값을 95 %로 포함하는 구간입니다.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>On the GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>On the CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Data on the device</source>
        <translation>데이터가 장치에 있음</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>With transfers</source>
        <translation>전송 포함</translation>
    </message>
    <message>
        <source>Verdict with transfers</source>
        <translation>전송 포함 판정</translation>
    </message>
    <message>
        <source>the GPU is faster</source>
        <translation>GPU가 더 빠름</translation>
    </message>
    <message>
        <source>the CPU is faster</source>
        <translation>CPU가 더 빠름</translation>
    </message>
    <message>
        <source>the same within the margin</source>
        <translation>허용 범위 안에서 같음</translation>
    </message>
    <message>
        <source>not proven within one run: more replicates are needed</source>
        <translation>한 번의 실행으로는 입증되지 않음: 반복이 더 필요합니다</translation>
    </message>
    <message>
        <source>not proven: the interval holds 1</source>
        <translation>입증되지 않음: 구간에 1이 들어 있습니다</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>측정하지 않음</translation>
    </message>
    <message>
        <source>Figures are by the wall clock; both axes are logarithmic. Error bars cover the true median with 95 %. A hollow marker is of poor quality. A click on a name shows or hides its curve.</source>
        <translation>값은 경과 시간 기준이며 두 축 모두 로그 눈금입니다. 오차 막대는 참 중앙값을 95 %로 포함합니다. 속이 빈 표시는 품질이 나쁩니다. 이름을 누르면 곡선을 보이거나 숨깁니다.</translation>
    </message>
    <message>
        <source>The fastest series are shown; hidden at first: %1</source>
        <translation>가장 빠른 계열을 보여 줍니다. 처음에 숨긴 계열: %1</translation>
    </message>
    <message>
        <source>Kinds of data without a chart here: %1</source>
        <translation>여기에 차트가 없는 데이터 종류: %1</translation>
    </message>
    <message>
        <source>Keys per second</source>
        <translation>초당 키 수</translation>
    </message>
    <message>
        <source>Median time of a run</source>
        <translation>실행 시간의 중앙값</translation>
    </message>
    <message>
        <source>Speed against the fastest row of the CPU</source>
        <translation>CPU의 가장 빠른 행 대비 속도</translation>
    </message>
    <message>
        <source>Speed against %1</source>
        <translation>%1 대비 속도</translation>
    </message>
    <message>
        <source>Times are medians; the interval behind each covers the true median with 95 %. A click on a heading sorts the table.</source>
        <translation>시간은 중앙값이며, 뒤의 구간은 참 중앙값을 95 %로 포함합니다. 제목을 누르면 표가 정렬됩니다.</translation>
    </message>
    <message>
        <source>Filter the rows</source>
        <translation>행 거르기</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>알고리즘</translation>
    </message>
    <message>
        <source>Replicates</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>샘플</translation>
    </message>
    <message>
        <source>Wall clock, %1</source>
        <translation>경과 시간, %1</translation>
    </message>
    <message>
        <source>95 % interval, %1</source>
        <translation>95 % 구간, %1</translation>
    </message>
    <message>
        <source>Kernels, %1</source>
        <translation>커널, %1</translation>
    </message>
    <message>
        <source>%1keys per second</source>
        <translation>초당 %1키</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>품질</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>good</source>
        <translation>좋음</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>나쁨</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>정상</translation>
    </message>
    <message>
        <source>ok, warnings: %1</source>
        <translation>정상, 경고: %1</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>지원 안 됨</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Medians of the time that each kernel takes in a run, with its launches, at the largest size of each variant; grey bars are gaps between kernels, and transfers.</source>
        <translation>각 변형의 가장 큰 크기에서, 한 번의 실행 중 커널마다 걸린 시간의 중앙값과 커널 실행 횟수입니다. 회색 막대는 커널 사이의 유휴 구간과 전송입니다.</translation>
    </message>
    <message>
        <source>Variants without bars here: %1</source>
        <translation>여기에 막대가 없는 변형: %1</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>무슨 일이 있었는지</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>왜 중요한지</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>어떻게 할지</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>Reasons against the quality of rows</source>
        <translation>행의 품질을 낮추는 이유</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Date (UTC)</source>
        <translation>날짜(UTC)</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>프로세서</translation>
    </message>
    <message>
        <source>CPU governor</source>
        <translation>CPU 거버너</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Sortscope</source>
        <translation>Sortscope</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>변수</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>플랫폼</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>드라이버</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>컴퓨트 유닛</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Clock of its kernels</source>
        <translation>커널의 타이머</translation>
    </message>
    <message>
        <source>UUID or PCI address</source>
        <translation>UUID 또는 PCI 주소</translation>
    </message>
    <message>
        <source>The wall clock is the host&apos;s time from the first command of a run to its last one; the transfers of input and result are not in it.</source>
        <translation>경과 시간은 호스트가 잰, 실행의 첫 명령부터 마지막 명령까지의 시간입니다. 입력과 결과의 전송은 포함하지 않습니다.</translation>
    </message>
    <message>
        <source>Kernels is the sum of the times of the kernels of a run, by the clock of the device.</source>
        <translation>커널은 장치 타이머로 잰, 한 번의 실행에서 커널 시간의 합입니다.</translation>
    </message>
    <message>
        <source>A replicate prepares the job afresh, in a process of its own, and takes samples of it; the outputs of its runs are checked.</source>
        <translation>한 번의 반복은 자체 프로세스에서 작업을 새로 준비하고 샘플을 얻습니다. 실행의 출력은 검사합니다.</translation>
    </message>
    <message>
        <source>Intervals come from the replicates, and cover the true value with 95 %. With fewer than three replicates they know the scatter within one run alone.</source>
        <translation>구간은 반복에서 구하며 참값을 95 %로 포함합니다. 반복이 세 번보다 적으면 한 번의 실행 안의 흩어짐만 반영합니다.</translation>
    </message>
    <message>
        <source>A row counts as faster only if chance makes so large a difference in less than 5 % of cases.</source>
        <translation>우연히 이만큼 차이 날 경우가 5 %보다 적을 때만 그 행을 더 빠르다고 봅니다.</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>계획</translation>
    </message>
    <message>
        <source>Samples of a replicate</source>
        <translation>반복당 샘플</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>시간 제한</translation>
    </message>
    <message>
        <source>Wanted noise</source>
        <translation>목표 노이즈</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>동작</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>설명</translation>
    </message>
    <message>
        <source>Program version</source>
        <translation>프로그램 버전</translation>
    </message>
    <message>
        <source>Git revision</source>
        <translation>Git 리비전</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>운영 체제</translation>
    </message>
    <message>
        <source>Operating system&apos;s kernel</source>
        <translation>OS 커널</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>CPU 스레드 수</translation>
    </message>
    <message>
        <source>Order of samples</source>
        <translation>샘플 순서</translation>
    </message>
    <message>
        <source>Environment variable</source>
        <translation>환경 변수</translation>
    </message>
    <message>
        <source>API version</source>
        <translation>API 버전</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>공급업체</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>타이머</translation>
    </message>
    <message>
        <source>Clock resolution</source>
        <translation>타이머 분해능</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>PCI address</source>
        <translation>PCI 주소</translation>
    </message>
    <message>
        <source>Largest allocation</source>
        <translation>최대 할당</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>로컬 메모리</translation>
    </message>
    <message>
        <source>Work-group limit</source>
        <translation>워크 그룹 한도</translation>
    </message>
    <message>
        <source>Shares the host&apos;s memory</source>
        <translation>호스트와 메모리 공유</translation>
    </message>
    <message>
        <source>Transfer modes</source>
        <translation>전송 모드</translation>
    </message>
    <message>
        <source>Launch modes</source>
        <translation>커널 실행 모드</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 클럭</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>전력 제한</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>온도</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>커널 소스</translation>
    </message>
    <message>
        <source>Tuned parameter</source>
        <translation>튜닝된 매개변수</translation>
    </message>
    <message>
        <source>Parameter chosen automatically</source>
        <translation>자동으로 선택된 매개변수</translation>
    </message>
    <message>
        <source>The latest run differs from those before it in:</source>
        <translation>최근 실행이 이전과 다른 점:</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2의 %1</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>유휴 구간</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>업로드</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>The most 32-bit keys that a work-item holds, or 0.7 times as many if keys have 64 bits, or half as many if values have; inputs of fewer than 128 such tiles have smaller ones, of 6 keys per work-item or more</source>
        <translation>워크 아이템이 갖는 32비트 키의 최대 수. 키가 64비트이면 0.7배, 값이 64비트이면 절반입니다. 이런 타일이 128개보다 적은 입력은 워크 아이템마다 키가 6개 이상인 더 작은 타일을 갖습니다</translation>
    </message>
    <message>
        <source>How the work-items of a warp find those whose keys have the same digit: by a vote on each of its bits, by the instruction that compares all of them, by masks in local memory, or by the one of the last two that suits their first keys</source>
        <translation>warp의 워크 아이템들이 자릿수가 같은 키를 찾는 방법: 자릿수의 각 비트에 대한 투표, 모두를 비교하는 명령어, 로컬 메모리의 마스크, 또는 뒤의 둘 가운데 첫 키에 맞는 것</translation>
    </message>
    <message>
        <source>Instruction or masks</source>
        <translation>명령어 또는 마스크</translation>
    </message>
    <message>
        <source>Adaptive sort</source>
        <translation>적응 정렬</translation>
    </message>
    <message>
        <source>Runs the cluster sort, the merge sort or Onesweep, whichever is the fastest for the length and the types of keys and values</source>
        <translation>클러스터 정렬, 병합 정렬, Onesweep 가운데 길이와 키 및 값의 형식에 가장 빠른 것을 실행합니다</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>정렬</translation>
    </message>
    <message>
        <source>The sort that runs, with its default parameters; auto takes the one that is the fastest for the length and the types, and the row says which it is</source>
        <translation>실행하는 정렬(기본 매개변수 사용). auto는 길이와 형식에 가장 빠른 것을 고르고, 행이 그것을 보여 줍니다</translation>
    </message>
    <message>
        <source>Kernel language</source>
        <translation>커널 언어</translation>
    </message>
    <message>
        <source>PCI Express link</source>
        <translation>PCI Express 링크</translation>
    </message>
    <message>
        <source>Cores per processor</source>
        <translation>프로세서당 코어 수</translation>
    </message>
    <message>
        <source>Hardware threads</source>
        <translation>하드웨어 스레드</translation>
    </message>
    <message>
        <source>Highest clock</source>
        <translation>최고 클럭</translation>
    </message>
    <message>
        <source>Sub-group (warp)</source>
        <translation>서브 그룹(워프)</translation>
    </message>
    <message>
        <source>Largest work-group</source>
        <translation>최대 워크 그룹</translation>
    </message>
    <message>
        <source>Work-items per unit</source>
        <translation>유닛당 워크 아이템</translation>
    </message>
    <message>
        <source>Registers per unit</source>
        <translation>유닛당 레지스터</translation>
    </message>
    <message>
        <source>Local memory per work-group</source>
        <translation>워크 그룹당 로컬 메모리</translation>
    </message>
    <message>
        <source>Local memory per unit</source>
        <translation>유닛당 로컬 메모리</translation>
    </message>
    <message>
        <source>Memory clock</source>
        <translation>메모리 클럭</translation>
    </message>
    <message>
        <source>Memory bus</source>
        <translation>메모리 버스</translation>
    </message>
    <message>
        <source>Error correction (ECC)</source>
        <translation>오류 정정(ECC)</translation>
    </message>
    <message>
        <source>Cache shared by the device</source>
        <translation>장치 전체가 공유하는 캐시</translation>
    </message>
    <message>
        <source>Cache line</source>
        <translation>캐시 라인</translation>
    </message>
    <message>
        <source>64-bit floats</source>
        <translation>64비트 부동소수점</translation>
    </message>
    <message>
        <source>Timer resolution</source>
        <translation>타이머 분해능</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>확장</translation>
    </message>
    <message>
        <source>Energy, %1</source>
        <translation>에너지, %1</translation>
    </message>
    <message>
        <source>Power of the runs, %1</source>
        <translation>실행의 전력, %1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::bridge::Activity</name>
    <message>
        <source>A run is active.</source>
        <translation>실행이 진행 중입니다.</translation>
    </message>
    <message>
        <source>The machine is being calibrated.</source>
        <translation>컴퓨터를 보정하는 중입니다.</translation>
    </message>
    <message>
        <source>A run is being prepared.</source>
        <translation>실행을 준비하는 중입니다.</translation>
    </message>
    <message>
        <source>A session is being opened.</source>
        <translation>세션을 여는 중입니다.</translation>
    </message>
    <message>
        <source>This window only shows sessions: it was opened beside one that measures.</source>
        <translation>이 창은 세션을 보여 주기만 합니다. 측정 중인 창 옆에 열렸습니다.</translation>
    </message>
    <message>
        <source>Conformance cases are being run.</source>
        <translation>적합성 검사를 실행하는 중입니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::bridge::Settings</name>
    <message>
        <source>The settings in %1 cannot be read. The file is kept as it is, and changed settings are not saved: repair the file, or delete it.</source>
        <translation>%1의 설정을 읽을 수 없습니다. 파일은 그대로 두며 바꾼 설정은 저장하지 않습니다. 파일을 고치거나 삭제하세요.</translation>
    </message>
    <message>
        <source>The settings could not be written to %1, so they are not saved. Check the folder, the permissions and the disk.</source>
        <translation>설정을 %1에 쓸 수 없어 저장되지 않습니다. 폴더, 권한, 디스크를 확인하세요.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::bridge::Workbench</name>
    <message>
        <source>The run could not start. %1</source>
        <translation>실행을 시작할 수 없습니다. %1</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) are left: their machines are not connected.</source>
        <translation>
            <numerusform>작업 %n개가 남아 있습니다: 해당 컴퓨터가 연결되어 있지 않습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some tuned parameters could not be used. %1</source>
        <translation>튜닝한 매개변수 일부를 사용할 수 없습니다. %1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts</name>
    <message>
        <source>and %1 more: enlarge the chart</source>
        <translation>외 %1개: 차트를 키우세요</translation>
    </message>
    <message>
        <source>Haystack</source>
        <translation>탐색 대상</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>키 %1개</translation>
    </message>
    <message>
        <source>Keys to look up</source>
        <translation>찾을 키</translation>
    </message>
    <message>
        <source>Padded to</source>
        <translation>패딩 후 길이</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>Quartiles</source>
        <translation>사분위수</translation>
    </message>
    <message>
        <source>95 % interval of the median</source>
        <translation>중앙값의 95 % 구간</translation>
    </message>
    <message>
        <source>Minimum … maximum</source>
        <translation>최솟값 … 최댓값</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>샘플 수</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>타이머</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>There is no chart to export.</source>
        <translation>내보낼 차트가 없습니다.</translation>
    </message>
    <message>
        <source>Charts are written as %1, not as &quot;%2&quot;.</source>
        <translation>차트는 %1(으)로 저장하며 “%2”(으)로는 저장하지 않습니다.</translation>
    </message>
    <message>
        <source>The chart could not be drawn.</source>
        <translation>차트를 그릴 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1을(를) 쓸 수 없습니다: %2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>%1keys/s</source>
        <extracomment>A rate; %1 is an SI prefix: k, M, G or nothing.</extracomment>
        <translation>%1키/초</translation>
    </message>
    <message>
        <source>Sum of each column; the highest is %1</source>
        <translation>열별 합계, 최대 %1</translation>
    </message>
    <message>
        <source>Wall clock</source>
        <translation>경과 시간</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>전송 포함</translation>
    </message>
    <message>
        <source>Kernel sum</source>
        <translation>커널 합계</translation>
    </message>
    <message>
        <source>Device span</source>
        <translation>장치 구간</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>유휴 구간</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>업로드</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>다운로드</translation>
    </message>
    <message>
        <source>From before the first command to after the last one, without transfers.</source>
        <translation>첫 명령 전부터 마지막 명령 뒤까지. 전송은 제외합니다.</translation>
    </message>
    <message>
        <source>Upload of the input, run, and download of the result.</source>
        <translation>입력 업로드, 실행, 결과 다운로드.</translation>
    </message>
    <message>
        <source>The sum of the kernel durations, without launch costs and gaps.</source>
        <translation>커널 시간의 합. 커널 실행 비용과 유휴 구간은 제외합니다.</translation>
    </message>
    <message>
        <source>From the first kernel&apos;s start to the last kernel&apos;s end.</source>
        <translation>첫 커널의 시작부터 마지막 커널의 끝까지.</translation>
    </message>
    <message>
        <source>The part of the device span in which neither a kernel nor a transfer ran.</source>
        <translation>장치 구간 중 커널도 전송도 실행되지 않은 부분.</translation>
    </message>
    <message>
        <source>All commands that moved the input to the device.</source>
        <translation>입력을 장치로 옮긴 모든 명령.</translation>
    </message>
    <message>
        <source>All commands that moved the result back.</source>
        <translation>결과를 가져온 모든 명령.</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>검증되지 않음</translation>
    </message>
    <message>
        <source>Size or time 0</source>
        <translation>크기 또는 시간이 0</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>시드 %1</translation>
    </message>
    <message>
        <source>%1, CPU (wall clock)</source>
        <translation>%1, CPU(경과 시간)</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>장치 시간</translation>
    </message>
    <message>
        <source>Kernel time minus the timer overhead of each kernel.</source>
        <translation>커널 시간에서 커널마다의 타이머 오버헤드를 뺀 값입니다.</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1배 느림</translation>
    </message>
    <message>
        <source>No CPU row on the same data</source>
        <translation>같은 데이터의 CPU 행 없음</translation>
    </message>
    <message numerus="yes">
        <source>%n older result(s) of the same jobs are not drawn.</source>
        <translation>
            <numerusform>같은 작업의 이전 결과 %n개는 그리지 않았습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not drawn: %1.</source>
        <translation>그리지 않음: %1.</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>패스</translation>
    </message>
    <message>
        <source>Replicate, its samples in the order taken</source>
        <translation>반복과 그 샘플(측정 순서)</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>분포</translation>
    </message>
    <message>
        <source>Fastest on the CPU (wall clock)</source>
        <translation>CPU에서 가장 빠른 것(경과 시간)</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>품질</translation>
    </message>
    <message>
        <source>This measurement has warnings: see the table of jobs.</source>
        <translation>이 측정에는 경고가 있습니다: 작업 표를 보세요.</translation>
    </message>
    <message>
        <source>Device not calibrated</source>
        <translation>보정되지 않은 장치</translation>
    </message>
    <message numerus="yes">
        <source>%n more series are not drawn: choose fewer with the filters above.</source>
        <translation>
            <numerusform>계열 %n개가 더 있지만 그리지 않았습니다. 위의 필터로 줄이세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>without: %1</source>
        <translation>없음: %1</translation>
    </message>
    <message>
        <source>as the panel says</source>
        <translation>패널 제목과 같음</translation>
    </message>
    <message>
        <source>Energy not counted</source>
        <translation>에너지를 재지 않음</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::Canvas</name>
    <message>
        <source>Copy Data as Text</source>
        <translation>데이터를 텍스트로 복사</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, 숨김</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::ChartWidget</name>
    <message>
        <source>Measuring</source>
        <translation>측정 중</translation>
    </message>
    <message>
        <source>The first verified result will appear here.</source>
        <translation>검증된 첫 결과가 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>아직 측정하지 않음</translation>
    </message>
    <message>
        <source>Choose devices, algorithms and sizes in the experiment panel, then press Run.</source>
        <translation>실험 패널에서 장치, 알고리즘, 크기를 고른 다음 ‘실행’을 누르세요.</translation>
    </message>
    <message>
        <source>Nothing verified to show</source>
        <translation>표시할 검증된 결과가 없음</translation>
    </message>
    <message>
        <source>Only verified results are drawn. So far: %1. The table of jobs gives the reasons.</source>
        <translation>검증된 결과만 그립니다. 현재: %1. 이유는 작업 표에 있습니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::ChoiceFinder</name>
    <message>
        <source>Type words: algorithm, device, data, 2^24</source>
        <translation>단어 입력: 알고리즘, 장치, 데이터, 2^24</translation>
    </message>
    <message>
        <source>Words to find in the list</source>
        <translation>목록에서 찾을 단어</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>of a list that is searched: how many lines fit, and how many there are</extracomment>
        <translation>%2개 중 %1개</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::CurveChart</name>
    <message>
        <source>Time against size</source>
        <translation>크기에 따른 시간</translation>
    </message>
    <message>
        <source>Throughput against size</source>
        <translation>크기에 따른 처리량</translation>
    </message>
    <message>
        <source>bars: quartiles</source>
        <translation>오차 막대: 사분위수</translation>
    </message>
    <message>
        <source>bars: 95 % interval of the median</source>
        <translation>오차 막대: 중앙값의 95 % 구간</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1, 중앙값</translation>
    </message>
    <message>
        <source>CPU series are timed by the host clock, GPU series by a device clock. Compare across clocks with care.</source>
        <translation>CPU 계열은 호스트 타이머로, GPU 계열은 장치 타이머로 쟀습니다. 서로 다른 타이머를 비교할 때는 주의하세요.</translation>
    </message>
    <message>
        <source>These series were timed by different clocks. Compare across clocks with care.</source>
        <translation>이 계열들은 서로 다른 타이머로 쟀습니다. 서로 다른 타이머를 비교할 때는 주의하세요.</translation>
    </message>
    <message>
        <source>Without this metric: %1.</source>
        <translation>이 지표 없음: %1.</translation>
    </message>
    <message>
        <source>time [%1]</source>
        <translation>시간 [%1]</translation>
    </message>
    <message>
        <source>throughput [%1]</source>
        <translation>처리량 [%1]</translation>
    </message>
    <message>
        <source>size [keys]</source>
        <translation>크기 [키]</translation>
    </message>
    <message>
        <source>Dashed: timer floor, the time of an empty kernel (%1). Sums contain about this much per launch.</source>
        <extracomment>%1 is a list of devices and times</extracomment>
        <translation>점선: 타이머 하한, 곧 빈 커널의 시간(%1). 합계에는 커널 실행마다 대략 그만큼이 들어 있습니다.</translation>
    </message>
    <message>
        <source>Bandwidth against size</source>
        <translation>크기에 따른 대역폭</translation>
    </message>
    <message>
        <source>Dotted: size from which a GPU is faster than the fastest CPU row (%1).</source>
        <extracomment>%1 is a list of series and numbers of keys</extracomment>
        <translation>점으로 된 세로선: 이 크기부터 GPU가 가장 빠른 CPU 행보다 빠릅니다(%1).</translation>
    </message>
    <message>
        <source>Memory traffic is unknown for: %1.</source>
        <translation>메모리 트래픽을 알 수 없음: %1.</translation>
    </message>
    <message>
        <source>bandwidth [%1]</source>
        <translation>대역폭 [%1]</translation>
    </message>
    <message>
        <source>A&amp;xis:</source>
        <translation>축(&amp;X):</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>Equal ratios are equal distances.</source>
        <translation>같은 비율은 같은 거리입니다.</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>선형</translation>
    </message>
    <message>
        <source>Begins at zero; equal differences are equal distances.</source>
        <translation>0에서 시작하며, 같은 차이는 같은 거리입니다.</translation>
    </message>
    <message>
        <source>Time per key against size</source>
        <translation>크기에 따른 키당 시간</translation>
    </message>
    <message>
        <source>Speed-up against size</source>
        <translation>크기에 따른 속도 향상</translation>
    </message>
    <message>
        <source>against the fastest CPU row on the same data, by its wall clock</source>
        <translation>같은 데이터에서 가장 빠른 CPU 행의 경과 시간 대비</translation>
    </message>
    <message>
        <source>Zoomed in; double-click to reset.</source>
        <translation>확대되어 있습니다. 두 번 클릭하면 되돌아갑니다.</translation>
    </message>
    <message>
        <source>Against the fastest CPU row</source>
        <translation>가장 빠른 CPU 행 대비</translation>
    </message>
    <message>
        <source>time per key [%1]</source>
        <translation>키당 시간 [%1]</translation>
    </message>
    <message>
        <source>speed-up [%1]</source>
        <translation>속도 향상 [%1]</translation>
    </message>
    <message>
        <source>1×: as fast as the CPU</source>
        <translation>1×: CPU와 같은 속도</translation>
    </message>
    <message>
        <source>Reset Zoom</source>
        <translation>확대/축소 초기화</translation>
    </message>
    <message>
        <source>Share of copy bandwidth against size</source>
        <translation>크기에 따른 복사 대역폭 대비 비율</translation>
    </message>
    <message>
        <source>share of copy bandwidth [%1]</source>
        <translation>복사 대역폭 대비 비율 [%1]</translation>
    </message>
    <message>
        <source>bars: 95 % interval</source>
        <translation>오차 막대: 95 % 구간</translation>
    </message>
    <message>
        <source>%1, split by: %2</source>
        <extracomment>%1 is a title such as &quot;Time against size&quot;, %2 axes such as &quot;Data&quot;</extracomment>
        <translation>%1, 나눈 기준: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s) are too many for one chart. Choose above what else has a panel of its own, or all in one.</source>
        <translation>
            <numerusform>곡선 %n개는 한 차트에 너무 많습니다. 위에서 다른 기준으로 나누거나 모두 하나에 그릴 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dotted: size from which a GPU is faster than the fastest CPU row on the same data.</source>
        <translation>점선: 같은 데이터에서 GPU가 가장 빠른 CPU 행보다 빨라지는 크기.</translation>
    </message>
    <message>
        <source>Curves have points of several runs (%1): dotted stretches lead from one run to another.</source>
        <extracomment>%1 is a list of numbers</extracomment>
        <translation>곡선에 여러 실행의 점이 있습니다(%1). 점선 구간은 다른 실행으로 이어집니다.</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Energy per key against size</source>
        <translation>크기에 따른 키당 에너지</translation>
    </message>
    <message>
        <source>mean of repeated runs · bars: 95 % interval</source>
        <translation>반복 실행의 평균 · 오차 막대: 95 % 구간</translation>
    </message>
    <message>
        <source>energy per key [%1]</source>
        <translation>키당 에너지 [%1]</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::DistributionChart</name>
    <message>
        <source>A&amp;xis:</source>
        <translation>축(&amp;X):</translation>
    </message>
    <message>
        <source>Around the samples</source>
        <translation>샘플 범위</translation>
    </message>
    <message>
        <source>Shows small differences enlarged.</source>
        <translation>작은 차이를 확대해 보여 줍니다.</translation>
    </message>
    <message>
        <source>From zero</source>
        <translation>0부터</translation>
    </message>
    <message>
        <source>Shows differences in proportion to the whole time.</source>
        <translation>차이를 전체 시간에 비례하여 보여 줍니다.</translation>
    </message>
    <message>
        <source>No pair chosen</source>
        <translation>선택한 쌍이 없음</translation>
    </message>
    <message>
        <source>Select a row of the table to see every sample of both sides.</source>
        <translation>표에서 행을 선택하면 양쪽의 모든 샘플을 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Nothing to draw for this pair</source>
        <translation>이 쌍에는 그릴 것이 없음</translation>
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
        <translation>%1 및 %2</translation>
    </message>
    <message>
        <source>%1, %2 keys</source>
        <translation>%1, 키 %2개</translation>
    </message>
    <message>
        <source>B / A = %1 (95 %: %2 … %3)</source>
        <translation>B / A = %1 (95 %: %2 … %3)</translation>
    </message>
    <message>
        <source>B / A = %1</source>
        <translation>B / A = %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation>B: %1</translation>
    </message>
    <message>
        <source>A dot is a sample, the first one on top. Line: median. Band: its 95 % interval.</source>
        <translation>점 하나가 샘플 하나이며 처음 것이 맨 위에 있습니다. 선: 중앙값. 띠: 중앙값의 95 % 구간.</translation>
    </message>
    <message>
        <source>Samples were interleaved: those at equal height are a pair, and the ratio is the median of the pairs&apos; ratios.</source>
        <translation>샘플을 번갈아 측정했습니다. 같은 높이의 샘플이 한 쌍이며, 비율은 각 쌍의 비율의 중앙값입니다.</translation>
    </message>
    <message>
        <source>The axis does not begin at zero.</source>
        <translation>축이 0에서 시작하지 않습니다.</translation>
    </message>
    <message>
        <source>Sample %1 of %2</source>
        <translation>샘플 %1 / %2</translation>
    </message>
    <message>
        <source>Hollow dots are outliers: they lie far from the median of their replicate, but are not left out.</source>
        <translation>속이 빈 점은 이상치입니다. 그 반복의 중앙값에서 멀리 있지만 제외되지는 않습니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::FleetChart</name>
    <message>
        <source>&amp;Jobs:</source>
        <translation>작업(&amp;J):</translation>
    </message>
    <message>
        <source>All (median ratio)</source>
        <translation>전체(비율의 중앙값)</translation>
    </message>
    <message>
        <source>The median of the ratios of each device&apos;s jobs.</source>
        <translation>각 장치의 작업 비율의 중앙값입니다.</translation>
    </message>
    <message>
        <source>time relative to the median</source>
        <translation>중앙값에 대한 상대 시간</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s), in the order of the session</source>
        <translation>
            <numerusform>장치 %n개, 세션의 순서</numerusform>
        </translation>
    </message>
    <message>
        <source>No device was judged</source>
        <translation>판정된 장치 없음</translation>
    </message>
    <message>
        <source>A verdict needs enough devices of one kind that ran the same jobs. Choose one of the jobs to see its figures.</source>
        <translation>판정하려면 같은 작업을 실행한 같은 종류의 장치가 충분히 필요합니다. 작업 하나를 고르면 그 수치가 표시됩니다.</translation>
    </message>
    <message>
        <source>Nothing to draw for this job</source>
        <translation>이 작업에는 그릴 것이 없음</translation>
    </message>
    <message>
        <source>It has no values of this metric.</source>
        <translation>이 지표의 수치가 없습니다.</translation>
    </message>
    <message>
        <source>Each device relative to the median of its kind</source>
        <translation>같은 종류의 중앙값에 대한 각 장치의 비율</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>작업 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>the median of the devices is %1</source>
        <translation>장치의 중앙값은 %1</translation>
    </message>
    <message>
        <source>A dot is a device, above 1 if it is slower than the median. Line: 95 % interval of its own time. Band: differences within the noise margin.</source>
        <translation>점 하나가 장치 하나이며 중앙값보다 느리면 1보다 위에 있습니다. 선: 그 장치 시간의 95 % 구간. 띠: 노이즈 범위 안의 차이.</translation>
    </message>
    <message>
        <source>A dot is a device, above 1 if it is slower than the median. Line: 95 % interval of its median over jobs. Band: differences within the noise margin.</source>
        <translation>점 하나가 장치 하나이며 중앙값보다 느리면 1보다 위에 있습니다. 선: 작업 전체에 대한 중앙값의 95 % 구간. 띠: 노이즈 범위 안의 차이.</translation>
    </message>
    <message>
        <source>The axis does not begin at zero.</source>
        <translation>축이 0에서 시작하지 않습니다.</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Relative to median</source>
        <translation>중앙값 대비</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 구간</translation>
    </message>
    <message>
        <source>Slower in</source>
        <translation>느린 작업</translation>
    </message>
    <message>
        <source>%1 of %2 jobs</source>
        <translation>작업 %2개 중 %1개</translation>
    </message>
    <message>
        <source>Faster in</source>
        <translation>빠른 작업</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>중앙값</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::HelpButton</name>
    <message>
        <source>Explain this figure</source>
        <translation>이 그림 설명</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::HistoryChart</name>
    <message>
        <source>&amp;Metric:</source>
        <translation>지표(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>표시(&amp;S):</translation>
    </message>
    <message>
        <source>A&amp;lgorithm:</source>
        <translation>알고리즘(&amp;L):</translation>
    </message>
    <message>
        <source>All algorithms</source>
        <translation>모든 알고리즘</translation>
    </message>
    <message>
        <source>Da&amp;ta:</source>
        <translation>데이터(&amp;T):</translation>
    </message>
    <message>
        <source>All data</source>
        <translation>모든 데이터</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>크기(&amp;Z):</translation>
    </message>
    <message>
        <source>All sizes</source>
        <translation>모든 크기</translation>
    </message>
    <message>
        <source>Dev&amp;ice:</source>
        <translation>장치(&amp;I):</translation>
    </message>
    <message>
        <source>All devices</source>
        <translation>모든 장치</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>상대값</translation>
    </message>
    <message>
        <source>Divided by the row&apos;s median before its first change.</source>
        <translation>그 행의 첫 변화 이전 중앙값으로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>time relative to the row&apos;s median before its first change</source>
        <translation>시간(그 행의 첫 변화 이전 중앙값 대비)</translation>
    </message>
    <message>
        <source>No row has this metric</source>
        <translation>이 지표가 있는 행이 없음</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric above.</source>
        <translation>%1: %2 위에서 다른 지표를 선택하세요.</translation>
    </message>
    <message>
        <source>No row is left</source>
        <translation>남은 행이 없음</translation>
    </message>
    <message>
        <source>Choose less above.</source>
        <translation>위에서 조건을 줄이세요.</translation>
    </message>
    <message>
        <source>Rows over time</source>
        <translation>시간에 따른 행별 추이</translation>
    </message>
    <message>
        <source>%1, median of each run</source>
        <translation>%1, 실행별 중앙값</translation>
    </message>
    <message>
        <source>at most %1 % of the changes are false, on average</source>
        <translation>평균적으로 변화의 최대 %1 %가 거짓</translation>
    </message>
    <message>
        <source>▲ ▼ and a dotted line: from there on a row is slower or faster. A click on a point opens its session.</source>
        <translation>▲ ▼와 점선: 그 지점부터 행이 느려지거나 빨라졌습니다. 점을 클릭하면 해당 세션이 열립니다.</translation>
    </message>
    <message>
        <source>Hollow: a figure of poor quality, which does not count.</source>
        <translation>빈 표시: 품질이 나빠 계산에 넣지 않는 값.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s) are drawn, those that changed most. Choose among the others above.</source>
        <translation>
            <numerusform>%n개 행 중 변화가 가장 큰 %1개를 그렸습니다. 다른 행은 위에서 선택하세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 구간</translation>
    </message>
    <message>
        <source>Replicates</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>변화</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::JobChoice</name>
    <message>
        <source>&amp;Job:</source>
        <translation>작업(&amp;J):</translation>
    </message>
    <message>
        <source>%1 · %2 keys</source>
        <translation>%1 · 키 %2개</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::KernelChart</name>
    <message>
        <source>No kernel was timed in this job</source>
        <translation>이 작업에서 시간을 잰 커널이 없음</translation>
    </message>
    <message>
        <source>Its device does not report the times of individual kernels. Choose a job of another device.</source>
        <translation>이 장치는 커널 하나하나의 시간을 알려 주지 않습니다. 다른 장치의 작업을 선택하세요.</translation>
    </message>
    <message>
        <source>No kernel was timed</source>
        <translation>시간을 잰 커널이 없음</translation>
    </message>
    <message>
        <source>Run an algorithm on an OpenCL or CUDA device to see its kernels one by one.</source>
        <translation>OpenCL 또는 CUDA 장치에서 알고리즘을 실행하면 커널을 하나씩 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Adding up the kernels</source>
        <translation>커널을 합산하는 중</translation>
    </message>
    <message>
        <source>The commands of this job could not be read</source>
        <translation>이 작업의 명령을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>Kernel times, %1 by %2</source>
        <extracomment>%1 and %2 are what the algorithm counts: stage and pass, digit and step</extracomment>
        <translation>커널 시간, %1 × %2</translation>
    </message>
    <message>
        <source>Kernel times</source>
        <translation>커널 시간</translation>
    </message>
    <message>
        <source>Launches captured in a graph are timed as one: choose another launch mode to time them individually.</source>
        <translation>그래프로 캡처한 커널 실행은 하나로 시간을 잽니다. 하나씩 재려면 다른 커널 실행 모드를 선택하세요.</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Launches per run</source>
        <translation>실행당 커널 실행 수</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>워크 아이템</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>워크 그룹</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>타이머</translation>
    </message>
    <message>
        <source>median, n = %1</source>
        <translation>중앙값, n = %1</translation>
    </message>
    <message numerus="yes">
        <source>%n launches per run</source>
        <translation>
            <numerusform>실행당 커널 실행 %n회</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 transferred after each</source>
        <extracomment>%1 is a number of bytes with its unit</extracomment>
        <translation>매번 이후 %1 전송</translation>
    </message>
    <message>
        <source>Dashed: timer floor, the time of an empty kernel (%1).</source>
        <translation>점선: 타이머 하한, 곧 빈 커널의 시간(%1).</translation>
    </message>
    <message>
        <source>Hatched: launches shorter than ten times the timer floor. Much of their time is timer overhead.</source>
        <translation>빗금: 타이머 하한의 열 배보다 짧은 커널 실행. 그 시간의 상당 부분은 타이머 오버헤드입니다.</translation>
    </message>
    <message>
        <source>Empty kernel</source>
        <translation>빈 커널</translation>
    </message>
    <message>
        <source>This is less than ten times the timer floor.</source>
        <translation>타이머 하한의 열 배 미만입니다.</translation>
    </message>
    <message>
        <source>Each kernel is launched once per run. A dot is a sample, the first one on top. Line: median. Band: its 95 % interval. The axis does not begin at zero.</source>
        <translation>각 커널은 한 번의 실행에서 한 번만 실행됩니다. 점은 샘플이며 첫 샘플이 맨 위에 있습니다. 선: 중앙값. 띠: 중앙값의 95 % 구간. 축은 0에서 시작하지 않습니다.</translation>
    </message>
    <message>
        <source>Some kernels take less than ten times the timer floor: much of their time is timer overhead.</source>
        <translation>타이머 하한의 열 배 미만인 커널이 있습니다. 그 시간의 상당 부분은 타이머 오버헤드입니다.</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>최단</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>최장</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>Sample %1 of %2</source>
        <translation>샘플 %1/%2</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>색(&amp;C):</translation>
    </message>
    <message>
        <source>From the shortest</source>
        <translation>가장 짧은 것부터</translation>
    </message>
    <message>
        <source>The shortest launch has the first colour, so that differences are visible. Grey if they are within noise.</source>
        <translation>가장 짧은 커널 실행이 첫 색이 되어 차이가 보입니다. 차이가 노이즈 범위 안이면 회색입니다.</translation>
    </message>
    <message>
        <source>From zero</source>
        <translation>0부터</translation>
    </message>
    <message>
        <source>Colours are proportional to times: similar times look alike.</source>
        <translation>색이 시간에 비례합니다. 비슷한 시간은 같아 보입니다.</translation>
    </message>
    <message>
        <source>Grey: the launches differ no more than the samples of a single launch.</source>
        <translation>회색: 커널 실행들의 차이가 그중 하나의 샘플 차이보다 크지 않습니다.</translation>
    </message>
    <message>
        <source>Distance of a pair (keys)</source>
        <translation>쌍의 거리(키)</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>대역폭</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::NaryChart</name>
    <message>
        <source>N-ary search for %1 among %2 elements</source>
        <translation>원소 %2개에서 %1을(를) 찾는 N분 탐색</translation>
    </message>
    <message numerus="yes">
        <source>%n subdivisions</source>
        <translation>
            <numerusform>분할 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passes, one launch each</source>
        <translation>
            <numerusform>패스 %n개, 각각 커널 실행 한 번</numerusform>
        </translation>
    </message>
    <message>
        <source>Each work-item reads the first and the last element of its segment (bold). The one whose segment holds the key reports (filled), and the host launches again on that segment.</source>
        <translation>각 워크 아이템은 자기 구간의 첫 원소와 마지막 원소(굵게)를 읽습니다. 구간에 키가 있는 워크 아이템이 보고하면(채움) 호스트가 그 구간에서 커널 실행을 되풀이합니다.</translation>
    </message>
    <message>
        <source>One element is left: found at element %1.</source>
        <translation>원소 하나가 남았습니다. 원소 %1에서 찾았습니다.</translation>
    </message>
    <message>
        <source>No work-item reports: not found.</source>
        <translation>보고하는 워크 아이템이 없습니다. 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>Before the first pass: the key may be any of elements 0 to %1.</source>
        <translation>첫 패스 전: 키는 원소 0부터 %1까지 중 어느 것이든 될 수 있습니다.</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>패스 %1</translation>
    </message>
    <message>
        <source>elements %1 to %2</source>
        <translation>원소 %1부터 %2까지</translation>
    </message>
    <message numerus="yes">
        <source>%n work-items</source>
        <translation>
            <numerusform>워크 아이템 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them idle</source>
        <translation>
            <numerusform>그중 %n개는 유휴</numerusform>
        </translation>
    </message>
    <message>
        <source>Work-item %1 reports: elements %2 to %3 are left.</source>
        <translation>워크 아이템 %1이(가) 보고합니다. 원소 %2부터 %3까지 남습니다.</translation>
    </message>
    <message>
        <source>Work-item %1 is idle: no segment is left for it.</source>
        <translation>워크 아이템 %1은(는) 유휴입니다. 맡을 구간이 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>Work-item %1 reads element %2 (%3)</source>
        <translation>워크 아이템 %1은(는) 원소 %2(%3)을(를) 읽습니다</translation>
    </message>
    <message>
        <source>Work-item %1 reads elements %2 and %3 (%4 and %5)</source>
        <translation>워크 아이템 %1은(는) 원소 %2와(과) %3(%4, %5)을(를) 읽습니다</translation>
    </message>
    <message>
        <source>%1: its segment holds the key.</source>
        <extracomment>%1 is what a work-item reads: &quot;Work-item 2 reads elements 8 and 11 (31 and 44)&quot;</extracomment>
        <translation>%1: 구간에 키가 있습니다.</translation>
    </message>
    <message>
        <source>%1: its segment does not hold the key.</source>
        <translation>%1: 구간에 키가 없습니다.</translation>
    </message>
    <message>
        <source>Elements left</source>
        <translation>남은 원소</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>구간</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>워크 아이템</translation>
    </message>
    <message>
        <source>array</source>
        <translation>배열</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>패스 %1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::NetworkChart</name>
    <message>
        <source>Bitonic sorting network of %1 keys</source>
        <translation>키 %1개의 바이토닉 정렬 네트워크</translation>
    </message>
    <message>
        <source>%1 stages · %2 passes, one launch each · %3 comparisons</source>
        <translation>%1단계 · %2패스, 각각 커널 실행 한 번 · 비교 %3회</translation>
    </message>
    <message>
        <source>ascending: the larger key goes down</source>
        <translation>오름차순: 더 큰 키가 아래로</translation>
    </message>
    <message>
        <source>descending: the larger key goes up</source>
        <translation>내림차순: 더 큰 키가 위로</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>단계 %1</translation>
    </message>
    <message>
        <source>Stage %1, pass %2</source>
        <translation>단계 %1, 패스 %2</translation>
    </message>
    <message>
        <source>Wire %1</source>
        <translation>선 %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>거리</translation>
    </message>
    <message>
        <source>An arrow points to where the larger key goes; the small numbers are passes. “%1” launches one kernel for every pass; “%2” runs the last stage with its second kernel.</source>
        <extracomment>%1 and %2 are titles of algorithms</extracomment>
        <translation>화살표는 더 큰 키가 가는 곳을 가리킵니다. 작은 숫자는 패스입니다. “%1”은(는) 패스마다 커널 실행을 한 번 하고, “%2”은(는) 마지막 단계를 두 번째 커널로 실행합니다.</translation>
    </message>
    <message>
        <source>Colours show the median times of the same passes in %1, as on the Kernels page. Dashed arrows are descending. Passes that the job does not have are grey.</source>
        <extracomment>%1 is a job: &quot;Bitonic sort · NVIDIA H200 (OpenCL) · 2²⁰ keys&quot;</extracomment>
        <translation>색은 %1에서 같은 패스의 시간 중앙값이며 “커널” 페이지와 같습니다. 점선 화살표는 내림차순입니다. 그 작업에 없는 패스는 회색입니다.</translation>
    </message>
    <message>
        <source>Before the first pass: the keys in their initial order.</source>
        <translation>첫 패스 전: 키가 처음 순서 그대로입니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n work-items</source>
        <translation>
            <numerusform>워크 아이템 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them idle</source>
        <translation>
            <numerusform>그중 %n개는 유휴</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs are swapped</source>
        <translation>
            <numerusform>%n쌍이 자리를 바꿉니다</numerusform>
        </translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>중앙값 %1</translation>
    </message>
    <message>
        <source>Work-item %1 is idle: its key is the right end of a pair, and it returns at once.</source>
        <translation>워크 아이템 %1은(는) 유휴입니다. 그 키가 쌍의 오른쪽 끝이므로 바로 돌아갑니다.</translation>
    </message>
    <message>
        <source>Work-item %1 compares keys %2 and %3 (%4 and %5), ascending: %6.</source>
        <translation>워크 아이템 %1은(는) 키 %2와(과) %3(%4, %5)을(를) 오름차순으로 비교합니다: %6.</translation>
    </message>
    <message>
        <source>Work-item %1 compares keys %2 and %3 (%4 and %5), descending: %6.</source>
        <translation>워크 아이템 %1은(는) 키 %2와(과) %3(%4, %5)을(를) 내림차순으로 비교합니다: %6.</translation>
    </message>
    <message>
        <source>it swaps them</source>
        <translation>맞바꿉니다</translation>
    </message>
    <message>
        <source>they stay</source>
        <translation>그대로 둡니다</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>워크 아이템</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>워크 아이템</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>유휴</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>Work-items of this launch; the grey ones are idle</source>
        <translation>이번 커널 실행의 워크 아이템. 회색은 유휴입니다</translation>
    </message>
    <message>
        <source>Work-items of this launch</source>
        <translation>이번 커널 실행의 워크 아이템</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::PassRatios</name>
    <message>
        <source>Stages and passes against the other algorithm</source>
        <translation>다른 알고리즘과 비교한 단계와 패스</translation>
    </message>
    <message>
        <source>There is no map of stages and passes: the two launch different ones.</source>
        <translation>단계와 패스의 지도가 없습니다. 둘의 커널 실행은 단계와 패스가 서로 다릅니다.</translation>
    </message>
    <message>
        <source>There is no map of stages and passes: not all launches of the two were timed with a stage and a pass.</source>
        <translation>단계와 패스의 지도가 없습니다. 둘의 커널 실행 가운데 단계와 패스별로 측정되지 않은 것이 있습니다.</translation>
    </message>
    <message>
        <source>Each pass: time of %1 / time of %2</source>
        <translation>각 패스: %1의 시간 / %2의 시간</translation>
    </message>
    <message>
        <source>medians; below 1 (blue) it is shorter, 1 is equal, above 1 (orange) longer</source>
        <translation>중앙값; 1 미만(파랑)은 더 짧고, 1은 같으며, 1 초과(주황)는 더 김</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>비율</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::PhaseChart</name>
    <message>
        <source>Kernels</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>The sum of the kernel times.</source>
        <translation>커널 시간의 합입니다.</translation>
    </message>
    <message>
        <source>Wall time not spent in kernels: launches, waiting and host work.</source>
        <translation>경과 시간에서 커널이 아닌 부분입니다: 커널 실행, 대기, 호스트의 일.</translation>
    </message>
    <message>
        <source>No GPU row yet</source>
        <translation>아직 GPU 행 없음</translation>
    </message>
    <message>
        <source>Run a sort or a search on a GPU.</source>
        <translation>GPU에서 정렬이나 탐색을 실행하세요.</translation>
    </message>
    <message>
        <source>The phases of this row are unknown</source>
        <translation>이 행의 세부 시간을 알 수 없음</translation>
    </message>
    <message>
        <source>Its device does not report times of kernels and transfers.</source>
        <translation>이 장치는 커널과 전송의 시간을 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>시간이 쓰인 곳</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>키 %1개</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>비율</translation>
    </message>
    <message>
        <source>Outside kernels</source>
        <translation>커널 밖</translation>
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
        <translation>비율 없음</translation>
    </message>
    <message>
        <source>No pair has figures on both sides.</source>
        <translation>양쪽에 값이 있는 쌍이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), the slowest first</source>
        <translation>
            <numerusform>쌍 %n개, 느린 순</numerusform>
        </translation>
    </message>
    <message>
        <source>How B stands to A</source>
        <translation>A에 견준 B</translation>
    </message>
    <message>
        <source>A mark is a pair, above 1 if B is slower; hollow: not proven. Line: 95 % interval. Band: differences within the noise margin.</source>
        <translation>표시 하나가 한 쌍이며 B가 느리면 1보다 위에 있습니다. 속이 빈 표시: 입증되지 않음. 선: 95 % 구간. 띠: 노이즈 범위 안의 차이.</translation>
    </message>
    <message>
        <source>The axis does not begin at zero.</source>
        <translation>축이 0에서 시작하지 않습니다.</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>입증되지 않음</translation>
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
        <translation>지표(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Error bars:</source>
        <translation>오차 막대(&amp;E):</translation>
    </message>
    <message>
        <source>Quartiles</source>
        <translation>사분위수</translation>
    </message>
    <message>
        <source>The middle half of the samples.</source>
        <translation>샘플의 가운데 절반.</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 구간</translation>
    </message>
    <message>
        <source>The 95 % interval of the median; quartiles where there is none.</source>
        <translation>중앙값의 95 % 구간. 구간이 없으면 사분위수.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::SamplesChart</name>
    <message>
        <source>&amp;Metric:</source>
        <translation>지표(&amp;M):</translation>
    </message>
    <message>
        <source>A&amp;xis:</source>
        <translation>축(&amp;X):</translation>
    </message>
    <message>
        <source>Without outliers</source>
        <translation>이상치 제외</translation>
    </message>
    <message>
        <source>Shows the spread of most samples; outliers lie at the edge.</source>
        <translation>대부분의 샘플이 흩어진 정도를 보여 줍니다. 이상치는 가장자리에 놓입니다.</translation>
    </message>
    <message>
        <source>All samples</source>
        <translation>모든 샘플</translation>
    </message>
    <message>
        <source>Shows how far outliers lie.</source>
        <translation>이상치가 얼마나 떨어져 있는지 보여 줍니다.</translation>
    </message>
    <message>
        <source>From zero</source>
        <translation>0부터</translation>
    </message>
    <message>
        <source>Shows the spread in proportion to the whole time.</source>
        <translation>흩어진 정도를 전체 시간에 비례하여 보여 줍니다.</translation>
    </message>
    <message>
        <source>This job has no samples</source>
        <translation>이 작업에는 샘플이 없습니다</translation>
    </message>
    <message>
        <source>Choose another job, or run it again to take some.</source>
        <translation>다른 작업을 고르거나 다시 실행하여 샘플을 얻으세요.</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>키 %1개</translation>
    </message>
    <message>
        <source>Quality: %1.</source>
        <translation>품질: %1.</translation>
    </message>
    <message>
        <source>Quality: %1 (%2).</source>
        <extracomment>%1 is good, fair or poor, %2 why</extracomment>
        <translation>품질: %1(%2).</translation>
    </message>
    <message>
        <source>Samples: %1</source>
        <translation>샘플: %1</translation>
    </message>
    <message>
        <source>replicates: %1 of %2</source>
        <translation>반복: %2 중 %1</translation>
    </message>
    <message>
        <source>noise: ±%1 %</source>
        <translation>잡음: ±%1 %</translation>
    </message>
    <message>
        <source>sampling stopped: %1</source>
        <translation>샘플링 종료: %1</translation>
    </message>
    <message>
        <source>The samples become slower: second halves of replicates take %1 % longer than first halves.</source>
        <translation>샘플이 점점 느려집니다: 반복의 후반부가 전반부보다 %1 % 더 오래 걸립니다.</translation>
    </message>
    <message>
        <source>The samples become faster: second halves of replicates take %1 % less time than first halves.</source>
        <translation>샘플이 점점 빨라집니다: 반복의 후반부가 전반부보다 %1 % 적은 시간이 걸립니다.</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1(%2 %)</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>외 %1개</translation>
    </message>
    <message>
        <source>Replicates that drift: %1.</source>
        <extracomment>%1 is a list such as &quot;2 (+7.3 %), 4 (−6.1 %)&quot;</extracomment>
        <translation>한쪽으로 변해 가는 반복: %1.</translation>
    </message>
    <message>
        <source>The processor&apos;s frequency changed between replicates: the same chain of operations took up to %1 % longer.</source>
        <translation>반복 사이에 프로세서의 클럭이 바뀌었습니다: 같은 연산 묶음이 최대 %1 % 더 오래 걸렸습니다.</translation>
    </message>
    <message>
        <source>Outliers, drawn hollow: %1. They lie far from the median of their replicate, but are not left out.</source>
        <translation>이상치(속이 빈 표시): %1. 해당 반복의 중앙값에서 멀리 있지만 제외되지는 않습니다.</translation>
    </message>
    <message>
        <source>Beyond the axis: %1. Triangles point to them.</source>
        <translation>축을 벗어남: %1. 삼각형이 그쪽을 가리킵니다.</translation>
    </message>
    <message>
        <source>A dot is a sample. Short lines: medians of the replicates. Long line: the geometric mean of these. Band: its 95 % interval.</source>
        <translation>점 하나가 샘플 하나입니다. 짧은 선: 각 반복의 중앙값. 긴 선: 이들의 기하 평균. 띠: 그 95 % 구간.</translation>
    </message>
    <message>
        <source>If there are too many samples for dots, a column shows the range of several.</source>
        <translation>샘플이 너무 많아 점으로 그릴 수 없으면 기둥 하나가 여러 샘플의 범위를 보여 줍니다.</translation>
    </message>
    <message>
        <source>Replicate %1, samples %2 … %3 of %4</source>
        <translation>반복 %1, 샘플 %2 … %3 / %4</translation>
    </message>
    <message>
        <source>Replicate %1, sample %2 of %3</source>
        <translation>반복 %1, 샘플 %2 / %3</translation>
    </message>
    <message>
        <source>Difference from the replicate&apos;s median</source>
        <translation>반복의 중앙값과의 차이</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM 클럭</translation>
    </message>
    <message>
        <source>Median of the replicate</source>
        <translation>반복의 중앙값</translation>
    </message>
    <message>
        <source>An outlier: it lies far from the median of its replicate, but is not left out.</source>
        <translation>이상치: 해당 반복의 중앙값에서 멀리 있지만 제외되지는 않습니다.</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>분포</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>샘플</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::ScalingChart</name>
    <message>
        <source>&amp;Show:</source>
        <translation>표시(&amp;S):</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>처리량</translation>
    </message>
    <message>
        <source>Keys per second.</source>
        <translation>초당 키 수.</translation>
    </message>
    <message>
        <source>No verified result has this metric</source>
        <translation>이 지표를 가진 검증된 결과가 없음</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric above.</source>
        <translation>%1: %2 위에서 다른 지표를 선택하세요.</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>대역폭</translation>
    </message>
    <message>
        <source>Bytes moved by the kernels divided by the metric&apos;s time.</source>
        <translation>커널이 옮긴 바이트 수를 지표의 시간으로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>Memory traffic is unknown for these algorithms</source>
        <translation>이 알고리즘들의 메모리 트래픽을 알 수 없음</translation>
    </message>
    <message>
        <source>It is known only if it follows from the size alone. Show time or throughput above.</source>
        <translation>크기만으로 정해지는 경우에만 알 수 있습니다. 위에서 시간이나 처리량을 표시하세요.</translation>
    </message>
    <message>
        <source>Time per key</source>
        <translation>키당 시간</translation>
    </message>
    <message>
        <source>Flat for linear-time algorithms.</source>
        <translation>선형 시간 알고리즘에서는 수평입니다.</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>속도 향상</translation>
    </message>
    <message>
        <source>How many times as fast as the fastest CPU row on the same data.</source>
        <translation>같은 데이터에서 가장 빠른 CPU 행의 몇 배 속도인지.</translation>
    </message>
    <message>
        <source>No CPU row to compare with</source>
        <translation>비교할 CPU 행이 없음</translation>
    </message>
    <message>
        <source>Run a sort or a search of the CPU on the same data, or show another quantity above.</source>
        <translation>같은 데이터에서 CPU의 정렬이나 탐색을 실행하거나 위에서 다른 양을 표시하세요.</translation>
    </message>
    <message>
        <source>Share of copy bandwidth</source>
        <translation>복사 대역폭 대비 비율</translation>
    </message>
    <message>
        <source>The bandwidth divided by the device&apos;s calibrated copy bandwidth.</source>
        <translation>대역폭을 보정에서 잰 장치의 복사 대역폭으로 나눈 값입니다.</translation>
    </message>
    <message>
        <source>These devices were not calibrated</source>
        <translation>이 장치들은 보정되지 않았습니다</translation>
    </message>
    <message>
        <source>Choose Run ▸ Calibrate This Machine, and run again, or show the bandwidth above.</source>
        <translation>실행 ▸ 이 컴퓨터 보정을 선택하고 다시 실행하거나, 위에서 대역폭을 표시하세요.</translation>
    </message>
    <message>
        <source>S&amp;plit by:</source>
        <translation>나누기(&amp;P):</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>More than a dozen curves are split by the axis that makes the largest panel smallest.</source>
        <translation>곡선이 열두 개를 넘으면 가장 큰 패널이 가장 작아지는 축으로 나눕니다.</translation>
    </message>
    <message>
        <source>All in one</source>
        <translation>모두 하나에</translation>
    </message>
    <message>
        <source>All curves in one chart, however many there are.</source>
        <translation>몇 개이든 모든 곡선을 한 차트에 그립니다.</translation>
    </message>
    <message>
        <source>A panel for each, with the same axes.</source>
        <translation>값마다 같은 축을 가진 패널 하나씩.</translation>
    </message>
    <message>
        <source>Energy per key</source>
        <translation>키당 에너지</translation>
    </message>
    <message>
        <source>Without the idle device and the restores, from repeated runs, with its 95 % interval.</source>
        <translation>반복 실행에서 구하며, 유휴 장치와 입력 복원의 몫은 뺍니다. 95 % 구간이 함께 나옵니다.</translation>
    </message>
    <message>
        <source>No energy was counted</source>
        <translation>에너지를 재지 않았습니다</translation>
    </message>
    <message>
        <source>Tick Count energy below Transfers and launches, and run again, or show another quantity above.</source>
        <translation>‘전송과 커널 실행’에서 ‘에너지 재기’를 선택하고 다시 실행하거나, 위에서 다른 값을 표시하세요.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::SpeedUpChart</name>
    <message>
        <source>Si&amp;ze:</source>
        <translation>크기(&amp;Z):</translation>
    </message>
    <message>
        <source>&amp;Baseline:</source>
        <translation>기준(&amp;B):</translation>
    </message>
    <message>
        <source>Fastest on the CPU</source>
        <translation>CPU에서 가장 빠른 것</translation>
    </message>
    <message>
        <source>The fairest comparison.</source>
        <translation>가장 공정한 비교입니다.</translation>
    </message>
    <message>
        <source>No verified result has this metric</source>
        <translation>이 지표를 가진 검증된 결과가 없음</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric or size above.</source>
        <translation>%1: %2 위에서 다른 지표나 크기를 선택하세요.</translation>
    </message>
    <message>
        <source>GPU against CPU, %1 keys</source>
        <translation>GPU 대 CPU, 키 %1개</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1, 중앙값</translation>
    </message>
    <message>
        <source>bars: quartiles</source>
        <translation>오차 막대: 사분위수</translation>
    </message>
    <message>
        <source>bars: 95 % interval of the median</source>
        <translation>오차 막대: 중앙값의 95 % 구간</translation>
    </message>
    <message>
        <source>speed-up against %1</source>
        <translation>%1 대비 속도 향상</translation>
    </message>
    <message>
        <source>speed-up against the CPU on the same work</source>
        <translation>같은 작업에서의 CPU 대비 가속</translation>
    </message>
    <message>
        <source>† compares times of two clocks, the device&apos;s and the host&apos;s. The wall clock compares times of one clock.</source>
        <translation>† 두 타이머(장치와 호스트)의 시간을 비교합니다. 경과 시간은 한 타이머의 시간을 비교합니다.</translation>
    </message>
    <message>
        <source>Dashed outline: end to end, with the transfers of input and result.</source>
        <translation>점선 테두리: 입력과 결과의 전송을 포함한 시간.</translation>
    </message>
    <message>
        <source>Without this metric: %1.</source>
        <translation>이 지표 없음: %1.</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>기준</translation>
    </message>
    <message>
        <source>time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>전송 포함</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>%1 대비</translation>
    </message>
    <message>
        <source>The axis is logarithmic: bar lengths are not proportional to times.</source>
        <translation>축이 로그입니다: 막대의 길이는 시간에 비례하지 않습니다.</translation>
    </message>
    <message>
        <source>A&amp;xis:</source>
        <translation>축(&amp;X):</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>선형</translation>
    </message>
    <message>
        <source>Twice the length is twice the time.</source>
        <translation>길이가 두 배면 시간도 두 배입니다.</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>Each step is ten times the previous one: shows short times beside long ones.</source>
        <translation>한 눈금마다 열 배가 되어 짧은 시간을 긴 시간 옆에서 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>‡ rests on a row of poor quality: there was no better one.</source>
        <translation>‡ 품질이 나쁜 행에 근거함: 더 나은 행이 없음.</translation>
    </message>
    <message>
        <source>%1, with transfers %2</source>
        <extracomment>two speed-ups: with keys and result on the device, and with both transfers</extracomment>
        <translation>%1, 전송 포함 %2</translation>
    </message>
    <message>
        <source>Against %1, %2 keys</source>
        <extracomment>%1 is a row</extracomment>
        <translation>%1 대비, 키 %2개</translation>
    </message>
    <message>
        <source>Against a baseline, %1 keys</source>
        <translation>기준 대비, 키 %1개</translation>
    </message>
    <message>
        <source>speed-up against the baseline on the same work</source>
        <translation>같은 작업의 기준 대비 속도 향상</translation>
    </message>
    <message>
        <source>No speed-ups: the baseline has no verified row of this work with this metric.</source>
        <translation>속도 향상 없음: 기준에 이 작업의 이 지표를 가진 검증된 행이 없습니다.</translation>
    </message>
    <message>
        <source>No CPU row did this work, so that another row is proposed as the baseline. Choose any other one above.</source>
        <translation>이 작업을 한 CPU 행이 없어 다른 행을 기준으로 제안합니다. 위에서 다른 행을 고를 수 있습니다.</translation>
    </message>
    <message>
        <source>Da&amp;ta:</source>
        <translation>데이터(&amp;T):</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>자동</translation>
    </message>
    <message>
        <source>Logarithmic where the longest time is many times the shortest.</source>
        <translation>가장 긴 시간이 가장 짧은 시간의 몇 배나 되면 로그입니다.</translation>
    </message>
    <message>
        <source>All data</source>
        <translation>모든 데이터</translation>
    </message>
    <message>
        <source>Bars of all data, side by side.</source>
        <translation>모든 데이터의 막대를 나란히 보여 줍니다.</translation>
    </message>
    <message>
        <source>Rows are measured only against rows of the same data.</source>
        <translation>행은 같은 데이터의 행과만 비교합니다.</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>제안</translation>
    </message>
    <message>
        <source>The fastest of CUB and Thrust, or the first row: no CPU row did this work.</source>
        <translation>CUB와 Thrust 중 가장 빠른 행 또는 첫 행: 이 작업을 한 CPU 행이 없습니다.</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>고정됨: %1</translation>
    </message>
    <message>
        <source>Each row is measured against its counterpart in what is pinned.</source>
        <translation>각 행을 고정된 것의 해당 행과 비교합니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::SpeedUpCurve</name>
    <message>
        <source>Nothing to compare yet</source>
        <translation>아직 비교할 것이 없음</translation>
    </message>
    <message>
        <source>Run the same sort or search on a GPU and on the CPU.</source>
        <translation>같은 데이터의 정렬이나 탐색을 GPU와 CPU에서 실행하세요.</translation>
    </message>
    <message>
        <source>Data on the device (wall clock), against the fastest CPU row on the same data</source>
        <translation>데이터가 장치에 있음(경과 시간), 같은 데이터에서 가장 빠른 CPU 행 대비</translation>
    </message>
    <message>
        <source>Data on the device (wall clock); speed-ups need a GPU row and a CPU row of the same data</source>
        <translation>데이터가 장치에 있음(경과 시간); 속도 향상에는 같은 데이터의 GPU 행과 CPU 행이 필요합니다</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::StudyChart</name>
    <message>
        <source>Stud&amp;y:</source>
        <translation>연구(&amp;Y):</translation>
    </message>
    <message>
        <source>Colum&amp;ns:</source>
        <translation>열(&amp;N):</translation>
    </message>
    <message>
        <source>R&amp;ows:</source>
        <translation>행(&amp;O):</translation>
    </message>
    <message>
        <source>Dev&amp;ice:</source>
        <translation>장치(&amp;I):</translation>
    </message>
    <message>
        <source>Da&amp;ta:</source>
        <translation>데이터(&amp;T):</translation>
    </message>
    <message>
        <source>The studies could not be found</source>
        <translation>연구를 찾을 수 없습니다</translation>
    </message>
    <message>
        <source>Nothing to study yet</source>
        <translation>아직 연구할 것이 없습니다</translation>
    </message>
    <message>
        <source>Give a parameter several values in the experiment panel, such as 64, 128 and 256, or choose several sizes, then press Run. Run ▸ Prepared Experiments ▸ The table of the exercise makes the first study.</source>
        <translation>실험 패널에서 매개변수에 64, 128, 256처럼 여러 값을 주거나 여러 크기를 선택한 뒤 실행을 누르세요. 실행 ▸ 준비된 실험 ▸ 연습 문제의 표를 선택하면 첫 연구가 만들어집니다.</translation>
    </message>
    <message>
        <source>No cell of this study has this metric</source>
        <translation>이 연구에는 이 지표가 있는 칸이 없습니다</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric above.</source>
        <translation>%1: %2 위에서 다른 지표를 선택하세요.</translation>
    </message>
    <message>
        <source>One for each algorithm, and for each of its variants if there are several.</source>
        <translation>알고리즘마다 하나이며, 변형이 여럿이면 변형마다 하나입니다.</translation>
    </message>
    <message>
        <source>One for each merge strategy of an algorithm, all else equal.</source>
        <translation>한 알고리즘의 병합 전략마다 하나이며, 나머지 조건은 모두 같습니다.</translation>
    </message>
    <message>
        <source>The table of the exercise</source>
        <translation>연습 문제의 표</translation>
    </message>
    <message>
        <source>Merge strategies of column radix sort by numbers of lists.</source>
        <translation>열 기수 정렬의 병합 전략을 리스트 수별로 보여 줍니다.</translation>
    </message>
    <message>
        <source>The largest study</source>
        <translation>가장 큰 연구</translation>
    </message>
    <message>
        <source>The parameter with the most cells; sizes if no parameter has several values.</source>
        <translation>칸이 가장 많은 매개변수입니다. 값이 여러 개인 매개변수가 없으면 크기입니다.</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>직접 선택</translation>
    </message>
    <message>
        <source>Uses the columns and rows chosen above.</source>
        <translation>위에서 선택한 열과 행을 씁니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::Timeline</name>
    <message>
        <source>Host</source>
        <translation>호스트</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>큐</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <extracomment>At most so many commands at a time</extracomment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>Time since the first command of the sample (%1)</source>
        <extracomment>%1 is a unit of time</extracomment>
        <translation>샘플의 첫 명령 이후 시간(%1)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::TimelineChart</name>
    <message>
        <source>&amp;Replicate:</source>
        <translation>반복(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Sample:</source>
        <translation>샘플(&amp;S):</translation>
    </message>
    <message>
        <source>%1 (median)</source>
        <extracomment>Of the samples of a replicate</extracomment>
        <translation>%1(중앙값)</translation>
    </message>
    <message>
        <source>No commands to show</source>
        <translation>표시할 명령이 없음</translation>
    </message>
    <message>
        <source>No sample of this job was traced. Choose another job.</source>
        <translation>이 작업에는 추적된 샘플이 없습니다. 다른 작업을 선택하세요.</translation>
    </message>
    <message>
        <source>Reading the commands</source>
        <translation>명령을 읽는 중</translation>
    </message>
    <message>
        <source>The commands of this job could not be read</source>
        <translation>이 작업의 명령을 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>The device does not report when the commands of this job ran.</source>
        <translation>장치가 이 작업의 명령이 언제 실행되었는지 알려 주지 않습니다.</translation>
    </message>
    <message>
        <source>Run an algorithm on an OpenCL or CUDA device to see when its commands ran.</source>
        <translation>OpenCL 또는 CUDA 장치에서 알고리즘을 실행하면 명령이 언제 실행되었는지 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>Timeline of one sample</source>
        <translation>샘플 하나의 타임라인</translation>
    </message>
    <message>
        <source>replicate %1, sample %2</source>
        <translation>반복 %1, 샘플 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n commands</source>
        <translation>
            <numerusform>명령 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 to %2 %3</source>
        <extracomment>A range of time, such as &quot;from 1.25 to 1.50 ms&quot;; %3 is the unit</extracomment>
        <translation>%1부터 %2 %3까지</translation>
    </message>
    <message>
        <source>Without host and queue: this clock (%1) does not record when commands were queued and submitted.</source>
        <extracomment>%1 is a clock</extracomment>
        <translation>호스트와 큐 없음: 이 타이머(%1)는 명령이 언제 큐에 들어가고 제출되었는지 기록하지 않습니다.</translation>
    </message>
    <message>
        <source>Without host: this clock (%1) does not record when commands were queued.</source>
        <translation>호스트 없음: 이 타이머(%1)는 명령이 언제 큐에 들어갔는지 기록하지 않습니다.</translation>
    </message>
    <message>
        <source>Host: queued, not yet submitted. Queue: submitted, not yet started. The higher, the more commands at a time.</source>
        <translation>호스트: 큐에 들어갔으나 아직 제출되지 않음. 큐: 제출되었으나 아직 시작되지 않음. 높을수록 동시에 있는 명령이 많습니다.</translation>
    </message>
    <message>
        <source>Queue: on the device already, and waiting for the kernel in front, from whose end on a kernel counts.</source>
        <translation>큐: 이미 장치에 올라와 앞 커널을 기다리는 중. 커널 시간은 앞 커널이 끝난 때부터 셉니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n commands timed by another clock, or by none, are left out.</source>
        <translation>
            <numerusform>다른 타이머로 쟀거나 재지 않은 명령 %n개는 제외되었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoomed in; double-click to reset.</source>
        <translation>확대되어 있습니다. 두 번 클릭하면 되돌아갑니다.</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>전송</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>소요 시간</translation>
    </message>
    <message>
        <source>Waited on the host</source>
        <translation>호스트에서 대기</translation>
    </message>
    <message>
        <source>Overlaps the kernels in front by</source>
        <translation>앞 커널과 겹친 시간</translation>
    </message>
    <message>
        <source>Waited in the queue</source>
        <translation>큐에서 대기</translation>
    </message>
    <message>
        <source>Gap before</source>
        <translation>앞의 유휴 구간</translation>
    </message>
    <message>
        <source>Bytes moved</source>
        <translation>옮긴 바이트 수</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>워크 아이템</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>워크 그룹</translation>
    </message>
    <message>
        <source>From</source>
        <translation>시작 시점</translation>
    </message>
    <message>
        <source>To</source>
        <translation>끝 시점</translation>
    </message>
    <message>
        <source>Device busy</source>
        <translation>장치 사용률</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Click to see them one by one.</source>
        <translation>클릭하면 하나씩 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::WinnerChart</name>
    <message>
        <source>R&amp;ows:</source>
        <translation>행(&amp;O):</translation>
    </message>
    <message>
        <source>Colum&amp;ns:</source>
        <translation>열(&amp;N):</translation>
    </message>
    <message>
        <source>W&amp;here:</source>
        <translation>범위(&amp;H):</translation>
    </message>
    <message>
        <source>The winners could not be found</source>
        <translation>가장 빠른 행을 찾을 수 없음</translation>
    </message>
    <message>
        <source>No verified result has this metric</source>
        <translation>이 지표를 가진 검증된 결과가 없음</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric or other axes above.</source>
        <translation>%1: %2 위에서 다른 지표나 다른 축을 선택하세요.</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>모든 행</translation>
    </message>
    <message>
        <source>Rows of other work, of another machine or of another state of the device never meet in a cell.</source>
        <translation>작업, 머신 또는 장치 상태가 다른 행은 한 칸에 함께 놓이지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cell(s)</source>
        <translation>
            <numerusform>%1: %n칸</numerusform>
        </translation>
    </message>
    <message>
        <source>alone</source>
        <translation>단독</translation>
    </message>
    <message>
        <source>not proven: a row is of poor quality</source>
        <translation>입증되지 않음: 품질이 나쁜 행이 있음</translation>
    </message>
    <message>
        <source>not proven: as fast is %1</source>
        <translation>입증되지 않음: %1도 그만큼 빠름</translation>
    </message>
    <message numerus="yes">
        <source>not proven: as fast are %1 and %n more</source>
        <translation>
            <numerusform>입증되지 않음: %1 외 %n개도 그만큼 빠름</numerusform>
        </translation>
    </message>
    <message>
        <source>The fastest by %1 and %2</source>
        <extracomment>%1 and %2 are axes: &quot;Data&quot;, &quot;Size (keys)&quot;</extracomment>
        <translation>가장 빠른 행: %1 × %2</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1, 중앙값</translation>
    </message>
    <message>
        <source>lead over the second with its 95 % interval</source>
        <translation>2위 대비 배율과 그 95 % 구간</translation>
    </message>
    <message>
        <source>A filled cell: the winner is proven to be faster than every other row of the cell. An open cell: it is not, and the cell says why.</source>
        <translation>채워진 칸: 가장 빠른 행이 칸의 다른 모든 행보다 빠르다는 것이 입증되었습니다. 빈 칸: 입증되지 않았으며 그 이유가 칸에 적혀 있습니다.</translation>
    </message>
    <message>
        <source>Every winner is alone: measure several algorithms on the same data to see which of them wins.</source>
        <translation>모든 칸에 행이 하나뿐입니다. 같은 데이터로 여러 알고리즘을 측정하면 어느 것이 가장 빠른지 알 수 있습니다.</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>격차</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s)</source>
        <translation>
            <numerusform>%n개 행 더</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>입증되지 않음</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models</name>
    <message>
        <source>Run %1</source>
        <translation>실행 %1</translation>
    </message>
    <message>
        <source>– not comparable</source>
        <translation>– 비교 불가</translation>
    </message>
    <message>
        <source>▼ faster</source>
        <translation>▼ 빠름</translation>
    </message>
    <message>
        <source>▲ slower</source>
        <translation>▲ 느림</translation>
    </message>
    <message>
        <source>= same</source>
        <translation>= 같음</translation>
    </message>
    <message>
        <source>? ambiguous</source>
        <translation>? 불확실</translation>
    </message>
    <message>
        <source>… within one run</source>
        <translation>… 한 실행 안에서만</translation>
    </message>
    <message>
        <source>– not judged</source>
        <translation>– 판정 없음</translation>
    </message>
    <message>
        <source>= alike</source>
        <translation>= 비슷함</translation>
    </message>
    <message>
        <source>%1: %2 (most: %3)</source>
        <translation>%1: %2(대부분 %3)</translation>
    </message>
    <message>
        <source>SM clock: %1 MHz (most: %2 MHz)</source>
        <translation>SM 클럭: %1 MHz(대부분 %2 MHz)</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>실행 중</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>정상</translation>
    </message>
    <message>
        <source>Unsupported</source>
        <translation>지원 안 됨</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>취소됨</translation>
    </message>
    <message>
        <source>Generating data</source>
        <translation>데이터 생성</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>준비 중</translation>
    </message>
    <message>
        <source>Warming up</source>
        <translation>워밍업 중</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>샘플링 중</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>오름차순</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>내림차순</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>맵</translation>
    </message>
    <message>
        <source>Zero-copy</source>
        <translation>제로 카피</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>고정 메모리</translation>
    </message>
    <message>
        <source>Mapped</source>
        <translation>맵된 고정 메모리</translation>
    </message>
    <message>
        <source>Writes and reads the device&apos;s buffer from ordinary host memory.</source>
        <translation>일반 호스트 메모리로 장치 버퍼를 쓰고 읽습니다.</translation>
    </message>
    <message>
        <source>Maps the device&apos;s buffer into host memory, writes or reads it there, and unmaps it.</source>
        <translation>장치 버퍼를 호스트 메모리에 맵하고 거기에서 읽고 쓴 뒤 맵을 해제합니다.</translation>
    </message>
    <message>
        <source>The buffer is in host memory, which the device reads and writes directly.</source>
        <translation>버퍼가 호스트 메모리에 있고 장치가 직접 읽고 씁니다.</translation>
    </message>
    <message>
        <source>Copies from and to page-locked host memory, which the device accesses directly.</source>
        <translation>페이지가 잠긴 호스트 메모리와 복사합니다. 장치가 이 메모리에 직접 접근합니다.</translation>
    </message>
    <message>
        <source>Page-locked host memory is mapped into the device, which reads and writes it directly.</source>
        <translation>페이지가 잠긴 호스트 메모리를 장치에 맵하고 장치가 직접 읽고 씁니다.</translation>
    </message>
    <message>
        <source>Wait after each launch</source>
        <translation>커널 실행마다 대기</translation>
    </message>
    <message>
        <source>Enqueue all, wait once</source>
        <translation>모두 큐에 넣고 한 번 대기</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>그래프</translation>
    </message>
    <message>
        <source>The host waits for every kernel before it launches the next one.</source>
        <translation>호스트가 다음 커널 실행 전에 각 커널이 끝나기를 기다립니다.</translation>
    </message>
    <message>
        <source>The host launches all kernels of a run and waits once, at the end.</source>
        <translation>호스트가 한 번의 실행에 드는 커널 실행을 모두 요청하고 마지막에 한 번 기다립니다.</translation>
    </message>
    <message>
        <source>The launches of a run are captured once and replayed as a whole.</source>
        <translation>한 번의 실행에 드는 커널 실행을 한 번 캡처하고 통째로 재생합니다.</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>중첩</translation>
    </message>
    <message>
        <source>A kernel begins while the one in front of it ends, and waits for it inside; only algorithms whose kernels do so.</source>
        <translation>앞 커널이 끝나는 동안 커널이 시작하고 내부에서 앞 커널을 기다립니다. 커널이 그렇게 하는 알고리즘만 가능합니다.</translation>
    </message>
    <message>
        <source>Host steady clock</source>
        <translation>호스트 단조 타이머</translation>
    </message>
    <message>
        <source>OpenCL events</source>
        <translation>OpenCL 이벤트</translation>
    </message>
    <message>
        <source>CUDA events</source>
        <translation>CUDA 이벤트</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>빠르게</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>표준</translation>
    </message>
    <message>
        <source>Rigorous</source>
        <translation>엄밀</translation>
    </message>
    <message>
        <source>the number of samples was reached</source>
        <translation>샘플 수에 도달함</translation>
    </message>
    <message>
        <source>the noise fell below the target</source>
        <translation>노이즈가 목표 아래로 내려감</translation>
    </message>
    <message>
        <source>the time limit was reached</source>
        <translation>시간 제한에 도달함</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>정렬</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>탐색</translation>
    </message>
    <message>
        <source>Sampling, %1 of at most %2</source>
        <translation>샘플링 중, %1 / 최대 %2</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>실행 안 됨</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>설정되지 않음</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a property of a device</comment>
        <translation>%2의 %1</translation>
    </message>
    <message>
        <source>Job by job</source>
        <translation>작업별</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>번갈아</translation>
    </message>
    <message>
        <source>Replicate %1 of %2: %3</source>
        <translation>반복 %1 / %2: %3</translation>
    </message>
    <message>
        <source>Device warm</source>
        <translation>장치 예열됨</translation>
    </message>
    <message>
        <source>Device idle</source>
        <translation>장치 유휴</translation>
    </message>
    <message>
        <source>The GPU is kept busy until right before each run, so that its clocks stay high.</source>
        <translation>각 실행 직전까지 GPU를 바쁘게 하여 클럭을 높게 유지합니다.</translation>
    </message>
    <message>
        <source>The GPU is idle before each run.</source>
        <translation>각 실행 전에 GPU는 유휴 상태입니다.</translation>
    </message>
    <message>
        <source>Caches warm</source>
        <translation>캐시 따뜻함</translation>
    </message>
    <message>
        <source>Caches cold</source>
        <translation>캐시 차가움</translation>
    </message>
    <message>
        <source>The input of a run may still be in the caches.</source>
        <translation>실행의 입력이 아직 캐시에 남아 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>The caches are filled with other data before each run.</source>
        <translation>각 실행 전에 캐시를 다른 데이터로 채웁니다.</translation>
    </message>
    <message>
        <source>Best available</source>
        <translation>사용할 수 있는 가장 좋은 것</translation>
    </message>
    <message>
        <source>CUPTI</source>
        <translation>CUPTI</translation>
    </message>
    <message>
        <source>Events with gated launch</source>
        <translation>게이트를 둔 커널 실행의 이벤트</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>The first of the following clocks that the device has.</source>
        <translation>다음 타이머 중 장치가 가진 첫 번째 것입니다.</translation>
    </message>
    <message>
        <source>Times that the GPU itself records for each kernel (CUDA).</source>
        <translation>GPU 자체가 각 커널에 대해 기록한 시간입니다(CUDA).</translation>
    </message>
    <message>
        <source>Events of launches that were all queued before the first one began (CUDA).</source>
        <translation>첫 커널 실행이 시작되기 전에 모두 큐에 넣은 커널 실행들의 이벤트입니다(CUDA).</translation>
    </message>
    <message>
        <source>One event before each kernel and one after it.</source>
        <translation>각 커널의 앞과 뒤에 하나씩 둔 이벤트입니다.</translation>
    </message>
    <message>
        <source>CUDA events with gated launch</source>
        <translation>게이트를 둔 커널 실행의 CUDA 이벤트</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>좋음</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>보통</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>나쁨</translation>
    </message>
    <message>
        <source>Bytes moved</source>
        <translation>옮긴 바이트</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>대역폭</translation>
    </message>
    <message>
        <source>Share of copy bandwidth</source>
        <extracomment>the share of the bandwidth of a copy on the device</extracomment>
        <translation>복사 대역폭 대비 비율</translation>
    </message>
    <message>
        <source>Predicted wall clock</source>
        <translation>예측 경과 시간</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>작업 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation>
            <numerusform>변형 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n size(s)</source>
        <translation>
            <numerusform>크기 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of data</source>
        <translation>
            <numerusform>데이터 %n종</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replicate(s)</source>
        <translation>
            <numerusform>반복 %n회</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>약 %1</translation>
    </message>
    <message>
        <source>%1 host memory</source>
        <translation>호스트 메모리 %1</translation>
    </message>
    <message>
        <source>%1 device memory</source>
        <translation>장치 메모리 %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1초</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1시간 %2분</translation>
    </message>
    <message numerus="yes">
        <source>%n unsupported: %1</source>
        <comment>jobs, and the first reason</comment>
        <translation>
            <numerusform>%n개 지원 안 함: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>시드 %1</translation>
    </message>
    <message>
        <source>generators %1</source>
        <translation>생성기 %1</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>키 %1개</translation>
    </message>
    <message>
        <source>%1 % hits</source>
        <translation>적중률 %1 %</translation>
    </message>
    <message>
        <source>%1, %2, sorted</source>
        <translation>%1, %2, 정렬됨</translation>
    </message>
    <message>
        <source>OK, doubtful</source>
        <translation>정상(의심됨)</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>알고리즘</translation>
    </message>
    <message>
        <source>Merge strategies</source>
        <translation>병합 전략</translation>
    </message>
    <message>
        <source>Size (keys)</source>
        <translation>크기(키)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>8-bit unsigned</source>
        <translation>8비트 부호 없음</translation>
    </message>
    <message>
        <source>8-bit signed</source>
        <translation>8비트 부호 있음</translation>
    </message>
    <message>
        <source>16-bit unsigned</source>
        <translation>16비트 부호 없음</translation>
    </message>
    <message>
        <source>16-bit signed</source>
        <translation>16비트 부호 있음</translation>
    </message>
    <message>
        <source>16-bit float</source>
        <translation>16비트 부동소수점</translation>
    </message>
    <message>
        <source>32-bit unsigned</source>
        <translation>32비트 부호 없음</translation>
    </message>
    <message>
        <source>32-bit signed</source>
        <translation>32비트 부호 있음</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>32비트 부동소수점</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) of keys</source>
        <translation>
            <numerusform>키 형식 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>64-bit unsigned</source>
        <translation>64비트 부호 없음</translation>
    </message>
    <message>
        <source>64-bit signed</source>
        <translation>64비트 부호 있음</translation>
    </message>
    <message>
        <source>64-bit float</source>
        <translation>64비트 부동소수점</translation>
    </message>
    <message>
        <source>No values</source>
        <translation>값 없음</translation>
    </message>
    <message>
        <source>32-bit values</source>
        <translation>32비트 값</translation>
    </message>
    <message>
        <source>64-bit values</source>
        <translation>64비트 값</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of values</source>
        <translation>
            <numerusform>값 %n종류</numerusform>
        </translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>기준</translation>
    </message>
    <message>
        <source>%1: %2, here %3</source>
        <extracomment>what is pinned as the baseline; two times</extracomment>
        <translation>%1: %2, 여기서는 %3</translation>
    </message>
    <message>
        <source>Drift between the two runs: %1, as most of their common rows show</source>
        <translation>두 실행 사이의 드리프트: %1(공통 행 대부분에 따름)</translation>
    </message>
    <message>
        <source>Drift between two runs: %1 (calibrations)</source>
        <translation>두 실행 사이의 드리프트: %1(보정)</translation>
    </message>
    <message>
        <source>Drift between two runs: %1 (assumed)</source>
        <translation>두 실행 사이의 드리프트: %1(가정)</translation>
    </message>
    <message>
        <source>95 % interval of the change: %1 … %2</source>
        <extracomment>the ends of an interval</extracomment>
        <translation>변화의 95 % 구간: %1 … %2</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>전송</translation>
    </message>
    <message>
        <source>Launch mode</source>
        <translation>커널 실행 모드</translation>
    </message>
    <message>
        <source>Before each run</source>
        <translation>각 실행 전</translation>
    </message>
    <message>
        <source>fewer bits</source>
        <translation>더 적은 비트</translation>
    </message>
    <message>
        <source>bits that keys share are skipped</source>
        <translation>모든 키에 같은 비트는 건너뜀</translation>
    </message>
    <message>
        <source>%1 of %2 passes</source>
        <extracomment>two numbers: the passes of a radix sort that ran, and all of them</extracomment>
        <translation>패스 %2개 중 %1개</translation>
    </message>
    <message>
        <source>%1, told by the host</source>
        <extracomment>what a sort left out, since the host told it how many bits of the keys count</extracomment>
        <translation>%1, 호스트가 알려 줌</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what a radix sort left out, and why</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>keys below 2^%1</source>
        <translation>2^%1 미만의 키</translation>
    </message>
    <message>
        <source>keys share digits</source>
        <translation>모든 키에 같은 자리가 있음</translation>
    </message>
    <message>
        <source>A lead of %1 is helped by skipped passes: %2.</source>
        <extracomment>%1 is a list of algorithms, %2 what they left out: &quot;3 of 4 passes: keys below 2^20&quot;</extracomment>
        <translation>%1이(가) 앞서는 데에는 건너뛴 패스의 도움이 있습니다: %2.</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>캐시</translation>
    </message>
    <message>
        <source>unknown: the cache is not calibrated</source>
        <translation>알 수 없음: 캐시를 보정하지 않음</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1배 느림</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <translation>%1배 빠름</translation>
    </message>
    <message>
        <source>in the newest run alone: the next one will tell</source>
        <translation>가장 최근 실행에서만: 다음 실행에서 알 수 있음</translation>
    </message>
    <message>
        <source>the same kernel source</source>
        <translation>커널 소스는 같음</translation>
    </message>
    <message>
        <source>none of the recorded facts changed there</source>
        <translation>기록된 정보 중 바뀐 것이 없음</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>Type of keys</source>
        <translation>키 형식</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Keys to find</source>
        <translation>찾을 키 수</translation>
    </message>
    <message>
        <source>Hit ratio</source>
        <translation>적중률</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>알고리즘</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a side; a status; its reason</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1 is not reliable: %2</source>
        <comment>a side; reasons</comment>
        <translation>%1을(를) 믿을 수 없음: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n replicate(s)</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1은(는) 반복 %n회</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; a verdict needs %2 on each side</source>
        <comment>too few replicates</comment>
        <translation>%1. 판정에는 양쪽에 %2회씩 필요합니다</translation>
    </message>
    <message>
        <source>the interval holds 1</source>
        <translation>구간에 1이 들어 있습니다</translation>
    </message>
    <message>
        <source>it may lie within the margin of %1</source>
        <translation>허용 차이 %1 안에 있을 수 있습니다</translation>
    </message>
    <message>
        <source>among so many rows it may be chance</source>
        <translation>이렇게 많은 행 가운데서는 우연일 수 있습니다</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 느림</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 빠름</translation>
    </message>
    <message>
        <source>%1 %2, not proven: %3</source>
        <comment>a sign; a ratio; a reason</comment>
        <translation>%1 %2, 입증되지 않음: %3</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::CompareModel</name>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>알고리즘</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>모드</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>Size (keys)</source>
        <translation>크기(키)</translation>
    </message>
    <message>
        <source>Median A (ms)</source>
        <translation>A 중앙값 (ms)</translation>
    </message>
    <message>
        <source>Median B (ms)</source>
        <translation>B 중앙값 (ms)</translation>
    </message>
    <message>
        <source>B / A</source>
        <translation>B / A</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % 하한</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95 % 상한</translation>
    </message>
    <message>
        <source>B is</source>
        <translation>B 판정</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>Below 1 if B is faster: B divided by A, each the geometric mean of its replicates&apos; medians or, for interleaved jobs, that of the ratios of paired samples.</source>
        <translation>B가 빠르면 1보다 작습니다. B를 A로 나눈 값이며, 각각 반복 중앙값의 기하 평균입니다. 번갈아 실행한 작업에서는 짝지은 샘플 비율의 기하 평균입니다.</translation>
    </message>
    <message>
        <source>Covers the true ratio with 95 %, drift between the two runs included. Within one run, it assumes that samples are independent.</source>
        <translation>참 비율을 95 % 확률로 포함하는 구간이며, 두 실행 사이의 드리프트를 포함합니다. 한 실행 안에서는 샘플이 독립이라고 가정합니다.</translation>
    </message>
    <message>
        <source>Same if the whole interval lies within the margin; faster or slower if it excludes 1, and at most 5 % of such rows are chance; otherwise ambiguous: take more replicates. In brackets: the 95 % interval.</source>
        <translation>구간 전체가 허용 차이 안에 있으면 같음입니다. 구간이 1을 포함하지 않고 그런 행 중 우연이 5 % 이하이면 빠름 또는 느림이며, 그 밖에는 불확실입니다. 반복을 늘리세요. 괄호 안: 95 % 구간.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::DeviceFactsModel</name>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>항목</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>What the API or the driver of the device tells.</source>
        <translation>장치의 API나 드라이버가 알려 주는 내용.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::DevicePairsModel</name>
    <message>
        <source>– no job has figures on both</source>
        <translation>– 양쪽에 값이 있는 작업 없음</translation>
    </message>
    <message numerus="yes">
        <source>%1; slower in %2 of %n job(s)</source>
        <translation>
            <numerusform>%1. 작업 %n개 중 %2개에서 느림</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; faster in %2 of %n job(s)</source>
        <translation>
            <numerusform>%1. 작업 %n개 중 %2개에서 빠름</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; the same in %2 of %n job(s)</source>
        <translation>
            <numerusform>%1. 작업 %n개 중 %2개에서 같음</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; faster in %2, slower in %3 of %n job(s)</source>
        <translation>
            <numerusform>%1. 작업 %n개 중 %2개에서 빠르고 %3개에서 느림</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 against %1: %3</source>
        <extracomment>two devices, and how the second one stands to the first one</extracomment>
        <translation>%1에 견준 %2: %3</translation>
    </message>
    <message>
        <source>B is</source>
        <translation>B 판정</translation>
    </message>
    <message>
        <source>The geometric mean of the ratios of all jobs that both did, in brackets the smallest and the largest one, and in how many of them the verdict is proven.</source>
        <translation>둘 다 한 모든 작업의 비율의 기하 평균, 괄호 안은 가장 작은 값과 가장 큰 값, 그리고 그중 몇 개에서 판정이 입증되었는지입니다.</translation>
    </message>
    <message>
        <source>B / A</source>
        <translation>B / A</translation>
    </message>
    <message>
        <source>Below 1 if B is faster: the geometric mean over the jobs.</source>
        <translation>B가 빠르면 1보다 작습니다. 작업 전체의 기하 평균입니다.</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>최소</translation>
    </message>
    <message>
        <source>The smallest ratio of a job.</source>
        <translation>한 작업의 가장 작은 비율입니다.</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>The largest ratio of a job.</source>
        <translation>한 작업의 가장 큰 비율입니다.</translation>
    </message>
    <message>
        <source>Slower in</source>
        <translation>느린 작업</translation>
    </message>
    <message>
        <source>Jobs in which B is slower.</source>
        <translation>B가 느린 작업입니다.</translation>
    </message>
    <message>
        <source>Faster in</source>
        <translation>빠른 작업</translation>
    </message>
    <message>
        <source>Jobs in which B is faster.</source>
        <translation>B가 빠른 작업입니다.</translation>
    </message>
    <message>
        <source>Same in</source>
        <translation>같음</translation>
    </message>
    <message>
        <source>Jobs that take the same time on both, within the margin.</source>
        <translation>허용 차이 안에서 둘의 시간이 같은 작업입니다.</translation>
    </message>
    <message>
        <source>Not proven</source>
        <translation>입증되지 않음</translation>
    </message>
    <message>
        <source>Jobs without a proven verdict: Compare says why.</source>
        <translation>판정이 입증되지 않은 작업입니다. 이유는 ‘비교’에 있습니다.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Jobs that both did.</source>
        <translation>둘 다 한 작업입니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::DevicesModel</name>
    <message>
        <source>with driver %1: calibrate again</source>
        <translation>드라이버 %1에서 보정됨: 다시 보정하세요</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>아직 없음</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The device&apos;s name on the command line.</source>
        <translation>명령줄에서 쓰는 장치의 이름.</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>유닛</translation>
    </message>
    <message>
        <source>Compute units, or hardware threads of the processor.</source>
        <translation>컴퓨트 유닛 또는 프로세서의 하드웨어 스레드.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Wall margin (%)</source>
        <translation>경과 시간 허용차 (%)</translation>
    </message>
    <message>
        <source>Smaller differences between the wall clocks of two runs of the same job are within noise.</source>
        <translation>같은 작업을 두 번 실행한 경과 시간의 이보다 작은 차이는 노이즈 범위 안입니다.</translation>
    </message>
    <message>
        <source>Kernel margin (%)</source>
        <translation>커널 허용차 (%)</translation>
    </message>
    <message>
        <source>Smaller differences between the kernel times of two runs of the same job are within noise.</source>
        <translation>같은 작업을 두 번 실행한 커널 시간의 이보다 작은 차이는 노이즈 범위 안입니다.</translation>
    </message>
    <message>
        <source>Copy (GB/s)</source>
        <translation>복사 (GB/s)</translation>
    </message>
    <message>
        <source>Bandwidth of a copy on the device, which counts bytes read and bytes written.</source>
        <translation>장치 안의 복사 대역폭. 읽은 바이트와 쓴 바이트를 모두 셉니다.</translation>
    </message>
    <message>
        <source>Launch (µs)</source>
        <translation>커널 실행 (µs)</translation>
    </message>
    <message>
        <source>Host time per launch of a chain of empty kernels, enqueued together.</source>
        <translation>빈 커널을 한꺼번에 큐에 넣을 때 커널 실행마다 드는 호스트 시간.</translation>
    </message>
    <message>
        <source>Synchronous launch (µs)</source>
        <translation>동기 커널 실행 (µs)</translation>
    </message>
    <message>
        <source>Host time per launch if the host waits for each empty kernel.</source>
        <translation>호스트가 빈 커널을 하나씩 기다릴 때 커널 실행마다 드는 호스트 시간.</translation>
    </message>
    <message>
        <source>Empty kernel (µs)</source>
        <translation>빈 커널 (µs)</translation>
    </message>
    <message>
        <source>Timer floor: the time that the device clock reports for a kernel that does nothing.</source>
        <translation>타이머 하한: 아무것도 하지 않는 커널에 대해 장치 타이머가 알려 주는 시간입니다.</translation>
    </message>
    <message>
        <source>Idle clock (MHz)</source>
        <translation>유휴 클럭 (MHz)</translation>
    </message>
    <message>
        <source>The SM clock of the idle GPU.</source>
        <translation>GPU가 유휴 상태일 때의 SM 클럭.</translation>
    </message>
    <message>
        <source>Loaded clock (MHz)</source>
        <translation>부하 클럭 (MHz)</translation>
    </message>
    <message>
        <source>The SM clock under load.</source>
        <translation>부하가 있을 때의 SM 클럭.</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>보정</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>드라이버</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Copy in cache (GB/s)</source>
        <translation>캐시 안의 복사 (GB/s)</translation>
    </message>
    <message>
        <source>Bandwidth of the fastest copy of so little data that it stays in a cache; empty if none was faster than a copy in memory.</source>
        <translation>캐시에 머무를 만큼 적은 데이터의 가장 빠른 복사 대역폭. 메모리 안의 복사보다 빠른 것이 없었으면 비어 있습니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::FleetModel</name>
    <message>
        <source>The 95 % interval of its median ratio over jobs.</source>
        <translation>작업 전체에 대한 비율의 중앙값의 95 % 구간입니다.</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>판정</translation>
    </message>
    <message>
        <source>Slower or faster if it is so in significantly many jobs.</source>
        <translation>유의하게 많은 작업에서 느리거나 빠르면 느림 또는 빠름입니다.</translation>
    </message>
    <message>
        <source>Relative to median</source>
        <translation>중앙값 대비</translation>
    </message>
    <message>
        <source>Above 1 if it is slower: its time divided by the median of the devices of its kind, as the median over all jobs.</source>
        <translation>느리면 1보다 큽니다. 같은 종류의 장치의 중앙값에 대한 시간의 비율이며, 모든 작업의 중앙값입니다.</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % 하한</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95 % 상한</translation>
    </message>
    <message>
        <source>Slower in</source>
        <translation>느린 작업</translation>
    </message>
    <message>
        <source>Jobs in which it is slower than the others.</source>
        <translation>다른 장치보다 느린 작업입니다.</translation>
    </message>
    <message>
        <source>Faster in</source>
        <translation>빠른 작업</translation>
    </message>
    <message>
        <source>Jobs in which it is faster than the others.</source>
        <translation>다른 장치보다 빠른 작업입니다.</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>판정됨</translation>
    </message>
    <message>
        <source>Jobs with a verdict: their quality is not poor, and enough devices ran them.</source>
        <translation>판정이 있는 작업: 품질이 나쁘지 않고 충분한 수의 장치가 실행한 것입니다.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Differs from majority</source>
        <translation>다수와 다른 점</translation>
    </message>
    <message>
        <source>Properties of its machine, driver or clock that differ from those of more than half of the others.</source>
        <translation>컴퓨터, 드라이버, 클럭이 다른 장치의 절반 이상과 다른 점입니다.</translation>
    </message>
    <message>
        <source>SM clock (MHz)</source>
        <translation>SM 클럭 (MHz)</translation>
    </message>
    <message>
        <source>The median of its jobs.</source>
        <translation>작업 전체의 중앙값입니다.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>종류</translation>
    </message>
    <message>
        <source>Devices of one kind are compared with each other.</source>
        <translation>같은 종류의 장치끼리 비교합니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::HistoryModel</name>
    <message>
        <source>The 95 % interval of the change.</source>
        <translation>변화의 95 % 구간입니다.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>The first run behind the change.</source>
        <translation>변화 이후의 첫 실행입니다.</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>알고리즘</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>Size (keys)</source>
        <translation>크기(키)</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>변화</translation>
    </message>
    <message>
        <source>The figures behind the change, divided by those in front of it.</source>
        <translation>변화 이후의 값을 이전의 값으로 나눈 것입니다.</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % 하한</translation>
    </message>
    <message>
        <source>95 % to</source>
        <translation>95 % 상한</translation>
    </message>
    <message>
        <source>What changed there</source>
        <translation>그때 바뀐 것</translation>
    </message>
    <message>
        <source>What differs between the last run in front of the change and the first one behind it.</source>
        <translation>변화 이전의 마지막 실행과 이후의 첫 실행 사이의 차이입니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::JobsModel</name>
    <message>
        <source>Job</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>Size (keys)</source>
        <translation>크기(키)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>상태</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>a state, and how many of its replicates a job has</extracomment>
        <translation>%1, %2 / %3</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>품질</translation>
    </message>
    <message>
        <source>How reliable the wall clock is. A row of poor quality gets no verdict.</source>
        <translation>경과 시간의 신뢰도입니다. 품질이 나쁜 행에는 판정을 내리지 않습니다.</translation>
    </message>
    <message>
        <source>Doubtful: the job is ok, but it has warnings, or its wall clock is of poor quality.</source>
        <translation>의심됨: 작업은 정상이지만 경고가 있거나 경과 시간의 품질이 나쁩니다.</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>변형</translation>
    </message>
    <message>
        <source>Algorithm and merge strategy, with the parameters and modes that are not the defaults, or that differ between rows of this device and algorithm.</source>
        <translation>알고리즘과 병합 전략. 기본값이 아니거나 이 장치와 알고리즘의 행 사이에서 서로 다른 매개변수와 모드를 함께 표시합니다.</translation>
    </message>
    <message>
        <source>Wall median (ms)</source>
        <translation>경과 시간 중앙값(ms)</translation>
    </message>
    <message>
        <source>Host clock: median time of one run, without transfers.</source>
        <translation>호스트 타이머: 한 번 실행의 중앙값. 전송은 제외합니다.</translation>
    </message>
    <message>
        <source>± (%)</source>
        <translation>± (%)</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the wall median, in percent of the median. Needs at least three replicates.</source>
        <translation>경과 시간 중앙값의 95 % 구간 너비의 절반을 중앙값에 대한 백분율로 나타냅니다. 반복이 3회 이상 필요합니다.</translation>
    </message>
    <message>
        <source>vs CPU</source>
        <translation>CPU 대비</translation>
    </message>
    <message>
        <source>Mkeys/s</source>
        <translation>M키/초</translation>
    </message>
    <message>
        <source>Millions of keys per second, by the wall median.</source>
        <translation>경과 시간 중앙값으로 계산한 초당 백만 키 수.</translation>
    </message>
    <message>
        <source>Kernel sum (ms)</source>
        <translation>커널 합계(ms)</translation>
    </message>
    <message>
        <source>Device clock: median of the sum of all kernels of a run.</source>
        <translation>장치 타이머: 한 번 실행의 모든 커널 합계의 중앙값.</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>샘플 수</translation>
    </message>
    <message>
        <source>Timed and verified runs, without warm-up runs.</source>
        <translation>시간을 재고 검증한 실행이며 워밍업 실행은 포함하지 않습니다.</translation>
    </message>
    <message>
        <source>Wall minimum (ms)</source>
        <translation>경과 시간 최솟값(ms)</translation>
    </message>
    <message>
        <source>Host clock: the fastest run, without transfers.</source>
        <translation>호스트 타이머: 가장 빠른 실행. 전송은 제외합니다.</translation>
    </message>
    <message>
        <source>Wall MAD (ms)</source>
        <translation>경과 시간 MAD(ms)</translation>
    </message>
    <message>
        <source>Host clock: median absolute deviation from the median.</source>
        <translation>호스트 타이머: 중앙값에서의 절대 편차의 중앙값.</translation>
    </message>
    <message>
        <source>Device span (ms)</source>
        <translation>장치 구간(ms)</translation>
    </message>
    <message>
        <source>Device clock: median time from the first kernel&apos;s start to the last kernel&apos;s end.</source>
        <translation>장치 타이머: 첫 커널의 시작부터 마지막 커널의 끝까지의 중앙값.</translation>
    </message>
    <message>
        <source>Upload (ms)</source>
        <translation>업로드(ms)</translation>
    </message>
    <message>
        <source>Device clock: median time to bring the input to the device.</source>
        <translation>장치 타이머: 입력을 장치로 보내는 시간의 중앙값.</translation>
    </message>
    <message>
        <source>Download (ms)</source>
        <translation>다운로드(ms)</translation>
    </message>
    <message>
        <source>Device clock: median time to bring the result back.</source>
        <translation>장치 타이머: 결과를 가져오는 시간의 중앙값.</translation>
    </message>
    <message>
        <source>End to end (ms)</source>
        <translation>전송 포함(ms)</translation>
    </message>
    <message>
        <source>Host clock: median time of upload, run and download together.</source>
        <translation>호스트 타이머: 업로드, 실행, 다운로드를 합친 시간의 중앙값.</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>커널 실행 수</translation>
    </message>
    <message>
        <source>Kernel launches of one run.</source>
        <translation>한 번 실행의 커널 실행 수.</translation>
    </message>
    <message>
        <source>Compute units busy</source>
        <translation>사용 중인 컴퓨트 유닛</translation>
    </message>
    <message>
        <source>Compute units that the longest launch kept busy: the number of its work-groups, at most that of the device&apos;s compute units.</source>
        <translation>가장 긴 커널 실행이 사용한 컴퓨트 유닛 수: 워크 그룹 수이며 최대 장치의 컴퓨트 유닛 수입니다.</translation>
    </message>
    <message>
        <source>SM clock (MHz)</source>
        <translation>SM 클럭 (MHz)</translation>
    </message>
    <message>
        <source>Median of the GPU&apos;s sensor readings before and after each sample.</source>
        <translation>각 샘플 전후에 GPU 센서를 읽은 값의 중앙값.</translation>
    </message>
    <message>
        <source>Bandwidth (GB/s)</source>
        <translation>대역폭(GB/s)</translation>
    </message>
    <message>
        <source>Bytes moved by the kernels of a run, divided by kernel time minus timer overhead; on the CPU, by the wall median. ≥ marks a lower bound.</source>
        <translation>한 번의 실행에서 커널이 옮기는 바이트 수를 타이머 오버헤드를 뺀 커널 시간으로 나눈 값입니다. CPU에서는 경과 시간 중앙값으로 나눕니다. ≥는 하한을 나타냅니다.</translation>
    </message>
    <message>
        <source>% of copy bandwidth</source>
        <translation>복사 대역폭 대비(%)</translation>
    </message>
    <message>
        <source>The bandwidth in percent of the bandwidth of a copy on the device. More than 100 if caches help.</source>
        <translation>장치 안의 복사 대역폭에 대한 백분율입니다. 캐시가 도우면 100을 넘습니다.</translation>
    </message>
    <message>
        <source>Predicted (ms)</source>
        <translation>예측(ms)</translation>
    </message>
    <message>
        <source>Wall clock of a run predicted from bytes moved and launch count.</source>
        <translation>옮기는 바이트 수와 커널 실행 수로 예측한 한 번 실행의 경과 시간입니다.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>전송</translation>
    </message>
    <message>
        <source>Launch mode</source>
        <translation>커널 실행 모드</translation>
    </message>
    <message>
        <source>Device clock</source>
        <translation>장치 타이머</translation>
    </message>
    <message>
        <source>The clock that timed kernel sum, device span and transfers. Times of different clocks are only roughly comparable.</source>
        <translation>커널 합계, 장치 구간, 전송을 잰 타이머. 서로 다른 타이머의 시간은 대략적으로만 비교할 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <extracomment>a CPU row, and how long it took</extracomment>
        <translation>%1: 소요 시간 %2</translation>
    </message>
    <message>
        <source>vs baseline</source>
        <translation>기준 대비</translation>
    </message>
    <message>
        <source>Change of the wall median against the pinned baseline, with the sign of the verdict: ▼ faster, ▲ slower, = same, ? ambiguous, … within one run.</source>
        <translation>고정한 기준에 대한 경과 시간 중앙값의 변화와 판정 기호: ▼ 빠름, ▲ 느림, = 같음, ? 판정 불가, … 한 실행 안에서만.</translation>
    </message>
    <message>
        <source>%1 ± %2 %</source>
        <translation>%1 ± %2 %</translation>
    </message>
    <message>
        <source>With transfers: %1</source>
        <translation>전송 포함: %1</translation>
    </message>
    <message>
        <source>One of the two rows is of poor quality.</source>
        <translation>두 행 중 하나의 품질이 나쁩니다.</translation>
    </message>
    <message>
        <source>How many times as fast as the fastest CPU row that did the same work on the same machine, with keys and result on the device (wall clock), and half the width of the 95 % interval.</source>
        <translation>같은 컴퓨터에서 같은 일을 한 가장 빠른 CPU 행보다 몇 배 빠른지(키와 결과가 장치에 있음, 경과 시간), 그리고 95 % 구간 너비의 절반.</translation>
    </message>
    <message>
        <source>%1 nJ/key, %2 W above %3 W of the idle device</source>
        <extracomment>energy for each key, power of the runs, and power of the idle device, each with a 95 % interval</extracomment>
        <translation>%1 nJ/키, 유휴 장치의 %3 W보다 %2 W 높음</translation>
    </message>
    <message>
        <source>Energy (nJ/key)</source>
        <translation>에너지 (nJ/키)</translation>
    </message>
    <message>
        <source>Energy of a run for each key, without the idle device and without the restore of the input, from repeated runs behind the samples.</source>
        <translation>실행 한 번의 키당 에너지. 유휴 장치와 입력 복원의 몫을 빼고, 샘플 뒤의 반복 실행에서 구합니다.</translation>
    </message>
    <message>
        <source>Power (W)</source>
        <translation>전력 (W)</translation>
    </message>
    <message>
        <source>The power that the runs add to that of the idle device.</source>
        <translation>유휴 장치의 전력에 실행이 더하는 전력.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::KernelPairsModel</name>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>A (µs)</source>
        <translation>A (µs)</translation>
    </message>
    <message>
        <source>Sum of its launches in one run of A, median over the samples; ~: near the timer floor.</source>
        <translation>A의 실행 한 번에서 이 커널 실행 시간의 합, 샘플의 중앙값. ~: 타이머 하한에 가까움.</translation>
    </message>
    <message>
        <source>B (µs)</source>
        <translation>B (µs)</translation>
    </message>
    <message>
        <source>Sum of its launches in one run of B, median over the samples; ~: near the timer floor.</source>
        <translation>B의 실행 한 번에서 이 커널 실행 시간의 합, 샘플의 중앙값. ~: 타이머 하한에 가까움.</translation>
    </message>
    <message>
        <source>B against A</source>
        <translation>A 대비 B</translation>
    </message>
    <message>
        <source>Change of the time from A to B. Single kernels have no verdict: the table above has that of the whole run.</source>
        <translation>A에서 B로의 시간 변화. 커널 하나에는 판정이 없습니다. 실행 전체의 판정은 위의 표에 있습니다.</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>커널 실행 횟수</translation>
    </message>
    <message>
        <source>In one run.</source>
        <translation>한 번의 실행에서.</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>워크 아이템</translation>
    </message>
    <message>
        <source>Of its first launch.</source>
        <translation>첫 커널 실행의 값.</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>워크 그룹</translation>
    </message>
    <message>
        <source>Work-items in a work-group of its first launch.</source>
        <translation>첫 커널 실행에서 워크 그룹의 워크 아이템 수.</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>Per work-item.</source>
        <translation>워크 아이템당.</translation>
    </message>
    <message>
        <source>Spilled (bytes)</source>
        <translation>스필 (바이트)</translation>
    </message>
    <message>
        <source>Registers that the kernel&apos;s code stores in memory.</source>
        <translation>커널 코드가 메모리에 저장하는 레지스터.</translation>
    </message>
    <message>
        <source>Local memory (bytes)</source>
        <translation>로컬 메모리 (바이트)</translation>
    </message>
    <message>
        <source>Of a work-group of its first launch: what the kernel declares, and what the launch adds.</source>
        <translation>첫 커널 실행의 워크 그룹 하나: 커널이 선언한 양과 실행이 더하는 양.</translation>
    </message>
    <message>
        <source>Occupancy (%)</source>
        <translation>점유율 (%)</translation>
    </message>
    <message>
        <source>Theoretical: the work-items that a compute unit holds at once, as a share of those that it has room for.</source>
        <translation>이론값: 컴퓨트 유닛이 동시에 담는 워크 아이템의 수용량 대비 비율.</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>제한 요인</translation>
    </message>
    <message>
        <source>What keeps more work-groups from a compute unit.</source>
        <translation>컴퓨트 유닛이 더 많은 워크 그룹을 담지 못하는 요인.</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>웨이브 수</translation>
    </message>
    <message>
        <source>Work-groups of its first launch, divided by those that the device holds at once.</source>
        <translation>첫 커널 실행의 워크 그룹 수를 장치가 동시에 담는 수로 나눈 값.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::KernelsModel</name>
    <message>
        <source>Kernel</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>커널 실행 수</translation>
    </message>
    <message>
        <source>In one run.</source>
        <translation>한 번의 실행에서.</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>시간 (µs)</translation>
    </message>
    <message>
        <source>Sum of its launches in one run, median over the traced samples; ~: near the timer floor.</source>
        <translation>한 번의 실행에서 커널 실행의 합, 추적한 샘플의 중앙값. ~: 타이머 하한에 가까움.</translation>
    </message>
    <message>
        <source>MAD (µs)</source>
        <translation>MAD (µs)</translation>
    </message>
    <message>
        <source>Median absolute deviation of that time over the samples.</source>
        <translation>그 시간의 샘플에 걸친 중앙값 절대 편차.</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>비율 (%)</translation>
    </message>
    <message>
        <source>Share of the time of all kernels of a run.</source>
        <translation>한 번의 실행에서 모든 커널 시간에 대한 비율.</translation>
    </message>
    <message>
        <source>Mean launch (µs)</source>
        <translation>커널 실행 평균 (µs)</translation>
    </message>
    <message>
        <source>The time, divided by the launches.</source>
        <translation>시간을 커널 실행 수로 나눈 값.</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>워크 아이템</translation>
    </message>
    <message>
        <source>Of its first launch.</source>
        <translation>첫 커널 실행의 값.</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>워크 그룹</translation>
    </message>
    <message>
        <source>Work-items in a work-group of its first launch.</source>
        <translation>첫 커널 실행에서 워크 그룹의 워크 아이템 수.</translation>
    </message>
    <message>
        <source>vs baseline</source>
        <translation>기준 대비</translation>
    </message>
    <message>
        <source>Change of the time against the same kernel of the pinned baseline. Single kernels have no verdict: the table of jobs has that of the whole run.</source>
        <translation>고정한 기준의 같은 커널에 대한 시간의 변화. 커널 하나에는 판정이 없으며, 실행 전체의 판정은 작업 표에 있습니다.</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>Per work-item.</source>
        <translation>워크 아이템당.</translation>
    </message>
    <message>
        <source>Spilled (bytes)</source>
        <translation>스필 (바이트)</translation>
    </message>
    <message>
        <source>Registers that the kernel&apos;s code stores in memory.</source>
        <translation>커널 코드가 메모리에 저장하는 레지스터.</translation>
    </message>
    <message>
        <source>Local memory (bytes)</source>
        <translation>로컬 메모리 (바이트)</translation>
    </message>
    <message>
        <source>Of a work-group of its first launch: what the kernel declares, and what the launch adds.</source>
        <translation>첫 커널 실행의 워크 그룹 하나: 커널이 선언한 양과 실행이 더하는 양.</translation>
    </message>
    <message>
        <source>Occupancy (%)</source>
        <translation>점유율 (%)</translation>
    </message>
    <message>
        <source>Theoretical: the work-items that a compute unit holds at once, as a share of those that it has room for.</source>
        <translation>이론값: 컴퓨트 유닛이 동시에 담는 워크 아이템의 수용량 대비 비율.</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>제한 요인</translation>
    </message>
    <message>
        <source>What keeps more work-groups from a compute unit.</source>
        <translation>컴퓨트 유닛이 더 많은 워크 그룹을 담지 못하는 요인.</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>웨이브 수</translation>
    </message>
    <message>
        <source>Work-groups of its first launch, divided by those that the device holds at once.</source>
        <translation>첫 커널 실행의 워크 그룹 수를 장치가 동시에 담는 수로 나눈 값.</translation>
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
        <translation>측정하지 않았거나 검증되지 않음</translation>
    </message>
    <message>
        <source>Job %1 does not have this metric</source>
        <translation>작업 %1에는 이 지표가 없습니다</translation>
    </message>
    <message numerus="yes">
        <source>Job %1: %2, median of %n samples</source>
        <translation>
            <numerusform>작업 %1: %2, 샘플 %n개의 중앙값</numerusform>
        </translation>
    </message>
    <message>
        <source>95 % interval: %1</source>
        <translation>95 % 구간: %1</translation>
    </message>
    <message>
        <source>The shortest of those that did the same work</source>
        <translation>같은 작업을 한 것 중 가장 짧습니다</translation>
    </message>
    <message>
        <source>the shortest</source>
        <translation>가장 짧음</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages</name>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 파일 (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>Export Chart</source>
        <translation>차트 내보내기</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>그림 (%1)</translation>
    </message>
    <message>
        <source>About Sortscope</source>
        <translation>Sortscope 정보</translation>
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
        <translation>GPU 정렬과 탐색을 커널 단위로 프로파일링하고 CPU와 비교합니다.

리비전 %1
Qt %2

GNU 일반 공중 사용 허가서 버전 3 이상을 따르는 자유 소프트웨어입니다. 어떠한 보증도 없습니다.</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON 파일 (*.json)</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>JSON으로 내보내기</translation>
    </message>
    <message>
        <source>Export as Markdown Table</source>
        <translation>Markdown 표로 내보내기</translation>
    </message>
    <message>
        <source>Markdown files (*.md)</source>
        <translation>Markdown 파일 (*.md)</translation>
    </message>
    <message>
        <source>Export as Chrome Trace</source>
        <translation>Chrome 추적으로 내보내기</translation>
    </message>
    <message>
        <source>Export as Google Benchmark JSON</source>
        <translation>Google Benchmark JSON으로 내보내기</translation>
    </message>
    <message>
        <source>Sortscope sessions (*.sortscope)</source>
        <translation>Sortscope 세션 (*.sortscope)</translation>
    </message>
    <message>
        <source>Open Session</source>
        <translation>세션 열기</translation>
    </message>
    <message>
        <source>Save Session As</source>
        <translation>다른 이름으로 세션 저장</translation>
    </message>
    <message>
        <source>Save the results of this session?</source>
        <translation>이 세션의 결과를 저장할까요?</translation>
    </message>
    <message>
        <source>They are not saved in a file yet. Discarded results cannot be restored.</source>
        <translation>아직 파일에 저장되지 않았습니다. 버린 결과는 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>Delete this session?</source>
        <translation>이 세션을 삭제할까요?</translation>
    </message>
    <message>
        <source>%1. It cannot be restored.</source>
        <translation>%1. 되돌릴 수 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Notes on the Session</source>
        <translation>세션 메모</translation>
    </message>
    <message>
        <source>Purpose of this session, changes, findings…</source>
        <translation>이 세션의 목적, 변경 사항, 알아낸 것…</translation>
    </message>
    <message>
        <source>A run is active. Closing the window cancels it, also after saving.</source>
        <translation>실행이 진행 중입니다. 창을 닫으면 저장하더라도 실행이 취소됩니다.</translation>
    </message>
    <message>
        <source>Cancel the active run?</source>
        <translation>진행 중인 실행을 취소할까요?</translation>
    </message>
    <message>
        <source>Closing the window cancels it. The jobs that have finished are in the session&apos;s file.</source>
        <translation>창을 닫으면 실행이 취소됩니다. 끝난 작업은 세션 파일에 들어 있습니다.</translation>
    </message>
    <message>
        <source>Cancel the &amp;Run and Close</source>
        <translation>실행을 취소하고 닫기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep Running</source>
        <translation>계속 실행(&amp;K)</translation>
    </message>
    <message>
        <source>Calibrate this machine?</source>
        <translation>이 컴퓨터를 보정할까요?</translation>
    </message>
    <message numerus="yes">
        <source>It takes about %n second(s). Nothing else should run on the machine meanwhile.</source>
        <translation>
            <numerusform>약 %n초 걸립니다. 그동안 이 컴퓨터에서 다른 작업을 실행하지 마세요.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Calibrate</source>
        <translation>보정(&amp;C)</translation>
    </message>
    <message>
        <source>This machine is calibrated.</source>
        <translation>이 컴퓨터를 보정했습니다.</translation>
    </message>
    <message>
        <source>Smaller differences between the wall clocks or the kernel times of two runs are within noise. Later runs store these figures.</source>
        <translation>두 실행의 경과 시간이나 커널 시간의 이보다 작은 차이는 노이즈 범위 안입니다. 이후의 실행은 이 값을 저장합니다.</translation>
    </message>
    <message>
        <source>Add Algorithms</source>
        <translation>알고리즘 추가</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>CSV로 내보내기</translation>
    </message>
    <message>
        <source>Open a Folder of Sessions</source>
        <translation>세션 폴더 열기</translation>
    </message>
    <message>
        <source>Export Report</source>
        <translation>보고서 내보내기</translation>
    </message>
    <message>
        <source>HTML files (*.html)</source>
        <translation>HTML 파일 (*.html)</translation>
    </message>
    <message>
        <source>Add an Algorithm Library</source>
        <translation>알고리즘 라이브러리 추가</translation>
    </message>
    <message>
        <source>Shared libraries (*.so)</source>
        <translation>공유 라이브러리 (*.so)</translation>
    </message>
    <message>
        <source>Export Results as CSV (a Row per Job)</source>
        <translation>결과를 CSV로 내보내기(작업당 한 줄)</translation>
    </message>
    <message>
        <source>Export Commands as CSV (a Row per Launch and Transfer)</source>
        <translation>명령을 CSV로 내보내기(커널 실행과 전송당 한 줄)</translation>
    </message>
    <message>
        <source>Export Kernels as CSV (a Row per Kernel)</source>
        <translation>커널을 CSV로 내보내기(커널당 한 줄)</translation>
    </message>
    <message>
        <source>Patches (*.patch)</source>
        <translation>패치 (*.patch)</translation>
    </message>
    <message>
        <source>Export as a Patch</source>
        <translation>패치로 내보내기</translation>
    </message>
    <message>
        <source>Kernels from a Folder</source>
        <translation>폴더의 커널 사용</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::AlgorithmSection</name>
    <message>
        <source>Origin: %1</source>
        <translation>출처: %1</translation>
    </message>
    <message>
        <source>GPU (OpenCL, CUDA)</source>
        <translation>GPU(OpenCL, CUDA)</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>알고리즘</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>behind merge strategies that cannot be chosen: the algorithms that have them</extracomment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Merge strategies</source>
        <translation>병합 전략</translation>
    </message>
    <message>
        <source>If none is chosen, each algorithm uses its first strategy.</source>
        <translation>선택하지 않으면 각 알고리즘은 첫 번째 전략을 씁니다.</translation>
    </message>
    <message>
        <source>%1: runs on %2 only</source>
        <translation>%1: %2에서만 실행됨</translation>
    </message>
    <message numerus="yes">
        <source>%n not available on this machine</source>
        <comment>algorithms</comment>
        <translation>
            <numerusform>이 컴퓨터에서 쓸 수 없음: %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>No chosen algorithm has this strategy.</source>
        <translation>선택한 알고리즘 중 이 전략을 가진 것이 없습니다.</translation>
    </message>
    <message>
        <source>Devices are still being looked for.</source>
        <translation>아직 장치를 찾고 있습니다.</translation>
    </message>
    <message>
        <source>Runs on %1 only, and no such device is chosen.</source>
        <translation>%1에서만 실행되는데 그런 장치를 선택하지 않았습니다.</translation>
    </message>
    <message>
        <source>Takes keys of type %1 only.</source>
        <translation>%1 키만 받습니다.</translation>
    </message>
    <message>
        <source>Takes keys without values only.</source>
        <translation>값이 없는 키만 처리합니다.</translation>
    </message>
    <message>
        <source>Takes values with keys of type %1 only.</source>
        <translation>%1 형식의 키에만 값을 함께 처리합니다.</translation>
    </message>
    <message>
        <source>Takes no other values than %1.</source>
        <translation>%1 외의 값은 처리하지 않습니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareChoice</name>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>작업 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1, %2, %3, interleaved</source>
        <translation>실행 %1, %2, %3, 번갈아</translation>
    </message>
    <message>
        <source>Run %1, %2, %3</source>
        <translation>실행 %1, %2, %3</translation>
    </message>
    <message>
        <source>Choose a session or run</source>
        <translation>세션 또는 실행 선택</translation>
    </message>
    <message>
        <source>No interleaved run yet</source>
        <translation>번갈아 한 실행이 아직 없음</translation>
    </message>
    <message>
        <source>Sessions or runs</source>
        <translation>세션 또는 실행</translation>
    </message>
    <message>
        <source>Pairs of an interleaved run</source>
        <translation>번갈아 한 실행의 쌍</translation>
    </message>
    <message>
        <source>Kind of comparison</source>
        <translation>비교의 종류</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>이 세션</translation>
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
        <translation>지표(&amp;E):</translation>
    </message>
    <message>
        <source>Ma&amp;rgin:</source>
        <translation>허용 차이(&amp;R):</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>파일 선택…</translation>
    </message>
    <message>
        <source>No run of this session was interleaved yet. Choose two variants in the experiment panel, tick &quot;Interleave pairs&quot;, and press Run.</source>
        <translation>이 세션에는 번갈아 한 실행이 아직 없습니다. 실험 패널에서 변형 두 개를 고르고 &quot;쌍을 번갈아&quot;를 선택한 다음 실행을 누르세요.</translation>
    </message>
    <message>
        <source>Differences below this share of the median are within noise.</source>
        <translation>중앙값의 이 비율 미만의 차이는 노이즈 범위 안입니다.</translation>
    </message>
    <message>
        <source>Pin A as the baseline</source>
        <translation>A를 기준으로 고정</translation>
    </message>
    <message>
        <source>Pin A as the baseline: all tables show how their rows changed against it.</source>
        <translation>A를 기준으로 고정합니다: 모든 표가 그에 대한 행의 변화를 보여 줍니다.</translation>
    </message>
    <message>
        <source>%1 is pinned as the baseline of all tables. Click to unpin it.</source>
        <translation>%1이(가) 모든 표의 기준으로 고정되어 있습니다. 클릭하면 고정이 해제됩니다.</translation>
    </message>
    <message>
        <source>Choose two sides above, A and B: the session of this window, one of its runs, or a session file. Jobs that did the same work are compared side by side. If both sides are one session or run, its devices or algorithms are compared with each other.</source>
        <translation>위에서 A와 B 양쪽을 고르세요. 이 창의 세션, 그중 한 실행, 또는 세션 파일을 고를 수 있습니다. 같은 일을 한 작업이 나란히 비교됩니다. 양쪽이 같은 세션이나 실행이면 그 안의 장치나 알고리즘을 서로 비교합니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareKernels</name>
    <message>
        <source>Stage %1</source>
        <translation>스테이지 %1</translation>
    </message>
    <message>
        <source>Choose a pair in the table above.</source>
        <translation>위의 표에서 쌍을 선택하세요.</translation>
    </message>
    <message>
        <source>Neither job has kernels that were timed.</source>
        <translation>두 작업 모두 시간이 측정된 커널이 없습니다.</translation>
    </message>
    <message>
        <source>A: %1
B: %2
Bold with an arrow: not the same in A and B.</source>
        <extracomment>%1 and %2 name jobs; → stands in the cells of the table</extracomment>
        <translation>A: %1
B: %2
굵은 글씨와 화살표: A와 B가 다릅니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareMapping</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>그 밖에 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without counterpart</source>
        <translation>
            <numerusform>대응 없음 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Each device, algorithm and kind of data is set against itself.</source>
        <translation>각 장치, 알고리즘, 데이터를 그 자신과 비교합니다.</translation>
    </message>
    <message>
        <source>A → B: %1</source>
        <translation>A → B: %1</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>변경(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose which device, algorithm and data of B each of A is set against.</source>
        <translation>A의 각 장치, 알고리즘, 데이터를 B의 어느 것과 비교할지 고릅니다.</translation>
    </message>
    <message>
        <source>What of B Each of A Is Set Against</source>
        <translation>A의 각 항목을 B의 어느 것과 비교할지</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>알고리즘</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>As &amp;Usual</source>
        <translation>평소대로(&amp;U)</translation>
    </message>
    <message>
        <source>Each is set against itself, and what differs as the program proposes.</source>
        <translation>각 항목을 그 자신과 비교하고, 다른 것은 프로그램이 제안하는 대로 비교합니다.</translation>
    </message>
    <message>
        <source>(left out)</source>
        <translation>(제외)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareNotes</name>
    <message>
        <source>%1 on %2, %3, %4 keys</source>
        <translation>%1, %2, %3, 키 %4개</translation>
    </message>
    <message>
        <source>Differs between A and B</source>
        <translation>A와 B가 서로 다른 것</translation>
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
        <translation>양쪽의 차이</translation>
    </message>
    <message numerus="yes">
        <source>Only in A: %n job(s)</source>
        <translation>
            <numerusform>A에만: 작업 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only in B: %n job(s)</source>
        <translation>
            <numerusform>B에만: 작업 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>On %1 differences below %2 are within noise (calibration of A)</source>
        <translation>%1에서 %2 미만의 차이는 노이즈 범위 안입니다(A의 보정)</translation>
    </message>
    <message>
        <source>On %1 differences below %2 are within noise (calibration of B)</source>
        <translation>%1에서 %2 미만의 차이는 노이즈 범위 안입니다(B의 보정)</translation>
    </message>
    <message>
        <source>The processor was up to %1 slower in B: verdicts allow for it</source>
        <translation>B에서 프로세서가 최대 %1 느렸습니다: 판정에 반영됨</translation>
    </message>
    <message>
        <source>The processor was up to %1 slower in A: verdicts allow for it</source>
        <translation>A에서 프로세서가 최대 %1 느렸습니다: 판정에 반영됨</translation>
    </message>
    <message>
        <source>On %1 differences below %2 are within noise (host clock)</source>
        <translation>%1에서 %2 미만의 차이는 노이즈 범위 안입니다(호스트 타이머)</translation>
    </message>
    <message>
        <source>Launches made runs up to %1 longer in B: verdicts allow for it</source>
        <translation>B에서는 커널 실행 비용으로 실행이 최대 %1 길어졌습니다. 판정에 반영됩니다</translation>
    </message>
    <message>
        <source>Launches made runs up to %1 longer in A: verdicts allow for it</source>
        <translation>A에서는 커널 실행 비용으로 실행이 최대 %1 길어졌습니다. 판정에 반영됩니다</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ComparePage</name>
    <message numerus="yes">
        <source>%n pair(s): %1</source>
        <translation>
            <numerusform>%n쌍: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>A run is active: reading sessions would disturb its measurements.</source>
        <translation>실행 중입니다. 세션을 읽으면 측정에 방해가 됩니다.</translation>
    </message>
    <message>
        <source>Compare with a Session</source>
        <translation>세션과 비교</translation>
    </message>
    <message>
        <source>Sortscope sessions (*.sortscope);;All files (*)</source>
        <translation>Sortscope 세션 (*.sortscope);;모든 파일 (*)</translation>
    </message>
    <message>
        <source>Nothing compared yet</source>
        <translation>아직 비교한 것이 없음</translation>
    </message>
    <message>
        <source>No job of A has a counterpart in B. The line above says what is set against what: change it, or choose sides with jobs of equal size.</source>
        <translation>A의 작업에 대응하는 B의 작업이 없습니다. 무엇을 무엇과 비교하는지는 위의 줄에 있습니다. 그것을 바꾸거나 같은 크기의 작업이 있는 양쪽을 고르세요.</translation>
    </message>
    <message>
        <source>Compare in This Session</source>
        <translation>이 세션 안에서 비교</translation>
    </message>
    <message>
        <source>Compares two devices or, if there is only one, two algorithms of this session.</source>
        <translation>이 세션의 장치 두 개를, 하나뿐이면 알고리즘 두 개를 비교합니다.</translation>
    </message>
    <message>
        <source>Ratios and samples</source>
        <translation>비율과 샘플</translation>
    </message>
    <message>
        <source>Kernels of the pair</source>
        <translation>이 쌍의 커널</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::DataSection</name>
    <message>
        <source>The same seed gives the same keys on every machine.</source>
        <translation>같은 시드는 어느 컴퓨터에서나 같은 키를 만듭니다.</translation>
    </message>
    <message>
        <source>Data:</source>
        <translation>데이터:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>크기:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>시드:</translation>
    </message>
    <message>
        <source>The order of the sorted keys.</source>
        <translation>정렬된 키의 순서.</translation>
    </message>
    <message>
        <source>Searches have no direction: their haystack is always ascending.</source>
        <translation>탐색에는 방향이 없습니다. 탐색 대상은 항상 오름차순입니다.</translation>
    </message>
    <message>
        <source>The seed must be a whole number below 2^64.</source>
        <translation>시드는 2^64보다 작은 정수여야 합니다.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>키:</translation>
    </message>
    <message>
        <source>Data generators</source>
        <translation>데이터 생성기</translation>
    </message>
    <message>
        <source>In the list, click a name to choose one kind of data, or tick boxes to choose several.</source>
        <translation>목록에서 이름을 클릭하면 데이터 하나를, 상자를 선택하면 여러 개를 고릅니다.</translation>
    </message>
    <message>
        <source>Choose at least one kind of data.</source>
        <translation>데이터를 하나 이상 선택하세요.</translation>
    </message>
    <message>
        <source>Types of keys</source>
        <translation>키 형식</translation>
    </message>
    <message>
        <source>The type of the keys. In the list, click a name to choose one, or tick boxes to choose several.</source>
        <translation>키의 형식입니다. 목록에서 이름을 클릭하면 하나를, 상자를 선택하면 여러 개를 고릅니다.</translation>
    </message>
    <message>
        <source>Choose at least one type of keys.</source>
        <translation>키 형식을 하나 이상 선택하세요.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>The value that is moved with each key. In the list, click a name to choose one kind, or tick boxes to choose several.</source>
        <translation>각 키와 함께 이동하는 값입니다. 목록에서 이름을 클릭하면 하나를, 상자를 선택하면 여러 개를 고릅니다.</translation>
    </message>
    <message>
        <source>Searches have no values: they return the position of a key.</source>
        <translation>탐색에는 값이 없습니다. 키의 위치를 돌려줍니다.</translation>
    </message>
    <message>
        <source>Choose at least one kind of values, or “No values”.</source>
        <translation>값의 종류를 하나 이상, 또는 “값 없음”을 선택하세요.</translation>
    </message>
    <message>
        <source>✗ no sizes</source>
        <translation>✗ 잘못된 크기</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::DevicePage</name>
    <message>
        <source>Figures of the current calibration. Runs store it with their jobs, comparisons use the larger margin of both sides, and the tables show the bandwidth of a row in percent of the copy bandwidth.</source>
        <translation>현재 보정의 값입니다. 실행은 이를 작업과 함께 저장하고, 비교는 양쪽 중 큰 허용 차이를 쓰며, 표는 각 행의 대역폭을 복사 대역폭에 대한 백분율로 보여 줍니다.</translation>
    </message>
    <message>
        <source>No devices yet</source>
        <translation>아직 장치가 없습니다</translation>
    </message>
    <message>
        <source>Devices appear here as soon as their drivers have answered.</source>
        <translation>드라이버가 응답하면 장치가 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>What the driver tells of %1</source>
        <translation>드라이버가 알려 주는 %1 정보</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::DeviceSection</name>
    <message>
        <source>driver %1</source>
        <translation>드라이버 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <comment>compute units</comment>
        <translation>
            <numerusform>유닛 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a device, and why it is missing</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n not available</source>
        <comment>devices</comment>
        <translation>
            <numerusform>쓸 수 없음: %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>장치를 찾는 중…</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>이 컴퓨터</translation>
    </message>
    <message>
        <source>Only the CPU was found. To profile a GPU, install its OpenCL driver; to try OpenCL without one, install PoCL (package pocl-opencl-icd). Then look for devices again in the Devices menu.</source>
        <translation>CPU만 찾았습니다. GPU를 프로파일링하려면 해당 OpenCL 드라이버를, GPU 없이 OpenCL을 써 보려면 PoCL(패키지 pocl-opencl-icd)을 설치한 뒤 ‘장치’ 메뉴에서 장치를 다시 찾으세요.</translation>
    </message>
    <message>
        <source>Other machines: %1 · %2</source>
        <extracomment>%1 and %2 are links</extracomment>
        <translation>다른 장비: %1 · %2</translation>
    </message>
    <message>
        <source>all GPUs</source>
        <translation>모든 GPU</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ExperimentActions</name>
    <message>
        <source>&amp;Save the Experiment As…</source>
        <translation>실험을 다른 이름으로 저장(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the Experiment</source>
        <translation>실험 저장</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>이름:</translation>
    </message>
    <message>
        <source>Saved the experiment “%1”</source>
        <translation>실험 “%1”을(를) 저장했습니다</translation>
    </message>
    <message>
        <source>“%1” was saved by another version and cannot be read</source>
        <translation>“%1”은(는) 다른 버전에서 저장되어 읽을 수 없습니다</translation>
    </message>
    <message>
        <source>&amp;Restore “%1”</source>
        <translation>“%1” 복원(&amp;R)</translation>
    </message>
    <message>
        <source>Deleted “%1”; the same menu restores it</source>
        <translation>“%1”을(를) 삭제했습니다. 같은 메뉴에서 복원할 수 있습니다</translation>
    </message>
    <message>
        <source>“%1” was saved by another version and is kept: choose another name</source>
        <translation>“%1”은(는) 다른 버전에서 저장되어 그대로 둡니다. 다른 이름을 선택하세요</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ExperimentBar</name>
    <message>
        <source>&amp;Delete Saved Experiment</source>
        <translation>저장한 실험 삭제(&amp;D)</translation>
    </message>
    <message>
        <source>Prepared experiments</source>
        <translation>준비된 실험</translation>
    </message>
    <message>
        <source>Fills the panel; the chosen devices stay.</source>
        <translation>패널을 채웁니다. 선택한 장치는 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Save the experiment, delete saved ones, copy it as a command line</source>
        <translation>실험 저장, 저장한 실험 삭제, 명령줄로 복사</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <extracomment>in the list of prepared experiments: the one that the panel was filled with before it was changed</extracomment>
        <translation>%1, 변경됨</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ExperimentPanel</name>
    <message>
        <source>Looking for devices…</source>
        <translation>장치를 찾는 중…</translation>
    </message>
    <message>
        <source>Choose at least one device.</source>
        <translation>장치를 하나 이상 선택하세요.</translation>
    </message>
    <message>
        <source>Choose at least one algorithm.</source>
        <translation>알고리즘을 하나 이상 선택하세요.</translation>
    </message>
    <message>
        <source>Kind of experiment</source>
        <translation>실험의 종류</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Transfers and launches</source>
        <translation>전송과 커널 실행</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change of the experiment</source>
        <translation>실험의 마지막 변경을 취소합니다</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>마지막으로 취소한 변경을 다시 실행합니다</translation>
    </message>
    <message>
        <source>Copy as Command &amp;Line</source>
        <translation>명령줄로 복사(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the sortscope-cli command that runs this experiment to the clipboard</source>
        <translation>이 실험을 실행하는 sortscope-cli 명령을 클립보드에 복사합니다</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>정렬</translation>
    </message>
    <message>
        <source>Algorithms that sort</source>
        <translation>정렬 알고리즘</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>탐색</translation>
    </message>
    <message>
        <source>Algorithms that look keys up in sorted data</source>
        <translation>정렬된 데이터에서 키를 찾는 알고리즘</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>둘 다</translation>
    </message>
    <message>
        <source>Sorts and searches in one run</source>
        <translation>한 번의 실행에서 정렬과 탐색</translation>
    </message>
    <message>
        <source>The command line is on the clipboard</source>
        <translation>명령줄을 클립보드에 넣었습니다</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::FilterBar</name>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>모든 실행</translation>
    </message>
    <message>
        <source>All pages show only jobs of these runs</source>
        <translation>모든 페이지에 이 실행의 작업만 표시합니다</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>All data</source>
        <translation>모든 데이터</translation>
    </message>
    <message>
        <source>All pages show only jobs on these data</source>
        <translation>모든 페이지에 이 데이터의 작업만 표시합니다</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>All devices</source>
        <translation>모든 장치</translation>
    </message>
    <message>
        <source>All pages show only jobs of these devices</source>
        <translation>모든 페이지에 이 장치의 작업만 표시합니다</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>알고리즘</translation>
    </message>
    <message>
        <source>All algorithms</source>
        <translation>모든 알고리즘</translation>
    </message>
    <message>
        <source>All pages show only jobs of these algorithms</source>
        <translation>모든 페이지에 이 알고리즘의 작업만 표시합니다</translation>
    </message>
    <message>
        <source>Filters of all pages</source>
        <translation>모든 페이지의 필터</translation>
    </message>
    <message>
        <source>Clear Filters</source>
        <translation>필터 지우기</translation>
    </message>
    <message>
        <source>Shows all jobs of the session again</source>
        <translation>세션의 모든 작업을 다시 표시합니다</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>지표</translation>
    </message>
    <message>
        <source>%1 of %2 jobs</source>
        <extracomment>jobs that the filters leave, and all jobs of the session</extracomment>
        <translation>작업 %2개 중 %1개</translation>
    </message>
    <message>
        <source>Tables show how their rows changed against it. Click to unpin it.</source>
        <translation>표가 이에 대한 행의 변화를 보여 줍니다. 클릭하면 고정이 해제됩니다.</translation>
    </message>
    <message>
        <source>Against %1</source>
        <extracomment>what is pinned as the baseline, such as a run</extracomment>
        <translation>기준: %1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::FleetPage</name>
    <message numerus="yes">
        <source>%1 is %2× slower than the others in %3 of %n job(s).</source>
        <translation>
            <numerusform>작업 %n개 중 %3개에서 %1이(가) 다른 장치보다 %2배 느립니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2× faster than the others in %3 of %n job(s).</source>
        <translation>
            <numerusform>작업 %n개 중 %3개에서 %1이(가) 다른 장치보다 %2배 빠릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No device differs from the others.</source>
        <translation>다른 장치와 다른 장치가 없습니다.</translation>
    </message>
    <message>
        <source>No device could be judged: a device needs %1 jobs with a verdict.</source>
        <translation>장치를 판정할 수 없습니다. 장치마다 판정이 있는 작업 %1개가 필요합니다.</translation>
    </message>
    <message>
        <source>No device could be judged: this needs %1 devices of one kind that ran the same jobs.</source>
        <translation>장치를 판정할 수 없습니다. 같은 작업을 실행한 같은 종류의 장치 %1개가 필요합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n more device(s) differ.</source>
        <translation>
            <numerusform>그 밖에 장치 %n개가 다릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No fleet yet</source>
        <translation>아직 장치 그룹이 없음</translation>
    </message>
    <message>
        <source>Measuring on Other Machines</source>
        <translation>다른 컴퓨터에서 측정하기</translation>
    </message>
    <message>
        <source>Devices of the fleet</source>
        <translation>장치 그룹의 장치</translation>
    </message>
    <message>
        <source>This page compares devices: two to four with each other, and of %1 or more it shows which differ from the others. Measure the same jobs on them, as with sortscope-cli run --on ssh:HOST --session FILE, and open that session here.</source>
        <translation>이 페이지는 장치를 비교합니다. 2~4대면 서로 비교하고, %1대 이상이면 나머지와 다른 장치를 보여 줍니다. 그 장치들에서 같은 작업을 측정하고(예: sortscope-cli run --on ssh:HOST --session FILE) 그 세션을 여기에서 여세요.</translation>
    </message>
    <message>
        <source>Each two devices</source>
        <translation>장치 쌍</translation>
    </message>
    <message>
        <source>Compare shows each job of two devices: choose this session as both sides there. With %1 devices of one kind or more, this page shows which one differs.</source>
        <translation>두 장치의 각 작업은 ‘비교’에 있습니다. 거기에서 양쪽 모두 이 세션을 고르세요. 같은 종류의 장치가 %1대 이상이면 이 페이지는 어느 것이 다른지 보여 줍니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::FolderActions</name>
    <message>
        <source>Open Fol&amp;der…</source>
        <translation>폴더 열기(&amp;D)…</translation>
    </message>
    <message>
        <source>Show what changed over the sessions of a folder</source>
        <translation>폴더의 세션들 사이에 무엇이 바뀌었는지 표시함</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::HeadlineCard</name>
    <message>
        <source>As fast, within the interval: %1</source>
        <extracomment>names of algorithms</extracomment>
        <translation>구간 안에서 같은 속도: %1</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>키 %1개</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::HelpWindow</name>
    <message>
        <source>The window</source>
        <translation>창</translation>
    </message>
    <message>
        <source>How Sortscope measures</source>
        <translation>Sortscope의 측정 방법</translation>
    </message>
    <message>
        <source>The command line</source>
        <translation>명령줄</translation>
    </message>
    <message>
        <source>CSV columns</source>
        <translation>CSV 열</translation>
    </message>
    <message>
        <source>Session files</source>
        <translation>세션 파일</translation>
    </message>
    <message>
        <source>Sortscope Help</source>
        <translation>Sortscope 도움말</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>목차</translation>
    </message>
    <message>
        <source>Search (the help is in English)</source>
        <translation>탐색 (도움말은 영어입니다)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::HistoryPage</name>
    <message>
        <source>No row of the folder has this metric.</source>
        <translation>폴더에 이 지표가 있는 행이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows of %n session(s), %2 … %3</source>
        <translation>
            <numerusform>%n개 세션의 %1개 행, %2 … %3</numerusform>
        </translation>
    </message>
    <message>
        <source>No row could be judged: a row needs %1 figures that count. There are %2.</source>
        <translation>판정할 수 있는 행이 없습니다. 행마다 계산에 넣는 값이 %1개 필요합니다. 있는 것: %2.</translation>
    </message>
    <message>
        <source>Nothing changed in %1.</source>
        <translation>바뀐 것이 없습니다: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1.</source>
        <translation>
            <numerusform>변화 %n건: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) not judged.</source>
        <translation>
            <numerusform>%n개 행은 판정되지 않았습니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) could not be read.</source>
        <translation>
            <numerusform>%n개 세션을 읽을 수 없었습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>No folder is open</source>
        <translation>열린 폴더 없음</translation>
    </message>
    <message>
        <source>This page shows what changed over the sessions of a folder, such as those of a nightly run, and what else was different from then on. Open a folder, drop one on the window, or start sortscope FOLDER. The session of the window stays as it is.</source>
        <translation>이 페이지는 매일 밤의 실행처럼 폴더에 모인 세션들 사이에 무엇이 바뀌었고 그때부터 또 무엇이 다른지 보여 줍니다. 폴더를 열거나 창에 끌어다 놓거나 sortscope FOLDER를 실행하세요. 창의 세션은 그대로 유지됩니다.</translation>
    </message>
    <message>
        <source>Open a Folder…</source>
        <translation>폴더 열기…</translation>
    </message>
    <message>
        <source>Read Again</source>
        <translation>다시 읽기</translation>
    </message>
    <message>
        <source>Reads the sessions that are new or were changed</source>
        <translation>새로 생기거나 바뀐 세션을 읽음</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>변화</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>%1을(를) 읽을 수 없음</translation>
    </message>
    <message>
        <source>%1 is read when the run has ended: it would disturb the measurement.</source>
        <translation>%1은(는) 실행이 끝난 뒤에 읽습니다. 측정에 방해가 되기 때문입니다.</translation>
    </message>
    <message>
        <source>Reading the sessions of %1…</source>
        <translation>%1의 세션 읽는 중…</translation>
    </message>
    <message>
        <source>No session that can be read is in %1</source>
        <translation>%1에 읽을 수 있는 세션이 없음</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::JobDetails</name>
    <message>
        <source>Reason</source>
        <translation>이유</translation>
    </message>
    <message>
        <source>First wrong element: index %1</source>
        <translation>처음으로 틀린 원소: 인덱스 %1</translation>
    </message>
    <message>
        <source>Warnings about this measurement</source>
        <translation>이 측정에 대한 경고</translation>
    </message>
    <message>
        <source>first run and samples verified, %1 runs</source>
        <translation>첫 실행과 샘플을 검증함, 실행 %1번</translation>
    </message>
    <message>
        <source>%1 runs verified before the job ended</source>
        <translation>작업이 끝나기 전에 실행 %1번을 검증함</translation>
    </message>
    <message>
        <source>no run verified</source>
        <translation>검증한 실행이 없음</translation>
    </message>
    <message>
        <source>Measurement</source>
        <translation>측정</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>검증</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>샘플 수</translation>
    </message>
    <message>
        <source>Stopped because</source>
        <translation>멈춘 이유</translation>
    </message>
    <message>
        <source>First run</source>
        <translation>첫 실행</translation>
    </message>
    <message>
        <source>Warm-up runs</source>
        <translation>워밍업 실행 수</translation>
    </message>
    <message>
        <source>Generating data</source>
        <translation>데이터 생성</translation>
    </message>
    <message>
        <source>Building kernels</source>
        <translation>커널 빌드</translation>
    </message>
    <message>
        <source>Allocating memory</source>
        <translation>메모리 할당</translation>
    </message>
    <message>
        <source>Padded to</source>
        <translation>패딩 후 길이</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>키 %1개</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>요청</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Keys to look up</source>
        <translation>찾을 키 수</translation>
    </message>
    <message>
        <source>Hit ratio</source>
        <translation>적중률</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>방향</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>환경</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>플랫폼</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>공급업체</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>드라이버</translation>
    </message>
    <message>
        <source>API version</source>
        <translation>API 버전</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>컴퓨트 유닛</translation>
    </message>
    <message>
        <source>Hardware threads</source>
        <translation>하드웨어 스레드</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>메모리</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>로컬 메모리</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>타이머</translation>
    </message>
    <message>
        <source>Clock resolution</source>
        <translation>타이머 분해능</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>프로그램</translation>
    </message>
    <message>
        <source>Details of the selected job</source>
        <translation>선택한 작업의 세부 정보</translation>
    </message>
    <message>
        <source>Select a job to see its details.</source>
        <translation>작업을 선택하면 세부 정보가 표시됩니다.</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>날짜</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>컴퓨터</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>OS 커널</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>프로세서</translation>
    </message>
    <message>
        <source>Empty kernel, %1</source>
        <translation>빈 커널, %1</translation>
    </message>
    <message>
        <source>SM clock</source>
        <extracomment>a clock, and the lowest and highest that was read</extracomment>
        <translation>SM 클럭</translation>
    </message>
    <message>
        <source>%1 MHz (%2 … %3)</source>
        <translation>%1 MHz(%2 … %3)</translation>
    </message>
    <message>
        <source>Kernel files</source>
        <translation>커널 파일</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>내장</translation>
    </message>
    <message>
        <source>Replicates</source>
        <translation>반복</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Traced samples</source>
        <translation>추적한 샘플</translation>
    </message>
    <message>
        <source>Profiling overhead</source>
        <translation>프로파일링 부담</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Other load</source>
        <translation>다른 부하</translation>
    </message>
    <message>
        <source>Processors used by others</source>
        <translation>다른 프로그램이 사용한 프로세서</translation>
    </message>
    <message>
        <source>Processors used by the job</source>
        <translation>작업이 사용한 프로세서</translation>
    </message>
    <message>
        <source>Waited for a processor</source>
        <translation>프로세서 대기</translation>
    </message>
    <message>
        <source>Involuntary context switches</source>
        <translation>비자발적 컨텍스트 전환</translation>
    </message>
    <message>
        <source>Other processes on the device</source>
        <translation>장치의 다른 프로세스</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>품질</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>이상치</translation>
    </message>
    <message>
        <source>Stolen by the hypervisor</source>
        <translation>하이퍼바이저가 가져간 몫</translation>
    </message>
    <message>
        <source>%1 ± %2 %</source>
        <extracomment>a median, and half the width of its interval</extracomment>
        <translation>%1 ± %2 %</translation>
    </message>
    <message>
        <source>Job %1: %2, %3 keys</source>
        <translation>작업 %1: %2, 키 %3개</translation>
    </message>
    <message>
        <source>%1 for a fixed chain of operations; between replicates +%2 %</source>
        <extracomment>how long a fixed chain of operations takes the processor, and by how much that differs</extracomment>
        <translation>고정된 연산 묶음에 %1, 반복 사이 +%2 %</translation>
    </message>
    <message>
        <source>%1 for a fixed chain of operations</source>
        <translation>고정된 연산 묶음에 %1</translation>
    </message>
    <message>
        <source>Processor speed</source>
        <translation>프로세서 속도</translation>
    </message>
    <message>
        <source>Chosen automatically</source>
        <extracomment>of a parameter with the value &quot;auto&quot;: what it stands for in this job</extracomment>
        <translation>자동으로 선택된 값</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>패스 수</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>키</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <extracomment>a parameter, the value that it was tuned to, and its default</extracomment>
        <translation>%1: %3 대신 %2</translation>
    </message>
    <message>
        <source>Tuned</source>
        <extracomment>of a job: when its parameters were tuned, and what they were tuned to</extracomment>
        <translation>튜닝</translation>
    </message>
    <message>
        <source>Launch time per run</source>
        <extracomment>a duration</extracomment>
        <translation>실행당 커널 실행 시간</translation>
    </message>
    <message>
        <source>%1 with empty kernels</source>
        <translation>빈 커널로 %1</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>a speed-up, as in &quot;4×&quot; or &quot;2× slower&quot;, and the CPU row that it is measured against</extracomment>
        <translation>%2 대비 %1</translation>
    </message>
    <message>
        <source>%1, with transfers %2</source>
        <extracomment>two speed-ups: with keys and result on the device, and with both transfers</extracomment>
        <translation>%1, 전송 포함 %2</translation>
    </message>
    <message>
        <source>none: the data of the job before were used again</source>
        <translation>없음: 이전 작업의 데이터를 다시 사용했습니다</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::JobNote</name>
    <message>
        <source>&amp;Note:</source>
        <translation>메모(&amp;N):</translation>
    </message>
    <message>
        <source>Remarks on this job</source>
        <translation>이 작업에 대한 메모</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::JobsPage</name>
    <message>
        <source>Select Rows of This Device and Size</source>
        <translation>이 장치와 크기의 행 선택</translation>
    </message>
    <message>
        <source>Compare the Selected Rows</source>
        <translation>선택한 행 비교</translation>
    </message>
    <message>
        <source>Select several rows first.</source>
        <translation>먼저 여러 행을 선택하세요.</translation>
    </message>
    <message>
        <source>No jobs yet</source>
        <translation>아직 작업이 없음</translation>
    </message>
    <message>
        <source>Every word must occur in a job&apos;s device, variant, parameters, data, size or status.</source>
        <translation>모든 단어가 작업의 장치, 변형, 매개변수, 데이터, 크기, 상태 중 어딘가에 있어야 합니다.</translation>
    </message>
    <message>
        <source>Choose devices, algorithms and sizes on the left, then press Run. This table lists every job with its status, its times, and the reason if it could not run.</source>
        <translation>왼쪽에서 장치, 알고리즘, 크기를 고른 다음 ‘실행’을 누르세요. 이 표에는 모든 작업이 상태, 시간, 그리고 실행하지 못했으면 그 이유와 함께 나열됩니다.</translation>
    </message>
    <message>
        <source>Filter: all words, such as bitonic 64</source>
        <translation>필터: 모든 단어 포함(예: bitonic 64)</translation>
    </message>
    <message>
        <source>Filter jobs</source>
        <translation>작업 필터</translation>
    </message>
    <message>
        <source>Every status</source>
        <translation>모든 상태</translation>
    </message>
    <message>
        <source>Status of the rows</source>
        <translation>행의 상태</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>필터 지우기</translation>
    </message>
    <message>
        <source>No job has the status “%1”</source>
        <translation>상태가 ‘%1’인 작업이 없음</translation>
    </message>
    <message>
        <source>No job matches “%1”</source>
        <translation>‘%1’과(와) 일치하는 작업이 없음</translation>
    </message>
    <message>
        <source>The filters above hide all jobs</source>
        <translation>위의 필터가 모든 작업을 숨기고 있습니다</translation>
    </message>
    <message>
        <source>Pin as the Baseline</source>
        <translation>기준으로 고정</translation>
    </message>
    <message>
        <source>All tables, and the page Against a baseline, hold their rows against this one, or against the same variant on the same device where the data or the size differ</source>
        <translation>모든 표와 기준 대비 페이지가 행을 이 행과 비교하고, 데이터나 크기가 다르면 같은 장치의 같은 변형과 비교합니다</translation>
    </message>
    <message>
        <source>Only a verified row can be a baseline.</source>
        <translation>검증된 행만 기준이 될 수 있습니다.</translation>
    </message>
    <message>
        <source>Two rows, or the rows of two variants or devices, open Compare; others are shown side by side</source>
        <translation>두 행, 또는 두 변형이나 장치의 행이면 ‘비교’를 엽니다. 그 밖에는 나란히 표시합니다</translation>
    </message>
    <message>
        <source>Show Kernel Text</source>
        <translation>커널 텍스트 표시</translation>
    </message>
    <message>
        <source>Open the text by which the row was run on the page Workshop</source>
        <translation>이 행을 실행한 텍스트를 작업장 페이지에서 엽니다</translation>
    </message>
    <message>
        <source>This row has compiled no kernels.</source>
        <translation>이 행은 커널을 컴파일하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::KernelFolderNote</name>
    <message>
        <source>Use Built-in Kernels</source>
        <translation>내장 커널 사용</translation>
    </message>
    <message>
        <source>Kernels are read from %1</source>
        <translation>커널을 %1에서 읽습니다</translation>
    </message>
    <message>
        <source>Run the kernels of the program again</source>
        <translation>프로그램의 커널을 다시 사용합니다</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::KernelsPage</name>
    <message>
        <source>Kernels by name</source>
        <translation>이름별 커널</translation>
    </message>
    <message>
        <source>Show Kernel Text</source>
        <translation>커널 텍스트 표시</translation>
    </message>
    <message>
        <source>Open the text by which the job was run on the page Workshop</source>
        <translation>이 작업을 실행한 텍스트를 작업장 페이지에서 엽니다</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::LearnControls</name>
    <message>
        <source>Shuffle</source>
        <translation>섞기</translation>
    </message>
    <message>
        <source>Uses the keys of the next seed</source>
        <translation>다음 시드의 키를 사용합니다</translation>
    </message>
    <message>
        <source>Al&amp;gorithm:</source>
        <translation>알고리즘(&amp;G):</translation>
    </message>
    <message>
        <source>Ke&amp;ys:</source>
        <translation>키 수(&amp;Y):</translation>
    </message>
    <message>
        <source>&amp;Direction:</source>
        <translation>방향(&amp;D):</translation>
    </message>
    <message>
        <source>&amp;Look for:</source>
        <translation>찾을 키(&amp;L):</translation>
    </message>
    <message>
        <source>Su&amp;bdivisions:</source>
        <translation>분할 수(&amp;B):</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>시드(&amp;E):</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>오름차순</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>내림차순</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::LearnPage</name>
    <message>
        <source>Show in Kernels</source>
        <translation>“커널”에서 보기</translation>
    </message>
    <message>
        <source>Shows this pass among the kernels of the job</source>
        <translation>작업의 커널들 가운데 이 패스를 보여 줍니다</translation>
    </message>
    <message>
        <source>Not available while samples are taken: animation takes time from the measured device.</source>
        <translation>샘플을 모으는 동안에는 쓸 수 없습니다. 애니메이션은 측정 중인 장치의 시간을 빼앗습니다.</translation>
    </message>
    <message>
        <source>This algorithm was not measured: colours show directions. Run it on an OpenCL or CUDA device to see how long each pass takes.</source>
        <translation>이 알고리즘은 아직 측정되지 않았으며 색은 방향을 나타냅니다. 패스마다 걸리는 시간을 보려면 OpenCL 또는 CUDA 장치에서 실행하세요.</translation>
    </message>
    <message>
        <source>The passes of this job were not timed individually.</source>
        <translation>이 작업의 패스는 하나씩 시간이 측정되지 않았습니다.</translation>
    </message>
    <message>
        <source>Show the Kernel&apos;s Line</source>
        <translation>커널의 줄 보기</translation>
    </message>
    <message>
        <source>Shows the line of the kernel that does this step, on the page Workshop</source>
        <translation>이 단계를 수행하는 커널의 줄을 “작업장” 페이지에서 보여 줍니다</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::MachineDialog</name>
    <message>
        <source>Add Machine</source>
        <translation>컴퓨터 추가</translation>
    </message>
    <message>
        <source>Over ssh</source>
        <translation>ssh를 통해</translation>
    </message>
    <message>
        <source>Slurm nodes</source>
        <translation>Slurm 노드</translation>
    </message>
    <message>
        <source>Custom command</source>
        <translation>사용자 지정 명령</translation>
    </message>
    <message>
        <source>Querying the machine</source>
        <translation>컴퓨터를 조회하는 중</translation>
    </message>
    <message>
        <source>&amp;How:</source>
        <translation>방식(&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>이름(&amp;N):</translation>
    </message>
    <message>
        <source>H&amp;ost:</source>
        <translation>호스트(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Options:</source>
        <translation>옵션(&amp;O):</translation>
    </message>
    <message>
        <source>Options of salloc, separated by spaces. The nodes are allocated when you connect, until you release them or close the window.</source>
        <translation>salloc의 옵션을 공백으로 구분합니다. 연결할 때 노드가 할당되고, 해제하거나 창을 닫을 때까지 유지됩니다.</translation>
    </message>
    <message>
        <source>C&amp;ommand:</source>
        <translation>명령(&amp;O):</translation>
    </message>
    <message>
        <source>Words are separated by spaces. &quot;sortscope-cli runner&quot; is appended.</source>
        <translation>단어를 공백으로 구분합니다. 끝에 &quot;sortscope-cli runner&quot;가 붙습니다.</translation>
    </message>
    <message>
        <source>The test was cancelled.</source>
        <translation>테스트가 취소되었습니다.</translation>
    </message>
    <message>
        <source>Waiting for Slurm nodes…</source>
        <translation>Slurm 노드를 기다리는 중…</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>%1에 연결하는 중…</translation>
    </message>
    <message>
        <source>Cancel &amp;Test</source>
        <translation>테스트 취소(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>연결 테스트(&amp;T)</translation>
    </message>
    <message>
        <source>The connection works. The machine has no device.</source>
        <translation>연결되었습니다. 이 컴퓨터에는 장치가 없습니다.</translation>
    </message>
    <message>
        <source>The connection works. Devices:</source>
        <translation>연결되었습니다. 장치:</translation>
    </message>
    <message>
        <source>&amp;Install Sortscope</source>
        <translation>Sortscope 설치(&amp;I)</translation>
    </message>
    <message>
        <source>Install this program in ~/.cache/sortscope on the machine, and query its devices</source>
        <translation>이 프로그램을 해당 컴퓨터의 ~/.cache/sortscope에 설치하고 장치를 조회합니다</translation>
    </message>
    <message>
        <source>Installing Sortscope on %1…</source>
        <translation>%1에 Sortscope를 설치하는 중…</translation>
    </message>
    <message>
        <source>The connection does not work: %1</source>
        <translation>연결이 작동하지 않습니다: %1</translation>
    </message>
    <message>
        <source>&amp;From File…</source>
        <translation>파일에서(&amp;F)…</translation>
    </message>
    <message>
        <source>Read a list of hosts: a name or a range such as node[01-64] a line</source>
        <translation>호스트 목록을 읽습니다. 한 줄에 이름 하나 또는 node[01-64] 같은 범위</translation>
    </message>
    <message>
        <source>Read a List of Hosts</source>
        <translation>호스트 목록 읽기</translation>
    </message>
    <message>
        <source>The name that ssh uses, or several: lab1, node[01-64]. The connection must work without a password.</source>
        <translation>ssh가 쓰는 이름. 여러 개도 가능: lab1, node[01-64]. 암호 없이 연결되어야 합니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s), each by its own name</source>
        <translation>
            <numerusform>장비 %n대, 각자의 이름 사용</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) were added. Of the others: %1</source>
        <translation>
            <numerusform>장비 %n대를 추가했습니다. 나머지: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::MachineGroup</name>
    <message>
        <source>not connected</source>
        <translation>연결 안 됨</translation>
    </message>
    <message>
        <source>connecting…</source>
        <translation>연결 중…</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>준비됨</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>사용 중</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>연결 끊김</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a machine, and how it is</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Allocate the nodes with Slurm, until you release them</source>
        <translation>Slurm으로 노드를 할당하고 해제할 때까지 유지합니다</translation>
    </message>
    <message>
        <source>Query its devices</source>
        <translation>장치를 조회합니다</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Do not wait for it</source>
        <translation>더 기다리지 않습니다</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>다시 시도</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>해제</translation>
    </message>
    <message>
        <source>Release the Slurm nodes</source>
        <translation>Slurm 노드를 해제합니다</translation>
    </message>
    <message>
        <source>Install Sortscope</source>
        <translation>Sortscope 설치</translation>
    </message>
    <message>
        <source>Install this program in ~/.cache/sortscope on the machine, and query its devices</source>
        <translation>이 프로그램을 해당 컴퓨터의 ~/.cache/sortscope에 설치하고 장치를 조회합니다</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::MainWindow</name>
    <message>
        <source>Experiment</source>
        <translation>실험</translation>
    </message>
    <message>
        <source>Measuring: the window repaints at most once per second</source>
        <translation>측정 중: 창은 1초에 한 번까지만 다시 그립니다</translation>
    </message>
    <message>
        <source>Not measuring</source>
        <translation>측정하고 있지 않음</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) failed. The reasons are in the Jobs tab.</source>
        <translation>
            <numerusform>작업 %n개가 실패했습니다. 이유는 ‘작업’ 탭에 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The run was cancelled.</source>
        <translation>실행을 취소했습니다.</translation>
    </message>
    <message>
        <source>Cancelling: waiting for the current command</source>
        <translation>취소하는 중: 현재 명령을 기다리고 있습니다</translation>
    </message>
    <message>
        <source>Paused: nothing is measured</source>
        <translation>일시 중지됨: 아무것도 측정하지 않음</translation>
    </message>
    <message>
        <source>Continuing</source>
        <translation>계속하는 중</translation>
    </message>
    <message>
        <source>Pausing after the current replicate</source>
        <translation>현재 반복이 끝나면 일시 중지합니다</translation>
    </message>
    <message numerus="yes">
        <source>The run has finished in %1: %n job(s).</source>
        <translation>
            <numerusform>실행이 %1 만에 끝났습니다: 작업 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Its Readable Part</source>
        <translation>읽을 수 있는 부분 열기</translation>
    </message>
    <message>
        <source>Only showing sessions</source>
        <translation>세션 보기 전용</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ModeSection</name>
    <message>
        <source>No chosen device can do this.</source>
        <translation>선택한 장치 중 이것을 할 수 있는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Transfer modes:</source>
        <translation>전송 모드:</translation>
    </message>
    <message>
        <source>Launch modes:</source>
        <translation>커널 실행 모드:</translation>
    </message>
    <message>
        <source>If none is ticked, each device uses its first mode.</source>
        <translation>아무것도 고르지 않으면 각 장치는 첫 번째 모드를 씁니다.</translation>
    </message>
    <message>
        <source>Before each run (warm unless ticked):</source>
        <translation>각 실행 전(선택하지 않으면 예열됨):</translation>
    </message>
    <message>
        <source>Kernels are timed by:</source>
        <translation>커널 시간 측정:</translation>
    </message>
    <message>
        <source>defaults</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Transfer modes</source>
        <translation>전송 모드</translation>
    </message>
    <message>
        <source>Launch modes</source>
        <translation>커널 실행 모드</translation>
    </message>
    <message>
        <source>Device state</source>
        <translation>장치 상태</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>캐시</translation>
    </message>
    <message>
        <source>Count energy</source>
        <translation>에너지 재기</translation>
    </message>
    <message>
        <source>Repeats the runs for about half a minute behind the samples, and counts the energy of the device: by NVML on NVIDIA&apos;s GPUs, by RAPL on processors.</source>
        <translation>샘플 뒤에 약 30초 동안 실행을 반복하며 장치의 에너지를 잽니다. NVIDIA GPU에서는 NVML, 프로세서에서는 RAPL을 씁니다.</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>에너지</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::OverviewCards</name>
    <message>
        <source>Fastest on a GPU</source>
        <translation>GPU에서 가장 빠름</translation>
    </message>
    <message>
        <source>Fastest on the CPU</source>
        <translation>CPU에서 가장 빠름</translation>
    </message>
    <message>
        <source>GPU against CPU</source>
        <translation>GPU 대 CPU</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>교차점</translation>
    </message>
    <message>
        <source>No verified result of a GPU. Tick one under Devices, and run.</source>
        <translation>GPU에서 검증된 결과가 없습니다. ‘장치’에서 GPU를 선택하고 실행하세요.</translation>
    </message>
    <message>
        <source>No verified result of the CPU. Tick it under Devices, and run.</source>
        <translation>CPU에서 검증된 결과가 없습니다. ‘장치’에서 CPU를 선택하고 실행하세요.</translation>
    </message>
    <message>
        <source>Needs a row of a GPU and one of the CPU on the same data.</source>
        <translation>같은 데이터의 GPU 행과 CPU 행이 필요합니다.</translation>
    </message>
    <message>
        <source>The two did not do the same work: run them on the same data and size.</source>
        <translation>둘의 작업이 다릅니다. 같은 데이터와 크기로 실행하세요.</translation>
    </message>
    <message>
        <source>As fast</source>
        <translation>같은 속도</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <translation>%1배 빠름</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1배 느림</translation>
    </message>
    <message>
        <source>Needs several sizes of the same data on a GPU and on the CPU.</source>
        <translation>같은 데이터의 여러 크기를 GPU와 CPU에서 재야 합니다.</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>키 %1개</translation>
    </message>
    <message>
        <source>The GPU is faster from about this size.</source>
        <translation>대략 이 크기부터 GPU가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>Below %1</source>
        <translation>%1 미만</translation>
    </message>
    <message>
        <source>The GPU is faster at every size that was measured.</source>
        <translation>측정한 모든 크기에서 GPU가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>%1 초과</translation>
    </message>
    <message>
        <source>The CPU is faster at every size that was measured.</source>
        <translation>측정한 모든 크기에서 CPU가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>The GPU is faster at smaller sizes only.</source>
        <translation>GPU는 작은 크기에서만 더 빠릅니다.</translation>
    </message>
    <message>
        <source>%1, %2 against %3</source>
        <extracomment>a speed-up, an algorithm on the GPU, and one on the CPU</extracomment>
        <translation>%1, %2 대 %3</translation>
    </message>
    <message>
        <source>of poor quality</source>
        <translation>품질이 나쁨</translation>
    </message>
    <message>
        <source>within one run</source>
        <translation>한 번의 실행 안에서</translation>
    </message>
    <message>
        <source>The GPU is faster from this size at the latest.</source>
        <translation>늦어도 이 크기부터 GPU가 더 빠릅니다.</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>입증되지 않음</translation>
    </message>
    <message>
        <source>Not proven at %1.</source>
        <extracomment>sizes, as in &quot;2¹⁰, 2¹²&quot;</extracomment>
        <translation>%1에서는 입증되지 않았습니다.</translation>
    </message>
    <message>
        <source>%1, with transfers %2</source>
        <extracomment>two figures, as in &quot;12× faster, with transfers 2× slower&quot;</extracomment>
        <translation>%1, 전송 포함 %2</translation>
    </message>
    <message>
        <source>Data on the device: %1</source>
        <translation>데이터가 장치에 있음: %1</translation>
    </message>
    <message>
        <source>With transfers (%1): %2</source>
        <extracomment>a transfer mode, and a speed-up</extracomment>
        <translation>전송 포함(%1): %2</translation>
    </message>
    <message>
        <source>With transfers: %1. %2</source>
        <extracomment>the crossover with transfers: a size such as &quot;Above 2²⁴&quot;, and a sentence</extracomment>
        <translation>전송 포함: %1. %2</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::OverviewFindings</name>
    <message numerus="yes">
        <source>%n job(s) failed</source>
        <translation>
            <numerusform>작업 %n개 실패</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of poor quality: do not compare them</source>
        <translation>
            <numerusform>품질이 나쁜 행 %n개: 비교하지 마세요</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with warnings</source>
        <translation>
            <numerusform>경고가 있는 행 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with kernels near the timer floor</source>
        <translation>
            <numerusform>커널이 타이머 하한에 가까운 행 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) that lack replicates</source>
        <translation>
            <numerusform>반복이 빠진 행 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>The latest run used a different environment</source>
        <translation>최신 실행의 환경이 다름</translation>
    </message>
    <message>
        <source>No problems were found.</source>
        <translation>문제가 발견되지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the CPU slower than the standard library</source>
        <translation>
            <numerusform>표준 라이브러리보다 느린 CPU 행 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of poor quality, not to be compared; most often: %1</source>
        <extracomment>%1 is the most frequent reason</extracomment>
        <translation>
            <numerusform>품질이 나쁜 행 %n개, 비교하지 마세요. 가장 잦은 이유: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows these rows alone, until Clear Filters</source>
        <translation>필터를 지울 때까지 이 행만 표시합니다</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::OverviewMachine</name>
    <message>
        <source>%1, driver %2</source>
        <translation>%1, 드라이버 %2</translation>
    </message>
    <message>
        <source>Devices:</source>
        <translation>장치:</translation>
    </message>
    <message>
        <source>Processor:</source>
        <translation>프로세서:</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n thread(s)</source>
        <translation>
            <numerusform>%1, 스레드 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>System:</source>
        <translation>시스템:</translation>
    </message>
    <message>
        <source>Latest run:</source>
        <translation>최신 실행:</translation>
    </message>
    <message>
        <source>%1, Sortscope %2</source>
        <translation>%1, Sortscope %2</translation>
    </message>
    <message>
        <source>Notes:</source>
        <translation>메모:</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::OverviewPage</name>
    <message>
        <source>Nothing measured yet</source>
        <translation>아직 측정하지 않음</translation>
    </message>
    <message>
        <source>Choose devices, algorithms and sizes in the experiment panel, then press Run. This page sums up the results.</source>
        <translation>실험 패널에서 장치, 알고리즘, 크기를 고른 다음 ‘실행’을 누르세요. 이 페이지에 결과가 요약됩니다.</translation>
    </message>
    <message>
        <source>Kernel by Kernel</source>
        <translation>커널별로</translation>
    </message>
    <message>
        <source>Shows this row&apos;s kernels one by one</source>
        <translation>이 행의 커널을 하나씩 표시합니다</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>발견 사항</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>환경</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ParameterSection</name>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>defaults</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Ignore tuning</source>
        <translation>튜닝 무시</translation>
    </message>
    <message>
        <source>Parameters without values use the program&apos;s defaults, even if tuning (sortscope-cli tune) found faster values on this machine.</source>
        <translation>값이 없는 매개변수는 튜닝(sortscope-cli tune)이 이 컴퓨터에서 더 빠른 값을 찾았더라도 프로그램의 기본값을 씁니다.</translation>
    </message>
    <message>
        <source>untuned</source>
        <extracomment>of parameters: what tuning has found is not used</extracomment>
        <translation>튜닝 없음</translation>
    </message>
    <message>
        <source>Tuned %1: %2</source>
        <extracomment>a day; parameters and the values that tuning chose then</extracomment>
        <translation>%1에 튜닝: %2</translation>
    </message>
    <message>
        <source>tuned</source>
        <extracomment>of parameters: tuning chose some of them</extracomment>
        <translation>튜닝됨</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::RecentSessions</name>
    <message>
        <source>&amp;Clear List</source>
        <translation>목록 지우기(&amp;C)</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1은(는) 더 이상 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Restore List</source>
        <translation>목록 복원(&amp;R)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::RecoveryBanner</name>
    <message>
        <source>Untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>%1, %2: cannot be read</source>
        <translation>%1, %2: 읽을 수 없음</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n result(s)</source>
        <translation>
            <numerusform>%1, %2: 결과 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>나중에(&amp;L)</translation>
    </message>
    <message>
        <source>The next start offers them again</source>
        <translation>다음에 시작할 때 다시 묻습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were not saved when the program ended.</source>
        <translation>
            <numerusform>프로그램이 끝날 때 저장되지 않은 세션이 %n개 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>열기(&amp;O)</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 열기</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>삭제(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 삭제</translation>
    </message>
    <message>
        <source>&amp;Open Its Readable Part</source>
        <translation>읽을 수 있는 부분 열기(&amp;O)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::RunControl</name>
    <message>
        <source>Re&amp;sume the Session</source>
        <translation>세션 이어서 실행(&amp;S)</translation>
    </message>
    <message>
        <source>Measure only missing replicates, and jobs that were cancelled or never started</source>
        <translation>빠진 반복과, 취소되었거나 시작되지 않은 작업만 측정합니다</translation>
    </message>
    <message>
        <source>Contin&amp;ue</source>
        <translation>계속(&amp;U)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>일시 중지(&amp;U)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>계속</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 중지</translation>
    </message>
    <message>
        <source>Continue the run; the next replicate warms up again</source>
        <translation>실행을 계속합니다. 다음 반복은 다시 예열합니다</translation>
    </message>
    <message>
        <source>Pause after the current replicate</source>
        <translation>현재 반복 후에 일시 중지합니다</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>실행 중인 것이 없습니다.</translation>
    </message>
    <message>
        <source>Devices are being looked for.</source>
        <translation>장치를 찾는 중입니다.</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>빠진 것이 없습니다.</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>이어서 실행</translation>
    </message>
    <message>
        <source>Measure only missing replicates of these jobs</source>
        <translation>이 작업들에서 빠진 반복만 측정합니다</translation>
    </message>
    <message>
        <source>Resume the Whole Run</source>
        <translation>전체 실행 이어서 하기</translation>
    </message>
    <message>
        <source>Measure only missing replicates and jobs of their runs</source>
        <translation>해당 실행에서 빠진 반복과 작업만 측정합니다</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::SamplingSection</name>
    <message>
        <source>Fixed number</source>
        <translation>고정된 수</translation>
    </message>
    <message>
        <source>Sampling preset</source>
        <translation>샘플링 프리셋</translation>
    </message>
    <message>
        <source>Number of samples</source>
        <translation>샘플 수</translation>
    </message>
    <message>
        <source>%1 replicates of %2 to %3 samples, at most %4 per job, until the noise is below %5 %</source>
        <translation>노이즈가 %5 % 미만이 될 때까지 샘플 %2~%3개씩 %1회 반복, 작업당 최대 %4</translation>
    </message>
    <message>
        <source>Exactly this many samples in one replicate, with a short warm-up</source>
        <translation>한 반복에서 정확히 이 수만큼의 샘플, 짧은 워밍업 포함</translation>
    </message>
    <message>
        <source>Interleave pairs</source>
        <translation>쌍을 번갈아</translation>
    </message>
    <message>
        <source>Samples:</source>
        <translation>샘플:</translation>
    </message>
    <message>
        <source>Needs exactly two jobs for each workload: two devices, two algorithms, two merge strategies, two values of one parameter, or two modes.</source>
        <translation>작업 부하마다 작업이 정확히 두 개 있어야 합니다. 장치 두 개, 알고리즘 두 개, 병합 전략 두 개, 한 매개변수의 값 두 개, 또는 모드 두 개입니다.</translation>
    </message>
    <message>
        <source>Alternates between the samples of the two jobs of each workload, so that changes of the machine affect both alike. The Compare tab shows the pairs.</source>
        <translation>작업 부하마다 두 작업의 샘플을 번갈아 측정하여 컴퓨터의 변화가 양쪽에 똑같이 미치게 합니다. 비교 탭에 쌍이 표시됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>These choices make %n job(s) for a workload.</source>
        <translation>
            <numerusform>현재 선택으로는 한 작업 부하에 작업이 %n개입니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::SearchSection</name>
    <message>
        <source>How many keys are looked up in one run.</source>
        <translation>한 번 실행에서 찾는 키의 수.</translation>
    </message>
    <message>
        <source>The share of keys that occur in the data, from 0 to 1.</source>
        <translation>데이터에 들어 있는 키의 비율. 0에서 1까지.</translation>
    </message>
    <message>
        <source>Looks the keys up in ascending order, which makes better use of caches.</source>
        <translation>키를 오름차순으로 찾습니다. 캐시를 더 잘 활용합니다.</translation>
    </message>
    <message>
        <source>Hit ratio:</source>
        <translation>적중률:</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>정렬됨</translation>
    </message>
    <message>
        <source>Look up:</source>
        <translation>찾을 키:</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::SessionActions</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>최근 세션 열기(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New Session</source>
        <translation>새 세션(&amp;N)</translation>
    </message>
    <message>
        <source>Begin an empty session</source>
        <translation>빈 세션을 시작합니다</translation>
    </message>
    <message>
        <source>&amp;Open Session…</source>
        <translation>세션 열기(&amp;O)…</translation>
    </message>
    <message>
        <source>Show the results of a session file</source>
        <translation>세션 파일의 결과를 표시합니다</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>열기</translation>
    </message>
    <message>
        <source>&amp;Save Session</source>
        <translation>세션 저장(&amp;S)</translation>
    </message>
    <message>
        <source>Save the results to a session file</source>
        <translation>결과를 세션 파일에 저장합니다</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Save Session &amp;As…</source>
        <translation>다른 이름으로 세션 저장(&amp;A)…</translation>
    </message>
    <message>
        <source>Copy the session to another file and continue there</source>
        <translation>세션을 다른 파일에 복사하고 거기서 계속합니다</translation>
    </message>
    <message>
        <source>No&amp;tes on the Session…</source>
        <translation>세션 메모(&amp;T)…</translation>
    </message>
    <message>
        <source>Edit the notes on this session</source>
        <translation>이 세션의 메모를 편집합니다</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 여는 중…</translation>
    </message>
    <message>
        <source>session.sortscope</source>
        <translation>세션.sortscope</translation>
    </message>
    <message>
        <source>The session is open for reading only: %1. Save it under another name to change the notes.</source>
        <translation>세션이 읽기 전용으로 열려 있습니다: %1. 메모를 바꾸려면 다른 이름으로 저장하세요.</translation>
    </message>
    <message>
        <source>A run is active. Cancel it, or wait for its end, before another session takes its place.</source>
        <translation>실행 중입니다. 다른 세션으로 바꾸기 전에 취소하거나 끝날 때까지 기다리세요.</translation>
    </message>
    <message>
        <source>There are no results to save yet.</source>
        <translation>저장할 결과가 아직 없습니다.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>제목 없음</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1의 사본</translation>
    </message>
    <message>
        <source>%1[*] [read-only]</source>
        <translation>%1[*] [읽기 전용]</translation>
    </message>
    <message numerus="yes">
        <source>Not everything could be written to the session&apos;s file: %1. %n result(s) are kept in memory, and writing is tried again with every job; you can also save the session to another place.</source>
        <translation>
            <numerusform>세션 파일에 모두 기록하지 못했습니다: %1. 결과 %n개가 메모리에 남아 있으며 작업이 끝날 때마다 다시 기록을 시도합니다. 세션을 다른 곳에 저장할 수도 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The session could not be written to, so the run continues in an untitled copy of it. Save the copy where you like.</source>
        <translation>세션에 기록할 수 없어 제목 없는 사본에서 실행을 계속합니다. 사본을 원하는 곳에 저장하세요.</translation>
    </message>
    <message>
        <source>%1 is open for reading only: %2. A run continues in an untitled copy of it.</source>
        <translation>%1이(가) 읽기 전용으로 열려 있습니다: %2. 실행은 제목 없는 사본에서 계속됩니다.</translation>
    </message>
    <message numerus="yes">
        <source>Opened %1: %n result(s)</source>
        <translation>
            <numerusform>%1을(를) 열었습니다: 결과 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is in %1; new results are written to it as they arrive.</source>
        <translation>모두 %1에 들어 있습니다. 새 결과는 도착하는 대로 기록됩니다.</translation>
    </message>
    <message>
        <source>Open the Sa&amp;mple Session</source>
        <translation>예제 세션 열기(&amp;M)</translation>
    </message>
    <message>
        <source>Open an editable copy of a session measured on an NVIDIA H200</source>
        <translation>NVIDIA H200에서 측정한 세션의 편집할 수 있는 사본을 엽니다</translation>
    </message>
    <message>
        <source>A run is active here, so %1 is shown in another window.</source>
        <translation>여기서 실행 중이므로 %1을(를) 다른 창에 표시합니다.</translation>
    </message>
    <message>
        <source>%1 is damaged and stays as it is. This untitled session holds its readable part; save it where you like.</source>
        <translation>%1이(가) 손상되었으며 그대로 남습니다. 이 제목 없는 세션에 읽을 수 있는 부분이 있습니다. 원하는 곳에 저장하세요.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) could not be read.</source>
        <translation>
            <numerusform>작업 %n개를 읽을 수 없었습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::StudyPage</name>
    <message>
        <source>The fastest CPU row on the same data, %1, took %2 (wall clock).</source>
        <translation>같은 데이터에서 가장 빠른 CPU 행 %1은(는) %2 걸렸습니다(경과 시간).</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>파일(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>실행(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>보기(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>도움말(&amp;H)</translation>
    </message>
    <message>
        <source>Write one row for every job to a file</source>
        <translation>작업마다 한 행을 파일에 씁니다</translation>
    </message>
    <message>
        <source>Export Results</source>
        <translation>결과 내보내기</translation>
    </message>
    <message>
        <source>Write one row for every kernel and transfer of every sample to a file</source>
        <translation>모든 샘플의 커널과 전송마다 한 행을 파일에 씁니다</translation>
    </message>
    <message>
        <source>Write what the devices tell of each kernel: registers, local memory, occupancy</source>
        <translation>장치가 알려 주는 커널별 정보(레지스터, 로컬 메모리, 점유율)를 씁니다</translation>
    </message>
    <message>
        <source>Export Commands</source>
        <translation>명령 내보내기</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>끝내기(&amp;Q)</translation>
    </message>
    <message>
        <source>End the program; a run is cancelled</source>
        <translation>프로그램을 끝냅니다. 진행 중인 실행은 취소됩니다</translation>
    </message>
    <message>
        <source>Run the jobs of the experiment</source>
        <translation>실험의 작업을 실행합니다</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>취소(&amp;C)</translation>
    </message>
    <message>
        <source>Stop the current job and drop waiting jobs</source>
        <translation>현재 작업을 멈추고 대기 중인 작업을 취소합니다</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Look for &amp;Devices Again</source>
        <translation>장치 다시 찾기(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;About Sortscope</source>
        <translation>Sortscope 정보(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>버전과 라이선스</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>모양(&amp;A)</translation>
    </message>
    <message>
        <source>Like the &amp;System</source>
        <translation>시스템 설정 따르기(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>밝게(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>어둡게(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>언어(&amp;L)</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>도구 모음</translation>
    </message>
    <message>
        <source>Export C&amp;hart…</source>
        <translation>차트 내보내기(&amp;H)…</translation>
    </message>
    <message>
        <source>Write the chart of this tab to a picture</source>
        <translation>이 탭의 차트를 그림으로 저장합니다</translation>
    </message>
    <message>
        <source>Cop&amp;y Chart</source>
        <translation>차트 복사(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the chart of this tab to the clipboard</source>
        <translation>이 탭의 차트를 클립보드에 복사합니다</translation>
    </message>
    <message>
        <source>&amp;Prepared Experiments</source>
        <translation>준비된 실험(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Write the whole session as JSON</source>
        <translation>세션 전체를 JSON으로 기록합니다</translation>
    </message>
    <message>
        <source>&amp;Markdown Table…</source>
        <translation>&amp;Markdown 표…</translation>
    </message>
    <message>
        <source>Write a table for pull requests and notes</source>
        <translation>풀 리퀘스트와 메모에 쓸 표를 기록합니다</translation>
    </message>
    <message>
        <source>Chrome &amp;Trace…</source>
        <translation>Chrome 추적(&amp;T)…</translation>
    </message>
    <message>
        <source>Write every command as a span on a timeline, for Perfetto or chrome://tracing</source>
        <translation>모든 명령을 시간축의 구간으로 기록합니다(Perfetto 또는 chrome://tracing용)</translation>
    </message>
    <message>
        <source>&amp;Google Benchmark JSON…</source>
        <translation>&amp;Google Benchmark JSON…</translation>
    </message>
    <message>
        <source>Write the wall clocks in the format of Google Benchmark, for its compare.py</source>
        <translation>경과 시간을 Google Benchmark 형식으로 기록합니다(compare.py용)</translation>
    </message>
    <message>
        <source>Export in Other &amp;Formats</source>
        <translation>다른 형식으로 내보내기(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;End Now</source>
        <translation>지금 끝내기(&amp;E)</translation>
    </message>
    <message>
        <source>End Now</source>
        <translation>지금 끝내기</translation>
    </message>
    <message>
        <source>Don&apos;t wait for the current command: end the measuring process. Finished jobs are kept.</source>
        <translation>현재 명령을 기다리지 않고 측정하는 프로세스를 끝냅니다. 완료된 작업은 유지됩니다.</translation>
    </message>
    <message>
        <source>Cali&amp;brate This Machine…</source>
        <translation>이 컴퓨터 보정(&amp;B)…</translation>
    </message>
    <message>
        <source>Measure this machine&apos;s noise and copy bandwidth</source>
        <translation>이 컴퓨터의 노이즈와 복사 대역폭을 측정합니다</translation>
    </message>
    <message>
        <source>Add to the &amp;Queue</source>
        <translation>대기열에 추가(&amp;Q)</translation>
    </message>
    <message>
        <source>Add to Queue</source>
        <translation>대기열에 추가</translation>
    </message>
    <message>
        <source>Run the jobs of the experiment once the current run has ended</source>
        <translation>현재 실행이 끝나면 이 실험의 작업을 실행합니다</translation>
    </message>
    <message>
        <source>Footer &amp;Below Exported Charts</source>
        <translation>내보낸 차트 아래에 바닥글 넣기(&amp;B)</translation>
    </message>
    <message>
        <source>Exported and copied charts name the machine, the date and the program</source>
        <translation>내보내거나 복사한 차트에 컴퓨터, 날짜, 프로그램을 적습니다</translation>
    </message>
    <message>
        <source>Tu&amp;ne…</source>
        <translation>튜닝(&amp;N)…</translation>
    </message>
    <message>
        <source>Find the fastest parameters of the chosen algorithm on the chosen device, and save them</source>
        <translation>선택한 장치에서 선택한 알고리즘의 가장 빠른 매개변수를 찾아 저장함</translation>
    </message>
    <message>
        <source>Dev&amp;ices</source>
        <translation>장치(&amp;I)</translation>
    </message>
    <message>
        <source>Find devices whose driver was installed or started meanwhile, and query the other machines again</source>
        <translation>그사이 드라이버가 설치되었거나 시작된 장치를 찾고, 다른 컴퓨터도 다시 조회합니다</translation>
    </message>
    <message>
        <source>Add &amp;Algorithms…</source>
        <translation>알고리즘 추가(&amp;A)…</translation>
    </message>
    <message>
        <source>Read algorithms of your own from a folder with an entry.lua, or with several such folders</source>
        <translation>entry.lua가 있는 폴더 또는 그런 폴더가 여럿 있는 폴더에서 직접 만든 알고리즘을 읽습니다</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>페이지(&amp;P)</translation>
    </message>
    <message>
        <source>Export Re&amp;port…</source>
        <translation>보고서 내보내기(&amp;P)…</translation>
    </message>
    <message>
        <source>Write a report for readers without this program, which any browser shows, and prints to PDF</source>
        <translation>이 프로그램이 없는 독자를 위한 보고서를 씁니다. 어떤 브라우저에서나 볼 수 있고 PDF로 인쇄할 수 있습니다</translation>
    </message>
    <message>
        <source>Print Report…</source>
        <translation>보고서 인쇄…</translation>
    </message>
    <message>
        <source>Print the report of the session, on paper or to a PDF file</source>
        <translation>세션 보고서를 종이나 PDF 파일로 인쇄합니다</translation>
    </message>
    <message>
        <source>Attach the Sess&amp;ion to Reports</source>
        <translation>보고서에 세션 첨부(&amp;I)</translation>
    </message>
    <message>
        <source>Readers of a report can save the session from it</source>
        <translation>보고서 독자가 거기서 세션을 저장할 수 있습니다</translation>
    </message>
    <message>
        <source>Add an Algorithm Librar&amp;y…</source>
        <translation>알고리즘 라이브러리 추가(&amp;Y)…</translation>
    </message>
    <message>
        <source>Read algorithms of your own from a shared library</source>
        <translation>공유 라이브러리에서 사용자 알고리즘을 읽습니다</translation>
    </message>
    <message>
        <source>Export R&amp;esults as CSV (a Row per Job)…</source>
        <translation>결과를 CSV로 내보내기(작업당 한 줄)(&amp;E)…</translation>
    </message>
    <message>
        <source>Export &amp;Commands as CSV (a Row per Launch and Transfer)…</source>
        <translation>명령을 CSV로 내보내기(커널 실행과 전송당 한 줄)(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Kernels as CSV (a Row per Kernel)…</source>
        <translation>커널 CSV(커널당 한 줄)(&amp;K)…</translation>
    </message>
    <message>
        <source>Show &amp;Kernel Text</source>
        <translation>커널 텍스트 표시(&amp;K)</translation>
    </message>
    <message>
        <source>Open the text by which the selected row was run on the page Workshop</source>
        <translation>선택한 행을 실행한 텍스트를 작업장 페이지에서 엽니다</translation>
    </message>
    <message>
        <source>Kernels from a &amp;Folder…</source>
        <translation>폴더의 커널 사용(&amp;F)…</translation>
    </message>
    <message>
        <source>Read the kernels from a folder with changed copies of them, in place of those that are built in</source>
        <translation>내장된 것 대신, 바꾼 사본이 있는 폴더에서 커널을 읽습니다</translation>
    </message>
    <message>
        <source>Si&amp;ze of Exported Charts</source>
        <translation>내보내는 차트의 크기(&amp;Z)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowAlgorithms</name>
    <message>
        <source>Reading %1…</source>
        <translation>%1 읽는 중…</translation>
    </message>
    <message>
        <source>The algorithms of %1 are in the list.</source>
        <translation>%1의 알고리즘이 목록에 있습니다.</translation>
    </message>
    <message>
        <source>The kernels of the program are used again.</source>
        <translation>프로그램의 커널을 다시 사용합니다.</translation>
    </message>
    <message>
        <source>Kernels are read from %1</source>
        <translation>커널을 %1에서 읽습니다</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowCalibration</name>
    <message>
        <source>%1: wall %2, kernels %3, copies %4</source>
        <translation>%1: 경과 시간 %2, 커널 %3, 복사 %4</translation>
    </message>
    <message>
        <source>The calibration was cancelled. Its measurements are discarded.</source>
        <translation>보정이 취소되었습니다. 측정 결과는 버립니다.</translation>
    </message>
    <message>
        <source>The machine could not be calibrated. %1</source>
        <translation>컴퓨터를 보정할 수 없었습니다. %1</translation>
    </message>
    <message>
        <source>Calibrate This Machine</source>
        <translation>이 컴퓨터 보정</translation>
    </message>
    <message>
        <source>Cancelling the calibration</source>
        <translation>보정을 취소하는 중</translation>
    </message>
    <message>
        <source>Repeating the same jobs</source>
        <translation>같은 작업을 되풀이해 측정하는 중</translation>
    </message>
    <message>
        <source>Waiting for %1, which measures on this machine</source>
        <translation>이 컴퓨터에서 측정하는 %1 을(를) 기다리는 중</translation>
    </message>
    <message>
        <source>Measuring %1</source>
        <translation>%1 측정 중</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>시작하는 중</translation>
    </message>
    <message>
        <source>Some calibrations could not be used. %1</source>
        <translation>일부 보정을 사용할 수 없습니다. %1</translation>
    </message>
    <message>
        <source>The calibration could not be saved. %1</source>
        <translation>보정 결과를 저장할 수 없습니다. %1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowExports</name>
    <message>
        <source>The file could not be written. %1</source>
        <translation>파일을 기록할 수 없습니다. %1</translation>
    </message>
    <message>
        <source>%1 is the file of the session that is open. Choose another name for the export.</source>
        <translation>%1은(는) 열려 있는 세션의 파일입니다. 내보내기에는 다른 이름을 선택하세요.</translation>
    </message>
    <message>
        <source>Exports are made from the session&apos;s file, and not everything is in it: %1. Save the session to another place first.</source>
        <translation>내보내기는 세션 파일에서 이루어지는데 파일에 모두 들어 있지는 않습니다: %1. 먼저 세션을 다른 곳에 저장하세요.</translation>
    </message>
    <message>
        <source>There are no results to export yet.</source>
        <translation>내보낼 결과가 아직 없습니다.</translation>
    </message>
    <message>
        <source>A file is being written.</source>
        <translation>파일을 기록하는 중입니다.</translation>
    </message>
    <message>
        <source>This tab shows no chart now.</source>
        <translation>이 탭에는 지금 차트가 표시되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>%1 is a file descriptor, not a file. Choose another name for the export.</source>
        <translation>%1은(는) 파일 서술자이며 파일이 아닙니다. 내보낼 다른 이름을 선택하세요.</translation>
    </message>
    <message>
        <source>Sortscope %1</source>
        <translation>Sortscope %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1에 저장했습니다</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>복사함</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowHelp</name>
    <message>
        <source>Sortscope &amp;Help</source>
        <translation>Sortscope 도움말(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Find a Command…</source>
        <translation>명령 찾기(&amp;F)…</translation>
    </message>
    <message>
        <source>%1, %2 keys</source>
        <translation>%1, 키 %2개</translation>
    </message>
    <message>
        <source>Find any command, page, setting or job by its words</source>
        <translation>명령, 페이지, 설정, 작업을 단어로 찾습니다</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>실험</translation>
    </message>
    <message>
        <source>Read about the page in front, and about the rest of the window</source>
        <translation>지금 보이는 페이지와 창의 나머지에 관한 설명을 읽음</translation>
    </message>
    <message>
        <source>Job %1 on %2, %3</source>
        <translation>작업 %1, %2, %3</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowMachines</name>
    <message>
        <source>&amp;Add Machine…</source>
        <translation>컴퓨터 추가(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Remove Machine</source>
        <translation>컴퓨터 제거(&amp;R)</translation>
    </message>
    <message>
        <source>The machine %1 is left out. %2</source>
        <translation>컴퓨터 %1을(를) 제외했습니다. %2</translation>
    </message>
    <message>
        <source>Measure on a machine that is reached by ssh, Slurm or a custom command</source>
        <translation>ssh, Slurm 또는 사용자 지정 명령으로 연결되는 컴퓨터에서 측정합니다</translation>
    </message>
    <message>
        <source>Remove a machine, and close its connection</source>
        <translation>컴퓨터를 제거하고 연결을 닫습니다</translation>
    </message>
    <message>
        <source>&amp;Fetch Stored Results</source>
        <translation>저장된 결과 가져오기(&amp;F)</translation>
    </message>
    <message>
        <source>No other machine is connected.</source>
        <translation>연결된 다른 컴퓨터가 없습니다.</translation>
    </message>
    <message>
        <source>The session has no jobs.</source>
        <translation>세션에 작업이 없습니다.</translation>
    </message>
    <message>
        <source>Fetch results of this session that other machines stored when their connection ended</source>
        <translation>연결이 끊겼을 때 다른 컴퓨터가 저장한 이 세션의 결과를 가져옵니다</translation>
    </message>
    <message numerus="yes">
        <source>%n stored replicate(s) were fetched from other machines.</source>
        <translation>
            <numerusform>다른 컴퓨터에 저장되어 있던 반복 %n개를 가져왔습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The other machines store no results of this session.</source>
        <translation>다른 컴퓨터에 저장된 이 세션의 결과가 없습니다.</translation>
    </message>
    <message>
        <source>&amp;Restore “%1”</source>
        <translation>“%1” 복원(&amp;R)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowPrint</name>
    <message>
        <source>Printed to %1</source>
        <translation>%1에 인쇄했습니다</translation>
    </message>
    <message>
        <source>There are no results to print yet.</source>
        <translation>아직 인쇄할 결과가 없습니다.</translation>
    </message>
    <message>
        <source>A report is being printed.</source>
        <translation>보고서를 인쇄하고 있습니다.</translation>
    </message>
    <message>
        <source>Reports are made from the session&apos;s file, and not everything is in it: %1. Save the session to another place first.</source>
        <translation>보고서는 세션 파일로 만드는데, 모든 것이 들어 있지 않습니다: %1. 먼저 세션을 다른 곳에 저장하세요.</translation>
    </message>
    <message>
        <source>The report could not be printed.</source>
        <translation>보고서를 인쇄하지 못했습니다.</translation>
    </message>
    <message>
        <source>The report could not be printed. %1</source>
        <translation>보고서를 인쇄하지 못했습니다. %1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowTuning</name>
    <message>
        <source>The tuned parameters could not be saved. %1</source>
        <translation>튜닝한 매개변수를 저장할 수 없습니다. %1</translation>
    </message>
    <message>
        <source>Tuning could not start. %1</source>
        <translation>튜닝을 시작할 수 없습니다. %1</translation>
    </message>
    <message>
        <source>Tune Parameters</source>
        <translation>매개변수 튜닝</translation>
    </message>
    <message>
        <source>Seconds after which no more trials begin. Each trial becomes a row of the session.</source>
        <translation>이 시간(초)이 지나면 새 시도를 시작하지 않습니다. 각 시도는 세션의 행이 됩니다.</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>튜닝(&amp;T)</translation>
    </message>
    <message>
        <source>The time ended before everything was tried: more time may find faster parameters.</source>
        <translation>모두 시도하기 전에 시간이 끝났습니다. 시간을 늘리면 더 빠른 매개변수를 찾을 수 있습니다.</translation>
    </message>
    <message>
        <source>%1 is tuned on %2.</source>
        <extracomment>an algorithm, and a device</extracomment>
        <translation>%2에서 %1을(를) 튜닝했습니다.</translation>
    </message>
    <message>
        <source>%1 keys: %2, %3× as fast as the defaults.</source>
        <extracomment>a number of keys; parameters and their values; a factor</extracomment>
        <translation>키 %1개: %2, 기본값보다 %3배 빠릅니다.</translation>
    </message>
    <message>
        <source>Later runs use the faster parameters, for sizes up to four times larger or smaller.</source>
        <translation>이후 실행은 최대 네 배 크거나 작은 크기에 대해 더 빠른 매개변수를 사용합니다.</translation>
    </message>
    <message>
        <source>%1 keys: nothing was tried.</source>
        <extracomment>a number of keys</extracomment>
        <translation>키 %1개: 아무것도 시도하지 않았습니다.</translation>
    </message>
    <message>
        <source>%1 keys: no trial could run (%2). Parameters tuned earlier stay.</source>
        <extracomment>a number of keys; why</extracomment>
        <translation>키 %1개: 실행할 수 있는 시도가 없었습니다(%2). 이전에 튜닝한 매개변수는 그대로입니다.</translation>
    </message>
    <message>
        <source>%1 keys: %2, and the defaults cannot run.</source>
        <extracomment>a number of keys; parameters and their values</extracomment>
        <translation>키 %1개: %2. 기본값으로는 실행할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 could not be tuned on %2.</source>
        <translation>%2에서 %1을(를) 튜닝할 수 없었습니다.</translation>
    </message>
    <message>
        <source>%1 keys: no difference found; the defaults stay.</source>
        <extracomment>a number of keys</extracomment>
        <translation>키 %1개: 차이를 찾지 못했습니다. 기본값을 그대로 둡니다.</translation>
    </message>
    <message>
        <source>Choose one device and one algorithm, and one kind of data, keys and values: only one is tuned at a time.</source>
        <translation>장치와 알고리즘을 하나씩, 데이터, 키, 값을 한 종류씩 선택하세요. 한 번에 하나만 튜닝합니다.</translation>
    </message>
    <message>
        <source>%1 has no parameters to tune.</source>
        <extracomment>an algorithm</extracomment>
        <translation>%1에는 튜닝할 매개변수가 없습니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WinnersPage</name>
    <message numerus="yes">
        <source>%1 wins in %2 of %n cell(s).</source>
        <translation>
            <numerusform>%n칸 중 %2칸에서 %1이(가) 가장 빠릅니다.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winner(s) are proven.</source>
        <translation>
            <numerusform>그중 %n칸이 입증되었습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WorkbenchTabs</name>
    <message>
        <source>Scaling</source>
        <translation>크기별 성능</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>커널</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>작업</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>The session is open for reading only: save it under another name to write notes.</source>
        <translation>세션이 읽기 전용으로 열려 있습니다. 메모를 쓰려면 다른 이름으로 저장하세요.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>개요</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>타임라인</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>샘플</translation>
    </message>
    <message>
        <source>Parameter study</source>
        <translation>매개변수 연구</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>배우기</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>장치 그룹</translation>
    </message>
    <message>
        <source>Show Kernels</source>
        <translation>커널 표시</translation>
    </message>
    <message>
        <source>Show in the Table of Jobs</source>
        <translation>작업 표에서 보기</translation>
    </message>
    <message>
        <source>Another session is being opened.</source>
        <translation>다른 세션을 여는 중입니다.</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>최속</translation>
    </message>
    <message>
        <source>History</source>
        <translation>기록</translation>
    </message>
    <message>
        <source>Show Only the Rows of This Cell</source>
        <translation>이 칸의 행만 표시</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>작업장</translation>
    </message>
    <message>
        <source>Against a baseline</source>
        <translation>기준 대비</translation>
    </message>
    <message>
        <source>Pin as the Baseline</source>
        <translation>기준으로 고정</translation>
    </message>
    <message>
        <source>GPU against CPU, speed-up</source>
        <translation>GPU 대 CPU, 속도 향상</translation>
    </message>
    <message>
        <source>Show Kernel Text</source>
        <translation>커널 텍스트 표시</translation>
    </message>
    <message>
        <source>Select a finished row first.</source>
        <translation>먼저 완료된 행을 선택하세요.</translation>
    </message>
    <message>
        <source>The selected row has compiled no kernels.</source>
        <translation>선택한 행은 커널을 컴파일하지 않았습니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::ChartSize</name>
    <message>
        <source>%1 × %2 pt, text %3 pt</source>
        <translation>%1 × %2 pt, 글자 %3 pt</translation>
    </message>
    <message>
        <source> pt</source>
        <extracomment>the unit of a length: 1/72 inch</extracomment>
        <translation> pt</translation>
    </message>
    <message>
        <source>As on the &amp;Screen</source>
        <translation>화면과 같게(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;lide 16:9 (%1)</source>
        <translation>슬라이드 16:9 (%1)(&amp;L)</translation>
    </message>
    <message>
        <source>Paper &amp;Column (%1)</source>
        <translation>논문 한 단 (%1)(&amp;C)</translation>
    </message>
    <message>
        <source>Paper &amp;Width (%1)</source>
        <translation>논문 전체 너비 (%1)(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Own Size (%1)…</source>
        <translation>직접 정한 크기 (%1)(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Own Size…</source>
        <translation>직접 정한 크기(&amp;O)…</translation>
    </message>
    <message>
        <source>Size of Exported Charts</source>
        <translation>내보내는 차트의 크기</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>너비(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>높이(&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>글자(&amp;T):</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::CheckCombo</name>
    <message>
        <source>None</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation>%1개 선택</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::CommandPalette</name>
    <message>
        <source>Find a Command</source>
        <translation>명령 찾기</translation>
    </message>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>“%1”과(와) 일치하는 것이 없습니다</translation>
    </message>
    <message>
        <source>Type words of a command, page, setting or job</source>
        <translation>명령, 페이지, 설정, 작업의 단어를 입력하세요</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::ErrorBanner</name>
    <message>
        <source>Close this message</source>
        <translation>이 메시지 닫기</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>오류: %1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::PageRail</name>
    <message>
        <source>Pages</source>
        <translation>페이지</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::ParameterEdit</name>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>모두</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>기본값: %1</translation>
    </message>
    <message>
        <source>One of the listed choices, or all of them in separate jobs.</source>
        <translation>나열된 것 중 하나, 또는 모두를 각각 별도의 작업으로 합니다.</translation>
    </message>
    <message>
        <source>Powers of two from %1 to %2.</source>
        <translation>%1에서 %2까지의 2의 거듭제곱.</translation>
    </message>
    <message>
        <source>Whole numbers from %1 to %2.</source>
        <translation>%1에서 %2까지의 정수.</translation>
    </message>
    <message>
        <source>Several values, separated by commas, make separate jobs.</source>
        <translation>쉼표로 구분한 여러 값은 각각 별도의 작업이 됩니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::QueueList</name>
    <message>
        <source>Move it up in the queue</source>
        <translation>대기열에서 위로 옮기기</translation>
    </message>
    <message>
        <source>Remove it from the queue</source>
        <translation>대기열에서 빼기</translation>
    </message>
    <message numerus="yes">
        <source>%n experiment(s) waiting</source>
        <translation>
            <numerusform>대기 중인 실험 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip to Next</source>
        <translation>다음으로 건너뛰기</translation>
    </message>
    <message>
        <source>Run It Now</source>
        <translation>지금 실행</translation>
    </message>
    <message>
        <source>End the current run, keep its results, and start the next experiment</source>
        <translation>현재 실행을 끝내고, 그 결과는 남기고, 다음 실험을 시작합니다</translation>
    </message>
    <message>
        <source>Start the next experiment</source>
        <translation>다음 실험을 시작합니다</translation>
    </message>
    <message>
        <source>Restore the experiment that was removed last</source>
        <translation>마지막에 뺀 실험을 복원합니다</translation>
    </message>
    <message>
        <source>Could not start: %1</source>
        <translation>시작할 수 없음: %1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::RunProgress</name>
    <message>
        <source>Progress of the run</source>
        <translation>실행 진행률</translation>
    </message>
    <message>
        <source>Progress of the current job</source>
        <translation>현재 작업 진행률</translation>
    </message>
    <message>
        <source>%1 of %2 jobs finished</source>
        <translation>작업 %2개 중 %1개 끝남</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>a number of jobs</extracomment>
        <translation>%1개 실패</translation>
    </message>
    <message>
        <source>%1 of %2 replicates taken</source>
        <translation>반복 %2회 중 %1회 끝남</translation>
    </message>
    <message>
        <source>Waiting: %1 measures on this machine</source>
        <translation>대기 중: %1이(가) 이 컴퓨터에서 측정하고 있습니다</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>약 %1 남음</translation>
    </message>
    <message>
        <source>Cancelling: waiting for the current command</source>
        <translation>취소하는 중: 현재 명령을 기다리고 있습니다</translation>
    </message>
    <message>
        <source>Cancelled: %1</source>
        <translation>취소됨: %1</translation>
    </message>
    <message>
        <source>Pausing after this: %1</source>
        <translation>이것이 끝나면 일시 중지: %1</translation>
    </message>
    <message>
        <source>Paused: nothing is measured</source>
        <translation>일시 중지됨: 아무것도 측정하지 않음</translation>
    </message>
    <message numerus="yes">
        <source>and %n more machine(s)</source>
        <translation>
            <numerusform>그 밖에 컴퓨터 %n대</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 keys</source>
        <translation>%1, 키 %2개</translation>
    </message>
    <message>
        <source>%1: waiting for %2, which measures there</source>
        <translation>%1: 측정 중인 %2을(를) 기다리는 중</translation>
    </message>
    <message>
        <source>%1: %2: %3, %4 keys</source>
        <comment>a machine, a phase, an algorithm, a number</comment>
        <translation>%1: %2: %3, 키 %4개</translation>
    </message>
    <message>
        <source>%1: no active job</source>
        <translation>%1: 진행 중인 작업 없음</translation>
    </message>
    <message>
        <source>(this round %1, this job %2)</source>
        <translation>(이번 라운드 %1, 이 작업 %2)</translation>
    </message>
    <message>
        <source>(this round %1)</source>
        <translation>(이번 라운드 %1)</translation>
    </message>
    <message>
        <source>%1 given up</source>
        <extracomment>a number of replicates that their jobs will not take any more</extracomment>
        <translation>%1회 포기</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::SizesEdit</name>
    <message>
        <source>&lt;p&gt;Numbers of keys, separated by commas: 1000000, 10^6 or 2^20. 2^10..2^20 is a sweep that doubles, 2^10..2^20:x4 one by another factor.&lt;/p&gt;</source>
        <translation>&lt;p&gt;키 개수를 쉼표로 구분합니다: 1000000, 10^6, 2^20. 두 배씩 늘리는 스윕은 2^10..2^20, 다른 배수는 2^10..2^20:x4입니다.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Sizes in keys</source>
        <translation>크기(키 개수)</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>키 %1개</translation>
    </message>
    <message numerus="yes">
        <source>%n size(s)</source>
        <translation>
            <numerusform>크기 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::Stepper</name>
    <message>
        <source>Step back (Left)</source>
        <translation>한 단계 뒤로(←)</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>한 단계 앞으로(→)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>단계</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>속도(&amp;S):</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>one step in 2 seconds</source>
        <translation>2초에 한 단계</translation>
    </message>
    <message numerus="yes">
        <source>%n steps per second</source>
        <translation>
            <numerusform>1초에 %n단계</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>일시 정지(스페이스)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>재생(스페이스)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::TablePane</name>
    <message>
        <source>Reset columns</source>
        <translation>열 초기화</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::TableView</name>
    <message>
        <source>Copies the selected rows, or all of them, for a spreadsheet</source>
        <translation>선택한 행(없으면 모든 행)을 스프레드시트용으로 복사합니다</translation>
    </message>
    <message>
        <source>Copies the selected cells, or all of them, for a spreadsheet</source>
        <translation>선택한 칸 또는 전체를 스프레드시트용으로 복사합니다</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV로 복사</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>모두 선택</translation>
    </message>
    <message>
        <source>Show Kernels</source>
        <translation>커널 표시</translation>
    </message>
    <message>
        <source>Use These Settings</source>
        <translation>이 설정 사용</translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation>다시 실행</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::TextExportButton</name>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Copies this, or writes it to a file</source>
        <translation>이것을 복사하거나 파일에 씀</translation>
    </message>
    <message>
        <source>Copy as %1</source>
        <translation>%1(으)로 복사</translation>
    </message>
    <message>
        <source>Export as %1…</source>
        <translation>%1(으)로 내보내기…</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::AlgorithmTree</name>
    <message>
        <source>Your algorithms</source>
        <translation>내 알고리즘</translation>
    </message>
    <message>
        <source>Built in, to read and to copy</source>
        <translation>내장 (읽기와 복사용)</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>알고리즘</translation>
    </message>
    <message>
        <source>Other texts that were run</source>
        <translation>실행된 다른 텍스트</translation>
    </message>
    <message>
        <source>Choose two texts with Ctrl to see what differs.</source>
        <translation>Ctrl을 누른 채 두 텍스트를 선택하면 차이를 볼 수 있습니다.</translation>
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
        <translation>워크 아이템</translation>
    </message>
    <message>
        <source>work-group</source>
        <translation>워크 그룹</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>레지스터</translation>
    </message>
    <message>
        <source>spilled</source>
        <translation>스필</translation>
    </message>
    <message>
        <source>private memory</source>
        <translation>전용 메모리</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>로컬 메모리</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>점유율</translation>
    </message>
    <message>
        <source>waves</source>
        <translation>웨이브 수</translation>
    </message>
    <message>
        <source>launches %1 → %2</source>
        <translation>커널 실행 %1 → %2</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::CodePane</name>
    <message>
        <source>Compiled program</source>
        <translation>컴파일된 프로그램</translation>
    </message>
    <message>
        <source>Compiled code</source>
        <translation>컴파일된 코드</translation>
    </message>
    <message>
        <source>This compiler does not say which line of the source its code comes from.</source>
        <translation>이 컴파일러는 코드가 소스의 어느 줄에서 왔는지 알려 주지 않습니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::CodeReader</name>
    <message numerus="yes">
        <source>The compiler, or a kernel that tells its launches, has not ended within %n second(s).</source>
        <translation>
            <numerusform>컴파일러 또는 커널 실행을 알아내려고 돌린 커널이 %n초 안에 끝나지 않았습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::EntryTrial</name>
    <message>
        <source>The run ended without a row.</source>
        <translation>실행이 결과 행 없이 끝났습니다.</translation>
    </message>
    <message>
        <source>The folder changes all the time: its files are not those that were read.</source>
        <translation>폴더가 계속 바뀌고 있습니다. 파일이 읽은 것과 다릅니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::LampsRow</name>
    <message>
        <source>not known</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>입증되지 않음</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>컴파일</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>정확함</translation>
    </message>
    <message>
        <source>Not slower</source>
        <translation>느리지 않음</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>더 빠름</translation>
    </message>
    <message>
        <source>%1× its time</source>
        <extracomment>a factor</extracomment>
        <translation>그 시간의 %1배</translation>
    </message>
    <message>
        <source> (%1 of %2 cases in %3 s)</source>
        <extracomment>how many conformance cases were run, of how many, and the time that this took</extracomment>
        <translation> (%2건 중 %1건, %3초)</translation>
    </message>
    <message>
        <source>The conformance cases that are quickest, up to the first wrong one; sortscope-cli entry check runs all.</source>
        <translation>가장 빨리 끝나는 적합성 검사를 첫 오류까지 실행합니다. sortscope-cli entry check는 모두 실행합니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::LessonPane</name>
    <message>
        <source>Correct</source>
        <translation>정확함</translation>
    </message>
    <message>
        <source>Words in the kernels</source>
        <translation>커널의 단어</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>커널 실행 횟수</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>더 빠름</translation>
    </message>
    <message>
        <source>open</source>
        <translation>미정</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>예</translation>
    </message>
    <message>
        <source>no</source>
        <translation>아니요</translation>
    </message>
    <message>
        <source>The lesson is passed.</source>
        <translation>수업을 통과했습니다.</translation>
    </message>
    <message>
        <source>The lesson is not passed yet.</source>
        <translation>수업을 아직 통과하지 못했습니다.</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>수업(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>시작(&amp;B)</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>확인을 중지했습니다.</translation>
    </message>
    <message>
        <source>Show the text of a lesson beside the editor</source>
        <translation>편집기 옆에 수업의 글을 표시합니다</translation>
    </message>
    <message>
        <source>The text of the lesson</source>
        <translation>수업의 글</translation>
    </message>
    <message>
        <source>What the check has found</source>
        <translation>확인 결과</translation>
    </message>
    <message>
        <source>Make the starting entry of the lesson in your folder, or open the one that is there</source>
        <translation>수업의 시작 항목을 내 폴더에 만들거나, 이미 있는 것을 엽니다</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>수업 닫기</translation>
    </message>
    <message>
        <source>There are no lessons.</source>
        <translation>수업이 없습니다.</translation>
    </message>
    <message>
        <source>The entry is being checked…</source>
        <translation>항목을 확인하는 중…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>중지(&amp;S)</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>확인(&amp;K)</translation>
    </message>
    <message>
        <source>Save, and grade the entry in the editor on the chosen devices: right answers, then the bar</source>
        <translation>저장하고 편집기에 있는 항목을 선택한 장치에서 평가합니다. 먼저 답이 맞는지, 다음으로 목표에 이르는지 봅니다</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::RanTexts</name>
    <message numerus="yes">
        <source>%n text(s) are in %1.</source>
        <translation>
            <numerusform>텍스트 %n개를 %1에 저장했습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::SnapshotBar</name>
    <message>
        <source>&amp;Use This Text</source>
        <translation>이 텍스트 사용(&amp;U)</translation>
    </message>
    <message>
        <source>Export as a &amp;Folder…</source>
        <translation>폴더로 내보내기(&amp;F)…</translation>
    </message>
    <message>
        <source>Write all texts by which its last row was run into a folder</source>
        <translation>마지막 행을 실행한 모든 텍스트를 폴더에 저장합니다</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>패치</translation>
    </message>
    <message>
        <source>Put this text in the place of the one that the file has now; it can be undone</source>
        <translation>파일의 현재 텍스트를 이 텍스트로 바꿉니다. 실행 취소할 수 있습니다</translation>
    </message>
    <message>
        <source>This is no text of a file of yours that is listed.</source>
        <translation>목록에 있는 내 파일의 텍스트가 아닙니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::SnapshotWords</name>
    <message>
        <source>does not build</source>
        <translation>컴파일되지 않음</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>틀림</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>더 빠름</translation>
    </message>
    <message>
        <source>not slower</source>
        <translation>느리지 않음</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>더 느림</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>정확함</translation>
    </message>
    <message>
        <source>Jobs: %1</source>
        <translation>작업: %1</translation>
    </message>
    <message>
        <source>%1, as it ran in job %2 (SHA-256 %3…).</source>
        <translation>%1 (작업 %2에서 실행된 그대로, SHA-256 %3…).</translation>
    </message>
    <message>
        <source>The text that ran is not here: %1 (SHA-256 %2…) was built into another version of the program.</source>
        <translation>실행된 텍스트가 여기에 없습니다: %1 (SHA-256 %2…)은 프로그램의 다른 버전에 내장된 것입니다.</translation>
    </message>
    <message>
        <source>The session does not keep the text that ran: %1 (SHA-256 %2…), read from %3.</source>
        <translation>세션에 실행된 텍스트가 없습니다: %1 (SHA-256 %2…), %3에서 읽음.</translation>
    </message>
    <message>
        <source>Below is the text as it is now.</source>
        <translation>아래는 현재 텍스트입니다.</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::TrialBar</name>
    <message>
        <source>&amp;Try</source>
        <translation>시험(&amp;T)</translation>
    </message>
    <message>
        <source>Save, and run it and the other algorithm in turn (Ctrl+Return)</source>
        <translation>저장하고 다른 알고리즘과 번갈아 실행합니다 (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>The other algorithm</source>
        <translation>다른 알고리즘</translation>
    </message>
    <message>
        <source>Number of keys</source>
        <translation>키 개수</translation>
    </message>
    <message>
        <source>against</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>키 수</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::WorkshopPage</name>
    <message>
        <source>&amp;Edit a Copy…</source>
        <translation>사본 편집(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the chosen algorithm into a folder of yours, under another name</source>
        <translation>선택한 알고리즘을 다른 이름으로 내 폴더에 씁니다</translation>
    </message>
    <message>
        <source>The two are run in turn…</source>
        <translation>둘을 번갈아 실행하는 중…</translation>
    </message>
    <message>
        <source>%1 is not changed here: it is larger than 1 MiB, or no text in UTF-8.</source>
        <translation>%1은(는) 여기에서 바꿀 수 없습니다. 1 MiB보다 크거나 UTF-8 텍스트가 아닙니다.</translation>
    </message>
    <message>
        <source>%1, as it was built in. Edit a copy to change it.</source>
        <translation>%1 (내장된 그대로). 바꾸려면 사본을 편집하세요.</translation>
    </message>
    <message>
        <source>Choose an algorithm. Those that are built in can be copied, and the copies changed.</source>
        <translation>알고리즘을 선택하세요. 내장된 것은 복사할 수 있고, 사본은 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>Another program has changed %1. Your text is in %2.</source>
        <translation>다른 프로그램이 %1을(를) 바꾸었습니다. 작성하신 텍스트는 %2에 있습니다.</translation>
    </message>
    <message>
        <source>Edit a Copy</source>
        <translation>사본 편집</translation>
    </message>
    <message>
        <source>The id of your algorithm: small letters, digits and hyphens.</source>
        <translation>알고리즘의 ID (소문자, 숫자, 하이픈).</translation>
    </message>
    <message>
        <source>Compiled &amp;Code</source>
        <translation>컴파일된 코드(&amp;C)</translation>
    </message>
    <message>
        <source>Show what the compiler of the device makes of the kernels beside them</source>
        <translation>장치의 컴파일러가 커널로 만든 코드를 옆에 표시합니다</translation>
    </message>
    <message>
        <source>Only the texts of now are compiled here: choose the file or the algorithm above this one.</source>
        <translation>여기서는 현재 텍스트만 컴파일합니다. 이 위에 있는 파일 또는 알고리즘을 선택하세요.</translation>
    </message>
    <message>
        <source>Choose an algorithm that loads, and a device.</source>
        <translation>불러올 수 있는 알고리즘과 장치를 선택하세요.</translation>
    </message>
    <message>
        <source>The kernels are being compiled…</source>
        <translation>커널을 컴파일하는 중…</translation>
    </message>
    <message>
        <source>Choose one text to read it, or two to see what differs.</source>
        <translation>하나를 선택하면 텍스트를, 둘을 선택하면 차이를 볼 수 있습니다.</translation>
    </message>
    <message>
        <source>One of the two texts is not the one that ran: the session does not keep that one.</source>
        <translation>두 텍스트 중 하나는 실행된 텍스트가 아닙니다. 세션에 남아 있지 않습니다.</translation>
    </message>
    <message>
        <source>The two texts are the same.</source>
        <translation>두 텍스트가 같습니다.</translation>
    </message>
    <message>
        <source>What differs: lines with − are in the lower one of the two, lines with + in the upper one.</source>
        <translation>차이: − 줄은 목록에서 아래쪽 텍스트에, + 줄은 위쪽 텍스트에 있습니다.</translation>
    </message>
    <message>
        <source>Show in &amp;Learn</source>
        <translation>“배우기”에서 보기(&amp;L)</translation>
    </message>
    <message>
        <source>Shows the steps of this network on the page Learn</source>
        <translation>이 네트워크의 단계를 “배우기” 페이지에서 보여 줍니다</translation>
    </message>
    <message>
        <source>Conformance cases are run, the quickest first…</source>
        <translation>적합성 검사를 가장 빠른 것부터 실행하는 중…</translation>
    </message>
</context>
</TS>
