import { isOwn } from '@portal/contract/core/api/own-subject'
import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { FileOwner } from '@portal/contract/core/tables/file-fields'
import type { FileRow, FileVersion } from '@portal/contract/files/files'

/** Whether the person sees all files. Others see their own and those of records that they see. */
export const seesAllFiles = (user: Holder): boolean => can(user, ['files', 'view_all'])

export const mayAdd = (user: Holder): boolean => can(user, ['files', 'add'])

/** Whether the person may add files to visible records of this kind. Instructors may add to trainings. */
export const mayAddTo = (user: Holder, kind: FileOwner): boolean =>
  mayAdd(user) || (kind === 'sub_activity' && can(user, ['instructors', 'upload_files']))

/** Rights on a file that the person sees. They apply to their own files, and with `view_all` to all files. */
export const rightsOnFile = (user: Holder & { readonly id: string }, uploadedBy: string): FileRow['can'] => {
  const reaches = seesAllFiles(user) || isOwn(user, uploadedBy)
  const edit = reaches && can(user, ['files', 'edit'])
  return { edit, delete: reaches && can(user, ['files', 'delete']), add_version: edit && mayAdd(user) }
}

/** Limits on uploads being examined at once, per process and per person. */
export const FINISHING = { atOnce: 4, waiting: 40, perPerson: 2 }

const images: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']

/** How a page may show a file of this type. Null means download only. */
export const filePreviewOf = (mediaType: string): FileVersion['preview'] => {
  if (mediaType === 'application/pdf') return 'pdf'
  return images.includes(mediaType) ? 'image' : null
}

/** Whether a file may be downloaded. With a scanner, only after it was found clean. */
export const mayLeave = (scan: FileVersion['scan'], scans: boolean): boolean =>
  scan === 'clean' || (scan === 'off' && !scans)
