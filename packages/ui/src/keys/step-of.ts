/** The direction of an arrow key along the text: 1 to its end, -1 to its beginning, 0 for any other key. */
export const stepOf = (key: string, direction: 'ltr' | 'rtl'): -1 | 0 | 1 => {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (direction === 'ltr') ? 1 : -1
}
