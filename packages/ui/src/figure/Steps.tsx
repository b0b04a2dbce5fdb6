import { Glyph } from '../Icon/Glyph.tsx'
import { minus, plus } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { step } from './figure.css.ts'
import type { Figure } from './use-figure.ts'

interface StepsProps {
  figure: Figure
  /** What is counted; each button names it. */
  label: string
  isDisabled: boolean | undefined
}

/** Minus and plus for the mouse, touch and voice; the keyboard has its arrows, so they are no stops of their own. */
export const Steps = ({ figure, label, isDisabled }: StepsProps) => {
  const t = useUiTexts()
  return (
    <>
      {([-1, 1] as const).map(direction => (
        <button
          aria-label={t(direction < 0 ? 'decrease' : 'increase', { name: label })}
          className={step}
          disabled={isDisabled || !figure.canStep(direction)}
          key={direction}
          onClick={() => figure.step(direction)}
          // The focus stays where it is typed, and the arrows go on from there.
          onMouseDown={event => event.preventDefault()}
          tabIndex={-1}
          type="button"
        >
          <Glyph path={direction < 0 ? minus : plus} size="small" />
        </button>
      ))}
    </>
  )
}
