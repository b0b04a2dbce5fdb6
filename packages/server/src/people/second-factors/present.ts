import type { OwnSecondFactor, Passkey } from '@portal/contract/people/access/second-factors'
import { mayRemoveOne } from '../accounts/rules.ts'
import type { PasskeyRow } from './schema.ts'

/** A passkey as its owner sees it, without its key and credential ID. */
export const presentPasskey = ({ id, name, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

export const presentSecondFactor = (
  given: Pick<OwnSecondFactor, 'required' | 'recovery_codes_left'>,
  appSince: Date | null,
  rows: readonly PasskeyRow[],
): OwnSecondFactor => {
  const factors = { app: appSince !== null, passkeys: rows.length }
  return {
    ...given,
    app_since: appSince?.toISOString() ?? null,
    passkeys: rows.map(presentPasskey),
    can: { remove: mayRemoveOne(factors, given.required) },
  }
}
