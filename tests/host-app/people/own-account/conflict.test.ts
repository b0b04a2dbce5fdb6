import { ProblemError } from '@portal/contract/core/api/call'
import { describe, expect, it } from 'vitest'
import {
  type Account,
  conflictIn,
  differing,
  typedIn,
} from '../../../../packages/host-app/src/people/own-account/profile/conflict.ts'

const saved: Account = {
  id: '0d0b2f7e-6a0e-4f0c-9a39-0c7a9d1a0b11',
  type: 'user',
  email: 'ruba@example.org',
  email_verified: true,
  language: 'en',
  version: 4,
  first_name_en: 'Ruba',
  last_name_en: 'Shami',
  first_name_ar: 'ربى',
  last_name_ar: 'الشامي',
  gender: 'female',
  birth_place: null,
  birth_date: '1990-02-01',
  residence_country: 'JO',
  residence_state: null,
  education_level: 'master',
  phone: '+962 6 500 0000',
  work_place: null,
  work_position: null,
  work_start_date: null,
  direct_manager: null,
}

const refusal = (data: unknown, code = 'changed_meanwhile') =>
  new ProblemError({ type: 'about:blank', status: 409, code, data })

describe('a profile that someone else changed', () => {
  it('comes only from the rejection of a stale version', () => {
    expect(conflictIn(refusal(saved))).toEqual(saved)
    expect(conflictIn(refusal(saved, 'already_used'))).toBeUndefined()
    expect(conflictIn(refusal({ version: 4 }))).toBeUndefined()
    expect(conflictIn(new Error('other'))).toBeUndefined()
  })

  it('differs only where the form has another value, with an empty field equal to a missing value', () => {
    const typed = { first_name_en: 'Ruba', birth_place: '', phone: '+962 7', unknown_field: 'x' }
    expect(differing(typed, saved)).toEqual([{ name: 'phone', yours: '+962 7', theirs: '+962 6 500 0000' }])
  })

  it('includes emptied fields in the typed values', () => {
    const form = new FormData()
    form.set('birth_place', '')
    form.set('phone', ' 1 ')
    expect(typedIn(form)).toEqual({ birth_place: '', phone: '1' })
  })
})
