import type { BudgetPort } from '@portal/widgets/budget-table'
import { createBudgetStore, createSync } from '@portal/widgets/budget-table/internals'
import * as fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fakeBudget } from '../../../stories/widgets/budget-table/fake-budget.ts'
import { budgetOf, idOf } from '../../../stories/widgets/budget-table/sample-budget.ts'
import { rounds } from '../../support/rounds.ts'
import '../budget-table/set-up.ts'
import { lineOf, pass, passUntil, scripts } from './faults.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const LINES = 5

// Loads the lazy sending and rejection code first, because fake timers do not wait for imports.
beforeAll(async () => {
  const budget = budgetOf({ lines: LINES, categories: 1 })
  const port = fakeBudget(budget)
  const store = createBudgetStore(budget, { person: port.person })
  createSync(store, port)
  store.write([{ id: idOf(2, 0), field: 'name', value: 'Bad\u0000' }])
  await vi.waitFor(() => expect(store.mark(idOf(2, 0), 'name')?.state).toBe('rejected'), { timeout: 20_000 })
})

const at = fc.integer({ min: 0, max: LINES - 1 })
const kind = fc.constantFrom('Good', 'Good', 'Good', 'Bad\u0000')

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ cells: fc.array(fc.record({ at, kind }), { minLength: 1, maxLength: 1 }) }) },
    // A pasted block is one entry. The server stores all of it or nothing.
    { weight: 1, arbitrary: fc.record({ cells: fc.array(fc.record({ at, kind }), { minLength: 2, maxLength: 3 }) }) },
    { weight: 2, arbitrary: fc.record({ meanwhile: at }) },
    { weight: 3, arbitrary: fc.record({ wait: fc.constantFrom(0, 300, 1000, 5000, 40_000) }) },
  ),
  { minLength: 1, maxLength: 30 },
)

test('delivers each cell’s last input, or shows its rejection or conflict, on an unreliable connection', async () => {
  await fc.assert(
    fc.asyncProperty(scripts, steps, async (script, made) => {
      const budget = budgetOf({ lines: LINES, categories: 1 })
      const server = fakeBudget(budget)
      const line = lineOf(script)
      const arrived = new Map<string, string | undefined>()
      const edited = <Answer>(edits: readonly { id: string; name?: string }[], answer: Promise<Answer>) =>
        answer.then(given => {
          for (const { id, name } of edits) arrived.set(id, name)
          return given
        })
      const port: BudgetPort = {
        ...server,
        editItem: edit => line.reach(() => edited([edit], server.editItem(edit))),
        changeItems: changes => line.reach(() => edited(changes.edits, server.changeItems(changes))),
      }
      const store = createBudgetStore(budget, { person: port.person })
      createSync(store, port)
      const typed = new Map<string, string>()
      const write = (cells: readonly (readonly [id: string, value: string])[]) => {
        for (const [id, value] of cells) typed.set(id, value)
        store.write(cells.map(([id, value]) => ({ id, field: 'name', value })))
      }
      for (const [number, step] of made.entries()) {
        if ('wait' in step) await pass(step.wait)
        else if ('meanwhile' in step) server.meanwhile(idOf(2, step.meanwhile), { name: `Theirs ${number}` })
        else write([...new Map(step.cells.map(cell => [idOf(2, cell.at), `${cell.kind} ${number}`]))])
      }
      const settle = () => passUntil(() => store.waiting().count === 0)
      const markOf = (id: string) => store.mark(id, 'name')
      const isAsked = (id: string, value: string) => {
        const mark = markOf(id)
        return mark?.state === 'conflict' && mark.mine === value
      }
      const isRejected = (id: string, value: string) => {
        const mark = markOf(id)
        return mark?.state === 'rejected' && mark.value === value
      }
      await settle()
      for (const [id, value] of typed)
        expect(arrived.get(id) === value || isAsked(id, value) || isRejected(id, value)).toBe(true)
      line.repair()
      // Resubmits good values that were rejected with others or by a temporary fault.
      for (const [id, value] of typed) if (value.startsWith('Good') && isRejected(id, value)) write([[id, value]])
      await settle()
      for (const [id, value] of typed) {
        const isGood = value.startsWith('Good')
        expect(isAsked(id, value) || (isGood ? arrived.get(id) === value : isRejected(id, value))).toBe(true)
      }
    }),
    { numRuns: rounds(300, 10_000) },
  )
})
