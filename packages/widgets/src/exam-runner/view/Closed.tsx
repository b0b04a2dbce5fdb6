import { Banner } from '@portal/ui/Banner'
import type { ElementProps } from '@portal/ui/element'
import { Stack } from '@portal/ui/Stack'
import { useExamRunnerTexts } from '../../locales/index.ts'
import { plain } from '../../plain.css.ts'
import type { Runner } from '../runner.ts'
import { useExamState } from '../store/use-exam-state.ts'
import { NotSaved } from './NotSaved.tsx'
import { SaveState } from './SaveState.tsx'

interface ClosedProps extends ElementProps {
  runner: Runner
}

/** Shown after the end, with the state of answers that are still unsent. */
export const Closed = ({ runner, ...element }: ClosedProps) => {
  const t = useExamRunnerTexts()
  const { store } = runner
  const isRefused = useExamState(store, ({ saving }) => saving === 'refused')
  const isSaved = useExamState(store, ({ saving }) => saving === 'saved')
  const isLate = useExamState(store, state => state.isLate)
  const isDurable = useExamState(store, state => state.isDurable)
  return (
    <Stack {...element}>
      <Banner isLive title={t('closed')} tone={isSaved && !isLate ? 'success' : 'warning'}>
        {isRefused ? (
          <p className={plain}>{t('closed_refused')}</p>
        ) : (
          <p className={plain}>
            {isSaved ? t('closed_help') : t('closed_waiting')} {!isSaved && isDurable && t('closed_reopen')}
          </p>
        )}
        {isLate && <p className={plain}>{t('late')}</p>}
      </Banner>
      <NotSaved runner={runner} />
      {!isSaved && !isRefused && <SaveState store={store} />}
    </Stack>
  )
}
