import { newId } from '@portal/contract/core/fields/new-id'
import type { SignatureDecision, SignaturePort, SignedDocument } from '../ports/signature/index.ts'
import { demand, failureWith, type PortRule } from './rule.ts'

interface SignaturePortTrial {
  /** A port of a person who can sign now. The document's `to_sign` must not be empty. */
  readonly port: SignaturePort
}

/** Rules that every SignaturePort must follow. `make` creates a port for each rule. */
export const signaturePortRules = (
  make: () => SignaturePortTrial | Promise<SignaturePortTrial>,
): readonly PortRule[] => {
  const rule = (
    name: string,
    check: (port: SignaturePort, document: SignedDocument, signing: SignatureDecision) => Promise<void>,
  ) => ({
    name,
    check: async () => {
      const { port } = await make()
      const document = await port.read()
      const [way] = document.to_sign
      if (!way) throw new Error('Nobody is to sign the document.')
      const { revision } = document
      const appearance = { kind: 'typed', text: 'Nour Saleh' } as const
      const signing = { role: way.role, decision: 'sign', revision, appearance, for_id: way.for?.id } as const
      await check(port, document, signing)
    },
  })
  return [
    rule('returns the whole document with the new signature', async (port, { signatures, version }, signing) => {
      const answer = await port.decide(signing, newId())
      const last = answer.signatures.at(-1)
      demand(answer.signatures.length === signatures.length + 1, 'The number of signatures did not increase by one.')
      demand(last?.role === signing.role && last.decision === 'sign', 'The last signature is not the new one.')
      demand(answer.version > version, 'The version did not increase.')
    }),
    rule('returns the same document when it is read again', async (port, _, signing) => {
      const answer = await port.decide(signing, newId())
      const read = await port.read()
      demand(read.version === answer.version, 'The version differs.')
      demand(read.signatures.length === answer.signatures.length, 'The number of signatures differs.')
    }),
    rule('stores a resent decision once', async (port, { signatures }, signing) => {
      const key = newId()
      for (const sent of [signing, signing]) await port.decide(sent, key)
      demand(
        (await port.read()).signatures.length === signatures.length + 1,
        'A resent decision is not stored exactly once.',
      )
    }),
    rule('rejects a stale revision', async (port, { revision, signatures }, signing) => {
      await failureWith(port.decide({ ...signing, revision: revision + 1 }, newId()), 'changed_meanwhile')
      demand((await port.read()).signatures.length === signatures.length, 'The rejected signature was stored.')
    }),
    rule(
      'does not accept a rejection without a reason, and names the field',
      async (port, _, { role, revision, for_id }) => {
        const { fields } = await failureWith(
          port.decide({ role, revision, for_id, decision: 'reject' }, newId()),
          'invalid',
        )
        demand('reason' in fields, 'The error does not name the field reason.')
      },
    ),
    rule('rejects a signature without an appearance', async (port, _, { role, revision, for_id }) => {
      const { fields } = await failureWith(
        port.decide({ role, revision, for_id, decision: 'sign' }, newId()),
        'invalid',
      )
      demand('appearance' in fields, 'The rejection does not name the field appearance.')
    }),
    rule('closes the document after a rejection and keeps its reason', async (port, _, { role, revision, for_id }) => {
      const given = { role, revision, for_id, decision: 'reject', reason: 'Not this year' } as const
      const { state, signatures, to_sign } = await port.decide(given, newId())
      demand(state === 'rejected' && to_sign.length === 0, 'The document can still be signed.')
      demand(signatures.at(-1)?.reason === 'Not this year', 'The reason is missing.')
    }),
  ]
}
