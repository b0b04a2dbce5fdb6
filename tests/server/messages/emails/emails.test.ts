import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()
let as: Person

beforeAll(async () => {
  as = await portal().person('sysadmin')
  // Ten rows share each timestamp, so page boundaries fall between equal values.
  await portal().database.pool.query(
    `INSERT INTO emails (id, recipient, language, title, content, state, created_at)
     SELECT gen_random_uuid(), 'p' || n || '@outbox.test', 'en', 'Title 100%_' || n, 'secret ' || n,
       (ARRAY['kept', 'failed', 'sent'])[1 + n % 3], timestamptz '2026-01-01 00:00:00.123456Z' + (n / 10) * interval '1 microsecond'
     FROM generate_series(1, 57) n`,
  )
})

const list = (query = '') => portal().call('GET', `/emails${query}`, { as })

describe('the email list for system administrators', () => {
  test.each(['-created_at', 'created_at'])('returns each email once, page by page, sorted by %s', async sort => {
    const seen: string[] = []
    let cursor: string | null = ''
    do {
      const { body } = await list(`?limit=7&sort=${sort}${cursor && `&cursor=${cursor}`}`)
      expect(body).toMatchObject({ total: 57, total_exact: true })
      seen.push(...body.data.map(({ id }: { id: string }) => id))
      cursor = body.next_cursor
    } while (cursor)
    expect(new Set(seen).size).toBe(57)
    const { rows } = await portal().database.pool.query(
      `SELECT id FROM emails ORDER BY created_at ${sort.startsWith('-') ? 'DESC, id DESC' : ', id'}`,
    )
    expect(seen).toEqual(rows.map(({ id }) => id))
  })

  test('can be filtered by state, recipient and title, and escapes LIKE wildcards', async () => {
    expect((await list('?state=failed')).body.total).toBe(19)
    expect((await list('?search=p57@')).body.data.map(({ to }: { to: string }) => to)).toEqual(['p57@outbox.test'])
    expect((await list('?search=100%25_5')).body.total).toBe(9)
    expect((await list('?search=1%255')).body.total).toBe(0)
  })

  test('never contains the text of an email', async () => {
    const { body, headers } = await list('?limit=100')
    expect(JSON.stringify(body)).not.toContain('secret')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('rejects an invented cursor and one from another sort order', async () => {
    const { body } = await list('?limit=7')
    expect((await list(`?sort=created_at&cursor=${body.next_cursor}`)).body.errors).toEqual([
      { path: 'cursor', code: 'unknown_value' },
    ])
    const invent = (value: string) =>
      Buffer.from(JSON.stringify(['-created_at', value, randomUUID()])).toString('base64url')
    for (const value of ['2026-02-30T00:00:00.000000Z', 'infinity', '2026-01-01'])
      expect((await list(`?cursor=${invent(value)}`)).status).toBe(400)
  })

  test('allows a retry for failed emails only', async () => {
    const { rows } = await portal().database.pool.query(
      `SELECT DISTINCT ON (state) id, state FROM emails ORDER BY state`,
    )
    for (const { id, state } of rows) {
      const { status } = await portal().call('POST', `/emails/${id}/retry`, { as })
      expect([state, status]).toEqual([state, state === 'failed' ? 200 : 409])
    }
    expect((await portal().call('POST', `/emails/${randomUUID()}/retry`, { as })).status).toBe(404)
  })
})
