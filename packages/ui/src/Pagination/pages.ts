const SLOTS = 7

const from = (first: number, length: number) => Array.from({ length }, (_, index) => first + index)

/**
 * The page numbers to show: first, last, and those around the current one. `gap` stands for omitted pages. There are
 * always seven slots, so that nothing moves under the pointer.
 */
export const pagesToShow = (page: number, count: number): (number | 'gap')[] => {
  if (count <= SLOTS) return from(1, count)
  if (page <= 4) return [...from(1, 5), 'gap', count]
  if (page >= count - 3) return [1, 'gap', ...from(count - 4, 5)]
  return [1, 'gap', ...from(page - 1, 3), 'gap', count]
}
