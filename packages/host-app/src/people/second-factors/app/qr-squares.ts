import { encode } from 'uqr'

/** The dark squares of a QR code as one SVG path, and its width in squares. */
export const squaresOf = (text: string) => {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { path: squares.join(''), size }
}
