import { lazy, Suspense, useRef, useState } from 'react'
import { dataProps } from '../element/index.ts'
import { FieldNotes, Requirement } from '../field/FieldFrame.tsx'
import { field, label as labelStyle } from '../field/field.css.ts'
import { useField } from '../field/use-field.ts'
import { useRestored } from '../field/use-restored.ts'
import { EditorBox } from './EditorBox.tsx'
import { useEditor } from './editor/use-editor.ts'
import { Fallback } from './Fallback.tsx'
import { plainOf } from './html/plain.ts'
import type { RichTextProps } from './props.ts'
import { box as boxStyle } from './RichText.css.ts'
import { Inserts } from './toolbar/Inserts.tsx'
import { RichTextToolbar } from './toolbar/RichTextToolbar.tsx'

const LinkPanel = lazy(async () => ({ default: (await import('./toolbar/LinkPanel.tsx')).LinkPanel }))

/**
 * Text with headings, lists, and links, stored as HTML with few tags. The editor loads lazily. Until then a textarea
 * takes its place, and its input carries over.
 */
export const RichText = (props: RichTextProps) => {
  const { label, name, help, isRequired, isOptional, isDisabled, isReadOnly, onBlur } = props
  const { id, problem, describedBy, isInvalid } = useField(props)
  const [isLinkOpen, setLinkOpen] = useState(false)
  const linkButton = useRef<HTMLButtonElement>(null)
  const restored = useRestored(name, String, props.onChange)
  const first = restored === undefined ? props : { ...props, defaultValue: restored }
  const { editor, format, box, ref, sent, changed, flush, insert, ...fallback } = useEditor(first, () =>
    setLinkOpen(true),
  )
  const shared = {
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    'data-text': '',
    onBlur: () => {
      flush()
      onBlur?.()
    },
  }
  return (
    <div {...dataProps(props)} className={field} data-field={name} data-invalid={isInvalid && ''} ref={ref}>
      {/* A label focuses native controls only. */}
      <label className={labelStyle} data-label htmlFor={id} id={`${id}-label`} {...{ onClick: () => editor?.focus() }}>
        {label}
        <Requirement isOptional={isOptional} isRequired={isRequired} />
      </label>
      <div
        className={boxStyle}
        data-disabled={isDisabled ? '' : undefined}
        data-readonly={isReadOnly ? '' : undefined}
        // Notifies the form of reported changes only, not of every key.
        onInput={event => event.stopPropagation()}
      >
        {!isReadOnly && (
          <RichTextToolbar
            controls={id}
            isDisabled={isDisabled}
            isLinkOpen={isLinkOpen}
            linkRef={linkButton}
            onTool={(tool, isByKey) => (tool === 'link' ? setLinkOpen(true) : editor?.run(tool, isByKey))}
            format={editor && format}
          />
        )}
        {!editor && (
          <Fallback {...props} {...fallback} id={id} onInput={changed} shared={shared} words={plainOf(sent.current)} />
        )}
        <EditorBox {...props} box={box} id={id} isReady={Boolean(editor)} shared={shared} />
      </div>
      <Inserts inserts={isReadOnly ? undefined : props.inserts} isDisabled={isDisabled} onInsert={insert} />
      <FieldNotes help={help} id={id} problem={problem} />
      {isLinkOpen && editor && (
        <Suspense>
          <LinkPanel address={format.link} editor={editor} onClose={() => setLinkOpen(false)} trigger={linkButton} />
        </Suspense>
      )}
    </div>
  )
}
