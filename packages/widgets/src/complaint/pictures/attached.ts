import type { AttachmentError } from '@portal/contract/files/attachments'

/** A picture of the complaint. Its name stays on the device. */
export interface ChosenPicture {
  readonly id: string
  readonly name: string
  readonly blob: Blob
}

export interface RefusedFile {
  readonly id: string
  readonly name: string
  readonly code: Exclude<AttachmentError, 'attachment_infected' | 'attachment_unscanned'>
}

/** Pictures of the draft. Kept in memory only. */
export interface Attached {
  readonly pictures: readonly ChosenPicture[]
  /** Refused files of the last selection. */
  readonly refused: readonly RefusedFile[]
  /** Whether pictures are being read and reduced. */
  readonly isBusy: boolean
  /** Whether loading the code for pictures failed. */
  readonly isNotLoaded: boolean
}

export const nothingAttached: Attached = { pictures: [], refused: [], isBusy: false, isNotLoaded: false }
