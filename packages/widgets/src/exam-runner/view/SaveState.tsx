import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useExamRunnerTexts } from '../../locales/index.ts'
import type { Saving } from '../store/exam-state.ts'
import type { ExamStore } from '../store/exam-store.ts'
import { useExamState } from '../store/use-exam-state.ts'

const tones = { saved: 'success', saving: 'neutral' } as const

/** Says whether the server has every answer, and what unsent answers wait for. */
export const useSavingText = (store: ExamStore) => {
  const t = useExamRunnerTexts()
  const isDurable = useExamState(store, state => state.isDurable)
  const refused = useExamState(store, state => state.refused)
  return (saving: Saving): string => {
    if (saving === 'refused') return t('not_saved', { count: refused.size })
    return t(saving === 'waiting' && !isDurable ? 'waiting_page' : saving)
  }
}

/** Shows whether the server has every answer. The header announces failures and recoveries only, not each input. */
export const SaveState = ({ store }: { store: ExamStore }) => {
  const saving = useExamState(store, state => state.saving)
  const text = useSavingText(store)(saving)
  if (saving === 'saved' || saving === 'saving') return <Status tone={tones[saving]}>{text}</Status>
  // Uses text instead of a status, because whole sentences must wrap on phones.
  return (
    <Text size="small" tone={saving === 'refused' ? 'danger' : 'warning'} weight="strong">
      {text}
    </Text>
  )
}
