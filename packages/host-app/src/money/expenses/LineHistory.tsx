import type { Budget } from '@portal/contract/money/budgets/budgets'
import { Drawer } from '@portal/ui/Drawer'
import { useHistoryTexts } from '../../core/texts/workspace.ts'
import { History } from '../../workspace/history/History.tsx'

interface LineHistoryProps {
  budget: Budget
  id: string
  onClose: () => void
}

/** History of a budget line and its expenses, including deleted ones. */
export const LineHistory = ({ budget, id, onClose }: LineHistoryProps) => {
  const t = useHistoryTexts()
  const code = budget.items.find(item => item.id === id)?.code ?? ''
  return (
    <Drawer isOpen onClose={onClose} title={t('line_history', { code })}>
      <History currency={budget.project.currency} id={id} kind="budget_item" />
    </Drawer>
  )
}
