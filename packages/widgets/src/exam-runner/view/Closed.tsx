import { Banner } from '@portal/ui/Banner'
import type { ElementProps } from '@portal/ui/element'
import { Stack } from '@portal/ui/Stack'
import { useExamTexts } from '../../locales/index.ts'
import type { ExamState } from '../store/exam-store.ts'
import { SaveState } from './SaveState.tsx'

interface ClosedProps extends ElementProps {
  state: ExamState
}

/** The end: what was submitted, and what is still on its way. */
export const Closed = ({ state, ...element }: ClosedProps) => {
  const t = useExamTexts()
  return (
    <Stack {...element}>
      <Banner isLive title={t('closed')} tone={state.saving === 'saved' && !state.isLate ? 'success' : 'warning'}>
        <p>
          {state.saving === 'saved' ? t('closed_help') : t('closed_waiting')}{' '}
          {state.saving !== 'saved' && state.isDurable && t('closed_reopen')}
        </p>
        {state.isLate && <p>{t('late')}</p>}
      </Banner>
      {state.saving !== 'saved' && <SaveState state={state} />}
    </Stack>
  )
}
