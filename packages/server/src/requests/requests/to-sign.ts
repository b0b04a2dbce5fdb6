import type { SignatureRow } from '../signatures/chain.ts'
import { asNewTotal } from './new-totals/rules.ts'
import type { FoundNewTotal } from './new-totals/store.ts'
import type { RequestRow } from './schema.ts'
import type { ToSign } from './signing/signing-rules.ts'

/** The part of a request that its next signature depends on. */
export const toSign = <Row extends Omit<ToSign, 'signed'> & Pick<RequestRow, 'revision'>>(
  request: Row,
  signatures: readonly SignatureRow[],
) => ({
  ...request,
  signed: signatures
    .filter(({ signature }) => signature.revision === request.revision)
    .flatMap(({ signature: { by_user, for_user } }) => (for_user ? [by_user, for_user] : [by_user])),
})

/** Like `toSign`, or the new total if one is pending. */
export const nextToSign = (
  request: RequestRow,
  signatures: readonly SignatureRow[],
  newTotal: FoundNewTotal | undefined,
) => (newTotal?.row.decision === null ? asNewTotal(request, newTotal) : toSign(request, signatures))
