import { inGroups } from '@portal/contract/core/fields/letter-codes'
import { limits } from '@portal/contract/core/fields/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { usePortal } from '../../support/portal.ts'
import { aSupersededRequest, DRAWN } from '../../support/requests/chain.ts'
import { addRequest, aProjectLine, fivePeople, requestDraft, signAll } from '../../support/requests/requests.ts'

const portal = usePortal()

/** Counts networks. Each comparison comes from a new one by default, because tries per network are limited. */
let networks = 0
const verify = (code: string, from?: string) => {
  networks += 1
  return portal().call('POST', '/request_papers/verify', { body: { code }, from: from ?? `10.1.${networks}.1` })
}

const aSignedRequest = async () => {
  const people = await fivePeople(portal())
  const line = await aProjectLine(portal())
  const request = await addRequest(portal(), people.requester, requestDraft(people, line))
  return signAll(portal(), request, people)
}
let signed: Awaited<ReturnType<typeof aSignedRequest>>
beforeAll(async () => {
  signed = await aSignedRequest()
})
const codeOf = (record: typeof signed, number = record.revision): string =>
  record.revisions.find((one: { number: number }) => one.number === number).paper_code

describe('a printed request', () => {
  test('shows the signed content and all signatures to anybody with its code, without an account', async () => {
    const { status, body } = await verify(codeOf(signed))
    expect([status, body.data.verdict, body.data.differences]).toEqual([200, 'as_signed', []])
    const [{ content, content_hash }] = signed.revisions
    expect(body.data).toMatchObject({ content, content_hash, revision: 1, state: 'pending' })
    expect(body.data.total_usd_minor).toBe(signed.total_usd_minor)
    const shown = signed.signatures.map(({ role, decision, by, appearance, at }: typeof signed) => ({
      ...{ role, decision, by, appearance, at },
    }))
    expect(body.data.signatures).toMatchObject(shown)
    expect(body.data.signatures).toHaveLength(5)
  })

  test('is found by its code in any case and grouping, and by no other value', async () => {
    const code = codeOf(signed)
    for (const typed of [inGroups(code), code.toLowerCase(), ` ${code.slice(0, 9)} ${code.slice(9)} `])
      expect((await verify(typed)).status).toBe(200)
    const other = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [other, code.slice(1), `${code}0`, signed.id, signed.reference, '%']) {
      const { status, body } = await verify(wrong)
      expect([status, body.code], wrong).toEqual([404, 'not_found'])
    }
    expect((await verify('')).status).toBe(400)
  })

  test('has a unique random code, and each network has a limited number of tries', async () => {
    const { rows } = await portal().database.pool.query('SELECT paper_code FROM request_revisions')
    expect(new Set(rows.map(row => row.paper_code)).size).toBe(rows.length)
    for (const { paper_code } of rows) expect(paper_code).toMatch(/^[0-9A-F]{28}$/)
    for (let count = 0; count < limits.paper_tries; count++)
      expect((await verify('0'.repeat(28), '10.9.9.9')).status).toBe(404)
    expect((await verify(codeOf(signed), '10.9.9.9')).status).toBe(429)
    expect((await verify(codeOf(signed))).status).toBe(200)
  })

  test('is reported as superseded, with its own signatures, if its revision was replaced', async () => {
    const { record } = await aSupersededRequest(portal())
    const { body } = await verify(codeOf(record, 1))
    expect(body.data).toMatchObject({ verdict: 'superseded', revision: 1, present_revision: 2, state: 'rejected' })
    expect(body.data.content.description).toBe('Chairs for the training room')
    expect(body.data.signatures).toMatchObject([{ appearance: DRAWN }, { role: 'direct_manager' }])
    const { body: now } = await verify(codeOf(record))
    expect(now.data).toMatchObject({ verdict: 'as_signed', revision: 2 })
    expect(now.data.signatures).toMatchObject([{ decision: 'sign' }, { decision: 'reject', reason: 'Too dear' }])
  })

  test('without a signature is reported as unsigned', async () => {
    const people = await fivePeople(portal())
    const request = await addRequest(portal(), people.requester, requestDraft(people, await aProjectLine(portal())))
    const { body } = await verify(codeOf(request))
    expect(body.data).toMatchObject({ verdict: 'unsigned', signatures: [], total_usd_minor: null })
  })
})

test.each([
  ['a figure of an item', ['items'], 'UPDATE request_items SET unit_price_minor = 2600 WHERE request_id = $1'],
  ['the total', ['total_minor'], 'UPDATE requests SET total_minor = total_minor + 1 WHERE id = $1'],
  ['the total in dollars', ['total_usd'], 'UPDATE requests SET total_usd_minor = 1 WHERE id = $1'],
  ['the location', ['location'], "UPDATE requests SET location = 'turkey' WHERE id = $1"],
  ['the state', ['state'], "UPDATE requests SET state = 'delivered' WHERE id = $1"],
  ['the next signer', ['state'], "UPDATE requests SET next_role = 'budget_holder' WHERE id = $1"],
  ['the description', ['description'], "UPDATE requests SET description = 'Tables' WHERE id = $1"],
  [
    'the signed content',
    ['total_minor'],
    `UPDATE request_revisions SET content = jsonb_set(content, '{total_minor}', '1') WHERE request_id = $1`,
  ],
  [
    'the person who signed',
    [],
    `UPDATE signatures SET by_user = (SELECT id FROM users WHERE id NOT IN (SELECT by_user FROM signatures) LIMIT 1)
     WHERE request_id = $1 AND role = 'direct_manager'`,
  ],
  [
    'the appearance of a signature',
    [],
    `UPDATE signatures SET appearance = '{"kind":"typed","text":"X"}' WHERE request_id = $1 AND role IS NOT NULL`,
  ],
])('a printed request is reported as altered after %s was changed', async (_, differences, statement) => {
  const { id } = signed
  const { pool } = portal().database
  const tables = ['requests', 'request_items', 'request_revisions', 'signatures']
  const client = await pool.connect()
  try {
    for (const table of tables) await client.query(`CREATE TEMP TABLE before_${table} AS TABLE ${table}`)
    await client.query('SET session_replication_role = replica')
    expect((await client.query(statement, [id])).rowCount).toBeGreaterThan(0)
    const { body } = await verify(codeOf(signed))
    expect(body.data).toMatchObject({ verdict: 'altered', differences })
    if (differences.some(part => part === 'state')) expect(body.data.state).toBeNull()
  } finally {
    for (const table of tables) {
      await client.query(`DELETE FROM ${table}`)
      const { rows } = await client.query(
        `SELECT string_agg(quote_ident(column_name), ',') AS names FROM information_schema.columns
         WHERE table_name = $1 AND table_schema = 'public' AND is_generated = 'NEVER'`,
        [table],
      )
      await client.query(`INSERT INTO ${table} (${rows[0].names}) SELECT ${rows[0].names} FROM before_${table}`)
      await client.query(`DROP TABLE before_${table}`)
    }
    await client.query('RESET session_replication_role')
    client.release()
  }
  expect((await verify(codeOf(signed))).body.data.verdict).toBe('as_signed')
})
