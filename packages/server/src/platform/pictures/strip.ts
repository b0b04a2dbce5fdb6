import { limits } from '@portal/contract/core/fields/limits'
import type { attachmentTypes } from '@portal/contract/files/attachments'
import { pictureSize } from '@portal/contract/files/picture-size'
import { stripJpeg } from './jpeg.ts'
import { stripPng } from './png.ts'
import { stripWebp } from './webp.ts'

/** A picture without metadata. */
export interface Picture {
  readonly mediaType: (typeof attachmentTypes)[number]
  readonly content: Buffer
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')

const typeOf = (bytes: Buffer): Picture['mediaType'] | undefined => {
  if (bytes.toString('hex', 0, 3) === 'ffd8ff') return 'image/jpeg'
  if (bytes.subarray(0, PNG.length).equals(PNG)) return 'image/png'
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp ? 'image/webp' : undefined
}

const strippers = { 'image/jpeg': stripJpeg, 'image/png': stripPng, 'image/webp': stripWebp } as const

/**
 * Removes everything that drawing a picture doesn't need, such as its location. Leaves image data unchanged, byte for
 * byte. Returns `unknown` for other file types, `damaged`, or `too_large` if decoding would need too much memory.
 */
export const stripPicture = (bytes: Buffer): Picture | 'unknown' | 'damaged' | 'too_large' => {
  const mediaType = typeOf(bytes)
  if (!mediaType) return 'unknown'
  const content = strippers[mediaType](bytes)
  const size = content && pictureSize(content)
  if (!content || !size) return 'damaged'
  return size.width * size.height > limits.attachment_pixels ? 'too_large' : { mediaType, content }
}
