import { Heading } from '@portal/ui/Heading'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useId } from 'react'
import { useExamRunnerTexts } from '../../locales/index.ts'
import type { ExamStore } from '../store/exam-store.ts'
import { useExamState } from '../store/use-exam-state.ts'
import { numbers } from './exam.css.ts'
import { QuestionNumber } from './QuestionNumber.tsx'

/** Numbers of all questions, marked as answered, flagged, or current. */
export const ExamOverview = ({ store }: { store: ExamStore }) => {
  const t = useExamRunnerTexts()
  const heading = useId()
  const { questions } = useExamState(store, state => state.attempt)
  const answered = useExamState(store, state => state.answered)
  const flags = useExamState(store, state => state.flags)
  const current = useExamState(store, state => state.current)
  return (
    <nav aria-labelledby={heading}>
      <Stack gap="small">
        <Heading id={heading} level={2} size="text">
          {t('overview')}
        </Heading>
        <Text size="small" tone="muted">
          {t('overview_help')}
        </Text>
        <ol className={numbers}>
          {questions.map(({ id }, at) => (
            <QuestionNumber
              at={at}
              isAnswered={answered.has(id)}
              isCurrent={at === current}
              isFlagged={flags.has(id)}
              key={id}
              onGo={store.goTo}
            />
          ))}
        </ol>
      </Stack>
    </nav>
  )
}
