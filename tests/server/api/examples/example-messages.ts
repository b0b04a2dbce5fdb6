import { randomUUID } from 'node:crypto'
import type { Portal } from '../../support/portal.ts'

/** Inserts an email and its mailing with one ID, which serves both paths. */
export const exampleEmail = async ({ database }: Portal) => {
  const id = randomUUID()
  await database.pool.query(
    `WITH mailing AS (INSERT INTO mailings (id, title, sent_by) VALUES ($1, 'title', $1))
     INSERT INTO emails (id, recipient, language, title, content, state, mailing_id)
     VALUES ($1, 'a@api.test', 'en', 'title', 'content', 'failed', $1)`,
    [id],
  )
  return { id, version: 1 }
}

export const exampleListView = async ({ database, person }: Portal) => {
  const id = randomUUID()
  await database.pool.query(
    `INSERT INTO list_views (id, user_id, list, name, query, is_default) VALUES ($1, $2, '/donors', 'example', '', false)`,
    [id, (await person('user')).id],
  )
  return { id, version: 1 }
}

export const exampleNotice = async ({ database, person }: Portal) => {
  const id = randomUUID()
  await database.pool.query(
    `INSERT INTO notices (id, user_id, number, kind, details) VALUES ($1, $2, 1, 'privileges_changed', '{}')`,
    [id, (await person('user')).id],
  )
  return { id, version: 1 }
}
