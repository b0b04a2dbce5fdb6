import { randomUUID } from 'node:crypto'
import { type Answer, PASSWORD, type Portal } from '../../../support/portal.ts'

export const draft = (more: object = {}) => ({
  first_name_en: 'Huda',
  last_name_en: "Al-Ibrahim O'Neil",
  first_name_ar: 'هدى',
  last_name_ar: 'إبراهيم',
  gender: 'female',
  birth_date: '1990-02-28',
  residence_country: 'SY',
  education_level: 'master',
  phone: '+963 11 123456',
  email: `${randomUUID()}@signup.test`,
  password: PASSWORD,
  terms: true,
  ...more,
})

/** The cookie that ties a sign-up to its browser. */
export const browserOf = ({ cookies }: Answer) =>
  cookies.filter(({ name }) => name === 'sign_up').map(({ name, value }) => `${name}=${value}`)[0] ?? ''

/** Returns a different code. */
export const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Requests of people who sign up. Each request has a new IP address. */
export const signingUpIn = (portal: () => Portal) => {
  let client = 0
  const post = (path: string, body: object, cookie = '') =>
    portal().call('POST', path, {
      body,
      from: `10.2.${client >> 8}.${client++ & 255}`,
      headers: cookie ? { cookie } : {},
    })

  const mails = async (to: string) => {
    const { rows } = await portal().database.pool.query<{ content: string; title: string }>(
      'SELECT title, content FROM emails WHERE recipient = $1 ORDER BY created_at',
      [to],
    )
    return rows
  }
  const lastCode = async (to: string) => /\b\d{6}\b/.exec((await mails(to)).at(-1)?.content ?? '')?.[0] ?? ''
  const login = (email: string, password = PASSWORD) => post('/login', { email, password })
  return { post, mails, lastCode, login }
}
