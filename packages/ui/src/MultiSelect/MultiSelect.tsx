import { type KeyboardEvent, useRef, useState } from 'react'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { elementProps } from '../element/index.ts'
import { AriaField } from '../field/AriaField.tsx'
import { ClearButton } from '../field/ClearButton.tsx'
import { BestMark } from '../field/choices/BestMark.tsx'
import type { Choice } from '../field/choices/choice.ts'
import { ComboOpener } from '../field/choices/openers.tsx'
import { useAriaField } from '../field/use-aria-field.ts'
import { useUiTexts } from '../locales/index.ts'
import { useTextSource } from '../texts/index.ts'
import { FoundList } from './FoundList.tsx'
import { looks } from './MultiSelect.css.ts'
import { MultiSelectInput } from './MultiSelectInput.tsx'
import { pressInEmptyBox } from './press-in-empty-box.ts'
import type { MultiSelectProps } from './props.ts'
import { Tags } from './Tags.tsx'
import { Unseen } from './Unseen.tsx'
import { useFound } from './use-found.ts'
import { usePicks } from './use-picks.ts'

/** Several of many options, found by typing. Enter toggles an option; Backspace in an empty box removes one. */
export const MultiSelect = (props: MultiSelectProps) => {
  const { label, options, onBlur, placeholder, emptyText, isLoading, isReadOnly } = props
  const isFixed = props.isDisabled || isReadOnly
  const { frame, problem, notifyForm } = useAriaField(props)
  const { chosen, now, notify, drop } = usePicks(props, notifyForm)
  const { text, finder, shown, more, find } = useFound(options)
  const [said, setSaid] = useState('')
  const tags = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { direction } = useTextSource()
  const t = useUiTexts()
  const remove = ({ value, label: name }: Choice) => {
    drop(value)
    setSaid(t('removed_choice', { name }))
  }
  const press = (event: KeyboardEvent) => {
    const last = chosen.at(-1)
    if (text === '' && last && !isFixed) pressInEmptyBox(event, direction, tags.current, () => remove(last))
  }
  return (
    <AriaComboBox<Choice, 'multiple'>
      {...frame}
      allowsEmptyCollection
      defaultFilter={() => true}
      inputValue={text}
      isReadOnly={isReadOnly}
      name={undefined}
      onBlur={() => {
        find('')
        onBlur?.()
      }}
      onChange={keys => {
        notify(keys.map(String))
        find('')
      }}
      onInputChange={find}
      selectionMode="multiple"
      value={now}
      {...elementProps(props)}
    >
      <AriaField {...props} problem={problem}>
        <Group className={looks[props.isClearable ? 'clearable' : 'usual']} data-readonly={isReadOnly || undefined}>
          <Tags chosen={chosen} input={input} isFixed={isFixed} label={label} onRemove={remove} ref={tags} />
          <MultiSelectInput onKeyDown={press} placeholder={chosen.length ? '' : placeholder} ref={input} />
          {props.isClearable && !isFixed && chosen.length > 0 && (
            <ClearButton label={label} onClear={() => notify([])} />
          )}
          {!isReadOnly && <ComboOpener />}
          <BestMark finder={finder} />
        </Group>
        <Unseen name={frame.name} said={said} values={now} />
      </AriaField>
      <FoundList empty={emptyText ?? t('no_options')} isLoading={isLoading} more={more} options={shown} />
    </AriaComboBox>
  )
}
