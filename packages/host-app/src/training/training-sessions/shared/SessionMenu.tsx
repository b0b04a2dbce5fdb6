import {
  cancelTrainingSession,
  deleteTrainingSession,
  type TrainingSession,
} from '@portal/contract/training/attendance/training-sessions'
import { confirm } from '@portal/ui/ConfirmDialog'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { toast } from '@portal/ui/Toast'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { restoreFocus } from '../../../blocks/navigation/use-restore-focus.ts'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import { useTrainingSessionTexts } from '../../../core/texts/training.ts'

/** Edits, cancels, or restores a session, or deletes it after a confirmation. */
export const SessionMenu = ({ session, date }: { session: TrainingSession; date: string }) => {
  const t = useTrainingSessionTexts()
  const blocks = useBlockTexts()
  const problemText = useProblemText()
  const act = useAct()
  const { set } = useQuery()
  const { id, version, is_cancelled, can } = session
  const run = async (call: Promise<unknown>, done: string) => {
    try {
      await call
      toast({ tone: 'success', text: done })
    } catch (error) {
      toast({ tone: 'danger', text: problemText(error) })
    }
  }
  const cancel = () =>
    run(
      act(cancelTrainingSession, { id, version, is_cancelled: !is_cancelled }),
      t(is_cancelled ? 'reinstated' : 'cancelled'),
    )
  const remove = async () => {
    const question = { title: t('delete_title', { date }), text: t('delete_text'), action: blocks('delete') }
    if (!(await confirm(question))) return
    await run(act(deleteTrainingSession, { id, version }), t('deleted'))
    // The row and its button are gone.
    restoreFocus()
  }
  const choose = (chosen: string) => {
    if (chosen === 'edit') set({ session_act: 'edit', session: id }, { isStep: true })
    else void (chosen === 'cancel' ? cancel() : remove())
  }
  if (!can.edit && !can.delete) return null
  return (
    <Menu
      icon={<Icon name="more" size="small" />}
      items={[
        ...(can.edit
          ? [
              { id: 'edit', label: blocks('edit'), icon: 'edit' as const },
              { id: 'cancel', label: t(is_cancelled ? 'reinstate' : 'cancel'), icon: 'close' as const },
            ]
          : []),
        ...(can.delete
          ? [{ id: 'delete', label: blocks('delete'), icon: 'trash' as const, tone: 'danger' as const }]
          : []),
      ]}
      label={t('actions', { date })}
      onAction={choose}
      size="small"
      trigger="icon"
    />
  )
}
