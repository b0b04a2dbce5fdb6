import {
  addBudgetCategory,
  type BudgetCategory,
  editBudgetCategory,
} from '@portal/contract/money/budgets/budget-categories'
import {
  type AddedItem,
  addedItem,
  type BudgetItem,
  deleteBudgetItem,
  editBudgetItem,
  type ItemFields,
} from '@portal/contract/money/budgets/budget-items'
import { type Budget, changeBudgetItems } from '@portal/contract/money/budgets/budgets'
import { noMoney } from '@portal/contract/money/budgets/totals'
import type { BudgetPort } from '@portal/widgets/budget-table'
import { changed } from './changed.ts'
import { fakeAccounts } from './fake-accounts.ts'
import { parsed, type Refusal, refuse } from './fake-answers.ts'
import type { FakeBudget } from './fake-budget-port.ts'
import { idOf, spentOf, sumOf } from './sample-budget.ts'

export const fakeBudget = (budget: Budget): FakeBudget => {
  let items = [...budget.items]
  let categories = [...budget.categories]
  const accounts = fakeAccounts(items)
  const calls: string[] = []
  let failure: Refusal | 'lost' | undefined
  let isOffline = false
  let gate = Promise.resolve()

  const sums = () => sumOf(items)
  const categoryOf = (id: string): BudgetCategory => {
    const found = categories.find(category => category.id === id) ?? refuse({ code: 'not_found' })
    return { ...found, ...sumOf(items.filter(({ category_id }) => category_id === id)) }
  }
  const present = (id: string, version: number) => {
    const item = items.find(known => known.id === id) ?? refuse({ code: 'not_found' })
    return item.version === version ? item : refuse({ code: 'changed_meanwhile', data: item })
  }
  const edited = ({ id, version, ...changes }: Partial<ItemFields> & { id: string; version: number }, path = '') => {
    const former = present(id, version)
    const next = changed(former, changes)
    const account = accounts.problem(next.accounting_code, former.accounting_code)
    if (account) refuse({ code: 'invalid', errors: [{ path: `${path}accounting_code`, code: account }] })
    const field = ['amount', 'frequency', 'price_minor', 'load_percentage'].find(name => name in changes) ?? 'amount'
    if (next.surplus_minor < 0) refuse({ code: 'invalid', errors: [{ path: `${path}${field}`, code: 'below_spent' }] })
    return next
  }
  const added = (line: ReturnType<typeof parsed<Parameters<BudgetPort['addItem']>[0]>>): BudgetItem => {
    const { after_id: _, ...rest } = line
    const texts = { unit: null, accounting_code: null, notes: null, transferred_minor: 0 }
    const can = { edit: true, delete: true, edit_expense: true }
    return changed({ ...texts, ...rest, ...noMoney, version: 0, can }, {})
  }
  /** Errors of new lines. The server saves all of them or none. */
  const check = (lines: readonly AddedItem[], pathOf: (at: number) => string) => {
    const places = new Set([...items, ...lines].map(({ id }) => id))
    const errors = lines.flatMap(({ code, category_id, after_id, accounting_code }, at) => {
      const others = [...items, ...lines.slice(0, at)]
      const isTaken = others.some(other => other.code.toLowerCase() === code.toLowerCase())
      const isLost = typeof after_id === 'string' && !places.has(after_id)
      const isHomeless = categories.every(({ id }) => id !== category_id)
      const account = accounts.problem(accounting_code)
      const wrong = (isWrong: boolean, field: string, problem: string) =>
        isWrong ? [{ path: pathOf(at) + field, code: problem }] : []
      return [
        ...wrong(isTaken, 'code', 'code_taken'),
        ...wrong(isLost, 'after_id', 'unknown_value'),
        ...wrong(isHomeless, 'category_id', 'unknown_value'),
        ...wrong(Boolean(account), 'accounting_code', account ?? ''),
      ]
    })
    if (errors.length > 0) refuse({ code: 'invalid', errors })
  }
  const put = (item: BudgetItem, after_id?: string | null) => {
    const at = items.findIndex(({ id }) => id === item.id)
    if (at >= 0) items = items.map(known => (known.id === item.id ? item : known))
    else {
      const isNeighbour = ({ id, category_id }: BudgetItem) =>
        after_id === null ? category_id === item.category_id : id === after_id
      const beside = items.findIndex(isNeighbour)
      items = items.toSpliced(beside < 0 ? items.length : beside + (after_id === null ? 0 : 1), 0, item)
    }
    return item
  }
  /** Every request goes through here. */
  const arrive = async <Answer>(name: string, run: () => Answer): Promise<Answer> => {
    calls.push(name)
    await gate
    const now = failure
    failure = undefined
    if (isOffline) refuse({ code: 'unavailable' })
    if (now && now !== 'lost') refuse(now)
    const answer = run()
    return now === 'lost' ? refuse({ code: 'unavailable' }) : answer
  }
  const answerOf = (item: BudgetItem) => ({ item, category: categoryOf(item.category_id), totals: sums() })

  return {
    person: idOf(9, 1),
    items: () => items,
    categories: () => categories,
    calls,
    failNext: next => {
      failure = next
    },
    setOffline: next => {
      isOffline = next
      if (!next) dispatchEvent(new Event('online'))
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      gate = promise
      return resolve
    },
    closeAccount: accounts.close,
    addMeanwhile: line => void put(added(line), line.after_id),
    spendMeanwhile: (id, minor, cents) => {
      items = items.map(item => (item.id === id ? spentOf(item, minor, cents) : item))
    },
    meanwhile: (id, changes) => {
      items = items.map(item => (item.id === id ? changed(item, changes) : item))
    },
    editItem: edit => arrive('editItem', () => answerOf(put(edited(parsed(editBudgetItem.input, edit))))),
    changeItems: changes =>
      arrive('changeItems', () => {
        const { edits, adds, deletes = [] } = parsed(changeBudgetItems.input, { id: budget.project.id, ...changes })
        const removed = items.filter(({ id }) => deletes.some(named => named.id === id))
        for (const { id, version } of deletes) if (removed.some(item => item.id === id)) present(id, version)
        const isUsed = ({ id }: { id: string }) => removed.some(item => item.id === id && item.spent_minor > 0)
        const errors = deletes.flatMap((named, at) =>
          isUsed(named) ? [{ path: `deletes.${at}.id`, code: 'in_use' }] : [],
        )
        if (errors.length > 0) refuse({ code: 'in_use', errors })
        const next = edits.map((edit, at) => edited(edit, `edits.${at}.`))
        const fresh = adds.filter(({ id }) => items.every(known => known.id !== id))
        check(fresh, at => `adds.${at}.`)
        items = items.filter(item => !removed.includes(item))
        const stored = [...next.map(item => put(item)), ...adds.map(line => put(added(line), line.after_id))]
        const touched = new Set([...stored, ...removed].map(({ category_id }) => category_id))
        return { items: stored, categories: [...touched].map(categoryOf), totals: sums() }
      }),
    addItem: line =>
      arrive('addItem', () => {
        const given = parsed(addedItem, line)
        const known = items.find(({ id }) => id === given.id)
        if (!known) check([given], () => '')
        return answerOf(known ?? put(added(given), given.after_id))
      }),
    deleteItem: named =>
      arrive('deleteItem', () => {
        const { id, version } = parsed(deleteBudgetItem.input, named)
        const item = present(id, version)
        if (item.spent_minor + item.committed_minor > 0) refuse({ code: 'in_use' })
        items = items.filter(known => known.id !== id)
        return { category: categoryOf(item.category_id), totals: sums() }
      }),
    addCategory: given =>
      arrive('addCategory', () => {
        const fields = { ...given, project_id: budget.project.id }
        const { id = given.id, code, name } = parsed(addBudgetCategory.input, fields)
        const known = categories.some(category => category.id === id)
        const isTaken = categories.some(category => category.code.toLowerCase() === code.toLowerCase())
        if (!known && isTaken) refuse({ code: 'invalid', errors: [{ path: 'code', code: 'code_taken' }] })
        const can = { edit: true, delete: true }
        if (!known) categories = [...categories, { id, code, name, version: 1, can, ...noMoney }]
        return categoryOf(id)
      }),
    editCategory: edit =>
      arrive('editCategory', () => {
        const { id, version, ...changes } = parsed(editBudgetCategory.input, edit)
        const now = categoryOf(id)
        if (now.version !== version) refuse({ code: 'changed_meanwhile', data: now })
        categories = categories.map(known => (known.id === id ? { ...known, ...changes, version: version + 1 } : known))
        return categoryOf(id)
      }),
    accountingCodes: async () => accounts.listed(),
    hrefOf: ({ of, id, sum }) => `/${sum === 'spent_minor' ? 'expenses' : 'purchase_requests'}?${of}=${id}`,
  }
}
