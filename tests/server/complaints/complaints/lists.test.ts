import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../support/portal.ts'
import { usePortal } from '../../support/portal.ts'
import { HANDLES, OWN } from './support.ts'

const portal = usePortal()
let officer: Person
let sender: Person

interface Row {
  readonly id: string
  readonly body: string
  readonly status: string
  readonly identity_type: string
  readonly reply: string | null
  readonly filed_at: string
  readonly updated_at: string
}

const list = async (query: string, as = officer) => {
  const { status, body } = await portal().call('GET', `/complaints?${query}`, { as })
  return { status, body, rows: body.data as readonly Row[] }
}

const readAll = async (query: string, as = officer) => {
  const rows: Row[] = []
  for (let cursor = ''; ; ) {
    const { body } = await list(`${query}${cursor && `&cursor=${cursor}`}`, as)
    rows.push(...body.data)
    if (body.next_cursor === null) return rows
    cursor = body.next_cursor
  }
}

// Several rows share each time, so the order also depends on the ID.
beforeAll(async () => {
  officer = await portal().person('staff', HANDLES)
  sender = await portal().person('user', OWN)
  await portal().database.pool.query(
    `INSERT INTO complaints (id, identity_type, body, status, reply, inner_comment, filed_by, filed_at, updated_at)
     SELECT gen_random_uuid(), CASE WHEN n % 3 = 0 THEN 'anonymous' ELSE 'self' END, 'row ' || n,
       CASE WHEN n % 4 = 0 THEN 'closed' ELSE 'new' END, CASE WHEN n % 3 > 0 AND n % 5 = 0 THEN 'thanks' END, 'hidden pearl',
       CASE WHEN n % 3 > 0 THEN $1::uuid END, '2026-01-01'::timestamptz + (n / 7) * interval '1 day',
       '2026-02-01'::timestamptz + (n * 7 % 11) * interval '1 hour'
     FROM generate_series(1, 120) n`,
    [sender.id],
  )
})

describe('GET /complaints', () => {
  test.each(['-filed_at', 'filed_at', '-updated_at', 'updated_at'])(
    'returns every row once when paged by %s, in order',
    async sort => {
      const rows = await readAll(`sort=${sort}&limit=7`)
      const by = sort.endsWith('filed_at') ? 'filed_at' : 'updated_at'
      const keys = rows.map(row => `${row[by]} ${row.id}`)
      expect(new Set(rows.map(({ id }) => id)).size).toBe(120)
      expect(keys).toEqual(sort.startsWith('-') ? keys.toSorted().reverse() : keys.toSorted())
    },
  )

  test.each([
    ['status=closed', (row: Row) => row.status === 'closed'],
    ['identity_type=anonymous', (row: Row) => row.identity_type === 'anonymous'],
    ['answered=yes', (row: Row) => row.reply !== null],
    ['answered=no&status=new', (row: Row) => row.reply === null && row.status === 'new'],
    ['status=new&identity_type=self&answered=yes', (row: Row) => row.status === 'new' && row.reply !== null],
    ['identity_type=anonymous&answered=yes', () => false],
  ])('returns exactly the rows that match %s, in each sort order', async (filter, fits) => {
    const all = await readAll('')
    const wanted = all.filter(fits).map(({ id }) => id)
    for (const sort of ['-filed_at', 'updated_at']) {
      const found = await readAll(`${filter}&sort=${sort}&limit=5`)
      expect(found.map(({ id }) => id).sort()).toEqual(wanted.toSorted())
    }
    const { body } = await list(`${filter}&limit=1`)
    expect([body.total, body.total_exact]).toEqual([wanted.length, true])
  })

  test('shifts no row when another one is added between two pages', async () => {
    const first = (await list('limit=10')).body
    const id = randomUUID()
    await portal().database.pool.query(
      `INSERT INTO complaints (id, identity_type, body, filed_at, updated_at) VALUES ($1, 'anonymous', 'late', now(), now())`,
      [id],
    )
    const second = (await list(`limit=10&cursor=${first.next_cursor}`)).rows
    await portal().database.pool.query('DELETE FROM complaints WHERE id = $1', [id])
    const both = (await list('limit=20')).rows
    expect([...first.data, ...second].map(({ id }) => id)).toEqual(both.map(({ id }) => id))
  })

  const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')
  test.each([
    ['of another sort order', cursorOf('filed_at', '2026-01-01T00:00:00.000Z', randomUUID())],
    ['without a timestamp', cursorOf('-filed_at', 'yesterday', randomUUID())],
    ['with a year that the database cannot store', cursorOf('-filed_at', '+275760-09-13T00:00:00.000Z', randomUUID())],
    ['with the year 0', cursorOf('-filed_at', '0000-01-01T00:00:00.000Z', randomUUID())],
    ['with 30 February', cursorOf('-filed_at', '2026-02-30T00:00:00.000Z', randomUUID())],
    ['that is not JSON', 'AAAA'],
  ])('rejects a cursor %s', async (_, cursor) => {
    const { status, body } = await list(`cursor=${cursor}`)
    expect([status, body.errors]).toEqual([400, [{ path: 'cursor', code: 'unknown_value' }]])
  })

  test.each(['sort=body', 'status=open', 'answered=maybe', 'identity_type=x', `search=${'x'.repeat(201)}`])(
    'rejects %s',
    async query => {
      expect((await list(query)).status).toBe(400)
    },
  )

  test('returns only the viewer’s own rows without View all, also with filters and search', async () => {
    const other = await portal().person('user', OWN)
    expect((await list('', other)).body).toMatchObject({ data: [], total: 0 })
    const own = await readAll('limit=50', sender)
    expect(own).toHaveLength(80)
    expect(own.every(row => row.identity_type === 'self')).toBe(true)
    expect((await list('identity_type=anonymous', sender)).body.total).toBe(0)
    expect((await list('status=closed&search=row', sender)).body.total).toBe(
      own.filter(one => one.status === 'closed').length,
    )
  })

  test('stops counting at a thousand rows', async () => {
    const add = (from: number, to: number) =>
      portal().database.pool.query(
        `INSERT INTO complaints (id, identity_type, body, filed_at, updated_at)
         SELECT gen_random_uuid(), 'anonymous', 'filler', '2025-01-01', '2025-01-01' FROM generate_series($1::int, $2::int)`,
        [from, to],
      )
    await add(1, 1000)
    expect((await list('search=filler&limit=1')).body).toMatchObject({ total: 1000, total_exact: true })
    await add(1, 500)
    for (const query of ['', 'search=filler', 'identity_type=anonymous', 'answered=no', 'status=new&sort=updated_at'])
      expect((await list(`${query}&limit=1`)).body).toMatchObject({ total: 1000, total_exact: false })
    await portal().database.pool.query(`DELETE FROM complaints WHERE body = 'filler'`)
  })
})

describe('GET /complaints?search=', () => {
  const texts = [
    'The generator broke; no light at 7pm.',
    'راتبي لم يُصرف مُنذُ شهرين، والإدارةُ صامتة',
    'A1-B2: 100% of the goods were late_',
    'Ölçüm ekipmanı kayıp',
    'الى متى؟',
  ]
  beforeAll(async () => {
    for (const body of texts)
      await portal().database.pool.query(
        `INSERT INTO complaints (id, identity_type, body, null_username, filed_at, updated_at)
         VALUES (gen_random_uuid(), 'anonymous', $1, 'Witness Zed', '2026-03-01', '2026-03-01')`,
        [body],
      )
  })

  test.each([
    ['part of a word', 'enerat', [0]],
    ['capitals', 'GENERATOR', [0]],
    ['several words in any order', 'light generator', [0]],
    ['several words, one of which is missing', 'light generators', []],
    ['one letter at the start of a word', 'o', [2]],
    ['two letters at the start of a word', 'ge', [0]],
    ['two letters inside a word', 'ra', []],
    ['a word after punctuation', 'b2', [2]],
    ['a wildcard of LIKE', '100%', [2]],
    ['Arabic without diacritics', 'يصرف منذ', [1]],
    ['Arabic with diacritics', 'يُصْرَف', [1]],
    ['other forms of alef and teh marbuta', 'الاداره', [1]],
    ['two Arabic letters', 'را', [1]],
    ['another form of a final letter', 'إلي', [4]],
    ['Turkish letters', 'ölçüm', [3]],
    ['an unknown word', 'zzqx', []],
    ['an SQL injection', "'; DROP TABLE complaints; --", []],
  ])('finds exactly the matching complaints for %s', async (_, search, found) => {
    const { status, rows } = await list(`search=${encodeURIComponent(search)}&limit=100`)
    expect(status).toBe(200)
    const among = rows.map(({ body }) => texts.indexOf(body)).filter(at => at >= 0)
    expect(among.sort()).toEqual(found)
  })

  test('searches the signed name and the reply, but not the internal comment', async () => {
    expect((await list('search=witness')).body.total).toBe(texts.length)
    expect((await list('search=thanks')).body.total).toBeGreaterThan(0)
    expect((await list('search=pearl')).body.total).toBe(0)
  })

  test('returns the whole list for a search that consists of punctuation', async () => {
    expect((await list('search=%3F%21%20')).body.total).toBe((await list('')).body.total)
  })
})
