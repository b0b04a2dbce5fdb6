import { crc32, deflateSync } from 'node:zlib'

// 24 × 16 pixels, red on the left and blue on the right, encoded by Chromium.
const bytesOf = (base64: string) => Buffer.from(base64.replace(/\s/g, ''), 'base64')
const jpeg = bytesOf(`
  /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19i
  Z2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj
  Y2NjY2NjY2P/wAARCAAQABgDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABAAG/8QAFxABAAMAAAAAAAAAAAAAAAAAAARC
  gf/EABUBAQEAAAAAAAAAAAAAAAAAAAYA/8QAGhEAAQUBAAAAAAAAAAAAAAAAAAECBTSBsf/aAAwDAQACEQMRAD8Azo02mkjTaaoy
  0zeKIpGs7OoFSRgFT//Z`)
const png = bytesOf(`
  iVBORw0KGgoAAAANSUhEUgAAABgAAAAQCAYAAAAMJL+VAAAANElEQVR4AezSwQkAAAhC0U/7j9ZONYJ46JSBt0B4WA3jBHqcFMeX
  AgkcohBJAfmQFT0gWgAAAP//FZpapwAAAAZJREFUAwAbIyspP7MmTAAAAABJRU5ErkJggg==`)
const webpFrame = bytesOf(`
  VlA4IEoAAADwAwCdASoYABAAPtFUo0uoJKMhsAgBABoJQBdl0AoAH2AV//uAAGbAAP7vD+xN8X2TXmtmDgXD56V0h//maDWVZL+f
  xFdmBXQAAA==`)

/** Words in the metadata of the pictures. Nothing that is stored may contain them. */
export const traces = [
  'Distinctive Phone 15',
  '2026:11:02 09:41:07',
  'Salma from accounting',
  'violet-thumbnail',
  'GPS-here',
]

const segment = (marker: number, content: Buffer | string) => {
  const bytes = Buffer.from(content)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(bytes.length + 2, 2)
  return Buffer.concat([head, bytes])
}

// A TIFF directory in big-endian byte order. Values longer than four bytes follow the table.
const directory = (
  at: number,
  entries: readonly (readonly [tag: number, type: number, count: number, value: Buffer])[],
) => {
  const table = Buffer.alloc(2 + entries.length * 12 + 4)
  table.writeUInt16BE(entries.length)
  const behind: Buffer[] = []
  let place = at + table.length
  entries.forEach(([tag, type, count, value], index) => {
    const entry = 2 + index * 12
    table.writeUInt16BE(tag, entry)
    table.writeUInt16BE(type, entry + 2)
    table.writeUInt32BE(count, entry + 4)
    if (value.length <= 4) value.copy(table, entry + 8)
    else {
      table.writeUInt32BE(place, entry + 8)
      behind.push(value)
      place += value.length
    }
  })
  return Buffer.concat([table, ...behind])
}

const words = (text: string) => [2, text.length + 1, Buffer.from(`${text}\0`)] as const
const rationals = (...parts: number[]) => {
  const bytes = Buffer.alloc(parts.length * 8)
  parts.forEach((part, index) => {
    bytes.writeUInt32BE(part, index * 8)
    bytes.writeUInt32BE(1, index * 8 + 4)
  })
  return [5, parts.length, bytes] as const
}

const GPS_AT = 400

/** Exif as phones write it: device, time, orientation, thumbnail, and the position 33° 30′ N, 36° 17′ E. */
const exif = (orientation: number): Buffer => {
  const pointer = Buffer.alloc(4)
  pointer.writeUInt32BE(GPS_AT)
  const main = directory(8, [
    [0x0110, ...words('Distinctive Phone 15')],
    [0x0112, 3, 1, Buffer.from([0, orientation, 0, 0])],
    [0x0132, ...words('2026:11:02 09:41:07')],
    [0x8825, 4, 1, pointer],
  ])
  const gps = directory(GPS_AT, [
    [1, 2, 2, Buffer.from('N\0')],
    [2, ...rationals(33, 30, 12)],
    [3, 2, 2, Buffer.from('E\0')],
    [4, ...rationals(36, 17, 48)],
    [0x1b, ...words('GPS-here')],
  ])
  const tiff = Buffer.alloc(GPS_AT)
  tiff.write('4d4d002a00000008', 'hex')
  main.copy(tiff, 8)
  return Buffer.concat([tiff, gps, Buffer.from('violet-thumbnail')])
}

/** A JPEG with the metadata that phones and programs write, before, between, and after the image data. */
export const aPhoto = (orientation = 1): Buffer =>
  Buffer.concat([
    jpeg.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(orientation)])),
    segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>Salma from accounting</x:xmpmeta>'),
    segment(0xe2, 'ICC_PROFILE\0 Distinctive Phone 15'),
    segment(0xfe, 'Salma from accounting'),
    jpeg.subarray(2),
    Buffer.from('a film of Salma from accounting'),
  ])

const chunk = (name: string, content: Buffer | string) => {
  const named = Buffer.concat([Buffer.from(name), Buffer.from(content)])
  const around = Buffer.alloc(4)
  around.writeUInt32BE(named.length - 4)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([around, named, sum])
}

const IHDR_END = 33

/** A PNG with text, time, and Exif. */
export const aDrawing = (): Buffer =>
  Buffer.concat([
    png.subarray(0, IHDR_END),
    chunk('tEXt', 'Author\0Salma from accounting'),
    chunk('eXIf', exif(1)),
    chunk('tIME', Buffer.from([7, 234, 11, 2, 9, 41, 7])),
    png.subarray(IHDR_END),
    Buffer.from('Salma from accounting'),
  ])

/** A PNG of a few hundred bytes that declares these dimensions. */
export const anEmptyPng = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([1, 0], 8)
  const data = deflateSync(Buffer.alloc(64))
  return Buffer.concat([png.subarray(0, 8), chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', '')])
}

const part = (name: string, content: Buffer) => {
  const head = Buffer.alloc(8)
  head.write(name)
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

export const aWebp = (): Buffer => {
  const announced = part('VP8X', Buffer.from([0x0c, 0, 0, 0, 23, 0, 0, 15, 0, 0]))
  const parts = [announced, webpFrame, part('EXIF', exif(1)), part('XMP ', Buffer.from('Salma from accounting'))]
  const content = Buffer.concat([Buffer.from('WEBP'), ...parts])
  const head = Buffer.from('RIFF\0\0\0\0')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content])
}
