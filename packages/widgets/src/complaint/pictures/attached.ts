import type { AttachmentError } from '@portal/contract/files/attachments'

/** A picture that goes with the complaint. Its name stays on the device. */
export interface ChosenPicture {
  readonly id: string
  readonly name: string
  readonly blob: Blob
}

/** What was chosen and could not be added, with the reason. */
export interface RefusedFile {
  readonly id: string
  readonly name: string
  readonly code: Exclude<AttachmentError, 'attachment_infected' | 'attachment_unscanned'>
}

/** The pictures of a complaint that is being written; in memory only. */
export interface Attached {
  readonly pictures: readonly ChosenPicture[]
  /** Of those that were chosen last. */
  readonly refused: readonly RefusedFile[]
  /** While pictures are read and made smaller. */
  readonly isBusy: boolean
  /** Whether the code for pictures did not arrive. */
  readonly isNotLoaded: boolean
}

/** No pictures. */
export const nothingAttached: Attached = { pictures: [], refused: [], isBusy: false, isNotLoaded: false }
