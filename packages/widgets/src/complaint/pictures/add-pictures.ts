import { attachmentTypes } from '@portal/contract/attachments'
import { limits } from '@portal/contract/limits'
import { newId } from '@portal/contract/new-id'
import type { Attached, RefusedFile } from './attached.ts'
import { reduced } from './reduced.ts'

/** Where pictures are added to. */
interface Target {
  readonly read: () => Attached
  readonly attach: (change: Partial<Attached>) => void
}

/** The picture of a file, or why it cannot be added to these. */
const blobOf = async (file: File, pictures: Attached['pictures']): Promise<Blob | RefusedFile['code']> => {
  if (!attachmentTypes.some(type => type === file.type)) return 'attachment_type'
  if (pictures.length >= limits.complaint_attachments) return 'attachments_too_many'
  const blob = await reduced(file)
  if (!blob) return 'attachment_damaged'
  const size = pictures.reduce((sum, one) => sum + one.blob.size, blob.size)
  return size > limits.attachment_bytes ? 'attachments_too_large' : blob
}

/** Adds files one after the other, as pictures that are small enough, and notes those that cannot be added. */
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
