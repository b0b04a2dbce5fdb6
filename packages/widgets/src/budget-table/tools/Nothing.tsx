import { Button } from '@portal/ui/Button'
import { EmptyState } from '@portal/ui/EmptyState'
import { useBudgetTexts } from '../../locales/index.ts'
import type { Desk } from '../sheet/desk.ts'

/** In place of the table while there is nothing in the budget: says what it is and offers the first step. */
export const Nothing = ({ desk }: { desk: Desk }) => {
  const t = useBudgetTexts()
  const action = (
    <Button onPress={() => desk.ask({ kind: 'category' })} variant="primary">
      {t('add_category')}
    </Button>
  )
  return (
    <EmptyState icon="numbers" title={t('empty_title')} {...(desk.sheet.budget().can.add && { action })}>
      {t('empty_text')}
    </EmptyState>
  )
}
