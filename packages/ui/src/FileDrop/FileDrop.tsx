import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { FieldFrame } from '../field/FieldFrame.tsx'
import { useField } from '../field/use-field.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { DropZone } from './DropZone.tsx'
import type { FileDropProps } from './props.ts'
import { list } from './row/FileRow.css.ts'
import { TransferRow } from './row/TransferRow.tsx'
import { useAnnouncement } from './row/use-words.ts'
import type { Transfer } from './sending/transfer.ts'
import { useFiles } from './use-files.ts'

/**
 * Files, chosen or dropped. With an upload port, they upload at once and can be paused, and the form submits their IDs.
 * Without JavaScript, a native file input.
 */
export const FileDrop = (props: FileDropProps) => {
  const { name, isRequired, isDisabled } = props
  const { id, problem, describedBy, isInvalid } = useField(props)
  const { all, add, remove, pause, resume, ref, input, isNative, maxMb, isMultiple } = useFiles(props)
  const announcement = useAnnouncement(all, maxMb)
  const rows = useRef<HTMLUListElement>(null)

  const removeRow = (one: Transfer, index: number) => {
    flushSync(() => remove(one))
    const left = rows.current?.children
    const next = left?.[Math.min(index, left.length - 1)]?.querySelector<HTMLElement>('button:last-of-type')
    const target = next ?? input.current
    target?.focus()
  }

  return (
    <div ref={ref}>
      <FieldFrame {...props} id={id} problem={problem}>
        <DropZone
          {...props}
          describedBy={describedBy}
          id={id}
          inputRef={input}
          isInvalid={isInvalid}
          isMultiple={isMultiple}
          isNative={isNative}
          isRequired={isRequired && all.length === 0}
          maxMb={maxMb}
          onFiles={add}
        />
        {all.length > 0 && (
          <ul className={list} ref={rows}>
            {all.map((one, index) => (
              <TransferRow
                isDisabled={isDisabled}
                key={one.key}
                maxMb={maxMb}
                onPause={() => pause(one.key)}
                onRemove={() => removeRow(one, index)}
                onResume={() => resume(one.key)}
                transfer={one}
              />
            ))}
          </ul>
        )}
        {name &&
          !isNative &&
          !isDisabled &&
          all.map(({ id: stored }) => stored && <input key={stored} name={name} type="hidden" value={stored} />)}
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </FieldFrame>
    </div>
  )
}
