import type { Budget } from '@portal/contract/money/budgets/budgets'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useBudgetTexts } from '../../../core/texts/money.ts'
import { ExplainOverrun } from '../../../money/budgets/shared/ExplainOverrun.tsx'
import { ImportDialog } from '../../../money/imports/ImportDialog.tsx'
import { ArrangeLines } from './ArrangeLines.tsx'
import { TransferAmount } from './TransferAmount.tsx'

/** Actions on the whole budget. */
export const BudgetActions = ({ budget: { project, totals, can } }: { budget: Budget }) => {
  const t = useBudgetTexts()
  const { get, set } = useQuery()
  const begin = (act: string) => set({ act }, { isStep: true })
  const stop = () => set({ act: undefined })
  const items = [
    ...(can.edit_item ? (['arrange', 'transfer'] as const).map(id => ({ id, label: t(id) })) : []),
    ...(can.explain_overrun ? [{ id: 'overrun', label: t('over_allow') }] : []),
  ]
  return (
    <>
      {can.import_items && (
        <Button icon={<Icon name="upload" size="small" />} onPress={() => begin('import_items')} size="small">
          {t('import_items')}
        </Button>
      )}
      {items.length > 0 && <Menu items={items} label={t('more')} onAction={begin} size="small" />}
      {can.edit_item && get('act') === 'arrange' && <ArrangeLines onClose={stop} projectId={project.id} />}
      {can.edit_item && get('act') === 'transfer' && <TransferAmount onClose={stop} projectId={project.id} />}
      {can.explain_overrun && get('act') === 'overrun' && (
        <ExplainOverrun onClose={stop} project={project} total={totals.total_minor} />
      )}
      {can.import_items && get('act') === 'import_items' && (
        <ImportDialog
          kind="items"
          onClose={stop}
          plan={{ budget_minor: project.budget_minor, total_minor: totals.total_minor }}
          project={project}
        />
      )}
    </>
  )
}
