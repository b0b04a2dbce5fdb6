import { useRef } from 'react'
import type { ElementProps } from '../element/index.ts'
import { control } from '../field/control.css.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { close, search } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { box, clear, glass, input as inputStyle } from './SearchField.css.ts'

export interface SearchFieldProps extends ElementProps {
  /** What is searched. Also the accessible name. */
  label: string
  /** The search text. */
  value: string
  /** Called on every input, and with an empty string when cleared. */
  onChange: (value: string) => void
  /** Called on Enter. */
  onSubmit?: (value: string) => void
  /** Shown while the field is empty. Default: the label. */
  placeholder?: string
  /** Default `false`. */
  isDisabled?: boolean
}

/** Filters the content below it. Escape and the clear button empty it. */
export const SearchField = ({
  label,
  value,
  onChange,
  onSubmit,
  placeholder,
  isDisabled,
  ...element
}: SearchFieldProps) => {
  const t = useUiTexts()
  const ref = useRef<HTMLInputElement>(null)
  const empty = () => {
    onChange('')
    ref.current?.focus()
  }
  return (
    <div className={box} {...element}>
      <span className={glass}>
        <Glyph path={search} />
      </span>
      <input
        aria-label={label}
        className={`${control} ${inputStyle}`}
        dir="auto"
        disabled={isDisabled}
        enterKeyHint="search"
        onChange={event => onChange(event.target.value)}
        onKeyDown={event => {
          if (event.key === 'Escape' && value) empty()
          if (event.key === 'Enter') onSubmit?.(value)
        }}
        placeholder={placeholder ?? label}
        ref={ref}
        type="search"
        value={value}
      />
      {value && !isDisabled && (
        <span className={clear}>
          <IconButton
            icon={<Glyph path={close} size="small" />}
            label={t('clear_search')}
            onPress={empty}
            size="small"
          />
        </span>
      )}
    </div>
  )
}
