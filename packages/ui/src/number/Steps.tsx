import { Glyph } from '../Icon/Glyph.tsx'
import { minus, plus } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { step } from './number.css.ts'
import type { NumberInputState } from './use-number-input.ts'

interface StepsProps {
  number: NumberInputState
  /** What is counted; each button names it. */
  label: string
  isDisabled: boolean | undefined
}

/** Minus and plus for the mouse, touch and voice; the keyboard has its arrows, so they are no stops of their own. */
export const Steps = ({ number, label, isDisabled }: StepsProps) => {
  const t = useUiTexts()
  return (
    <>
      {([-1, 1] as const).map(direction => (
        <button
          aria-label={t(direction < 0 ? 'decrease' : 'increase', { name: label })}
          className={step}
          disabled={isDisabled || !number.canStep(direction)}
          key={direction}
          onClick={() => number.step(direction)}
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
