import { restoreExpense } from '@portal/contract/expenses'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useAct } from '../../blocks/api/use-read.ts'
import { useRefusalText } from '../../blocks/feedback/problem-text.ts'
import { restoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useHistoryTexts } from './texts.ts'

/** Undoes the deletion of an expense. */
export const RestoreButton = ({ id }: { id: string }) => {
  const t = useHistoryTexts()
  const act = useAct()
  const why = useRefusalText()
  const [isBusy, setBusy] = useState(false)
  const restore = async () => {
    setBusy(true)
    try {
      await act(restoreExpense, { id })
      // The button goes with the deletion.
      restoreFocus()
      toast({ tone: 'success', text: t('restored') })
    } catch (error) {
      toast({ tone: 'danger', text: why(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Inline>
      <Button isBusy={isBusy} onPress={restore} size="small">
        {t('restore')}
      </Button>
    </Inline>
  )
}
