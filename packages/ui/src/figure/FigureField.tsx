import { FieldFrame } from '../field/FieldFrame.tsx'
import { type FieldProps, useField } from '../field/use-field.ts'
import { useKept } from '../field/use-kept.ts'
import { useTellForm } from '../field/use-tell-form.ts'
import { useUiTexts } from '../locales/index.ts'
import { FigureInput } from './FigureInput.tsx'
import { box, signBefore, unitAfter } from './figure.css.ts'
import { thousandsOf } from './read.ts'
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
  const { name, label, sign, unit, hasSteps, onBlur, isDisabled, isRequired } = props
  const t = useUiTexts()
  const { ref, tellForm } = useTellForm()
  const unitsIn = (sent: string) => Math.round(Number(sent) * (props.sendsUnits ? 1 : 10 ** props.decimals))
  const kept = useKept(name, sent => (sent === '' ? null : unitsIn(sent)), props.onUnits)
  const figure = useFigure(kept === undefined ? props : { ...props, defaultUnits: kept }, tellForm)
  const words = figure.problem && t(`figure_${figure.problem}`, { thousands: thousandsOf(figure.text, props) })
  const { id, problem, ...marks } = useField({ ...props, ...(words && figure.isLeft && { error: words }) })
  // A sign belongs to its side of the figure in both directions; a word follows the figure as the page is read.
  const isSigned = Boolean(sign) || (unit !== undefined && !/\p{L}/u.test(unit))
  return (
    <FieldFrame {...props} id={id} problem={problem}>
      <div
        className={box}
        data-disabled={isDisabled || undefined}
        data-wrong={marks.isInvalid}
        dir={isSigned ? 'ltr' : undefined}
        ref={ref}
      >
        {sign && (
          <span aria-hidden="true" className={signBefore}>
            {sign}
          </span>
        )}
        <FigureInput
          {...props}
          {...marks}
          figure={figure}
          id={id}
          isDisabled={isDisabled}
          isRequired={isRequired}
          onBlur={onBlur}
          said={[sign, figure.text, unit].filter(Boolean).join(' ')}
          words={words}
        />
        {unit && (
          <span aria-hidden="true" className={unitAfter}>
            {unit}
          </span>
        )}
        {hasSteps && <Steps figure={figure} isDisabled={isDisabled} label={label} />}
        {name && <input name={name} type="hidden" value={figure.sent} />}
      </div>
    </FieldFrame>
  )
}
