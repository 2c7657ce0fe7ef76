/** Adds up all layout shifts so far. Runs in the page. */
export async function shifts(): Promise<number> {
  let sum = 0;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  return sum;
}
