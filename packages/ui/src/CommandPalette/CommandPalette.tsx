import { type KeyboardEvent, useMemo, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Input } from 'react-aria-components/Input'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { TextField } from 'react-aria-components/TextField'
import { Glyph } from '../Icon/Glyph.tsx'
import { search } from '../Icon/paths.ts'
import { useUiTexts } from '../locales/index.ts'
import { scrim } from '../theme/modal.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { CommandList } from './CommandList.tsx'
import { field, frame, input, modal, sign } from './CommandPalette.css.ts'
import { type CommandGroup, findCommands, withRecent } from './groups.ts'
import { Hints } from './Hints.tsx'

interface CommandPaletteProps {
  /** Its name, also the words in its empty field: what can be found here. */
  label: string
  /** Default `false`. */
  isOpen: boolean
  /** Called by Escape, a click outside, and once something was chosen. */
  onClose: () => void
  /** What there is, in the order of use. */
  groups: readonly CommandGroup[]
  /** Ids of what was used last, the newest first; it stands before the rest until something is typed. Default none. */
  recent?: readonly string[]
  /** Called with the id of what was chosen; addresses are followed by themselves. */
  onChoose?: (id: string) => void
}

/** Goes anywhere and does anything by a few letters; opened by Ctrl or Cmd with K. */
export const CommandPalette = ({ label, isOpen, onClose, groups, recent = [], onChoose }: CommandPaletteProps) => (
  <ModalOverlay className={scrim} isDismissable isOpen={isOpen} onOpenChange={open => !open && onClose()}>
    <Modal className={modal}>
      <Dialog aria-label={label} className={frame}>
        <Finder groups={groups} label={label} onChoose={onChoose} onClose={onClose} recent={recent} />
      </Dialog>
    </Modal>
  </ModalOverlay>
)

interface FinderProps extends Omit<CommandPaletteProps, 'isOpen' | 'recent' | 'onChoose'> {
  recent: readonly string[]
  onChoose: CommandPaletteProps['onChoose']
}

/** Made anew with each opening, so that it always begins empty. */
const Finder = ({ label, onClose, groups, recent, onChoose }: FinderProps) => {
  const t = useUiTexts()
  const [query, setQuery] = useState('')
  const found = useMemo(
    () => (query.trim() ? findCommands(groups, query) : findCommands(withRecent(groups, recent, t('recent')), '')),
    [groups, query, recent, t],
  )
  const count = found.reduce((sum, { commands }) => sum + commands.length, 0)
  const choose = (id: string) => {
    onClose()
    onChoose?.(id)
  }
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <TextField aria-label={label} autoFocus className={field} onKeyDown={takeFirst}>
        <span className={sign}>
          <Glyph path={search} />
        </span>
        <Input className={input} dir="auto" placeholder={label} />
      </TextField>
      <CommandList groups={found} label={label} onChoose={choose} />
      <VisuallyHidden>
        <output>{query && t('results', { count })}</output>
      </VisuallyHidden>
      <Hints />
    </Autocomplete>
  )
}

/** Enter takes the first one also while none is marked yet. */
const takeFirst = (event: KeyboardEvent | { key: string }) => {
  if (event.key !== 'Enter') return
}
