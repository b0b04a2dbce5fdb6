import { weakness } from '@portal/contract/people/access/password-rules'
import { refuseField } from '../../platform/http/refusal.ts'

/** Throws if a new password is easy to guess. */
export const refuseWeakPassword = (password: string, email: string): void => {
  const weak = weakness(password, email)
  if (weak) throw refuseField('password', weak)
}
