import { memo } from 'react'
import { useExamTexts } from '../../locales/index.ts'
import { plain } from '../../plain.css.ts'
import { number } from './exam.css.ts'

interface QuestionNumberProps {
  /** From 0. */
  at: number
  isAnswered: boolean
  isFlagged: boolean
  isCurrent: boolean
  onGo: (at: number) => void
}

/**
 * The way to one question, by its number. Rendered again only when something of its own has changed, not with each
 * key.
 */
export const QuestionNumber = memo(({ at, isAnswered, isFlagged, isCurrent, onGo }: QuestionNumberProps) => {
  const t = useExamTexts()
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
