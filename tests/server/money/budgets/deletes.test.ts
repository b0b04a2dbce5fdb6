import { describe, expect, test } from 'vitest'
import { aCategory, aLine, anExpense, aProject, auditOf } from '../../support/made.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

/** Creates a project with two categories: two lines in the first, one in the second. */
const threeLines = async () => {
  const project = await aProject(portal())
  const [staff, travel] = [
    await aCategory(portal(), { project_id: project.id }),
    await aCategory(portal(), { project_id: project.id }),
  ]
  const lines: { id: string; version: number }[] = []
  for (const category of [staff, staff, travel])
    lines.push({ ...(await aLine(portal(), { category_id: category.id, code: `${lines.length}` })), reason: 'Wrong' })
  const path = `/projects/${project.id}`
  const change = async (changes: object) =>
    portal().call('POST', `${path}/budget_items`, {
      as: await portal().person('sysadmin'),
      body: { edits: [], adds: [], ...changes },
    })
  const stored = async (): Promise<string[]> => {
    const { body } = await portal().call('GET', `${path}/budget`, { as: await portal().person('sysadmin') })
    return body.data.items.map(({ id }: { id: string }) => id)
  }
  const [first, second, third] = lines
  if (!first || !second || !third) throw new Error('there are no lines')
  return { staff, travel, first, second, third, change, stored }
}

describe('a block of deletions', () => {
  test('deletes all lines in one request, returns the sums of each affected category, and logs it in the audit', async () => {
    const { staff, travel, first, second, third, change, stored } = await threeLines()
    const answer = await change({
      deletes: [first, third],
      edits: [{ id: second.id, version: second.version, name: 'Driver' }],
    })
    expect(answer.status).toBe(200)
    expect(answer.body.data.items.map(({ id }: { id: string }) => id)).toEqual([second.id])
    const sums = answer.body.data.categories.map((sum: { id: string; total_minor: number }) => [
      sum.id,
      sum.total_minor,
    ])
    expect(new Map(sums)).toEqual(
      new Map([
        [staff.id, 100_000],
        [travel.id, 0],
      ]),
    )
    expect(answer.body.data.totals.total_minor).toBe(100_000)
    expect(await stored()).toEqual([second.id])
    expect(await auditOf(portal(), 'budget_items', third.id)).toEqual(['add', 'delete'])
  })

  test('deletes nothing if one line has expenses, and names that line', async () => {
    const { first, second, third, change, stored } = await threeLines()
    await anExpense(portal(), { item_id: second.id, amount_minor: 100 })
    const answer = await change({ deletes: [first, second, third] })
    expect([answer.status, answer.body]).toMatchObject([
      409,
      { code: 'in_use', errors: [{ path: 'deletes.1.id', code: 'in_use' }] },
    ])
    expect(await stored()).toEqual([first.id, second.id, third.id])
  })

  test('deletes nothing if one line is stale, and returns that line', async () => {
    const { first, second, change, stored } = await threeLines()
    expect((await change({ edits: [{ id: second.id, version: second.version, name: 'Driver' }] })).status).toBe(200)
    const { status, body } = await change({ deletes: [first, second] })
    expect([status, body.code, body.data.id, body.data.version]).toEqual([409, 'changed_meanwhile', second.id, 2])
    expect(await stored()).toHaveLength(3)
  })

  test('requires a reason for each line with an amount, but not for empty lines', async () => {
    const { staff, first, second, change, stored } = await threeLines()
    const empty = await aLine(portal(), { category_id: staff.id, price_minor: 0 })
    const answer = await change({ deletes: [first, { ...second, reason: ' ' }, empty] })
    expect([answer.status, answer.body.errors]).toEqual([400, [{ path: 'deletes.1.reason', code: 'reason_required' }]])
    expect(await stored()).toHaveLength(4)
    expect((await change({ deletes: [empty] })).status).toBe(200)
  })

  test('can be sent twice, and ignores lines of other projects', async () => {
    const { first, second, third, change, stored } = await threeLines()
    const other = await threeLines()
    for (const _ of ['once', 'again'])
      expect((await change({ deletes: [first, first, second, other.first] })).status).toBe(200)
    expect([await stored(), (await other.stored()).length]).toEqual([[third.id], 3])
    expect(await auditOf(portal(), 'budget_items', first.id)).toEqual(['add', 'delete'])
  })
})
