import { Inline } from '@portal/ui/Inline'
import { Progress } from '@portal/ui/Progress'
import { Stack } from '@portal/ui/Stack'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useExamRunnerTexts } from '../../locales/index.ts'
import type { Runner } from '../runner.ts'
import { useExamState } from '../store/use-exam-state.ts'
import { bar } from './exam.css.ts'
import { SaveState, useSavingText } from './SaveState.tsx'
import { TimeLeft } from './TimeLeft.tsx'

/** Sticky header with time, save state, and progress. */
export const ExamHeader = ({ runner }: { runner: Runner }) => {
  const t = useExamRunnerTexts()
  const { store } = runner
  const savingText = useSavingText(store)
  const total = useExamState(store, ({ attempt }) => attempt.questions.length)
  const done = useExamState(store, ({ answered }) => answered.size)
  const saving = useExamState(store, state => (state.saving === 'saving' ? 'saved' : state.saving))
  return (
    <div className={bar}>
      <Stack gap="small">
        <Inline spread="between">
          <TimeLeft runner={runner} />
          <SaveState store={store} />
        </Inline>
        <Progress label={t('progress')} max={total} value={done} valueText={t('answered_of', { done, total })} />
        <VisuallyHidden>
          <span role="status">{saving !== 'saved' && savingText(saving)}</span>
        </VisuallyHidden>
      </Stack>
    </div>
  )
}
