import { onTestFinished } from 'vitest'
import { createApp } from '../../../../packages/server/src/app/app.ts'
import { openDatabase } from '../../../../packages/server/src/platform/database/index.ts'
import type { Answer, Person, Portal } from '../portal.ts'

/** Input for creating an account for another person. */
export const personDraft = (more: object = {}) => ({
  type: 'staff',
  email: `${crypto.randomUUID()}@people.test`,
  first_name_en: 'Huda',
  last_name_en: 'Ibrahim',
  first_name_ar: 'هدى',
  last_name_ar: 'إبراهيم',
  ...more,
})

/** Returns emails to an address, oldest first. */
export const mailsTo = async ({ database }: Portal, to: string) => {
  const { rows } = await database.pool.query<{ title: string; content: string; state: string }>(
    'SELECT title, content, state FROM emails WHERE recipient = $1 ORDER BY created_at, id',
    [to],
  )
  return rows
}

/** Returns the code of the newest invitation to an address. */
export const invitationTo = async (portal: Portal, to: string): Promise<string> => {
  const mails = await mailsTo(portal, to)
  return /#invitation=([A-Z2-9]{12})\b/.exec(mails.at(-1)?.content ?? '')?.[1] ?? ''
}

/** Returns the response to GET /user. */
export const whoIs = (portal: Portal, as: Person): Promise<Answer> => portal.call('GET', '/user', { as })

/** Opens another replica on the same database. Returns a function for its GET requests. */
export const replicaOf = async ({ services, database }: Portal) => {
  const second = await openDatabase({ DATABASE_URL: database.url, DATA_DIR: '' })
  const app = await createApp({ ...services, database: second })
  onTestFinished(async () => {
    await app.close()
    await second.close()
  })
  return async ({ cookie }: Person, path = '/user') => {
    const answer = await app.inject({ url: `/api${path}`, headers: { cookie } })
    return { status: answer.statusCode, body: answer.json() }
  }
}
