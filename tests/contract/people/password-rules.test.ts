import { weakness } from '@portal/contract/people/access/password-rules'
import { describe, expect, test } from 'vitest'

describe('a new password', () => {
  test.each([
    ...[
      'password',
      'Password1',
      'p@ssw0rd',
      'P4$$w0rd!',
      'Welcome2026',
      'admin123!',
      'letmein1',
      'iloveyou2',
      'Mohammed1990',
    ],
    ...[
      '12345678',
      '87654321',
      '19901231',
      '11111111',
      '1q2w3e4r5t',
      'qwerty123456',
      'qwertyuiop',
      'asdfghjkl;',
      'abcd1234',
    ],
    ...[
      'abcabcabc',
      '121212121',
      'zzzzzzzzz',
      'محمد١٢٣٤',
      'كلمةالسر1',
      'ضصثقفغعه',
      'PASSWORD',
      'Portal-Demo-2026',
      'ｐａｓｓｗｏｒｄ',
    ],
  ])('is rejected as common: %s', password => {
    expect(weakness(password, 'huda@example.org')).toBe('password_common')
  })

  test.each(['huda.ibrahim@example.org', 'Huda.Ibrahim@Example.org', 'huda.ibrahim', 'huda.ibrahim2026!'])(
    'is rejected as the email address: %s',
    password => {
      expect(weakness(password, 'huda.ibrahim@example.org')).toBe('password_email')
    },
  )

  test.each([
    'correct horse battery',
    'a new password',
    'café-1234',
    'violet lighthouse 7',
    'Tr0ub4dor&3',
    'سماء زرقاء فوق البحر',
    'xK9#mQ2v',
  ])('is accepted if it is harder to guess: %s', password => {
    expect(weakness(password, 'huda@example.org')).toBeNull()
  })

  test('is checked without the email address if that is unknown', () => {
    expect(weakness('12345678')).toBe('password_common')
    expect(weakness('violet lighthouse 7')).toBeNull()
  })
})
