import type { Choice } from '../field/choices/choice.ts'
import { control } from '../field/control.css.ts'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { type FieldProps, type ReadOnlyProps, useField } from '../field/use-field.ts'
import { useRestored } from '../field/use-restored.ts'
import { useUiTexts } from '../locales/index.ts'
import { area } from '../TextArea/TextArea.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { holder } from './MentionArea.css.ts'
import { MentionList } from './MentionList.tsx'
import { useMentions } from './use-mentions.ts'

export interface MentionAreaProps extends FieldProps, ReadOnlyProps {
  /** The people who match the latest search. */
  options: readonly Choice[]
  /** Called with the text typed after an @, and with `undefined` when the mention ends. */
  onSearch: (search: string | undefined) => void
  /** The initial text, in submitted form. Default empty. */
  defaultValue?: string
  /** The minimum number of visible lines; the field grows with its text. Default `3`. */
  rows?: number
}

/** A multiline field for mentioning people. Typing @ opens a listbox, operated by arrow keys, Enter, and Escape. */
export const MentionArea = (props: MentionAreaProps) => {
  const { name, options, onSearch, defaultValue = '', rows = 3 } = props
  const { id, problem, describedBy, isInvalid } = useField(props)
  const t = useUiTexts()
  const begin = useRestored(name, String) ?? defaultValue
  const { box, sentBox, sent, shown, at, search, typed, pick, onInput, onKeyDown, close } = useMentions({
    begin,
    options,
    onSearch,
  })
  const listId = `${id}-people`
  const isOpen = shown.length > 0
  return (
    <FieldFrame {...props} id={id} problem={problem}>
      <div className={holder}>
        <textarea
          aria-autocomplete="list"
          aria-describedby={describedBy}
          aria-haspopup="listbox"
          aria-invalid={isInvalid}
          className={`${control} ${area}`}
          defaultValue={typed}
          dir="auto"
          disabled={props.isDisabled}
          id={id}
          onBlur={close}
          onInput={onInput}
          onKeyDown={onKeyDown}
          placeholder=" "
          readOnly={props.isReadOnly}
          ref={box}
          required={props.isRequired}
          rows={rows}
          {...(isOpen && { 'aria-activedescendant': `${listId}-${at}`, 'aria-controls': listId })}
        />
        <input name={name} ref={sentBox} type="hidden" value={sent} />
        {isOpen && <MentionList at={at} id={listId} onPick={pick} options={shown} />}
      </div>
      <VisuallyHidden>
        <span role="status">{search !== undefined && t('results', { count: shown.length })}</span>
      </VisuallyHidden>
    </FieldFrame>
  )
}
