import { Glyph } from '../Icon/Glyph.tsx'
import { minus, plus } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { step } from './number.css.ts'
import type { NumberInputState } from './use-number-input.ts'

interface StepButtonsProps {
  number: NumberInputState
  /** What is counted. Each button's accessible name includes it. */
  label: string
  isDisabled: boolean | undefined
}

/** Minus and plus buttons for mouse, touch, and voice control. Not tab stops, because the arrow keys do the same. */
export const StepButtons = ({ number, label, isDisabled }: StepButtonsProps) => {
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
          // Keeps focus in the input, so that the arrow keys continue from there.
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
