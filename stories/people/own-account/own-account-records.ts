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
import { type FakeApi, Refused } from '../../support/fake-api.ts'
import { idOf } from '../../support/fake-rows.ts'

/** Confirmation code for a new email address. */
export const emailCode = '246810'

/** Fakes a change of the user's own email. Only one password and one code are valid. */
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

/** A change of address requested by someone else, not yet confirmed by its mailbox. */
export const pendingChange: PendingEmailChange = {
  email: 'rana.h@example.org',
  asked_by: { id: idOf(905), full_name_en: 'Omar Khalil', full_name_ar: 'عمر خليل' },
  asked_at: '2026-11-19T08:20:00.000Z',
  due_at: '2026-11-22T08:20:00.000Z',
  confirmed_at: null,
}

/** Fakes an address change requested by someone else. Only one password is valid. */
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

/** Fakes the request to delete the user's own account. `at` is the time of an existing request. */
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
