import type { RequestRecord } from '@portal/contract/requests/request-records'
import type { SignedDocument } from './signature-port.ts'

/** One revision of what is signed. */
export type Revision = SignedDocument['revisions'][number]

/** A signature, or a refusal to sign. */
export type Signature = RequestRecord['signatures'][number]

/** A revision by its number. */
export const revisionOf = ({ revisions }: SignedDocument, number: number): Revision | undefined =>
  revisions.find(one => one.number === number)

/** The document that was read last: of two answers the later version counts, in whichever order they arrived. */
export const newestOf = (...documents: readonly (SignedDocument | undefined)[]): SignedDocument | undefined =>
  documents.reduce((found, one) => (!found || (one && one.version >= found.version) ? one : found), undefined)

/** An item of a revision. */
export type Item = Revision['content']['items'][number]

/** An item that two revisions do not have alike: what it was, and what it is; one of them where it was added or removed. */
export interface ChangedItem {
  readonly id: string
  readonly was?: Item
  readonly is?: Item
}

/** Takes from a list of items the first that looks like this one, if there is any. */
const taken = (items: Item[], isIt: (item: Item) => boolean): Item | undefined => {
  const at = items.findIndex(isIt)
  return at < 0 ? undefined : items.splice(at, 1)[0]
}

/** The items that one revision has otherwise than an earlier one, in their order; those of one name are one item. */
export const changedItems = (before: Revision['content'], after: Revision['content']): ChangedItem[] => {
  const text = (item: Item) => JSON.stringify(item)
  const present = [...after.items]
  const old = before.items.filter(item => !taken(present, one => text(one) === text(item)))
  const changed = old.map((was, at): ChangedItem => {
    const is = taken(present, ({ name }) => name === was.name)
    return { id: `was ${at}`, was, ...(is && { is }) }
  })
  return [...changed, ...present.map((is, at) => ({ id: `is ${at}`, is }))]
}
