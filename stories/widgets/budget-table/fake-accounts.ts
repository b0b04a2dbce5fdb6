import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'

const listed = [
  { code: '6100', name: 'Salaries' },
  { code: '6103', name: 'Travel' },
]

/** Accounts of a fake portal: suggestions, and those that its budget uses. All are open until one is closed. */
export const fakeAccounts = (items: readonly BudgetItem[]) => {
  const known = new Set([...listed.map(({ code }) => code), ...items.flatMap(item => item.accounting_code ?? [])])
  const closed = new Set<string>()
  return {
    listed: () => listed.filter(({ code }) => !closed.has(code)),
    close: (code: string) => void closed.add(code),
    /** Why a line can't get a code. It may keep its current one. */
    problem: (code: string | null | undefined, former?: string | null) => {
      if (!code || code === former) return undefined
      if (closed.has(code)) return 'account_closed'
      return known.has(code) ? undefined : 'account_unknown'
    },
  }
}
