import { limits } from '@portal/contract/core/fields/limits'
import { addBudgetCategory, editBudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import { addBudgetItem, deleteBudgetItem, editBudgetItem } from '@portal/contract/money/budgets/budget-items'
import { changeBudgetItems } from '@portal/contract/money/budgets/budgets'
import { type AccountingCode, listAccountingCodes } from '@portal/contract/money/expenses/accounting-codes'
import type { BudgetPort } from '../../budget-table/model/budget-port.ts'
import type { CallApi } from '../call-api.ts'

interface EditedBudget {
  readonly project: string
  readonly person: string
  /** Language of suggested account names. Anything but `ar` shows English. */
  readonly language: string
  /** Links an amount to its rows. Default no link. */
  readonly hrefOf?: BudgetPort['hrefOf']
}

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
