import { Glyph } from '../Icon/Glyph.tsx'
import { minus, plus } from '../Icon/paths.ts'
import { step } from './figure.css.ts'

interface StepsProps {
  isDisabled: boolean | undefined
  onStep: (steps: number) => void
}

/** Minus and plus for the mouse and for touch; the keyboard has its arrows, so they are no stops of their own. */
export const Steps = ({ isDisabled, onStep }: StepsProps) => (
  <>
    {([-1, 1] as const).map(direction => (
      <button
        aria-hidden="true"
        className={step}
        disabled={isDisabled}
        key={direction}
        onClick={() => onStep(direction)}
        tabIndex={-1}
        type="button"
      >
        <Glyph path={direction < 0 ? minus : plus} size="small" />
      </button>
    ))}
  </>
)
