import { FieldFrame } from '../field/FieldFrame.tsx'
import { type FieldProps, type ReadOnlyProps, useField } from '../field/use-field.ts'
import { useNotifyForm } from '../field/use-notify-form.ts'
import { useRestored } from '../field/use-restored.ts'
import { useUiTexts } from '../locales/index.ts'
import { thousandsOf } from './figure.ts'
import { NumberInput } from './NumberInput.tsx'
import { box, signBefore, unitAfter } from './number.css.ts'
import { StepButtons } from './StepButtons.tsx'
import { type NumberRule, useNumberInput } from './use-number-input.ts'

interface BaseNumberFieldProps extends FieldProps, ReadOnlyProps, NumberRule {
  /** The sign before the number, such as a currency's. */
  sign?: string
  /** The unit after the number. */
  unit?: string | undefined
  /** Whether to show buttons that step up and down. Default `false`. */
  hasSteps?: boolean
  /** Called when focus leaves the field. */
  onBlur?: (() => void) | undefined
  /** Explains that a text names another currency than the field's. */
  currencyWords?: (text: string, own: string) => string
}

/** A number field. Reads both decimal separators and Arabic-Indic digits; writes Western digits on blur. */
export const BaseNumberField = (props: BaseNumberFieldProps) => {
  const { name, label, sign, unit, hasSteps, onBlur, isDisabled, isReadOnly } = props
  const t = useUiTexts()
  const { ref, notifyForm } = useNotifyForm()
  const unitsIn = (sent: string) => Math.round(Number(sent) * (props.sendsUnits ? 1 : 10 ** props.decimals))
  const restored = useRestored(name, sent => (sent === '' ? null : unitsIn(sent)), props.onUnits)
  const number = useNumberInput(restored === undefined ? props : { ...props, defaultUnits: restored }, notifyForm)
  const words =
    number.problem === 'currency'
      ? props.currencyWords?.(number.text, props.currency ?? '')
      : number.problem && t(`number_${number.problem}`, { thousands: thousandsOf(number.text, props) })
  const { id, problem, ...marks } = useField({ ...props, ...(words && number.isLeft && { error: words }) })
  // A symbol stays on its side of the number in both directions. A word follows the number in reading direction.
  const isSigned = Boolean(sign) || (unit !== undefined && !/\p{L}/u.test(unit))
  return (
    <FieldFrame {...props} id={id} problem={problem}>
      <div
        className={box}
        data-disabled={isDisabled || undefined}
        data-readonly={isReadOnly || undefined}
        data-wrong={marks.isInvalid}
        dir={isSigned ? 'ltr' : undefined}
        ref={ref}
      >
        {sign && (
          <span aria-hidden="true" className={signBefore}>
            {sign}
          </span>
        )}
        <NumberInput
          {...props}
          {...marks}
          number={number}
          id={id}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          isRequired={props.isRequired}
          onBlur={onBlur}
          said={[sign, number.text, unit].filter(Boolean).join(' ')}
          words={words}
        />
        {unit && (
          <span aria-hidden="true" className={unitAfter}>
            {unit}
          </span>
        )}
        {hasSteps && !isReadOnly && <StepButtons number={number} isDisabled={isDisabled} label={label} />}
        {name && <input name={name} type="hidden" value={number.sent} />}
      </div>
    </FieldFrame>
  )
}
