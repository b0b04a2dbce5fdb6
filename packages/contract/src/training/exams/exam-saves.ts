/** Orders saves of one question: by lease, then by sequence number. */
export interface SaveOrder {
  readonly lease: number
  readonly seq: number
}

export const isNewerSave = (one: SaveOrder, other: SaveOrder | undefined): boolean =>
  !other || one.lease > other.lease || (one.lease === other.lease && one.seq > other.seq)

/** The newest save of each question, whatever the order of arrival. */
export const newestSaves = <Save extends SaveOrder & { readonly question_id: string }>(
  saves: Iterable<Save>,
): Save[] => {
  const newest = new Map<string, Save>()
  for (const save of saves) if (isNewerSave(save, newest.get(save.question_id))) newest.set(save.question_id, save)
  return [...newest.values()]
}
