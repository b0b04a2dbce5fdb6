import { type KeyboardEvent, useId } from 'react'
import { elementProps } from '../element/index.ts'
import { FieldNotes, Requirement } from '../field/FieldFrame.tsx'
import { field, legend } from '../field/field.css.ts'
import { type FieldProps, type ReadOnlyProps, useField } from '../field/use-field.ts'
import { useUiTexts } from '../locales/index.ts'
import { star, stars } from './StarRating.css.ts'

/** From worst to best. */
export const ratings = [1, 2, 3, 4, 5] as const

export interface StarRatingProps extends FieldProps, ReadOnlyProps {
  /** The controlled rating. `null` means none. */
  value?: number | null
  /** The initial rating, when uncontrolled. Default none. */
  defaultValue?: number
  /** Called with the new rating. */
  onChange?: (rating: number) => void
}

const SIDES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** Arrow keys move in visual direction, so in right-to-left layouts Arrow Left raises the rating. */
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

/** One to five stars. Native radio buttons styled as stars: one tab stop, and no JavaScript needed. */
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
        <Requirement isOptional={isOptional} isRequired={isRequired} />
      </legend>
      <div className={stars} data-readonly={props.isReadOnly || undefined}>
        {ratings.map(rating => (
          <input
            // Always set. Without it, Chromium reports required radio buttons as invalid until one is chosen.
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
