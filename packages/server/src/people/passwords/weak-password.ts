import { weakness } from '@portal/contract/people/access/password-rules'
import { refuseField } from '../../platform/http/refusal.ts'

/** Refuses a new password that would soon be guessed. */
export const refuseWeakPassword = (password: string, email: string): void => {
  const weak = weakness(password, email)
  if (weak) throw refuseField('password', weak)
}
