/** Signs of a kind of document, and of code in it. A document is rejected only if it shows both. */
export interface Sign {
  readonly kind: RegExp
  readonly runs: RegExp
}

// Longer than any sign, so that a sign across two chunks is found.
const OVERLAP = 1024

type Chunks = AsyncIterable<Uint8Array>

/** A regular expression, or anything else that finds a sign in a text. */
type Pattern = Pick<RegExp, 'test'>

const unchanged = (text: string) => text

/** What a sign may require before or after it, as if a file had this around it. */
const AROUND = Buffer.alloc(80, '.')

async function* padded(chunks: Chunks) {
  yield AROUND
  yield* chunks
  yield AROUND
}

/** Which of the patterns occur in the bytes, in lower case. `read` prepares each chunk. */
export const found = async (chunks: Chunks, patterns: readonly Pattern[], read = unchanged) => {
  const seen = new Set<Pattern>()
  let end = ''
  for await (const chunk of padded(chunks)) {
    const text = read(end + Buffer.from(chunk).toString('latin1').toLowerCase())
    for (const pattern of patterns) if (!seen.has(pattern) && pattern.test(text)) seen.add(pattern)
    if (seen.size === patterns.length) break
    end = text.slice(-OVERLAP)
  }
  return seen
}

/** Whether the bytes show any of the signs. */
export const shows = async (chunks: Chunks, signs: readonly Sign[], read = unchanged): Promise<boolean> => {
  const seen = await found(
    chunks,
    signs.flatMap(({ kind, runs }) => [kind, runs]),
    read,
  )
  return signs.some(({ kind, runs }) => seen.has(kind) && seen.has(runs))
}

const decoded = (text: string) =>
  text.replace(/&#(?:(\d{1,7})|x([\da-f]{1,6}));/g, (whole, decimal, hex) => {
    const point = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return point <= 0x10ffff ? String.fromCodePoint(point).toLowerCase() : whole
  })

/** Normalises XML, because character references, leading zeros in them, UTF-16, and long blanks could hide signs. */
export const asXml = (text: string): string =>
  decoded(text.replaceAll('\0', '').replace(/&#(x?)0+/g, '&#$1')).replace(/\s+/g, ' ')

/** Programs ignore blanks in base64, and line breaks of quoted-printable text. */
export const withoutBlanks = (text: string): string => text.replace(/\s+/g, '')
