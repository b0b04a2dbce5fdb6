import { useRef } from 'react'
import type { ElementProps } from '../element/index.ts'
import { control } from '../field/control.css.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { close, search } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { box, clear, glass, input as inputStyle } from './SearchField.css.ts'

export interface SearchFieldProps extends ElementProps {
  /** What is searched; its name for screen readers. */
  label: string
  /** The words searched for. */
  value: string
  /** Called on every input, and with nothing when it is cleared. */
  onChange: (value: string) => void
  /** Called by Enter. */
  onSubmit?: (value: string) => void
  /** Shown while it is empty. Default: the label. */
  placeholder?: string
  /** Default `false`. */
  isDisabled?: boolean
}

/** Narrows what is below it; Escape and the cross clear it. */
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
