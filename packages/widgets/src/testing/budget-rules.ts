import { newId } from '@portal/contract/core/fields/new-id'
import type { AddedItem, BudgetItem } from '@portal/contract/money/budgets/budget-items'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import { currentOf } from '../budget-table/model/rejection.ts'
import type { BudgetPort } from '../ports/budget/index.ts'
import { demand, failureWith, type PortRule } from './rule.ts'

interface BudgetPortTrial {
  readonly port: BudgetPort
  /** The budget as read. The person may change all of it, and nothing was spent on its first line. */
  readonly budget: Budget
}

const newCode = () => `T${newId().slice(0, 8)}`

const lineIn = (category_id: string): AddedItem => ({
  ...{ id: newId(), category_id, code: newCode(), name: 'Bus', amount: 2, frequency: 3 },
  ...{ price_minor: 1000, load_percentage: 50 },
})

/** Rules that every BudgetPort must follow. `make` creates a port and its budget for each rule. */
export const budgetPortRules = (make: () => BudgetPortTrial | Promise<BudgetPortTrial>): readonly PortRule[] => {
  const rule = (name: string, check: (port: BudgetPort, line: BudgetItem, budget: Budget) => Promise<void>) => ({
    name,
    check: async () => {
      const { port, budget } = await make()
      const [line] = budget.items
      if (!line) throw new Error('The budget has no line.')
      await check(port, line, budget)
    },
  })
  return [
    rule('changes only the given fields', async (port, { id, version, ...line }) => {
      const { item } = await port.editItem({ id, version, name: 'Renamed' })
      demand(item.name === 'Renamed', 'The name was not changed.')
      demand(item.price_minor === line.price_minor && item.code === line.code, 'Another field was changed.')
      demand(item.version > version, 'The version did not increase.')
    }),
    rule('returns the sums after a change', async (port, { id, version, total_minor, ...line }, { totals }) => {
      const price_minor = line.price_minor + 100_000
      const answer = await port.editItem({ id, version, price_minor })
      const growth = answer.item.total_minor - total_minor
      demand(growth > 0, 'The total of the line did not increase.')
      demand(
        answer.totals.total_minor - totals.total_minor === growth,
        'The total of the project did not increase by the same amount.',
      )
      demand(answer.category.id === line.category_id, 'The answer contains another category.')
    }),
    rule('rejects a stale version with the current line', async (port, { id, version }) => {
      await port.editItem({ id, version, name: 'Renamed' })
      const late = port.editItem({ id, version, name: 'Too late' })
      await failureWith(late, 'changed_meanwhile')
      const current = await late.then(() => ({ item: undefined }), currentOf)
      demand(current.item?.name === 'Renamed', 'The rejection does not contain the current line.')
    }),
    rule('adds a resent line once', async (port, { category_id }) => {
      const line = lineIn(category_id)
      const [first, again] = [await port.addItem(line), await port.addItem(line)]
      demand(first.item.id === line.id && first.item.total_minor === 3000, 'The line is not the one that was sent.')
      demand(again.totals.total_minor === first.totals.total_minor, 'It was added twice.')
    }),
    rule('rejects a duplicate code and names the field', async (port, { category_id, code }) => {
      const { fields } = await failureWith(port.addItem({ ...lineIn(category_id), code }), 'invalid')
      demand('code' in fields, 'The rejection does not name the field code.')
    }),
    rule('changes all lines of a request or none', async (port, { id, version, category_id }) => {
      const { item } = await port.addItem(lineIn(category_id))
      const stale = { id, version: version + 7, name: 'Never' }
      const both = [{ id: item.id, version: item.version, name: 'Half' }, stale]
      await failureWith(port.changeItems({ edits: both, adds: [], deletes: [] }), 'changed_meanwhile')
      const { items } = await port.changeItems({
        ...{ edits: [{ id: item.id, version: item.version, name: 'Whole' }], adds: [], deletes: [] },
      })
      demand(items[0]?.name === 'Whole', 'A line of the rejected request was changed.')
    }),
    rule('keeps a deleted line deleted', async (port, { category_id }) => {
      const { item } = await port.addItem(lineIn(category_id))
      const named = { id: item.id, version: item.version, reason: 'Not needed' }
      await port.deleteItem(named)
      await failureWith(port.editItem({ id: item.id, version: item.version, name: 'Gone' }), 'not_found')
      await port.changeItems({ edits: [], adds: [], deletes: [named] })
    }),
    rule('adds a resent category once', async port => {
      const category = { id: newId(), code: newCode(), name: 'Travel' }
      const answers = [await port.addCategory(category), await port.addCategory(category)]
      demand(
        answers.every(({ id, name }) => id === category.id && name === 'Travel'),
        'The category is not the one that was sent.',
      )
    }),
  ]
}
