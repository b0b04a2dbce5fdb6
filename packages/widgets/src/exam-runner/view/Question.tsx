import type { ExamAttempt } from '@portal/contract/exam_attempts'
import { Button } from '@portal/ui/Button'
import { Heading } from '@portal/ui/Heading'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { ToggleButton } from '@portal/ui/ToggleButton'
import { memo, useId } from 'react'
import { useExamTexts } from '../../locales/index.ts'
import { isAnswered } from '../model/answered.ts'
import type { Runner } from '../runner.ts'
import { question as questionStyle } from './exam.css.ts'
import { QuestionField } from './QuestionField.tsx'

interface QuestionProps {
  runner: Runner
  asked: ExamAttempt['questions'][number]
  /** From 0. */
  at: number
  count: number
  value: string
  isFlagged: boolean
}

/** One question with its number, points and flag. Rendered again only when something of its own has changed. */
export const Question = memo(({ runner: { store, sync }, asked, at, count, value, isFlagged }: QuestionProps) => {
  const t = useExamTexts()
  const heading = useId()
  const { id, question } = asked
  const write = (next: string) => {
    store.write(id, next)
    sync.written()
  }
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
            {t('question_of', { number: at + 1, total: count })}
          </Heading>
          <Text as="span" size="small" tone="muted">
            {t('points', { count: question.points })}
          </Text>
        </Inline>
        <QuestionField onChange={write} question={question} value={value} />
        <Inline>
          <ToggleButton isPressed={isFlagged} label={t('flag')} onChange={() => store.toggleFlag(id)} size="small" />
          {question.kind === 'radio' && isAnswered(value) && (
            <Button onPress={() => write('')} size="small" variant="quiet">
              {t('clear')}
            </Button>
          )}
        </Inline>
      </Stack>
    </section>
  )
})
