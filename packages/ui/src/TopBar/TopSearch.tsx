import type { ElementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { search } from '../Icon/paths.ts'
import { Shortcut } from '../Shortcut/index.ts'
import { keys, searchButton, searchWords } from './TopSearch.css.ts'

export interface TopSearchProps extends ElementProps {
  /** What it does; on small screens for screen readers only. */
  label: string
  /** Opens the CommandPalette. */
  onPress: () => void
}

/**
 * Looks like a field and opens the CommandPalette, which is where the typing is done; only a picture on small screens.
 */
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
    {/* Named by aria-keyshortcuts. */}
    <span aria-hidden="true" className={keys}>
      <Shortcut keys={['mod', 'K']} />
    </span>
  </button>
)
