import type { CallApi } from '@portal/contract/core/api/endpoint'
import { limits } from '@portal/contract/core/fields/limits'
import {
  addBudgetCategory,
  type BudgetCategory,
  editBudgetCategory,
} from '@portal/contract/money/budgets/budget-categories'
import {
  type AddedItem,
  addBudgetItem,
  type ChangedItem,
  deleteBudgetItem,
  editBudgetItem,
  type ItemFields,
} from '@portal/contract/money/budgets/budget-items'
import { type ChangedLines, changeBudgetItems } from '@portal/contract/money/budgets/budgets'
import type { LineTotals } from '@portal/contract/money/budgets/totals'
import { type AccountingCode, listAccountingCodes } from '@portal/contract/money/expenses/accounting-codes'

/** An edit to send. Changes only the given fields. The server accepts it only for the current version. */
export type ItemEdit = Partial<ItemFields> & { readonly id: string; readonly version: number }

/** A deletion to send. The server records the reason. */
export interface ItemDeletion {
  readonly id: string
  readonly version: number
  readonly reason?: string | undefined
}

export interface LinkedAmount {
  readonly of: 'item' | 'category' | 'project'
  readonly id: string
  readonly sum: 'spent_minor' | 'committed_minor'
}

/**
 * The requests of the budget table. Create one port and reuse it. A rejection is thrown as an error with the contract's
 * `problem`. Any other error counts as `unavailable`, and the edit waits.
 */
export interface BudgetPort {
  /** ID of the signed-in person. Edits waiting on the device are only sent by the person who made them. */
  readonly person: string
  readonly editItem: (edit: ItemEdit) => Promise<ChangedItem>
  /** Changes several lines in one transaction, such as a pasted block. */
  readonly changeItems: (changes: {
    edits: ItemEdit[]
    adds: AddedItem[]
    deletes: ItemDeletion[]
  }) => Promise<ChangedLines>
  readonly addItem: (line: AddedItem) => Promise<ChangedItem>
  readonly deleteItem: (item: ItemDeletion) => Promise<{ category: BudgetCategory; totals: LineTotals }>
  /** Repeating an ID never adds twice, so a retry after a lost response is safe. */
  readonly addCategory: (category: { id: string; code: string; name: string }) => Promise<BudgetCategory>
  readonly editCategory: (edit: {
    id: string
    version: number
    code?: string | undefined
    name?: string | undefined
  }) => Promise<BudgetCategory>
  /** Suggestions for accounting codes. Called when the first such cell is edited. */
  readonly accountingCodes: () => Promise<readonly { readonly code: string; readonly name: string }[]>
  /** Link to the rows behind an amount. Undefined if they can't be opened. */
  readonly hrefOf: (amount: LinkedAmount) => string | undefined
}

interface EditedBudget {
  readonly project: string
  readonly person: string
  /** Language of suggested account names. Anything but `ar` shows English. */
  readonly language: string
  /** Links an amount to its rows. Default no link. */
  readonly hrefOf?: BudgetPort['hrefOf']
}

/** The port of the portal's own pages. */
export const budgetPort = (
  api: CallApi,
  { project, person, language, hrefOf = () => undefined }: EditedBudget,
): BudgetPort => {
  // Loads all pages of active codes, because the person may type any of them.
  const openCodes = async (cursor?: string): Promise<AccountingCode[]> => {
    const asked = { active: 'yes', limit: limits.page_size_max, ...(cursor && { cursor }) } as const
    const { data, next_cursor } = await api(listAccountingCodes, asked)
    return next_cursor ? [...data, ...(await openCodes(next_cursor))] : data
  }
  return {
    person,
    editItem: async edit => (await api(editBudgetItem, edit)).data,
    changeItems: async changes => (await api(changeBudgetItems, { id: project, ...changes })).data,
    addItem: async line => (await api(addBudgetItem, line)).data,
    deleteItem: async item => (await api(deleteBudgetItem, item)).data,
    addCategory: async category => (await api(addBudgetCategory, { ...category, project_id: project })).data,
    editCategory: async edit => (await api(editBudgetCategory, edit)).data,
    accountingCodes: async () =>
      (await openCodes()).map(({ code, name_en, name_ar }) => ({ code, name: language === 'ar' ? name_ar : name_en })),
    hrefOf,
  }
}
