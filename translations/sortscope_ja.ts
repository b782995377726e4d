<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>main</name>
    <message>
        <source>Profiles GPU sorting and searching, kernel by kernel, and compares it with the CPU.
For machines without a screen there is sortscope-cli.</source>
        <translation>GPU のソートと探索をカーネル単位でプロファイルし、CPU と比較します。
画面のないマシンでは sortscope-cli をお使いください。</translation>
    </message>
    <message>
        <source>The window opens only one session; &quot;%1&quot; is a second one.</source>
        <translation>ウィンドウで開けるセッションは 1 つだけです。「%1」は 2 つ目です。</translation>
    </message>
    <message>
        <source>Measure in the window&apos;s own process, for debugging: a driver that crashes ends the window too.</source>
        <translation>デバッグ用に、ウィンドウ自身のプロセスで計測します。ドライバーがクラッシュするとウィンドウも終了します。</translation>
    </message>
    <message>
        <source>Do not wait for another program that measures on this machine, and do not make it wait.</source>
        <translation>このマシンで計測中のほかのプログラムを待たず、待たせもしません。</translation>
    </message>
    <message>
        <source>Read algorithms of your own from the folder DIR, or from the folders in it; may be repeated.</source>
        <translation>フォルダー DIR、またはその中の各フォルダーから自作のアルゴリズムを読み込みます。繰り返し指定できます。</translation>
    </message>
    <message>
        <source>A session to open (.sortscope), or a folder of sessions: the page History shows what changed over them.</source>
        <translation>開くセッション (.sortscope)、またはセッションのフォルダー。「履歴」ページにその間の変化が表示されます。</translation>
    </message>
    <message>
        <source>Only show sessions: look for no devices, measure nothing, and open files for reading. While a window measures, it opens other sessions in such a window.</source>
        <translation>セッションを表示するだけにします。デバイスを探さず、何も測定せず、ファイルを読み取り専用で開きます。測定中のウィンドウは、ほかのセッションをこのウィンドウで開きます。</translation>
    </message>
    <message>
        <source>Read kernel sources from DIR instead of the program.</source>
        <translation>プログラム内蔵のものの代わりに DIR からカーネルのソースを読み込みます。</translation>
    </message>
</context>
<context>
    <name>sortscope::core</name>
    <message>
        <source>Bitonic sort</source>
        <translation>バイトニックソート</translation>
    </message>
    <message>
        <source>A work-item compares one pair in global memory; k(k+1)/2 launches of n/2 work-items for n = 2^k keys</source>
        <translation>各ワークアイテムがグローバルメモリで 1 組を比較します。n = 2^k キーに対し、n/2 ワークアイテムの起動を k(k+1)/2 回行います</translation>
    </message>
    <message>
        <source>AMD APP SDK sample BitonicSort</source>
        <translation>AMD APP SDK サンプル BitonicSort</translation>
    </message>
    <message>
        <source>Other lengths are padded to the next power of two</source>
        <translation>それ以外の長さは次の 2 のべき乗までパディングされます</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Work-group size</source>
        <translation>ワークグループサイズ</translation>
    </message>
    <message>
        <source>Work-items in a work-group; a launch with fewer work-items than that is one work-group</source>
        <translation>ワークグループ内のワークアイテム数。起動のワークアイテムがこれより少ないときは 1 つのワークグループになります</translation>
    </message>
    <message>
        <source>Bitonic sort, two kernels</source>
        <translation>2 カーネルバイトニック</translation>
    </message>
    <message>
        <source>A stage kernel builds alternating runs, a merge kernel joins them; n work-items per launch, of which half work</source>
        <translation>ステージカーネルが交互に並ぶ列を作り、マージカーネルがそれをつなぎます。1 回の起動は n ワークアイテムで、その半数が働きます</translation>
    </message>
    <message>
        <source>A Japanese PyOpenCL text on sorting 2^21 keys</source>
        <translation>2^21 キーのソートを扱う日本語の PyOpenCL 解説</translation>
    </message>
    <message>
        <source>Work-group rule</source>
        <translation>ワークグループの規則</translation>
    </message>
    <message>
        <source>How wide a work-group is: the block of 2d keys up to the work-group size, or always that size</source>
        <translation>ワークグループの幅：ワークグループサイズを上限とする 2d キーのブロック、または常にそのサイズ</translation>
    </message>
    <message>
        <source>As taught: min(2d, size)</source>
        <translation>教材どおり：min(2d, サイズ)</translation>
    </message>
    <message>
        <source>Fixed size</source>
        <translation>固定サイズ</translation>
    </message>
    <message>
        <source>Column radix sort</source>
        <translation>カラム基数ソート</translation>
    </message>
    <message>
        <source>A work-group deals a tile into L lists, each work-item sorts one by 32 one-bit passes, and the smallest head is taken n times; merge-path passes join the tiles</source>
        <translation>ワークグループがタイルを L 個のリストに分け、各ワークアイテムが 1 ビットずつ 32 パスで 1 つをソートし、最小の先頭を n 回取り出します。タイルはマージパスのパスでつながれます</translation>
    </message>
    <message>
        <source>A CUDA exercise after a textbook (4,096 keys, one block)</source>
        <translation>教科書に基づく CUDA の演習（4,096 キー、1 ブロック）</translation>
    </message>
    <message>
        <source>merge round</source>
        <translation>マージ段</translation>
    </message>
    <message>
        <source>Lists (L)</source>
        <translation>リスト数 (L)</translation>
    </message>
    <message>
        <source>Lists that a tile is dealt into, and work-items of the work-group that sorts it</source>
        <translation>タイルを分けるリストの数。タイルをソートするワークグループのワークアイテム数でもあります</translation>
    </message>
    <message>
        <source>Tile size</source>
        <translation>タイルサイズ</translation>
    </message>
    <message>
        <source>Keys that one work-group sorts in local memory; longer inputs are merged from tiles</source>
        <translation>1 つのワークグループがローカルメモリでソートするキー数。より長い入力はタイルからマージされます</translation>
    </message>
    <message>
        <source>Single thread</source>
        <translation>単一スレッド</translation>
    </message>
    <message>
        <source>Work-item 0 scans the heads of all lists</source>
        <translation>ワークアイテム 0 が全リストの先頭を調べます</translation>
    </message>
    <message>
        <source>Atomic minimum</source>
        <translation>アトミック最小値</translation>
    </message>
    <message>
        <source>Every work-item offers its head to one local word by an atomic minimum</source>
        <translation>各ワークアイテムが先頭を 1 つのローカルワードにアトミック最小値で提示します</translation>
    </message>
    <message>
        <source>Pairwise</source>
        <translation>ペアごと</translation>
    </message>
    <message>
        <source>A tree reduction over the heads in local memory</source>
        <translation>ローカルメモリで先頭を木構造にリダクションします</translation>
    </message>
    <message>
        <source>Blocked</source>
        <translation>ブロック化</translation>
    </message>
    <message>
        <source>Blocks of 8 heads reduce by atomics, and their minima by atomics again</source>
        <translation>8 個の先頭のブロックをアトミックでリダクションし、その最小値を再びアトミックでリダクションします</translation>
    </message>
    <message>
        <source>Bitonic sort on the CPU</source>
        <translation>CPU バイトニックソート</translation>
    </message>
    <message>
        <source>The bitonic network in plain loops on one core, pass by pass as on the device</source>
        <translation>1 コアの単純なループによるバイトニックネットワーク。デバイスと同じくパスごとに進みます</translation>
    </message>
    <message>
        <source>CPU reference of the AMD APP SDK sample BitonicSort</source>
        <translation>AMD APP SDK サンプル BitonicSort の CPU 参照実装</translation>
    </message>
    <message>
        <source>std::sort</source>
        <translation>std::sort</translation>
    </message>
    <message>
        <source>The standard library&apos;s introsort on one core</source>
        <translation>標準ライブラリのイントロソート、1 コア</translation>
    </message>
    <message>
        <source>C++ standard library (libstdc++)</source>
        <translation>C++ 標準ライブラリ (libstdc++)</translation>
    </message>
    <message>
        <source>std::sort, parallel</source>
        <translation>std::sort（並列）</translation>
    </message>
    <message>
        <source>std::sort with std::execution::par on the given number of threads</source>
        <translation>指定したスレッド数での std::execution::par による std::sort</translation>
    </message>
    <message>
        <source>C++ standard library (libstdc++ on oneTBB)</source>
        <translation>C++ 標準ライブラリ（oneTBB 上の libstdc++）</translation>
    </message>
    <message>
        <source>Allocates a second buffer as long as the input inside the timed run, which sorts on GPUs do not</source>
        <translation>計時される実行の中で、入力と同じ長さのバッファーをもう一つ確保する（GPU 上のソートでは行わない）</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>スレッド数</translation>
    </message>
    <message>
        <source>Threads that share the work; all hardware threads by default</source>
        <translation>作業を分担するスレッドの数。既定はすべてのハードウェアスレッドです</translation>
    </message>
    <message>
        <source>vqsort</source>
        <translation>vqsort</translation>
    </message>
    <message>
        <source>Highway; Blacher et al., &quot;Vectorized and performance-portable Quicksort&quot;, 2022</source>
        <translation>Highway、Blacher ほか「Vectorized and performance-portable Quicksort」2022 年</translation>
    </message>
    <message>
        <source>N-ary search</source>
        <translation>N 分探索</translation>
    </message>
    <message>
        <source>N work-items look at the ends of one segment each; the host narrows the range to the segment that holds the key and launches again, log_N n times per key</source>
        <translation>N 個のワークアイテムがそれぞれ 1 区間の両端を調べ、ホストがキーを含む区間に範囲を狭めて再び起動します。1 キーにつき log_N n 回です</translation>
    </message>
    <message>
        <source>AMD APP SDK sample BinarySearch</source>
        <translation>AMD APP SDK サンプル BinarySearch</translation>
    </message>
    <message>
        <source>key</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Subdivisions</source>
        <translation>分割数</translation>
    </message>
    <message>
        <source>Segments that a pass splits the range into, one work-item each: more of them make fewer passes</source>
        <translation>1 パスで範囲を分ける区間の数。区間ごとに 1 ワークアイテムで、多いほどパスが減ります</translation>
    </message>
    <message>
        <source>Segment search</source>
        <translation>区間探索</translation>
    </message>
    <message>
        <source>A work-item owns one segment and tests every key against its ends; a second launch, one work-item per key, finds the element in the segment</source>
        <translation>各ワークアイテムが 1 区間を受け持ち、すべてのキーをその両端と比べます。キーごとに 1 ワークアイテムの 2 回目の起動が区間内の要素を見つけます</translation>
    </message>
    <message>
        <source>AMD APP SDK sample BinarySearch, kernel for many keys</source>
        <translation>AMD APP SDK サンプル BinarySearch、複数キー用カーネル</translation>
    </message>
    <message>
        <source>Work grows with segments times keys</source>
        <translation>作業量は区間数 × キー数で増えます</translation>
    </message>
    <message>
        <source>step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Segment size</source>
        <translation>区間サイズ</translation>
    </message>
    <message>
        <source>Elements of the haystack that a work-item owns</source>
        <translation>1 つのワークアイテムが受け持つ探索対象の要素数</translation>
    </message>
    <message>
        <source>Concurrent search</source>
        <translation>並行探索</translation>
    </message>
    <message>
        <source>One launch of keys times subdivisions work-items, each a plain binary search of one key in one part of the haystack</source>
        <translation>「キー数 × 分割数」のワークアイテムを 1 回起動し、それぞれが探索対象の一部で 1 キーを単純に二分探索します</translation>
    </message>
    <message>
        <source>AMD APP SDK sample BinarySearch, concurrent kernel for many keys</source>
        <translation>AMD APP SDK サンプル BinarySearch、複数キー用の並行カーネル</translation>
    </message>
    <message>
        <source>All but one of a key&apos;s searches find nothing</source>
        <translation>1 キーの探索のうち 1 つを除いて何も見つけません</translation>
    </message>
    <message>
        <source>Parts of the haystack, one work-item each for every key</source>
        <translation>探索対象の分割数。各部分がキーごとに 1 ワークアイテムを持ちます</translation>
    </message>
    <message>
        <source>std::lower_bound</source>
        <translation>std::lower_bound</translation>
    </message>
    <message>
        <source>The standard library&apos;s binary search, key by key on one core</source>
        <translation>標準ライブラリの二分探索、1 コアで 1 キーずつ</translation>
    </message>
    <message>
        <source>std::lower_bound, parallel</source>
        <translation>std::lower_bound（並列）</translation>
    </message>
    <message>
        <source>std::lower_bound for each key, the keys shared between the given number of threads</source>
        <translation>各キーに std::lower_bound を行い、キーを指定した数のスレッドで分担します</translation>
    </message>
    <message>
        <source>Linear search</source>
        <translation>線形探索</translation>
    </message>
    <message>
        <source>std::find from the front, key by key on one core: the cost of a haystack without order</source>
        <translation>先頭からの std::find、1 コアで 1 キーずつ。順序のない配列を探す費用です</translation>
    </message>
    <message>
        <source>Time grows with length times keys: many keys in a large haystack take minutes</source>
        <translation>時間は長さ × キー数で増えます。大きな配列で多数のキーを探すと数分かかります</translation>
    </message>
    <message>
        <source>Shuffled unique</source>
        <translation>一意なシャッフル</translation>
    </message>
    <message>
        <source>0 … n−1 in random order (unbiased shuffle)</source>
        <translation>0 … n−1 をランダムな順に（偏りのないシャッフル）</translation>
    </message>
    <message>
        <source>a CUDA sorting exercise</source>
        <translation>CUDA のソート演習</translation>
    </message>
    <message>
        <source>Monotone random</source>
        <translation>単調ランダム</translation>
    </message>
    <message>
        <source>Non-decreasing: a running sum of random steps, scaled so that it cannot overflow</source>
        <translation>非減少：ランダムな増分の累積和。あふれないように増分を調整します</translation>
    </message>
    <message>
        <source>AMD&apos;s binary search sample</source>
        <translation>AMD の二分探索サンプル</translation>
    </message>
    <message>
        <source>Uniform random</source>
        <translation>一様ランダム</translation>
    </message>
    <message>
        <source>Independent uniform keys over the whole range; duplicates occur</source>
        <translation>全範囲にわたる独立な一様分布のキー。重複があります</translation>
    </message>
    <message>
        <source>a PyOpenCL sorting text</source>
        <translation>PyOpenCL のソート解説</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>ソート済み</translation>
    </message>
    <message>
        <source>0 … n−1 in ascending order</source>
        <translation>昇順の 0 … n−1</translation>
    </message>
    <message>
        <source>edge case</source>
        <translation>境界例</translation>
    </message>
    <message>
        <source>Reversed</source>
        <translation>逆順</translation>
    </message>
    <message>
        <source>n−1 … 0 in descending order</source>
        <translation>降順の n−1 … 0</translation>
    </message>
    <message>
        <source>All equal</source>
        <translation>すべて同じ</translation>
    </message>
    <message>
        <source>One random key, n times</source>
        <translation>ランダムな 1 キーを n 個</translation>
    </message>
    <message>
        <source>Two values</source>
        <translation>2 値</translation>
    </message>
    <message>
        <source>Two keys in random order</source>
        <translation>2 種類のキーをランダムな順に</translation>
    </message>
    <message>
        <source>Extremes</source>
        <translation>極値</translation>
    </message>
    <message>
        <source>The device&apos;s timestamps contradict each other.</source>
        <translation>デバイスのタイムスタンプが互いに矛盾しています。</translation>
    </message>
    <message>
        <source>Times that cannot be true are left empty; the wall clock is not affected.</source>
        <translation>ありえない時間は空欄になります。経過時間には影響しません。</translation>
    </message>
    <message>
        <source>Update the driver, and compare wall clocks.</source>
        <translation>ドライバーを更新し、経過時間を比べてください。</translation>
    </message>
    <message>
        <source>No 95 % interval of the median can be given, so small differences mean nothing.</source>
        <translation>中央値の 95 % 区間を示せないため、小さな差に意味はありません。</translation>
    </message>
    <message>
        <source>The samples scatter by more than 10 % of their median.</source>
        <translation>サンプルが中央値の 10 % を超えてばらついています。</translation>
    </message>
    <message>
        <source>Something else was using the machine, or its clocks were changing.</source>
        <translation>ほかの処理がマシンを使っていたか、クロックが変動していました。</translation>
    </message>
    <message>
        <source>Close other programs, and run again with the standard or rigorous preset.</source>
        <translation>ほかのプログラムを閉じ、「標準」または「厳密」プリセットで再実行してください。</translation>
    </message>
    <message>
        <source>The device was still warming up, or was being throttled while sampling.</source>
        <translation>サンプリング中にデバイスがまだ温まりきっていないか、スロットリングされていました。</translation>
    </message>
    <message>
        <source>Run again with a longer warm-up (rigorous preset), and watch the temperature.</source>
        <translation>より長いウォームアップ（「厳密」プリセット）で再実行し、温度を確認してください。</translation>
    </message>
    <message>
        <source>Sampling stopped at its time limit before the noise was low.</source>
        <translation>ノイズが小さくなる前に時間の上限でサンプリングが終わりました。</translation>
    </message>
    <message>
        <source>The median is less certain than the preset promises.</source>
        <translation>中央値はプリセットが約束するほど確かではありません。</translation>
    </message>
    <message>
        <source>Choose a preset with a longer limit, or more samples.</source>
        <translation>上限の長いプリセットを選ぶか、サンプルを増やしてください。</translation>
    </message>
    <message>
        <source>CUB radix sort</source>
        <translation>CUB 基数ソート</translation>
    </message>
    <message>
        <source>cub::DeviceRadixSort: NVIDIA&apos;s least-significant-digit radix sort, timed as one command</source>
        <translation>cub::DeviceRadixSort：NVIDIA の下位桁優先の基数ソート。1 つのコマンドとして計時します</translation>
    </message>
    <message>
        <source>NVIDIA CUB (CUDA Core Compute Libraries)</source>
        <translation>NVIDIA CUB（CUDA Core Compute Libraries）</translation>
    </message>
    <message>
        <source>Needs a second buffer as long as the input</source>
        <translation>入力と同じ長さの 2 つ目のバッファーが必要です</translation>
    </message>
    <message>
        <source>CUB merge sort</source>
        <translation>CUB マージソート</translation>
    </message>
    <message>
        <source>cub::DeviceMergeSort: NVIDIA&apos;s comparison sort, tiles merged along merge paths, timed as one command</source>
        <translation>cub::DeviceMergeSort：NVIDIA の比較ソート。タイルをマージパスに沿ってマージし、1 つのコマンドとして計時します</translation>
    </message>
    <message>
        <source>Needs scratch memory as long as the input</source>
        <translation>入力と同じ長さの作業メモリが必要です</translation>
    </message>
    <message>
        <source>Thrust lower bound</source>
        <translation>Thrust lower_bound</translation>
    </message>
    <message>
        <source>thrust::lower_bound, a binary search per key, then a pass that drops indices whose element differs</source>
        <translation>thrust::lower_bound。キーごとに二分探索し、続く 1 パスで要素の異なる添字を除きます</translation>
    </message>
    <message>
        <source>NVIDIA Thrust (CUDA Core Compute Libraries)</source>
        <translation>NVIDIA Thrust（CUDA Core Compute Libraries）</translation>
    </message>
    <message>
        <source>The table of the exercise</source>
        <translation>演習の表</translation>
    </message>
    <message>
        <source>Column radix sort of 4,096 keys: every merge strategy × 8 to 128 lists, against std::sort</source>
        <translation>4,096 キーのカラム基数ソート：すべてのマージ戦略 × 8～128 リストを std::sort と比較</translation>
    </message>
    <message>
        <source>The kernel times are, on average, less than ten times that of an empty kernel.</source>
        <translation>カーネルの読み値は平均して、空のカーネルの読み値の 10 倍に達していません。</translation>
    </message>
    <message>
        <source>Much of such a time is the clock&apos;s overhead, so differences between kernels look smaller than they are; the wall clock is not affected.</source>
        <translation>その時間の多くは計時クロック自体によるもので、カーネル間の差は実際より小さく見えます。経過時間には影響しません。</translation>
    </message>
    <message>
        <source>Choose a larger size, or compare wall clocks.</source>
        <translation>より大きいサイズを選ぶか、経過時間を比べてください。</translation>
    </message>
    <message>
        <source>The GPU lowered its clock to stay within its power limit.</source>
        <translation>GPU が電力制限を守るためにクロックを下げました。</translation>
    </message>
    <message>
        <source>These times hold for this power limit and this load, and not for the card as such.</source>
        <translation>これらの時間はこの電力制限とこの負荷のもとでのもので、カードそのものの性能ではありません。</translation>
    </message>
    <message>
        <source>Compare rows of equal clocks: fix the SM clock (nvidia-smi -lgc), or raise the power limit (nvidia-smi -pl), and run again.</source>
        <translation>クロックの等しい行を比べてください。SM クロックを固定する（nvidia-smi -lgc）か電力制限を上げて（nvidia-smi -pl）、もう一度実行してください。</translation>
    </message>
    <message>
        <source>The GPU lowered its clock because it was too hot.</source>
        <translation>GPU が高温のためクロックを下げました。</translation>
    </message>
    <message>
        <source>These times depend on the cooling, and on the work that ran before.</source>
        <translation>これらの時間は冷却と、それまでに実行したものに左右されます。</translation>
    </message>
    <message>
        <source>Let the card cool down, check its cooling, or fix a lower SM clock (nvidia-smi -lgc).</source>
        <translation>カードを冷ます、冷却を改善する、または低い SM クロックに固定してください（nvidia-smi -lgc）。</translation>
    </message>
    <message>
        <source>The GPU&apos;s hardware held the clock down: its power supply or an external brake asked for it.</source>
        <translation>GPU のハードウェアがクロックを抑えました。電源または外部のブレーキ信号によるものです。</translation>
    </message>
    <message>
        <source>The card may be running at half its clock or less, so these times say nothing about it.</source>
        <translation>カードは半分以下のクロックで動いている可能性があり、これらの時間はその性能を表しません。</translation>
    </message>
    <message>
        <source>Check the power supply and its cables (nvidia-smi -q -d PERFORMANCE names the reason), and run again.</source>
        <translation>電源とケーブルを確認し（nvidia-smi -q -d PERFORMANCE が理由を示します）、もう一度実行してください。</translation>
    </message>
    <message>
        <source>There are fewer than three replicates, and too few samples in them.</source>
        <translation>反復が 3 回に満たず、その中のサンプルも少なすぎます。</translation>
    </message>
    <message>
        <source>Take more replicates, or choose the standard preset.</source>
        <translation>反復を増やすか、「標準」プリセットを選んでください。</translation>
    </message>
    <message>
        <source>The job was prepared and sampled less often than requested.</source>
        <translation>ジョブの準備とサンプリングの回数が、指定された回数より少なくなっています。</translation>
    </message>
    <message>
        <source>The variation from one run to the next is known less well, or not at all.</source>
        <translation>実行ごとの違いが十分に、またはまったく分かりません。</translation>
    </message>
    <message>
        <source>Resume the session if the run was interrupted, or choose a preset with a longer limit.</source>
        <translation>実行が中断された場合はセッションを再開するか、上限の長いプリセットを選んでください。</translation>
    </message>
    <message>
        <source>The interval of the median is wider than the preset promises.</source>
        <translation>中央値の区間がプリセットの約束より広くなっています。</translation>
    </message>
    <message>
        <source>The replicates differ, or sampling stopped at its limit.</source>
        <translation>反復の間に差があるか、サンプリングが上限で止まりました。</translation>
    </message>
    <message>
        <source>Compare with a margin that is larger than the interval, look for the cause of the variation between runs, or choose a longer preset.</source>
        <translation>区間より大きい許容差で比較するか、実行ごとに変わるものを探すか、より長いプリセットを選んでください。</translation>
    </message>
    <message>
        <source>The samples become steadily faster or slower.</source>
        <translation>サンプルが一貫して速くなる、または遅くなっています。</translation>
    </message>
    <message>
        <source>Other programs used the processors while the samples were taken.</source>
        <translation>サンプルの取得中に、ほかのプログラムがプロセッサーを使いました。</translation>
    </message>
    <message>
        <source>They take time, caches and memory bandwidth away, so these times say little about the job.</source>
        <translation>時間、キャッシュ、メモリー帯域が奪われるため、これらの時間からジョブについてわかることはわずかです。</translation>
    </message>
    <message>
        <source>Close other programs, or wait for them, and run again.</source>
        <translation>ほかのプログラムを閉じるか、終わるのを待ってから、もう一度実行してください。</translation>
    </message>
    <message>
        <source>Another process used the device while the samples were taken.</source>
        <translation>サンプルの取得中に、別のプロセスがデバイスを使いました。</translation>
    </message>
    <message>
        <source>Kernels of two processes take turns, so these times may include waiting.</source>
        <translation>2 つのプロセスのカーネルは交互に実行されるため、これらの時間には待ち時間が含まれることがあります。</translation>
    </message>
    <message>
        <source>End the other process (nvidia-smi lists it), and run again.</source>
        <translation>別のプロセス（nvidia-smi に表示されます）を終了し、もう一度実行してください。</translation>
    </message>
    <message>
        <source>The device does not say how long its kernels take: its driver gives no times, or its clock ticks too slowly for them.</source>
        <translation>カーネルにかかった時間がデバイスから得られません。ドライバーが時間を返さないか、計時クロックの刻みがカーネルに対して粗すぎます。</translation>
    </message>
    <message>
        <source>This row has no kernel times; the wall clock is not affected.</source>
        <translation>この行にはカーネル時間がありません。経過時間には影響しません。</translation>
    </message>
    <message>
        <source>Compare wall clocks, choose a larger size, or try another driver.</source>
        <translation>経過時間を比べるか、より大きいサイズを選ぶか、別のドライバーを試してください。</translation>
    </message>
    <message>
        <source>other programs used the processors</source>
        <translation>ほかのプログラムがプロセッサーを使った</translation>
    </message>
    <message>
        <source>another process used the device</source>
        <translation>別のプロセスがデバイスを使った</translation>
    </message>
    <message>
        <source>the power limit held the clock down</source>
        <translation>電力制限がクロックを抑えた</translation>
    </message>
    <message>
        <source>heat held the clock down</source>
        <translation>熱がクロックを抑えた</translation>
    </message>
    <message>
        <source>the hardware held the clock down</source>
        <translation>ハードウェアがクロックを抑えた</translation>
    </message>
    <message>
        <source>the device&apos;s timestamps contradict each other</source>
        <translation>デバイスのタイムスタンプが互いに矛盾している</translation>
    </message>
    <message>
        <source>kernels are near the timer floor</source>
        <translation>カーネルが計時クロックの下限に近い</translation>
    </message>
    <message>
        <source>there are fewer than three replicates</source>
        <translation>反復が 3 回に満たない</translation>
    </message>
    <message>
        <source>replicates are missing</source>
        <translation>反復が足りない</translation>
    </message>
    <message>
        <source>the interval is wide</source>
        <translation>区間が広い</translation>
    </message>
    <message>
        <source>the noise is above the preset&apos;s</source>
        <translation>ノイズがプリセットの目標より大きい</translation>
    </message>
    <message>
        <source>the samples scatter</source>
        <translation>サンプルがばらついている</translation>
    </message>
    <message>
        <source>the samples drift</source>
        <translation>サンプルがドリフトしている</translation>
    </message>
    <message>
        <source>sampling stopped at its time limit</source>
        <translation>時間の上限でサンプリングが終わった</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>カウント</translation>
    </message>
    <message>
        <source>The faster one</source>
        <translation>速い方</translation>
    </message>
    <message>
        <source>32 bits</source>
        <translation>32 ビット</translation>
    </message>
    <message>
        <source>64 bits</source>
        <translation>64 ビット</translation>
    </message>
    <message>
        <source>Quick look</source>
        <translation>手早い概観</translation>
    </message>
    <message>
        <source>All bitonic sorts</source>
        <translation>すべてのバイトニックソート</translation>
    </message>
    <message>
        <source>One kernel, two kernels and the same network on the CPU, 1,024 to 1,048,576 keys</source>
        <translation>1 カーネル、2 カーネル、CPU 上の同じネットワーク、1,024 ～ 1,048,576 キー</translation>
    </message>
    <message>
        <source>Search lab</source>
        <translation>探索の実験</translation>
    </message>
    <message>
        <source>Transfers and launches</source>
        <translation>転送と起動</translation>
    </message>
    <message>
        <source>Bitonic sort with every way to bring data to the device and to launch kernels</source>
        <translation>バイトニックソート、データ転送とカーネル起動のすべての方式</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Every algorithm and merge strategy, 1,024 to 1,048,576 keys: minutes</source>
        <translation>すべてのアルゴリズムとマージ戦略、1,024 ～ 1,048,576 キー：数分</translation>
    </message>
    <message>
        <source>Bits of the type in which the library counts keys; auto tries both before the first run of a job and keeps the faster one, which the kernel&apos;s name contains</source>
        <translation>ライブラリがキーを数える型のビット数。auto はジョブの最初の実行の前に両方を試して速い方を使い、カーネルの名前がどちらかを示します</translation>
    </message>
    <message>
        <source>Onesweep</source>
        <translation>Onesweep</translation>
    </message>
    <message>
        <source>One launch counts all digits, then one launch for each digit of 8 bits sorts tiles in local memory and finds their places by looking back at the tiles in front; digits that are the same in all keys are skipped</source>
        <translation>1 回の起動ですべての桁を数え、続いて 8 ビットの桁ごとに 1 回起動し、タイルをローカルメモリでソートし、前のタイルを振り返って位置を決めます。すべてのキーで同じ桁は省きます</translation>
    </message>
    <message>
        <source>Adinets and Merrill, Onesweep (2022)</source>
        <translation>Adinets と Merrill、Onesweep（2022）</translation>
    </message>
    <message>
        <source>digit</source>
        <translation>桁</translation>
    </message>
    <message>
        <source>Work-items in a work-group, which sorts a tile by one digit at a time</source>
        <translation>ワークグループのワークアイテム数。ワークグループは一度に 1 桁でタイルをソートします</translation>
    </message>
    <message>
        <source>vqsort, parallel</source>
        <translation>vqsort（並列）</translation>
    </message>
    <message>
        <source>A run for each thread by Highway&apos;s vectorised quicksort, then pairs of runs merged by all threads, between two buffers</source>
        <translation>スレッドごとに Highway のベクトル化クイックソートで 1 区間をソートし、続いて全スレッドが 2 つのバッファーの間で区間の対をマージします</translation>
    </message>
    <message>
        <source>Highway; merge path: Odeh et al., &quot;Merge Path - Parallel Merging Made Simple&quot;, 2012</source>
        <translation>Highway。merge path: Odeh ほか、&quot;Merge Path - Parallel Merging Made Simple&quot;、2012</translation>
    </message>
    <message>
        <source>Spreadsort</source>
        <translation>Spreadsort</translation>
    </message>
    <message>
        <source>Boost&apos;s hybrid of radix sort and comparisons, on one core</source>
        <translation>Boost の基数ソートと比較の混成、1 コア</translation>
    </message>
    <message>
        <source>Boost.Sort; Steven J. Ross, &quot;The Spreadsort High-performance General-case Sorting Algorithm&quot;, 2002</source>
        <translation>Boost.Sort。Steven J. Ross、&quot;The Spreadsort High-performance General-case Sorting Algorithm&quot;、2002</translation>
    </message>
    <message>
        <source>Block indirect sort</source>
        <translation>ブロック間接ソート</translation>
    </message>
    <message>
        <source>Boost&apos;s parallel sort with little extra memory, on the given number of threads</source>
        <translation>追加メモリの少ない Boost の並列ソート、指定したスレッド数</translation>
    </message>
    <message>
        <source>Boost.Sort; Francisco Tapia, block_indirect_sort, 2016</source>
        <translation>Boost.Sort。Francisco Tapia、block_indirect_sort、2016</translation>
    </message>
    <message>
        <source>Starts its threads inside the timed run, and sorts short inputs on one core</source>
        <translation>計測する実行の中でスレッドを起動し、短い入力は 1 コアでソートします</translation>
    </message>
    <message>
        <source>Branchless lower bound</source>
        <translation>分岐なしの下界探索</translation>
    </message>
    <message>
        <source>A binary search without branches that takes 16 keys through the haystack in step, on one core</source>
        <translation>分岐のない二分探索で、16 個のキーを足並みをそろえて探します。1 コア</translation>
    </message>
    <message>
        <source>Khuong and Morin, &quot;Array Layouts for Comparison-Based Searching&quot;, 2017</source>
        <translation>Khuong と Morin、&quot;Array Layouts for Comparison-Based Searching&quot;、2017</translation>
    </message>
    <message>
        <source>Radix sort</source>
        <translation>基数ソート</translation>
    </message>
    <message>
        <source>Sorts by one digit after the other, the lowest first: three launches per digit count the keys, turn the counts into positions and move the keys there; digits that all keys share are skipped</source>
        <translation>最下位の桁から一桁ずつソートします。桁ごとに 3 回の起動でキーを数え、個数を位置に変え、キーをそこへ移します。すべてのキーで同じ桁は飛ばします</translation>
    </message>
    <message>
        <source>Merrill and Grimshaw, High Performance and Scalable Radix Sorting (2011)</source>
        <translation>Merrill と Grimshaw、High Performance and Scalable Radix Sorting（2011）</translation>
    </message>
    <message>
        <source>Digit bits</source>
        <translation>桁のビット数</translation>
    </message>
    <message>
        <source>Bits per digit: more bits make fewer passes, but more positions to write to in each</source>
        <translation>1 桁のビット数。多いほどパスが減り、各パスの書き込み先が増えます</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>順位付け</translation>
    </message>
    <message>
        <source>How the keys of a tile find their positions: by matching equal digits in sub-groups (NVIDIA), by one counter per work-item, or one after the other by a single work-item, which is a work-group of its own with a fixed tile</source>
        <translation>タイルのキーが位置を見つける方法。同じ桁の相手が分かるサブグループ（NVIDIA）、ワークアイテムごとのカウンタ、または 1 つのワークアイテムが順に置く方法です。最後の場合、ワークグループはその 1 つだけで、タイルの大きさは固定です</translation>
    </message>
    <message>
        <source>Match in sub-groups</source>
        <translation>サブグループ内で照合</translation>
    </message>
    <message>
        <source>Count by work-item</source>
        <translation>ワークアイテムごとに計数</translation>
    </message>
    <message>
        <source>Serial</source>
        <translation>逐次</translation>
    </message>
    <message>
        <source>Work-items of a work-group, which takes its keys to their places tile by tile</source>
        <translation>ワークグループのワークアイテム数。ワークグループはタイルごとにキーを位置へ移します</translation>
    </message>
    <message>
        <source>Keys per work-item</source>
        <translation>ワークアイテムあたりのキー数</translation>
    </message>
    <message>
        <source>Bitonic sort in tiles</source>
        <translation>タイル分割バイトニック</translation>
    </message>
    <message>
        <source>A work-item holds several keys and runs several passes on them in registers; a work-group sorts a tile in local memory, and only the few passes over long distances need launches of their own</source>
        <translation>1 つのワークアイテムが複数のキーを持ち、レジスタ内で複数のパスを実行します。ワークグループはローカルメモリでタイルをソートし、距離の長い少数のパスだけが個別の起動になります</translation>
    </message>
    <message>
        <source>Peters, Schulz-Hildebrandt and Luttenberger, Fast in-place, comparison-based sorting with CUDA (2011)</source>
        <translation>Peters、Schulz-Hildebrandt、Luttenberger、Fast in-place, comparison-based sorting with CUDA（2011）</translation>
    </message>
    <message>
        <source>first pass</source>
        <translation>最初のパス</translation>
    </message>
    <message>
        <source>Work-items of a work-group, which sorts a tile in local memory</source>
        <translation>ワークグループのワークアイテム数。ワークグループはローカルメモリでタイルをソートします</translation>
    </message>
    <message>
        <source>32-bit keys that a work-item holds, or half as many 64-bit keys (at least two): with 2^k keys it runs k passes before keys move to other work-items; a tile has this many keys per work-item</source>
        <translation>1 つのワークアイテムが持つ 32 ビットのキーの数。64 ビットのキーはその半分（少なくとも 2 個）。2^k 個なら k パスを実行してからキーが別のワークアイテムへ移ります。タイルにはワークグループの各ワークアイテムにこの数だけのキーがあります</translation>
    </message>
    <message>
        <source>Merge sort</source>
        <translation>マージソート</translation>
    </message>
    <message>
        <source>A work-group sorts a tile in local memory, keeping the order of equal keys; rounds of two launches merge runs: one finds where the tiles of the output begin, one merges them</source>
        <translation>ワークグループはローカルメモリでタイルをソートし、等しいキーの順序を保ちます。2 回の起動からなるラウンドがランをマージします。1 回目は出力のタイルがどこから始まるかを調べ、2 回目がマージします</translation>
    </message>
    <message>
        <source>Green, McColl and Bader, GPU Merge Path (2012)</source>
        <translation>Green、McColl、Bader、GPU Merge Path（2012）</translation>
    </message>
    <message>
        <source>Work-items of a work-group, which sorts or merges a tile in local memory</source>
        <translation>ワークグループのワークアイテム数。ワークグループはローカルメモリでタイルをソートまたはマージします</translation>
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
        <translation>ローカルメモリ内の部分数</translation>
    </message>
    <message>
        <source>Parts of the haystack that a work-group tells apart in local memory</source>
        <translation>1 つのワークグループがローカルメモリで見分ける、探索対象の部分数</translation>
    </message>
    <message>
        <source>Keys that a work-item searches in step: while one waits for memory, the others&apos; loads are on their way</source>
        <translation>1 つのワークアイテムが足並みをそろえて探索するキー数。1 つがメモリを待つ間に、ほかの読み込みが進みます</translation>
    </message>
    <message>
        <source>Eytzinger search</source>
        <translation>Eytzinger 探索</translation>
    </message>
    <message>
        <source>Two launches: one lays the haystack out as a tree, level by level, in the other each work-item takes a key down it, a node at a time and without branches</source>
        <translation>2 回の起動。1 回目は探索対象を段ごとに木に並べ替え、2 回目は各ワークアイテムがキー 1 個を分岐なしで 1 ノードずつ下へたどります</translation>
    </message>
    <message>
        <source>Lays the haystack out in every run, as its first kernel shows</source>
        <translation>毎回の実行で探索対象を並べ替えます。最初のカーネルがその時間を示します</translation>
    </message>
    <message>
        <source>Keys per node</source>
        <translation>ノードあたりのキー数</translation>
    </message>
    <message>
        <source>32-bit keys that a step reads at once, all of one cache line, or half as many 64-bit keys</source>
        <translation>1 ステップで同時に読む 32 ビットのキー数。すべて 1 つのキャッシュライン内。64 ビットのキーはその半分</translation>
    </message>
    <message>
        <source>Eytzinger lower bound</source>
        <translation>Eytzinger 下界</translation>
    </message>
    <message>
        <source>The haystack laid out as a binary tree, level by level, down which 16 keys go in step without branches, on one core</source>
        <translation>探索対象を段ごとに二分木に並べ替え、16 個のキーが分岐なしで足並みをそろえて下ります。1 コア</translation>
    </message>
    <message>
        <source>Entropy 0.811 bits</source>
        <translation>エントロピー 0.811 ビット</translation>
    </message>
    <message>
        <source>Each bit of a key is set with probability 1/4</source>
        <translation>キーの各ビットは確率 1/4 で 1 になります</translation>
    </message>
    <message>
        <source>Thearling and Smith, 1992; benchmarks of CUB</source>
        <translation>Thearling と Smith、1992。CUB のベンチマーク</translation>
    </message>
    <message>
        <source>Entropy 0.544 bits</source>
        <translation>エントロピー 0.544 ビット</translation>
    </message>
    <message>
        <source>Each bit of a key is set with probability 1/8</source>
        <translation>キーの各ビットは確率 1/8 で 1 になります</translation>
    </message>
    <message>
        <source>Entropy 0.337 bits</source>
        <translation>エントロピー 0.337 ビット</translation>
    </message>
    <message>
        <source>Each bit of a key is set with probability 1/16</source>
        <translation>キーの各ビットは確率 1/16 で 1 になります</translation>
    </message>
    <message>
        <source>Entropy 0.201 bits</source>
        <translation>エントロピー 0.201 ビット</translation>
    </message>
    <message>
        <source>Each bit of a key is set with probability 1/32</source>
        <translation>キーの各ビットは確率 1/32 で 1 になります</translation>
    </message>
    <message>
        <source>Few distinct</source>
        <translation>少数の異なる値</translation>
    </message>
    <message>
        <source>16 different keys, or as many as the id says, equally likely</source>
        <translation>16 個、または id で指定した個数の異なるキー。確率は等しい</translation>
    </message>
    <message>
        <source>benchmarks of sorts</source>
        <translation>ソートのベンチマーク</translation>
    </message>
    <message>
        <source>Zipf</source>
        <translation>Zipf</translation>
    </message>
    <message>
        <source>65,536 different keys, of which the k-th is 1/k times as likely as the first</source>
        <translation>65,536 個の異なるキー。k 番目の確率は 1 番目の 1/k</translation>
    </message>
    <message>
        <source>benchmarks of databases</source>
        <translation>データベースのベンチマーク</translation>
    </message>
    <message>
        <source>Nearly sorted</source>
        <translation>ほぼソート済み</translation>
    </message>
    <message>
        <source>0 … n−1 in which 100 random pairs, or as many as the id says, are exchanged</source>
        <translation>0 … n−1 のうち 100 組、または id で指定した組数をランダムに交換</translation>
    </message>
    <message>
        <source>Organ pipe</source>
        <translation>オルガンパイプ</translation>
    </message>
    <message>
        <source>Ascending to the middle, and descending again</source>
        <translation>中央まで昇順、その後は降順</translation>
    </message>
    <message>
        <source>Staggered</source>
        <translation>スタッガード</translation>
    </message>
    <message>
        <source>64 parts, each with random keys of a range of its own, neighbouring ranges far from each other</source>
        <translation>64 の部分。それぞれ固有の範囲のランダムなキーを持ち、隣り合う範囲は互いに離れています</translation>
    </message>
    <message>
        <source>Helman, Bader and JáJá, 1998</source>
        <translation>Helman、Bader、JáJá、1998</translation>
    </message>
    <message>
        <source>One key at a time unless it is batched, at most 65,536 in a run: several are searched one after the other, and the round trips to the host dominate</source>
        <translation>バッチでない限り一度に 1 キー、1 回の実行で最大 65,536 個。複数のキーは順に探し、ホストとの往復が大半を占めます</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>One key at a time, as taught, or all keys in each of log_N n launches, without the host</source>
        <translation>教材どおり一度に 1 キー、または log_N n 回の起動のたびに全キーを、ホストなしで</translation>
    </message>
    <message>
        <source>One key at a time</source>
        <translation>一度に 1 キー</translation>
    </message>
    <message>
        <source>All keys at once</source>
        <translation>全キーを同時に</translation>
    </message>
    <message>
        <source>Two taught sorts and a fast one against two of the CPU, 1,024 to 65,536 keys: seconds</source>
        <translation>教材のソート 2 つと高速なソート 1 つを CPU の 2 つと比較、1,024 ～ 65,536 キー：数秒</translation>
    </message>
    <message>
        <source>The taught searches and two fast ones against the CPU: 1,024 keys looked up in 65,536 to 4,194,304</source>
        <translation>教材の探索と高速な探索 2 つを CPU と比較：65,536 ～ 4,194,304 要素から 1,024 キーを探します</translation>
    </message>
    <message>
        <source>distinct keys</source>
        <translation>種類のキー</translation>
    </message>
    <message>
        <source>exchanged pairs</source>
        <translation>組の交換</translation>
    </message>
    <message>
        <source>Special floats</source>
        <translation>特殊な浮動小数点数</translation>
    </message>
    <message>
        <source>NaN, inf, 0 and subnormal numbers of either sign among any floats; of integers those of their ranks</source>
        <translation>任意の浮動小数点数の中に、両方の符号の NaN、無限大、0、非正規化数。整数では同じ順位の数</translation>
    </message>
    <message>
        <source>A few keys per work-item: a binary search without branches, whose first levels are in local memory; where that pays, three launches put the keys in rough order first</source>
        <translation>ワークアイテムごとに数個のキー。分岐のない二分探索で、最初の数段はローカルメモリにあります。見合う場合は、先に 3 回の起動でキーを大まかに並べます</translation>
    </message>
    <message>
        <source>Order of the keys</source>
        <translation>キーの順序</translation>
    </message>
    <message>
        <source>Whether keys are put in rough order before they are searched, in three launches of the run; auto tries both on random keys before the first run of a job with at least 16,384 keys, and keeps the faster one</source>
        <translation>探索の前に、実行の中の 3 回の起動でキーを大まかに並べるかどうか。キーが 16,384 個以上のジョブでは、auto は最初の実行の前にランダムなキーで両方を試し、速い方を残します</translation>
    </message>
    <message>
        <source>As they come</source>
        <translation>元の順序のまま</translation>
    </message>
    <message>
        <source>Rough order first</source>
        <translation>先に大まかに並べる</translation>
    </message>
    <message>
        <source>32-bit keys that a work-item sorts in registers, and takes in each merge, or half as many if keys or values have 64 bits; odd numbers use the banks of local memory best</source>
        <translation>1 つのワークアイテムがレジスタでソートし、各マージで受け持つ 32 ビットのキーの数。キーか値が 64 ビットならその半分です。奇数がローカルメモリのバンクを最もよく使います</translation>
    </message>
    <message>
        <source>32-bit keys that a work-item holds, or half as many if keys or values have 64 bits; a tile has this many keys per work-item</source>
        <translation>1 つのワークアイテムが持つ 32 ビットのキーの数。キーか値が 64 ビットならその半分です。タイルにはワークグループの各ワークアイテムにこの数だけのキーがあります</translation>
    </message>
    <message>
        <source>Cluster sort</source>
        <translation>クラスターソート</translation>
    </message>
    <message>
        <source>One launch of a cluster of up to 16 work-groups, which hold all keys in their local memory: split by the leading digit and sorted by each of them, or written to each other&apos;s digit by digit where they are not spread evenly; bits that are the same in all keys are skipped</source>
        <translation>最大 16 ワークグループのクラスターを 1 回起動します。各ワークグループはすべてのキーをローカルメモリに持ち、先頭の桁で分けて、それぞれがソートします。キーの分布が均等でなければ、桁ごとに互いのローカルメモリへ書き込みます。すべてのキーで同じビットは省きます</translation>
    </message>
    <message>
        <source>Sortscope; clusters: NVIDIA H100 Tensor Core GPU Architecture (2022)</source>
        <translation>Sortscope。クラスター: NVIDIA H100 Tensor Core GPU Architecture（2022）</translation>
    </message>
    <message>
        <source>NVIDIA GPUs from compute capability 9.0 on that have clusters; as many keys as fit the local memory of a cluster, some 400,000 on an H200</source>
        <translation>計算能力 9.0 以降でクラスターを持つ NVIDIA GPU に限ります。キーの数はクラスターのローカルメモリに収まるまでで、H200 では約 400,000 個です</translation>
    </message>
    <message>
        <source>Cluster size</source>
        <translation>クラスターサイズ</translation>
    </message>
    <message>
        <source>Work-groups that share the keys. Not every device has clusters of 16; auto times those that can hold the keys, on random keys before the first run of a job, and keeps the fastest</source>
        <translation>キーを分け合うワークグループの数。16 個のクラスターはすべてのデバイスにあるわけではありません。auto はジョブの最初の実行の前に、キーが収まるクラスターをランダムなキーで試し、最も速いものを使います</translation>
    </message>
    <message>
        <source>The fastest one</source>
        <translation>最も速いもの</translation>
    </message>
    <message>
        <source>Work-items of a work-group, which hold its keys in registers during a pass</source>
        <translation>ワークグループのワークアイテム数。パスの間、そのキーをレジスターに持ちます</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>照合</translation>
    </message>
    <message>
        <source>Votes</source>
        <translation>投票</translation>
    </message>
    <message>
        <source>Instruction</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Masks in local memory</source>
        <translation>ローカルメモリのマスク</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>分配</translation>
    </message>
    <message>
        <source>How keys go to other work-groups: put in order by digit first, so that neighbours go to neighbours, or each from where it is</source>
        <translation>キーをほかのワークグループへ送る方法: 先に桁の順に並べて隣どうしを隣へ送るか、それぞれをある場所から送ります</translation>
    </message>
    <message>
        <source>Ordered by digit</source>
        <translation>桁の順に</translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>直接</translation>
    </message>
    <message>
        <source>Keys at the ends of the key range and around 2^24 and 2^31; those of 64 bits around 2^32, 2^53 and 2^63</source>
        <translation>キー範囲の両端と 2^24 および 2^31 付近のキー。64 ビットのキーでは 2^32、2^53、2^63 付近</translation>
    </message>
    <message>
        <source>Highway&apos;s vectorised quicksort on one core, with the fastest SIMD of the processor</source>
        <translation>Highway のベクトル化クイックソート、1 コア。プロセッサで最も速い SIMD を使います</translation>
    </message>
    <message>
        <source>Highway sorts no keys of 8 bits</source>
        <translation>Highway は 8 ビットのキーをソートできません</translation>
    </message>
    <message>
        <source>Instruction set</source>
        <translation>命令セット</translation>
    </message>
    <message>
        <source>Highway&apos;s target that the keys are sorted with; auto tries all that the processor has, once per machine and width of words, and keeps the fastest</source>
        <translation>キーのソートに使う Highway のターゲット。auto はマシンとワード幅ごとに一度、プロセッサが備えるすべてを試し、最も速いものを残します</translation>
    </message>
    <message>
        <source>IPS4o</source>
        <translation>IPS4o</translation>
    </message>
    <message>
        <source>Samplesort on one core: each pass moves blocks of keys, in place, to the up to 256 buckets that a tree without branches finds for them</source>
        <translation>サンプルソート、1 コア。各パスはキーをブロックごとにその場で、分岐のない木が求める最大 256 個のバケットへ移します</translation>
    </message>
    <message>
        <source>IPS4o; Axtmann et al., &quot;In-Place Parallel Super Scalar Samplesort (IPS4o)&quot;, 2017</source>
        <translation>IPS4o; Axtmann et al., &quot;In-Place Parallel Super Scalar Samplesort (IPS4o)&quot;, 2017</translation>
    </message>
    <message>
        <source>IPS4o, parallel</source>
        <translation>IPS4o（並列）</translation>
    </message>
    <message>
        <source>In-place samplesort on the given number of threads, which share the first passes and then take buckets of their own</source>
        <translation>指定したスレッド数でのインプレースのサンプルソート。スレッドは最初のパスを分担し、その後それぞれのバケットを受け持ちます</translation>
    </message>
    <message>
        <source>Sorts on one core what is shorter than four blocks of 2 KiB per thread</source>
        <translation>スレッドあたり 2 KiB のブロック 4 個より短い入力は 1 コアでソートします</translation>
    </message>
    <message>
        <source>LSD radix sort, parallel</source>
        <translation>LSD 基数ソート（並列）</translation>
    </message>
    <message>
        <source>The floor of radix sorting on a CPU: per digit of 8 bits each thread counts its part of the keys and scatters them, a cache line at a time, to a second buffer</source>
        <translation>CPU での基数ソートの下限。8 ビットの桁ごとに各スレッドが自分のキーを数え、キャッシュラインずつ 2 つ目のバッファーへ散らします</translation>
    </message>
    <message>
        <source>Satish et al., &quot;Fast Sort on CPUs and GPUs: A Case for Bandwidth Oblivious SIMD Sort&quot;, 2010</source>
        <translation>Satish et al., &quot;Fast Sort on CPUs and GPUs: A Case for Bandwidth Oblivious SIMD Sort&quot;, 2010</translation>
    </message>
    <message>
        <source>Leaves out passes over digits that all keys share</source>
        <translation>すべてのキーに共通の桁のパスは省きます</translation>
    </message>
    <message>
        <source>Branchless lower bound, parallel</source>
        <translation>分岐なしの下界探索（並列）</translation>
    </message>
    <message>
        <source>A binary search without branches that takes 16 keys through the haystack in step, the keys shared between the given number of threads</source>
        <translation>分岐のない二分探索で、16 個のキーを足並みをそろえて探します。キーは指定した数のスレッドで分担します</translation>
    </message>
    <message>
        <source>Pages of memory</source>
        <translation>メモリのページ</translation>
    </message>
    <message>
        <source>Whether haystack, keys and answers lie in huge pages, which need fewer look-ups of addresses; auto takes huge ones where the system gives them</source>
        <translation>探索対象、キー、答えをヒュージページに置くかどうか。アドレスの参照が少なくて済みます。auto はシステムが与える場合にヒュージページを使います</translation>
    </message>
    <message>
        <source>Huge where possible</source>
        <translation>可能ならヒュージページ</translation>
    </message>
    <message>
        <source>Huge</source>
        <translation>ヒュージページ</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小さいページ</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>対象ビット</translation>
    </message>
    <message>
        <source>Bits by which the library sorts: all of a key, or only those that the largest key needs, which the host finds and tells the library before the first run. Finding them is not timed. For unsigned keys only</source>
        <translation>ライブラリが並べ替えに使うビット。キーの全ビットか、最大のキーに要るビットだけで、後者はホストが最初の実行の前に調べてライブラリに知らせます。調べる時間は計りません。符号なしのキーのみ</translation>
    </message>
    <message>
        <source>All of a key</source>
        <translation>キーの全ビット</translation>
    </message>
    <message>
        <source>Told by the host</source>
        <translation>ホストから通知</translation>
    </message>
    <message>
        <source>Eytzinger lower bound, parallel</source>
        <translation>Eytzinger 下界（並列）</translation>
    </message>
    <message>
        <source>The haystack laid out as a binary tree, level by level, down which 16 keys go in step without branches; the given number of threads share both steps</source>
        <translation>探索対象を二分木として段ごとに並べ、16 個のキーが分岐なしで歩調を合わせて下ります。両方の段階を指定した数のスレッドで分担します</translation>
    </message>
    <message>
        <source>The kernels of traced runs take longer than whole runs that were not traced.</source>
        <translation>トレースした実行のカーネルが、トレースしない実行全体より長くかかっています。</translation>
    </message>
    <message>
        <source>Tracing made the kernels slower, or the device changed its clock between the two.</source>
        <translation>トレースでカーネルが遅くなったか、両者の間にデバイスのクロックが変わりました。</translation>
    </message>
    <message>
        <source>Compare wall clocks, or choose another --device-clock and run again.</source>
        <translation>経過時間を比べるか、別の --device-clock を選んで実行し直してください。</translation>
    </message>
    <message>
        <source>the kernels take longer than whole runs that were not traced</source>
        <translation>カーネルがトレースしない実行全体より長くかかっている</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Machines and devices</source>
        <translation>マシンとデバイス</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>Algorithms and data</source>
        <translation>アルゴリズムとデータ</translation>
    </message>
    <message>
        <source>Kernels of own entries</source>
        <translation>自作エントリーのカーネル</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>セッションを保存</translation>
    </message>
    <message>
        <source>Finished jobs: %1, devices: %2, runs: %3</source>
        <translation>完了したジョブ: %1、デバイス: %2、実行: %3</translation>
    </message>
    <message>
        <source>Jobs that were planned and did not finish: %1</source>
        <translation>計画されたが完了していないジョブ: %1</translation>
    </message>
    <message>
        <source>Fastest on a GPU</source>
        <translation>GPU で最速</translation>
    </message>
    <message>
        <source>Fastest on the CPU</source>
        <translation>CPU で最速</translation>
    </message>
    <message>
        <source>GPU against CPU</source>
        <translation>GPU と CPU の比較</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>交差点</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 キー</translation>
    </message>
    <message>
        <source>As fast, within the interval: %1</source>
        <translation>区間内で同じ速さ: %1</translation>
    </message>
    <message>
        <source>No verified result.</source>
        <translation>検証済みの結果がありません。</translation>
    </message>
    <message>
        <source>as fast</source>
        <translation>同じ速さ</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <translation>%1 倍速い</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1 倍遅い</translation>
    </message>
    <message>
        <source>No GPU and CPU of one machine did the same work.</source>
        <translation>同じマシンの GPU と CPU が同じ処理をした結果がありません。</translation>
    </message>
    <message>
        <source>Data on the device: %1</source>
        <translation>データはデバイス上：%1</translation>
    </message>
    <message>
        <source>With transfers: %1</source>
        <translation>転送込み: %1</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>実証されていません</translation>
    </message>
    <message>
        <source>Needs several sizes of the same data on a GPU and on the CPU.</source>
        <translation>同じデータの複数のサイズを GPU と CPU で測る必要があります。</translation>
    </message>
    <message>
        <source>The GPU is faster from about this size.</source>
        <translation>およそこのサイズから GPU の方が速くなります。</translation>
    </message>
    <message>
        <source>The GPU is faster from this size at the latest.</source>
        <translation>遅くともこのサイズからは GPU の方が高速です。</translation>
    </message>
    <message>
        <source>The GPU is faster at every size that was measured.</source>
        <translation>測定したすべてのサイズで GPU の方が高速です。</translation>
    </message>
    <message>
        <source>The CPU is faster at every size that was measured.</source>
        <translation>測定したすべてのサイズで CPU の方が高速です。</translation>
    </message>
    <message>
        <source>The sizes do not tell where the GPU overtakes the CPU.</source>
        <translation>これらのサイズからは、GPU が CPU を追い越す点がわかりません。</translation>
    </message>
    <message>
        <source>No problems were found.</source>
        <translation>問題は見つかりませんでした。</translation>
    </message>
    <message>
        <source>Jobs that failed: %1</source>
        <translation>失敗したジョブ: %1</translation>
    </message>
    <message>
        <source>Rows of poor quality, not to be compared: %1</source>
        <translation>品質が不良で、比較すべきでない行: %1</translation>
    </message>
    <message>
        <source>Rows with warnings: %1</source>
        <translation>警告のある行: %1</translation>
    </message>
    <message>
        <source>Rows with kernels near the timer floor: %1</source>
        <translation>カーネルが計時クロックの下限に近い行: %1</translation>
    </message>
    <message>
        <source>Rows that lack replicates: %1</source>
        <translation>反復が足りない行: %1</translation>
    </message>
    <message>
        <source>Rows of the CPU slower than the standard library: %1</source>
        <translation>標準ライブラリより遅い CPU の行: %1</translation>
    </message>
    <message>
        <source>Fastest by data and size</source>
        <translation>データとサイズごとの最速</translation>
    </message>
    <message>
        <source>Each cell names the fastest row by the wall clock, and how many times as fast as the next one it is. A name in bold is proven: the row is faster than every other one.</source>
        <translation>各セルは経過時間で最速の行と、次に速い行の何倍速いかを示します。太字の名前は実証済みで、その行はほかのどの行よりも高速です。</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>ほかに行なし</translation>
    </message>
    <message>
        <source>not proven: %1 is as fast</source>
        <translation>実証されていません: %1 も同じ速さです</translation>
    </message>
    <message>
        <source>not proven: %1 is as fast, and %2 more</source>
        <translation>実証されていません: %1 とほか %2 行も同じ速さです</translation>
    </message>
    <message>
        <source>How many times as fast the fastest row of a GPU is as the fastest one of the processor, with the interval that covers the true factor with 95 %.</source>
        <translation>GPU の最速の行がプロセッサーの最速の行の何倍速いかと、真の倍率を 95 % で含む区間です。</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
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
        <translation>データはデバイス上</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>With transfers</source>
        <translation>転送込み</translation>
    </message>
    <message>
        <source>Verdict with transfers</source>
        <translation>転送込みの判定</translation>
    </message>
    <message>
        <source>the GPU is faster</source>
        <translation>GPU の方が高速</translation>
    </message>
    <message>
        <source>the CPU is faster</source>
        <translation>CPU の方が高速</translation>
    </message>
    <message>
        <source>the same within the margin</source>
        <translation>許容差内で同じ</translation>
    </message>
    <message>
        <source>not proven within one run: more replicates are needed</source>
        <translation>1 回の実行では実証されていません: 反復がもっと必要です</translation>
    </message>
    <message>
        <source>not proven: the interval holds 1</source>
        <translation>実証されていません: 区間に 1 が含まれます</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未測定</translation>
    </message>
    <message>
        <source>Figures are by the wall clock; both axes are logarithmic. Error bars cover the true median with 95 %. A hollow marker is of poor quality. A click on a name shows or hides its curve.</source>
        <translation>値は経過時間によるもので、両軸とも対数目盛です。エラーバーは真の中央値を 95 % で含みます。白抜きの印は品質が不良です。名前をクリックすると曲線の表示と非表示が切り替わります。</translation>
    </message>
    <message>
        <source>The fastest series are shown; hidden at first: %1</source>
        <translation>最速の系列を表示しています。最初は非表示: %1</translation>
    </message>
    <message>
        <source>Kinds of data without a chart here: %1</source>
        <translation>ここにグラフがないデータの種類: %1</translation>
    </message>
    <message>
        <source>Keys per second</source>
        <translation>毎秒キー数</translation>
    </message>
    <message>
        <source>Median time of a run</source>
        <translation>1 回の実行の中央値時間</translation>
    </message>
    <message>
        <source>Speed against the fastest row of the CPU</source>
        <translation>CPU の最速の行に対する速度</translation>
    </message>
    <message>
        <source>Speed against %1</source>
        <translation>%1 に対する速度</translation>
    </message>
    <message>
        <source>Times are medians; the interval behind each covers the true median with 95 %. A click on a heading sorts the table.</source>
        <translation>時間は中央値で、後ろの区間は真の中央値を 95 % で含みます。見出しをクリックすると表が並べ替えられます。</translation>
    </message>
    <message>
        <source>Filter the rows</source>
        <translation>行を絞り込む</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>アルゴリズム</translation>
    </message>
    <message>
        <source>Replicates</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Wall clock, %1</source>
        <translation>経過時間（%1）</translation>
    </message>
    <message>
        <source>95 % interval, %1</source>
        <translation>95 % 区間（%1）</translation>
    </message>
    <message>
        <source>Kernels, %1</source>
        <translation>カーネル（%1）</translation>
    </message>
    <message>
        <source>%1keys per second</source>
        <translation>毎秒 %1キー</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>可</translation>
    </message>
    <message>
        <source>poor</source>
        <translation>不良</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>ok, warnings: %1</source>
        <translation>正常、警告: %1</translation>
    </message>
    <message>
        <source>unsupported</source>
        <translation>非対応</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Medians of the time that each kernel takes in a run, with its launches, at the largest size of each variant; grey bars are gaps between kernels, and transfers.</source>
        <translation>各バリアントの最大サイズで、1 回の実行中に各カーネルにかかる時間の中央値と起動回数です。灰色の棒はカーネル間の空き時間と転送です。</translation>
    </message>
    <message>
        <source>Variants without bars here: %1</source>
        <translation>ここに棒グラフがないバリアント: %1</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>起きたこと</translation>
    </message>
    <message>
        <source>Why it matters</source>
        <translation>なぜ重要か</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>対処</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>Reasons against the quality of rows</source>
        <translation>行の品質を下げる理由</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Date (UTC)</source>
        <translation>日時（UTC）</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>CPU governor</source>
        <translation>CPU ガバナー</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Sortscope</source>
        <translation>Sortscope</translation>
    </message>
    <message>
        <source>Variables</source>
        <translation>変数</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>プラットフォーム</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>コンピュートユニット</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリー</translation>
    </message>
    <message>
        <source>Clock of its kernels</source>
        <translation>カーネルの計時クロック</translation>
    </message>
    <message>
        <source>UUID or PCI address</source>
        <translation>UUID または PCI アドレス</translation>
    </message>
    <message>
        <source>The wall clock is the host&apos;s time from the first command of a run to its last one; the transfers of input and result are not in it.</source>
        <translation>経過時間は、ホストで測った 1 回の実行の最初のコマンドから最後のコマンドまでの時間です。入力と結果の転送は含みません。</translation>
    </message>
    <message>
        <source>Kernels is the sum of the times of the kernels of a run, by the clock of the device.</source>
        <translation>カーネルは、デバイスの計時クロックによる、1 回の実行のカーネルの時間の合計です。</translation>
    </message>
    <message>
        <source>A replicate prepares the job afresh, in a process of its own, and takes samples of it; the outputs of its runs are checked.</source>
        <translation>1 回の反復では、専用のプロセスでジョブを新たに準備し、サンプルを取ります。実行の出力は検査されます。</translation>
    </message>
    <message>
        <source>Intervals come from the replicates, and cover the true value with 95 %. With fewer than three replicates they know the scatter within one run alone.</source>
        <translation>区間は反復から求め、真の値を 95 % で含みます。反復が 3 回未満の場合は、1 回の実行内のばらつきだけを反映します。</translation>
    </message>
    <message>
        <source>A row counts as faster only if chance makes so large a difference in less than 5 % of cases.</source>
        <translation>これほど大きな差が偶然に生じる場合が 5 % 未満のときだけ、その行を高速とみなします。</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>計画</translation>
    </message>
    <message>
        <source>Samples of a replicate</source>
        <translation>反復ごとのサンプル</translation>
    </message>
    <message>
        <source>Time limit</source>
        <translation>時間制限</translation>
    </message>
    <message>
        <source>Wanted noise</source>
        <translation>目標ノイズ</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>動作</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>出典</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Program version</source>
        <translation>プログラムのバージョン</translation>
    </message>
    <message>
        <source>Git revision</source>
        <translation>Git リビジョン</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>オペレーティングシステム</translation>
    </message>
    <message>
        <source>Operating system&apos;s kernel</source>
        <translation>OS カーネル</translation>
    </message>
    <message>
        <source>CPU threads</source>
        <translation>CPU スレッド数</translation>
    </message>
    <message>
        <source>Order of samples</source>
        <translation>サンプルの順序</translation>
    </message>
    <message>
        <source>Environment variable</source>
        <translation>環境変数</translation>
    </message>
    <message>
        <source>API version</source>
        <translation>API バージョン</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>ベンダー</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>計時クロック</translation>
    </message>
    <message>
        <source>Clock resolution</source>
        <translation>計時クロックの分解能</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>PCI address</source>
        <translation>PCI アドレス</translation>
    </message>
    <message>
        <source>Largest allocation</source>
        <translation>最大の割り当て</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>ローカルメモリ</translation>
    </message>
    <message>
        <source>Work-group limit</source>
        <translation>ワークグループの上限</translation>
    </message>
    <message>
        <source>Shares the host&apos;s memory</source>
        <translation>ホストとメモリを共有</translation>
    </message>
    <message>
        <source>Transfer modes</source>
        <translation>転送モード</translation>
    </message>
    <message>
        <source>Launch modes</source>
        <translation>起動モード</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM クロック</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>電力制限</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Kernel source</source>
        <translation>カーネルのソース</translation>
    </message>
    <message>
        <source>Tuned parameter</source>
        <translation>チューニングしたパラメーター</translation>
    </message>
    <message>
        <source>Parameter chosen automatically</source>
        <translation>自動で選ばれたパラメーター</translation>
    </message>
    <message>
        <source>The latest run differs from those before it in:</source>
        <translation>最新の実行が以前と異なる点:</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2 の%1</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>空き時間</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>アップロード</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>The most 32-bit keys that a work-item holds, or 0.7 times as many if keys have 64 bits, or half as many if values have; inputs of fewer than 128 such tiles have smaller ones, of 6 keys per work-item or more</source>
        <translation>ワークアイテムが持つ 32 ビットキーの最大数。キーが 64 ビットなら 0.7 倍、値が 64 ビットなら半分。このタイルが 128 個に満たない入力では、ワークアイテムあたり 6 キー以上のより小さいタイルになります</translation>
    </message>
    <message>
        <source>How the work-items of a warp find those whose keys have the same digit: by a vote on each of its bits, by the instruction that compares all of them, by masks in local memory, or by the one of the last two that suits their first keys</source>
        <translation>warp のワークアイテムが、同じ桁のキーを持つものを見つける方法: 桁の各ビットの投票、すべてを比べる命令、ローカルメモリのマスク、または後の 2 つのうち最初のキーに合うもの</translation>
    </message>
    <message>
        <source>Instruction or masks</source>
        <translation>命令またはマスク</translation>
    </message>
    <message>
        <source>Adaptive sort</source>
        <translation>適応ソート</translation>
    </message>
    <message>
        <source>Runs the cluster sort, the merge sort or Onesweep, whichever is the fastest for the length and the types of keys and values</source>
        <translation>クラスターソート、マージソート、Onesweep のうち、長さとキーおよび値の型に対して最も速いものを実行します</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>ソート</translation>
    </message>
    <message>
        <source>The sort that runs, with its default parameters; auto takes the one that is the fastest for the length and the types, and the row says which it is</source>
        <translation>実行するソート（既定のパラメーター）。auto は長さと型に対して最も速いものを選び、どれかは行に示されます</translation>
    </message>
    <message>
        <source>Kernel language</source>
        <translation>カーネル言語</translation>
    </message>
    <message>
        <source>PCI Express link</source>
        <translation>PCI Express リンク</translation>
    </message>
    <message>
        <source>Cores per processor</source>
        <translation>プロセッサーあたりのコア数</translation>
    </message>
    <message>
        <source>Hardware threads</source>
        <translation>ハードウェアスレッド</translation>
    </message>
    <message>
        <source>Highest clock</source>
        <translation>最高クロック</translation>
    </message>
    <message>
        <source>Sub-group (warp)</source>
        <translation>サブグループ（ワープ）</translation>
    </message>
    <message>
        <source>Largest work-group</source>
        <translation>最大のワークグループ</translation>
    </message>
    <message>
        <source>Work-items per unit</source>
        <translation>ユニットあたりのワークアイテム</translation>
    </message>
    <message>
        <source>Registers per unit</source>
        <translation>ユニットあたりのレジスター</translation>
    </message>
    <message>
        <source>Local memory per work-group</source>
        <translation>ワークグループあたりのローカルメモリ</translation>
    </message>
    <message>
        <source>Local memory per unit</source>
        <translation>ユニットあたりのローカルメモリ</translation>
    </message>
    <message>
        <source>Memory clock</source>
        <translation>メモリクロック</translation>
    </message>
    <message>
        <source>Memory bus</source>
        <translation>メモリバス</translation>
    </message>
    <message>
        <source>Error correction (ECC)</source>
        <translation>エラー訂正（ECC）</translation>
    </message>
    <message>
        <source>Cache shared by the device</source>
        <translation>デバイス全体で共有するキャッシュ</translation>
    </message>
    <message>
        <source>Cache line</source>
        <translation>キャッシュライン</translation>
    </message>
    <message>
        <source>64-bit floats</source>
        <translation>64 ビット浮動小数点数</translation>
    </message>
    <message>
        <source>Timer resolution</source>
        <translation>タイマーの分解能</translation>
    </message>
    <message>
        <source>Extensions</source>
        <translation>拡張機能</translation>
    </message>
    <message>
        <source>Energy, %1</source>
        <translation>エネルギー、%1</translation>
    </message>
    <message>
        <source>Power of the runs, %1</source>
        <translation>実行の電力、%1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::bridge::Activity</name>
    <message>
        <source>A run is active.</source>
        <translation>実行中です。</translation>
    </message>
    <message>
        <source>The machine is being calibrated.</source>
        <translation>マシンを較正しています。</translation>
    </message>
    <message>
        <source>A run is being prepared.</source>
        <translation>実行を準備しています。</translation>
    </message>
    <message>
        <source>A session is being opened.</source>
        <translation>セッションを開いています。</translation>
    </message>
    <message>
        <source>This window only shows sessions: it was opened beside one that measures.</source>
        <translation>このウィンドウはセッションを表示するだけです。測定中のウィンドウとは別に開かれました。</translation>
    </message>
    <message>
        <source>Conformance cases are being run.</source>
        <translation>適合性テストを実行しています。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::bridge::Settings</name>
    <message>
        <source>The settings in %1 cannot be read. The file is kept as it is, and changed settings are not saved: repair the file, or delete it.</source>
        <translation>%1 の設定を読み取れません。ファイルはそのまま残し、変更した設定は保存しません。ファイルを修復するか、削除してください。</translation>
    </message>
    <message>
        <source>The settings could not be written to %1, so they are not saved. Check the folder, the permissions and the disk.</source>
        <translation>設定を %1 に書き込めなかったため、保存されません。フォルダー、権限、ディスクを確認してください。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::bridge::Workbench</name>
    <message>
        <source>The run could not start. %1</source>
        <translation>実行を開始できませんでした。%1</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) are left: their machines are not connected.</source>
        <translation>
            <numerusform>%n 件のジョブは残っています：そのマシンは接続されていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some tuned parameters could not be used. %1</source>
        <translation>チューニングしたパラメーターの一部を使用できませんでした。%1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts</name>
    <message>
        <source>and %1 more: enlarge the chart</source>
        <translation>ほか %1 件：図を大きくしてください</translation>
    </message>
    <message>
        <source>Haystack</source>
        <translation>探索対象</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 キー</translation>
    </message>
    <message>
        <source>Keys to look up</source>
        <translation>探すキー</translation>
    </message>
    <message>
        <source>Padded to</source>
        <translation>パディング後の長さ</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Quartiles</source>
        <translation>四分位数</translation>
    </message>
    <message>
        <source>95 % interval of the median</source>
        <translation>中央値の 95 % 区間</translation>
    </message>
    <message>
        <source>Minimum … maximum</source>
        <translation>最小 … 最大</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル数</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>レート</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>計時クロック</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>There is no chart to export.</source>
        <translation>書き出す図がありません。</translation>
    </message>
    <message>
        <source>Charts are written as %1, not as &quot;%2&quot;.</source>
        <translation>図は %1 として書き出せます。「%2」では書き出せません。</translation>
    </message>
    <message>
        <source>The chart could not be drawn.</source>
        <translation>図を描画できませんでした。</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 を書き込めませんでした：%2</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>%1keys/s</source>
        <extracomment>A rate; %1 is an SI prefix: k, M, G or nothing.</extracomment>
        <translation>%1キー/秒</translation>
    </message>
    <message>
        <source>Sum of each column; the highest is %1</source>
        <translation>各列の合計。最大は %1</translation>
    </message>
    <message>
        <source>Wall clock</source>
        <translation>経過時間</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>転送込み</translation>
    </message>
    <message>
        <source>Kernel sum</source>
        <translation>カーネル時間合計</translation>
    </message>
    <message>
        <source>Device span</source>
        <translation>デバイス区間</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>空き時間</translation>
    </message>
    <message>
        <source>Upload</source>
        <translation>アップロード</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>From before the first command to after the last one, without transfers.</source>
        <translation>最初のコマンドの前から最後のコマンドの後まで。転送は含みません。</translation>
    </message>
    <message>
        <source>Upload of the input, run, and download of the result.</source>
        <translation>入力のアップロード、実行、結果のダウンロード。</translation>
    </message>
    <message>
        <source>The sum of the kernel durations, without launch costs and gaps.</source>
        <translation>カーネルの時間の合計。起動のコストと空き時間は含みません。</translation>
    </message>
    <message>
        <source>From the first kernel&apos;s start to the last kernel&apos;s end.</source>
        <translation>最初のカーネルの開始から最後のカーネルの終了まで。</translation>
    </message>
    <message>
        <source>The part of the device span in which neither a kernel nor a transfer ran.</source>
        <translation>デバイス区間のうち、カーネルも転送も動いていなかった部分。</translation>
    </message>
    <message>
        <source>All commands that moved the input to the device.</source>
        <translation>入力をデバイスへ移したすべてのコマンド。</translation>
    </message>
    <message>
        <source>All commands that moved the result back.</source>
        <translation>結果を持ち帰ったすべてのコマンド。</translation>
    </message>
    <message>
        <source>Not verified</source>
        <translation>未検証</translation>
    </message>
    <message>
        <source>Size or time 0</source>
        <translation>サイズまたは時間が 0</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message>
        <source>%1, CPU (wall clock)</source>
        <translation>%1、CPU（経過時間）</translation>
    </message>
    <message>
        <source>Device time</source>
        <translation>デバイス時間</translation>
    </message>
    <message>
        <source>Kernel time minus the timer overhead of each kernel.</source>
        <translation>カーネルの時間から、カーネルごとの計時クロックのオーバーヘッドを引いたものです。</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1 倍遅い</translation>
    </message>
    <message>
        <source>No CPU row on the same data</source>
        <translation>同じデータの CPU の行なし</translation>
    </message>
    <message numerus="yes">
        <source>%n older result(s) of the same jobs are not drawn.</source>
        <translation>
            <numerusform>同じジョブの以前の結果 %n 件は描画していません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Not drawn: %1.</source>
        <translation>非表示：%1。</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>ステージ</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>パス</translation>
    </message>
    <message>
        <source>Replicate, its samples in the order taken</source>
        <translation>反復とその中のサンプル（測定順）</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Fastest on the CPU (wall clock)</source>
        <translation>CPU で最速のもの（経過時間）</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>This measurement has warnings: see the table of jobs.</source>
        <translation>この測定には警告があります。ジョブの表を参照してください。</translation>
    </message>
    <message>
        <source>Device not calibrated</source>
        <translation>較正されていないデバイス</translation>
    </message>
    <message numerus="yes">
        <source>%n more series are not drawn: choose fewer with the filters above.</source>
        <translation>
            <numerusform>ほかに %n 系列が描かれていません。上のフィルターで絞り込んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>without: %1</source>
        <translation>なし：%1</translation>
    </message>
    <message>
        <source>as the panel says</source>
        <translation>パネルの見出しのとおり</translation>
    </message>
    <message>
        <source>Energy not counted</source>
        <translation>エネルギー未計測</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::Canvas</name>
    <message>
        <source>Copy Data as Text</source>
        <translation>データをテキストでコピー</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1、非表示</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::ChartWidget</name>
    <message>
        <source>Measuring</source>
        <translation>測定中</translation>
    </message>
    <message>
        <source>The first verified result will appear here.</source>
        <translation>検証された最初の結果がここに表示されます。</translation>
    </message>
    <message>
        <source>Nothing measured yet</source>
        <translation>まだ測定していません</translation>
    </message>
    <message>
        <source>Choose devices, algorithms and sizes in the experiment panel, then press Run.</source>
        <translation>実験パネルでデバイス、アルゴリズム、サイズを選び、「実行」を押してください。</translation>
    </message>
    <message>
        <source>Nothing verified to show</source>
        <translation>表示できる検証済みの結果がありません</translation>
    </message>
    <message>
        <source>Only verified results are drawn. So far: %1. The table of jobs gives the reasons.</source>
        <translation>検証済みの結果だけを描きます。現在：%1。理由はジョブの表にあります。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::ChoiceFinder</name>
    <message>
        <source>Type words: algorithm, device, data, 2^24</source>
        <translation>言葉を入力: アルゴリズム、デバイス、データ、2^24</translation>
    </message>
    <message>
        <source>Words to find in the list</source>
        <translation>一覧から探す言葉</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>of a list that is searched: how many lines fit, and how many there are</extracomment>
        <translation>%2 件中 %1 件</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::CurveChart</name>
    <message>
        <source>Time against size</source>
        <translation>サイズに対する時間</translation>
    </message>
    <message>
        <source>Throughput against size</source>
        <translation>サイズに対するスループット</translation>
    </message>
    <message>
        <source>bars: quartiles</source>
        <translation>エラーバー：四分位数</translation>
    </message>
    <message>
        <source>bars: 95 % interval of the median</source>
        <translation>エラーバー：中央値の 95 % 区間</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1、中央値</translation>
    </message>
    <message>
        <source>CPU series are timed by the host clock, GPU series by a device clock. Compare across clocks with care.</source>
        <translation>CPU の系列はホストの計時クロック、GPU の系列はデバイスの計時クロックで測られています。異なる計時クロックの比較には注意してください。</translation>
    </message>
    <message>
        <source>These series were timed by different clocks. Compare across clocks with care.</source>
        <translation>これらの系列は異なる計時クロックで測られました。異なる計時クロックの比較には注意してください。</translation>
    </message>
    <message>
        <source>Without this metric: %1.</source>
        <translation>この指標なし：%1。</translation>
    </message>
    <message>
        <source>time [%1]</source>
        <translation>時間 [%1]</translation>
    </message>
    <message>
        <source>throughput [%1]</source>
        <translation>スループット [%1]</translation>
    </message>
    <message>
        <source>size [keys]</source>
        <translation>サイズ [キー]</translation>
    </message>
    <message>
        <source>Dashed: timer floor, the time of an empty kernel (%1). Sums contain about this much per launch.</source>
        <extracomment>%1 is a list of devices and times</extracomment>
        <translation>破線：計時クロックの下限、つまり空のカーネルの時間（%1）。合計には起動ごとにほぼこれだけが含まれます。</translation>
    </message>
    <message>
        <source>Bandwidth against size</source>
        <translation>サイズに対する帯域幅</translation>
    </message>
    <message>
        <source>Dotted: size from which a GPU is faster than the fastest CPU row (%1).</source>
        <extracomment>%1 is a list of series and numbers of keys</extracomment>
        <translation>点線：このサイズから GPU は最も速い CPU の行より速くなります（%1）。</translation>
    </message>
    <message>
        <source>Memory traffic is unknown for: %1.</source>
        <translation>メモリトラフィックが不明なもの：%1。</translation>
    </message>
    <message>
        <source>bandwidth [%1]</source>
        <translation>帯域幅 [%1]</translation>
    </message>
    <message>
        <source>A&amp;xis:</source>
        <translation>軸(&amp;X):</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>対数</translation>
    </message>
    <message>
        <source>Equal ratios are equal distances.</source>
        <translation>等しい比は等しい距離になります。</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>Begins at zero; equal differences are equal distances.</source>
        <translation>ゼロから始まり、等しい差は等しい距離になります。</translation>
    </message>
    <message>
        <source>Time per key against size</source>
        <translation>サイズに対するキーあたりの時間</translation>
    </message>
    <message>
        <source>Speed-up against size</source>
        <translation>サイズに対する高速化率</translation>
    </message>
    <message>
        <source>against the fastest CPU row on the same data, by its wall clock</source>
        <translation>同じデータで最も速い CPU の行の経過時間に対して</translation>
    </message>
    <message>
        <source>Zoomed in; double-click to reset.</source>
        <translation>拡大表示中です。ダブルクリックで元に戻ります。</translation>
    </message>
    <message>
        <source>Against the fastest CPU row</source>
        <translation>最も速い CPU の行に対して</translation>
    </message>
    <message>
        <source>time per key [%1]</source>
        <translation>キーあたりの時間 [%1]</translation>
    </message>
    <message>
        <source>speed-up [%1]</source>
        <translation>高速化率 [%1]</translation>
    </message>
    <message>
        <source>1×: as fast as the CPU</source>
        <translation>1×：CPU と同じ速さ</translation>
    </message>
    <message>
        <source>Reset Zoom</source>
        <translation>拡大をリセット</translation>
    </message>
    <message>
        <source>Share of copy bandwidth against size</source>
        <translation>サイズに対するコピー帯域幅比</translation>
    </message>
    <message>
        <source>share of copy bandwidth [%1]</source>
        <translation>コピー帯域幅に対する割合 [%1]</translation>
    </message>
    <message>
        <source>bars: 95 % interval</source>
        <translation>エラーバー：95 % 区間</translation>
    </message>
    <message>
        <source>%1, split by: %2</source>
        <extracomment>%1 is a title such as &quot;Time against size&quot;, %2 axes such as &quot;Data&quot;</extracomment>
        <translation>%1、分割：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n curve(s) are too many for one chart. Choose above what else has a panel of its own, or all in one.</source>
        <translation>
            <numerusform>%n 本の曲線は一つのグラフには多すぎます。上で別の分割、または「すべて一つに」を選べます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Dotted: size from which a GPU is faster than the fastest CPU row on the same data.</source>
        <translation>点線：GPU が同じデータで最も速い CPU の行より速くなるサイズ。</translation>
    </message>
    <message>
        <source>Curves have points of several runs (%1): dotted stretches lead from one run to another.</source>
        <extracomment>%1 is a list of numbers</extracomment>
        <translation>曲線に複数の実行の点があります（%1）。点線は別の実行へつながる区間です。</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Energy per key against size</source>
        <translation>サイズに対するキーあたりのエネルギー</translation>
    </message>
    <message>
        <source>mean of repeated runs · bars: 95 % interval</source>
        <translation>繰り返した実行の平均 · エラーバー：95 % 区間</translation>
    </message>
    <message>
        <source>energy per key [%1]</source>
        <translation>キーあたりのエネルギー [%1]</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::DistributionChart</name>
    <message>
        <source>A&amp;xis:</source>
        <translation>軸(&amp;X):</translation>
    </message>
    <message>
        <source>Around the samples</source>
        <translation>サンプルの範囲</translation>
    </message>
    <message>
        <source>Shows small differences enlarged.</source>
        <translation>小さな差を拡大して示します。</translation>
    </message>
    <message>
        <source>From zero</source>
        <translation>ゼロから</translation>
    </message>
    <message>
        <source>Shows differences in proportion to the whole time.</source>
        <translation>差を時間全体に対する大きさで示します。</translation>
    </message>
    <message>
        <source>No pair chosen</source>
        <translation>ペアが選択されていません</translation>
    </message>
    <message>
        <source>Select a row of the table to see every sample of both sides.</source>
        <translation>表の行を選択すると、両側のすべてのサンプルが表示されます。</translation>
    </message>
    <message>
        <source>Nothing to draw for this pair</source>
        <translation>このペアには描くものがありません</translation>
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
        <translation>%1 と %2</translation>
    </message>
    <message>
        <source>%1, %2 keys</source>
        <translation>%1、%2 キー</translation>
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
        <translation>点は 1 つのサンプルで、最初のものが一番上です。線：中央値。帯：その 95 % 区間。</translation>
    </message>
    <message>
        <source>Samples were interleaved: those at equal height are a pair, and the ratio is the median of the pairs&apos; ratios.</source>
        <translation>サンプルは交互に取得されました。同じ高さのものがペアで、比は各ペアの比の中央値です。</translation>
    </message>
    <message>
        <source>The axis does not begin at zero.</source>
        <translation>軸はゼロから始まっていません。</translation>
    </message>
    <message>
        <source>Sample %1 of %2</source>
        <translation>サンプル %1 / %2</translation>
    </message>
    <message>
        <source>Hollow dots are outliers: they lie far from the median of their replicate, but are not left out.</source>
        <translation>中抜きの点は外れ値です。反復の中央値から大きく離れていますが、除外はされません。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::FleetChart</name>
    <message>
        <source>&amp;Jobs:</source>
        <translation>ジョブ(&amp;J):</translation>
    </message>
    <message>
        <source>All (median ratio)</source>
        <translation>すべて（比の中央値）</translation>
    </message>
    <message>
        <source>The median of the ratios of each device&apos;s jobs.</source>
        <translation>各デバイスのジョブの比の中央値です。</translation>
    </message>
    <message>
        <source>time relative to the median</source>
        <translation>中央値に対する時間</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s), in the order of the session</source>
        <translation>
            <numerusform>デバイス %n 台、セッションの順</numerusform>
        </translation>
    </message>
    <message>
        <source>No device was judged</source>
        <translation>判定されたデバイスはありません</translation>
    </message>
    <message>
        <source>A verdict needs enough devices of one kind that ran the same jobs. Choose one of the jobs to see its figures.</source>
        <translation>判定には、同じジョブを実行した同種のデバイスが十分な数だけ必要です。ジョブを 1 つ選ぶとその数値が表示されます。</translation>
    </message>
    <message>
        <source>Nothing to draw for this job</source>
        <translation>このジョブには描くものがありません</translation>
    </message>
    <message>
        <source>It has no values of this metric.</source>
        <translation>この指標の数値がありません。</translation>
    </message>
    <message>
        <source>Each device relative to the median of its kind</source>
        <translation>各デバイスの、同種の中央値に対する比</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>ジョブ %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>the median of the devices is %1</source>
        <translation>デバイスの中央値は %1</translation>
    </message>
    <message>
        <source>A dot is a device, above 1 if it is slower than the median. Line: 95 % interval of its own time. Band: differences within the noise margin.</source>
        <translation>点はデバイスで、中央値より遅ければ 1 より上です。線：そのデバイスの時間の 95 % 区間。帯：ノイズの範囲内の差。</translation>
    </message>
    <message>
        <source>A dot is a device, above 1 if it is slower than the median. Line: 95 % interval of its median over jobs. Band: differences within the noise margin.</source>
        <translation>点はデバイスで、中央値より遅ければ 1 より上です。線：ジョブ全体での中央値の 95 % 区間。帯：ノイズの範囲内の差。</translation>
    </message>
    <message>
        <source>The axis does not begin at zero.</source>
        <translation>軸はゼロから始まっていません。</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Relative to median</source>
        <translation>中央値との比</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区間</translation>
    </message>
    <message>
        <source>Slower in</source>
        <translation>遅いジョブ</translation>
    </message>
    <message>
        <source>%1 of %2 jobs</source>
        <translation>%2 件中 %1 件のジョブ</translation>
    </message>
    <message>
        <source>Faster in</source>
        <translation>速いジョブ</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::HelpButton</name>
    <message>
        <source>Explain this figure</source>
        <translation>この図の説明</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::HistoryChart</name>
    <message>
        <source>&amp;Metric:</source>
        <translation>指標(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Show:</source>
        <translation>表示(&amp;S):</translation>
    </message>
    <message>
        <source>A&amp;lgorithm:</source>
        <translation>アルゴリズム(&amp;L):</translation>
    </message>
    <message>
        <source>All algorithms</source>
        <translation>すべてのアルゴリズム</translation>
    </message>
    <message>
        <source>Da&amp;ta:</source>
        <translation>データ(&amp;T):</translation>
    </message>
    <message>
        <source>All data</source>
        <translation>すべてのデータ</translation>
    </message>
    <message>
        <source>Si&amp;ze:</source>
        <translation>サイズ(&amp;Z):</translation>
    </message>
    <message>
        <source>All sizes</source>
        <translation>すべてのサイズ</translation>
    </message>
    <message>
        <source>Dev&amp;ice:</source>
        <translation>デバイス(&amp;I):</translation>
    </message>
    <message>
        <source>All devices</source>
        <translation>すべてのデバイス</translation>
    </message>
    <message>
        <source>Relative</source>
        <translation>相対値</translation>
    </message>
    <message>
        <source>Divided by the row&apos;s median before its first change.</source>
        <translation>その行の最初の変化より前の中央値で割った値です。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>time relative to the row&apos;s median before its first change</source>
        <translation>時間 (その行の最初の変化より前の中央値に対する比)</translation>
    </message>
    <message>
        <source>No row has this metric</source>
        <translation>この指標のある行がありません</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric above.</source>
        <translation>%1：%2 上で別の指標を選んでください。</translation>
    </message>
    <message>
        <source>No row is left</source>
        <translation>残っている行がありません</translation>
    </message>
    <message>
        <source>Choose less above.</source>
        <translation>上の条件を減らしてください。</translation>
    </message>
    <message>
        <source>Rows over time</source>
        <translation>行ごとの推移</translation>
    </message>
    <message>
        <source>%1, median of each run</source>
        <translation>%1、実行ごとの中央値</translation>
    </message>
    <message>
        <source>at most %1 % of the changes are false, on average</source>
        <translation>平均して変化の最大 %1 % が誤り</translation>
    </message>
    <message>
        <source>▲ ▼ and a dotted line: from there on a row is slower or faster. A click on a point opens its session.</source>
        <translation>▲ ▼ と点線: そこから行が遅く、または速くなっています。点をクリックするとそのセッションが開きます。</translation>
    </message>
    <message>
        <source>Hollow: a figure of poor quality, which does not count.</source>
        <translation>白抜き: 品質が低いため数えない値です。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s) are drawn, those that changed most. Choose among the others above.</source>
        <translation>
            <numerusform>%n 行のうち、変化の大きい %1 行を描いています。ほかの行は上で選んでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区間</translation>
    </message>
    <message>
        <source>Replicates</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>セッション</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::JobChoice</name>
    <message>
        <source>&amp;Job:</source>
        <translation>ジョブ(&amp;J):</translation>
    </message>
    <message>
        <source>%1 · %2 keys</source>
        <translation>%1 · %2 キー</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::KernelChart</name>
    <message>
        <source>No kernel was timed in this job</source>
        <translation>このジョブで計時されたカーネルはありません</translation>
    </message>
    <message>
        <source>Its device does not report the times of individual kernels. Choose a job of another device.</source>
        <translation>このデバイスは個々のカーネルの時間を示しません。別のデバイスのジョブを選んでください。</translation>
    </message>
    <message>
        <source>No kernel was timed</source>
        <translation>計時されたカーネルはありません</translation>
    </message>
    <message>
        <source>Run an algorithm on an OpenCL or CUDA device to see its kernels one by one.</source>
        <translation>OpenCL または CUDA のデバイスでアルゴリズムを実行すると、カーネルを 1 つずつ確認できます。</translation>
    </message>
    <message>
        <source>Adding up the kernels</source>
        <translation>カーネルを集計しています</translation>
    </message>
    <message>
        <source>The commands of this job could not be read</source>
        <translation>このジョブのコマンドを読めませんでした</translation>
    </message>
    <message>
        <source>Kernel times, %1 by %2</source>
        <extracomment>%1 and %2 are what the algorithm counts: stage and pass, digit and step</extracomment>
        <translation>カーネル時間、%1 × %2</translation>
    </message>
    <message>
        <source>Kernel times</source>
        <translation>カーネル時間</translation>
    </message>
    <message>
        <source>Launches captured in a graph are timed as one: choose another launch mode to time them individually.</source>
        <translation>グラフに取り込まれた起動はまとめて 1 つとして計時されます。個別に計時するには別の起動モードを選んでください。</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Launches per run</source>
        <translation>1 回の実行あたりの起動数</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>ワークアイテム</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>ワークグループ</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>計時クロック</translation>
    </message>
    <message>
        <source>median, n = %1</source>
        <translation>中央値、n = %1</translation>
    </message>
    <message numerus="yes">
        <source>%n launches per run</source>
        <translation>
            <numerusform>1 回の実行で起動 %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 transferred after each</source>
        <extracomment>%1 is a number of bytes with its unit</extracomment>
        <translation>各回の後に %1 を転送</translation>
    </message>
    <message>
        <source>Dashed: timer floor, the time of an empty kernel (%1).</source>
        <translation>破線：計時クロックの下限、つまり空のカーネルの時間（%1）。</translation>
    </message>
    <message>
        <source>Hatched: launches shorter than ten times the timer floor. Much of their time is timer overhead.</source>
        <translation>斜線：計時クロックの下限の 10 倍より短い起動。その時間の多くは計時クロックのオーバーヘッドです。</translation>
    </message>
    <message>
        <source>Empty kernel</source>
        <translation>空のカーネル</translation>
    </message>
    <message>
        <source>This is less than ten times the timer floor.</source>
        <translation>計時クロックの下限の 10 倍未満です。</translation>
    </message>
    <message>
        <source>Each kernel is launched once per run. A dot is a sample, the first one on top. Line: median. Band: its 95 % interval. The axis does not begin at zero.</source>
        <translation>どのカーネルも 1 回の実行で 1 度だけ起動されます。点はサンプルで、最初のものが一番上です。線: 中央値。帯: その 95 % 区間。軸はゼロから始まりません。</translation>
    </message>
    <message>
        <source>Some kernels take less than ten times the timer floor: much of their time is timer overhead.</source>
        <translation>計時クロックの下限の 10 倍未満のカーネルがあります。その時間の多くは計時クロックのオーバーヘッドです。</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最長</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Sample %1 of %2</source>
        <translation>サンプル %1 / %2</translation>
    </message>
    <message>
        <source>&amp;Colours:</source>
        <translation>色(&amp;C):</translation>
    </message>
    <message>
        <source>From the shortest</source>
        <translation>最短から</translation>
    </message>
    <message>
        <source>The shortest launch has the first colour, so that differences are visible. Grey if they are within noise.</source>
        <translation>最短の起動が最初の色になり、違いが見えます。違いがノイズの範囲内なら灰色です。</translation>
    </message>
    <message>
        <source>From zero</source>
        <translation>ゼロから</translation>
    </message>
    <message>
        <source>Colours are proportional to times: similar times look alike.</source>
        <translation>色は時間に比例します。近い時間は同じように見えます。</translation>
    </message>
    <message>
        <source>Grey: the launches differ no more than the samples of a single launch.</source>
        <translation>灰色: 起動どうしの差が、1 つの起動のサンプルの差を超えません。</translation>
    </message>
    <message>
        <source>Distance of a pair (keys)</source>
        <translation>組の距離（キー）</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>帯域幅</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::NaryChart</name>
    <message>
        <source>N-ary search for %1 among %2 elements</source>
        <translation>%2 個の要素から %1 を探す N 分探索</translation>
    </message>
    <message numerus="yes">
        <source>%n subdivisions</source>
        <translation>
            <numerusform>%n 分割</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passes, one launch each</source>
        <translation>
            <numerusform>%n パス、各1回の起動</numerusform>
        </translation>
    </message>
    <message>
        <source>Each work-item reads the first and the last element of its segment (bold). The one whose segment holds the key reports (filled), and the host launches again on that segment.</source>
        <translation>各ワークアイテムは自分の区間の最初と最後の要素（太字）を読みます。区間にキーを含むワークアイテムが報告し（塗りつぶし）、ホストはその区間で再び起動します。</translation>
    </message>
    <message>
        <source>One element is left: found at element %1.</source>
        <translation>残りは 1 要素です。要素 %1 で見つかりました。</translation>
    </message>
    <message>
        <source>No work-item reports: not found.</source>
        <translation>報告するワークアイテムがありません。見つかりませんでした。</translation>
    </message>
    <message>
        <source>Before the first pass: the key may be any of elements 0 to %1.</source>
        <translation>最初のパスの前：キーは要素 0 から %1 のどれでもありえます。</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>パス %1</translation>
    </message>
    <message>
        <source>elements %1 to %2</source>
        <translation>要素 %1 から %2</translation>
    </message>
    <message numerus="yes">
        <source>%n work-items</source>
        <translation>
            <numerusform>%n ワークアイテム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them idle</source>
        <translation>
            <numerusform>うち %n 個は何もしません</numerusform>
        </translation>
    </message>
    <message>
        <source>Work-item %1 reports: elements %2 to %3 are left.</source>
        <translation>ワークアイテム %1 が報告します。残りは要素 %2 から %3 です。</translation>
    </message>
    <message>
        <source>Work-item %1 is idle: no segment is left for it.</source>
        <translation>ワークアイテム %1 は何もしません。受け持つ区間がありません。</translation>
    </message>
    <message>
        <source>Work-item %1 reads element %2 (%3)</source>
        <translation>ワークアイテム %1 は要素 %2（%3）を読みます</translation>
    </message>
    <message>
        <source>Work-item %1 reads elements %2 and %3 (%4 and %5)</source>
        <translation>ワークアイテム %1 は要素 %2 と %3（%4 と %5）を読みます</translation>
    </message>
    <message>
        <source>%1: its segment holds the key.</source>
        <extracomment>%1 is what a work-item reads: &quot;Work-item 2 reads elements 8 and 11 (31 and 44)&quot;</extracomment>
        <translation>%1：区間にキーがあります。</translation>
    </message>
    <message>
        <source>%1: its segment does not hold the key.</source>
        <translation>%1：区間にキーはありません。</translation>
    </message>
    <message>
        <source>Elements left</source>
        <translation>残りの要素</translation>
    </message>
    <message>
        <source>Segments</source>
        <translation>区間</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>ワークアイテム</translation>
    </message>
    <message>
        <source>array</source>
        <translation>配列</translation>
    </message>
    <message>
        <source>pass %1</source>
        <translation>パス %1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::NetworkChart</name>
    <message>
        <source>Bitonic sorting network of %1 keys</source>
        <translation>%1 キーのバイトニックソーティングネットワーク</translation>
    </message>
    <message>
        <source>%1 stages · %2 passes, one launch each · %3 comparisons</source>
        <translation>%1 ステージ · %2 パス、各1回の起動 · 比較 %3 回</translation>
    </message>
    <message>
        <source>ascending: the larger key goes down</source>
        <translation>昇順：大きいキーは下へ</translation>
    </message>
    <message>
        <source>descending: the larger key goes up</source>
        <translation>降順：大きいキーは上へ</translation>
    </message>
    <message>
        <source>stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>Stage %1, pass %2</source>
        <translation>ステージ %1、パス %2</translation>
    </message>
    <message>
        <source>Wire %1</source>
        <translation>線 %1</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>距離</translation>
    </message>
    <message>
        <source>An arrow points to where the larger key goes; the small numbers are passes. “%1” launches one kernel for every pass; “%2” runs the last stage with its second kernel.</source>
        <extracomment>%1 and %2 are titles of algorithms</extracomment>
        <translation>矢印は大きいキーが進む先を指します。小さい数字はパスです。「%1」は各パスで1つのカーネルを起動し、「%2」は最後のステージを2番目のカーネルで実行します。</translation>
    </message>
    <message>
        <source>Colours show the median times of the same passes in %1, as on the Kernels page. Dashed arrows are descending. Passes that the job does not have are grey.</source>
        <extracomment>%1 is a job: &quot;Bitonic sort · NVIDIA H200 (OpenCL) · 2²⁰ keys&quot;</extracomment>
        <translation>色は %1 の同じパスの時間の中央値で、「カーネル」ページと同じです。破線の矢印は降順です。そのジョブにないパスは灰色です。</translation>
    </message>
    <message>
        <source>Before the first pass: the keys in their initial order.</source>
        <translation>最初のパスの前：キーは元の順序のままです。</translation>
    </message>
    <message numerus="yes">
        <source>%n work-items</source>
        <translation>
            <numerusform>%n ワークアイテム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them idle</source>
        <translation>
            <numerusform>うち %n 個は何もしません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pairs are swapped</source>
        <translation>
            <numerusform>%n 組が入れ替わります</numerusform>
        </translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中央値 %1</translation>
    </message>
    <message>
        <source>Work-item %1 is idle: its key is the right end of a pair, and it returns at once.</source>
        <translation>ワークアイテム %1 は何もしません。そのキーは組の右端なので、すぐに戻ります。</translation>
    </message>
    <message>
        <source>Work-item %1 compares keys %2 and %3 (%4 and %5), ascending: %6.</source>
        <translation>ワークアイテム %1 はキー %2 と %3（%4 と %5）を昇順で比較します：%6。</translation>
    </message>
    <message>
        <source>Work-item %1 compares keys %2 and %3 (%4 and %5), descending: %6.</source>
        <translation>ワークアイテム %1 はキー %2 と %3（%4 と %5）を降順で比較します：%6。</translation>
    </message>
    <message>
        <source>it swaps them</source>
        <translation>入れ替えます</translation>
    </message>
    <message>
        <source>they stay</source>
        <translation>そのままです</translation>
    </message>
    <message>
        <source>Work-item</source>
        <translation>ワークアイテム</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>ワークアイテム</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>何もしないもの</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Work-items of this launch; the grey ones are idle</source>
        <translation>この起動のワークアイテム。灰色のものは何もしません</translation>
    </message>
    <message>
        <source>Work-items of this launch</source>
        <translation>この起動のワークアイテム</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::PassRatios</name>
    <message>
        <source>Stages and passes against the other algorithm</source>
        <translation>もう一方のアルゴリズムと比べたステージとパス</translation>
    </message>
    <message>
        <source>There is no map of stages and passes: the two launch different ones.</source>
        <translation>ステージとパスの図はありません。両者が起動するステージとパスが異なります。</translation>
    </message>
    <message>
        <source>There is no map of stages and passes: not all launches of the two were timed with a stage and a pass.</source>
        <translation>ステージとパスの図はありません。両者の起動のうち、ステージとパス付きで計測されなかったものがあります。</translation>
    </message>
    <message>
        <source>Each pass: time of %1 / time of %2</source>
        <translation>各パス：%1 の時間 / %2 の時間</translation>
    </message>
    <message>
        <source>medians; below 1 (blue) it is shorter, 1 is equal, above 1 (orange) longer</source>
        <translation>中央値。1 未満（青）は短い、1 は等しい、1 を超える（オレンジ）は長い</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::PhaseChart</name>
    <message>
        <source>Kernels</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>The sum of the kernel times.</source>
        <translation>カーネルの時間の合計です。</translation>
    </message>
    <message>
        <source>Wall time not spent in kernels: launches, waiting and host work.</source>
        <translation>経過時間のうちカーネル以外の部分です：起動、待ち、ホストの処理。</translation>
    </message>
    <message>
        <source>No GPU row yet</source>
        <translation>GPU の行がまだありません</translation>
    </message>
    <message>
        <source>Run a sort or a search on a GPU.</source>
        <translation>GPU でソートか探索を実行してください。</translation>
    </message>
    <message>
        <source>The phases of this row are unknown</source>
        <translation>この行の内訳は不明です</translation>
    </message>
    <message>
        <source>Its device does not report times of kernels and transfers.</source>
        <translation>このデバイスはカーネルと転送の時間を報告しません。</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>時間の内訳</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 キー</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Outside kernels</source>
        <translation>カーネル以外</translation>
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
        <translation>比がありません</translation>
    </message>
    <message>
        <source>No pair has figures on both sides.</source>
        <translation>両側に数値のある組がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s), the slowest first</source>
        <translation>
            <numerusform>%n 組、遅い順</numerusform>
        </translation>
    </message>
    <message>
        <source>How B stands to A</source>
        <translation>A に対する B</translation>
    </message>
    <message>
        <source>A mark is a pair, above 1 if B is slower; hollow: not proven. Line: 95 % interval. Band: differences within the noise margin.</source>
        <translation>印は組で、B が遅ければ 1 より上です。中抜き：実証されていません。線：95 % 区間。帯：ノイズの範囲内の差。</translation>
    </message>
    <message>
        <source>The axis does not begin at zero.</source>
        <translation>軸はゼロから始まっていません。</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>実証されていません</translation>
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
        <translation>指標(&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Error bars:</source>
        <translation>エラーバー(&amp;E):</translation>
    </message>
    <message>
        <source>Quartiles</source>
        <translation>四分位数</translation>
    </message>
    <message>
        <source>The middle half of the samples.</source>
        <translation>サンプルの中央の半分。</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 区間</translation>
    </message>
    <message>
        <source>The 95 % interval of the median; quartiles where there is none.</source>
        <translation>中央値の 95 % 区間。区間がなければ四分位数。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::SamplesChart</name>
    <message>
        <source>&amp;Metric:</source>
        <translation>指標(&amp;M):</translation>
    </message>
    <message>
        <source>A&amp;xis:</source>
        <translation>軸(&amp;X):</translation>
    </message>
    <message>
        <source>Without outliers</source>
        <translation>外れ値を除く</translation>
    </message>
    <message>
        <source>Shows the spread of most samples; outliers lie at the edge.</source>
        <translation>大半のサンプルのばらつきを示します。外れ値は端に描かれます。</translation>
    </message>
    <message>
        <source>All samples</source>
        <translation>すべてのサンプル</translation>
    </message>
    <message>
        <source>Shows how far outliers lie.</source>
        <translation>外れ値がどれだけ離れているかを示します。</translation>
    </message>
    <message>
        <source>From zero</source>
        <translation>ゼロから</translation>
    </message>
    <message>
        <source>Shows the spread in proportion to the whole time.</source>
        <translation>ばらつきを時間全体に対する大きさで示します。</translation>
    </message>
    <message>
        <source>This job has no samples</source>
        <translation>このジョブにはサンプルがありません</translation>
    </message>
    <message>
        <source>Choose another job, or run it again to take some.</source>
        <translation>別のジョブを選ぶか、もう一度実行してサンプルを取ってください。</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 キー</translation>
    </message>
    <message>
        <source>Quality: %1.</source>
        <translation>品質：%1。</translation>
    </message>
    <message>
        <source>Quality: %1 (%2).</source>
        <extracomment>%1 is good, fair or poor, %2 why</extracomment>
        <translation>品質：%1（%2）。</translation>
    </message>
    <message>
        <source>Samples: %1</source>
        <translation>サンプル：%1</translation>
    </message>
    <message>
        <source>replicates: %1 of %2</source>
        <translation>反復：%2 のうち %1</translation>
    </message>
    <message>
        <source>noise: ±%1 %</source>
        <translation>ノイズ：±%1 %</translation>
    </message>
    <message>
        <source>sampling stopped: %1</source>
        <translation>サンプリング終了：%1</translation>
    </message>
    <message>
        <source>The samples become slower: second halves of replicates take %1 % longer than first halves.</source>
        <translation>サンプルが次第に遅くなっています：反復の後半は前半より %1 % 長くかかります。</translation>
    </message>
    <message>
        <source>The samples become faster: second halves of replicates take %1 % less time than first halves.</source>
        <translation>サンプルが次第に速くなっています：反復の後半は前半より %1 % 短い時間で済みます。</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1（%2 %）</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>Replicates that drift: %1.</source>
        <extracomment>%1 is a list such as &quot;2 (+7.3 %), 4 (−6.1 %)&quot;</extracomment>
        <translation>ドリフトしている反復：%1。</translation>
    </message>
    <message>
        <source>The processor&apos;s frequency changed between replicates: the same chain of operations took up to %1 % longer.</source>
        <translation>反復の間でプロセッサのクロックが変わりました：同じ一連の演算に最大 %1 % 長くかかりました。</translation>
    </message>
    <message>
        <source>Outliers, drawn hollow: %1. They lie far from the median of their replicate, but are not left out.</source>
        <translation>外れ値（中抜きで表示）：%1。その反復の中央値から大きく離れていますが、除外はされません。</translation>
    </message>
    <message>
        <source>Beyond the axis: %1. Triangles point to them.</source>
        <translation>軸の外：%1。三角形がその方向を示します。</translation>
    </message>
    <message>
        <source>A dot is a sample. Short lines: medians of the replicates. Long line: the geometric mean of these. Band: its 95 % interval.</source>
        <translation>点はサンプルです。短い線：各反復の中央値。長い線：それらの幾何平均。帯：その 95 % 区間。</translation>
    </message>
    <message>
        <source>If there are too many samples for dots, a column shows the range of several.</source>
        <translation>サンプルが多すぎて点で描けない場合、1 本の柱が複数のサンプルの範囲を示します。</translation>
    </message>
    <message>
        <source>Replicate %1, samples %2 … %3 of %4</source>
        <translation>反復 %1、サンプル %2 … %3（全 %4）</translation>
    </message>
    <message>
        <source>Replicate %1, sample %2 of %3</source>
        <translation>反復 %1、サンプル %2（全 %3）</translation>
    </message>
    <message>
        <source>Difference from the replicate&apos;s median</source>
        <translation>反復の中央値との差</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>SM clock</source>
        <translation>SM クロック</translation>
    </message>
    <message>
        <source>Median of the replicate</source>
        <translation>反復の中央値</translation>
    </message>
    <message>
        <source>An outlier: it lies far from the median of its replicate, but is not left out.</source>
        <translation>外れ値：その反復の中央値から大きく離れていますが、除外はされません。</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::ScalingChart</name>
    <message>
        <source>&amp;Show:</source>
        <translation>表示(&amp;S):</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>スループット</translation>
    </message>
    <message>
        <source>Keys per second.</source>
        <translation>1 秒あたりのキー数。</translation>
    </message>
    <message>
        <source>No verified result has this metric</source>
        <translation>この指標を持つ検証済みの結果がありません</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric above.</source>
        <translation>%1：%2 上で別の指標を選んでください。</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>Bytes moved by the kernels divided by the metric&apos;s time.</source>
        <translation>カーネルが移動したバイト数を、指標の時間で割った値です。</translation>
    </message>
    <message>
        <source>Memory traffic is unknown for these algorithms</source>
        <translation>これらのアルゴリズムのメモリトラフィックは不明です</translation>
    </message>
    <message>
        <source>It is known only if it follows from the size alone. Show time or throughput above.</source>
        <translation>わかるのは、サイズだけで決まる場合に限られます。上で時間またはスループットを表示してください。</translation>
    </message>
    <message>
        <source>Time per key</source>
        <translation>キーあたりの時間</translation>
    </message>
    <message>
        <source>Flat for linear-time algorithms.</source>
        <translation>線形時間のアルゴリズムでは水平になります。</translation>
    </message>
    <message>
        <source>Speed-up</source>
        <translation>高速化率</translation>
    </message>
    <message>
        <source>How many times as fast as the fastest CPU row on the same data.</source>
        <translation>同じデータで最も速い CPU の行の何倍の速さか。</translation>
    </message>
    <message>
        <source>No CPU row to compare with</source>
        <translation>比較する CPU の行がありません</translation>
    </message>
    <message>
        <source>Run a sort or a search of the CPU on the same data, or show another quantity above.</source>
        <translation>同じデータで CPU のソートか探索を実行するか、上で別の量を表示してください。</translation>
    </message>
    <message>
        <source>Share of copy bandwidth</source>
        <translation>コピー帯域幅に対する割合</translation>
    </message>
    <message>
        <source>The bandwidth divided by the device&apos;s calibrated copy bandwidth.</source>
        <translation>帯域幅を、較正で測ったデバイスのコピー帯域幅で割った値です。</translation>
    </message>
    <message>
        <source>These devices were not calibrated</source>
        <translation>これらのデバイスは較正されていません</translation>
    </message>
    <message>
        <source>Choose Run ▸ Calibrate This Machine, and run again, or show the bandwidth above.</source>
        <translation>「実行 ▸ このマシンを較正」を選んでもう一度実行するか、上で帯域幅を表示してください。</translation>
    </message>
    <message>
        <source>S&amp;plit by:</source>
        <translation>分割(&amp;P)：</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>More than a dozen curves are split by the axis that makes the largest panel smallest.</source>
        <translation>12 本を超える曲線は、最大のパネルが最も小さくなる軸で分けます。</translation>
    </message>
    <message>
        <source>All in one</source>
        <translation>すべて一つに</translation>
    </message>
    <message>
        <source>All curves in one chart, however many there are.</source>
        <translation>何本あっても、すべての曲線を一つのグラフに描きます。</translation>
    </message>
    <message>
        <source>A panel for each, with the same axes.</source>
        <translation>値ごとに、同じ軸を持つパネルを一つずつ。</translation>
    </message>
    <message>
        <source>Energy per key</source>
        <translation>キーあたりのエネルギー</translation>
    </message>
    <message>
        <source>Without the idle device and the restores, from repeated runs, with its 95 % interval.</source>
        <translation>繰り返した実行から求め、アイドル状態のデバイスと入力の復元の分を除きます。95 % 区間付き。</translation>
    </message>
    <message>
        <source>No energy was counted</source>
        <translation>エネルギーは計測されていません</translation>
    </message>
    <message>
        <source>Tick Count energy below Transfers and launches, and run again, or show another quantity above.</source>
        <translation>「転送と起動」の「エネルギーを計測」にチェックを入れてもう一度実行するか、上で別の量を表示してください。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::SpeedUpChart</name>
    <message>
        <source>Si&amp;ze:</source>
        <translation>サイズ(&amp;Z):</translation>
    </message>
    <message>
        <source>&amp;Baseline:</source>
        <translation>基準(&amp;B):</translation>
    </message>
    <message>
        <source>Fastest on the CPU</source>
        <translation>CPU で最速のもの</translation>
    </message>
    <message>
        <source>The fairest comparison.</source>
        <translation>最も公平な比較です。</translation>
    </message>
    <message>
        <source>No verified result has this metric</source>
        <translation>この指標を持つ検証済みの結果がありません</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric or size above.</source>
        <translation>%1：%2 上で別の指標かサイズを選んでください。</translation>
    </message>
    <message>
        <source>GPU against CPU, %1 keys</source>
        <translation>GPU と CPU の比較、%1 キー</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1、中央値</translation>
    </message>
    <message>
        <source>bars: quartiles</source>
        <translation>エラーバー：四分位数</translation>
    </message>
    <message>
        <source>bars: 95 % interval of the median</source>
        <translation>エラーバー：中央値の 95 % 区間</translation>
    </message>
    <message>
        <source>speed-up against %1</source>
        <translation>%1 に対する高速化率</translation>
    </message>
    <message>
        <source>speed-up against the CPU on the same work</source>
        <translation>同じワークロードでの CPU に対する高速化率</translation>
    </message>
    <message>
        <source>† compares times of two clocks, the device&apos;s and the host&apos;s. The wall clock compares times of one clock.</source>
        <translation>† 2 つの計時クロック（デバイスとホスト）の時間を比べています。経過時間は同じ計時クロックの時間を比べます。</translation>
    </message>
    <message>
        <source>Dashed outline: end to end, with the transfers of input and result.</source>
        <translation>破線の枠：入力と結果の転送を含む時間。</translation>
    </message>
    <message>
        <source>Without this metric: %1.</source>
        <translation>この指標なし：%1。</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>転送込み</translation>
    </message>
    <message>
        <source>Against %1</source>
        <translation>%1 に対して</translation>
    </message>
    <message>
        <source>The axis is logarithmic: bar lengths are not proportional to times.</source>
        <translation>軸は対数です：棒の長さは時間に比例しません。</translation>
    </message>
    <message>
        <source>A&amp;xis:</source>
        <translation>軸(&amp;X):</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>Twice the length is twice the time.</source>
        <translation>長さが 2 倍なら時間も 2 倍です。</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>対数</translation>
    </message>
    <message>
        <source>Each step is ten times the previous one: shows short times beside long ones.</source>
        <translation>1 目盛りごとに 10 倍になり、短い時間も長い時間と並べて見られます。</translation>
    </message>
    <message>
        <source>‡ rests on a row of poor quality: there was no better one.</source>
        <translation>‡ 品質が不良の行に基づく：より良い行がない。</translation>
    </message>
    <message>
        <source>%1, with transfers %2</source>
        <extracomment>two speed-ups: with keys and result on the device, and with both transfers</extracomment>
        <translation>%1、転送込み %2</translation>
    </message>
    <message>
        <source>Against %1, %2 keys</source>
        <extracomment>%1 is a row</extracomment>
        <translation>%1 との比較、%2 キー</translation>
    </message>
    <message>
        <source>Against a baseline, %1 keys</source>
        <translation>基準との比較、%1 キー</translation>
    </message>
    <message>
        <source>speed-up against the baseline on the same work</source>
        <translation>同じ処理の基準に対する高速化率</translation>
    </message>
    <message>
        <source>No speed-ups: the baseline has no verified row of this work with this metric.</source>
        <translation>高速化率なし：基準には、この指標を持つこの処理の検証済みの行がありません。</translation>
    </message>
    <message>
        <source>No CPU row did this work, so that another row is proposed as the baseline. Choose any other one above.</source>
        <translation>この処理をした CPU の行がないため、別の行を基準として提案しています。上でほかの行を選べます。</translation>
    </message>
    <message>
        <source>Da&amp;ta:</source>
        <translation>データ(&amp;T)：</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>Logarithmic where the longest time is many times the shortest.</source>
        <translation>最も長い時間が最も短い時間の何倍もある場合は対数です。</translation>
    </message>
    <message>
        <source>All data</source>
        <translation>すべてのデータ</translation>
    </message>
    <message>
        <source>Bars of all data, side by side.</source>
        <translation>すべてのデータの棒を並べます。</translation>
    </message>
    <message>
        <source>Rows are measured only against rows of the same data.</source>
        <translation>行は、同じデータの行とだけ比較します。</translation>
    </message>
    <message>
        <source>Proposed</source>
        <translation>提案</translation>
    </message>
    <message>
        <source>The fastest of CUB and Thrust, or the first row: no CPU row did this work.</source>
        <translation>CUB と Thrust のうち最も速い行、または最初の行。この処理をした CPU の行はありません。</translation>
    </message>
    <message>
        <source>Pinned: %1</source>
        <translation>固定：%1</translation>
    </message>
    <message>
        <source>Each row is measured against its counterpart in what is pinned.</source>
        <translation>各行を、固定したものの中の対応する行と比較します。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::SpeedUpCurve</name>
    <message>
        <source>Nothing to compare yet</source>
        <translation>比較できるものがまだありません</translation>
    </message>
    <message>
        <source>Run the same sort or search on a GPU and on the CPU.</source>
        <translation>同じデータのソートか探索を GPU と CPU で実行してください。</translation>
    </message>
    <message>
        <source>Data on the device (wall clock), against the fastest CPU row on the same data</source>
        <translation>データはデバイス上（経過時間）、同じデータで最も速い CPU の行に対して</translation>
    </message>
    <message>
        <source>Data on the device (wall clock); speed-ups need a GPU row and a CPU row of the same data</source>
        <translation>データはデバイス上（経過時間）。高速化率には、同じデータの GPU の行と CPU の行が必要です</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::StudyChart</name>
    <message>
        <source>Stud&amp;y:</source>
        <translation>研究(&amp;Y):</translation>
    </message>
    <message>
        <source>Colum&amp;ns:</source>
        <translation>列(&amp;N):</translation>
    </message>
    <message>
        <source>R&amp;ows:</source>
        <translation>行(&amp;O):</translation>
    </message>
    <message>
        <source>Dev&amp;ice:</source>
        <translation>デバイス(&amp;I):</translation>
    </message>
    <message>
        <source>Da&amp;ta:</source>
        <translation>データ(&amp;T):</translation>
    </message>
    <message>
        <source>The studies could not be found</source>
        <translation>研究を見つけられませんでした</translation>
    </message>
    <message>
        <source>Nothing to study yet</source>
        <translation>研究できるものはまだありません</translation>
    </message>
    <message>
        <source>Give a parameter several values in the experiment panel, such as 64, 128 and 256, or choose several sizes, then press Run. Run ▸ Prepared Experiments ▸ The table of the exercise makes the first study.</source>
        <translation>実験パネルでパラメーターに 64、128、256 のような複数の値を与えるか、複数のサイズを選び、「実行」を押してください。「実行 ▸ 用意された実験 ▸ 演習の表」で最初の研究ができます。</translation>
    </message>
    <message>
        <source>No cell of this study has this metric</source>
        <translation>この研究にはこの指標を持つセルがありません</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric above.</source>
        <translation>%1：%2 上で別の指標を選んでください。</translation>
    </message>
    <message>
        <source>One for each algorithm, and for each of its variants if there are several.</source>
        <translation>アルゴリズムごとに 1 列。複数のバリアントがあれば、バリアントごとに 1 列。</translation>
    </message>
    <message>
        <source>One for each merge strategy of an algorithm, all else equal.</source>
        <translation>1 つのアルゴリズムのマージ戦略ごとに 1 列。ほかの条件はすべて同じです。</translation>
    </message>
    <message>
        <source>The table of the exercise</source>
        <translation>演習の表</translation>
    </message>
    <message>
        <source>Merge strategies of column radix sort by numbers of lists.</source>
        <translation>カラム基数ソートのマージ戦略をリスト数ごとに示します。</translation>
    </message>
    <message>
        <source>The largest study</source>
        <translation>最大の研究</translation>
    </message>
    <message>
        <source>The parameter with the most cells; sizes if no parameter has several values.</source>
        <translation>セルが最も多いパラメーター。複数の値を持つパラメーターがなければサイズです。</translation>
    </message>
    <message>
        <source>Own choice</source>
        <translation>自分の選択</translation>
    </message>
    <message>
        <source>Uses the columns and rows chosen above.</source>
        <translation>上で選んだ列と行を使います。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::Timeline</name>
    <message>
        <source>Host</source>
        <translation>ホスト</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>キュー</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>全体</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <extracomment>At most so many commands at a time</extracomment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>Time since the first command of the sample (%1)</source>
        <extracomment>%1 is a unit of time</extracomment>
        <translation>サンプルの最初のコマンドからの時間（%1）</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::TimelineChart</name>
    <message>
        <source>&amp;Replicate:</source>
        <translation>反復(&amp;R):</translation>
    </message>
    <message>
        <source>&amp;Sample:</source>
        <translation>サンプル(&amp;S):</translation>
    </message>
    <message>
        <source>%1 (median)</source>
        <extracomment>Of the samples of a replicate</extracomment>
        <translation>%1（中央値）</translation>
    </message>
    <message>
        <source>No commands to show</source>
        <translation>表示できるコマンドがありません</translation>
    </message>
    <message>
        <source>No sample of this job was traced. Choose another job.</source>
        <translation>このジョブにはトレースされたサンプルがありません。別のジョブを選んでください。</translation>
    </message>
    <message>
        <source>Reading the commands</source>
        <translation>コマンドを読み込んでいます</translation>
    </message>
    <message>
        <source>The commands of this job could not be read</source>
        <translation>このジョブのコマンドを読めませんでした</translation>
    </message>
    <message>
        <source>The device does not report when the commands of this job ran.</source>
        <translation>デバイスはこのジョブのコマンドがいつ実行されたかを報告しません。</translation>
    </message>
    <message>
        <source>Run an algorithm on an OpenCL or CUDA device to see when its commands ran.</source>
        <translation>OpenCL または CUDA のデバイスでアルゴリズムを実行すると、コマンドがいつ実行されたかを確認できます。</translation>
    </message>
    <message>
        <source>Timeline of one sample</source>
        <translation>1 つのサンプルのタイムライン</translation>
    </message>
    <message>
        <source>replicate %1, sample %2</source>
        <translation>反復 %1、サンプル %2</translation>
    </message>
    <message numerus="yes">
        <source>%n commands</source>
        <translation>
            <numerusform>コマンド %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1 to %2 %3</source>
        <extracomment>A range of time, such as &quot;from 1.25 to 1.50 ms&quot;; %3 is the unit</extracomment>
        <translation>%1 から %2 %3 まで</translation>
    </message>
    <message>
        <source>Without host and queue: this clock (%1) does not record when commands were queued and submitted.</source>
        <extracomment>%1 is a clock</extracomment>
        <translation>ホストとキューはありません：この計時クロック（%1）はコマンドがいつキューに入り、いつ送信されたかを記録しません。</translation>
    </message>
    <message>
        <source>Without host: this clock (%1) does not record when commands were queued.</source>
        <translation>ホストはありません：この計時クロック（%1）はコマンドがいつキューに入ったかを記録しません。</translation>
    </message>
    <message>
        <source>Host: queued, not yet submitted. Queue: submitted, not yet started. The higher, the more commands at a time.</source>
        <translation>ホスト：キューに入り、まだ送信されていないもの。キュー：送信され、まだ開始されていないもの。高いほど同時のコマンドが多くなります。</translation>
    </message>
    <message>
        <source>Queue: on the device already, and waiting for the kernel in front, from whose end on a kernel counts.</source>
        <translation>キュー：すでにデバイス上にあり、前のカーネルを待っているもの。カーネルの時間は前のカーネルの終了から数えます。</translation>
    </message>
    <message numerus="yes">
        <source>%n commands timed by another clock, or by none, are left out.</source>
        <translation>
            <numerusform>別の計時クロックで計時された、または計時されていないコマンド %n 個は省かれています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Zoomed in; double-click to reset.</source>
        <translation>拡大表示中です。ダブルクリックで元に戻ります。</translation>
    </message>
    <message>
        <source>Transfers</source>
        <translation>転送</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Waited on the host</source>
        <translation>ホストでの待ち時間</translation>
    </message>
    <message>
        <source>Overlaps the kernels in front by</source>
        <translation>前のカーネルとの重なり</translation>
    </message>
    <message>
        <source>Waited in the queue</source>
        <translation>キューでの待ち時間</translation>
    </message>
    <message>
        <source>Gap before</source>
        <translation>直前の空き時間</translation>
    </message>
    <message>
        <source>Bytes moved</source>
        <translation>移動したバイト数</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>ワークアイテム</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>ワークグループ</translation>
    </message>
    <message>
        <source>From</source>
        <translation>始点</translation>
    </message>
    <message>
        <source>To</source>
        <translation>終点</translation>
    </message>
    <message>
        <source>Device busy</source>
        <translation>デバイスの稼働率</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Click to see them one by one.</source>
        <translation>クリックすると 1 つずつ確認できます。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::charts::WinnerChart</name>
    <message>
        <source>R&amp;ows:</source>
        <translation>行(&amp;O):</translation>
    </message>
    <message>
        <source>Colum&amp;ns:</source>
        <translation>列(&amp;N):</translation>
    </message>
    <message>
        <source>W&amp;here:</source>
        <translation>範囲(&amp;H):</translation>
    </message>
    <message>
        <source>The winners could not be found</source>
        <translation>最速の行を求められませんでした</translation>
    </message>
    <message>
        <source>No verified result has this metric</source>
        <translation>この指標を持つ検証済みの結果がありません</translation>
    </message>
    <message>
        <source>%1: %2 Choose another metric or other axes above.</source>
        <translation>%1: %2上で別の指標か別の軸を選んでください。</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>すべての行</translation>
    </message>
    <message>
        <source>Rows of other work, of another machine or of another state of the device never meet in a cell.</source>
        <translation>作業、マシン、デバイスの状態が異なる行が同じセルに入ることはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n cell(s)</source>
        <translation>
            <numerusform>%1: %n セル</numerusform>
        </translation>
    </message>
    <message>
        <source>alone</source>
        <translation>単独</translation>
    </message>
    <message>
        <source>not proven: a row is of poor quality</source>
        <translation>実証されていません: 品質の低い行があります</translation>
    </message>
    <message>
        <source>not proven: as fast is %1</source>
        <translation>実証されていません: %1 も同じ速さです</translation>
    </message>
    <message numerus="yes">
        <source>not proven: as fast are %1 and %n more</source>
        <translation>
            <numerusform>実証されていません: %1 とほか %n 行も同じ速さです</numerusform>
        </translation>
    </message>
    <message>
        <source>The fastest by %1 and %2</source>
        <extracomment>%1 and %2 are axes: &quot;Data&quot;, &quot;Size (keys)&quot;</extracomment>
        <translation>最速: %1 × %2</translation>
    </message>
    <message>
        <source>%1, median</source>
        <translation>%1、中央値</translation>
    </message>
    <message>
        <source>lead over the second with its 95 % interval</source>
        <translation>2 位に対する倍率とその 95 % 区間</translation>
    </message>
    <message>
        <source>A filled cell: the winner is proven to be faster than every other row of the cell. An open cell: it is not, and the cell says why.</source>
        <translation>塗られたセル: 最速の行がセルのほかのどの行よりも速いことが実証されています。塗られていないセル: 実証されておらず、理由がセルに書かれています。</translation>
    </message>
    <message>
        <source>Every winner is alone: measure several algorithms on the same data to see which of them wins.</source>
        <translation>どのセルにも行が 1 つしかありません。同じデータで複数のアルゴリズムを測定すると、どれが最速かがわかります。</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>リード</translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s)</source>
        <translation>
            <numerusform>ほか %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>実証されていません</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models</name>
    <message>
        <source>Run %1</source>
        <translation>実行 %1</translation>
    </message>
    <message>
        <source>– not comparable</source>
        <translation>– 比較不可</translation>
    </message>
    <message>
        <source>▼ faster</source>
        <translation>▼ 速い</translation>
    </message>
    <message>
        <source>▲ slower</source>
        <translation>▲ 遅い</translation>
    </message>
    <message>
        <source>= same</source>
        <translation>= 同じ</translation>
    </message>
    <message>
        <source>? ambiguous</source>
        <translation>? 判定不能</translation>
    </message>
    <message>
        <source>… within one run</source>
        <translation>… 1 回の実行内</translation>
    </message>
    <message>
        <source>– not judged</source>
        <translation>– 判定なし</translation>
    </message>
    <message>
        <source>= alike</source>
        <translation>= 同様</translation>
    </message>
    <message>
        <source>%1: %2 (most: %3)</source>
        <translation>%1：%2（多くは %3）</translation>
    </message>
    <message>
        <source>SM clock: %1 MHz (most: %2 MHz)</source>
        <translation>SM クロック：%1 MHz（多くは %2 MHz）</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Unsupported</source>
        <translation>非対応</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>キャンセル済み</translation>
    </message>
    <message>
        <source>Generating data</source>
        <translation>データの生成</translation>
    </message>
    <message>
        <source>Preparing</source>
        <translation>準備中</translation>
    </message>
    <message>
        <source>Warming up</source>
        <translation>ウォームアップ中</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>サンプリング中</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>昇順</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>降順</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>マップ</translation>
    </message>
    <message>
        <source>Zero-copy</source>
        <translation>ゼロコピー</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>ピン留め</translation>
    </message>
    <message>
        <source>Mapped</source>
        <translation>マップ済みピン留め</translation>
    </message>
    <message>
        <source>Writes and reads the device&apos;s buffer from ordinary host memory.</source>
        <translation>通常のホストメモリからデバイスのバッファーに書き込み、読み出します。</translation>
    </message>
    <message>
        <source>Maps the device&apos;s buffer into host memory, writes or reads it there, and unmaps it.</source>
        <translation>デバイスのバッファーをホストメモリにマップし、そこで読み書きしてからマップを解除します。</translation>
    </message>
    <message>
        <source>The buffer is in host memory, which the device reads and writes directly.</source>
        <translation>バッファーはホストメモリにあり、デバイスが直接読み書きします。</translation>
    </message>
    <message>
        <source>Copies from and to page-locked host memory, which the device accesses directly.</source>
        <translation>ページロックされたホストメモリとの間でコピーします。デバイスはこれに直接アクセスします。</translation>
    </message>
    <message>
        <source>Page-locked host memory is mapped into the device, which reads and writes it directly.</source>
        <translation>ページロックされたホストメモリをデバイスにマップし、デバイスが直接読み書きします。</translation>
    </message>
    <message>
        <source>Wait after each launch</source>
        <translation>起動ごとに待つ</translation>
    </message>
    <message>
        <source>Enqueue all, wait once</source>
        <translation>すべて投入し、一度だけ待つ</translation>
    </message>
    <message>
        <source>Graph</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>The host waits for every kernel before it launches the next one.</source>
        <translation>ホストは次のカーネルを起動する前に、各カーネルの終了を待ちます。</translation>
    </message>
    <message>
        <source>The host launches all kernels of a run and waits once, at the end.</source>
        <translation>ホストは 1 回の実行のカーネルをすべて起動し、最後に一度だけ待ちます。</translation>
    </message>
    <message>
        <source>The launches of a run are captured once and replayed as a whole.</source>
        <translation>1 回の実行の起動を一度取り込み、まとめて再生します。</translation>
    </message>
    <message>
        <source>Overlap</source>
        <translation>オーバーラップ</translation>
    </message>
    <message>
        <source>A kernel begins while the one in front of it ends, and waits for it inside; only algorithms whose kernels do so.</source>
        <translation>カーネルは前のカーネルが終わる間に始まり、その終了を内部で待ちます。カーネルがそうするアルゴリズムだけです。</translation>
    </message>
    <message>
        <source>Host steady clock</source>
        <translation>ホストの単調な計時クロック</translation>
    </message>
    <message>
        <source>OpenCL events</source>
        <translation>OpenCL イベント</translation>
    </message>
    <message>
        <source>CUDA events</source>
        <translation>CUDA イベント</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>簡易</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Rigorous</source>
        <translation>厳密</translation>
    </message>
    <message>
        <source>the number of samples was reached</source>
        <translation>サンプル数に達した</translation>
    </message>
    <message>
        <source>the noise fell below the target</source>
        <translation>ノイズが目標を下回った</translation>
    </message>
    <message>
        <source>the time limit was reached</source>
        <translation>時間の上限に達した</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>ソート</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Sampling, %1 of at most %2</source>
        <translation>サンプリング中、%1 / 最大 %2</translation>
    </message>
    <message>
        <source>Not run</source>
        <translation>未実行</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>未設定</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a property of a device</comment>
        <translation>%2 の%1</translation>
    </message>
    <message>
        <source>Job by job</source>
        <translation>ジョブごと</translation>
    </message>
    <message>
        <source>Interleaved</source>
        <translation>交互</translation>
    </message>
    <message>
        <source>Replicate %1 of %2: %3</source>
        <translation>反復 %1 / %2: %3</translation>
    </message>
    <message>
        <source>Device warm</source>
        <translation>デバイス稼働中</translation>
    </message>
    <message>
        <source>Device idle</source>
        <translation>デバイス休止中</translation>
    </message>
    <message>
        <source>The GPU is kept busy until right before each run, so that its clocks stay high.</source>
        <translation>各実行の直前まで GPU を稼働させ、クロックを高く保ちます。</translation>
    </message>
    <message>
        <source>The GPU is idle before each run.</source>
        <translation>各実行の前に GPU はアイドル状態です。</translation>
    </message>
    <message>
        <source>Caches warm</source>
        <translation>キャッシュ温</translation>
    </message>
    <message>
        <source>Caches cold</source>
        <translation>キャッシュ冷</translation>
    </message>
    <message>
        <source>The input of a run may still be in the caches.</source>
        <translation>実行の入力がまだキャッシュに残っている場合があります。</translation>
    </message>
    <message>
        <source>The caches are filled with other data before each run.</source>
        <translation>各実行の前に、キャッシュを別のデータで満たします。</translation>
    </message>
    <message>
        <source>Best available</source>
        <translation>利用できる最良のもの</translation>
    </message>
    <message>
        <source>CUPTI</source>
        <translation>CUPTI</translation>
    </message>
    <message>
        <source>Events with gated launch</source>
        <translation>ゲート付き起動のイベント</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>The first of the following clocks that the device has.</source>
        <translation>以下の計時クロックのうち、デバイスにある最初のものです。</translation>
    </message>
    <message>
        <source>Times that the GPU itself records for each kernel (CUDA).</source>
        <translation>GPU 自身が各カーネルについて記録した時間です（CUDA）。</translation>
    </message>
    <message>
        <source>Events of launches that were all queued before the first one began (CUDA).</source>
        <translation>最初の起動が始まる前にすべてキューに入れた起動のイベントです（CUDA）。</translation>
    </message>
    <message>
        <source>One event before each kernel and one after it.</source>
        <translation>各カーネルの前と後に一つずつ置くイベントです。</translation>
    </message>
    <message>
        <source>CUDA events with gated launch</source>
        <translation>ゲート付き起動の CUDA イベント</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>良好</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>可</translation>
    </message>
    <message>
        <source>Poor</source>
        <translation>不良</translation>
    </message>
    <message>
        <source>Bytes moved</source>
        <translation>移動したバイト数</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>帯域幅</translation>
    </message>
    <message>
        <source>Share of copy bandwidth</source>
        <extracomment>the share of the bandwidth of a copy on the device</extracomment>
        <translation>コピー帯域幅に対する割合</translation>
    </message>
    <message>
        <source>Predicted wall clock</source>
        <translation>予測される経過時間</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>ジョブ %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variant(s)</source>
        <translation>
            <numerusform>%n 通り</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n size(s)</source>
        <translation>
            <numerusform>サイズ %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of data</source>
        <translation>
            <numerusform>データ %n 種</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replicate(s)</source>
        <translation>
            <numerusform>反復 %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>約 %1</translation>
    </message>
    <message>
        <source>%1 host memory</source>
        <translation>ホストメモリ %1</translation>
    </message>
    <message>
        <source>%1 device memory</source>
        <translation>デバイスメモリ %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 時間 %2 分</translation>
    </message>
    <message numerus="yes">
        <source>%n unsupported: %1</source>
        <comment>jobs, and the first reason</comment>
        <translation>
            <numerusform>%n 個は非対応：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message>
        <source>generators %1</source>
        <translation>生成器 %1</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 キー</translation>
    </message>
    <message>
        <source>%1 % hits</source>
        <translation>ヒット率 %1 %</translation>
    </message>
    <message>
        <source>%1, %2, sorted</source>
        <translation>%1、%2、ソート済み</translation>
    </message>
    <message>
        <source>OK, doubtful</source>
        <translation>OK（要注意）</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>アルゴリズム</translation>
    </message>
    <message>
        <source>Merge strategies</source>
        <translation>マージ戦略</translation>
    </message>
    <message>
        <source>Size (keys)</source>
        <translation>サイズ（キー）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>8-bit unsigned</source>
        <translation>8 ビット符号なし</translation>
    </message>
    <message>
        <source>8-bit signed</source>
        <translation>8 ビット符号付き</translation>
    </message>
    <message>
        <source>16-bit unsigned</source>
        <translation>16 ビット符号なし</translation>
    </message>
    <message>
        <source>16-bit signed</source>
        <translation>16 ビット符号付き</translation>
    </message>
    <message>
        <source>16-bit float</source>
        <translation>16 ビット浮動小数点</translation>
    </message>
    <message>
        <source>32-bit unsigned</source>
        <translation>32 ビット符号なし</translation>
    </message>
    <message>
        <source>32-bit signed</source>
        <translation>32 ビット符号付き</translation>
    </message>
    <message>
        <source>32-bit float</source>
        <translation>32 ビット浮動小数点</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s) of keys</source>
        <translation>
            <numerusform>キーの型 %n 種類</numerusform>
        </translation>
    </message>
    <message>
        <source>64-bit unsigned</source>
        <translation>64 ビット符号なし</translation>
    </message>
    <message>
        <source>64-bit signed</source>
        <translation>64 ビット符号付き</translation>
    </message>
    <message>
        <source>64-bit float</source>
        <translation>64 ビット浮動小数点</translation>
    </message>
    <message>
        <source>No values</source>
        <translation>値なし</translation>
    </message>
    <message>
        <source>32-bit values</source>
        <translation>32 ビット値</translation>
    </message>
    <message>
        <source>64-bit values</source>
        <translation>64 ビット値</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of values</source>
        <translation>
            <numerusform>%n 種類の値</numerusform>
        </translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>基準</translation>
    </message>
    <message>
        <source>%1: %2, here %3</source>
        <extracomment>what is pinned as the baseline; two times</extracomment>
        <translation>%1: %2、ここでは %3</translation>
    </message>
    <message>
        <source>Drift between the two runs: %1, as most of their common rows show</source>
        <translation>2 つの実行の間のドリフト: %1（共通する行の大半による）</translation>
    </message>
    <message>
        <source>Drift between two runs: %1 (calibrations)</source>
        <translation>2 つの実行の間のドリフト: %1（較正）</translation>
    </message>
    <message>
        <source>Drift between two runs: %1 (assumed)</source>
        <translation>2 つの実行の間のドリフト: %1（仮定）</translation>
    </message>
    <message>
        <source>95 % interval of the change: %1 … %2</source>
        <extracomment>the ends of an interval</extracomment>
        <translation>変化の 95 % 区間: %1 … %2</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>転送</translation>
    </message>
    <message>
        <source>Launch mode</source>
        <translation>起動モード</translation>
    </message>
    <message>
        <source>Before each run</source>
        <translation>各実行の前</translation>
    </message>
    <message>
        <source>fewer bits</source>
        <translation>少ないビット</translation>
    </message>
    <message>
        <source>bits that keys share are skipped</source>
        <translation>キーに共通のビットを省略</translation>
    </message>
    <message>
        <source>%1 of %2 passes</source>
        <extracomment>two numbers: the passes of a radix sort that ran, and all of them</extracomment>
        <translation>%2 パス中 %1 パス</translation>
    </message>
    <message>
        <source>%1, told by the host</source>
        <extracomment>what a sort left out, since the host told it how many bits of the keys count</extracomment>
        <translation>%1、ホストから通知</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>what a radix sort left out, and why</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>keys below 2^%1</source>
        <translation>キーは 2^%1 未満</translation>
    </message>
    <message>
        <source>keys share digits</source>
        <translation>キーに共通の桁がある</translation>
    </message>
    <message>
        <source>A lead of %1 is helped by skipped passes: %2.</source>
        <extracomment>%1 is a list of algorithms, %2 what they left out: &quot;3 of 4 passes: keys below 2^20&quot;</extracomment>
        <translation>%1 の優位にはパスの省略が寄与しています：%2。</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>unknown: the cache is not calibrated</source>
        <translation>不明：キャッシュは較正されていません</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1 倍遅い</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <translation>%1 倍速い</translation>
    </message>
    <message>
        <source>in the newest run alone: the next one will tell</source>
        <translation>最新の実行だけ: 次の実行でわかります</translation>
    </message>
    <message>
        <source>the same kernel source</source>
        <translation>カーネルのソースは同じ</translation>
    </message>
    <message>
        <source>none of the recorded facts changed there</source>
        <translation>記録された情報に変化はありません</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Type of keys</source>
        <translation>キーの型</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Keys to find</source>
        <translation>探すキーの数</translation>
    </message>
    <message>
        <source>Hit ratio</source>
        <translation>ヒット率</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>アルゴリズム</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a side; a status; its reason</comment>
        <translation>%1：%2、%3</translation>
    </message>
    <message>
        <source>%1 is not reliable: %2</source>
        <comment>a side; reasons</comment>
        <translation>%1 は信頼できません：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 has %n replicate(s)</source>
        <comment>a side</comment>
        <translation>
            <numerusform>%1 は反復 %n 回</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; a verdict needs %2 on each side</source>
        <comment>too few replicates</comment>
        <translation>%1。判定には両側に %2 回ずつ必要です</translation>
    </message>
    <message>
        <source>the interval holds 1</source>
        <translation>区間に 1 が含まれます</translation>
    </message>
    <message>
        <source>it may lie within the margin of %1</source>
        <translation>%1 の許容差に収まるかもしれません</translation>
    </message>
    <message>
        <source>among so many rows it may be chance</source>
        <translation>これだけの行の中では偶然かもしれません</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <translation>%1 遅い</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <translation>%1 速い</translation>
    </message>
    <message>
        <source>%1 %2, not proven: %3</source>
        <comment>a sign; a ratio; a reason</comment>
        <translation>%1 %2、実証されていません：%3</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::CompareModel</name>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>アルゴリズム</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>モード</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Size (keys)</source>
        <translation>サイズ（キー）</translation>
    </message>
    <message>
        <source>Median A (ms)</source>
        <translation>A の中央値 (ms)</translation>
    </message>
    <message>
        <source>Median B (ms)</source>
        <translation>B の中央値 (ms)</translation>
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
        <translation>B の判定</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Below 1 if B is faster: B divided by A, each the geometric mean of its replicates&apos; medians or, for interleaved jobs, that of the ratios of paired samples.</source>
        <translation>B が速いとき 1 未満です。B を A で割った値で、どちらも反復の中央値の幾何平均です。交互に実行したジョブでは、ペアになったサンプルの比の幾何平均です。</translation>
    </message>
    <message>
        <source>Covers the true ratio with 95 %, drift between the two runs included. Within one run, it assumes that samples are independent.</source>
        <translation>真の比を 95 % の確率で含む区間です。2 つの実行の間のドリフトを含みます。1 回の実行内では、サンプルが独立であると仮定します。</translation>
    </message>
    <message>
        <source>Same if the whole interval lies within the margin; faster or slower if it excludes 1, and at most 5 % of such rows are chance; otherwise ambiguous: take more replicates. In brackets: the 95 % interval.</source>
        <translation>区間全体が許容差に収まれば同じです。区間が 1 を含まず、そのような行のうち偶然によるものが 5 % 以下なら、速いまたは遅いです。それ以外は判定不能です。反復を増やしてください。括弧内：95 % 区間。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::DeviceFactsModel</name>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>項目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>値</translation>
    </message>
    <message>
        <source>What the API or the driver of the device tells.</source>
        <translation>デバイスの API またはドライバーが伝える内容。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::DevicePairsModel</name>
    <message>
        <source>– no job has figures on both</source>
        <translation>– 両方に数値のあるジョブがありません</translation>
    </message>
    <message numerus="yes">
        <source>%1; slower in %2 of %n job(s)</source>
        <translation>
            <numerusform>%1。%n 個のジョブのうち %2 個で遅い</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; faster in %2 of %n job(s)</source>
        <translation>
            <numerusform>%1。%n 個のジョブのうち %2 個で速い</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; the same in %2 of %n job(s)</source>
        <translation>
            <numerusform>%1。%n 個のジョブのうち %2 個で同じ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1; faster in %2, slower in %3 of %n job(s)</source>
        <translation>
            <numerusform>%1。%n 個のジョブのうち %2 個で速く、%3 個で遅い</numerusform>
        </translation>
    </message>
    <message>
        <source>%2 against %1: %3</source>
        <extracomment>two devices, and how the second one stands to the first one</extracomment>
        <translation>%1 に対する %2：%3</translation>
    </message>
    <message>
        <source>B is</source>
        <translation>B の判定</translation>
    </message>
    <message>
        <source>The geometric mean of the ratios of all jobs that both did, in brackets the smallest and the largest one, and in how many of them the verdict is proven.</source>
        <translation>両方が行ったすべてのジョブの比の幾何平均です。括弧内は最小と最大です。続いて、いくつのジョブで判定が実証されたかを示します。</translation>
    </message>
    <message>
        <source>B / A</source>
        <translation>B / A</translation>
    </message>
    <message>
        <source>Below 1 if B is faster: the geometric mean over the jobs.</source>
        <translation>B が速ければ 1 未満です。ジョブ全体の幾何平均です。</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>最小</translation>
    </message>
    <message>
        <source>The smallest ratio of a job.</source>
        <translation>ジョブの比の最小値です。</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>The largest ratio of a job.</source>
        <translation>ジョブの比の最大値です。</translation>
    </message>
    <message>
        <source>Slower in</source>
        <translation>遅いジョブ</translation>
    </message>
    <message>
        <source>Jobs in which B is slower.</source>
        <translation>B が遅いジョブです。</translation>
    </message>
    <message>
        <source>Faster in</source>
        <translation>速いジョブ</translation>
    </message>
    <message>
        <source>Jobs in which B is faster.</source>
        <translation>B が速いジョブです。</translation>
    </message>
    <message>
        <source>Same in</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>Jobs that take the same time on both, within the margin.</source>
        <translation>許容差の範囲で両方の時間が同じジョブです。</translation>
    </message>
    <message>
        <source>Not proven</source>
        <translation>実証されていない</translation>
    </message>
    <message>
        <source>Jobs without a proven verdict: Compare says why.</source>
        <translation>判定が実証されていないジョブです。理由は「比較」にあります。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Jobs that both did.</source>
        <translation>両方が行ったジョブです。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::DevicesModel</name>
    <message>
        <source>with driver %1: calibrate again</source>
        <translation>ドライバー %1 で較正：再較正してください</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>未較正</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>The device&apos;s name on the command line.</source>
        <translation>コマンドラインでのデバイスの名前。</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>ユニット</translation>
    </message>
    <message>
        <source>Compute units, or hardware threads of the processor.</source>
        <translation>コンピュートユニット、またはプロセッサのハードウェアスレッド。</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Wall margin (%)</source>
        <translation>経過時間の許容差 (%)</translation>
    </message>
    <message>
        <source>Smaller differences between the wall clocks of two runs of the same job are within noise.</source>
        <translation>同じジョブを 2 回実行した経過時間の、これより小さい差はノイズの範囲内です。</translation>
    </message>
    <message>
        <source>Kernel margin (%)</source>
        <translation>カーネルの許容差 (%)</translation>
    </message>
    <message>
        <source>Smaller differences between the kernel times of two runs of the same job are within noise.</source>
        <translation>同じジョブを 2 回実行したカーネル時間の、これより小さい差はノイズの範囲内です。</translation>
    </message>
    <message>
        <source>Copy (GB/s)</source>
        <translation>コピー (GB/s)</translation>
    </message>
    <message>
        <source>Bandwidth of a copy on the device, which counts bytes read and bytes written.</source>
        <translation>デバイス上のコピーの帯域幅。読むバイトと書くバイトの両方を数えます。</translation>
    </message>
    <message>
        <source>Launch (µs)</source>
        <translation>起動 (µs)</translation>
    </message>
    <message>
        <source>Host time per launch of a chain of empty kernels, enqueued together.</source>
        <translation>空のカーネルをまとめてキューに入れたときの、起動 1 回あたりのホストの時間。</translation>
    </message>
    <message>
        <source>Synchronous launch (µs)</source>
        <translation>同期起動 (µs)</translation>
    </message>
    <message>
        <source>Host time per launch if the host waits for each empty kernel.</source>
        <translation>空のカーネルをホストが 1 つずつ待つときの、起動 1 回あたりのホストの時間。</translation>
    </message>
    <message>
        <source>Empty kernel (µs)</source>
        <translation>空カーネル (µs)</translation>
    </message>
    <message>
        <source>Timer floor: the time that the device clock reports for a kernel that does nothing.</source>
        <translation>計時クロックの下限：何もしないカーネルに対してデバイスの計時クロックが示す時間です。</translation>
    </message>
    <message>
        <source>Idle clock (MHz)</source>
        <translation>アイドル時クロック (MHz)</translation>
    </message>
    <message>
        <source>The SM clock of the idle GPU.</source>
        <translation>GPU がアイドルのときの SM クロック。</translation>
    </message>
    <message>
        <source>Loaded clock (MHz)</source>
        <translation>負荷時クロック (MHz)</translation>
    </message>
    <message>
        <source>The SM clock under load.</source>
        <translation>負荷時の SM クロック。</translation>
    </message>
    <message>
        <source>Calibrated</source>
        <translation>較正</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>Copy in cache (GB/s)</source>
        <translation>キャッシュ内のコピー (GB/s)</translation>
    </message>
    <message>
        <source>Bandwidth of the fastest copy of so little data that it stays in a cache; empty if none was faster than a copy in memory.</source>
        <translation>キャッシュに収まる量のデータで最も速かったコピーの帯域幅。メモリー内のコピーより速いものがなければ空です。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::FleetModel</name>
    <message>
        <source>The 95 % interval of its median ratio over jobs.</source>
        <translation>ジョブ全体での比の中央値の 95 % 区間です。</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Slower or faster if it is so in significantly many jobs.</source>
        <translation>有意に多くのジョブで遅いまたは速ければ、遅いまたは速いと判定します。</translation>
    </message>
    <message>
        <source>Relative to median</source>
        <translation>中央値との比</translation>
    </message>
    <message>
        <source>Above 1 if it is slower: its time divided by the median of the devices of its kind, as the median over all jobs.</source>
        <translation>遅ければ 1 より上です。同種のデバイスの中央値に対する時間の比を、すべてのジョブで取った中央値です。</translation>
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
        <translation>遅いジョブ</translation>
    </message>
    <message>
        <source>Jobs in which it is slower than the others.</source>
        <translation>ほかのデバイスより遅いジョブです。</translation>
    </message>
    <message>
        <source>Faster in</source>
        <translation>速いジョブ</translation>
    </message>
    <message>
        <source>Jobs in which it is faster than the others.</source>
        <translation>ほかのデバイスより速いジョブです。</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>判定済み</translation>
    </message>
    <message>
        <source>Jobs with a verdict: their quality is not poor, and enough devices ran them.</source>
        <translation>判定のあるジョブ：品質が不良ではなく、十分な数のデバイスが実行したものです。</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Differs from majority</source>
        <translation>多数と異なる点</translation>
    </message>
    <message>
        <source>Properties of its machine, driver or clock that differ from those of more than half of the others.</source>
        <translation>マシン、ドライバー、クロックが、ほかの半数を超えるデバイスと異なる点です。</translation>
    </message>
    <message>
        <source>SM clock (MHz)</source>
        <translation>SM クロック (MHz)</translation>
    </message>
    <message>
        <source>The median of its jobs.</source>
        <translation>ジョブ全体の中央値です。</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Devices of one kind are compared with each other.</source>
        <translation>同種のデバイスどうしを比べます。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::HistoryModel</name>
    <message>
        <source>The 95 % interval of the change.</source>
        <translation>変化の 95 % 区間です。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>The first run behind the change.</source>
        <translation>変化の後の最初の実行です。</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>アルゴリズム</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Size (keys)</source>
        <translation>サイズ（キー）</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>The figures behind the change, divided by those in front of it.</source>
        <translation>変化の後の値を前の値で割ったものです。</translation>
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
        <translation>そこで変わったもの</translation>
    </message>
    <message>
        <source>What differs between the last run in front of the change and the first one behind it.</source>
        <translation>変化の前の最後の実行と、後の最初の実行との違いです。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::JobsModel</name>
    <message>
        <source>Job</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Size (keys)</source>
        <translation>サイズ（キー）</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <extracomment>a state, and how many of its replicates a job has</extracomment>
        <translation>%1、%2 / %3</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>How reliable the wall clock is. A row of poor quality gets no verdict.</source>
        <translation>経過時間の信頼性を示します。品質が不良の行には判定を出しません。</translation>
    </message>
    <message>
        <source>Doubtful: the job is ok, but it has warnings, or its wall clock is of poor quality.</source>
        <translation>要注意：ジョブは OK ですが、警告があるか、経過時間の品質が不良です。</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>バリアント</translation>
    </message>
    <message>
        <source>Algorithm and merge strategy, with the parameters and modes that are not the defaults, or that differ between rows of this device and algorithm.</source>
        <translation>アルゴリズムとマージ戦略。既定でないパラメーターとモード、またはこのデバイスとアルゴリズムの行の間で異なるものを添えます。</translation>
    </message>
    <message>
        <source>Wall median (ms)</source>
        <translation>経過時間 中央値 (ms)</translation>
    </message>
    <message>
        <source>Host clock: median time of one run, without transfers.</source>
        <translation>ホストの計時クロック：1 回の実行の中央値。転送は含みません。</translation>
    </message>
    <message>
        <source>± (%)</source>
        <translation>± (%)</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval of the wall median, in percent of the median. Needs at least three replicates.</source>
        <translation>経過時間の中央値の 95 % 区間の幅の半分を、中央値に対する百分率で示します。3 回以上の反復が必要です。</translation>
    </message>
    <message>
        <source>vs CPU</source>
        <translation>対 CPU</translation>
    </message>
    <message>
        <source>Mkeys/s</source>
        <translation>Mキー/秒</translation>
    </message>
    <message>
        <source>Millions of keys per second, by the wall median.</source>
        <translation>経過時間の中央値による、1 秒あたりの百万キー数。</translation>
    </message>
    <message>
        <source>Kernel sum (ms)</source>
        <translation>カーネル時間合計 (ms)</translation>
    </message>
    <message>
        <source>Device clock: median of the sum of all kernels of a run.</source>
        <translation>デバイスの計時クロック：1 回の実行の全カーネルの合計の中央値。</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル数</translation>
    </message>
    <message>
        <source>Timed and verified runs, without warm-up runs.</source>
        <translation>計時し検証した実行。ウォームアップは含みません。</translation>
    </message>
    <message>
        <source>Wall minimum (ms)</source>
        <translation>経過時間 最小値 (ms)</translation>
    </message>
    <message>
        <source>Host clock: the fastest run, without transfers.</source>
        <translation>ホストの計時クロック：最も速い実行。転送は含みません。</translation>
    </message>
    <message>
        <source>Wall MAD (ms)</source>
        <translation>経過時間 MAD (ms)</translation>
    </message>
    <message>
        <source>Host clock: median absolute deviation from the median.</source>
        <translation>ホストの計時クロック：中央値からの絶対偏差の中央値。</translation>
    </message>
    <message>
        <source>Device span (ms)</source>
        <translation>デバイス区間 (ms)</translation>
    </message>
    <message>
        <source>Device clock: median time from the first kernel&apos;s start to the last kernel&apos;s end.</source>
        <translation>デバイスの計時クロック：最初のカーネルの開始から最後のカーネルの終了までの中央値。</translation>
    </message>
    <message>
        <source>Upload (ms)</source>
        <translation>アップロード (ms)</translation>
    </message>
    <message>
        <source>Device clock: median time to bring the input to the device.</source>
        <translation>デバイスの計時クロック：入力をデバイスへ送る時間の中央値。</translation>
    </message>
    <message>
        <source>Download (ms)</source>
        <translation>ダウンロード (ms)</translation>
    </message>
    <message>
        <source>Device clock: median time to bring the result back.</source>
        <translation>デバイスの計時クロック：結果を持ち帰る時間の中央値。</translation>
    </message>
    <message>
        <source>End to end (ms)</source>
        <translation>転送込み (ms)</translation>
    </message>
    <message>
        <source>Host clock: median time of upload, run and download together.</source>
        <translation>ホストの計時クロック：アップロード、実行、ダウンロードを合わせた時間の中央値。</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>起動数</translation>
    </message>
    <message>
        <source>Kernel launches of one run.</source>
        <translation>1 回の実行でのカーネルの起動数。</translation>
    </message>
    <message>
        <source>Compute units busy</source>
        <translation>稼働したコンピュートユニット</translation>
    </message>
    <message>
        <source>Compute units that the longest launch kept busy: the number of its work-groups, at most that of the device&apos;s compute units.</source>
        <translation>最も長い起動が稼働させたコンピュートユニット数：ワークグループ数で、最大でデバイスのコンピュートユニット数です。</translation>
    </message>
    <message>
        <source>SM clock (MHz)</source>
        <translation>SM クロック (MHz)</translation>
    </message>
    <message>
        <source>Median of the GPU&apos;s sensor readings before and after each sample.</source>
        <translation>各サンプルの前後に GPU のセンサーが示した値の中央値。</translation>
    </message>
    <message>
        <source>Bandwidth (GB/s)</source>
        <translation>帯域幅 (GB/s)</translation>
    </message>
    <message>
        <source>Bytes moved by the kernels of a run, divided by kernel time minus timer overhead; on the CPU, by the wall median. ≥ marks a lower bound.</source>
        <translation>1 回の実行のカーネルが移動するバイト数を、計時クロックのオーバーヘッドを引いたカーネルの時間で割った値です。CPU では経過時間の中央値で割ります。≥ は下限を示します。</translation>
    </message>
    <message>
        <source>% of copy bandwidth</source>
        <translation>コピー帯域幅比 (%)</translation>
    </message>
    <message>
        <source>The bandwidth in percent of the bandwidth of a copy on the device. More than 100 if caches help.</source>
        <translation>デバイス上のコピーの帯域幅に対する百分率です。キャッシュが効くと 100 を超えます。</translation>
    </message>
    <message>
        <source>Predicted (ms)</source>
        <translation>予測 (ms)</translation>
    </message>
    <message>
        <source>Wall clock of a run predicted from bytes moved and launch count.</source>
        <translation>移動するバイト数と起動数から予測した、1 回の実行の経過時間です。</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>転送</translation>
    </message>
    <message>
        <source>Launch mode</source>
        <translation>起動モード</translation>
    </message>
    <message>
        <source>Device clock</source>
        <translation>デバイスの計時クロック</translation>
    </message>
    <message>
        <source>The clock that timed kernel sum, device span and transfers. Times of different clocks are only roughly comparable.</source>
        <translation>カーネル時間合計、デバイス区間、転送を測った計時クロック。異なる計時クロックの時間はおおまかにしか比較できません。</translation>
    </message>
    <message>
        <source>%1 took %2</source>
        <extracomment>a CPU row, and how long it took</extracomment>
        <translation>%1：所要時間 %2</translation>
    </message>
    <message>
        <source>vs baseline</source>
        <translation>対基準</translation>
    </message>
    <message>
        <source>Change of the wall median against the pinned baseline, with the sign of the verdict: ▼ faster, ▲ slower, = same, ? ambiguous, … within one run.</source>
        <translation>固定した基準に対する経過時間の中央値の変化と、判定の記号: ▼ 速い、▲ 遅い、= 同じ、? 判定できない、… 1 回の実行内。</translation>
    </message>
    <message>
        <source>%1 ± %2 %</source>
        <translation>%1 ± %2 %</translation>
    </message>
    <message>
        <source>With transfers: %1</source>
        <translation>転送込み：%1</translation>
    </message>
    <message>
        <source>One of the two rows is of poor quality.</source>
        <translation>二つの行の一方は品質が不良です。</translation>
    </message>
    <message>
        <source>How many times as fast as the fastest CPU row that did the same work on the same machine, with keys and result on the device (wall clock), and half the width of the 95 % interval.</source>
        <translation>同じマシンで同じ処理をした最も速い CPU の行の何倍の速さか（キーと結果はデバイス上、経過時間）と、95 % 区間の幅の半分。</translation>
    </message>
    <message>
        <source>%1 nJ/key, %2 W above %3 W of the idle device</source>
        <extracomment>energy for each key, power of the runs, and power of the idle device, each with a 95 % interval</extracomment>
        <translation>%1 nJ/キー、アイドル状態のデバイスの %3 W より %2 W 高い</translation>
    </message>
    <message>
        <source>Energy (nJ/key)</source>
        <translation>エネルギー (nJ/キー)</translation>
    </message>
    <message>
        <source>Energy of a run for each key, without the idle device and without the restore of the input, from repeated runs behind the samples.</source>
        <translation>1 回の実行のキーあたりのエネルギー。アイドル状態のデバイスと入力の復元の分を除き、サンプルの後に繰り返した実行から求めます。</translation>
    </message>
    <message>
        <source>Power (W)</source>
        <translation>電力 (W)</translation>
    </message>
    <message>
        <source>The power that the runs add to that of the idle device.</source>
        <translation>アイドル状態のデバイスの電力に実行が加える電力。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::KernelPairsModel</name>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>A (µs)</source>
        <translation>A (µs)</translation>
    </message>
    <message>
        <source>Sum of its launches in one run of A, median over the samples; ~: near the timer floor.</source>
        <translation>A の 1 回の実行における起動の合計。サンプルの中央値。~：計時クロックの下限に近い。</translation>
    </message>
    <message>
        <source>B (µs)</source>
        <translation>B (µs)</translation>
    </message>
    <message>
        <source>Sum of its launches in one run of B, median over the samples; ~: near the timer floor.</source>
        <translation>B の 1 回の実行における起動の合計。サンプルの中央値。~：計時クロックの下限に近い。</translation>
    </message>
    <message>
        <source>B against A</source>
        <translation>A に対する B</translation>
    </message>
    <message>
        <source>Change of the time from A to B. Single kernels have no verdict: the table above has that of the whole run.</source>
        <translation>A から B への時間の変化。個々のカーネルに判定はありません。実行全体の判定は上の表にあります。</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>起動回数</translation>
    </message>
    <message>
        <source>In one run.</source>
        <translation>1 回の実行で。</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>ワークアイテム</translation>
    </message>
    <message>
        <source>Of its first launch.</source>
        <translation>最初の起動のもの。</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>ワークグループ</translation>
    </message>
    <message>
        <source>Work-items in a work-group of its first launch.</source>
        <translation>最初の起動でのワークグループのワークアイテム数。</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>Per work-item.</source>
        <translation>ワークアイテムごと。</translation>
    </message>
    <message>
        <source>Spilled (bytes)</source>
        <translation>退避（バイト）</translation>
    </message>
    <message>
        <source>Registers that the kernel&apos;s code stores in memory.</source>
        <translation>カーネルのコードがメモリに退避するレジスタ。</translation>
    </message>
    <message>
        <source>Local memory (bytes)</source>
        <translation>ローカルメモリ（バイト）</translation>
    </message>
    <message>
        <source>Of a work-group of its first launch: what the kernel declares, and what the launch adds.</source>
        <translation>最初の起動の 1 ワークグループ分：カーネルの宣言と、起動時の追加の合計。</translation>
    </message>
    <message>
        <source>Occupancy (%)</source>
        <translation>占有率（%）</translation>
    </message>
    <message>
        <source>Theoretical: the work-items that a compute unit holds at once, as a share of those that it has room for.</source>
        <translation>理論値：コンピュートユニットが同時に保持するワークアイテムの、収容数に対する割合。</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>制限要因</translation>
    </message>
    <message>
        <source>What keeps more work-groups from a compute unit.</source>
        <translation>コンピュートユニットがそれ以上のワークグループを保持できない要因。</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>ウェーブ数</translation>
    </message>
    <message>
        <source>Work-groups of its first launch, divided by those that the device holds at once.</source>
        <translation>最初の起動のワークグループ数を、デバイスが同時に保持する数で割った値。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::models::KernelsModel</name>
    <message>
        <source>Kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>起動回数</translation>
    </message>
    <message>
        <source>In one run.</source>
        <translation>1 回の実行で。</translation>
    </message>
    <message>
        <source>Time (µs)</source>
        <translation>時間 (µs)</translation>
    </message>
    <message>
        <source>Sum of its launches in one run, median over the traced samples; ~: near the timer floor.</source>
        <translation>1 回の実行での起動の合計、トレースしたサンプルの中央値。~: 計時クロックの下限に近い。</translation>
    </message>
    <message>
        <source>MAD (µs)</source>
        <translation>MAD (µs)</translation>
    </message>
    <message>
        <source>Median absolute deviation of that time over the samples.</source>
        <translation>その時間のサンプルにわたる中央絶対偏差。</translation>
    </message>
    <message>
        <source>Share (%)</source>
        <translation>割合 (%)</translation>
    </message>
    <message>
        <source>Share of the time of all kernels of a run.</source>
        <translation>1 回の実行の全カーネルの時間に対する割合。</translation>
    </message>
    <message>
        <source>Mean launch (µs)</source>
        <translation>起動あたり平均 (µs)</translation>
    </message>
    <message>
        <source>The time, divided by the launches.</source>
        <translation>時間を起動回数で割ったもの。</translation>
    </message>
    <message>
        <source>Work-items</source>
        <translation>ワークアイテム</translation>
    </message>
    <message>
        <source>Of its first launch.</source>
        <translation>最初の起動のもの。</translation>
    </message>
    <message>
        <source>Work-group</source>
        <translation>ワークグループ</translation>
    </message>
    <message>
        <source>Work-items in a work-group of its first launch.</source>
        <translation>最初の起動でのワークグループのワークアイテム数。</translation>
    </message>
    <message>
        <source>vs baseline</source>
        <translation>対基準</translation>
    </message>
    <message>
        <source>Change of the time against the same kernel of the pinned baseline. Single kernels have no verdict: the table of jobs has that of the whole run.</source>
        <translation>固定した基準の同じカーネルに対する時間の変化。カーネル 1 つには判定がなく、実行全体の判定はジョブの表にあります。</translation>
    </message>
    <message>
        <source>Registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>Per work-item.</source>
        <translation>ワークアイテムごと。</translation>
    </message>
    <message>
        <source>Spilled (bytes)</source>
        <translation>退避（バイト）</translation>
    </message>
    <message>
        <source>Registers that the kernel&apos;s code stores in memory.</source>
        <translation>カーネルのコードがメモリに退避するレジスタ。</translation>
    </message>
    <message>
        <source>Local memory (bytes)</source>
        <translation>ローカルメモリ（バイト）</translation>
    </message>
    <message>
        <source>Of a work-group of its first launch: what the kernel declares, and what the launch adds.</source>
        <translation>最初の起動の 1 ワークグループ分：カーネルの宣言と、起動時の追加の合計。</translation>
    </message>
    <message>
        <source>Occupancy (%)</source>
        <translation>占有率（%）</translation>
    </message>
    <message>
        <source>Theoretical: the work-items that a compute unit holds at once, as a share of those that it has room for.</source>
        <translation>理論値：コンピュートユニットが同時に保持するワークアイテムの、収容数に対する割合。</translation>
    </message>
    <message>
        <source>Limited by</source>
        <translation>制限要因</translation>
    </message>
    <message>
        <source>What keeps more work-groups from a compute unit.</source>
        <translation>コンピュートユニットがそれ以上のワークグループを保持できない要因。</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>ウェーブ数</translation>
    </message>
    <message>
        <source>Work-groups of its first launch, divided by those that the device holds at once.</source>
        <translation>最初の起動のワークグループ数を、デバイスが同時に保持する数で割った値。</translation>
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
        <translation>未計測、または未検証</translation>
    </message>
    <message>
        <source>Job %1 does not have this metric</source>
        <translation>ジョブ %1 にはこの指標がありません</translation>
    </message>
    <message numerus="yes">
        <source>Job %1: %2, median of %n samples</source>
        <translation>
            <numerusform>ジョブ %1: %2、%n 個のサンプルの中央値</numerusform>
        </translation>
    </message>
    <message>
        <source>95 % interval: %1</source>
        <translation>95 % 区間: %1</translation>
    </message>
    <message>
        <source>The shortest of those that did the same work</source>
        <translation>同じ作業をした中で最短です</translation>
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
        <translation>CSV ファイル (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Export Chart</source>
        <translation>図の書き出し</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>画像 (%1)</translation>
    </message>
    <message>
        <source>About Sortscope</source>
        <translation>Sortscope について</translation>
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
        <translation>GPU のソートと探索をカーネル単位でプロファイルし、CPU と比較します。

リビジョン %1
Qt %2

GNU 一般公衆ライセンス バージョン 3 以降に基づくフリーソフトウェアです。無保証です。</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>JSON ファイル (*.json)</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>JSON として書き出す</translation>
    </message>
    <message>
        <source>Export as Markdown Table</source>
        <translation>Markdown の表として書き出す</translation>
    </message>
    <message>
        <source>Markdown files (*.md)</source>
        <translation>Markdown ファイル (*.md)</translation>
    </message>
    <message>
        <source>Export as Chrome Trace</source>
        <translation>Chrome トレースとして書き出す</translation>
    </message>
    <message>
        <source>Export as Google Benchmark JSON</source>
        <translation>Google Benchmark の JSON として書き出す</translation>
    </message>
    <message>
        <source>Sortscope sessions (*.sortscope)</source>
        <translation>Sortscope セッション (*.sortscope)</translation>
    </message>
    <message>
        <source>Open Session</source>
        <translation>セッションを開く</translation>
    </message>
    <message>
        <source>Save Session As</source>
        <translation>セッションに名前を付けて保存</translation>
    </message>
    <message>
        <source>Save the results of this session?</source>
        <translation>このセッションの結果を保存しますか？</translation>
    </message>
    <message>
        <source>They are not saved in a file yet. Discarded results cannot be restored.</source>
        <translation>まだファイルに保存されていません。破棄した結果は元に戻せません。</translation>
    </message>
    <message>
        <source>Delete this session?</source>
        <translation>このセッションを削除しますか？</translation>
    </message>
    <message>
        <source>%1. It cannot be restored.</source>
        <translation>%1。元に戻せません。</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
    <message>
        <source>Notes on the Session</source>
        <translation>セッションのメモ</translation>
    </message>
    <message>
        <source>Purpose of this session, changes, findings…</source>
        <translation>このセッションの目的、変更点、わかったこと…</translation>
    </message>
    <message>
        <source>A run is active. Closing the window cancels it, also after saving.</source>
        <translation>実行中です。ウィンドウを閉じると、保存した場合でも実行はキャンセルされます。</translation>
    </message>
    <message>
        <source>Cancel the active run?</source>
        <translation>現在の実行をキャンセルしますか？</translation>
    </message>
    <message>
        <source>Closing the window cancels it. The jobs that have finished are in the session&apos;s file.</source>
        <translation>ウィンドウを閉じると実行はキャンセルされます。終了したジョブはセッションのファイルに入っています。</translation>
    </message>
    <message>
        <source>Cancel the &amp;Run and Close</source>
        <translation>実行をキャンセルして閉じる(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Keep Running</source>
        <translation>実行を続ける(&amp;K)</translation>
    </message>
    <message>
        <source>Calibrate this machine?</source>
        <translation>このマシンを較正しますか?</translation>
    </message>
    <message numerus="yes">
        <source>It takes about %n second(s). Nothing else should run on the machine meanwhile.</source>
        <translation>
            <numerusform>約 %n 秒かかります。その間、このマシンで他のものを動かさないでください。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Calibrate</source>
        <translation>較正(&amp;C)</translation>
    </message>
    <message>
        <source>This machine is calibrated.</source>
        <translation>このマシンは較正されました。</translation>
    </message>
    <message>
        <source>Smaller differences between the wall clocks or the kernel times of two runs are within noise. Later runs store these figures.</source>
        <translation>2 つの実行の経過時間またはカーネル時間の、これより小さい差はノイズの範囲内です。以後の実行はこの値を保存します。</translation>
    </message>
    <message>
        <source>Add Algorithms</source>
        <translation>アルゴリズムの追加</translation>
    </message>
    <message>
        <source>Export as CSV</source>
        <translation>CSV に書き出す</translation>
    </message>
    <message>
        <source>Open a Folder of Sessions</source>
        <translation>セッションのフォルダーを開く</translation>
    </message>
    <message>
        <source>Export Report</source>
        <translation>レポートを書き出す</translation>
    </message>
    <message>
        <source>HTML files (*.html)</source>
        <translation>HTML ファイル (*.html)</translation>
    </message>
    <message>
        <source>Add an Algorithm Library</source>
        <translation>アルゴリズムのライブラリの追加</translation>
    </message>
    <message>
        <source>Shared libraries (*.so)</source>
        <translation>共有ライブラリ (*.so)</translation>
    </message>
    <message>
        <source>Export Results as CSV (a Row per Job)</source>
        <translation>結果を CSV で書き出す（ジョブごとに 1 行）</translation>
    </message>
    <message>
        <source>Export Commands as CSV (a Row per Launch and Transfer)</source>
        <translation>コマンドを CSV で書き出す（起動と転送ごとに 1 行）</translation>
    </message>
    <message>
        <source>Export Kernels as CSV (a Row per Kernel)</source>
        <translation>カーネルを CSV で書き出す（カーネルごとに 1 行）</translation>
    </message>
    <message>
        <source>Patches (*.patch)</source>
        <translation>パッチ (*.patch)</translation>
    </message>
    <message>
        <source>Export as a Patch</source>
        <translation>パッチとして書き出す</translation>
    </message>
    <message>
        <source>Kernels from a Folder</source>
        <translation>フォルダーのカーネルを使う</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::AlgorithmSection</name>
    <message>
        <source>Origin: %1</source>
        <translation>出典：%1</translation>
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
        <translation>アルゴリズム</translation>
    </message>
    <message>
        <source>for %1</source>
        <extracomment>behind merge strategies that cannot be chosen: the algorithms that have them</extracomment>
        <translation>%1 用</translation>
    </message>
    <message>
        <source>Merge strategies</source>
        <translation>マージ戦略</translation>
    </message>
    <message>
        <source>If none is chosen, each algorithm uses its first strategy.</source>
        <translation>何も選ばなければ、各アルゴリズムは最初の戦略を使います。</translation>
    </message>
    <message>
        <source>%1: runs on %2 only</source>
        <translation>%1：%2 でのみ動作</translation>
    </message>
    <message numerus="yes">
        <source>%n not available on this machine</source>
        <comment>algorithms</comment>
        <translation>
            <numerusform>このマシンで使えないもの：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>No chosen algorithm has this strategy.</source>
        <translation>選んだアルゴリズムにこの戦略はありません。</translation>
    </message>
    <message>
        <source>Devices are still being looked for.</source>
        <translation>デバイスをまだ探しています。</translation>
    </message>
    <message>
        <source>Runs on %1 only, and no such device is chosen.</source>
        <translation>%1 でのみ動きますが、そのデバイスが選ばれていません。</translation>
    </message>
    <message>
        <source>Takes keys of type %1 only.</source>
        <translation>%1 のキーだけを扱います。</translation>
    </message>
    <message>
        <source>Takes keys without values only.</source>
        <translation>値を伴わないキーのみ扱えます。</translation>
    </message>
    <message>
        <source>Takes values with keys of type %1 only.</source>
        <translation>値を伴えるのは %1 型のキーのみです。</translation>
    </message>
    <message>
        <source>Takes no other values than %1.</source>
        <translation>%1 以外の値は扱えません。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareChoice</name>
    <message numerus="yes">
        <source>%n job(s)</source>
        <translation>
            <numerusform>%n 個のジョブ</numerusform>
        </translation>
    </message>
    <message>
        <source>Run %1, %2, %3, interleaved</source>
        <translation>実行 %1、%2、%3、交互</translation>
    </message>
    <message>
        <source>Run %1, %2, %3</source>
        <translation>実行 %1、%2、%3</translation>
    </message>
    <message>
        <source>Choose a session or run</source>
        <translation>セッションまたは実行を選択</translation>
    </message>
    <message>
        <source>No interleaved run yet</source>
        <translation>交互に行った実行はまだありません</translation>
    </message>
    <message>
        <source>Sessions or runs</source>
        <translation>セッションまたは実行</translation>
    </message>
    <message>
        <source>Pairs of an interleaved run</source>
        <translation>交互実行のペア</translation>
    </message>
    <message>
        <source>Kind of comparison</source>
        <translation>比較の種類</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>このセッション</translation>
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
        <translation>指標(&amp;E):</translation>
    </message>
    <message>
        <source>Ma&amp;rgin:</source>
        <translation>許容差(&amp;R):</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>ファイルを選択…</translation>
    </message>
    <message>
        <source>No run of this session was interleaved yet. Choose two variants in the experiment panel, tick &quot;Interleave pairs&quot;, and press Run.</source>
        <translation>このセッションには交互に行った実行がまだありません。実験パネルで 2 つの変種を選び、「ペアを交互に」にチェックを入れて「実行」を押してください。</translation>
    </message>
    <message>
        <source>Differences below this share of the median are within noise.</source>
        <translation>中央値のこの割合未満の差はノイズの範囲内です。</translation>
    </message>
    <message>
        <source>Pin A as the baseline</source>
        <translation>A を基準として固定</translation>
    </message>
    <message>
        <source>Pin A as the baseline: all tables show how their rows changed against it.</source>
        <translation>A を基準として固定します。すべての表が、その基準に対する行の変化を示します。</translation>
    </message>
    <message>
        <source>%1 is pinned as the baseline of all tables. Click to unpin it.</source>
        <translation>%1 がすべての表の基準として固定されています。クリックで固定を解除します。</translation>
    </message>
    <message>
        <source>Choose two sides above, A and B: the session of this window, one of its runs, or a session file. Jobs that did the same work are compared side by side. If both sides are one session or run, its devices or algorithms are compared with each other.</source>
        <translation>上で A と B の両側を選んでください。このウィンドウのセッション、その実行の 1 つ、またはセッションファイルを選べます。同じ仕事をしたジョブが並べて比較されます。両側が同じセッションまたは実行なら、その中のデバイスまたはアルゴリズムが互いに比較されます。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareKernels</name>
    <message>
        <source>Stage %1</source>
        <translation>ステージ %1</translation>
    </message>
    <message>
        <source>Choose a pair in the table above.</source>
        <translation>上の表で組を選んでください。</translation>
    </message>
    <message>
        <source>Neither job has kernels that were timed.</source>
        <translation>どちらのジョブにも計時されたカーネルがありません。</translation>
    </message>
    <message>
        <source>A: %1
B: %2
Bold with an arrow: not the same in A and B.</source>
        <extracomment>%1 and %2 name jobs; → stands in the cells of the table</extracomment>
        <translation>A: %1
B: %2
太字と矢印: A と B で異なります。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareMapping</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without counterpart</source>
        <translation>
            <numerusform>対応のないもの %n 個</numerusform>
        </translation>
    </message>
    <message>
        <source>Each device, algorithm and kind of data is set against itself.</source>
        <translation>どのデバイス、アルゴリズム、データも、それ自身と比べられています。</translation>
    </message>
    <message>
        <source>A → B: %1</source>
        <translation>A → B：%1</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>変更(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose which device, algorithm and data of B each of A is set against.</source>
        <translation>A の各デバイス、アルゴリズム、データを B のどれと比べるかを選びます。</translation>
    </message>
    <message>
        <source>What of B Each of A Is Set Against</source>
        <translation>A のそれぞれを B のどれと比べるか</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>アルゴリズム</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>As &amp;Usual</source>
        <translation>通常どおり(&amp;U)</translation>
    </message>
    <message>
        <source>Each is set against itself, and what differs as the program proposes.</source>
        <translation>それぞれをそれ自身と、異なるものはプログラムの提案どおりに比べます。</translation>
    </message>
    <message>
        <source>(left out)</source>
        <translation>（除外）</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::CompareNotes</name>
    <message>
        <source>%1 on %2, %3, %4 keys</source>
        <translation>%1、%2、%3、%4 キー</translation>
    </message>
    <message>
        <source>Differs between A and B</source>
        <translation>A と B で異なるもの</translation>
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
        <translation>両側の違い</translation>
    </message>
    <message numerus="yes">
        <source>Only in A: %n job(s)</source>
        <translation>
            <numerusform>A のみ：%n 個のジョブ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only in B: %n job(s)</source>
        <translation>
            <numerusform>B のみ：%n 個のジョブ</numerusform>
        </translation>
    </message>
    <message>
        <source>On %1 differences below %2 are within noise (calibration of A)</source>
        <translation>%1 では %2 未満の差はノイズの範囲内です（A の較正）</translation>
    </message>
    <message>
        <source>On %1 differences below %2 are within noise (calibration of B)</source>
        <translation>%1 では %2 未満の差はノイズの範囲内です（B の較正）</translation>
    </message>
    <message>
        <source>The processor was up to %1 slower in B: verdicts allow for it</source>
        <translation>B ではプロセッサが最大 %1 遅かった：判定はこれを考慮済み</translation>
    </message>
    <message>
        <source>The processor was up to %1 slower in A: verdicts allow for it</source>
        <translation>A ではプロセッサが最大 %1 遅かった：判定はこれを考慮済み</translation>
    </message>
    <message>
        <source>On %1 differences below %2 are within noise (host clock)</source>
        <translation>%1 では %2 未満の差はノイズの範囲内です（ホストの計時クロック）</translation>
    </message>
    <message>
        <source>Launches made runs up to %1 longer in B: verdicts allow for it</source>
        <translation>B では起動のコストで実行が最大 %1 長くなりました。判定はこれを考慮しています</translation>
    </message>
    <message>
        <source>Launches made runs up to %1 longer in A: verdicts allow for it</source>
        <translation>A では起動のコストで実行が最大 %1 長くなりました。判定はこれを考慮しています</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ComparePage</name>
    <message numerus="yes">
        <source>%n pair(s): %1</source>
        <translation>
            <numerusform>%n 組のペア：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>A run is active: reading sessions would disturb its measurements.</source>
        <translation>実行中です。セッションを読み込むと測定の妨げになります。</translation>
    </message>
    <message>
        <source>Compare with a Session</source>
        <translation>セッションと比較</translation>
    </message>
    <message>
        <source>Sortscope sessions (*.sortscope);;All files (*)</source>
        <translation>Sortscope セッション (*.sortscope);;すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Nothing compared yet</source>
        <translation>まだ何も比較していません</translation>
    </message>
    <message>
        <source>No job of A has a counterpart in B. The line above says what is set against what: change it, or choose sides with jobs of equal size.</source>
        <translation>A のどのジョブにも B に対応するものがありません。何を何と比べるかは上の行にあります。それを変えるか、同じサイズのジョブがある両側を選んでください。</translation>
    </message>
    <message>
        <source>Compare in This Session</source>
        <translation>このセッションの中で比較</translation>
    </message>
    <message>
        <source>Compares two devices or, if there is only one, two algorithms of this session.</source>
        <translation>このセッションの 2 つのデバイスを、1 つしかなければ 2 つのアルゴリズムを比較します。</translation>
    </message>
    <message>
        <source>Ratios and samples</source>
        <translation>比とサンプル</translation>
    </message>
    <message>
        <source>Kernels of the pair</source>
        <translation>この組のカーネル</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::DataSection</name>
    <message>
        <source>The same seed gives the same keys on every machine.</source>
        <translation>同じシードなら、どのマシンでも同じキーになります。</translation>
    </message>
    <message>
        <source>Data:</source>
        <translation>データ:</translation>
    </message>
    <message>
        <source>Size:</source>
        <translation>サイズ:</translation>
    </message>
    <message>
        <source>Seed:</source>
        <translation>シード:</translation>
    </message>
    <message>
        <source>The order of the sorted keys.</source>
        <translation>ソートされたキーの順序。</translation>
    </message>
    <message>
        <source>Searches have no direction: their haystack is always ascending.</source>
        <translation>探索に方向はありません。探索対象は常に昇順です。</translation>
    </message>
    <message>
        <source>The seed must be a whole number below 2^64.</source>
        <translation>シードは 2^64 未満の整数でなければなりません。</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Keys:</source>
        <translation>キー:</translation>
    </message>
    <message>
        <source>Data generators</source>
        <translation>データ生成器</translation>
    </message>
    <message>
        <source>In the list, click a name to choose one kind of data, or tick boxes to choose several.</source>
        <translation>一覧で名前をクリックすると 1 種類のデータ、チェックボックスで複数を選べます。</translation>
    </message>
    <message>
        <source>Choose at least one kind of data.</source>
        <translation>データを 1 種類以上選んでください。</translation>
    </message>
    <message>
        <source>Types of keys</source>
        <translation>キーの型</translation>
    </message>
    <message>
        <source>The type of the keys. In the list, click a name to choose one, or tick boxes to choose several.</source>
        <translation>キーの型。一覧で名前をクリックすると 1 つ、チェックボックスで複数を選べます。</translation>
    </message>
    <message>
        <source>Choose at least one type of keys.</source>
        <translation>キーの型を少なくとも 1 つ選んでください。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>The value that is moved with each key. In the list, click a name to choose one kind, or tick boxes to choose several.</source>
        <translation>各キーとともに移動する値。一覧で名前をクリックすると 1 種類、チェックボックスで複数を選べます。</translation>
    </message>
    <message>
        <source>Searches have no values: they return the position of a key.</source>
        <translation>探索に値はありません。キーの位置を返します。</translation>
    </message>
    <message>
        <source>Choose at least one kind of values, or “No values”.</source>
        <translation>値の種類を少なくとも 1 つ、または「値なし」を選んでください。</translation>
    </message>
    <message>
        <source>✗ no sizes</source>
        <translation>✗ サイズが無効</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::DevicePage</name>
    <message>
        <source>Figures of the current calibration. Runs store it with their jobs, comparisons use the larger margin of both sides, and the tables show the bandwidth of a row in percent of the copy bandwidth.</source>
        <translation>現在の較正の値です。実行はこれをジョブとともに保存し、比較は両側の大きいほうの許容差を使い、表は各行の帯域幅をコピー帯域幅に対する百分率で示します。</translation>
    </message>
    <message>
        <source>No devices yet</source>
        <translation>デバイスはまだありません</translation>
    </message>
    <message>
        <source>Devices appear here as soon as their drivers have answered.</source>
        <translation>ドライバーが応答すると、デバイスがここに表示されます。</translation>
    </message>
    <message>
        <source>What the driver tells of %1</source>
        <translation>%1 についてドライバーが伝える内容</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::DeviceSection</name>
    <message>
        <source>driver %1</source>
        <translation>ドライバー %1</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <comment>compute units</comment>
        <translation>
            <numerusform>%n ユニット</numerusform>
        </translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>デバイス</translation>
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
            <numerusform>使えないもの：%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for devices…</source>
        <translation>デバイスを探しています…</translation>
    </message>
    <message>
        <source>This machine</source>
        <translation>このマシン</translation>
    </message>
    <message>
        <source>Only the CPU was found. To profile a GPU, install its OpenCL driver; to try OpenCL without one, install PoCL (package pocl-opencl-icd). Then look for devices again in the Devices menu.</source>
        <translation>CPU しか見つかりませんでした。GPU をプロファイルするにはその OpenCL ドライバーを、GPU なしで OpenCL を試すには PoCL（パッケージ pocl-opencl-icd）をインストールし、「デバイス」メニューからデバイスを探し直してください。</translation>
    </message>
    <message>
        <source>Other machines: %1 · %2</source>
        <extracomment>%1 and %2 are links</extracomment>
        <translation>他のマシン: %1 · %2</translation>
    </message>
    <message>
        <source>all GPUs</source>
        <translation>すべての GPU</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ExperimentActions</name>
    <message>
        <source>&amp;Save the Experiment As…</source>
        <translation>実験に名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the Experiment</source>
        <translation>実験の保存</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>名前:</translation>
    </message>
    <message>
        <source>Saved the experiment “%1”</source>
        <translation>実験「%1」を保存しました</translation>
    </message>
    <message>
        <source>“%1” was saved by another version and cannot be read</source>
        <translation>「%1」は別のバージョンが保存したもので、読み取れません</translation>
    </message>
    <message>
        <source>&amp;Restore “%1”</source>
        <translation>「%1」を復元(&amp;R)</translation>
    </message>
    <message>
        <source>Deleted “%1”; the same menu restores it</source>
        <translation>「%1」を削除しました。同じメニューで復元できます</translation>
    </message>
    <message>
        <source>“%1” was saved by another version and is kept: choose another name</source>
        <translation>「%1」は別のバージョンが保存したものなので残します: 別の名前を選んでください</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ExperimentBar</name>
    <message>
        <source>&amp;Delete Saved Experiment</source>
        <translation>保存した実験を削除(&amp;D)</translation>
    </message>
    <message>
        <source>Prepared experiments</source>
        <translation>用意された実験</translation>
    </message>
    <message>
        <source>Fills the panel; the chosen devices stay.</source>
        <translation>パネルに設定を入れます。選んだデバイスはそのままです。</translation>
    </message>
    <message>
        <source>Save the experiment, delete saved ones, copy it as a command line</source>
        <translation>実験の保存、保存した実験の削除、コマンドラインとしてのコピー</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <extracomment>in the list of prepared experiments: the one that the panel was filled with before it was changed</extracomment>
        <translation>%1（変更あり）</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ExperimentPanel</name>
    <message>
        <source>Looking for devices…</source>
        <translation>デバイスを探しています…</translation>
    </message>
    <message>
        <source>Choose at least one device.</source>
        <translation>デバイスを 1 つ以上選んでください。</translation>
    </message>
    <message>
        <source>Choose at least one algorithm.</source>
        <translation>アルゴリズムを 1 つ以上選んでください。</translation>
    </message>
    <message>
        <source>Kind of experiment</source>
        <translation>実験の種類</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Transfers and launches</source>
        <translation>転送と起動</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change of the experiment</source>
        <translation>実験への最後の変更を元に戻します</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>最後に元に戻した変更をやり直します</translation>
    </message>
    <message>
        <source>Copy as Command &amp;Line</source>
        <translation>コマンドラインとしてコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Copy the sortscope-cli command that runs this experiment to the clipboard</source>
        <translation>この実験を実行する sortscope-cli コマンドをクリップボードにコピーします</translation>
    </message>
    <message>
        <source>Sort</source>
        <translation>ソート</translation>
    </message>
    <message>
        <source>Algorithms that sort</source>
        <translation>ソートするアルゴリズム</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Algorithms that look keys up in sorted data</source>
        <translation>整列済みデータからキーを探すアルゴリズム</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>両方</translation>
    </message>
    <message>
        <source>Sorts and searches in one run</source>
        <translation>1 回の実行でソートと探索</translation>
    </message>
    <message>
        <source>The command line is on the clipboard</source>
        <translation>コマンドラインをクリップボードに置きました</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::FilterBar</name>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>すべての実行</translation>
    </message>
    <message>
        <source>All pages show only jobs of these runs</source>
        <translation>すべてのページにこれらの実行のジョブだけを表示します</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>All data</source>
        <translation>すべてのデータ</translation>
    </message>
    <message>
        <source>All pages show only jobs on these data</source>
        <translation>すべてのページにこれらのデータのジョブだけを表示します</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>All devices</source>
        <translation>すべてのデバイス</translation>
    </message>
    <message>
        <source>All pages show only jobs of these devices</source>
        <translation>すべてのページにこれらのデバイスのジョブだけを表示します</translation>
    </message>
    <message>
        <source>Algorithm</source>
        <translation>アルゴリズム</translation>
    </message>
    <message>
        <source>All algorithms</source>
        <translation>すべてのアルゴリズム</translation>
    </message>
    <message>
        <source>All pages show only jobs of these algorithms</source>
        <translation>すべてのページにこれらのアルゴリズムのジョブだけを表示します</translation>
    </message>
    <message>
        <source>Filters of all pages</source>
        <translation>すべてのページの絞り込み</translation>
    </message>
    <message>
        <source>Clear Filters</source>
        <translation>絞り込みを解除</translation>
    </message>
    <message>
        <source>Shows all jobs of the session again</source>
        <translation>セッションのすべてのジョブを再び表示します</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>指標</translation>
    </message>
    <message>
        <source>%1 of %2 jobs</source>
        <extracomment>jobs that the filters leave, and all jobs of the session</extracomment>
        <translation>%2 件中 %1 件のジョブ</translation>
    </message>
    <message>
        <source>Tables show how their rows changed against it. Click to unpin it.</source>
        <translation>表は、これに対する行の変化を示します。クリックで固定を解除します。</translation>
    </message>
    <message>
        <source>Against %1</source>
        <extracomment>what is pinned as the baseline, such as a run</extracomment>
        <translation>基準: %1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::FleetPage</name>
    <message numerus="yes">
        <source>%1 is %2× slower than the others in %3 of %n job(s).</source>
        <translation>
            <numerusform>%n 個のジョブのうち %3 個で、%1 はほかより %2 倍遅いです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is %2× faster than the others in %3 of %n job(s).</source>
        <translation>
            <numerusform>%n 個のジョブのうち %3 個で、%1 はほかより %2 倍速いです。</numerusform>
        </translation>
    </message>
    <message>
        <source>No device differs from the others.</source>
        <translation>ほかと異なるデバイスはありません。</translation>
    </message>
    <message>
        <source>No device could be judged: a device needs %1 jobs with a verdict.</source>
        <translation>デバイスを判定できません。判定のあるジョブが 1 台につき %1 個必要です。</translation>
    </message>
    <message>
        <source>No device could be judged: this needs %1 devices of one kind that ran the same jobs.</source>
        <translation>デバイスを判定できません。同じジョブを実行した同種のデバイスが %1 台必要です。</translation>
    </message>
    <message numerus="yes">
        <source>%n more device(s) differ.</source>
        <translation>
            <numerusform>ほかに %n 台のデバイスが異なります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No fleet yet</source>
        <translation>フリートはまだありません</translation>
    </message>
    <message>
        <source>Measuring on Other Machines</source>
        <translation>ほかのマシンでの計測</translation>
    </message>
    <message>
        <source>Devices of the fleet</source>
        <translation>フリートのデバイス</translation>
    </message>
    <message>
        <source>This page compares devices: two to four with each other, and of %1 or more it shows which differ from the others. Measure the same jobs on them, as with sortscope-cli run --on ssh:HOST --session FILE, and open that session here.</source>
        <translation>このページはデバイスを比較します。2～4 台なら互いに比べ、%1 台以上ならほかと異なるものを示します。それらで同じジョブを計測し（たとえば sortscope-cli run --on ssh:HOST --session FILE）、そのセッションをここで開いてください。</translation>
    </message>
    <message>
        <source>Each two devices</source>
        <translation>デバイスの組</translation>
    </message>
    <message>
        <source>Compare shows each job of two devices: choose this session as both sides there. With %1 devices of one kind or more, this page shows which one differs.</source>
        <translation>2 つのデバイスの各ジョブは「比較」にあります。そこで両側にこのセッションを選んでください。同種のデバイスが %1 台以上あれば、このページはどれが異なるかを示します。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::FolderActions</name>
    <message>
        <source>Open Fol&amp;der…</source>
        <translation>フォルダーを開く(&amp;D)…</translation>
    </message>
    <message>
        <source>Show what changed over the sessions of a folder</source>
        <translation>フォルダー内のセッションの間に何が変わったかを表示します</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::HeadlineCard</name>
    <message>
        <source>As fast, within the interval: %1</source>
        <extracomment>names of algorithms</extracomment>
        <translation>区間内で同じ速さ: %1</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 キー</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::HelpWindow</name>
    <message>
        <source>The window</source>
        <translation>ウィンドウ</translation>
    </message>
    <message>
        <source>How Sortscope measures</source>
        <translation>Sortscope の測定方法</translation>
    </message>
    <message>
        <source>The command line</source>
        <translation>コマンドライン</translation>
    </message>
    <message>
        <source>CSV columns</source>
        <translation>CSV の列</translation>
    </message>
    <message>
        <source>Session files</source>
        <translation>セッションファイル</translation>
    </message>
    <message>
        <source>Sortscope Help</source>
        <translation>Sortscope ヘルプ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Search (the help is in English)</source>
        <translation>探索（ヘルプは英語です）</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::HistoryPage</name>
    <message>
        <source>No row of the folder has this metric.</source>
        <translation>フォルダーにこの指標のある行がありません。</translation>
    </message>
    <message numerus="yes">
        <source>%1 rows of %n session(s), %2 … %3</source>
        <translation>
            <numerusform>%n セッションの %1 行、%2 … %3</numerusform>
        </translation>
    </message>
    <message>
        <source>No row could be judged: a row needs %1 figures that count. There are %2.</source>
        <translation>判定できた行はありません。1 行につき数えられる値が %1 個必要です。あるのは %2 です。</translation>
    </message>
    <message>
        <source>Nothing changed in %1.</source>
        <translation>変化はありません: %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) in %1.</source>
        <translation>
            <numerusform>%n 件の変化: %1。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) not judged.</source>
        <translation>
            <numerusform>%n 行は判定されていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) could not be read.</source>
        <translation>
            <numerusform>%n 個のセッションを読み込めませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>No folder is open</source>
        <translation>フォルダーが開かれていません</translation>
    </message>
    <message>
        <source>This page shows what changed over the sessions of a folder, such as those of a nightly run, and what else was different from then on. Open a folder, drop one on the window, or start sortscope FOLDER. The session of the window stays as it is.</source>
        <translation>このページには、毎晩の実行などのセッションが入ったフォルダーで何が変わり、そのときからほかに何が違うのかが表示されます。フォルダーを開くか、ウィンドウにドロップするか、sortscope FOLDER を起動してください。ウィンドウのセッションはそのままです。</translation>
    </message>
    <message>
        <source>Open a Folder…</source>
        <translation>フォルダーを開く…</translation>
    </message>
    <message>
        <source>Read Again</source>
        <translation>もう一度読み込む</translation>
    </message>
    <message>
        <source>Reads the sessions that are new or were changed</source>
        <translation>新しいセッションと変更されたセッションを読み込みます</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>%1 could not be read</source>
        <translation>%1 を読み込めませんでした</translation>
    </message>
    <message>
        <source>%1 is read when the run has ended: it would disturb the measurement.</source>
        <translation>%1 は実行が終わってから読み込まれます。測定の妨げになるためです。</translation>
    </message>
    <message>
        <source>Reading the sessions of %1…</source>
        <translation>%1 のセッションを読み込んでいます…</translation>
    </message>
    <message>
        <source>No session that can be read is in %1</source>
        <translation>%1 に読み込めるセッションがありません</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::JobDetails</name>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>First wrong element: index %1</source>
        <translation>最初の誤った要素：添字 %1</translation>
    </message>
    <message>
        <source>Warnings about this measurement</source>
        <translation>この測定についての警告</translation>
    </message>
    <message>
        <source>first run and samples verified, %1 runs</source>
        <translation>初回の実行とサンプルを検証済み、%1 回の実行</translation>
    </message>
    <message>
        <source>%1 runs verified before the job ended</source>
        <translation>ジョブの終了までに %1 回の実行を検証済み</translation>
    </message>
    <message>
        <source>no run verified</source>
        <translation>検証された実行はありません</translation>
    </message>
    <message>
        <source>Measurement</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>Verification</source>
        <translation>検証</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル数</translation>
    </message>
    <message>
        <source>Stopped because</source>
        <translation>終了の理由</translation>
    </message>
    <message>
        <source>First run</source>
        <translation>初回の実行</translation>
    </message>
    <message>
        <source>Warm-up runs</source>
        <translation>ウォームアップ回数</translation>
    </message>
    <message>
        <source>Generating data</source>
        <translation>データの生成</translation>
    </message>
    <message>
        <source>Building kernels</source>
        <translation>カーネルのビルド</translation>
    </message>
    <message>
        <source>Allocating memory</source>
        <translation>メモリの確保</translation>
    </message>
    <message>
        <source>Padded to</source>
        <translation>パディング後の長さ</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 キー</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>リクエスト</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>Keys to look up</source>
        <translation>探すキーの数</translation>
    </message>
    <message>
        <source>Hit ratio</source>
        <translation>ヒット率</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>環境</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>プラットフォーム</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>ベンダー</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>ドライバー</translation>
    </message>
    <message>
        <source>API version</source>
        <translation>API バージョン</translation>
    </message>
    <message>
        <source>Compute units</source>
        <translation>コンピュートユニット</translation>
    </message>
    <message>
        <source>Hardware threads</source>
        <translation>ハードウェアスレッド</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>メモリ</translation>
    </message>
    <message>
        <source>Local memory</source>
        <translation>ローカルメモリ</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>計時クロック</translation>
    </message>
    <message>
        <source>Clock resolution</source>
        <translation>計時クロックの分解能</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
    <message>
        <source>Details of the selected job</source>
        <translation>選択したジョブの詳細</translation>
    </message>
    <message>
        <source>Select a job to see its details.</source>
        <translation>ジョブを選ぶと詳細が表示されます。</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>マシン</translation>
    </message>
    <message>
        <source>System</source>
        <translation>システム</translation>
    </message>
    <message>
        <source>Kernel</source>
        <translation>OS のカーネル</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>プロセッサー</translation>
    </message>
    <message>
        <source>Empty kernel, %1</source>
        <translation>空のカーネル、%1</translation>
    </message>
    <message>
        <source>SM clock</source>
        <extracomment>a clock, and the lowest and highest that was read</extracomment>
        <translation>SM クロック</translation>
    </message>
    <message>
        <source>%1 MHz (%2 … %3)</source>
        <translation>%1 MHz（%2 … %3）</translation>
    </message>
    <message>
        <source>Kernel files</source>
        <translation>カーネルファイル</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>組み込み</translation>
    </message>
    <message>
        <source>Replicates</source>
        <translation>反復</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Traced samples</source>
        <translation>トレースしたサンプル</translation>
    </message>
    <message>
        <source>Profiling overhead</source>
        <translation>プロファイリングのオーバーヘッド</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Other load</source>
        <translation>ほかの負荷</translation>
    </message>
    <message>
        <source>Processors used by others</source>
        <translation>ほかのプログラムが使ったプロセッサー</translation>
    </message>
    <message>
        <source>Processors used by the job</source>
        <translation>ジョブが使ったプロセッサー</translation>
    </message>
    <message>
        <source>Waited for a processor</source>
        <translation>プロセッサー待ち</translation>
    </message>
    <message>
        <source>Involuntary context switches</source>
        <translation>非自発的コンテキストスイッチ</translation>
    </message>
    <message>
        <source>Other processes on the device</source>
        <translation>デバイス上のほかのプロセス</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>品質</translation>
    </message>
    <message>
        <source>Outliers</source>
        <translation>外れ値</translation>
    </message>
    <message>
        <source>Stolen by the hypervisor</source>
        <translation>ハイパーバイザーに取られた分</translation>
    </message>
    <message>
        <source>%1 ± %2 %</source>
        <extracomment>a median, and half the width of its interval</extracomment>
        <translation>%1 ± %2 %</translation>
    </message>
    <message>
        <source>Job %1: %2, %3 keys</source>
        <translation>ジョブ %1：%2、%3 キー</translation>
    </message>
    <message>
        <source>%1 for a fixed chain of operations; between replicates +%2 %</source>
        <extracomment>how long a fixed chain of operations takes the processor, and by how much that differs</extracomment>
        <translation>固定した一連の演算に %1、反復間の差 +%2 %</translation>
    </message>
    <message>
        <source>%1 for a fixed chain of operations</source>
        <translation>固定した一連の演算に %1</translation>
    </message>
    <message>
        <source>Processor speed</source>
        <translation>プロセッサの速度</translation>
    </message>
    <message>
        <source>Chosen automatically</source>
        <extracomment>of a parameter with the value &quot;auto&quot;: what it stands for in this job</extracomment>
        <translation>自動で選ばれた値</translation>
    </message>
    <message>
        <source>Passes</source>
        <translation>パス数</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <extracomment>a parameter, the value that it was tuned to, and its default</extracomment>
        <translation>%1：%3 の代わりに %2</translation>
    </message>
    <message>
        <source>Tuned</source>
        <extracomment>of a job: when its parameters were tuned, and what they were tuned to</extracomment>
        <translation>チューニング</translation>
    </message>
    <message>
        <source>Launch time per run</source>
        <extracomment>a duration</extracomment>
        <translation>1 回の実行の起動時間</translation>
    </message>
    <message>
        <source>%1 with empty kernels</source>
        <translation>空のカーネルで %1</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>値</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>a speed-up, as in &quot;4×&quot; or &quot;2× slower&quot;, and the CPU row that it is measured against</extracomment>
        <translation>%2 に対して %1</translation>
    </message>
    <message>
        <source>%1, with transfers %2</source>
        <extracomment>two speed-ups: with keys and result on the device, and with both transfers</extracomment>
        <translation>%1、転送込み %2</translation>
    </message>
    <message>
        <source>none: the data of the job before were used again</source>
        <translation>なし: 前のジョブのデータを再び使いました</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::JobNote</name>
    <message>
        <source>&amp;Note:</source>
        <translation>メモ(&amp;N):</translation>
    </message>
    <message>
        <source>Remarks on this job</source>
        <translation>このジョブについてのメモ</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::JobsPage</name>
    <message>
        <source>Select Rows of This Device and Size</source>
        <translation>このデバイスとサイズの行を選択</translation>
    </message>
    <message>
        <source>Compare the Selected Rows</source>
        <translation>選択した行を比較</translation>
    </message>
    <message>
        <source>Select several rows first.</source>
        <translation>先に複数の行を選択してください。</translation>
    </message>
    <message>
        <source>No jobs yet</source>
        <translation>ジョブはまだありません</translation>
    </message>
    <message>
        <source>Every word must occur in a job&apos;s device, variant, parameters, data, size or status.</source>
        <translation>すべての語が、ジョブのデバイス、バリアント、パラメーター、データ、サイズ、状態のどこかに含まれている必要があります。</translation>
    </message>
    <message>
        <source>Choose devices, algorithms and sizes on the left, then press Run. This table lists every job with its status, its times, and the reason if it could not run.</source>
        <translation>左側でデバイス、アルゴリズム、サイズを選び、「実行」を押してください。この表にはすべてのジョブが、状態と時間、実行できなかった場合はその理由とともに並びます。</translation>
    </message>
    <message>
        <source>Filter: all words, such as bitonic 64</source>
        <translation>絞り込み：すべての語を含む（例：bitonic 64）</translation>
    </message>
    <message>
        <source>Filter jobs</source>
        <translation>ジョブの絞り込み</translation>
    </message>
    <message>
        <source>Every status</source>
        <translation>すべての状態</translation>
    </message>
    <message>
        <source>Status of the rows</source>
        <translation>行の状態</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>絞り込みを解除</translation>
    </message>
    <message>
        <source>No job has the status “%1”</source>
        <translation>状態が「%1」のジョブはありません</translation>
    </message>
    <message>
        <source>No job matches “%1”</source>
        <translation>「%1」に一致するジョブはありません</translation>
    </message>
    <message>
        <source>The filters above hide all jobs</source>
        <translation>上の絞り込みですべてのジョブが隠れています</translation>
    </message>
    <message>
        <source>Pin as the Baseline</source>
        <translation>基準として固定</translation>
    </message>
    <message>
        <source>All tables, and the page Against a baseline, hold their rows against this one, or against the same variant on the same device where the data or the size differ</source>
        <translation>すべての表と「基準との比較」ページは、行をこの行と比較します。データやサイズが異なる行は、同じデバイスの同じ変種と比較します</translation>
    </message>
    <message>
        <source>Only a verified row can be a baseline.</source>
        <translation>基準にできるのは検証済みの行だけです。</translation>
    </message>
    <message>
        <source>Two rows, or the rows of two variants or devices, open Compare; others are shown side by side</source>
        <translation>2 行、または 2 つの変種かデバイスの行なら「比較」を開きます。ほかは並べて表示します</translation>
    </message>
    <message>
        <source>Show Kernel Text</source>
        <translation>カーネルのテキストを表示</translation>
    </message>
    <message>
        <source>Open the text by which the row was run on the page Workshop</source>
        <translation>この行の実行に使われたテキストを「ワークショップ」ページで開きます</translation>
    </message>
    <message>
        <source>This row has compiled no kernels.</source>
        <translation>この行はカーネルをコンパイルしていません。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::KernelFolderNote</name>
    <message>
        <source>Use Built-in Kernels</source>
        <translation>組み込みのカーネルを使う</translation>
    </message>
    <message>
        <source>Kernels are read from %1</source>
        <translation>カーネルは %1 から読み込まれます</translation>
    </message>
    <message>
        <source>Run the kernels of the program again</source>
        <translation>プログラムのカーネルを再び使います</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::KernelsPage</name>
    <message>
        <source>Kernels by name</source>
        <translation>名前ごとのカーネル</translation>
    </message>
    <message>
        <source>Show Kernel Text</source>
        <translation>カーネルのテキストを表示</translation>
    </message>
    <message>
        <source>Open the text by which the job was run on the page Workshop</source>
        <translation>このジョブの実行に使われたテキストを「ワークショップ」ページで開きます</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::LearnControls</name>
    <message>
        <source>Shuffle</source>
        <translation>シャッフル</translation>
    </message>
    <message>
        <source>Uses the keys of the next seed</source>
        <translation>次のシードのキーを使います</translation>
    </message>
    <message>
        <source>Al&amp;gorithm:</source>
        <translation>アルゴリズム(&amp;G)：</translation>
    </message>
    <message>
        <source>Ke&amp;ys:</source>
        <translation>キー数(&amp;Y)：</translation>
    </message>
    <message>
        <source>&amp;Direction:</source>
        <translation>方向(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Look for:</source>
        <translation>探すキー(&amp;L)：</translation>
    </message>
    <message>
        <source>Su&amp;bdivisions:</source>
        <translation>分割数(&amp;B)：</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>シード(&amp;E)：</translation>
    </message>
    <message>
        <source>Ascending</source>
        <translation>昇順</translation>
    </message>
    <message>
        <source>Descending</source>
        <translation>降順</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::LearnPage</name>
    <message>
        <source>Show in Kernels</source>
        <translation>「カーネル」で表示</translation>
    </message>
    <message>
        <source>Shows this pass among the kernels of the job</source>
        <translation>ジョブのカーネルの中でこのパスを示します</translation>
    </message>
    <message>
        <source>Not available while samples are taken: animation takes time from the measured device.</source>
        <translation>サンプルの採取中は使えません。アニメーションは測定中のデバイスの時間を奪います。</translation>
    </message>
    <message>
        <source>This algorithm was not measured: colours show directions. Run it on an OpenCL or CUDA device to see how long each pass takes.</source>
        <translation>このアルゴリズムはまだ測定されていません。色は方向を表します。OpenCL または CUDA のデバイスで実行すると、各パスの時間が分かります。</translation>
    </message>
    <message>
        <source>The passes of this job were not timed individually.</source>
        <translation>このジョブのパスは 1 つずつ計時されていません。</translation>
    </message>
    <message>
        <source>Show the Kernel&apos;s Line</source>
        <translation>カーネルの行を表示</translation>
    </message>
    <message>
        <source>Shows the line of the kernel that does this step, on the page Workshop</source>
        <translation>このステップを行うカーネルの行を「ワークショップ」のページに示します</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::MachineDialog</name>
    <message>
        <source>Add Machine</source>
        <translation>マシンを追加</translation>
    </message>
    <message>
        <source>Over ssh</source>
        <translation>ssh 経由</translation>
    </message>
    <message>
        <source>Slurm nodes</source>
        <translation>Slurm のノード</translation>
    </message>
    <message>
        <source>Custom command</source>
        <translation>任意のコマンド</translation>
    </message>
    <message>
        <source>Querying the machine</source>
        <translation>マシンに問い合わせ中</translation>
    </message>
    <message>
        <source>&amp;How:</source>
        <translation>方法(&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>名前(&amp;N):</translation>
    </message>
    <message>
        <source>H&amp;ost:</source>
        <translation>ホスト(&amp;O):</translation>
    </message>
    <message>
        <source>&amp;Options:</source>
        <translation>オプション(&amp;O):</translation>
    </message>
    <message>
        <source>Options of salloc, separated by spaces. The nodes are allocated when you connect, until you release them or close the window.</source>
        <translation>salloc のオプションを空白で区切ります。接続するとノードが割り当てられ、解放するかウィンドウを閉じるまで保持されます。</translation>
    </message>
    <message>
        <source>C&amp;ommand:</source>
        <translation>コマンド(&amp;O):</translation>
    </message>
    <message>
        <source>Words are separated by spaces. &quot;sortscope-cli runner&quot; is appended.</source>
        <translation>単語を空白で区切ります。末尾に「sortscope-cli runner」が付きます。</translation>
    </message>
    <message>
        <source>The test was cancelled.</source>
        <translation>テストはキャンセルされました。</translation>
    </message>
    <message>
        <source>Waiting for Slurm nodes…</source>
        <translation>Slurm のノードを待っています…</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>%1 に接続しています…</translation>
    </message>
    <message>
        <source>Cancel &amp;Test</source>
        <translation>テストを中止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Test Connection</source>
        <translation>接続をテスト(&amp;T)</translation>
    </message>
    <message>
        <source>The connection works. The machine has no device.</source>
        <translation>接続できました。このマシンにはデバイスがありません。</translation>
    </message>
    <message>
        <source>The connection works. Devices:</source>
        <translation>接続できました。デバイス:</translation>
    </message>
    <message>
        <source>&amp;Install Sortscope</source>
        <translation>Sortscope をインストール(&amp;I)</translation>
    </message>
    <message>
        <source>Install this program in ~/.cache/sortscope on the machine, and query its devices</source>
        <translation>このプログラムをそのマシンの ~/.cache/sortscope にインストールし、デバイスを問い合わせます</translation>
    </message>
    <message>
        <source>Installing Sortscope on %1…</source>
        <translation>%1 に Sortscope をインストールしています…</translation>
    </message>
    <message>
        <source>The connection does not work: %1</source>
        <translation>接続できません：%1</translation>
    </message>
    <message>
        <source>&amp;From File…</source>
        <translation>ファイルから(&amp;F)…</translation>
    </message>
    <message>
        <source>Read a list of hosts: a name or a range such as node[01-64] a line</source>
        <translation>ホストの一覧を読み込みます。1 行に 1 つの名前、または node[01-64] のような範囲</translation>
    </message>
    <message>
        <source>Read a List of Hosts</source>
        <translation>ホストの一覧を読み込む</translation>
    </message>
    <message>
        <source>The name that ssh uses, or several: lab1, node[01-64]. The connection must work without a password.</source>
        <translation>ssh が使う名前。複数も可: lab1, node[01-64]。パスワードなしで接続できる必要があります。</translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s), each by its own name</source>
        <translation>
            <numerusform>%n 台のマシン。それぞれの名前を使います</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n machine(s) were added. Of the others: %1</source>
        <translation>
            <numerusform>%n 台のマシンを追加しました。残り: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::MachineGroup</name>
    <message>
        <source>not connected</source>
        <translation>未接続</translation>
    </message>
    <message>
        <source>connecting…</source>
        <translation>接続中…</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>busy</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>切断</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a machine, and how it is</extracomment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Allocate the nodes with Slurm, until you release them</source>
        <translation>Slurm でノードを割り当て、解放するまで保持します</translation>
    </message>
    <message>
        <source>Query its devices</source>
        <translation>デバイスを問い合わせます</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Do not wait for it</source>
        <translation>待つのをやめます</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>解放</translation>
    </message>
    <message>
        <source>Release the Slurm nodes</source>
        <translation>Slurm のノードを解放します</translation>
    </message>
    <message>
        <source>Install Sortscope</source>
        <translation>Sortscope をインストール</translation>
    </message>
    <message>
        <source>Install this program in ~/.cache/sortscope on the machine, and query its devices</source>
        <translation>このプログラムをそのマシンの ~/.cache/sortscope にインストールし、デバイスを問い合わせます</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::MainWindow</name>
    <message>
        <source>Experiment</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>Measuring: the window repaints at most once per second</source>
        <translation>測定中：ウィンドウの再描画は 1 秒に 1 回までです</translation>
    </message>
    <message>
        <source>Not measuring</source>
        <translation>測定していません</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) failed. The reasons are in the Jobs tab.</source>
        <translation>
            <numerusform>%n ジョブが失敗しました。理由は「ジョブ」タブにあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The run was cancelled.</source>
        <translation>実行をキャンセルしました。</translation>
    </message>
    <message>
        <source>Cancelling: waiting for the current command</source>
        <translation>キャンセル中: 実行中のコマンドを待っています</translation>
    </message>
    <message>
        <source>Paused: nothing is measured</source>
        <translation>一時停止中: 何も測定していません</translation>
    </message>
    <message>
        <source>Continuing</source>
        <translation>再開しています</translation>
    </message>
    <message>
        <source>Pausing after the current replicate</source>
        <translation>現在の反復の後で一時停止します</translation>
    </message>
    <message numerus="yes">
        <source>The run has finished in %1: %n job(s).</source>
        <translation>
            <numerusform>実行が %1 で終わりました：ジョブ %n 個。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Its Readable Part</source>
        <translation>読める部分を開く</translation>
    </message>
    <message>
        <source>Only showing sessions</source>
        <translation>セッションの表示のみ</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::ModeSection</name>
    <message>
        <source>No chosen device can do this.</source>
        <translation>選んだデバイスでは使えません。</translation>
    </message>
    <message>
        <source>Transfer modes:</source>
        <translation>転送モード:</translation>
    </message>
    <message>
        <source>Launch modes:</source>
        <translation>起動モード:</translation>
    </message>
    <message>
        <source>If none is ticked, each device uses its first mode.</source>
        <translation>何も選ばないと、各デバイスは最初のモードを使います。</translation>
    </message>
    <message>
        <source>Before each run (warm unless ticked):</source>
        <translation>各実行の前（選択がなければ稼働中）：</translation>
    </message>
    <message>
        <source>Kernels are timed by:</source>
        <translation>カーネルの計時：</translation>
    </message>
    <message>
        <source>defaults</source>
        <translation>既定値</translation>
    </message>
    <message>
        <source>Transfer modes</source>
        <translation>転送モード</translation>
    </message>
    <message>
        <source>Launch modes</source>
        <translation>起動モード</translation>
    </message>
    <message>
        <source>Device state</source>
        <translation>デバイスの状態</translation>
    </message>
    <message>
        <source>Caches</source>
        <translation>キャッシュ</translation>
    </message>
    <message>
        <source>Count energy</source>
        <translation>エネルギーを計測</translation>
    </message>
    <message>
        <source>Repeats the runs for about half a minute behind the samples, and counts the energy of the device: by NVML on NVIDIA&apos;s GPUs, by RAPL on processors.</source>
        <translation>サンプルの後に実行を約 30 秒繰り返し、デバイスのエネルギーを計測します。NVIDIA の GPU では NVML、プロセッサでは RAPL を使います。</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>エネルギー</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::OverviewCards</name>
    <message>
        <source>Fastest on a GPU</source>
        <translation>GPU で最速</translation>
    </message>
    <message>
        <source>Fastest on the CPU</source>
        <translation>CPU で最速</translation>
    </message>
    <message>
        <source>GPU against CPU</source>
        <translation>GPU と CPU の比較</translation>
    </message>
    <message>
        <source>Crossover</source>
        <translation>交差点</translation>
    </message>
    <message>
        <source>No verified result of a GPU. Tick one under Devices, and run.</source>
        <translation>GPU で検証済みの結果がありません。「デバイス」で GPU を選び、実行してください。</translation>
    </message>
    <message>
        <source>No verified result of the CPU. Tick it under Devices, and run.</source>
        <translation>CPU で検証済みの結果がありません。「デバイス」で CPU を選び、実行してください。</translation>
    </message>
    <message>
        <source>Needs a row of a GPU and one of the CPU on the same data.</source>
        <translation>同じデータの GPU の行と CPU の行が必要です。</translation>
    </message>
    <message>
        <source>The two did not do the same work: run them on the same data and size.</source>
        <translation>両者のワークロードが異なります。同じデータとサイズで実行してください。</translation>
    </message>
    <message>
        <source>As fast</source>
        <translation>同じ速さ</translation>
    </message>
    <message>
        <source>%1× faster</source>
        <translation>%1 倍速い</translation>
    </message>
    <message>
        <source>%1× slower</source>
        <translation>%1 倍遅い</translation>
    </message>
    <message>
        <source>Needs several sizes of the same data on a GPU and on the CPU.</source>
        <translation>同じデータの複数のサイズを GPU と CPU で測る必要があります。</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 キー</translation>
    </message>
    <message>
        <source>The GPU is faster from about this size.</source>
        <translation>およそこのサイズから GPU の方が速くなります。</translation>
    </message>
    <message>
        <source>Below %1</source>
        <translation>%1 未満</translation>
    </message>
    <message>
        <source>The GPU is faster at every size that was measured.</source>
        <translation>測定したすべてのサイズで GPU の方が高速です。</translation>
    </message>
    <message>
        <source>Above %1</source>
        <translation>%1 超</translation>
    </message>
    <message>
        <source>The CPU is faster at every size that was measured.</source>
        <translation>測定したすべてのサイズで CPU の方が高速です。</translation>
    </message>
    <message>
        <source>The GPU is faster at smaller sizes only.</source>
        <translation>GPU は小さいサイズでのみ高速です。</translation>
    </message>
    <message>
        <source>%1, %2 against %3</source>
        <extracomment>a speed-up, an algorithm on the GPU, and one on the CPU</extracomment>
        <translation>%1、%2 対 %3</translation>
    </message>
    <message>
        <source>of poor quality</source>
        <translation>品質が不良</translation>
    </message>
    <message>
        <source>within one run</source>
        <translation>一回の実行内のみ</translation>
    </message>
    <message>
        <source>The GPU is faster from this size at the latest.</source>
        <translation>遅くともこのサイズから GPU の方が速くなります。</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>実証されていません</translation>
    </message>
    <message>
        <source>Not proven at %1.</source>
        <extracomment>sizes, as in &quot;2¹⁰, 2¹²&quot;</extracomment>
        <translation>%1 では実証されていません。</translation>
    </message>
    <message>
        <source>%1, with transfers %2</source>
        <extracomment>two figures, as in &quot;12× faster, with transfers 2× slower&quot;</extracomment>
        <translation>%1、転送込み %2</translation>
    </message>
    <message>
        <source>Data on the device: %1</source>
        <translation>データはデバイス上：%1</translation>
    </message>
    <message>
        <source>With transfers (%1): %2</source>
        <extracomment>a transfer mode, and a speed-up</extracomment>
        <translation>転送込み（%1）：%2</translation>
    </message>
    <message>
        <source>With transfers: %1. %2</source>
        <extracomment>the crossover with transfers: a size such as &quot;Above 2²⁴&quot;, and a sentence</extracomment>
        <translation>転送込み：%1。%2</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::OverviewFindings</name>
    <message numerus="yes">
        <source>%n job(s) failed</source>
        <translation>
            <numerusform>%n 件のジョブが失敗しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of poor quality: do not compare them</source>
        <translation>
            <numerusform>品質が不良の行 %n 件：比較しないでください</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with warnings</source>
        <translation>
            <numerusform>警告のある行 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) with kernels near the timer floor</source>
        <translation>
            <numerusform>カーネルが計時クロックの下限に近い行 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) that lack replicates</source>
        <translation>
            <numerusform>反復が足りない行 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>The latest run used a different environment</source>
        <translation>最新の実行は環境が異なります</translation>
    </message>
    <message>
        <source>No problems were found.</source>
        <translation>問題は見つかりませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of the CPU slower than the standard library</source>
        <translation>
            <numerusform>標準ライブラリより遅い CPU の行 %n 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) of poor quality, not to be compared; most often: %1</source>
        <extracomment>%1 is the most frequent reason</extracomment>
        <translation>
            <numerusform>品質の低い行が %n 行あり、比較できません。最も多い理由：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Shows these rows alone, until Clear Filters</source>
        <translation>フィルターを解除するまで、これらの行だけを表示します</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::OverviewMachine</name>
    <message>
        <source>%1, driver %2</source>
        <translation>%1、ドライバー %2</translation>
    </message>
    <message>
        <source>Devices:</source>
        <translation>デバイス：</translation>
    </message>
    <message>
        <source>Processor:</source>
        <translation>プロセッサー：</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n thread(s)</source>
        <translation>
            <numerusform>%1、%n スレッド</numerusform>
        </translation>
    </message>
    <message>
        <source>System:</source>
        <translation>システム：</translation>
    </message>
    <message>
        <source>Latest run:</source>
        <translation>最新の実行：</translation>
    </message>
    <message>
        <source>%1, Sortscope %2</source>
        <translation>%1、Sortscope %2</translation>
    </message>
    <message>
        <source>Notes:</source>
        <translation>メモ：</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか %n 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::OverviewPage</name>
    <message>
        <source>Nothing measured yet</source>
        <translation>まだ測定していません</translation>
    </message>
    <message>
        <source>Choose devices, algorithms and sizes in the experiment panel, then press Run. This page sums up the results.</source>
        <translation>実験パネルでデバイス、アルゴリズム、サイズを選び、「実行」を押してください。このページに結果がまとめられます。</translation>
    </message>
    <message>
        <source>Kernel by Kernel</source>
        <translation>カーネルごとに</translation>
    </message>
    <message>
        <source>Shows this row&apos;s kernels one by one</source>
        <translation>この行のカーネルを 1 つずつ表示します</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>所見</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>環境</translation>
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
        <translation>既定値</translation>
    </message>
    <message>
        <source>Ignore tuning</source>
        <translation>チューニングを無視</translation>
    </message>
    <message>
        <source>Parameters without values use the program&apos;s defaults, even if tuning (sortscope-cli tune) found faster values on this machine.</source>
        <translation>値のないパラメーターは、チューニング（sortscope-cli tune）がこのマシンでより速い値を見つけていても、プログラムの既定値を使います。</translation>
    </message>
    <message>
        <source>untuned</source>
        <extracomment>of parameters: what tuning has found is not used</extracomment>
        <translation>チューニングなし</translation>
    </message>
    <message>
        <source>Tuned %1: %2</source>
        <extracomment>a day; parameters and the values that tuning chose then</extracomment>
        <translation>%1 にチューニング：%2</translation>
    </message>
    <message>
        <source>tuned</source>
        <extracomment>of parameters: tuning chose some of them</extracomment>
        <translation>チューニング済み</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::RecentSessions</name>
    <message>
        <source>&amp;Clear List</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
    <message>
        <source>%1 no longer exists.</source>
        <translation>%1 は存在しません。</translation>
    </message>
    <message>
        <source>&amp;Restore List</source>
        <translation>一覧を復元(&amp;R)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::RecoveryBanner</name>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>%1, %2: cannot be read</source>
        <translation>%1、%2: 読めません</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2: %n result(s)</source>
        <translation>
            <numerusform>%1、%2: 結果 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>あとで(&amp;L)</translation>
    </message>
    <message>
        <source>The next start offers them again</source>
        <translation>次に起動したときにもう一度たずねます</translation>
    </message>
    <message numerus="yes">
        <source>%n session(s) were not saved when the program ended.</source>
        <translation>
            <numerusform>プログラムの終了時に保存されなかったセッションが %n 件あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 を削除</translation>
    </message>
    <message>
        <source>&amp;Open Its Readable Part</source>
        <translation>読める部分を開く(&amp;O)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::RunControl</name>
    <message>
        <source>Re&amp;sume the Session</source>
        <translation>セッションの続きを実行(&amp;S)</translation>
    </message>
    <message>
        <source>Measure only missing replicates, and jobs that were cancelled or never started</source>
        <translation>欠けている反復と、キャンセルされたか開始されなかったジョブだけを測定します</translation>
    </message>
    <message>
        <source>Contin&amp;ue</source>
        <translation>再開(&amp;U)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>一時停止(&amp;U)</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Continue the run; the next replicate warms up again</source>
        <translation>実行を再開します。次の反復はもう一度ウォームアップします</translation>
    </message>
    <message>
        <source>Pause after the current replicate</source>
        <translation>現在の反復の後で一時停止します</translation>
    </message>
    <message>
        <source>Nothing is running.</source>
        <translation>実行中のものはありません。</translation>
    </message>
    <message>
        <source>Devices are being looked for.</source>
        <translation>デバイスを探しています。</translation>
    </message>
    <message>
        <source>Nothing is missing.</source>
        <translation>足りないものはありません。</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>続きを実行</translation>
    </message>
    <message>
        <source>Measure only missing replicates of these jobs</source>
        <translation>これらのジョブに欠けている反復だけを測定します</translation>
    </message>
    <message>
        <source>Resume the Whole Run</source>
        <translation>実行全体の続きを実行</translation>
    </message>
    <message>
        <source>Measure only missing replicates and jobs of their runs</source>
        <translation>それらの実行に欠けている反復とジョブだけを測定します</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::SamplingSection</name>
    <message>
        <source>Fixed number</source>
        <translation>固定数</translation>
    </message>
    <message>
        <source>Sampling preset</source>
        <translation>サンプリングのプリセット</translation>
    </message>
    <message>
        <source>Number of samples</source>
        <translation>サンプル数</translation>
    </message>
    <message>
        <source>%1 replicates of %2 to %3 samples, at most %4 per job, until the noise is below %5 %</source>
        <translation>ノイズが %5 % 未満になるまで、%2～%3 サンプルを %1 反復、ジョブあたり最大 %4</translation>
    </message>
    <message>
        <source>Exactly this many samples in one replicate, with a short warm-up</source>
        <translation>1 反復でちょうどこの数のサンプル、短いウォームアップ付き</translation>
    </message>
    <message>
        <source>Interleave pairs</source>
        <translation>ペアを交互に</translation>
    </message>
    <message>
        <source>Samples:</source>
        <translation>サンプル:</translation>
    </message>
    <message>
        <source>Needs exactly two jobs for each workload: two devices, two algorithms, two merge strategies, two values of one parameter, or two modes.</source>
        <translation>各ワークロードにちょうど 2 つのジョブが必要です。デバイス 2 つ、アルゴリズム 2 つ、マージ戦略 2 つ、1 つのパラメーターの値 2 つ、またはモード 2 つです。</translation>
    </message>
    <message>
        <source>Alternates between the samples of the two jobs of each workload, so that changes of the machine affect both alike. The Compare tab shows the pairs.</source>
        <translation>各ワークロードの 2 つのジョブのサンプルを交互に取得し、マシンの変化が両方に等しく及ぶようにします。「比較」タブにペアが表示されます。</translation>
    </message>
    <message numerus="yes">
        <source>These choices make %n job(s) for a workload.</source>
        <translation>
            <numerusform>現在の選択では 1 つのワークロードに %n 個のジョブがあります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::SearchSection</name>
    <message>
        <source>How many keys are looked up in one run.</source>
        <translation>1 回の実行で探すキーの数。</translation>
    </message>
    <message>
        <source>The share of keys that occur in the data, from 0 to 1.</source>
        <translation>データに含まれるキーの割合。0 から 1 まで。</translation>
    </message>
    <message>
        <source>Looks the keys up in ascending order, which makes better use of caches.</source>
        <translation>キーを昇順に探します。キャッシュがより有効に使われます。</translation>
    </message>
    <message>
        <source>Hit ratio:</source>
        <translation>ヒット率:</translation>
    </message>
    <message>
        <source>Sorted</source>
        <translation>整列済み</translation>
    </message>
    <message>
        <source>Look up:</source>
        <translation>探索数:</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::SessionActions</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近のセッションを開く(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;New Session</source>
        <translation>新しいセッション(&amp;N)</translation>
    </message>
    <message>
        <source>Begin an empty session</source>
        <translation>空のセッションを始めます</translation>
    </message>
    <message>
        <source>&amp;Open Session…</source>
        <translation>セッションを開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Show the results of a session file</source>
        <translation>セッションファイルの結果を表示します</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>&amp;Save Session</source>
        <translation>セッションを保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save the results to a session file</source>
        <translation>結果をセッションファイルに保存します</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save Session &amp;As…</source>
        <translation>セッションに名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>Copy the session to another file and continue there</source>
        <translation>セッションを別のファイルにコピーして、そこで続けます</translation>
    </message>
    <message>
        <source>No&amp;tes on the Session…</source>
        <translation>セッションのメモ(&amp;T)…</translation>
    </message>
    <message>
        <source>Edit the notes on this session</source>
        <translation>このセッションのメモを編集します</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 を開いています…</translation>
    </message>
    <message>
        <source>session.sortscope</source>
        <translation>セッション.sortscope</translation>
    </message>
    <message>
        <source>The session is open for reading only: %1. Save it under another name to change the notes.</source>
        <translation>セッションは読み取り専用で開いています: %1。メモを変えるには別の名前で保存してください。</translation>
    </message>
    <message>
        <source>A run is active. Cancel it, or wait for its end, before another session takes its place.</source>
        <translation>実行中です。別のセッションに替える前に、取り消すか終わるまで待ってください。</translation>
    </message>
    <message>
        <source>There are no results to save yet.</source>
        <translation>保存できる結果はまだありません。</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>無題</translation>
    </message>
    <message>
        <source>Copy of %1</source>
        <translation>%1 のコピー</translation>
    </message>
    <message>
        <source>%1[*] [read-only]</source>
        <translation>%1[*] [読み取り専用]</translation>
    </message>
    <message numerus="yes">
        <source>Not everything could be written to the session&apos;s file: %1. %n result(s) are kept in memory, and writing is tried again with every job; you can also save the session to another place.</source>
        <translation>
            <numerusform>セッションのファイルにすべてを書き込めませんでした: %1。結果 %n 件がメモリーに残っており、ジョブが終わるたびに再び書き込みを試みます。セッションを別の場所に保存することもできます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The session could not be written to, so the run continues in an untitled copy of it. Save the copy where you like.</source>
        <translation>セッションに書き込めないため、実行は無題のコピーで続きます。コピーは好きな場所に保存してください。</translation>
    </message>
    <message>
        <source>%1 is open for reading only: %2. A run continues in an untitled copy of it.</source>
        <translation>%1 は読み取り専用で開いています: %2。実行は無題のコピーで続きます。</translation>
    </message>
    <message numerus="yes">
        <source>Opened %1: %n result(s)</source>
        <translation>
            <numerusform>%1 を開きました: 結果 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything is in %1; new results are written to it as they arrive.</source>
        <translation>すべて %1 に入っています。新しい結果は届きしだい書き込まれます。</translation>
    </message>
    <message>
        <source>Open the Sa&amp;mple Session</source>
        <translation>サンプルセッションを開く(&amp;M)</translation>
    </message>
    <message>
        <source>Open an editable copy of a session measured on an NVIDIA H200</source>
        <translation>NVIDIA H200 で測定したセッションの、編集できるコピーを開きます</translation>
    </message>
    <message>
        <source>A run is active here, so %1 is shown in another window.</source>
        <translation>ここでは実行中のため、%1 は別のウィンドウに表示されます。</translation>
    </message>
    <message>
        <source>%1 is damaged and stays as it is. This untitled session holds its readable part; save it where you like.</source>
        <translation>%1 は壊れていて、そのまま残ります。この無題のセッションにはその読める部分があります。好きな場所に保存してください。</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) could not be read.</source>
        <translation>
            <numerusform>%n 件のジョブを読めませんでした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::StudyPage</name>
    <message>
        <source>The fastest CPU row on the same data, %1, took %2 (wall clock).</source>
        <translation>同じデータで最も速い CPU の行 %1 は %2 でした（経過時間）。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>実行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>Write one row for every job to a file</source>
        <translation>ジョブごとに 1 行をファイルに書き込みます</translation>
    </message>
    <message>
        <source>Export Results</source>
        <translation>結果を書き出す</translation>
    </message>
    <message>
        <source>Write one row for every kernel and transfer of every sample to a file</source>
        <translation>各サンプルのカーネルと転送ごとに 1 行をファイルに書き込みます</translation>
    </message>
    <message>
        <source>Write what the devices tell of each kernel: registers, local memory, occupancy</source>
        <translation>デバイスが伝える各カーネルの情報 (レジスタ、ローカルメモリ、占有率) を書き込みます</translation>
    </message>
    <message>
        <source>Export Commands</source>
        <translation>コマンドを書き出す</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>End the program; a run is cancelled</source>
        <translation>プログラムを終了します。実行中のものはキャンセルされます</translation>
    </message>
    <message>
        <source>Run the jobs of the experiment</source>
        <translation>実験のジョブを実行します</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>キャンセル(&amp;C)</translation>
    </message>
    <message>
        <source>Stop the current job and drop waiting jobs</source>
        <translation>現在のジョブを止め、待機中のジョブを取りやめます</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Look for &amp;Devices Again</source>
        <translation>デバイスを探し直す(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;About Sortscope</source>
        <translation>Sortscope について(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>バージョンとライセンス</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>外観(&amp;A)</translation>
    </message>
    <message>
        <source>Like the &amp;System</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>Tool Bar</source>
        <translation>ツールバー</translation>
    </message>
    <message>
        <source>Export C&amp;hart…</source>
        <translation>図を書き出す(&amp;H)…</translation>
    </message>
    <message>
        <source>Write the chart of this tab to a picture</source>
        <translation>このタブの図を画像に書き込みます</translation>
    </message>
    <message>
        <source>Cop&amp;y Chart</source>
        <translation>図をコピー(&amp;Y)</translation>
    </message>
    <message>
        <source>Copy the chart of this tab to the clipboard</source>
        <translation>このタブの図をクリップボードにコピーします</translation>
    </message>
    <message>
        <source>&amp;Prepared Experiments</source>
        <translation>用意された実験(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>Write the whole session as JSON</source>
        <translation>セッション全体を JSON で書き出します</translation>
    </message>
    <message>
        <source>&amp;Markdown Table…</source>
        <translation>&amp;Markdown の表…</translation>
    </message>
    <message>
        <source>Write a table for pull requests and notes</source>
        <translation>プルリクエストやメモのための表を書き出します</translation>
    </message>
    <message>
        <source>Chrome &amp;Trace…</source>
        <translation>Chrome トレース(&amp;T)…</translation>
    </message>
    <message>
        <source>Write every command as a span on a timeline, for Perfetto or chrome://tracing</source>
        <translation>すべてのコマンドを時間軸上の区間として、Perfetto や chrome://tracing 用に書き出します</translation>
    </message>
    <message>
        <source>&amp;Google Benchmark JSON…</source>
        <translation>&amp;Google Benchmark の JSON…</translation>
    </message>
    <message>
        <source>Write the wall clocks in the format of Google Benchmark, for its compare.py</source>
        <translation>経過時間を Google Benchmark の形式で、その compare.py 用に書き出します</translation>
    </message>
    <message>
        <source>Export in Other &amp;Formats</source>
        <translation>ほかの形式で書き出す(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;End Now</source>
        <translation>今すぐ終了(&amp;E)</translation>
    </message>
    <message>
        <source>End Now</source>
        <translation>今すぐ終了</translation>
    </message>
    <message>
        <source>Don&apos;t wait for the current command: end the measuring process. Finished jobs are kept.</source>
        <translation>実行中のコマンドを待たず、計測プロセスを終了します。完了したジョブは残ります。</translation>
    </message>
    <message>
        <source>Cali&amp;brate This Machine…</source>
        <translation>このマシンを較正(&amp;B)…</translation>
    </message>
    <message>
        <source>Measure this machine&apos;s noise and copy bandwidth</source>
        <translation>このマシンのノイズとコピー帯域幅を計測します</translation>
    </message>
    <message>
        <source>Add to the &amp;Queue</source>
        <translation>待ち行列に追加(&amp;Q)</translation>
    </message>
    <message>
        <source>Add to Queue</source>
        <translation>待ち行列に追加</translation>
    </message>
    <message>
        <source>Run the jobs of the experiment once the current run has ended</source>
        <translation>現在の実行が終わったら、この実験のジョブを実行します</translation>
    </message>
    <message>
        <source>Footer &amp;Below Exported Charts</source>
        <translation>書き出すグラフの下にフッターを付ける(&amp;B)</translation>
    </message>
    <message>
        <source>Exported and copied charts name the machine, the date and the program</source>
        <translation>書き出したりコピーしたグラフに、マシン、日付、プログラムを記します</translation>
    </message>
    <message>
        <source>Tu&amp;ne…</source>
        <translation>チューニング(&amp;N)…</translation>
    </message>
    <message>
        <source>Find the fastest parameters of the chosen algorithm on the chosen device, and save them</source>
        <translation>選択したデバイスで選択したアルゴリズムの最速のパラメーターを探し、保存します</translation>
    </message>
    <message>
        <source>Dev&amp;ices</source>
        <translation>デバイス(&amp;I)</translation>
    </message>
    <message>
        <source>Find devices whose driver was installed or started meanwhile, and query the other machines again</source>
        <translation>後からドライバーがインストールまたは起動されたデバイスを探し、ほかのマシンにも問い合わせ直します</translation>
    </message>
    <message>
        <source>Add &amp;Algorithms…</source>
        <translation>アルゴリズムの追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Read algorithms of your own from a folder with an entry.lua, or with several such folders</source>
        <translation>entry.lua のあるフォルダー、またはそのようなフォルダーを含むフォルダーから自作のアルゴリズムを読み込みます</translation>
    </message>
    <message>
        <source>&amp;Pages</source>
        <translation>ページ(&amp;P)</translation>
    </message>
    <message>
        <source>Export Re&amp;port…</source>
        <translation>レポートを書き出す(&amp;P)…</translation>
    </message>
    <message>
        <source>Write a report for readers without this program, which any browser shows, and prints to PDF</source>
        <translation>このプログラムを持たない読み手のためのレポートを書き出します。どのブラウザーでも表示でき、PDF に印刷できます</translation>
    </message>
    <message>
        <source>Print Report…</source>
        <translation>レポートを印刷…</translation>
    </message>
    <message>
        <source>Print the report of the session, on paper or to a PDF file</source>
        <translation>セッションのレポートを紙または PDF ファイルに印刷します</translation>
    </message>
    <message>
        <source>Attach the Sess&amp;ion to Reports</source>
        <translation>レポートにセッションを添付する(&amp;I)</translation>
    </message>
    <message>
        <source>Readers of a report can save the session from it</source>
        <translation>レポートの読み手がそこからセッションを保存できます</translation>
    </message>
    <message>
        <source>Add an Algorithm Librar&amp;y…</source>
        <translation>アルゴリズムのライブラリの追加(&amp;Y)…</translation>
    </message>
    <message>
        <source>Read algorithms of your own from a shared library</source>
        <translation>共有ライブラリから独自のアルゴリズムを読み込みます</translation>
    </message>
    <message>
        <source>Export R&amp;esults as CSV (a Row per Job)…</source>
        <translation>結果を CSV で書き出す（ジョブごとに 1 行）(&amp;E)…</translation>
    </message>
    <message>
        <source>Export &amp;Commands as CSV (a Row per Launch and Transfer)…</source>
        <translation>コマンドを CSV で書き出す（起動と転送ごとに 1 行）(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Kernels as CSV (a Row per Kernel)…</source>
        <translation>カーネルの CSV（カーネルごとに 1 行）(&amp;K)…</translation>
    </message>
    <message>
        <source>Show &amp;Kernel Text</source>
        <translation>カーネルのテキストを表示(&amp;K)</translation>
    </message>
    <message>
        <source>Open the text by which the selected row was run on the page Workshop</source>
        <translation>選択した行の実行に使われたテキストを「ワークショップ」ページで開きます</translation>
    </message>
    <message>
        <source>Kernels from a &amp;Folder…</source>
        <translation>フォルダーのカーネルを使う(&amp;F)…</translation>
    </message>
    <message>
        <source>Read the kernels from a folder with changed copies of them, in place of those that are built in</source>
        <translation>変更したコピーのあるフォルダーから、組み込みのものの代わりにカーネルを読み込みます</translation>
    </message>
    <message>
        <source>Si&amp;ze of Exported Charts</source>
        <translation>書き出すグラフのサイズ(&amp;Z)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowAlgorithms</name>
    <message>
        <source>Reading %1…</source>
        <translation>%1 を読み込んでいます…</translation>
    </message>
    <message>
        <source>The algorithms of %1 are in the list.</source>
        <translation>%1 のアルゴリズムを一覧に加えました。</translation>
    </message>
    <message>
        <source>The kernels of the program are used again.</source>
        <translation>プログラムのカーネルが再び使われます。</translation>
    </message>
    <message>
        <source>Kernels are read from %1</source>
        <translation>カーネルは %1 から読み込まれます</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowCalibration</name>
    <message>
        <source>%1: wall %2, kernels %3, copies %4</source>
        <translation>%1: 経過時間 %2、カーネル %3、コピー %4</translation>
    </message>
    <message>
        <source>The calibration was cancelled. Its measurements are discarded.</source>
        <translation>較正は中止されました。測定結果は破棄されます。</translation>
    </message>
    <message>
        <source>The machine could not be calibrated. %1</source>
        <translation>マシンを較正できませんでした。%1</translation>
    </message>
    <message>
        <source>Calibrate This Machine</source>
        <translation>このマシンを較正</translation>
    </message>
    <message>
        <source>Cancelling the calibration</source>
        <translation>較正を中止しています</translation>
    </message>
    <message>
        <source>Repeating the same jobs</source>
        <translation>同じジョブを繰り返し計測しています</translation>
    </message>
    <message>
        <source>Waiting for %1, which measures on this machine</source>
        <translation>このマシンで計測している %1 を待っています</translation>
    </message>
    <message>
        <source>Measuring %1</source>
        <translation>%1 を計測しています</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>開始しています</translation>
    </message>
    <message>
        <source>Some calibrations could not be used. %1</source>
        <translation>一部の較正を使用できませんでした。%1</translation>
    </message>
    <message>
        <source>The calibration could not be saved. %1</source>
        <translation>較正を保存できませんでした。%1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowExports</name>
    <message>
        <source>The file could not be written. %1</source>
        <translation>ファイルを書き込めませんでした。%1</translation>
    </message>
    <message>
        <source>%1 is the file of the session that is open. Choose another name for the export.</source>
        <translation>%1 は開いているセッションのファイルです。書き出しには別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Exports are made from the session&apos;s file, and not everything is in it: %1. Save the session to another place first.</source>
        <translation>書き出しはセッションのファイルから行いますが、すべてが入っているわけではありません: %1。先にセッションを別の場所に保存してください。</translation>
    </message>
    <message>
        <source>There are no results to export yet.</source>
        <translation>書き出せる結果はまだありません。</translation>
    </message>
    <message>
        <source>A file is being written.</source>
        <translation>ファイルを書き込んでいます。</translation>
    </message>
    <message>
        <source>This tab shows no chart now.</source>
        <translation>このタブには今、図が表示されていません。</translation>
    </message>
    <message>
        <source>%1 is a file descriptor, not a file. Choose another name for the export.</source>
        <translation>%1 はファイル記述子で、ファイルではありません。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Sortscope %1</source>
        <translation>Sortscope %1</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 に書き込みました</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowHelp</name>
    <message>
        <source>Sortscope &amp;Help</source>
        <translation>Sortscope ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Find a Command…</source>
        <translation>コマンドを探す(&amp;F)…</translation>
    </message>
    <message>
        <source>%1, %2 keys</source>
        <translation>%1、%2 キー</translation>
    </message>
    <message>
        <source>Find any command, page, setting or job by its words</source>
        <translation>コマンド、ページ、設定、ジョブを言葉で探します</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>実験</translation>
    </message>
    <message>
        <source>Read about the page in front, and about the rest of the window</source>
        <translation>表示中のページとウィンドウのほかの部分についての説明を読みます</translation>
    </message>
    <message>
        <source>Job %1 on %2, %3</source>
        <translation>ジョブ %1、%2、%3</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowMachines</name>
    <message>
        <source>&amp;Add Machine…</source>
        <translation>マシンを追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Remove Machine</source>
        <translation>マシンを削除(&amp;R)</translation>
    </message>
    <message>
        <source>The machine %1 is left out. %2</source>
        <translation>マシン %1 を除外しました。%2</translation>
    </message>
    <message>
        <source>Measure on a machine that is reached by ssh, Slurm or a custom command</source>
        <translation>ssh、Slurm、任意のコマンドで届くマシンで計測します</translation>
    </message>
    <message>
        <source>Remove a machine, and close its connection</source>
        <translation>マシンを削除し、接続を閉じます</translation>
    </message>
    <message>
        <source>&amp;Fetch Stored Results</source>
        <translation>保存された結果を取り込む(&amp;F)</translation>
    </message>
    <message>
        <source>No other machine is connected.</source>
        <translation>ほかのマシンは接続されていません。</translation>
    </message>
    <message>
        <source>The session has no jobs.</source>
        <translation>セッションにジョブがありません。</translation>
    </message>
    <message>
        <source>Fetch results of this session that other machines stored when their connection ended</source>
        <translation>接続が切れたときにほかのマシンが保存した、このセッションの結果を取り込みます</translation>
    </message>
    <message numerus="yes">
        <source>%n stored replicate(s) were fetched from other machines.</source>
        <translation>
            <numerusform>ほかのマシンに保存されていた反復 %n 件を取り込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The other machines store no results of this session.</source>
        <translation>ほかのマシンに、このセッションの結果は保存されていません。</translation>
    </message>
    <message>
        <source>&amp;Restore “%1”</source>
        <translation>「%1」を復元(&amp;R)</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowPrint</name>
    <message>
        <source>Printed to %1</source>
        <translation>%1 に印刷しました</translation>
    </message>
    <message>
        <source>There are no results to print yet.</source>
        <translation>印刷する結果がまだありません。</translation>
    </message>
    <message>
        <source>A report is being printed.</source>
        <translation>レポートを印刷しています。</translation>
    </message>
    <message>
        <source>Reports are made from the session&apos;s file, and not everything is in it: %1. Save the session to another place first.</source>
        <translation>レポートはセッションのファイルから作成しますが、すべてが入っているわけではありません: %1。先にセッションを別の場所に保存してください。</translation>
    </message>
    <message>
        <source>The report could not be printed.</source>
        <translation>レポートを印刷できませんでした。</translation>
    </message>
    <message>
        <source>The report could not be printed. %1</source>
        <translation>レポートを印刷できませんでした。%1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WindowTuning</name>
    <message>
        <source>The tuned parameters could not be saved. %1</source>
        <translation>チューニングしたパラメーターを保存できませんでした。%1</translation>
    </message>
    <message>
        <source>Tuning could not start. %1</source>
        <translation>チューニングを開始できませんでした。%1</translation>
    </message>
    <message>
        <source>Tune Parameters</source>
        <translation>パラメーターのチューニング</translation>
    </message>
    <message>
        <source>Seconds after which no more trials begin. Each trial becomes a row of the session.</source>
        <translation>この秒数を過ぎると新しい試行を始めません。各試行はセッションの行になります。</translation>
    </message>
    <message>
        <source>&amp;Tune</source>
        <translation>チューニング(&amp;T)</translation>
    </message>
    <message>
        <source>The time ended before everything was tried: more time may find faster parameters.</source>
        <translation>すべてを試す前に時間切れになりました。時間を増やすと、より速いパラメーターが見つかるかもしれません。</translation>
    </message>
    <message>
        <source>%1 is tuned on %2.</source>
        <extracomment>an algorithm, and a device</extracomment>
        <translation>%2 で %1 をチューニングしました。</translation>
    </message>
    <message>
        <source>%1 keys: %2, %3× as fast as the defaults.</source>
        <extracomment>a number of keys; parameters and their values; a factor</extracomment>
        <translation>%1 キー：%2、既定値の %3 倍の速さです。</translation>
    </message>
    <message>
        <source>Later runs use the faster parameters, for sizes up to four times larger or smaller.</source>
        <translation>以後の実行では、4 倍までの大小のサイズで、より速いパラメーターを使います。</translation>
    </message>
    <message>
        <source>%1 keys: nothing was tried.</source>
        <extracomment>a number of keys</extracomment>
        <translation>%1 キー：何も試していません。</translation>
    </message>
    <message>
        <source>%1 keys: no trial could run (%2). Parameters tuned earlier stay.</source>
        <extracomment>a number of keys; why</extracomment>
        <translation>%1 キー：どの試行も実行できませんでした（%2）。以前にチューニングしたパラメーターはそのままです。</translation>
    </message>
    <message>
        <source>%1 keys: %2, and the defaults cannot run.</source>
        <extracomment>a number of keys; parameters and their values</extracomment>
        <translation>%1 キー：%2。既定値では実行できません。</translation>
    </message>
    <message>
        <source>%1 could not be tuned on %2.</source>
        <translation>%2 で %1 をチューニングできませんでした。</translation>
    </message>
    <message>
        <source>%1 keys: no difference found; the defaults stay.</source>
        <extracomment>a number of keys</extracomment>
        <translation>%1 キー：差は見つかりませんでした。既定値のままです。</translation>
    </message>
    <message>
        <source>Choose one device and one algorithm, and one kind of data, keys and values: only one is tuned at a time.</source>
        <translation>デバイスとアルゴリズムを 1 つずつ、データ、キー、値を 1 種類ずつ選んでください。一度にチューニングするのは 1 つだけです。</translation>
    </message>
    <message>
        <source>%1 has no parameters to tune.</source>
        <extracomment>an algorithm</extracomment>
        <translation>%1 にはチューニングするパラメーターがありません。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WinnersPage</name>
    <message numerus="yes">
        <source>%1 wins in %2 of %n cell(s).</source>
        <translation>
            <numerusform>%n セルのうち %2 セルで %1 が最速です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n winner(s) are proven.</source>
        <translation>
            <numerusform>うち %n セルで実証されています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::pages::WorkbenchTabs</name>
    <message>
        <source>Scaling</source>
        <translation>スケーリング</translation>
    </message>
    <message>
        <source>Kernels</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>ジョブ</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>比較</translation>
    </message>
    <message>
        <source>The session is open for reading only: save it under another name to write notes.</source>
        <translation>セッションは読み取り専用で開いています。メモを書くには別の名前で保存してください。</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>Parameter study</source>
        <translation>パラメーター研究</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>フリート</translation>
    </message>
    <message>
        <source>Show Kernels</source>
        <translation>カーネルを表示</translation>
    </message>
    <message>
        <source>Show in the Table of Jobs</source>
        <translation>ジョブの表に表示</translation>
    </message>
    <message>
        <source>Another session is being opened.</source>
        <translation>別のセッションを開いています。</translation>
    </message>
    <message>
        <source>Winners</source>
        <translation>最速</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Show Only the Rows of This Cell</source>
        <translation>このセルの行だけを表示</translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>ワークショップ</translation>
    </message>
    <message>
        <source>Against a baseline</source>
        <translation>基準との比較</translation>
    </message>
    <message>
        <source>Pin as the Baseline</source>
        <translation>基準として固定</translation>
    </message>
    <message>
        <source>GPU against CPU, speed-up</source>
        <translation>GPU と CPU の比較、高速化率</translation>
    </message>
    <message>
        <source>Show Kernel Text</source>
        <translation>カーネルのテキストを表示</translation>
    </message>
    <message>
        <source>Select a finished row first.</source>
        <translation>先に完了した行を選択してください。</translation>
    </message>
    <message>
        <source>The selected row has compiled no kernels.</source>
        <translation>選択した行はカーネルをコンパイルしていません。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::ChartSize</name>
    <message>
        <source>%1 × %2 pt, text %3 pt</source>
        <translation>%1 × %2 pt、文字 %3 pt</translation>
    </message>
    <message>
        <source> pt</source>
        <extracomment>the unit of a length: 1/72 inch</extracomment>
        <translation> pt</translation>
    </message>
    <message>
        <source>As on the &amp;Screen</source>
        <translation>画面と同じ(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;lide 16:9 (%1)</source>
        <translation>スライド 16:9 (%1)(&amp;L)</translation>
    </message>
    <message>
        <source>Paper &amp;Column (%1)</source>
        <translation>論文の 1 段 (%1)(&amp;C)</translation>
    </message>
    <message>
        <source>Paper &amp;Width (%1)</source>
        <translation>論文の全幅 (%1)(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Own Size (%1)…</source>
        <translation>任意のサイズ (%1)(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Own Size…</source>
        <translation>任意のサイズ(&amp;O)…</translation>
    </message>
    <message>
        <source>Size of Exported Charts</source>
        <translation>書き出すグラフのサイズ</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>幅(&amp;W):</translation>
    </message>
    <message>
        <source>&amp;Height:</source>
        <translation>高さ(&amp;H):</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>文字(&amp;T):</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::CheckCombo</name>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 chosen</source>
        <translation>%1 個選択</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::CommandPalette</name>
    <message>
        <source>Find a Command</source>
        <translation>コマンドを探す</translation>
    </message>
    <message>
        <source>Nothing matches “%1”</source>
        <translation>「%1」に一致するものはありません</translation>
    </message>
    <message>
        <source>Type words of a command, page, setting or job</source>
        <translation>コマンド、ページ、設定、ジョブの言葉を入力</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::ErrorBanner</name>
    <message>
        <source>Close this message</source>
        <translation>このメッセージを閉じる</translation>
    </message>
    <message>
        <source>Error: %1</source>
        <translation>エラー：%1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::PageRail</name>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::ParameterEdit</name>
    <message>
        <source>Default</source>
        <translation>既定</translation>
    </message>
    <message>
        <source>All of them</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>既定：%1</translation>
    </message>
    <message>
        <source>One of the listed choices, or all of them in separate jobs.</source>
        <translation>一覧の 1 つ、またはすべてをそれぞれ別のジョブにします。</translation>
    </message>
    <message>
        <source>Powers of two from %1 to %2.</source>
        <translation>%1 から %2 までの 2 のべき乗。</translation>
    </message>
    <message>
        <source>Whole numbers from %1 to %2.</source>
        <translation>%1 から %2 までの整数。</translation>
    </message>
    <message>
        <source>Several values, separated by commas, make separate jobs.</source>
        <translation>コンマで区切った複数の値はそれぞれ別のジョブになります。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::QueueList</name>
    <message>
        <source>Move it up in the queue</source>
        <translation>待ち行列で 1 つ上へ移す</translation>
    </message>
    <message>
        <source>Remove it from the queue</source>
        <translation>待ち行列から外す</translation>
    </message>
    <message numerus="yes">
        <source>%n experiment(s) waiting</source>
        <translation>
            <numerusform>待機中の実験 %n 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip to Next</source>
        <translation>次へスキップ</translation>
    </message>
    <message>
        <source>Run It Now</source>
        <translation>今すぐ実行</translation>
    </message>
    <message>
        <source>End the current run, keep its results, and start the next experiment</source>
        <translation>現在の実行を終え、その結果を残し、次の実験を始めます</translation>
    </message>
    <message>
        <source>Start the next experiment</source>
        <translation>次の実験を始めます</translation>
    </message>
    <message>
        <source>Restore the experiment that was removed last</source>
        <translation>最後に外した実験を復元します</translation>
    </message>
    <message>
        <source>Could not start: %1</source>
        <translation>開始できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::RunProgress</name>
    <message>
        <source>Progress of the run</source>
        <translation>実行の進み具合</translation>
    </message>
    <message>
        <source>Progress of the current job</source>
        <translation>現在のジョブの進み具合</translation>
    </message>
    <message>
        <source>%1 of %2 jobs finished</source>
        <translation>%2 ジョブ中 %1 ジョブ終了</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <extracomment>a number of jobs</extracomment>
        <translation>%1 件失敗</translation>
    </message>
    <message>
        <source>%1 of %2 replicates taken</source>
        <translation>%2 反復中 %1 反復終了</translation>
    </message>
    <message>
        <source>Waiting: %1 measures on this machine</source>
        <translation>待機中: %1 がこのマシンで計測しています</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>残り約 %1</translation>
    </message>
    <message>
        <source>Cancelling: waiting for the current command</source>
        <translation>キャンセル中: 実行中のコマンドを待っています</translation>
    </message>
    <message>
        <source>Cancelled: %1</source>
        <translation>取り消し：%1</translation>
    </message>
    <message>
        <source>Pausing after this: %1</source>
        <translation>この後で一時停止: %1</translation>
    </message>
    <message>
        <source>Paused: nothing is measured</source>
        <translation>一時停止中: 何も測定していません</translation>
    </message>
    <message numerus="yes">
        <source>and %n more machine(s)</source>
        <translation>
            <numerusform>ほか %n 台</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 keys</source>
        <translation>%1、%2 キー</translation>
    </message>
    <message>
        <source>%1: waiting for %2, which measures there</source>
        <translation>%1: 計測中の %2 を待っています</translation>
    </message>
    <message>
        <source>%1: %2: %3, %4 keys</source>
        <comment>a machine, a phase, an algorithm, a number</comment>
        <translation>%1: %2: %3、%4 キー</translation>
    </message>
    <message>
        <source>%1: no active job</source>
        <translation>%1: 実行中のジョブなし</translation>
    </message>
    <message>
        <source>(this round %1, this job %2)</source>
        <translation>（このラウンド %1、このジョブ %2）</translation>
    </message>
    <message>
        <source>(this round %1)</source>
        <translation>（このラウンド %1）</translation>
    </message>
    <message>
        <source>%1 given up</source>
        <extracomment>a number of replicates that their jobs will not take any more</extracomment>
        <translation>%1 反復は中止</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::SizesEdit</name>
    <message>
        <source>&lt;p&gt;Numbers of keys, separated by commas: 1000000, 10^6 or 2^20. 2^10..2^20 is a sweep that doubles, 2^10..2^20:x4 one by another factor.&lt;/p&gt;</source>
        <translation>&lt;p&gt;キーの個数をコンマで区切ります：1000000、10^6、2^20。2 倍ずつの掃引は 2^10..2^20、ほかの倍率は 2^10..2^20:x4 です。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Sizes in keys</source>
        <translation>サイズ（キー数）</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 キー</translation>
    </message>
    <message numerus="yes">
        <source>%n size(s)</source>
        <translation>
            <numerusform>サイズ %n 個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::Stepper</name>
    <message>
        <source>Step back (Left)</source>
        <translation>1 ステップ戻る（←）</translation>
    </message>
    <message>
        <source>Step forward (Right)</source>
        <translation>1 ステップ進む（→）</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>速さ(&amp;S)：</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>one step in 2 seconds</source>
        <translation>2 秒に 1 ステップ</translation>
    </message>
    <message numerus="yes">
        <source>%n steps per second</source>
        <translation>
            <numerusform>1 秒に %n ステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>一時停止（スペース）</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>再生（スペース）</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::TablePane</name>
    <message>
        <source>Reset columns</source>
        <translation>列をリセット</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::TableView</name>
    <message>
        <source>Copies the selected rows, or all of them, for a spreadsheet</source>
        <translation>選択した行（なければすべての行）を表計算ソフト用にコピーします</translation>
    </message>
    <message>
        <source>Copies the selected cells, or all of them, for a spreadsheet</source>
        <translation>選択したセル、またはすべてを表計算用にコピーします</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>CSV としてコピー</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Show Kernels</source>
        <translation>カーネルを表示</translation>
    </message>
    <message>
        <source>Use These Settings</source>
        <translation>この設定を使う</translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation>もう一度実行</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::widgets::TextExportButton</name>
    <message>
        <source>Export</source>
        <translation>書き出す</translation>
    </message>
    <message>
        <source>Copies this, or writes it to a file</source>
        <translation>これをコピーするか、ファイルに書き出します</translation>
    </message>
    <message>
        <source>Copy as %1</source>
        <translation>%1 としてコピー</translation>
    </message>
    <message>
        <source>Export as %1…</source>
        <translation>%1 として書き出す…</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::AlgorithmTree</name>
    <message>
        <source>Your algorithms</source>
        <translation>自分のアルゴリズム</translation>
    </message>
    <message>
        <source>Built in, to read and to copy</source>
        <translation>組み込み（閲覧とコピー用）</translation>
    </message>
    <message>
        <source>Algorithms</source>
        <translation>アルゴリズム</translation>
    </message>
    <message>
        <source>Other texts that were run</source>
        <translation>実行されたその他のテキスト</translation>
    </message>
    <message>
        <source>Choose two texts with Ctrl to see what differs.</source>
        <translation>Ctrl を押しながら二つのテキストを選ぶと、違いが表示されます。</translation>
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
        <translation>ワークアイテム</translation>
    </message>
    <message>
        <source>work-group</source>
        <translation>ワークグループ</translation>
    </message>
    <message>
        <source>registers</source>
        <translation>レジスタ</translation>
    </message>
    <message>
        <source>spilled</source>
        <translation>退避</translation>
    </message>
    <message>
        <source>private memory</source>
        <translation>プライベートメモリ</translation>
    </message>
    <message>
        <source>local memory</source>
        <translation>ローカルメモリ</translation>
    </message>
    <message>
        <source>occupancy</source>
        <translation>占有率</translation>
    </message>
    <message>
        <source>waves</source>
        <translation>ウェーブ数</translation>
    </message>
    <message>
        <source>launches %1 → %2</source>
        <translation>起動 %1 → %2</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::CodePane</name>
    <message>
        <source>Compiled program</source>
        <translation>コンパイルされたプログラム</translation>
    </message>
    <message>
        <source>Compiled code</source>
        <translation>コンパイルされたコード</translation>
    </message>
    <message>
        <source>This compiler does not say which line of the source its code comes from.</source>
        <translation>このコンパイラーは、コードがソースのどの行から来たかを示しません。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::CodeReader</name>
    <message numerus="yes">
        <source>The compiler, or a kernel that tells its launches, has not ended within %n second(s).</source>
        <translation>
            <numerusform>コンパイラー、または起動を知るために実行したカーネルが %n 秒以内に終わりませんでした。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::EntryTrial</name>
    <message>
        <source>The run ended without a row.</source>
        <translation>実行は行を残さずに終わりました。</translation>
    </message>
    <message>
        <source>The folder changes all the time: its files are not those that were read.</source>
        <translation>フォルダーが変わり続けています。ファイルが読み込んだものと異なります。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::LampsRow</name>
    <message>
        <source>not known</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>not proven</source>
        <translation>実証されていません</translation>
    </message>
    <message>
        <source>Builds</source>
        <translation>コンパイル</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>正しい</translation>
    </message>
    <message>
        <source>Not slower</source>
        <translation>遅くない</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>%1× its time</source>
        <extracomment>a factor</extracomment>
        <translation>その時間の %1 倍</translation>
    </message>
    <message>
        <source> (%1 of %2 cases in %3 s)</source>
        <extracomment>how many conformance cases were run, of how many, and the time that this took</extracomment>
        <translation>（%2 件中 %1 件、%3 秒）</translation>
    </message>
    <message>
        <source>The conformance cases that are quickest, up to the first wrong one; sortscope-cli entry check runs all.</source>
        <translation>短時間で済む適合性テストを、最初の誤りまで実行します。sortscope-cli entry check はすべてを実行します。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::LessonPane</name>
    <message>
        <source>Correct</source>
        <translation>正しい</translation>
    </message>
    <message>
        <source>Words in the kernels</source>
        <translation>カーネルの語</translation>
    </message>
    <message>
        <source>Launches</source>
        <translation>起動回数</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未定</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>The lesson is passed.</source>
        <translation>レッスンに合格しました。</translation>
    </message>
    <message>
        <source>The lesson is not passed yet.</source>
        <translation>レッスンにはまだ合格していません。</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>レッスン(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>始める(&amp;B)</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>確認を中止しました。</translation>
    </message>
    <message>
        <source>Show the text of a lesson beside the editor</source>
        <translation>レッスンの文章をエディターの横に表示します</translation>
    </message>
    <message>
        <source>The text of the lesson</source>
        <translation>レッスンの文章</translation>
    </message>
    <message>
        <source>What the check has found</source>
        <translation>確認の結果</translation>
    </message>
    <message>
        <source>Make the starting entry of the lesson in your folder, or open the one that is there</source>
        <translation>レッスンの開始用エントリーを自分のフォルダーに作るか、すでにあるものを開きます</translation>
    </message>
    <message>
        <source>Close the lesson</source>
        <translation>レッスンを閉じる</translation>
    </message>
    <message>
        <source>There are no lessons.</source>
        <translation>レッスンはありません。</translation>
    </message>
    <message>
        <source>The entry is being checked…</source>
        <translation>エントリーを確認しています…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>確認(&amp;K)</translation>
    </message>
    <message>
        <source>Save, and grade the entry in the editor on the chosen devices: right answers, then the bar</source>
        <translation>保存し、エディターにあるエントリーを選んだデバイスで評価します。まず答えの正しさ、次に目標です</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::RanTexts</name>
    <message numerus="yes">
        <source>%n text(s) are in %1.</source>
        <translation>
            <numerusform>%n 個のテキストを %1 に書き出しました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::SnapshotBar</name>
    <message>
        <source>&amp;Use This Text</source>
        <translation>このテキストを使う(&amp;U)</translation>
    </message>
    <message>
        <source>Export as a &amp;Folder…</source>
        <translation>フォルダーとして書き出す(&amp;F)…</translation>
    </message>
    <message>
        <source>Write all texts by which its last row was run into a folder</source>
        <translation>最後の行の実行に使われたすべてのテキストをフォルダーに書き出します</translation>
    </message>
    <message>
        <source>Patch</source>
        <translation>パッチ</translation>
    </message>
    <message>
        <source>Put this text in the place of the one that the file has now; it can be undone</source>
        <translation>ファイルの今のテキストをこのテキストに置き換えます。元に戻せます</translation>
    </message>
    <message>
        <source>This is no text of a file of yours that is listed.</source>
        <translation>一覧にある自分のファイルのテキストではありません。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::SnapshotWords</name>
    <message>
        <source>does not build</source>
        <translation>コンパイルできない</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>not slower</source>
        <translation>遅くない</translation>
    </message>
    <message>
        <source>slower</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>correct</source>
        <translation>正しい</translation>
    </message>
    <message>
        <source>Jobs: %1</source>
        <translation>ジョブ: %1</translation>
    </message>
    <message>
        <source>%1, as it ran in job %2 (SHA-256 %3…).</source>
        <translation>%1（ジョブ %2 の実行時のもの、SHA-256 %3…）。</translation>
    </message>
    <message>
        <source>The text that ran is not here: %1 (SHA-256 %2…) was built into another version of the program.</source>
        <translation>実行時のテキストはここにありません: %1（SHA-256 %2…）はプログラムの別の版に組み込まれていました。</translation>
    </message>
    <message>
        <source>The session does not keep the text that ran: %1 (SHA-256 %2…), read from %3.</source>
        <translation>セッションには実行時のテキストがありません: %1（SHA-256 %2…）、%3 から読み込まれたもの。</translation>
    </message>
    <message>
        <source>Below is the text as it is now.</source>
        <translation>以下は今のテキストです。</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::TrialBar</name>
    <message>
        <source>&amp;Try</source>
        <translation>試す(&amp;T)</translation>
    </message>
    <message>
        <source>Save, and run it and the other algorithm in turn (Ctrl+Return)</source>
        <translation>保存し、もう一方のアルゴリズムと交互に実行します (Ctrl+Return)</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>The other algorithm</source>
        <translation>もう一方のアルゴリズム</translation>
    </message>
    <message>
        <source>Number of keys</source>
        <translation>キーの数</translation>
    </message>
    <message>
        <source>against</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>キー数</translation>
    </message>
</context>
<context>
    <name>sortscope::gui::workshop::WorkshopPage</name>
    <message>
        <source>&amp;Edit a Copy…</source>
        <translation>コピーを編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the chosen algorithm into a folder of yours, under another name</source>
        <translation>選んだアルゴリズムを別の名前で自分のフォルダーに書き込みます</translation>
    </message>
    <message>
        <source>The two are run in turn…</source>
        <translation>両者を交互に実行しています…</translation>
    </message>
    <message>
        <source>%1 is not changed here: it is larger than 1 MiB, or no text in UTF-8.</source>
        <translation>%1 はここでは変更できません。1 MiB より大きいか、UTF-8 のテキストではありません。</translation>
    </message>
    <message>
        <source>%1, as it was built in. Edit a copy to change it.</source>
        <translation>%1（組み込みのまま）。変更するにはコピーを編集してください。</translation>
    </message>
    <message>
        <source>Choose an algorithm. Those that are built in can be copied, and the copies changed.</source>
        <translation>アルゴリズムを選んでください。組み込みのものはコピーでき、コピーは変更できます。</translation>
    </message>
    <message>
        <source>Another program has changed %1. Your text is in %2.</source>
        <translation>ほかのプログラムが %1 を変更しました。あなたのテキストは %2 にあります。</translation>
    </message>
    <message>
        <source>Edit a Copy</source>
        <translation>コピーを編集</translation>
    </message>
    <message>
        <source>The id of your algorithm: small letters, digits and hyphens.</source>
        <translation>アルゴリズムの ID（小文字、数字、ハイフン）。</translation>
    </message>
    <message>
        <source>Compiled &amp;Code</source>
        <translation>コンパイルされたコード(&amp;C)</translation>
    </message>
    <message>
        <source>Show what the compiler of the device makes of the kernels beside them</source>
        <translation>デバイスのコンパイラーがカーネルから作ったコードを横に表示します</translation>
    </message>
    <message>
        <source>Only the texts of now are compiled here: choose the file or the algorithm above this one.</source>
        <translation>ここでコンパイルされるのは今のテキストだけです。この上にあるファイルまたはアルゴリズムを選んでください。</translation>
    </message>
    <message>
        <source>Choose an algorithm that loads, and a device.</source>
        <translation>読み込めるアルゴリズムとデバイスを選んでください。</translation>
    </message>
    <message>
        <source>The kernels are being compiled…</source>
        <translation>カーネルをコンパイルしています…</translation>
    </message>
    <message>
        <source>Choose one text to read it, or two to see what differs.</source>
        <translation>一つ選ぶとテキストが、二つ選ぶと違いが表示されます。</translation>
    </message>
    <message>
        <source>One of the two texts is not the one that ran: the session does not keep that one.</source>
        <translation>二つのうち一つは実行時のテキストではありません。セッションに残っていないためです。</translation>
    </message>
    <message>
        <source>The two texts are the same.</source>
        <translation>二つのテキストは同じです。</translation>
    </message>
    <message>
        <source>What differs: lines with − are in the lower one of the two, lines with + in the upper one.</source>
        <translation>違い: − の行は一覧で下のテキスト、+ の行は上のテキストにあります。</translation>
    </message>
    <message>
        <source>Show in &amp;Learn</source>
        <translation>「学ぶ」で表示(&amp;L)</translation>
    </message>
    <message>
        <source>Shows the steps of this network on the page Learn</source>
        <translation>このネットワークのステップを「学ぶ」のページに示します</translation>
    </message>
    <message>
        <source>Conformance cases are run, the quickest first…</source>
        <translation>適合性テストを、短時間で済むものから実行しています…</translation>
    </message>
</context>
</TS>
