import { limits } from '@portal/contract/core/fields/limits'
import { orientationIn, orientationSegment, UPRIGHT } from './orientation.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const EXIF = 0xe1
const ADOBE = 0xee

// Frames, tables, restart intervals, and scans: everything that decoding needs.
const drawn = new Set([
  ...[0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcc, 0xcd, 0xce, 0xcf],
  ...[SCAN, 0xdb, 0xdc, 0xdd],
])

const isInScan = (next: number | undefined) => next === 0 || (next !== undefined && next >= 0xd0 && next <= 0xd7)

/** Position of the marker after the scan data, or the end of the file. */
const endOfScan = (bytes: Buffer, from: number): number => {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && (isInScan(bytes[at + 1]) || bytes[at + 1] === 0xff)) {
    at = bytes.indexOf(0xff, bytes[at + 1] === 0xff ? at + 1 : at + 2)
  }
  return at < 0 ? bytes.length : at
}

// Keeps the colour transform. Drops the version and flags, which identify the program that wrote the file.
const adobeOf = (content: Buffer): Buffer => {
  if (content.length < 12 || content.toString('latin1', 0, 5) !== 'Adobe') return Buffer.alloc(0)
  return Buffer.from([0xff, ADOBE, 0, 14, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, content[11] ?? 0])
}

/**
 * A JPEG reduced to its image data and orientation: no location, time, device, thumbnail, colour profile, or comment,
 * and no bytes after its end. Undefined if it is damaged.
 */
export const stripJpeg = (bytes: Buffer): Buffer | undefined => {
  const parts: Buffer[] = []
  let orientation: number | undefined
  let at = 2
  let hasScan = false
  while (bytes[at] === 0xff && parts.length <= limits.attachment_parts) {
    const marker = bytes[at + 1] ?? 0
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) {
      const head = Buffer.concat([Buffer.from([0xff, START]), orientationSegment(orientation ?? UPRIGHT)])
      return hasScan ? Buffer.concat([head, ...parts, Buffer.from([0xff, END])]) : undefined
    }
    if (at + 4 > bytes.length) return undefined
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const content = bytes.subarray(at + 4, end)
    if (end < at + 4 || end > bytes.length) return undefined
    if (drawn.has(marker)) parts.push(bytes.subarray(at, end))
    else if (marker === ADOBE) parts.push(adobeOf(content))
    // Reads only the first one. Damaged ones are slow to parse, and a file has room for a million.
    else if (marker === EXIF && content.toString('latin1', 0, 6) === 'Exif\0\0')
      orientation ??= orientationIn(content.subarray(6))
    at = end
    if (marker !== SCAN) continue
    hasScan = true
    at = endOfScan(bytes, end)
    parts.push(bytes.subarray(end, at))
  }
  return undefined
}
