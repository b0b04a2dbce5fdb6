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
