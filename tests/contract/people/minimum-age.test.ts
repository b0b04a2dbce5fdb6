import { onRuleDay } from '@portal/contract/core/fields/rule-day'
import { profile } from '@portal/contract/people/users/profiles'
import { expect, test } from 'vitest'

const birthDate = profile.shape.birth_date

test.each([
  ['2008-11-20', '2026-11-20', undefined],
  ['2008-11-21', '2026-11-20', 'age_min'],
  ['2008-02-29', '2026-02-28', 'age_min'],
  ['2008-02-29', '2026-03-01', undefined],
])('born on %s, somebody on %s has the problem %s', (birth, today, code) => {
  const { error } = onRuleDay(today, () => birthDate.safeParse(birth))
  expect(error?.issues[0]?.message).toBe(code)
})

test('restores the day after validation, also when it throws', () => {
  const fail = () => {
    throw new Error('stop')
  }
  expect(() => onRuleDay('1990-01-01', fail)).toThrow('stop')
  expect(birthDate.safeParse('1985-01-01').success).toBe(true)
})
