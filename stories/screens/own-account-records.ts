import {
  changeOwnEmail,
  confirmOwnEmail,
  readDeletionRequest,
  requestDeletion,
  withdrawDeletion,
} from '@portal/contract/own_account'
import { type FakeApi, Refused } from './support/fake-api.ts'

/** The code that a new address is confirmed with. */
export const emailCode = '246810'

/** Answers a change of the own email: one password and one code are right. */
export const answerEmail = (api: FakeApi, password = 'the right password'): void => {
  const done = { data: { done: true } } as const
  api.on(changeOwnEmail, ({ current_password }) => {
    if (current_password === password) return done
    throw new Refused('invalid', { errors: [{ path: 'current_password', code: 'password_wrong' }] })
  })
  api.on(confirmOwnEmail, ({ code }) => {
    if (code === emailCode) return done
    throw new Refused('code_wrong')
  })
}

/** Answers the request to delete the own account, made at a time or not at all. */
export const answerDeletion = (api: FakeApi, at: string | null = null): void => {
  let requested_at = at
  const answer = () => ({ data: { requested_at } })
  api.on(readDeletionRequest, answer)
  api.on(requestDeletion, () => {
    requested_at = '2026-11-23T09:30:00.000Z'
    return answer()
  })
  api.on(withdrawDeletion, () => {
    requested_at = null
    return answer()
  })
}
