import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useExamTexts } from '../../locales/index.ts'
import type { ExamStore } from '../store/exam-store.ts'
import { useExamState } from './use-exam-state.ts'

const tones = { saved: 'success', saving: 'neutral' } as const

/** Whether the server has every answer. Announced only when that fails or works again, not with each input. */
export const SaveState = ({ store }: { store: ExamStore }) => {
  const t = useExamTexts()
  const saving = useExamState(store, state => state.saving)
  const isDurable = useExamState(store, state => state.isDurable)
  if (saving !== 'waiting') return <Status tone={tones[saving]}>{t(saving)}</Status>
  // Whole sentences break into lines on phones, which the words of a status do not.
  return (
    <Text size="small" tone="warning" weight="strong">
      {isDurable ? t('waiting') : t('waiting_page')}
    </Text>
  )
}
