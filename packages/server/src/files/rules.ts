import { can, type Holder } from '@portal/contract/core/rights/needs'
import type { FileOwner } from '@portal/contract/core/tables/file-fields'
import type { FileRow, FileVersion } from '@portal/contract/files/files'

/** Whether a person sees every file; the others see their own and those of records that they see (decision 35). */
export const seesAll = (user: Holder): boolean => can(user, ['files', 'view_all'])

/** Whether a person adds files at all. */
export const mayAdd = (user: Holder): boolean => can(user, ['files', 'add'])

/** Whether a person adds files to records of a kind that they see: instructors to trainings, by their own command. */
export const mayAddTo = (user: Holder, kind: FileOwner): boolean =>
  mayAdd(user) || (kind === 'sub_activity' && can(user, ['instructors', 'upload_files']))

/** What a person may do to a file that they see: to their own, and with `view_all` to every one. */
export const rightsOn = (user: Holder & { readonly id: string }, uploadedBy: string): FileRow['can'] => {
  const reaches = seesAll(user) || uploadedBy === user.id
  const edit = reaches && can(user, ['files', 'edit'])
  return { edit, delete: reaches && can(user, ['files', 'delete']), add_version: edit && mayAdd(user) }
}

/** Uploads of one person that are looked through at once, and of all. */
export const FINISHING = { atOnce: 4, waiting: 40, perPerson: 4 }

const images: readonly string[] = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']

/** How a page may show a content of this type; everything else is only ever downloaded. */
export const previewOf = (mediaType: string): FileVersion['preview'] => {
  if (mediaType === 'application/pdf') return 'pdf'
  return images.includes(mediaType) ? 'image' : null
}

/** Whether a content may leave: not before a scanner that was set up has found it clean. */
export const mayLeave = (scan: FileVersion['scan'], scans: boolean): boolean =>
  scan === 'clean' || (scan === 'off' && !scans)
