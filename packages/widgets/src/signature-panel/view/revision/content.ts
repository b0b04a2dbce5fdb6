import type { SignedDocument } from '../../../ports/signature/index.ts'

export type Revision = SignedDocument['revisions'][number]

export type Item = Revision['content']['items'][number]

/** An item that differs between two revisions. `was` is missing for added items, `is` for removed ones. */
export interface ItemDifference {
  readonly id: string
  readonly was?: Item
  readonly is?: Item
}

/** Removes the first matching item from the list and returns it. */
const taken = (items: Item[], isIt: (item: Item) => boolean): Item | undefined => {
  const at = items.findIndex(isIt)
  return at < 0 ? undefined : items.splice(at, 1)[0]
}

/** Items that differ from the earlier revision. Items with the same name count as one changed item. */
export const changedItems = (before: Revision['content'], after: Revision['content']): ItemDifference[] => {
  const text = (item: Item) => JSON.stringify(item)
  const present = [...after.items]
  const old = before.items.filter(item => !taken(present, one => text(one) === text(item)))
  const changed = old.map((was, at): ItemDifference => {
    const is = taken(present, ({ name }) => name === was.name)
    return { id: `was ${at}`, was, ...(is && { is }) }
  })
  return [...changed, ...present.map((is, at) => ({ id: `is ${at}`, is }))]
}
