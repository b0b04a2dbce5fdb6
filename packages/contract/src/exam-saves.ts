/**
 * Of the answers that one call saves: how many, and their characters alone and together, below body_bytes in any
 * script.
 */
export const saveLimits = { answers: 50, answer_length: 5000, characters: 40_000 } as const

/** The position of a value among the saves of one question: the later lease counts, within it the later number. */
export interface SaveOrder {
  readonly lease: number
  readonly seq: number
}

/** Whether a save counts over another, in whichever order they arrive. */
export const isNewerSave = (one: SaveOrder, other: SaveOrder | undefined): boolean =>
  !other || one.lease > other.lease || (one.lease === other.lease && one.seq > other.seq)
