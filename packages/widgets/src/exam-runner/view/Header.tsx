import { Inline } from '@portal/ui/Inline'
import { Progress } from '@portal/ui/Progress'
import { Stack } from '@portal/ui/Stack'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useExamTexts } from '../../locales/index.ts'
import { isAnswered } from '../model/answered.ts'
import type { Runner } from '../runner.ts'
import type { ExamState } from '../store/exam-store.ts'
import { bar } from './exam.css.ts'
import { SaveState } from './SaveState.tsx'
import { TimeLeft } from './TimeLeft.tsx'

interface HeaderProps {
  runner: Runner
  state: ExamState
}

/** Time, saving and progress; it stays in view. */
export const Header = ({ runner, state }: HeaderProps) => {
  const t = useExamTexts()
  const { questions } = state.attempt
  const done = questions.filter(({ id }) => isAnswered(state.values.get(id))).length
  return (
    <div className={bar}>
      <Stack gap="small">
        <Inline spread="between">
          <TimeLeft deadline={state.status.deadline_at} runner={runner} />
          <SaveState state={state} />
        </Inline>
        <Progress
          label={t('progress')}
          max={questions.length}
          value={done}
          valueText={t('answered_of', { done, total: questions.length })}
        />
        <VisuallyHidden>
          <span role="status">{state.saving === 'waiting' && t('waiting')}</span>
        </VisuallyHidden>
      </Stack>
    </div>
  )
}
