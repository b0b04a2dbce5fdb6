import { limits } from '@portal/contract/core/fields/limits'
import { newId } from '@portal/contract/core/fields/new-id'
import { attachmentTypes } from '@portal/contract/files/attachments'
import { pictureSize } from '@portal/contract/files/picture-size'
import type { Attached, RefusedFile } from './attached.ts'
import { reduced } from './reduced.ts'

// A picture's dimensions are always within its first bytes, up to this many.
const HEAD_BYTES = 16 * 1024 * 1024

const sizeOf = async (file: File) => pictureSize(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))

interface Target {
  readonly read: () => Attached
  readonly attach: (change: Partial<Attached>) => void
}

/** The picture to add, or the code of why it can't be added. */
const blobOf = async (file: File, pictures: Attached['pictures']): Promise<Blob | RefusedFile['code']> => {
  if (!attachmentTypes.some(type => type === file.type)) return 'attachment_type'
  if (pictures.length >= limits.complaint_attachments) return 'attachments_too_many'
  const pixels = await sizeOf(file)
  if (pixels && pixels.width * pixels.height > limits.attachment_pixels) return 'attachment_pixels'
  const blob = pixels && (await reduced(file))
  if (!blob) return 'attachment_damaged'
  const size = pictures.reduce((sum, one) => sum + one.blob.size, blob.size)
  return size > limits.attachment_bytes ? 'attachments_too_large' : blob
}

/** Adds files one by one as reduced pictures, and records those it can't add. */
export const addPictures = async ({ read, attach }: Target, files: readonly File[]): Promise<void> => {
  attach({ refused: [] })
  for (const file of files) {
    const { pictures, refused } = read()
    const made = await blobOf(file, pictures)
    const { name } = file
    if (typeof made === 'string') attach({ refused: [...refused, { id: newId(), name, code: made }] })
    else attach({ pictures: [...pictures, { id: newId(), name, blob: made }] })
  }
}
