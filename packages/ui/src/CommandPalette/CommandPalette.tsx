import { useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { type ElementProps, elementProps } from '../element/index.ts'
import { scrim } from '../theme/shared/modal.css.ts'
import { frame, modal } from './CommandPalette.css.ts'
import { Finder } from './Finder.tsx'
import type { CommandGroup } from './groups.ts'

export interface CommandPaletteProps extends ElementProps {
  /** The accessible name and the field's placeholder: what the palette can find. */
  label: string
  /** Whether the palette is open. */
  isOpen: boolean
  /** Called on Escape, on a press outside, and after a choice. */
  onClose: () => void
  /** The commands, in display order. */
  groups: readonly CommandGroup[]
  /** IDs of recently used commands, newest first. Listed first until the user types. Default none. */
  recent?: readonly string[]
  /** Called with the typed text, for example to search on a server. Default none. */
  onQuery?: (query: string) => void
  /** External results for the typed text, listed after local ones. Default none. */
  found?: readonly CommandGroup[]
  /** Whether an external search is pending. While it is, the palette doesn't say "no results". Default `false`. */
  isSearching?: boolean
  /** Why the external search failed. Shown under the local results. Default none. */
  problem?: string | undefined
  /** Called with the ID of the chosen command. Links are followed automatically. */
  onChoose?: (id: string) => void
}

/** Counts openings. As a key, the count resets the field on each opening, even during the exit animation. */
const useOpening = (isOpen: boolean) => {
  const [last, setLast] = useState({ isOpen, count: 0 })
  if (last.isOpen !== isOpen) setLast({ isOpen, count: last.count + (isOpen ? 1 : 0) })
  return last.count
}

/** Finds pages and actions by a few letters. The palette opens with Ctrl+K or Cmd+K. */
export const CommandPalette = (props: CommandPaletteProps) => {
  const { label, isOpen, onClose, groups, recent = [], onQuery, found = [], onChoose } = props
  const { isSearching = false, problem } = props
  const opening = useOpening(isOpen)
  return (
    <ModalOverlay
      className={scrim}
      isDismissable
      isOpen={isOpen}
      onOpenChange={open => {
        if (!open) onClose()
      }}
    >
      <Modal className={modal}>
        <Dialog aria-label={label} className={frame} {...elementProps(props)}>
          <Finder
            elsewhere={found}
            groups={groups}
            isSearching={isSearching}
            key={opening}
            label={label}
            onChoose={onChoose}
            onClose={onClose}
            onQuery={onQuery}
            problem={problem}
            recent={recent}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
