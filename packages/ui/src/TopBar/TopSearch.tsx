import type { ElementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { search } from '../Icon/paths.ts'
import { Shortcut } from '../Shortcut/index.ts'
import { keys, searchButton, searchWords } from './TopSearch.css.ts'

export interface TopSearchProps extends ElementProps {
  /** The button's label. Visually hidden on small screens. */
  label: string
  /** Called on press. Open the CommandPalette here. */
  onPress: () => void
}

/** A button that looks like a search field and opens the CommandPalette. On small screens, an icon. */
export const TopSearch = ({ label, onPress, ...element }: TopSearchProps) => (
  <button
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    className={searchButton}
    onClick={onPress}
    title={label}
    type="button"
    {...element}
  >
    <Glyph path={search} />
    <span className={searchWords}>{label}</span>
    {/* `aria-keyshortcuts` already announces the shortcut. */}
    <span aria-hidden="true" className={keys}>
      <Shortcut keys={['mod', 'K']} />
    </span>
  </button>
)
