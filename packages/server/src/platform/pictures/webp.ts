import { limits } from '@portal/contract/core/fields/limits'

const HEAD_BYTES = 12
/** Name and length of a chunk. */
const BEFORE_BYTES = 8
const ALPHA = 0x10

const drawn: readonly string[] = ['VP8X', 'ALPH', 'VP8 ', 'VP8L']

// Clears all flags of the VP8X header except transparency.
const announcing = (chunk: Buffer): Buffer => {
  const changed = Buffer.from(chunk)
  changed.fill(0, BEFORE_BYTES, BEFORE_BYTES + 4)
  changed[BEFORE_BYTES] = (chunk[BEFORE_BYTES] ?? 0) & ALPHA
  return changed
}

/** A WebP reduced to its image data, without Exif, XMP, or colour profile. Undefined if damaged or animated. */
export const stripWebp = (bytes: Buffer): Buffer | undefined => {
  const parts: Buffer[] = []
  const names = new Set<string>()
  const whole = Math.min(bytes.length, BEFORE_BYTES + bytes.readUInt32LE(4))
  let at = HEAD_BYTES
  while (at + BEFORE_BYTES <= whole) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    // Chunks are padded to an even number of bytes.
    const end = at + BEFORE_BYTES + length + (length % 2)
    if (end > bytes.length || (name === 'VP8X' && length < 10)) return undefined
    const chunk = bytes.subarray(at, end)
    if (drawn.includes(name)) {
      parts.push(name === 'VP8X' ? announcing(chunk) : chunk)
      names.add(name)
    }
    if (parts.length > limits.attachment_parts) return undefined
    at = end
  }
  if (!names.has('VP8 ') && !names.has('VP8L')) return undefined
  const content = Buffer.concat(parts)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(content.length + 4, 4)
  return Buffer.concat([head, content])
}
