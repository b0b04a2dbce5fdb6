import { commonWords } from './common-words.ts'

/** Keys in their order on keyboards, and alphabets; each counts backwards too. */
const rows = [
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujm',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
].flatMap(row => [row, [...row].reverse().join('')])

const letters: Readonly<Record<string, string>> = { '@': 'a', 4: 'a', 0: 'o', 3: 'e', 5: 's', $: 's', 7: 't', 8: 'b' }

const plain = (text: string) => text.replace(/[@40357$8]/g, sign => letters[sign] ?? sign)

const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

// Leaves out stretches of at least three neighbouring keys.
const withoutRows = (text: string): string => {
  let left = ''
  for (let at = 0; at < text.length; ) {
    let length = 2
    while (at + length < text.length && rows.some(row => row.includes(text.slice(at, at + length + 1)))) length++
    const isRow = length > 2 || /^(.)\1+$/.test(text.slice(at, at + length))
    if (!isRow) left += text.charAt(at)
    at += isRow ? length : 1
  }
  return left
}

/**
 * Whether a password is among the first that are tried: a common word with figures or signs before or after it, also
 * with 0 for o and the like; keys that are side by side; something short repeated; a date or another short number.
 */
const isCommonPassword = (password: string): boolean => {
  const text = password.normalize('NFKC').toLowerCase()
  const forms = [text, plain(text), plain(text).replaceAll(/[1!]/g, 'i'), plain(text).replaceAll(/[1!]/g, 'l')]
  return (
    forms.some(form => commonWords.has(form) || commonWords.has(bare(form))) ||
    commonWords.has(plain(bare(text))) ||
    /^\P{L}{1,10}$/u.test(text) ||
    /^(.{1,4})\1+.?$/u.test(text) ||
    withoutRows(text).length <= 2
  )
}

// Also the part before the @, with figures or signs around it.
const isEmail = (password: string, email: string): boolean => {
  const text = password.normalize('NFKC').toLowerCase().trim()
  const name = email.slice(0, email.indexOf('@'))
  return text === email || bare(text) === bare(name)
}

/** Why a new password would soon be guessed, or null. The email is that of the account, if it is known already. */
export const weakness = (password: string, email?: string): 'password_email' | 'password_common' | null => {
  if (email && isEmail(password, email)) return 'password_email'
  return isCommonPassword(password) ? 'password_common' : null
}
