import { nothing, type Sheet, sheetOf } from '@portal/widgets/budget-table/sheet'
import { expect, test, vi } from 'vitest'
import type { FakeBudget } from '../../../stories/widgets/budget-table/fake-budget.ts'
import { budgetOf, idOf } from '../../../stories/widgets/budget-table/sample-budget.ts'
import { aLine, laid, refusedAt, storedIn, write } from './laid.ts'

const [staff = '', training = ''] = budgetOf({ lines: 6, categories: 2 }).categories.map(({ id }) => id)
const lineOf = (at: number, code: string, given?: string) => ({
  ...aLine(at, code, { category_id: staff, after_id: idOf(2, 1) }),
  ...(given === undefined ? {} : { given }),
})
const own = idOf(3, 1)
const stored = (port: FakeBudget, id = own) => storedIn(port, id)
const refused = (sheet: Sheet, code: string, id = own) => refusedAt(sheet, code, id)

test('an added line whose code was taken stays where it stood with all that was typed, and says why', async () => {
  const { sheet, port } = laid()
  port.addMeanwhile(lineOf(9, '1.4'))
  sheet.act({ ...nothing, adds: [lineOf(1, '1.4')] })
  write(sheet, own, 'name', 'Night guard')
  write(sheet, own, 'amount', 24)
  await refused(sheet, 'code_taken')
  expect(sheet.line(own)).toMatchObject({ code: '1.4', name: 'Night guard', amount: 24, total_minor: 2400 })
  expect(sheet.linesIn(staff)).toEqual([idOf(2, 0), idOf(2, 1), own, idOf(2, 2)])
  expect([sheet.isHeld(own), sheet.waiting().count, stored(port)]).toEqual([true, 0, undefined])
})

test('with another code it is added again, as an add and at its place', async () => {
  const { sheet, port } = laid()
  port.addMeanwhile(lineOf(9, '1.4'))
  sheet.act({ ...nothing, adds: [lineOf(1, '1.4')] })
  await refused(sheet, 'code_taken')
  write(sheet, own, 'name', 'Night guard')
  expect(sheet.isHeld(own)).toBe(true)
  write(sheet, own, 'code', '1.7')
  await vi.waitFor(() => expect(stored(port)).toMatchObject({ code: '1.7', name: 'Night guard' }))
  expect(port.calls).toEqual(['addItem', 'addItem'])
  expect(port.items().findIndex(({ id }) => id === own)).toBe(2)
  expect([sheet.isHeld(own), sheet.mark(own, 'code')?.state]).toEqual([false, 'saved'])
})

test('the same code typed again is tried again: whoever had it may have given it up', async () => {
  const { sheet, port } = laid()
  port.addMeanwhile(lineOf(9, '1.4'))
  sheet.act({ ...nothing, adds: [lineOf(1, '1.4')] })
  await refused(sheet, 'code_taken')
  port.meanwhile(idOf(3, 9), { code: '9.9' })
  write(sheet, own, 'code', '1.4')
  await vi.waitFor(() => expect(stored(port)?.code).toBe('1.4'))
})

test('a code that the table gave and nobody typed becomes the next free one by itself, and that is told', async () => {
  const { sheet, port } = laid()
  port.addMeanwhile(lineOf(8, '1.4'))
  port.addMeanwhile(lineOf(9, '1.5'))
  sheet.act({ ...nothing, adds: [lineOf(1, '1.4', '1.4')] })
  write(sheet, own, 'amount', 24)
  await vi.waitFor(() => expect(stored(port)).toMatchObject({ code: '1.6', amount: 24 }))
  expect(sheet.line(own)?.code).toBe('1.6')
  expect(sheet.news.last()).toContainEqual(expect.objectContaining({ what: 'recoded', value: '1.6' }))
})

test('it survives a reload, a budget that is read anew, and is edited, taken back and removed like any other', async () => {
  const { budget, sheet: first, port, device } = laid()
  port.addMeanwhile(lineOf(9, '1.4'))
  first.act({ ...nothing, adds: [lineOf(1, '1.4')] })
  await refused(first, 'code_taken')
  await vi.waitFor(() => expect(device.length).toBe(1))
  const sheet = sheetOf(budget, port, device)
  sheet.start()
  await refused(sheet, 'code_taken')
  expect([sheet.line(own)?.name, port.calls.length]).toEqual(['Guard', 1])
  sheet.accept({ ...budget, items: [...port.items()] })
  expect([sheet.line(own)?.name, sheet.mark(own, 'code')?.state]).toEqual(['Guard', 'refused'])
  write(sheet, own, 'name', 'Cook')
  sheet.undo()
  expect(sheet.line(own)?.name).toBe('Guard')
  sheet.act({ ...nothing, deletes: [lineOf(1, '1.4')] })
  expect([sheet.line(own), sheet.linesIn(staff).includes(own), device.length]).toEqual([undefined, false, 0])
  expect(sheet.totals().total_minor).toBe(budget.totals.total_minor)
  sheet.undo()
  await refused(sheet, 'code_taken')
  expect(port.calls).toEqual(['addItem', 'addItem'])
})

test('undo takes the refused line away without a call', async () => {
  const { sheet, port } = laid()
  port.addMeanwhile(lineOf(9, '1.4'))
  sheet.act({ ...nothing, adds: [lineOf(1, '1.4')] })
  await refused(sheet, 'code_taken')
  sheet.undo()
  expect([sheet.line(own), port.calls]).toEqual([undefined, ['addItem']])
})

test('lines pasted together stay together: the one that is refused is named, and with it mended all are added', async () => {
  const { sheet, port } = laid()
  const lines = [lineOf(1, '1.7'), lineOf(2, '1.1'), { ...lineOf(3, '1.9'), after_id: own }]
  sheet.act({ ...nothing, adds: lines })
  await refused(sheet, 'code_taken', idOf(3, 2))
  expect(sheet.mark(own, 'code')).toMatchObject({ state: 'refused', code: 'refused_beside' })
  write(sheet, own, 'code', '1.6')
  expect(port.calls).toEqual(['changeItems'])
  write(sheet, idOf(3, 2), 'code', '1.8')
  await vi.waitFor(() => expect(lines.map(({ id }) => stored(port, id)?.code)).toEqual(['1.6', '1.8', '1.9']))
  expect(port.calls).toEqual(['changeItems', 'changeItems'])
})

test('refused without a reason of its own it stays all the same', async () => {
  const { sheet, port } = laid()
  port.failNext({ code: 'privilege_missing' })
  sheet.act({ ...nothing, adds: [lineOf(1, '1.4')] })
  await refused(sheet, 'privilege_missing')
  expect(sheet.news.last().at(-1)).toMatchObject({ what: 'kept', code: 'privilege_missing' })
})

test('a line that was to follow one that is not stored comes after the nearest above it', async () => {
  const { sheet, port } = laid()
  port.addMeanwhile(lineOf(9, '1.4'))
  sheet.act({ ...nothing, adds: [lineOf(1, '1.4')] })
  await refused(sheet, 'code_taken')
  sheet.act({ ...nothing, adds: [{ ...lineOf(2, '1.8'), after_id: own }] })
  await vi.waitFor(() => expect(stored(port, idOf(3, 2))).toBeDefined())
  expect(
    port
      .items()
      .slice(0, 3)
      .map(({ id }) => id),
  ).toEqual([idOf(2, 0), idOf(2, 1), idOf(3, 2)])
  expect(sheet.linesIn(staff)).toEqual([idOf(2, 0), idOf(2, 1), own, idOf(3, 2), idOf(2, 2)])
})

test('lines are lost with their category alone, and that is told', async () => {
  const { budget, sheet, port } = laid()
  sheet.act({ ...nothing, adds: [lineOf(1, '1.1')] })
  await refused(sheet, 'code_taken')
  const items = port.items().filter(({ category_id }) => category_id === training)
  sheet.accept({ ...budget, categories: budget.categories.slice(1), items })
  expect([sheet.isHeld(own), sheet.line(own)]).toEqual([false, undefined])
  expect(sheet.news.last().at(-1)).toMatchObject({ what: 'gone', value: '1.1 Guard' })
})

test('a stale choice that is still open outlives another write of the same values', async () => {
  const { budget, sheet, port } = laid()
  const id = idOf(2, 0)
  port.meanwhile(id, { amount: 77 })
  write(sheet, id, 'amount', 33)
  await vi.waitFor(() => expect(sheet.mark(id, 'amount')?.state).toBe('stale'))
  sheet.write([
    { id, field: 'amount', value: 77 },
    { id, field: 'notes', value: 'By phone' },
  ])
  await vi.waitFor(() => expect(port.items()[0]?.notes).toBe('By phone'))
  expect(sheet.mark(id, 'amount')).toEqual({ state: 'stale', mine: 33, theirs: 77 })
  expect(budget.items[0]?.notes).toBeNull()
})

test('lines that lost the one they were to follow come back in their order, also where they were the first', async () => {
  const { sheet, port } = laid()
  sheet.act({
    ...nothing,
    adds: [
      { ...lineOf(1, '1.7'), after_id: idOf(9, 9) },
      { ...lineOf(2, '1.8'), after_id: own },
    ],
  })
  await vi.waitFor(() => expect(stored(port, idOf(3, 2))).toBeDefined())
  const codes = port.items().flatMap(({ category_id, code }) => (category_id === staff ? code : []))
  expect(codes).toEqual(['1.1', '1.2', '1.3', '1.7', '1.8'])
  expect(sheet.linesIn(staff)).toEqual(port.items().flatMap(({ category_id, id }) => (category_id === staff ? id : [])))
})
