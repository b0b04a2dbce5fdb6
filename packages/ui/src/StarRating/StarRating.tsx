import { type KeyboardEvent, useId } from 'react'
import { elementProps } from '../element/index.ts'
import { FieldNotes, Need } from '../field/FieldFrame.tsx'
import { field, legend } from '../field/field.css.ts'
import { type FieldProps, type ReadOnlyProps, useField } from '../field/use-field.ts'
import { useUiTexts } from '../locales/index.ts'
import { star, stars } from './StarRating.css.ts'

/** From worst to best. */
export const ratings = [1, 2, 3, 4, 5] as const

export interface StarRatingProps extends FieldProps, ReadOnlyProps {
  /** The rating, when controlled by the caller; `null` is none. */
  value?: number | null
  /** The first rating, when uncontrolled. Default none. */
  defaultValue?: number
  /** Called with the new rating. */
  onChange?: (rating: number) => void
}

const SIDES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** An arrow leads to the star that is seen on its side, so in right-to-left the left one leads to more. */
const follow = (event: KeyboardEvent<HTMLElement>) => {
  const side = SIDES[event.key]
  const now = event.target
  if (!side || !(now instanceof HTMLInputElement)) return
  event.preventDefault()
  const isBack = getComputedStyle(now).direction === 'rtl' ? side > 0 : side < 0
  const next = isBack ? now.previousElementSibling : now.nextElementSibling
  if (!(next instanceof HTMLInputElement)) return
  next.focus()
  next.click()
}

/**
 * One to five stars. Native radio buttons drawn as stars: one stop, and sent with a form before and without scripts.
 */
export const StarRating = (props: StarRatingProps) => {
  const { label, name, value, defaultValue, onChange, help, isRequired, isOptional, isDisabled } = props
  const now = value === undefined ? defaultValue : value
  const { id, problem, describedBy, isInvalid } = useField(props)
  const own = useId()
  const t = useUiTexts()
  return (
    <fieldset
      {...elementProps(props)}
      aria-describedby={describedBy}
      className={field}
      data-field={name}
      disabled={isDisabled}
      onKeyDown={follow}
    >
      <legend className={legend} data-label>
        {label}
        <Need isOptional={isOptional} isRequired={isRequired} />
      </legend>
      <div className={stars} data-readonly={props.isReadOnly || undefined}>
        {ratings.map(rating => (
          <input
            // Said always: Chromium calls a required one invalid as long as none was chosen.
            aria-invalid={isInvalid ?? false}
            aria-label={t(`star_${rating}`)}
            className={star}
            disabled={props.isReadOnly && now !== rating}
            key={rating}
            name={name ?? own}
            onChange={() => onChange?.(rating)}
            required={isRequired}
            type="radio"
            value={rating}
            {...(value === undefined ? { defaultChecked: defaultValue === rating } : { checked: value === rating })}
          />
        ))}
      </div>
      <FieldNotes help={help} id={id} problem={problem} />
    </fieldset>
  )
}
