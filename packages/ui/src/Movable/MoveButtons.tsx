import { useLayoutEffect, useRef } from 'react'
import { Button } from '../Button/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { Inline } from '../Inline/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { grip } from './Movable.css.ts'
import { useDrag } from './use-drag.ts'

const dots = 'M7.5 5v.01M12.5 5v.01M7.5 10v.01M12.5 10v.01M7.5 15v.01M12.5 15v.01'

interface MoveButtonsProps {
  /** What is moved, for those who listen. */
  name: string
  /** Its place, from 0. */
  at: number
  /** How many there are. */
  count: number
  /** Called with the new place, from 0. */
  onMove: (to: number) => void
}

/** Moves a Movable by drag, and up and down by its buttons; the button keeps the focus and moves along. */
export const MoveButtons = ({ name, at, count, onMove }: MoveButtonsProps) => {
  const t = useUiTexts()
  const drag = useDrag(at, onMove)
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const pressed = useRef<{ readonly way: 'up' | 'down'; readonly from: number }>(undefined)
  const move = (way: 'up' | 'down') => {
    pressed.current = { way, from: at }
    onMove(way === 'up' ? at - 1 : at + 1)
  }
  // An element that is moved loses the focus, and at either end one of the buttons cannot have it.
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.from === at) return
    const [own, other] = pressed.current.way === 'up' ? [up, down] : [down, up]
    pressed.current = undefined
    const target = own.current?.disabled ? other : own
    target.current?.focus()
  })
  const hidden = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <Inline gap="small">
      {count > 1 && (
        <span aria-hidden="true" className={grip} {...drag}>
          <Glyph path={dots} />
        </span>
      )}
      <Button isDisabled={at === 0} onPress={() => move('up')} ref={up} size="small" variant="quiet">
        {t('move_up')}
        {hidden}
      </Button>
      <Button isDisabled={at === count - 1} onPress={() => move('down')} ref={down} size="small" variant="quiet">
        {t('move_down')}
        {hidden}
      </Button>
    </Inline>
  )
}
