/** Whether the benchmarks are only tried, with small sizes (`npm run bench -- --quick`). */
const isQuick = process.env.BENCH_QUICK === "1";

/** @returns the size of the measurement, or of its trial. */
export const sized = <Size>(usual: Size, quick: Size): Size => (isQuick ? quick : usual);
