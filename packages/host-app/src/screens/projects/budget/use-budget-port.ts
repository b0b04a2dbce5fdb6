import { type AccountingCode, listAccountingCodes } from '@portal/contract/accounting_codes'
import { addBudgetCategory, editBudgetCategory } from '@portal/contract/budget_categories'
import { addBudgetItem, deleteBudgetItem, editBudgetItem } from '@portal/contract/budget_items'
import { changeBudgetItems } from '@portal/contract/budgets'
import { limits } from '@portal/contract/limits'
import { useTextSource } from '@portal/ui/texts'
import type { BudgetPort } from '@portal/widgets/budget-table'
import { useState } from 'react'
import { api } from '../../../api.ts'
import { commitmentsHref, expensesHref } from '../../../parts/budget_lines/hrefs.ts'
import { useUser } from '../../../session/session.ts'

const hrefsOf = { spent_minor: expensesHref, committed_minor: commitmentsHref } as const
const filterOf = { item: 'item_id', category: 'category_id', project: undefined } as const

/** All accounts that are open, page after page: any of them can be the one that is typed. */
const openCodes = async (cursor?: string): Promise<AccountingCode[]> => {
  const asked = { active: 'yes', limit: limits.page_size_max, ...(cursor && { cursor }) } as const
  const { data, next_cursor } = await api(listAccountingCodes, asked)
  return next_cursor ? [...data, ...(await openCodes(next_cursor))] : data
}

/**
 * How the budget table of a project is edited by the signed-in person. It keeps what it shows by itself, so nothing is
 * read again after each cell.
 */
export const useBudgetPort = (projectId: string): BudgetPort => {
  const user = useUser()
  const { language } = useTextSource()
  const [port] = useState<BudgetPort>(() => ({
    person: user?.id ?? '',
    editItem: async edit => (await api(editBudgetItem, edit)).data,
    changeItems: async changes => (await api(changeBudgetItems, { id: projectId, ...changes })).data,
    addItem: async line => (await api(addBudgetItem, line)).data,
    deleteItem: async item => (await api(deleteBudgetItem, item)).data,
    addCategory: async category => (await api(addBudgetCategory, { ...category, project_id: projectId })).data,
    editCategory: async edit => (await api(editBudgetCategory, edit)).data,
    accountingCodes: async () =>
      (await openCodes()).map(({ code, name_en, name_ar }) => ({ code, name: language === 'ar' ? name_ar : name_en })),
    hrefOf: ({ of, id, sum }) => {
      const filter = filterOf[of]
      return hrefsOf[sum](projectId, filter && { [filter]: id })
    },
  }))
  return port
}
