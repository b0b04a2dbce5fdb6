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

/** A port without a server, which fails on demand. */
export interface FakePort extends ComplaintPort {
  readonly stored: readonly ComplaintDraft[]
  readonly pictures: readonly (readonly Blob[])[]
  /** All requests received, with their keys. */
  readonly calls: readonly Call[]
  /** Makes the next request fail with this code. With `lost` it is stored, but its response is lost. */
  failNext: (
    failure: { code: ErrorCode; retry_after?: number; errors?: { path: string; code: string }[] } | 'lost',
  ) => void
  /** Delays requests until the returned function is called. */
  hold: () => () => void
}

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
