import { useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { open } from '../ComboBox/ComboBox.css.ts'
import { AriaField } from '../field/AriaField.tsx'
import { type Choice, ChoiceList } from '../field/ChoiceList.tsx'
import { box, control, field, roomAtEnd } from '../field/field.css.ts'
import { useField } from '../field/use-field.ts'
import { useTellForm } from '../field/use-tell-form.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { expand } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import type { MultiSelectProps } from './props.ts'
import { Tags } from './Tags.tsx'

/** Any of many, found by typing; Enter takes and gives back, Backspace in the empty box gives back the last. */
export const MultiSelect = (props: MultiSelectProps) => {
  const { label, options, value, defaultValue = [], onChange, onBlur, placeholder, emptyText, name } = props
  const [own, setOwn] = useState(defaultValue)
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const now = value ?? own
  const { problem } = useField(props)
  const { ref, tellForm } = useTellForm()
  const t = useUiTexts()
  const tell = (next: string[]) => {
    setOwn(next)
    onChange?.(next)
    tellForm()
  }
  const chosen = now.flatMap(one => options.find(option => option.value === one) ?? [])
  return (
    <AriaComboBox<Choice, 'multiple'>
      allowsEmptyCollection
      className={field}
      data-field={name}
      defaultItems={options}
      inputValue={text}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(problem)}
      isRequired={props.isRequired}
      menuTrigger="focus"
      onBlur={onBlur}
      onChange={keys => tell(keys.map(String))}
      onInputChange={setText}
      ref={ref}
      selectionMode="multiple"
      validationBehavior="aria"
      value={now}
    >
      <AriaField {...props} problem={problem}>
        <div className={box}>
          <Input
            className={`${control} ${roomAtEnd}`}
            onKeyDown={event => {
              if (event.key === 'Backspace' && text === '') tell(now.slice(0, -1))
            }}
            placeholder={placeholder}
            ref={input}
          />
          <Button className={open}>
            <Glyph path={expand} size="small" />
          </Button>
        </div>
        <Tags
          chosen={chosen}
          isDisabled={props.isDisabled}
          label={label}
          onRemove={gone => {
            tell(now.filter(one => one !== gone))
            input.current?.focus()
          }}
        />
        {name && now.map(one => <input key={one} name={name} type="hidden" value={one} />)}
      </AriaField>
      <ChoiceList empty={emptyText ?? t('no_options')} />
    </AriaComboBox>
  )
}
