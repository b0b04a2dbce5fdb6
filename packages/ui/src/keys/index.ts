/** An arrow key's direction along the text: 1 to its end, -1 to its start, and 0 for any other key. */
export const stepOf = (key: string, direction: 'ltr' | 'rtl'): -1 | 0 | 1 => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1
}
