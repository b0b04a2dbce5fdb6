import { type BudgetStore, emptyChangeSet } from '@portal/widgets/budget-table/internals'
import { expect, test, vi } from 'vitest'
import type { FakeBudget } from '../../../../stories/widgets/budget-table/fake-budget-port.ts'
import { budgetOf, idOf } from '../../../../stories/widgets/budget-table/sample-budget.ts'
import { aLine, refusedAt, setUp, storedIn, write } from '../set-up.ts'

const [staff = '', training = ''] = budgetOf({ lines: 6, categories: 2 }).categories.map(({ id }) => id)
const lineOf = (at: number, code: string, given?: string) => ({
  ...aLine(at, code, { category_id: staff, after_id: idOf(2, 1) }),
  ...(given === undefined ? {} : { given }),
})
const own = idOf(3, 1)
const stored = (port: FakeBudget, id = own) => storedIn(port, id)
const rejected = (store: BudgetStore, code: string, id = own) => refusedAt(store, code, id)

test('keeps a line with a duplicate code in place, with all input and the reason', async () => {
  const { store, port } = setUp()
  port.addMeanwhile(lineOf(9, '1.4'))
  store.apply({ ...emptyChangeSet, adds: [lineOf(1, '1.4')] })
  write(store, own, 'name', 'Night guard')
  write(store, own, 'amount', 24)
  await rejected(store, 'code_taken')
  expect(store.line(own)).toMatchObject({ code: '1.4', name: 'Night guard', amount: 24, total_minor: 2400 })
  expect(store.linesIn(staff)).toEqual([idOf(2, 0), idOf(2, 1), own, idOf(2, 2)])
  expect([store.isRejected(own), store.waiting().count, stored(port)]).toEqual([true, 0, undefined])
})

test('adds the line again at its position once it has another code', async () => {
  const { store, port } = setUp()
  port.addMeanwhile(lineOf(9, '1.4'))
  store.apply({ ...emptyChangeSet, adds: [lineOf(1, '1.4')] })
  await rejected(store, 'code_taken')
  write(store, own, 'name', 'Night guard')
  expect(store.isRejected(own)).toBe(true)
  write(store, own, 'code', '1.7')
  await vi.waitFor(() => expect(stored(port)).toMatchObject({ code: '1.7', name: 'Night guard' }))
  expect(port.calls).toEqual(['addItem', 'addItem'])
  expect(port.items().findIndex(({ id }) => id === own)).toBe(2)
  expect([store.isRejected(own), store.mark(own, 'code')?.state]).toEqual([false, 'saved'])
})

test('retries the same code when it is typed again, because it may be free by then', async () => {
  const { store, port } = setUp()
  port.addMeanwhile(lineOf(9, '1.4'))
  store.apply({ ...emptyChangeSet, adds: [lineOf(1, '1.4')] })
  await rejected(store, 'code_taken')
  port.meanwhile(idOf(3, 9), { code: '9.9' })
  write(store, own, 'code', '1.4')
  await vi.waitFor(() => expect(stored(port)?.code).toBe('1.4'))
})

test('replaces a generated duplicate code with the next free one, and announces it', async () => {
  const { store, port } = setUp()
  port.addMeanwhile(lineOf(8, '1.4'))
  port.addMeanwhile(lineOf(9, '1.5'))
  store.apply({ ...emptyChangeSet, adds: [lineOf(1, '1.4', '1.4')] })
  write(store, own, 'amount', 24)
  await vi.waitFor(() => expect(stored(port)).toMatchObject({ code: '1.6', amount: 24 }))
  expect(store.line(own)?.code).toBe('1.6')
  expect(store.announcements.recent()).toContainEqual(expect.objectContaining({ what: 'recoded', value: '1.6' }))
})

test('keeps a rejected line over a reload and a refreshed budget, and supports editing, undo, and removal', async () => {
  const { budget, store: first, port, device, open } = setUp()
  port.addMeanwhile(lineOf(9, '1.4'))
  first.apply({ ...emptyChangeSet, adds: [lineOf(1, '1.4')] })
  await rejected(first, 'code_taken')
  await vi.waitFor(() => expect(device.length).toBe(1))
  const { store, sync } = open(budget)
  sync.start()
  await rejected(store, 'code_taken')
  expect([store.line(own)?.name, port.calls.length]).toEqual(['Guard', 1])
  store.accept({ ...budget, items: [...port.items()] })
  expect([store.line(own)?.name, store.mark(own, 'code')?.state]).toEqual(['Guard', 'rejected'])
  write(store, own, 'name', 'Cook')
  store.undo()
  expect(store.line(own)?.name).toBe('Guard')
  store.apply({ ...emptyChangeSet, deletes: [lineOf(1, '1.4')] })
  expect([store.line(own), store.linesIn(staff).includes(own), device.length]).toEqual([undefined, false, 0])
  expect(store.totals().total_minor).toBe(budget.totals.total_minor)
  store.undo()
  await rejected(store, 'code_taken')
  expect(port.calls).toEqual(['addItem', 'addItem'])
})

test('removes a rejected line with undo, without a request', async () => {
  const { store, port } = setUp()
  port.addMeanwhile(lineOf(9, '1.4'))
  store.apply({ ...emptyChangeSet, adds: [lineOf(1, '1.4')] })
  await rejected(store, 'code_taken')
  store.undo()
  expect([store.line(own), port.calls]).toEqual([undefined, ['addItem']])
})

test('rejects lines that were pasted together, names the invalid one, and adds all once corrected', async () => {
  const { store, port } = setUp()
  const lines = [lineOf(1, '1.7'), lineOf(2, '1.1'), { ...lineOf(3, '1.9'), after_id: own }]
  store.apply({ ...emptyChangeSet, adds: lines })
  await rejected(store, 'code_taken', idOf(3, 2))
  expect(store.mark(own, 'code')).toMatchObject({ state: 'rejected', code: 'rejected_with_others' })
  write(store, own, 'code', '1.6')
  expect(port.calls).toEqual(['changeItems'])
  write(store, idOf(3, 2), 'code', '1.8')
  await vi.waitFor(() => expect(lines.map(({ id }) => stored(port, id)?.code)).toEqual(['1.6', '1.8', '1.9']))
  expect(port.calls).toEqual(['changeItems', 'changeItems'])
})

test('keeps a line that was rejected without an error at a field', async () => {
  const { store, port } = setUp()
  port.failNext({ code: 'privilege_missing' })
  store.apply({ ...emptyChangeSet, adds: [lineOf(1, '1.4')] })
  await rejected(store, 'privilege_missing')
  expect(store.announcements.recent().at(-1)).toMatchObject({ what: 'line_not_stored', code: 'privilege_missing' })
})

test('adds a line after the nearest stored one when the line before it is not stored', async () => {
  const { store, port } = setUp()
  port.addMeanwhile(lineOf(9, '1.4'))
  store.apply({ ...emptyChangeSet, adds: [lineOf(1, '1.4')] })
  await rejected(store, 'code_taken')
  store.apply({ ...emptyChangeSet, adds: [{ ...lineOf(2, '1.8'), after_id: own }] })
  await vi.waitFor(() => expect(stored(port, idOf(3, 2))).toBeDefined())
  expect(
    port
      .items()
      .slice(0, 3)
      .map(({ id }) => id),
  ).toEqual([idOf(2, 0), idOf(2, 1), idOf(3, 2)])
  expect(store.linesIn(staff)).toEqual([idOf(2, 0), idOf(2, 1), own, idOf(3, 2), idOf(2, 2)])
})

test('drops rejected lines when their category is deleted, and announces it', async () => {
  const { budget, store, port } = setUp()
  store.apply({ ...emptyChangeSet, adds: [lineOf(1, '1.1')] })
  await rejected(store, 'code_taken')
  const items = port.items().filter(({ category_id }) => category_id === training)
  store.accept({ ...budget, categories: budget.categories.slice(1), items })
  expect([store.isRejected(own), store.line(own)]).toEqual([false, undefined])
  expect(store.announcements.recent().at(-1)).toMatchObject({ what: 'gone', value: '1.1 Guard' })
})

test('keeps a conflict open when another write contains the stored value', async () => {
  const { budget, store, port } = setUp()
  const id = idOf(2, 0)
  port.meanwhile(id, { amount: 77 })
  write(store, id, 'amount', 33)
  await vi.waitFor(() => expect(store.mark(id, 'amount')?.state).toBe('conflict'))
  store.write([
    { id, field: 'amount', value: 77 },
    { id, field: 'notes', value: 'By phone' },
  ])
  await vi.waitFor(() => expect(port.items()[0]?.notes).toBe('By phone'))
  expect(store.mark(id, 'amount')).toEqual({ state: 'conflict', mine: 33, theirs: 77 })
  expect(budget.items[0]?.notes).toBeNull()
})

test('appends lines in their order when the line before them no longer exists', async () => {
  const { store, port } = setUp()
  store.apply({
    ...emptyChangeSet,
    adds: [
      { ...lineOf(1, '1.7'), after_id: idOf(9, 9) },
      { ...lineOf(2, '1.8'), after_id: own },
    ],
  })
  await vi.waitFor(() => expect(stored(port, idOf(3, 2))).toBeDefined())
  const codes = port.items().flatMap(({ category_id, code }) => (category_id === staff ? code : []))
  expect(codes).toEqual(['1.1', '1.2', '1.3', '1.7', '1.8'])
  expect(store.linesIn(staff)).toEqual(port.items().flatMap(({ category_id, id }) => (category_id === staff ? id : [])))
})
