import { type KeyboardEvent, useRef, useState } from 'react'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { elementProps } from '../element/index.ts'
import { AriaField } from '../field/AriaField.tsx'
import { BestMark } from '../field/BestMark.tsx'
import { ComboOpener } from '../field/ComboOpener.tsx'
import type { Choice } from '../field/choice.ts'
import { control, endPadding } from '../field/control.css.ts'
import { useAriaField } from '../field/use-aria-field.ts'
import { stepOf } from '../keys/step-of.ts'
import { useUiTexts } from '../locales/index.ts'
import { useTextSource } from '../texts/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { FoundList } from './FoundList.tsx'
import { holder } from './MultiSelect.css.ts'
import type { MultiSelectProps } from './props.ts'
import { Tags } from './Tags.tsx'
import { TypingBox } from './TypingBox.tsx'
import { useFound } from './use-found.ts'
import { usePicks } from './use-picks.ts'

/** Any of many, found by typing; Enter takes and gives back, Backspace in the empty box gives back the last. */
export const MultiSelect = (props: MultiSelectProps) => {
  const { label, options, onBlur, placeholder, emptyText, isDisabled } = props
  const { frame, problem, notifyForm } = useAriaField(props)
  const { chosen, now, tell, drop } = usePicks(props, notifyForm)
  const { text, finder, shown, more, find } = useFound(options)
  const [said, setSaid] = useState('')
  const tags = useRef<HTMLUListElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { direction } = useTextSource()
  const t = useUiTexts()
  const remove = (choice: Choice) => {
    drop(choice.value)
    setSaid(t('removed_choice', { name: choice.label }))
  }
  const press = (event: KeyboardEvent) => {
    const last = chosen.at(-1)
    if (text !== '' || !last) return
    // Held down, it empties the typing and no more.
    if (event.key === 'Backspace' && !event.repeat) remove(last)
    if (stepOf(event.key, direction) < 0) [...(tags.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()
  }
  return (
    <AriaComboBox<Choice, 'multiple'>
      {...frame}
      allowsEmptyCollection
      defaultFilter={() => true}
      inputValue={text}
      name={undefined}
      onBlur={() => {
        find('')
        onBlur?.()
      }}
      onChange={keys => {
        tell(keys.map(String))
        find('')
      }}
      onInputChange={find}
      selectionMode="multiple"
      value={now}
      {...elementProps(props)}
    >
      <AriaField {...props} problem={problem}>
        <Group className={`${control} ${endPadding} ${holder}`}>
          <Tags chosen={chosen} input={input} isDisabled={isDisabled} label={label} onRemove={remove} ref={tags} />
          <TypingBox onKeyDown={press} placeholder={chosen.length ? '' : placeholder} ref={input} />
          <ComboOpener />
          <BestMark finder={finder} />
        </Group>
        {frame.name && now.map(one => <input key={one} name={frame.name} type="hidden" value={one} />)}
        <span data-react-aria-top-layer="true" role="status">
          <VisuallyHidden>{said}</VisuallyHidden>
        </span>
      </AriaField>
      <FoundList empty={emptyText ?? t('no_options')} more={more} options={shown} />
    </AriaComboBox>
  )
}
