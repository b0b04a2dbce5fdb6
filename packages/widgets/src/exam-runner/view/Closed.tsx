import { Banner } from '@portal/ui/Banner'
import { useExamTexts } from '../../locales/index.ts'
import type { ExamState } from '../store/exam-store.ts'
import { SaveState } from './SaveState.tsx'

/** The end: what was submitted, and what is still on its way. */
export const Closed = ({ state }: { state: ExamState }) => {
  const t = useExamTexts()
  return (
    <>
      <Banner isLive title={t('closed')} tone={state.saving === 'saved' ? 'success' : 'warning'}>
        <p>{state.saving === 'saved' ? t('closed_help') : t('closed_waiting')}</p>
        {state.isLate && <p>{t('late')}</p>}
      </Banner>
      {state.saving !== 'saved' && <SaveState state={state} />}
    </>
  )
}
