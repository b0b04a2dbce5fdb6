/** The position of a value among the saves of one question: the later lease counts, within it the later number. */
export interface SaveOrder {
  readonly lease: number
  readonly seq: number
}

/** Whether a save counts over another, in whichever order they arrive. */
export const isNewerSave = (one: SaveOrder, other: SaveOrder | undefined): boolean =>
  !other || one.lease > other.lease || (one.lease === other.lease && one.seq > other.seq)
