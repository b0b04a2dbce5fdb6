/** Orders saves of one question: by lease, then by sequence number. */
export interface SaveOrder {
  readonly lease: number
  readonly seq: number
}

export const isNewerSave = (one: SaveOrder, other: SaveOrder | undefined): boolean =>
  !other || one.lease > other.lease || (one.lease === other.lease && one.seq > other.seq)
