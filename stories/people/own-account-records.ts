import {
  changeOwnEmail,
  confirmOwnEmail,
  readDeletionRequest,
  requestDeletion,
  withdrawDeletion,
} from '@portal/contract/people/own-account/own-account'
import {
  confirmOwnEmailChange,
  type PendingEmailChange,
  readOwnEmailChange,
  stopOwnEmailChange,
} from '@portal/contract/people/users/email-changes'
import { type FakeApi, Refused } from '../support/fake-api.ts'
import { idOf } from '../support/fake-rows.ts'

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

/** A new address that somebody else asked for; its mailbox has not confirmed yet. */
export const pendingChange: PendingEmailChange = {
  email: 'rana.h@example.org',
  asked_by: { id: idOf(905), full_name_en: 'Omar Khalil', full_name_ar: 'عمر خليل' },
  asked_at: '2026-11-19T08:20:00.000Z',
  due_at: '2026-11-22T08:20:00.000Z',
  confirmed_at: null,
}

/** Answers a change of the own address by somebody else: one password is right. */
export const answerEmailChange = (
  api: FakeApi,
  first: PendingEmailChange | null = null,
  password = 'the right password',
): void => {
  let change = first
  const done = { data: { done: true } } as const
  api.on(readOwnEmailChange, () => ({ data: { change } }))
  api.on(stopOwnEmailChange, () => {
    change = null
    return done
  })
  api.on(confirmOwnEmailChange, ({ current_password }) => {
    if (current_password !== password)
      throw new Refused('invalid', { errors: [{ path: 'current_password', code: 'password_wrong' }] })
    change = null
    return done
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
