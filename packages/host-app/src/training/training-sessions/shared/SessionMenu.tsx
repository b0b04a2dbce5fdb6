import { cancelTrainingSession, type TrainingSession } from '@portal/contract/training/attendance/training-sessions'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { toast } from '@portal/ui/Toast'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useProblemText } from '../../../blocks/feedback/problem-text.ts'
import { useQuery } from '../../../blocks/navigation/use-query.ts'
import { useBlockTexts } from '../../../core/texts/texts.ts'
import { useTrainingSessionTexts } from '../../../core/texts/training.ts'

/** Edits, cancels, restores, or deletes a session. Edits and deletions are in the URL. */
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
  const choose = (chosen: string) => {
    if (chosen === 'cancel') void cancel()
    else set({ session_act: chosen, session: id }, { isStep: true })
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
