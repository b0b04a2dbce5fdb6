import { Status } from '@portal/ui/Status'
import { useExamTexts } from '../../locales/index.ts'
import type { ExamState } from '../store/exam-store.ts'

const tones = { saved: 'success', saving: 'neutral', waiting: 'warning' } as const

/** Whether the server has every answer. Announced only when that fails or works again, not with each input. */
export const SaveState = ({ state: { saving, isDurable } }: { state: ExamState }) => {
  const t = useExamTexts()
  const waiting = isDurable ? t('waiting') : t('waiting_page')
  return <Status tone={tones[saving]}>{saving === 'waiting' ? waiting : t(saving)}</Status>
}
