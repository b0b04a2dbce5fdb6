import { type ComplaintDraft, complaintDraft } from '@portal/contract/complaints/complaints'
import { limits } from '@portal/contract/core/fields/limits'
import { newId } from '@portal/contract/core/fields/new-id'
import type { ComplaintPort } from '../ports/complaint/index.ts'
import { demand, failureWith, type PortRule, refusal, refusalFrom } from './rule.ts'

interface StoredComplaint {
  readonly draft: ComplaintDraft
  readonly pictures: readonly Blob[]
}

/** A ComplaintPort without a server. Stores complaints in memory and applies the contract's rules. */
export const memoryComplaints = () => {
  const stored = new Map<string, StoredComplaint>()
  const port: ComplaintPort = {
    file: async (draft, key, pictures = []) => {
      const read = complaintDraft.safeParse(draft)
      if (!read.success) throw refusalFrom(read.error.issues)
      if (pictures.length > limits.complaint_attachments) throw refusal('attachments_too_many')
      stored.set(key, { draft: read.data, pictures })
      return draft.type === 'private' ? '0A1B-2C3D-4E5F-6G7H-8J9K-0M1N-2P3Q' : undefined
    },
  }
  return { port, stored: (): readonly StoredComplaint[] => [...stored.values()] }
}

interface ComplaintPortTrial {
  /** A port of a person who may file. */
  readonly port: ComplaintPort
  readonly count: () => number | Promise<number>
}

const inPrivate: ComplaintDraft = { type: 'private', body: 'The training began late.' }
const inOwnName: ComplaintDraft = { type: 'user', body: 'The training began late.' }

/** Rules that every ComplaintPort must follow. `make` creates a port for each rule. */
export const complaintPortRules = (
  make: () => ComplaintPortTrial | Promise<ComplaintPortTrial>,
): readonly PortRule[] => {
  const rule = (name: string, check: (trial: ComplaintPortTrial, added: () => Promise<number>) => Promise<void>) => ({
    name,
    check: async () => {
      const trial = await make()
      const before = await trial.count()
      await check(trial, async () => (await trial.count()) - before)
    },
  })
  return [
    rule('stores a private complaint and one in the sender’s name', async ({ port }, added) => {
      await port.file(inPrivate, newId())
      await port.file(inOwnName, newId())
      demand((await added()) === 2, 'Two complaints were filed, but the number stored is not two.')
    }),
    rule('returns a receipt code for private complaints only', async ({ port }) => {
      const codes = [await port.file(inPrivate, newId()), await port.file(inOwnName, newId())]
      demand(codes[1] === undefined, 'A complaint in the sender’s name got a receipt code.')
      demand(codes[0] !== '', 'The receipt code is empty.')
    }),
    rule('stores a resent complaint once', async ({ port }, added) => {
      const key = newId()
      for (const draft of [inOwnName, inOwnName]) await port.file(draft, key)
      demand((await added()) === 1, 'A resent complaint is not stored exactly once.')
    }),
    rule('rejects an empty complaint, names the field, and stores nothing', async ({ port }, added) => {
      const { fields } = await failureWith(port.file({ ...inOwnName, body: ' ' }, newId()), 'invalid')
      demand('body' in fields, 'The rejection does not name the field body.')
      demand((await added()) === 0, 'An empty complaint is stored.')
    }),
  ]
}
