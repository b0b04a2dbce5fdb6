import { useState } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { type ElementProps, elementProps } from '../element/index.ts'
import { scrim } from '../theme/modal.css.ts'
import { frame, modal } from './CommandPalette.css.ts'
import { Finder } from './Finder.tsx'
import type { CommandGroup } from './groups.ts'

export interface CommandPaletteProps extends ElementProps {
  /** Its name, also the words in its empty field: what can be found here. */
  label: string
  /** Whether it is shown. */
  isOpen: boolean
  /** Called by Escape, a click outside, and once something was chosen. */
  onClose: () => void
  /** What there is, in the order of use. */
  groups: readonly CommandGroup[]
  /** Ids of what was used last, the newest first; shown before the rest until something is typed. Default none. */
  recent?: readonly string[]
  /** Called with what is typed, such as to search elsewhere. Default not. */
  onQuery?: (query: string) => void
  /** What was found elsewhere for what is typed, after what is found here. Default none. */
  found?: readonly CommandGroup[]
  /** Whether elsewhere is still being searched, so that no results so far are not said to be none. Default `false`. */
  isSearching?: boolean
  /** Why elsewhere could not be searched; shown under what is found here. Default none. */
  problem?: string | undefined
  /** Called with the id of what was chosen; addresses are followed automatically. */
  onChoose?: (id: string) => void
}

/** Counts the openings; the field begins empty with each, also where the last one has not quite gone. */
const useOpening = (isOpen: boolean) => {
  const [last, setLast] = useState({ isOpen, count: 0 })
  if (last.isOpen !== isOpen) setLast({ isOpen, count: last.count + (isOpen ? 1 : 0) })
  return last.count
}

/** Goes anywhere and does anything by a few letters; opened by Ctrl or Cmd with K. */
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
