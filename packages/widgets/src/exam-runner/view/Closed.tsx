import { Banner } from '@portal/ui/Banner'
import type { ElementProps } from '@portal/ui/element'
import { Stack } from '@portal/ui/Stack'
import { useExamTexts } from '../../locales/index.ts'
import type { ExamStore } from '../store/exam-store.ts'
import { SaveState } from './SaveState.tsx'
import { useExamState } from './use-exam-state.ts'

interface ClosedProps extends ElementProps {
  store: ExamStore
}

/** The end: what was submitted, and what is still on its way. */
export const Closed = ({ store, ...element }: ClosedProps) => {
  const t = useExamTexts()
  const isSaved = useExamState(store, ({ saving }) => saving === 'saved')
  const isLate = useExamState(store, state => state.isLate)
  const isDurable = useExamState(store, state => state.isDurable)
  return (
    <Stack {...element}>
      <Banner isLive title={t('closed')} tone={isSaved && !isLate ? 'success' : 'warning'}>
        <p>
          {isSaved ? t('closed_help') : t('closed_waiting')} {!isSaved && isDurable && t('closed_reopen')}
        </p>
        {isLate && <p>{t('late')}</p>}
      </Banner>
      {!isSaved && <SaveState store={store} />}
    </Stack>
  )
}
