import { randomUUID } from 'node:crypto'
import type { Portal } from '../../support/portal.ts'

/** Inserts a valid certificate of a training. */
export const exampleCertificate = async ({ database, person }: Portal, training: string) => {
  const id = randomUUID()
  await database.pool.query(
    `INSERT INTO certificates (id, code, sub_activity_id, user_id, kind, full_name_en, full_name_ar, training,
       start_date, end_date, issued_at)
     VALUES ($1, $2, $3, $4, 'participation', 'A', 'A', 'T', '2026-01-01', '2026-01-02', now())`,
    [id, id, training, (await person('user')).id],
  )
  return { id, version: 1 }
}
