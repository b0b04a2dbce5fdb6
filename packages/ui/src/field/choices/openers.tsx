import type { KeyboardEvent } from 'react'
import { Button } from 'react-aria-components/Button'
import { Glyph } from '../../Icon/Glyph.tsx'
import { expand } from '../../Icon/paths.ts'
import { opener } from '../control.css.ts'

/** Opens a ComboBox or MultiSelect by pointer. Keyboard users press the arrow keys instead. */
export const ComboOpener = () => (
  <Button className={opener}>
    <Glyph path={expand} size="small" />
  </Button>
)

/** The part of a combo box's state that the keys change. */
interface Openable {
  open: (strategy: null, trigger: 'manual') => void
  close: () => void
}

/** Alt+Arrow Down opens the list without virtual focus, and Alt+Arrow Up closes it, as in native combo boxes. */
export const pressAltArrow = (state: Openable | null, event: KeyboardEvent): void => {
  if (!event.altKey || !/^Arrow(?:Down|Up)$/.test(event.key)) return
  event.preventDefault()
  event.stopPropagation()
  if (event.key === 'ArrowDown') state?.open(null, 'manual')
  else state?.close()
}
