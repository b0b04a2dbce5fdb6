import { Glyph } from '../Icon/Glyph.tsx'
import { alert, file as filePath, success } from '../Icon/paths.ts'
import { bar, fills } from '../theme/gauge.css.ts'
import { facts, mark, marks, name, row, track } from './FileRow.css.ts'
import { RowActions } from './RowActions.tsx'
import { isUnderWay, type Transfer } from './sending/transfer.ts'
import { useRestoreFocus } from './use-restore-focus.ts'
import { useSizeWords, useStateWords } from './use-words.ts'

interface FileRowProps {
  /** The file and how far it has come. */
  transfer: Transfer
  /** For the words of a refusal. */
  maxMb: number
  /** Default `false`. */
  isDisabled: boolean | undefined
  /** Leaves what was uploaded on the server. */
  onPause: () => void
  /** Goes on from what has arrived. */
  onResume: () => void
  /** Takes it off the list. */
  onRemove: () => void
}

const signs = { done: success, failed: alert, refused: alert, plain: filePath } as const

const signOf = ({ state }: Transfer) =>
  state === 'done' || state === 'failed' || state === 'refused' ? state : 'plain'

/** One file: its name, how far it has come, and what can be done. */
export const FileRow = ({ transfer, maxMb, ...acts }: FileRowProps) => {
  const { state, sent, size } = transfer
  const stateWords = useStateWords(maxMb)(transfer)
  const sizeWords = useSizeWords()(transfer)
  const sign = signOf(transfer)
  return (
    <li className={row} {...useRestoreFocus(state)}>
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
