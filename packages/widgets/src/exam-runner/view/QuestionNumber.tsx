import { memo } from 'react'
import { useExamRunnerTexts } from '../../locales/index.ts'
import { plain } from '../../plain.css.ts'
import { number } from './exam.css.ts'

interface QuestionNumberProps {
  /** Position from 0. */
  at: number
  isAnswered: boolean
  isFlagged: boolean
  isCurrent: boolean
  onGo: (at: number) => void
}

/** Button that opens a question. Memoised, so that keystrokes don't re-render it. */
export const QuestionNumber = memo(({ at, isAnswered, isFlagged, isCurrent, onGo }: QuestionNumberProps) => {
  const t = useExamRunnerTexts()
  const words = [t('question', { number: at + 1 }), isAnswered ? t('answered') : t('unanswered')]
  if (isFlagged) words.push(t('flagged'))
  return (
    <li className={plain}>
      <button
        aria-current={isCurrent ? 'step' : undefined}
        aria-label={words.join(', ')}
        className={number}
        data-answered={isAnswered || undefined}
        data-flagged={isFlagged || undefined}
        onClick={() => onGo(at)}
        type="button"
      >
        {at + 1}
      </button>
    </li>
  )
})
