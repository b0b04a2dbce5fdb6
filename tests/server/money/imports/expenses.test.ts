import { describe, expect, test } from 'vitest'
import { rounds } from '../../../support/rounds.ts'
import { anActivity, aProject } from '../../support/made.ts'
import { csv, expensesOf, importClientOf, items, useImportClient } from './import-client.ts'

const ROUNDS = rounds(3, 10)

const client = useImportClient()

describe('an imported file of expenses', () => {
  const withLines = async () => {
    const { id } = await aProject(client().portal)
    await client().apply(await client().sent(id, 'items', items))
    return id
  }
  const spentOf = async (id: string) => (await client().budgetOf(id)).totals.spent_minor

  test('is posted once even if it is applied twice, and posts equal rows as separate expenses', async () => {
    const id = await withLines()
    const file = await client().sent(
      id,
      'expenses',
      expensesOf('A1,2026-01-31,100,Fee', 'a1,2026-01-31,100,Fee', 'B1,13/02/2026,٢٠٫٥,Hall'),
    )
    expect((await client().preview(file)).counts).toEqual({ new: 3, changed: 0, same: 0, left_out: 0, bad: 0 })
    expect((await client().apply(file)).body.data).toEqual({ added: 3, changed: 0, same: 0, left_out: [] })
    expect(await spentOf(id)).toBe(22_050)
    expect((await client().apply(file)).body.data).toEqual({ added: 0, changed: 0, same: 3, left_out: [] })
    expect(await spentOf(id)).toBe(22_050)
  })

  test('posts nothing if a row exceeds the surplus of its line, counting the rows before it', async () => {
    const id = await withLines()
    const file = await client().sent(
      id,
      'expenses',
      expensesOf('B1,2026-01-01,40,a', 'B1,2026-01-02,21.5,b', 'B1,2026-01-03,0.01,c'),
    )
    const answer = await client().apply(file)
    expect(answer.body.errors).toEqual([{ path: 'rows.4.amount', code: 'over_surplus' }])
    expect(await spentOf(id)).toBe(0)
  })

  test('accepts refunds with a reason, and names rows without one', async () => {
    const id = await withLines()
    const titles = 'Item code,Date,Amount,Description,Reason for refund'
    const rows = (reason: string) => csv(titles, 'A1,2026-01-01,100,Fee,', `A1,2026-02-01,-30,Fee,${reason}`)
    const bare = await client().apply(await client().sent(id, 'expenses', rows('')))
    expect(bare.body.errors).toEqual([{ path: 'rows.3.reason', code: 'reason_required' }])
    const file = await client().sent(id, 'expenses', rows('Cancelled'))
    expect((await client().preview(file)).total_minor).toBe(7000)
    expect((await client().apply(file)).status).toBe(200)
    expect(await spentOf(id)).toBe(7000)
    const over = await client().apply(
      await client().sent(id, 'expenses', csv(titles, 'A1,2026-03-01,-70.01,Fee,Too much')),
    )
    expect(over.body.errors).toEqual([{ path: 'rows.2.amount', code: 'refund_over_spent' }])
  })

  test('requires a reason in each row outside the project’s period', async () => {
    const id = await withLines()
    const titles = 'Item code,Date,Amount,Description,Reason'
    const rows = csv(titles, 'A1,2025-12-31,1,Fee,', 'A1,2025-12-30,1,Fee,Agreed with the donor')
    const { body } = await client().apply(await client().sent(id, 'expenses', rows))
    expect(body.errors).toEqual([{ path: 'rows.2.reason', code: 'outside_period' }])
  })

  test('links rows to activities by code, and names unknown codes', async () => {
    const id = await withLines()
    const activity = await anActivity(client().portal, { project_id: id, code: 'TR-1' })
    const titles = 'Item code,Date,Amount,Description,Activity code'
    const unknown = await client().sent(id, 'expenses', csv(titles, 'A1,2026-01-01,1,Fee,TR-9'))
    expect((await client().apply(unknown)).body.errors).toEqual([
      { path: 'rows.2.activity_code', code: 'activity_unknown' },
    ])
    await client().apply(
      await client().sent(id, 'expenses', csv(titles, 'A1,2026-01-01,1,Fee,tr-1', 'A1,2026-01-02,2,Bus,')),
    )
    const as = await client().portal.person('sysadmin')
    const { body } = await client().portal.call('GET', `/expenses?project_id=${id}&activity_id=${activity.id}`, { as })
    expect([body.total, body.sum_minor]).toEqual([1, 100])
  })

  test('requires a reason for a day outside the planned days of the row’s activity', async () => {
    const id = await withLines()
    const days = { start_date: '2026-02-01', end_date: '2026-02-28' }
    await anActivity(client().portal, { project_id: id, code: 'TR-1', ...days })
    const titles = 'Item code,Date,Amount,Description,Activity code,Reason'
    const rows = csv(
      titles,
      'A1,2026-01-31,1,Fee,TR-1,',
      'A1,2026-01-31,1,Bus,,',
      'A1,2026-01-31,1,Hall,TR-1,Paid early',
    )
    const { body } = await client().apply(await client().sent(id, 'expenses', rows))
    expect(body.errors).toEqual([{ path: 'rows.2.reason', code: 'outside_period' }])
  })

  test('names rows with unknown lines, future days, and ambiguous days', async () => {
    const id = await withLines()
    const file = await client().sent(
      id,
      'expenses',
      expensesOf('X,2026-01-01,1,a', 'B1,2999-01-01,1,b', 'B1,03/04/2026,1,c'),
    )
    const problems = (await client().preview(file)).rows.map((row: { problems: unknown }) => row.problems)
    expect(problems).toEqual([
      [{ field: 'item_code', code: 'item_unknown' }],
      [{ field: 'date', code: 'date_future' }],
      [{ field: 'date', code: 'ambiguous' }],
    ])
  })

  test('changes nothing when it is applied again after edits and deletions, and shows who applied it and when', async () => {
    const id = await withLines()
    const bytes = expensesOf('A1,2026-01-31,100,Fee', 'A1,2026-02-28,50,Bus', 'B1,2026-02-28,20,Hall')
    expect((await client().apply(await client().sent(id, 'expenses', bytes))).body.data).toEqual({
      added: 3,
      changed: 0,
      same: 0,
      left_out: [],
    })
    const as = await client().portal.person('sysadmin')
    const { items: lines } = await client().budgetOf(id)
    const lineOf = (code: string) => lines.find((line: { code: string }) => line.code === code).id
    const { body } = await client().portal.call('GET', `/expenses?project_id=${id}&sort=amount_minor`, { as })
    const [hall, bus, fee] = body.data
    const change = ({ id: own, version, date, amount_minor, description }: typeof fee, changed: object) => {
      const sent = { version, date, amount_minor, description, ...changed }
      return client().portal.call('PATCH', `/expenses/${own}`, { as, body: sent })
    }
    await change(fee, { item_id: lineOf('A1'), description: 'Fee of the trainer' })
    await change(bus, { item_id: lineOf('A2') })
    await client().portal.call('DELETE', `/expenses/${hall.id}`, {
      as,
      body: { version: hall.version, reason: 'Posted twice' },
    })
    expect(await spentOf(id)).toBe(15_000)

    // The check also covers a person who hasn't uploaded the file before.
    const again = importClientOf(client().portal, as)
    const file = await again.sent(id, 'expenses', bytes)
    const seen = await again.preview(file)
    expect(seen.counts).toEqual({ new: 0, changed: 0, same: 3, left_out: 0, bad: 0 })
    expect(seen.applied).toMatchObject({ at: expect.stringMatching(/^20/), by: { full_name_en: expect.any(String) } })
    expect(seen.applied.by.id).not.toBe(as.id)
    expect((await again.apply(file)).body.data).toEqual({ added: 0, changed: 0, same: 3, left_out: [] })
    expect(await spentOf(id)).toBe(15_000)

    // A different file is compared row by row. Equal expenses are left out, and all other rows are new.
    const next = expensesOf('A1,2026-01-31,100,Fee of the trainer', 'B1,2026-02-28,20,Hall', 'B1,2026-03-01,1,Tape')
    const answer = await again.preview(await again.sent(id, 'expenses', next))
    expect(answer).toMatchObject({
      counts: { new: 2, changed: 0, same: 0, left_out: 1, bad: 0 },
      applied: null,
      total_minor: 2_100,
    })
  })

  test('is recognised only in its own project', async () => {
    const bytes = expensesOf('A1,2026-01-31,100,Fee')
    await client().apply(await client().sent(await withLines(), 'expenses', bytes))
    const other = await withLines()
    expect((await client().preview(await client().sent(other, 'expenses', bytes))).counts.new).toBe(1)
  })

  test('is posted once when two people import it concurrently', async () => {
    const id = await withLines()
    const bytes = expensesOf('B1,2026-01-01,40,a')
    const people = [await client().portal.person('sysadmin'), await client().portal.person('sysadmin')] as const
    const [one, other] = [importClientOf(client().portal, people[0]), importClientOf(client().portal, people[1])]
    for (let round = 0; round < ROUNDS; round++) {
      const fresh = Buffer.from(bytes.toString().replace('40,a', `1,round ${round}`))
      const files = [await one.sent(id, 'expenses', fresh), await other.sent(id, 'expenses', fresh)] as const
      const matching = await one.read(files[0])
      await other.columns(files[1])
      const both = await Promise.all([one.apply(files[0], matching), other.apply(files[1], matching)])
      expect(both.map(({ body }) => body.data.added).toSorted()).toEqual([0, 1])
      await client().portal.database.pool.query('DELETE FROM imports')
    }
    expect(await spentOf(id)).toBe(ROUNDS * 100)
  })
})
