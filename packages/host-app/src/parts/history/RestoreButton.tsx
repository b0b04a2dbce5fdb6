import { restoreExpense } from '@portal/contract/expenses'
import type { RemovedRecord } from '@portal/contract/history'
import { restoreBudgetCategory, restoreDonor, restoreProject } from '@portal/contract/removals'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { useRefusalText } from '../../blocks/feedback/problem-text.ts'
import { restoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useRemovalTexts } from '../removals/texts.ts'
import { useHistoryTexts } from './texts.ts'

interface RestoreButtonProps {
  of: RemovedRecord | 'expenses'
  id: string
}

/** Undoes a deletion: of an expense, or of a record with all that went with it. */
export const RestoreButton = ({ of, id }: RestoreButtonProps) => {
  const t = useHistoryTexts()
  const removals = useRemovalTexts()
  const act = useAct()
  const why = useRefusalText()
  const [isBusy, setBusy] = useState(false)
  const restoring = {
    expenses: () => act(restoreExpense, { id }),
    budget_categories: () => act(restoreBudgetCategory, { id }),
    projects: () => act(restoreProject, { id }),
    donors: () => act(restoreDonor, { id }),
  } as const
  const restore = async () => {
    setBusy(true)
    try {
      await restoring[of]()
      // The button goes with the deletion.
      restoreFocus()
      toast({ tone: 'success', text: of === 'expenses' ? t('restored') : removals('restored') })
    } catch (error) {
      toast({ tone: 'danger', text: why(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Inline>
      <Button isBusy={isBusy} onPress={restore} size="small">
        {of === 'expenses' ? t('restore') : removals('restore')}
      </Button>
    </Inline>
  )
}
