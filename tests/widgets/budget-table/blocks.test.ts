import { limits } from '@portal/contract/limits'
import { lineTotal } from '@portal/contract/money'
import { addedOf, nothing, type Sheet } from '@portal/widgets/budget-table/sheet'
import { expect, test, vi } from 'vitest'
import type { FakeBudget } from '../../../stories/widgets/budget-table/fake-budget.ts'
import { budgetOf, idOf } from '../../../stories/widgets/budget-table/sample-budget.ts'
import { aLine, laid, write } from './laid.ts'

const [staff, training] = [idOf(1, 0), idOf(1, 1)]
const LINES = 1300

/** Lines without money on them, which may be deleted. */
const large = () => {
  const budget = budgetOf({ lines: LINES, categories: 2 })
  const none = { spent_minor: 0, spent_usd_minor: 0, without_rate: 0, committed_minor: 0 }
  return { ...budget, items: budget.items.map(line => ({ ...line, ...none, surplus_minor: lineTotal(line) })) }
}
const all = (sheet: Sheet) =>
  sheet.categories().flatMap(category => {
    const ids = sheet.linesIn(category)
    return ids.flatMap((id, at) => {
      const line = sheet.line(id)
      return line ? [addedOf(line, ids[at - 1] ?? null)] : []
    })
  })
const settled = (sheet: Sheet) => vi.waitFor(() => expect(sheet.waiting().count).toBe(0), { timeout: 20_000 })

/** A budget whose lines have all been deleted at once. */
const emptied = async () => {
  const laying = laid(large())
  const { sheet, port } = laying
  const before = port.items().map(({ id }) => id)
  sheet.act({ ...nothing, deletes: all(sheet) })
  await settled(sheet)
  expect(port.items()).toEqual([])
  return { ...laying, before, blocks: () => port.calls.filter(name => name === 'changeItems').length }
}
/** Category by category, as a budget that is read anew has them. */
const ids = (port: FakeBudget) =>
  [staff, training].flatMap(own => port.items().flatMap(({ id, category_id }) => (category_id === own ? id : [])))

test('more lines than go at once are deleted, taken back in their order and deleted again', async () => {
  const { sheet, port, before, blocks } = await emptied()
  sheet.undo()
  expect(all(sheet).map(({ id }) => id)).toEqual(before)
  await settled(sheet)
  expect([ids(port), blocks()]).toEqual([before, 3])
  sheet.redo()
  await settled(sheet)
  expect(port.items()).toEqual([])
})

test('the network goes away in the middle: what is stored stays, the rest waits over a reload and follows', async () => {
  const { sheet, port, before, blocks, reload } = await emptied()
  const stop = sheet.start()
  const { changeItems } = port
  vi.spyOn(port, 'changeItems').mockImplementation(async block => {
    const answer = await changeItems(block)
    port.setOffline(true)
    return answer
  })
  sheet.undo()
  await vi.waitFor(() => expect(sheet.waiting()).toEqual({ count: 2, code: 'unavailable' }), { timeout: 20_000 })
  expect(ids(port)).toEqual(before.slice(0, 500))
  expect(all(sheet)).toHaveLength(LINES)
  stop()
  vi.restoreAllMocks()
  Object.assign(port, { changeItems })
  const again = reload()
  expect(all(again).map(({ id }) => id)).toEqual(before)
  port.setOffline(false)
  await settled(again)
  expect(ids(port)).toEqual(before)
  expect(blocks()).toBeGreaterThanOrEqual(4)
})

test('one block is refused: its lines stay to be mended, the others are stored, and mended all stand in their order', async () => {
  const { sheet, port, before } = await emptied()
  const wrong = before[700] ?? ''
  const theirs = { ...aLine(9, sheet.line(wrong)?.code ?? '2.51', { category_id: training }), id: idOf(9, 9) }
  port.addMeanwhile(theirs)
  sheet.undo()
  await settled(sheet)
  expect(ids(port).filter(id => id !== theirs.id)).toEqual([...before.slice(0, 500), ...before.slice(1000)])
  expect(all(sheet).map(({ id }) => id)).toEqual(before)
  expect(sheet.mark(wrong, 'code')).toMatchObject({ state: 'refused', code: 'code_taken' })
  expect(before.filter(id => sheet.isHeld(id))).toEqual(before.slice(500, 1000))
  write(sheet, wrong, 'code', 'mended')
  await settled(sheet)
  expect(ids(port).filter(id => id !== theirs.id)).toEqual(before)
  expect(before.filter(id => sheet.isHeld(id))).toEqual([])
})

test('a deletion that is refused for one line is taken back for all others', async () => {
  const { sheet, port } = laid(large())
  const [one] = port.items()
  port.spendMeanwhile(one?.id ?? '', 100, null)
  sheet.act({ ...nothing, deletes: all(sheet) })
  await settled(sheet)
  expect(ids(port)).toEqual([one?.id])
  sheet.undo()
  await settled(sheet)
  expect(port.items()).toHaveLength(LINES)
})

test('lines whose words are long go in blocks that are not too large in bytes, and a short step stays one', async () => {
  const { sheet, port } = laid()
  const sizes: number[] = []
  const { changeItems } = port
  Object.assign(port, {
    changeItems: (block: Parameters<typeof changeItems>[0]) => {
      sizes.push(new TextEncoder().encode(JSON.stringify(block)).length)
      return changeItems(block)
    },
  })
  const notes = 'ملاحظة '.repeat(300)
  const adds = Array.from({ length: 200 }, (_, at) => ({ ...aLine(at, `n${at}`, { category_id: staff }), notes }))
  sheet.act({ ...nothing, adds })
  await settled(sheet)
  expect(port.items()).toHaveLength(206)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.body_bytes)
  expect(sizes.length).toBeLessThan(6)
  sizes.length = 0
  sheet.write(adds.map(({ id }) => ({ id, field: 'notes', value: `${notes}2` })))
  await settled(sheet)
  expect(port.items().every(({ id, notes: now }) => !id.startsWith('00000003') || now === `${notes}2`.trim())).toBe(
    true,
  )
  expect(Math.max(...sizes)).toBeLessThanOrEqual(limits.body_bytes)
  sizes.length = 0
  sheet.write(adds.map(({ id }) => ({ id, field: 'amount', value: 2 })))
  await settled(sheet)
  expect(sizes).toHaveLength(1)
})
