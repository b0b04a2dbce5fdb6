import { ProblemError } from '@portal/contract/core/api/call'
import type { ErrorCode } from '@portal/contract/core/api/errors'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import { signatureRoles } from '@portal/contract/requests/signatures'
import type { SignatureDecision, SignaturePort, SignedDocument } from '@portal/widgets/signature-panel'
import { managers } from '../../requests/request-records.ts'
import { idOf } from '../../support/fake-rows.ts'

/** A port that follows the contract. It refuses what the server would, and fails on demand. */
export interface FakePort extends SignaturePort {
  readonly document: () => SignedDocument
  /** Accepted signatures and rejections. */
  readonly taken: readonly SignatureDecision[]
  /** Keys of all requests, including refused ones. */
  readonly keys: readonly string[]
  failNext: (code: ErrorCode, field?: string) => void
  /** Another person changes the document's location, total, and items. */
  change: () => void
  /** Requires this password for later signatures. */
  askFor: (password: string) => void
}

const refuse = (status: number, code: string, path?: string, problem?: string) =>
  new ProblemError({
    ...{ type: 'about:blank', status, code },
    ...(path && problem && { errors: [{ path, code: problem }] }),
  })

export const fakePort = (start: SignedDocument): FakePort => {
  let document = start
  let failure: (() => ProblemError) | undefined
  let password: string | undefined
  const taken: SignatureDecision[] = []
  const keys: string[] = []
  const fail = () => {
    const now = failure
    failure = undefined
    if (now) throw now()
  }
  return {
    taken,
    keys,
    document: () => document,
    failNext: (code, field) => {
      failure = () => (field ? refuse(400, 'invalid', field, code) : refuse(409, code))
    },
    askFor: given => {
      password = given
    },
    change: () => {
      const last = document.revisions.at(-1)
      if (!last) throw new Error('a document has a revision')
      const content = {
        ...last.content,
        location: 'turkey' as const,
        total_minor: 66_000,
        items: last.content.items.slice(1),
      }
      document = {
        ...document,
        ...{
          revision: last.number + 1,
          version: document.version + 1,
          next_role: 'requested_by',
          to_sign: [],
          next_signers: [],
        },
        revisions: [...document.revisions, { ...last, number: last.number + 1, content, content_hash: 'c'.repeat(64) }],
      }
    },
    read: async () => {
      fail()
      return document
    },
    decide: async (decision, key) => {
      keys.push(key)
      fail()
      const read = purchaseRequests.sign.input.safeParse({ ...decision, id: idOf(1) })
      const [issue] = read.error?.issues ?? []
      if (issue) throw refuse(400, 'invalid', issue.path.join('.'), issue.message)
      if (decision.revision !== document.revision) throw refuse(409, 'changed_meanwhile')
      if (password !== undefined && decision.decision === 'sign') {
        if (decision.current_password === undefined) throw refuse(401, 'password_needed')
        if (decision.current_password !== password) throw refuse(400, 'invalid', 'current_password', 'password_wrong')
      }
      const way = document.to_sign.find(({ role, for: away }) => role === decision.role && away?.id === decision.for_id)
      if (!way) throw refuse(409, 'signature_not_yours')
      taken.push(decision)
      const isSigned = decision.decision === 'sign'
      document = {
        ...document,
        ...{
          version: document.version + 1,
          to_sign: [],
          next_signers: [],
          state: isSigned ? document.state : 'rejected',
        },
        next_role: isSigned ? (signatureRoles[signatureRoles.indexOf(way.role) + 1] ?? null) : null,
        signatures: [
          ...document.signatures,
          {
            ...{ id: idOf(880), sequence: 9, role: way.role, decision: decision.decision, revision: decision.revision },
            ...{ by: managers[1] ?? null, for: way.for, reason: decision.reason ?? null },
            appearance: isSigned ? (decision.appearance ?? null) : null,
            ...{ content_hash: document.revisions.at(-1)?.content_hash ?? '', at: '2025-06-14T09:15:00.000Z' },
          },
        ],
      }
      return document
    },
  }
}
