/** The numbers that the hash begins and goes on with: fractions of roots of the first primes, in 32 bits. */
const fractions = (root: (prime: number) => number, count: number) => {
  const found: number[] = []
  for (let one = 2; found.length < count; one++) if (!found.some(prime => one % prime === 0)) found.push(one)
  return Int32Array.from(found, prime => (root(prime) % 1) * 2 ** 32)
}

const BLOCK = 64

/** The bytes with their end marked and their length in bits after it, as whole blocks. */
const padded = (bytes: Uint8Array) => {
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK)
  blocks.set(bytes)
  blocks[bytes.length] = 0x80
  const view = new DataView(blocks.buffer)
  view.setUint32(blocks.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(blocks.length - 4, bytes.length << 3)
  return view
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** SHA-256 (FIPS 180-4) of bytes, for pages served without https, from which browsers withhold their own. */
export const sha256 = (bytes: Uint8Array): ArrayBuffer => {
  const constants = fractions(Math.cbrt, BLOCK)
  const state = fractions(Math.sqrt, 8)
  const view = padded(bytes)
  const words = new Int32Array(BLOCK)
  const word = (at: number) => words[at] ?? 0
  for (let from = 0; from < view.byteLength; from += BLOCK) {
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let at = 0; at < BLOCK; at++) {
      const [early, late] = [word(at - 15), word(at - 2)]
      const spread = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
      const mixed = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
      words[at] = at < 16 ? view.getInt32(from + at * 4) : word(at - 16) + spread + word(at - 7) + mixed
      const chosen = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g))
      const first = (h + chosen + (constants[at] ?? 0) + word(at)) | 0
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    for (const [at, one] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] ?? 0) + one
  }
  const hash = new DataView(new ArrayBuffer(32))
  for (const [at, one] of state.entries()) hash.setInt32(at * 4, one)
  return hash.buffer
}
