import { restoreExpense } from '@portal/contract/money/expenses/expenses'
import type { Change, RemovedRecord } from '@portal/contract/workspace/history'
import {
  restoreBudgetCategory,
  restoreBudgetItem,
  restoreDonor,
  restoreProject,
} from '@portal/contract/workspace/removals'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { useRefusalText } from '../../blocks/feedback/problem-text.ts'
import { restoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useDeletionImpactTexts, useHistoryTexts, useRemovalTexts } from '../../core/texts/workspace.ts'

interface RestoreButtonProps {
  of: RemovedRecord | 'expenses'
  id: string
}

type Missing = NonNullable<Change['removal']>['missing']

/** Says what a restoration couldn't bring back, such as team memberships of deleted accounts. */
export const useMissingText = () => {
  const t = useHistoryTexts()
  const removals = useRemovalTexts()
  const impact = useDeletionImpactTexts()
  return (missing: Missing): string | undefined => {
    const rows = missing.map(({ kind, count }) => impact(`kinds.${kind}`, { count })).join(t('and'))
    return missing.length > 0 ? removals('restored_without', { rows }) : undefined
  }
}

/** Undoes the deletion of an expense, or of a record with everything deleted along with it. */
export const RestoreButton = ({ of, id }: RestoreButtonProps) => {
  const t = useHistoryTexts()
  const removals = useRemovalTexts()
  const act = useAct()
  const why = useRefusalText()
  const [isBusy, setBusy] = useState(false)
  const missingText = useMissingText()
  const restoring = {
    budget_items: () => act(restoreBudgetItem, { id }),
    budget_categories: () => act(restoreBudgetCategory, { id }),
    projects: () => act(restoreProject, { id }),
    donors: () => act(restoreDonor, { id }),
  } as const
  const restored = async () => {
    if (of === 'expenses') {
      await act(restoreExpense, { id })
      return t('restored')
    }
    const { missing } = (await restoring[of]()).data
    return missingText(missing) ?? removals('restored')
  }
  const restore = async () => {
    setBusy(true)
    try {
      const text = await restored()
      // The button is unmounted with the deletion's entry.
      restoreFocus()
      toast({ tone: 'success', text })
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
