import type { RequestRecord } from '@portal/contract/request_records'
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

/** Items that one revision has and the other has not, or has otherwise, by name. */
export const changedItems = (before: Revision['content'], after: Revision['content']): string[] => {
  const lines = (content: Revision['content']) => new Map(content.items.map(item => [JSON.stringify(item), item.name]))
  const [old, present] = [lines(before), lines(after)]
  const different = [...old, ...present].filter(([line]) => !(old.has(line) && present.has(line)))
  return [...new Set(different.map(([, name]) => name))]
}
