import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aCategory, aLine, anExpense, aProject, auditOf } from '../../support/made.ts'
import { staffWith } from '../../support/people/holders.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()
const figures = { amount: 1, frequency: 1, price_minor: 10_000, load_percentage: 100 }

const budgetOf = async (id: string, as?: Person) =>
  portal().call('GET', `/projects/${id}/budget`, { as: as ?? (await portal().person('sysadmin')) })

const change = async (id: string, edits: object[], adds: object[], as?: Person) =>
  portal().call('POST', `/projects/${id}/budget_items`, {
    as: as ?? (await portal().person('sysadmin')),
    body: { edits, adds },
  })

/** Creates a project with one category, and a line for each code. */
const aBudget = async (...codes: string[]) => {
  const project = await aProject(portal())
  const category = await aCategory(portal(), { project_id: project.id })
  const lines: { id: string; version: number }[] = []
  for (const code of codes) lines.push(await aLine(portal(), { category_id: category.id, code, ...figures }))
  return { project, category, lines }
}

describe('GET /projects/:id/budget', () => {
  test('returns categories and lines in order, with sums of the rounded lines', async () => {
    const project = await aProject(portal())
    for (const code of ['B', 'A']) {
      const category = await aCategory(portal(), { project_id: project.id, code })
      for (const price_minor of [333, 334])
        await aLine(portal(), {
          category_id: category.id,
          code: `${code}${price_minor}`,
          price_minor,
          load_percentage: 50,
        })
    }
    await aCategory(portal(), { project_id: project.id, code: 'empty' })
    const [first] = (await budgetOf(project.id)).body.data.items
    await anExpense(portal(), { item_id: first.id, amount_minor: 100 })
    const { data } = (await budgetOf(project.id)).body
    expect(data.categories.map(({ code, total_minor }: Record<string, unknown>) => [code, total_minor])).toEqual([
      ['B', 334],
      ['A', 334],
      ['empty', 0],
    ])
    expect(data.items.map(({ code, total_minor }: Record<string, unknown>) => [code, total_minor])).toEqual([
      ['B333', 167],
      ['B334', 167],
      ['A333', 167],
      ['A334', 167],
    ])
    expect(data.totals).toMatchObject({ total_minor: 668, spent_minor: 100, committed_minor: 0, surplus_minor: 568 })
    expect(data.project).toMatchObject({ id: project.id, currency: 'usd', budget_minor: 10 ** 13, usd_rate: 1 })
  })

  test('requires access to the project and the privilege, and returns what the viewer may do', async () => {
    const { project } = await aBudget('1')
    const viewer = await staffWith(portal(), 'budget.view', 'projects.view_all', 'budget.delete')
    const { body } = await budgetOf(project.id, viewer)
    const none = { add: false, add_item: false, edit_item: false, delete_item: false }
    const without = { import_items: false, import_expenses: false, download_report: false }
    expect(body.data.can).toEqual({ ...none, ...without, explain_overrun: false, delete: true })
    expect(body.data.categories[0].can).toEqual({ edit: false, delete: true })
    expect(body.data.items[0].can).toEqual({ edit: false, delete: false, edit_expense: false })
    expect((await budgetOf(project.id, await staffWith(portal(), 'budget.view'))).status).toBe(404)
    expect((await budgetOf(project.id, await staffWith(portal(), 'projects.view_all'))).status).toBe(403)
    const member = await staffWith(portal(), 'budget.view')
    const team = { version: 1, user_ids: [member.id] }
    await portal().call('PATCH', `/projects/${project.id}/team`, { as: await portal().person('sysadmin'), body: team })
    expect((await budgetOf(project.id, member)).status).toBe(200)
  })
})

describe('a block of lines', () => {
  test('is stored in one request that returns lines, categories, and totals', async () => {
    const { project, category, lines } = await aBudget('1', '2')
    const [one, two] = lines
    const added = {
      id: randomUUID(),
      category_id: category.id,
      code: '1.5',
      name: 'New',
      ...figures,
      after_id: one?.id,
    }
    const following = { ...added, id: randomUUID(), code: '1.6', after_id: added.id }
    const edits = [
      { id: one?.id, version: 1, price_minor: 20_000 },
      { id: two?.id, version: 1, name: 'Renamed' },
    ]
    const { body } = await change(project.id, edits, [added, following])
    expect(body.data.items.map(({ id }: { id: string }) => id)).toEqual([one?.id, two?.id, added.id, following.id])
    expect(body.data.categories).toMatchObject([{ id: category.id, total_minor: 50_000 }])
    expect(body.data.totals.total_minor).toBe(50_000)
    const { data } = (await budgetOf(project.id)).body
    expect(data.items.map(({ code }: { code: string }) => code)).toEqual(['1', '1.5', '1.6', '2'])
    expect(await auditOf(portal(), 'budget_items', one?.id ?? '')).toEqual(['add', 'edit'])
    expect(await auditOf(portal(), 'budget_items', added.id)).toEqual(['add'])
  })

  test('is rejected as a whole, with the path of every invalid cell', async () => {
    const { project, category, lines } = await aBudget('1', '2', '3')
    const [one, two, three] = lines
    await anExpense(portal(), { item_id: two?.id ?? '', amount_minor: 5000 })
    const before = (await budgetOf(project.id)).body
    const fresh = { category_id: category.id, name: 'New', ...figures }
    const edits = [
      { id: one?.id, version: 1, name: 'Fine' },
      { id: two?.id, version: 1, amount: 0.25 },
      { id: three?.id, version: 1, code: '1' },
    ]
    const adds = [
      { ...fresh, id: randomUUID(), code: '2' },
      { ...fresh, id: randomUUID(), code: 'same' },
      { ...fresh, id: randomUUID(), code: 'SAME' },
      { ...fresh, id: randomUUID(), code: '9', category_id: (await aCategory(portal())).id },
      { ...fresh, id: randomUUID(), code: '10', amount: 10_000_000, price_minor: 10_000_000_000_000 },
      { ...fresh, id: randomUUID(), code: '11', after_id: randomUUID() },
    ]
    const answer = await change(project.id, edits, adds)
    expect(answer.status).toBe(400)
    expect(new Set(answer.body.errors.map(({ path, code }: Record<string, string>) => `${path} ${code}`))).toEqual(
      new Set([
        'edits.1.amount below_spent',
        'edits.2.code code_taken',
        'adds.0.code code_taken',
        'adds.2.code code_taken',
        'adds.3.category_id unknown_value',
        'adds.4.price_minor value_too_large',
        'adds.5.after_id unknown_value',
      ]),
    )
    expect((await budgetOf(project.id)).body).toEqual(before)
  })

  test('is rejected when one line is stale, and returns that line', async () => {
    const { project, lines } = await aBudget('1', '2')
    const [one, two] = lines
    await change(project.id, [{ id: two?.id, version: 1, name: 'Meanwhile' }], [])
    const edits = [one, two].map(line => ({ id: line?.id, version: 1, name: 'Mine' }))
    const answer = await change(project.id, edits, [])
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'changed_meanwhile', data: { id: two?.id, name: 'Meanwhile', version: 2 } },
    })
    expect((await budgetOf(project.id)).body.data.items[0].name).not.toBe('Mine')
  })

  test('can swap codes among its lines', async () => {
    const { project, lines } = await aBudget('1', '2', '3')
    const codes = ['2', '3', '1']
    const edits = lines.map(({ id }, at) => ({ id, version: 1, code: codes[at] }))
    expect((await change(project.id, edits, [])).status).toBe(200)
    const { data } = (await budgetOf(project.id)).body
    expect(data.items.map(({ code }: { code: string }) => code)).toEqual(codes)
  })

  test('reports lines of other projects, unknown lines, and duplicates', async () => {
    const { project, lines } = await aBudget('1')
    const [own] = lines
    const foreign = await aLine(portal())
    const named = (at: number) => ({
      status: 400,
      body: { errors: [{ path: `edits.${at}.id`, code: 'unknown_value' }] },
    })
    const edit = (id?: string) => ({ id, version: 1, name: 'x' })
    expect(await change(project.id, [edit(own?.id), edit(foreign.id)], [])).toMatchObject(named(1))
    expect(await change(project.id, [edit(randomUUID())], [])).toMatchObject(named(0))
    expect(await change(project.id, [edit(own?.id), edit(own?.id)], [])).toMatchObject(named(1))
  })

  test('requires the right to add lines when it contains new lines', async () => {
    const { project, category, lines } = await aBudget('1')
    const edits = [{ id: lines[0]?.id, version: 1, name: 'x' }]
    const adds = [{ id: randomUUID(), category_id: category.id, code: 'n', name: 'n', ...figures }]
    const editor = await staffWith(portal(), 'projects.view_all', 'budget.edit_item')
    expect(await change(project.id, edits, adds, editor)).toMatchObject({
      status: 403,
      body: { code: 'privilege_missing' },
    })
    expect((await change(project.id, edits, [], editor)).status).toBe(200)
    expect(
      (
        await change(
          project.id,
          [],
          adds,
          await staffWith(portal(), 'projects.view_all', 'budget.edit_item', 'budget.add_item'),
        )
      ).status,
    ).toBe(200)
    expect((await change(project.id, [], [], await staffWith(portal(), 'budget.edit_item'))).status).toBe(404)
  })
})
