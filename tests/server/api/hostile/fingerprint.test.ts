import { expect, test } from 'vitest'
import { useDatabase } from '../../support/platform/database.ts'
import { fingerprintOf } from './fingerprint.ts'

const database = useDatabase()
const partner = `INSERT INTO partners (id, key, name, origins) VALUES (gen_random_uuid(), $1, 'Relief', '{}')`

test('a fingerprint changes with every committed write and ignores a rejected one', async () => {
  const { pool } = database().portal
  const fingerprint = await fingerprintOf(database())
  const empty = await fingerprint()
  await pool.query(partner, ['first'])
  const one = await fingerprint()
  expect(one).not.toBe(empty)
  await pool.query(`UPDATE partners SET name = 'Aid'`)
  expect(await fingerprint()).not.toBe(one)
  await pool.query(`UPDATE partners SET name = 'Relief'`)
  expect(await fingerprint()).toBe(one)
  await expect(pool.query(partner, ['first'])).rejects.toMatchObject({ code: '23505' })
  expect(await fingerprint()).toBe(one)
  await database().pool.query('TRUNCATE partners CASCADE')
  expect(await fingerprint()).toBe(empty)
})
