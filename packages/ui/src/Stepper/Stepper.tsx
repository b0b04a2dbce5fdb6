import type { ElementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { check, exclamation } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { along, count, help, label as labelStyle, sign, stepper, step as stepStyle, words } from './Stepper.css.ts'

export const stepStates = ['done', 'current', 'upcoming', 'problem'] as const

export interface Step {
  readonly id: string
  readonly label: string
  readonly state: (typeof stepStates)[number]
  /** A second line: who, when, or why. */
  readonly help?: string
}

export interface StepperProps extends ElementProps {
  /** The accessible name of the steps. */
  label: string
  /** The steps, in order. */
  steps: readonly Step[]
}

/** How far a way of known steps has been gone: signatures of a request, a form in parts. One line on phones. */
export const Stepper = ({ label, steps, ...element }: StepperProps) => {
  const t = useUiTexts()
  // Phones show the first step that is not done, or the last one.
  const place = steps.find(({ state }) => state !== 'done') ?? steps.at(-1)
  return (
    <ol aria-label={label} className={stepper} {...element}>
      {steps.map((step, index) => (
        <li
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={stepStyle}
          data-place={step === place ? '' : undefined}
          data-state={step.state}
          key={step.id}
        >
          <span aria-hidden="true" className={sign}>
            {step.state === 'done' && <Glyph path={check} size="small" />}
            {step.state === 'problem' && <Glyph path={exclamation} size="small" />}
            {(step.state === 'current' || step.state === 'upcoming') && index + 1}
          </span>
          <span aria-hidden="true" className={along} />
          <span className={words}>
            <span className={labelStyle}>
              <span className={count}>{t('step_of', { number: index + 1, total: steps.length })} · </span>
              {step.label}
              <VisuallyHidden> ({t(`step_${step.state}`)})</VisuallyHidden>
            </span>
            {step.help && <span className={help}>{step.help}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
