import { Heading } from '@portal/ui/Heading'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useId } from 'react'
import { useExamTexts } from '../../locales/index.ts'
import { isAnswered } from '../model/answered.ts'
import type { ExamState } from '../store/exam-store.ts'
import { numbers } from './exam.css.ts'
import { QuestionNumber } from './QuestionNumber.tsx'

interface OverviewProps {
  state: ExamState
  onGo: (at: number) => void
}

/** All questions by their numbers: which are answered, flagged and shown now. */
export const Overview = ({ state: { attempt, values, flags, current }, onGo }: OverviewProps) => {
  const t = useExamTexts()
  const heading = useId()
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
          {attempt.questions.map(({ id }, at) => (
            <QuestionNumber
              at={at}
              isAnswered={isAnswered(values.get(id))}
              isCurrent={at === current}
              isFlagged={flags.has(id)}
              key={id}
              onGo={onGo}
            />
          ))}
        </ol>
      </Stack>
    </nav>
  )
}
