import { Button } from 'react-aria-components/Button'
import { Glyph } from '../../Icon/Glyph.tsx'
import { expand } from '../../Icon/paths.ts'
import { opener } from '../control.css.ts'

/** Opens the list of a ComboBox or MultiSelect by mouse and touch; by keyboard that is the arrow keys' work. */
export const ComboOpener = () => (
  <Button className={opener}>
    <Glyph path={expand} size="small" />
  </Button>
)
