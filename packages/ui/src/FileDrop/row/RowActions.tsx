import { Glyph } from '../../Icon/Glyph.tsx'
import { close, pause, play, refresh } from '../../Icon/paths.ts'
import { IconButton } from '../../IconButton/index.ts'
import { useUiTexts } from '../../locales/index.ts'
import type { Transfer, TransferState } from '../sending/transfer.ts'
import { actions } from './FileRow.css.ts'

interface RowActionsProps {
  transfer: Transfer
  isDisabled: boolean | undefined
  onPause: () => void
  /** Continues from the bytes that arrived. */
  onResume: () => void
  onRemove: () => void
}

const acts: Partial<Record<TransferState, readonly [text: 'file_pause' | 'file_resume' | 'file_retry', path: string]>> =
  {
    sending: ['file_pause', pause],
    lost: ['file_pause', pause],
    paused: ['file_resume', play],
    failed: ['file_retry', refresh],
  }

/** The actions for a file in its current state. Removing it is always possible. */
export const RowActions = ({ transfer, isDisabled, onPause, onResume, onRemove }: RowActionsProps) => {
  const t = useUiTexts()
  const { name, state } = transfer
  const act = acts[state]
  return (
    <div className={actions}>
      {act && (
        <IconButton
          icon={<Glyph path={act[1]} size="small" />}
          isDisabled={isDisabled}
          label={t(act[0], { name })}
          onPress={act[0] === 'file_pause' ? onPause : onResume}
        />
      )}
      <IconButton
        icon={<Glyph path={close} size="small" />}
        isDisabled={isDisabled}
        label={t(act || state === 'waiting' ? 'file_cancel' : 'file_remove', { name })}
        onPress={onRemove}
      />
    </div>
  )
}
