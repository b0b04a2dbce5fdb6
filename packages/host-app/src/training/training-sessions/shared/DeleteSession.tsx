import { readTrainingSession, trainingSessionDeletion } from '@portal/contract/training/attendance/training-sessions'
import { formatDate } from '@portal/ui/DateText'
import { useTextSource } from '@portal/ui/texts'
import { useRead } from '../../../blocks/api/use-read.ts'
import { useTrainingSessionTexts } from '../../../core/texts/training.ts'
import { DeleteWithImpact } from '../../../workspace/deletion-impact/DeleteWithImpact.tsx'

/** Confirms the deletion of a session with its attendance. */
export const DeleteSession = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTrainingSessionTexts()
  const { language } = useTextSource()
  const session = useRead(readTrainingSession, { id }).data?.data
  if (!session?.can.delete) return null
  return (
    <DeleteWithImpact
      advice={t('delete_advice')}
      deleted={t('deleted')}
      endpoints={trainingSessionDeletion}
      onClose={onClose}
      onDone={onClose}
      record={session}
      title={t('delete_title', { date: formatDate(session.date, 'date', language) })}
    />
  )
}
