import { Glyph } from '../../Icon/Glyph.tsx'
import { alert, file as filePath, success } from '../../Icon/paths.ts'
import { bar, fills } from '../../theme/shared/gauge.css.ts'
import { isUnderWay, type Transfer } from '../sending/transfer.ts'
import { facts, mark, marks, name, row, track } from './FileRow.css.ts'
import { RowActions } from './RowActions.tsx'
import { useFileFocus } from './use-file-focus.ts'
import { useSizeWords, useStateWords } from './use-words.ts'

interface TransferRowProps {
  transfer: Transfer
  /** The size limit named in refusals. */
  maxMb: number
  isDisabled: boolean | undefined
  onPause: () => void
  onResume: () => void
  onRemove: () => void
}

const signs = { done: success, failed: alert, refused: alert, plain: filePath } as const

const signOf = ({ state }: Transfer) =>
  state === 'done' || state === 'failed' || state === 'refused' ? state : 'plain'

export const TransferRow = ({ transfer, maxMb, ...acts }: TransferRowProps) => {
  const { state, sent, size } = transfer
  const stateWords = useStateWords(maxMb)(transfer)
  const sizeWords = useSizeWords()(transfer)
  const sign = signOf(transfer)
  return (
    <li className={row} {...useFileFocus(state)}>
      <span className={`${mark} ${marks[sign]}`}>
        <Glyph path={signs[sign]} />
      </span>
      <span className={name}>
        <bdi>{transfer.name}</bdi>
      </span>
      <span className={facts} data-state={state}>
        {sizeWords} · {stateWords}
      </span>
      <RowActions {...acts} transfer={transfer} />
      {isUnderWay(transfer) && (
        <div className={track}>
          <progress
            aria-label={transfer.name}
            aria-valuetext={`${Math.floor((sent / size) * 100)}%`}
            className={`${bar} ${fills[state === 'failed' ? 'danger' : 'accent']}`}
            max={size}
            value={sent}
          />
        </div>
      )}
    </li>
  )
}
