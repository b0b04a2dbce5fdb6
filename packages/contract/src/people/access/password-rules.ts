import { commonWords } from './common-words.ts'

/** Keyboard rows and alphabets. Each also counts in reverse. */
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

// Removes runs of three or more adjacent keys.
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

/** Matches common words with digits, signs, or look-alikes, keyboard runs, repetitions, and short numbers. */
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

// Also matches the local part with digits or signs around it.
const isEmail = (password: string, email: string): boolean => {
  const text = password.normalize('NFKC').toLowerCase().trim()
  const name = email.slice(0, email.indexOf('@'))
  return text === email || bare(text) === bare(name)
}

/** Why a new password would soon be guessed, or null. Pass the account's email if it is known. */
export const weakness = (password: string, email?: string): 'password_email' | 'password_common' | null => {
  if (email && isEmail(password, email)) return 'password_email'
  return isCommonPassword(password) ? 'password_common' : null
}
