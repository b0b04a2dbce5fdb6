import { useMemo } from 'react'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { AriaField } from '../field/AriaField.tsx'
import { BestMark } from '../field/choices/BestMark.tsx'
import { ChoiceList } from '../field/choices/ChoiceList.tsx'
import type { Choice, SearchedListProps } from '../field/choices/choice.ts'
import { finderOf, finds } from '../field/choices/match.ts'
import { ComboOpener } from '../field/choices/openers.tsx'
import { useRestoredChoice } from '../field/choices/use-restored-choice.ts'
import { selection, useAriaField } from '../field/use-aria-field.ts'
import type { FieldProps, ReadOnlyProps } from '../field/use-field.ts'
import { useUiTexts } from '../locales/index.ts'
import { Clear } from './Clear.tsx'
import { looks } from './ComboBox.css.ts'
import { ComboInput } from './ComboInput.tsx'

export interface ComboBoxProps extends FieldProps, ReadOnlyProps, SearchedListProps {
  /** The options, in display order. */
  options: readonly Choice[]
  /** The controlled choice. `null` means none. */
  value?: string | null
  /** The initial choice, when uncontrolled. Default none. */
  defaultValue?: string
  /** Called with the new choice, or `null` when the user clears it. */
  onChange?: (value: string | null) => void
  /** Called with the typed text on every input, for callers that fetch `options` themselves. Default none. */
  onSearch?: (typed: string) => void
  /** Called when focus leaves the field. */
  onBlur?: () => void
  /** Shown while nothing is chosen. Default empty. */
  placeholder?: string
  /** Shown when no option matches the typed text. Default "Sorry, no matching options." */
  emptyText?: string
}

/** One choice from a long list, found by typing. The best match has virtual focus, and Enter selects it. */
export const ComboBox = (props: ComboBoxProps) => {
  const { options, value, defaultValue, onChange, onSearch, onBlur, placeholder, emptyText } = props
  const { isLoading, isClearable, isReadOnly } = props
  const { frame, problem, notifyForm } = useAriaField(props)
  const restored = useRestoredChoice(props.name, options, onChange)
  const finder = useMemo(() => finderOf(options), [options])
  const t = useUiTexts()
  return (
    <AriaComboBox
      {...frame}
      {...selection(value, restored ?? defaultValue)}
      allowsEmptyCollection
      defaultFilter={(label, typed) => finds(finder, label, typed)}
      defaultItems={options}
      isReadOnly={isReadOnly}
      key={restored ?? ''}
      onBlur={onBlur}
      onChange={key => {
        onChange?.(key === null ? null : String(key))
        notifyForm()
      }}
      {...(onSearch && { onInputChange: onSearch })}
    >
      <AriaField {...props} problem={problem}>
        <Group className={looks[isClearable ? 'clearable' : 'usual']} data-readonly={isReadOnly || undefined}>
          <ComboInput placeholder={placeholder} />
          {isClearable && !isReadOnly && !props.isDisabled && <Clear label={props.label} />}
          {!isReadOnly && <ComboOpener />}
          <BestMark finder={finder} />
        </Group>
      </AriaField>
      <ChoiceList empty={emptyText ?? t('no_options')} isLoading={isLoading} />
    </AriaComboBox>
  )
}
