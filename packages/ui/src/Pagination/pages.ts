/** The pages to show: the first, the last, and those around the present one; `gap` stands for the ones left out. */
export const pagesToShow = (page: number, count: number): (number | 'gap')[] => {
  const wanted = [1, page - 1, page, page + 1, count].filter(number => number >= 1 && number <= count)
  const numbers = [...new Set(wanted)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1
    // A gap of one page would be as wide as the page itself.
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? ['gap' as const, number] : [number]
  })
}
