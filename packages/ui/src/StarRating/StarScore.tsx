import type { ElementProps } from '../element/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { plain } from '../theme/plain.css.ts'
import { figure, score, strip } from './StarScore.css.ts'

export interface StarScoreProps extends ElementProps {
  /** From 0 to 5, such as a mean. */
  value: number
}

const outline = Array.from({ length: 5 }, (_, at) => {
  const x = at * 20
  return `M${x + 10} 2l2.4 5.4 5.9.6-4.4 3.9 1.3 5.8-5.2-3-5.2 3 1.3-5.8L${x + 1.7} 8l5.9-.6z`
}).join('')

/** A read-only score, filled proportionally. Use StarRating to ask for one. */
export const StarScore = ({ value, ...element }: StarScoreProps) => {
  const t = useUiTexts()
  const shown = String(Math.round(value * 10) / 10)
  const end = Math.max(0, Math.min(5, value)) * 20
  return (
    <span aria-label={t('stars_of', { value: shown })} className={score} role="img" {...element}>
      <svg aria-hidden="true" className={strip} viewBox="0 0 100 20">
        <path d={outline} />
        <svg aria-hidden="true" className={plain} height="20" viewBox={`0 0 ${end || 1} 20`} width={end}>
          <path d={end > 0 ? outline : ''} fill="currentColor" />
        </svg>
      </svg>
      <bdi aria-hidden="true" className={figure}>
        {shown}
      </bdi>
    </span>
  )
}
