import { randomBytes } from 'node:crypto'
import { readReceipt, receiptLetters, receiptOf } from '@portal/contract/complaints/receipts'
import { describe, expect, test } from 'vitest'

describe('receipt codes', () => {
  test('have seven groups of four unambiguous characters, and use all 32 letters', () => {
    const codes = Array.from({ length: 200 }, () => receiptOf(randomBytes(receiptLetters)))
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(new Set(codes).size).toBe(200)
    expect(new Set(codes.join('').replaceAll('-', '')).size, 'each of 32 letters').toBe(32)
  })

  test.each([
    ['as they were shown', '0A1B-2C3D-4E5F-6G7H-8J9K-0M1N-2P3Q'],
    ['in lower case with spaces', ' 0a1b 2c3d 4e5f 6g7h 8j9k 0m1n 2p3q '],
    ['with letters that look like digits', 'OAIB-2C3D-4E5F-6G7H-8J9K-oMlN-2P3Q'],
    ['with the digits of Arabic keyboards', '٠A١B-٢C٣D-٤E٥F-٦G٧H-٨J٩K-۰M۱N-۲P۳Q'],
    ['with other hyphens and direction marks', '\u2066\u200f0A1B–2C3D—4E5F‑6G7H-8J9K-0M1N-2P3Q\u2069'],
  ])('are read %s', (_, typed) => {
    expect(readReceipt(typed)).toBe('0A1B2C3D4E5F6G7H8J9K0M1N2P3Q')
  })

  test.each(['', '0A1B', '0A1B-2C3D-4E5F-6G7H-8J9K-0M1N-2P3Q-4', 'UA1B-2C3D-4E5F-6G7H-8J9K-0M1N-2P3Q', 'ش'.repeat(28)])(
    'are rejected when malformed: %j',
    typed => expect(readReceipt(typed)).toBeUndefined(),
  )
})
