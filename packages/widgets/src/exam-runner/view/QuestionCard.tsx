import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import { Button } from '@portal/ui/Button'
import { Heading } from '@portal/ui/Heading'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { ToggleButton } from '@portal/ui/ToggleButton'
import { memo, useId } from 'react'
import { useExamRunnerTexts } from '../../locales/index.ts'
import type { Runner } from '../runner.ts'
import { useExamState } from '../store/use-exam-state.ts'
import { absent, question as questionStyle } from './exam.css.ts'
import { QuestionField } from './QuestionField.tsx'

interface QuestionCardProps {
  runner: Runner
  asked: ExamAttempt['questions'][number]
  /** Position from 0. */
  at: number
}

export const QuestionCard = memo(({ runner, asked, at }: QuestionCardProps) => {
  const t = useExamRunnerTexts()
  const { store } = runner
  const { id, question } = asked
  const heading = useId()
  const total = useExamState(store, ({ attempt }) => attempt.questions.length)
  const isFlagged = useExamState(store, ({ flags }) => flags.has(id))
  const isRefused = useExamState(store, ({ refused }) => refused.has(id))
  const isChosen = useExamState(store, ({ answered }) => question.kind === 'radio' && answered.has(id))
  return (
    <section
      aria-labelledby={heading}
      className={questionStyle}
      data-question={at}
      onFocus={() => store.setCurrent(at)}
    >
      <Stack>
        <Inline spread="between">
          <Heading id={heading} level={2} size="text">
            {t('question_of', { number: at + 1, total })}
          </Heading>
          <Text as="span" size="small" tone="muted">
            {t('points', { count: question.points })}
          </Text>
        </Inline>
        {/* The key gives each question its own field, so that undo can't bring back another question's text. */}
        <QuestionField asked={asked} key={id} runner={runner} />
        <Inline>
          <ToggleButton isPressed={isFlagged} label={t('flag')} onChange={() => store.toggleFlag(id)} size="small" />
          {/* Both keep their places while they have no use, so that nothing moves when they appear. */}
          {question.kind === 'radio' && (
            <span className={isChosen ? undefined : absent}>
              <Button onPress={() => runner.answer(id, '')} size="small" variant="quiet">
                {t('clear')}
              </Button>
            </span>
          )}
          <span className={isRefused ? undefined : absent}>
            <Button onPress={() => void runner.sync.retryRefused()} size="small">
              {t('try_again')}
            </Button>
          </span>
        </Inline>
      </Stack>
    </section>
  )
})
