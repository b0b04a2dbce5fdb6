import type { Budget } from '@portal/contract/budgets'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { useQuery } from '../../../blocks/use-query.ts'
import { BudgetViews } from '../../../parts/budget_lines/BudgetViews.tsx'
import { ExplainOverrun } from '../../../parts/budget_lines/ExplainOverrun.tsx'
import { useBudgetTexts } from '../../../parts/budget_lines/texts.ts'
import { ImportDialog } from '../imports/ImportDialog.tsx'
import { ArrangeLines } from './ArrangeLines.tsx'
import { TransferAmount } from './TransferAmount.tsx'

/** Other views of the budget, and what is done with it as a whole. */
export const BudgetActions = ({ budget: { project, totals, can } }: { budget: Budget }) => {
  const t = useBudgetTexts()
  const { get, set } = useQuery()
  const begin = (act: string) => () => set({ act }, { isStep: true })
  const stop = () => set({ act: undefined })
  return (
    <Inline spread="between">
      <BudgetViews current="budget" projectId={project.id} />
      <Inline gap="small">
        {can.edit_item && (
          <>
            <Button onPress={begin('arrange')} size="small">
              {t('arrange')}
            </Button>
            <Button onPress={begin('transfer')} size="small">
              {t('transfer')}
            </Button>
          </>
        )}
        {can.explain_overrun && (
          <Button onPress={begin('overrun')} size="small">
            {t('over_allow')}
          </Button>
        )}
        {can.import_items && (
          <Button icon={<Icon name="upload" size="small" />} onPress={begin('import_items')} size="small">
            {t('import_items')}
          </Button>
        )}
      </Inline>
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
    </Inline>
  )
}
