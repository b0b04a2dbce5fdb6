import { ProblemError } from '@portal/contract/call'
import { type ComplaintDraft, complaintDraft } from '@portal/contract/complaints'
import type { ErrorCode } from '@portal/contract/errors'
import type { ComplaintPort } from '@portal/widgets/complaint'

/** A port that obeys the contract: parses as the server does, keeps a key only once, and fails when told to. */
export interface FakePort extends ComplaintPort {
  /** What is stored. */
  readonly stored: readonly ComplaintDraft[]
  /** Every call that came, with its key. */
  readonly calls: readonly { readonly draft: ComplaintDraft; readonly key: string }[]
  /** The next call ends with this code; with `lost` it is stored and its answer never arrives. */
  failNext: (
    failure: { code: ErrorCode; retry_after?: number; errors?: { path: string; code: string }[] } | 'lost',
  ) => void
  /** Holds calls back until the answer is called. */
  hold: () => () => void
}

/** Makes such a port. */
export const fakePort = (): FakePort => {
  const stored = new Map<string, ComplaintDraft>()
  const calls: { draft: ComplaintDraft; key: string }[] = []
  let failure: Parameters<FakePort['failNext']>[0] | null = null
  let gate = Promise.resolve()
  const refuse = (given: object) => new ProblemError({ type: 'about:blank', status: 400, code: 'internal', ...given })
  return {
    get stored() {
      return [...stored.values()]
    },
    calls,
    failNext: next => {
      failure = next
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    file: async (draft, key) => {
      calls.push({ draft, key })
      await gate
      const now = failure
      failure = null
      if (now && now !== 'lost') throw refuse(now)
      const parsed = complaintDraft.safeParse(draft)
      if (!parsed.success) throw refuse({ code: 'invalid' })
      stored.set(key, parsed.data)
      if (now === 'lost') throw refuse({ status: 0, code: 'unavailable' })
      return draft.type === 'private' ? '0A1B-2C3D-4E5F-6G7H-8J9K-0M1N-2P3Q' : undefined
    },
  }
}
