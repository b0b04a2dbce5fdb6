/** Coordinates of signatures. Scaled to the displayed size. */
export const strokeBox = { width: 1500, height: 500 } as const

/** Maximum length of an encoded signature, about 2,000 points. */
export const strokesLength = 6000

/** Integer coordinates from the top left of the box. */
export type Point = readonly [x: number, y: number]

export type Stroke = readonly Point[]

// Encoded polyline algorithm: differences to the previous point, sign in the lowest bit, five bits per character.
const BITS = 5
const MORE = 1 << BITS
const FIRST = 63
/** Any difference inside the box fits into three characters. */
const MOST = 3

const encodeNumber = (value: number): string => {
  let rest = value < 0 ? ~(value << 1) : value << 1
  let text = ''
  for (; rest >= MORE; rest >>= BITS) text += String.fromCharCode((MORE | (rest & (MORE - 1))) + FIRST)
  return text + String.fromCharCode(rest + FIRST)
}

const encodeStroke = (stroke: Stroke): string => {
  let [x, y] = [0, 0]
  let text = ''
  for (const point of stroke) {
    text += encodeNumber(point[0] - x) + encodeNumber(point[1] - y)
    ;[x, y] = point
  }
  return text
}

/** Separates strokes with spaces. Most points take two to four characters. */
export const encodeStrokes = (strokes: readonly Stroke[]): string => strokes.map(encodeStroke).join(' ')

const decodeNumbers = (text: string): number[] | null => {
  const numbers: number[] = []
  let rest = 0
  let count = 0
  for (const letter of text) {
    const bits = letter.charCodeAt(0) - FIRST
    if (bits < 0 || bits >= MORE * 2 || count === MOST) return null
    rest |= (bits & (MORE - 1)) << (BITS * count)
    count += 1
    if (bits >= MORE) continue
    numbers.push(rest & 1 ? ~(rest >> 1) : rest >> 1)
    rest = 0
    count = 0
  }
  return count === 0 ? numbers : null
}

const decodeStroke = (text: string): Stroke | null => {
  const numbers = decodeNumbers(text)
  if (!numbers || numbers.length === 0 || numbers.length % 2 === 1) return null
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let at = 0; at < numbers.length; at += 2) {
    x += numbers[at] ?? 0
    y += numbers[at + 1] ?? 0
    if (x < 0 || y < 0 || x > strokeBox.width || y > strokeBox.height) return null
    points.push([x, y])
  }
  return points
}

/** Returns null for invalid text: outside the box, truncated, or not in the canonical (shortest) form. */
export const decodeStrokes = (text: string): readonly Stroke[] | null => {
  if (text.length > strokesLength) return null
  const strokes: Stroke[] = []
  for (const part of text.split(' ')) {
    const stroke = decodeStroke(part)
    if (!stroke) return null
    strokes.push(stroke)
  }
  return encodeStrokes(strokes) === text ? strokes : null
}

const extent = (values: readonly number[]) =>
  values.reduce((most, value) => Math.max(most, value), 0) -
  values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)

/** False for taps and slips, which are smaller than a twentieth of the box. */
export const isDrawn = (strokes: readonly Stroke[]): boolean => {
  const points = strokes.flat()
  const size = Math.max(extent(points.map(([x]) => x)), extent(points.map(([, y]) => y)))
  return size >= strokeBox.width / 20
}

const strokePath = (stroke: Stroke): string => {
  const [first, ...rest] = stroke
  const last = stroke.at(-1)
  if (!first || !last) return ''
  // A line of length zero still renders its round caps, as for the dot of an i.
  let path = `M${first[0]} ${first[1]}`
  for (const [at, [x, y]] of rest.entries()) {
    const next = rest[at + 1]
    if (next) path += `Q${x} ${y} ${(x + next[0]) / 2} ${(y + next[1]) / 2}`
  }
  return `${path}L${last[0]} ${last[1]}`
}

export const svgPathOf = (strokes: readonly Stroke[]): string => strokes.map(strokePath).join('')
