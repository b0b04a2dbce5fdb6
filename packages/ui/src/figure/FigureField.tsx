import { FieldFrame } from '../field/FieldFrame.tsx'
import { box, control } from '../field/field.css.ts'
import { type FieldProps, useField } from '../field/use-field.ts'
import { useTellForm } from '../field/use-tell-form.ts'
import { useUiTexts } from '../locales/index.ts'
import { affix, before, figures, stepper, withSteps } from './figure.css.ts'
import { Steps } from './Steps.tsx'
import { type FigureRule, useFigure } from './use-figure.ts'

interface FigureFieldProps extends FieldProps, FigureRule {
  /** Before the figure: a currency's sign. */
  sign?: string
  /** After the figure: a unit. */
  unit?: string | undefined
  /** Buttons that step up and down. Default `false`. */
  hasSteps?: boolean
  /** Called when focus leaves. */
  onBlur?: (() => void) | undefined
}

/** One figure, read in either decimal style and in Arabic-Indic digits, written in Western ones when left. */
export const FigureField = (props: FigureFieldProps) => {
  const { name, sign, unit, hasSteps, onBlur, decimals, min, max } = props
  const t = useUiTexts()
  const { ref, tellForm } = useTellForm()
  const figure = useFigure(props, tellForm)
  const own = figure.problem && t(`figure_${figure.problem}`)
  const { id, problem, describedBy, isInvalid } = useField({ ...props, ...(own && { error: own }) })
  return (
    <FieldFrame {...props} id={id} problem={problem}>
      <div className={box} data-disabled={props.isDisabled || undefined} dir="ltr" ref={ref}>
        {sign && (
          <span aria-hidden="true" className={`${affix} ${before}`}>
            {sign}
          </span>
        )}
        <input
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          aria-valuemax={max === undefined ? undefined : max / 10 ** decimals}
          aria-valuemin={min === undefined ? undefined : min / 10 ** decimals}
          aria-valuenow={figure.units === null ? undefined : figure.units / 10 ** decimals}
          aria-valuetext={figure.text === '' ? undefined : [sign, figure.text, unit].filter(Boolean).join(' ')}
          autoComplete="off"
          className={`${control} ${figures}${hasSteps ? ` ${withSteps}` : ''}`}
          data-affix={sign ? 'before' : unit && !hasSteps ? 'after' : undefined}
          disabled={props.isDisabled}
          id={id}
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          onBlur={() => {
            figure.leave()
            onBlur?.()
          }}
          onChange={event => figure.type(event.target.value)}
          onKeyDown={figure.keys}
          required={props.isRequired}
          role="spinbutton"
          value={figure.text}
        />
        {unit && (
          <span aria-hidden="true" className={affix} data-steps={hasSteps ? '' : undefined}>
            {unit}
          </span>
        )}
        {hasSteps && (
          <span className={stepper}>
            <Steps isDisabled={props.isDisabled} onStep={figure.step} />
          </span>
        )}
        {name && <input name={name} type="hidden" value={figure.units === null ? '' : figure.sent} />}
      </div>
    </FieldFrame>
  )
}
