import type { RequestRecord } from '@portal/contract/requests/request-records'
import type { SignedDocument } from './signature-port.ts'

export type Revision = SignedDocument['revisions'][number]

/** A signature or a rejection. */
export type Signature = RequestRecord['signatures'][number]

export const revisionOf = ({ revisions }: SignedDocument, number: number): Revision | undefined =>
  revisions.find(one => one.number === number)

/** The document with the highest version, whatever order the responses arrived in. */
export const newestOf = (...documents: readonly (SignedDocument | undefined)[]): SignedDocument | undefined =>
  documents.reduce((found, one) => (!found || (one && one.version >= found.version) ? one : found), undefined)

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
