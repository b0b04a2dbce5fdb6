import { newId } from '@portal/contract/core/fields/new-id'
import type { SignatureDecision, SignaturePort, SignedDocument } from '../signature-panel/model/signature-port.ts'
import { demand, type PortRule, refusalOf } from './rule.ts'

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
    rule('answers the whole document with the signature', async (port, { signatures, version }, signing) => {
      const answer = await port.decide(signing, newId())
      const last = answer.signatures.at(-1)
      demand(answer.signatures.length === signatures.length + 1, 'There is not one signature more.')
      demand(last?.role === signing.role && last.decision === 'sign', 'The last signature is another one.')
      demand(answer.version > version, 'The version did not grow.')
    }),
    rule('tells the same when the document is read', async (port, _, signing) => {
      const answer = await port.decide(signing, newId())
      const read = await port.read()
      demand(read.version === answer.version, 'It is read with another version.')
      demand(read.signatures.length === answer.signatures.length, 'It is read with other signatures.')
    }),
    rule('takes the same key with the same decision as one', async (port, { signatures }, signing) => {
      const key = newId()
      for (const sent of [signing, signing]) await port.decide(sent, key)
      demand((await port.read()).signatures.length === signatures.length + 1, 'It counts twice.')
    }),
    rule('refuses a revision that is not the present one', async (port, { revision, signatures }, signing) => {
      await refusalOf(port.decide({ ...signing, revision: revision + 1 }, newId()), 'changed_meanwhile')
      demand((await port.read()).signatures.length === signatures.length, 'It was signed all the same.')
    }),
    rule('refuses a rejection without a reason, naming the field', async (port, _, { role, revision, for_id }) => {
      const { fields } = await refusalOf(
        port.decide({ role, revision, for_id, decision: 'reject' }, newId()),
        'invalid',
      )
      demand('reason' in fields, 'The refusal does not name the field reason.')
    }),
    rule('refuses a signature that shows nothing', async (port, _, { role, revision, for_id }) => {
      const { fields } = await refusalOf(port.decide({ role, revision, for_id, decision: 'sign' }, newId()), 'invalid')
      demand('appearance' in fields, 'The refusal does not name the field appearance.')
    }),
    rule('ends the document with a rejection and keeps its reason', async (port, _, { role, revision, for_id }) => {
      const given = { role, revision, for_id, decision: 'reject', reason: 'Not this year' } as const
      const { state, signatures, to_sign } = await port.decide(given, newId())
      demand(state === 'rejected' && to_sign.length === 0, 'It can still be signed.')
      demand(signatures.at(-1)?.reason === 'Not this year', 'The reason is not kept.')
    }),
  ]
}
