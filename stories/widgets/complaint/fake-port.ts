import type { ComplaintDraft } from '@portal/contract/complaints/complaints'
import { ProblemError } from '@portal/contract/core/api/call'
import type { ErrorCode } from '@portal/contract/core/api/errors'
import type { ComplaintPort } from '@portal/widgets/complaint'
import { memoryComplaints } from '@portal/widgets/testing'

interface Call {
  readonly draft: ComplaintDraft
  readonly key: string
  readonly pictures: readonly Blob[]
}

/** The port without a server, which fails when requested. */
export interface FakePort extends ComplaintPort {
  /** What is stored. */
  readonly stored: readonly ComplaintDraft[]
  /** Of each that is stored, its pictures. */
  readonly pictures: readonly (readonly Blob[])[]
  /** Every call that came, with its key. */
  readonly calls: readonly Call[]
  /** The next call ends with this code; with `lost` it is stored and its answer never arrives. */
  failNext: (
    failure: { code: ErrorCode; retry_after?: number; errors?: { path: string; code: string }[] } | 'lost',
  ) => void
  /** Delays calls until the answer is called. */
  hold: () => () => void
}

/** Makes such a port. */
export const fakePort = (): FakePort => {
  const { port, stored } = memoryComplaints()
  const calls: Call[] = []
  let failure: Parameters<FakePort['failNext']>[0] | null = null
  let gate = Promise.resolve()
  const refuse = (given: object) => new ProblemError({ type: 'about:blank', status: 400, code: 'internal', ...given })
  return {
    get stored() {
      return stored().map(({ draft }) => draft)
    },
    get pictures() {
      return stored().map(({ pictures }) => pictures)
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
    file: async (draft, key, pictures = []) => {
      calls.push({ draft, key, pictures })
      await gate
      const now = failure
      failure = null
      if (now && now !== 'lost') throw refuse(now)
      const receipt = await port.file(draft, key, pictures)
      if (now === 'lost') throw refuse({ status: 0, code: 'unavailable' })
      return receipt
    },
  }
}
