import { limits } from '@portal/contract/core/fields/limits'

const SIGNATURE_BYTES = 8
/** Length, name, and checksum of a chunk. */
const AROUND_BYTES = 12

const drawn: readonly string[] = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']

/**
 * A PNG reduced to its image data, or to its first frame if it is animated. Text, time, Exif, colour profile, physical
 * size, and bytes after its end are removed. Undefined if it is damaged.
 */
export const stripPng = (bytes: Buffer): Buffer | undefined => {
  const parts = [bytes.subarray(0, SIGNATURE_BYTES)]
  const names = new Set<string>()
  let at = SIGNATURE_BYTES
  while (at + AROUND_BYTES <= bytes.length && parts.length <= limits.attachment_parts) {
    const end = at + AROUND_BYTES + bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length) return undefined
    if (drawn.includes(name)) {
      parts.push(bytes.subarray(at, end))
      names.add(name)
    }
    if (name === 'IEND') return names.has('IHDR') && names.has('IDAT') ? Buffer.concat(parts) : undefined
    at = end
  }
  return undefined
}
