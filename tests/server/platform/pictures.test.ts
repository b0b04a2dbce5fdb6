import { limits } from '@portal/contract/core/fields/limits'
import { pictureSize } from '@portal/contract/files/picture-size'
import { describe, expect, test } from 'vitest'
import { stripPicture } from '../../../packages/server/src/platform/pictures/strip.ts'
import { aDrawing, anEmptyPng, aPhoto, aWebp, traces } from '../../support/pictures.ts'

const stripped = (bytes: Buffer) => {
  const picture = stripPicture(bytes)
  if (typeof picture === 'string') throw new Error(picture)
  return picture
}

const kinds = [
  ['JPEG', 'image/jpeg', aPhoto],
  ['PNG', 'image/png', aDrawing],
  ['WebP', 'image/webp', aWebp],
] as const

describe.each(kinds)('stripping a %s', (_name, mediaType, make) => {
  test('removes all metadata', () => {
    const given = make()
    const { content } = stripped(given)
    expect(stripped(given).mediaType).toBe(mediaType)
    expect(
      traces.some(trace => given.includes(trace)),
      'the proof can fail',
    ).toBe(true)
    for (const trace of [...traces, 'Exif', 'EXIF', 'eXIf', 'XMP', 'xmp', 'ICC', 'tEXt', 'tIME', 'JFIF'])
      expect(content.includes(trace), trace).toBe(false)
  })

  test('does not change it again the second time', () => {
    const { content } = stripped(make())
    expect(stripped(content).content).toEqual(content)
  })

  test('rejects it as damaged if it is truncated at any byte', () => {
    const { content } = stripped(make())
    for (let length = 12; length < content.length - 1; length++)
      expect(stripPicture(content.subarray(0, length)), String(length)).toBe('damaged')
  })

  test('rejects it or removes the name in its metadata if any single byte is changed', () => {
    const given = make()
    for (let at = 0; at < given.length; at++) {
      const changed = Buffer.from(given)
      changed[at] = 255 - (changed[at] ?? 0)
      const found = stripPicture(changed)
      if (typeof found !== 'string') expect(found.content.includes('Salma'), String(at)).toBe(false)
    }
  })
})

test.each([2, 3, 4, 5, 6, 7, 8])('a rotated JPEG (%s) keeps only its orientation', orientation => {
  const { content } = stripped(aPhoto(orientation))
  const upright = stripped(aPhoto(1)).content
  const exif = content.subarray(2, content.length - upright.length + 2)
  expect(exif.toString('hex')).toBe(
    `ffe10022${Buffer.from('Exif\0\0').toString('hex')}4d4d002a0000000800010112000300000001000${orientation}000000000000`,
  )
  expect(Buffer.concat([content.subarray(0, 2), content.subarray(2 + exif.length)])).toEqual(upright)
})

test.each([
  ['a PDF', '%PDF-1.7\n%âãÏÓ'],
  ['a GIF', 'GIF89a'],
  ['an HTML page', '<html>'],
  ['an empty file', ''],
])('%s is not a supported picture', (_name, text) => {
  expect(stripPicture(Buffer.from(text))).toBe('unknown')
})

describe('a picture with a very large number of parts', () => {
  /** A picture of the maximum size that repeats one part. */
  const fullOf = (picture: Buffer, part: Buffer, at: number) => {
    const count = Math.floor((limits.attachment_bytes - picture.length) / part.length)
    const full = Buffer.concat([picture.subarray(0, at), Buffer.alloc(count * part.length, part), picture.subarray(at)])
    if (full.toString('latin1', 0, 4) === 'RIFF') full.writeUInt32LE(full.length - 8, 4)
    return full
  }
  const ofPng = (name: string) => Buffer.concat([Buffer.alloc(4), Buffer.from(name), Buffer.alloc(4)])

  test.each([
    ['JPEG', aPhoto(), Buffer.from([0xff, 0xdb, 0, 2]), 2],
    ['PNG', aDrawing(), ofPng('IDAT'), 33],
    ['WebP', aWebp(), Buffer.from('ALPH\0\0\0\0'), 12],
  ])('is rejected as damaged: %s', (_name, picture, part, at) => {
    expect(stripPicture(fullOf(picture, part, at))).toBe('damaged')
  })

  test('gets its orientation from the first Exif part only', () => {
    const broken = Buffer.from('ffe1000a4578696600004d4d', 'hex')
    const photo = aPhoto(6)
    const first = Buffer.concat([photo.subarray(0, 2), broken, photo.subarray(2)])
    expect(stripped(first).content).toEqual(stripped(aPhoto(1)).content)
    const last = Buffer.concat([photo.subarray(0, -2), broken, photo.subarray(-2)])
    expect(stripped(last).content).toEqual(stripped(photo).content)
  })

  test('is accepted if the parts are as small as some programs write them', () => {
    const png = aDrawing()
    const parts = Buffer.alloc(12 * 9000, ofPng('IDAT'))
    expect(typeof stripPicture(Buffer.concat([png.subarray(0, 33), parts, png.subarray(33)]))).toBe('object')
  })
})

describe('the dimensions of a picture', () => {
  test.each(kinds)('are read from the header of a %s', (_name, _type, make) => {
    expect(pictureSize(make())).toEqual({ width: 24, height: 16 })
    expect(pictureSize(stripped(make()).content)).toEqual({ width: 24, height: 16 })
  })

  // A JPEG has its dimensions in the frame. A WebP has them in its header and in the frame.
  const frame = (bytes: Buffer) => bytes.lastIndexOf(Buffer.from([0xff, 0xc0])) + 5
  const changed = (bytes: Buffer, at: number, values: readonly number[]) => {
    const copy = Buffer.from(bytes)
    copy.set(values, at)
    return copy
  }

  test.each([
    ['PNG', anEmptyPng(30_000, 30_000)],
    ['PNG with a single long row', anEmptyPng(2 ** 31 - 1, 1)],
    ['JPEG', changed(aPhoto(), frame(aPhoto()), [0x75, 0x30, 0x75, 0x30])],
    ['WebP whose header declares them', changed(aWebp(), 24, [0x2f, 0x75, 0, 0x2f, 0x75, 0])],
    ['WebP whose frame declares them', changed(aWebp(), aWebp().indexOf('VP8 ') + 14, [0xff, 0x3f, 0xff, 0x3f])],
  ])('are too large in a small %s', (_name, bytes) => {
    expect(stripPicture(bytes)).toBe('too_large')
  })

  test('are accepted up to the pixel limit', () => {
    expect(typeof stripPicture(anEmptyPng(limits.attachment_pixels / 8000, 8000))).toBe('object')
    expect(stripPicture(anEmptyPng(limits.attachment_pixels / 8000 + 1, 8000))).toBe('too_large')
    expect(stripPicture(anEmptyPng(0, 8000))).toBe('damaged')
  })
})
