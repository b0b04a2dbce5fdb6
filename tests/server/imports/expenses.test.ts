import { describe, expect, test } from 'vitest'
import { aProject } from '../support/made.ts'
import { deskOf, expensesOf, items, useDesk } from './desk.ts'

const desk = useDesk()

describe('a file of expenses', () => {
  const withLines = async () => {
    const { id } = await aProject(desk().portal)
    await desk().apply(await desk().sent(id, 'items', items))
    return id
  }
  const spentOf = async (id: string) => (await desk().budgetOf(id)).totals.spent_minor

  test('is posted whole, and a second time changes nothing; what is alike twice in one file is two expenses', async () => {
    const id = await withLines()
    const file = await desk().sent(
      id,
      'expenses',
      expensesOf('A1,2026-01-31,100,Fee', 'a1,2026-01-31,100,Fee', 'B1,13/02/2026,٢٠٫٥,Hall'),
    )
    expect((await desk().preview(file)).counts).toEqual({ new: 3, same: 0, bad: 0 })
    expect((await desk().apply(file)).body.data).toEqual({ added: 3, same: 0 })
    expect(await spentOf(id)).toBe(22_050)
    expect((await desk().apply(file)).body.data).toEqual({ added: 0, same: 3 })
    expect(await spentOf(id)).toBe(22_050)
  })

  test('cannot take more of a line than is left, row by row, and then takes nothing', async () => {
    const id = await withLines()
    const file = await desk().sent(
      id,
      'expenses',
      expensesOf('B1,2026-01-01,40,a', 'B1,2026-01-02,21.5,b', 'B1,2026-01-03,0.01,c'),
    )
    const answer = await desk().apply(file)
    expect(answer.body.errors).toEqual([{ path: 'rows.4.amount', code: 'over_surplus' }])
    expect(await spentOf(id)).toBe(0)
  })

  test('names rows of unknown lines, of days to come, and of days that could be two', async () => {
    const id = await withLines()
    const file = await desk().sent(
      id,
      'expenses',
      expensesOf('X,2026-01-01,1,a', 'B1,2999-01-01,1,b', 'B1,03/04/2026,1,c'),
    )
    const problems = (await desk().preview(file)).rows.map((row: { problems: unknown }) => row.problems)
    expect(problems).toEqual([
      [{ field: 'item_code', code: 'item_unknown' }],
      [{ field: 'date', code: 'date_future' }],
      [{ field: 'date', code: 'ambiguous' }],
    ])
  })

  test('that two people import at once is posted once', async () => {
    const id = await withLines()
    const bytes = expensesOf('B1,2026-01-01,40,a')
    const people = [await desk().portal.person('sysadmin'), await desk().portal.person('sysadmin')] as const
    const [one, other] = [deskOf(desk().portal, people[0]), deskOf(desk().portal, people[1])]
    for (let round = 0; round < 10; round++) {
      const fresh = Buffer.from(bytes.toString().replace('40,a', `1,round ${round}`))
      const files = [await one.sent(id, 'expenses', fresh), await other.sent(id, 'expenses', fresh)] as const
      const matching = await one.read(files[0])
      await other.columns(files[1])
      const both = await Promise.all([one.apply(files[0], matching), other.apply(files[1], matching)])
      expect(both.map(({ body }) => body.data.added).toSorted()).toEqual([0, 1])
      await desk().portal.database.pool.query('DELETE FROM imports')
    }
    expect(await spentOf(id)).toBe(1_000)
  })
})
