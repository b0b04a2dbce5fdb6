import { Heading } from '@portal/ui/Heading'
import { Stack } from '@portal/ui/Stack'
import { useId } from 'react'
import { useExamTexts } from '../../locales/index.ts'
import { isAnswered } from '../model/answered.ts'
import type { ExamState } from '../store/exam-store.ts'
import { number as numberStyle, numbers } from './exam.css.ts'

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
        <ol className={numbers}>
          {attempt.questions.map(({ id }, at) => {
            const answered = isAnswered(values.get(id))
            const flagged = flags.has(id)
            const words = [t('question', { number: at + 1 }), answered ? t('answered') : t('unanswered')]
            if (flagged) words.push(t('flagged'))
            return (
              <li key={id}>
                <button
                  aria-current={at === current ? 'step' : undefined}
                  aria-label={words.join(', ')}
                  className={numberStyle}
                  data-answered={answered || undefined}
                  data-flagged={flagged || undefined}
                  onClick={() => onGo(at)}
                  type="button"
                >
                  {at + 1}
                </button>
              </li>
            )
          })}
        </ol>
      </Stack>
    </nav>
  )
}
