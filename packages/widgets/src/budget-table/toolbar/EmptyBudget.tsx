import { Button } from '@portal/ui/Button'
import { EmptyState } from '@portal/ui/EmptyState'
import { useBudgetTableTexts } from '../../locales/index.ts'
import type { Controller } from '../editing/controller.ts'

/** Replaces the table of an empty budget and offers the first step. */
export const EmptyBudget = ({ controller }: { controller: Controller }) => {
  const t = useBudgetTableTexts()
  const action = (
    <Button onPress={() => controller.openDialog({ kind: 'category' })} variant="primary">
      {t('add_category')}
    </Button>
  )
  return (
    <EmptyState icon="numbers" title={t('empty_title')} {...(controller.store.budget().can.add && { action })}>
      {t('empty_text')}
    </EmptyState>
  )
}
