import { type Ref, useState } from 'react'
import { Glyph } from '../Icon/Glyph.tsx'
import { upload as uploadPath } from '../Icon/paths.ts'
import { useIsLive } from '../live/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { plain } from '../theme/plain.css.ts'
import { hint, input as inputStyle, invitation, limit, zone } from './FileDrop.css.ts'
import type { FileDropProps } from './props.ts'
import { filesOf } from './refuse.ts'
import { useBlockStrayDrops } from './use-block-stray-drops.ts'

interface DropZoneProps extends Pick<FileDropProps, 'accept' | 'isDisabled' | 'isMultiple' | 'isRequired' | 'name'> {
  /** From useField. */
  id: string
  /** From useField. */
  describedBy: string | undefined
  /** From useField. */
  isInvalid: true | undefined
  /** The size limit shown in the zone. */
  maxMb: number
  onFiles: (files: readonly File[]) => void
  inputRef: Ref<HTMLInputElement>
  /** Whether the native input submits the files under its name. */
  isNative: boolean
}

/** The drop zone. Once hydrated, the native file input covers it. */
export const DropZone = (props: DropZoneProps) => {
  const { id, name, accept, isMultiple, isDisabled, isRequired, maxMb, onFiles, inputRef, isNative } = props
  const t = useUiTexts()
  const [isOver, setOver] = useState(false)
  const isLive = useIsLive()
  useBlockStrayDrops()
  return (
    <div
      className={zone}
      data-disabled={isDisabled ? '' : undefined}
      data-live={isLive ? '' : undefined}
      data-over={isOver ? '' : undefined}
    >
      <Glyph path={uploadPath} />
      <p className={invitation}>
        <strong className={plain}>{t(isMultiple ? 'files_choose' : 'file_choose')}</strong>{' '}
        <span className={hint}>{t(isMultiple ? 'files_drop' : 'file_drop')}</span>
      </p>
      <p className={limit} id={`${id}-limit`}>
        {t('file_limit', { size: maxMb })}
      </p>
      <input
        accept={accept?.join()}
        aria-describedby={`${id}-limit ${props.describedBy ?? ''}`.trim()}
        aria-invalid={props.isInvalid}
        className={inputStyle}
        disabled={isDisabled}
        id={id}
        multiple={isMultiple}
        name={isNative || !isLive ? name : undefined}
        onChange={event => {
          onFiles([...(event.target.files ?? [])])
          // Lets the user choose a removed file again.
          if (!isNative) event.target.value = ''
        }}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          event.preventDefault()
          setOver(false)
          onFiles(filesOf(event.dataTransfer))
        }}
        ref={inputRef}
        required={isRequired}
        type="file"
      />
    </div>
  )
}
