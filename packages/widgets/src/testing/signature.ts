import { newId } from '@portal/contract/core/fields/new-id'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import { signatureRoles } from '@portal/contract/requests/signatures'
import type { SignaturePort, SignedDocument } from '../ports/signature/index.ts'
import { parsed, refusal } from './rule.ts'

/** A SignaturePort without a server. Keeps one document in memory. Roles sign in the contract's order. */
export const memorySignatures = (start: SignedDocument, by: SignedDocument['requester'] = start.requester) => {
  let document = start
  const answered = new Map<string, SignedDocument>()
  const port: SignaturePort = {
    read: async () => document,
    decide: async (given, key) => {
      const known = answered.get(key)
      if (known) return known
      const { decision, role, revision, reason, appearance, for_id } = parsed(purchaseRequests.sign.input, {
        ...given,
        id: newId(),
      })
      if (revision !== document.revision) throw refusal('changed_meanwhile', [], 409)
      const way = document.to_sign.find(one => one.role === role && one.for?.id === for_id)
      if (!way) throw refusal('signature_not_yours', [], 409)
      const isSigned = decision === 'sign'
      document = {
        ...document,
        ...{
          version: document.version + 1,
          to_sign: [],
          next_signers: [],
          state: isSigned ? document.state : 'rejected',
        },
        next_role: isSigned ? (signatureRoles[signatureRoles.indexOf(role) + 1] ?? null) : null,
        signatures: [
          ...document.signatures,
          {
            ...{ id: newId(), sequence: document.signatures.length + 1, role, decision, revision, by, for: way.for },
            ...{ reason: reason ?? null, appearance: isSigned ? (appearance ?? null) : null },
            content_hash: document.revisions.find(({ number }) => number === revision)?.content_hash ?? '',
            at: new Date().toISOString(),
          },
        ],
      }
      answered.set(key, document)
      return document
    },
  }
  return { port, document: (): SignedDocument => document }
}
