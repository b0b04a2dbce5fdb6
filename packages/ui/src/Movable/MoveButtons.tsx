import { useLayoutEffect, useRef } from 'react'
import { Button } from '../Button/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { arrow } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { Inline } from '../Inline/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { grip, turned } from './Movable.css.ts'
import { useDrag } from './use-drag.ts'

const dots = 'M7.5 5v.01M12.5 5v.01M7.5 10v.01M12.5 10v.01M7.5 15v.01M12.5 15v.01'

export interface MoveButtonsProps {
  /** What is moved, for screen readers. */
  name: string
  /** Its place, from 0. */
  at: number
  /** How many there are. */
  count: number
  /** Called with the new place, from 0. */
  onMove: (to: number) => void
  /** Arrows in place of words, where there is little space. Default `false`. */
  isCompact?: boolean
}

/** Moves a Movable by drag, and up and down by its buttons; the button does not lose the focus. */
export const MoveButtons = ({ name, at, count, onMove, isCompact = false }: MoveButtonsProps) => {
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
  const buttonOf = (way: 'up' | 'down', isDisabled: boolean) => {
    const same = { isDisabled, onPress: () => move(way), ref: way === 'up' ? up : down, size: 'small' } as const
    const words = t(`move_${way}`)
    return isCompact ? (
      <IconButton
        {...same}
        icon={
          <span className={turned[way]}>
            <Glyph path={arrow} size="small" />
          </span>
        }
        label={`${words} ${name}`}
      />
    ) : (
      <Button {...same} variant="quiet">
        {words}
        {hidden}
      </Button>
    )
  }
  return (
    <Inline gap={isCompact ? 'none' : 'small'}>
      {count > 1 && (
        <span aria-hidden="true" className={grip} {...drag}>
          <Glyph path={dots} />
        </span>
      )}
      {buttonOf('up', at === 0)}
      {buttonOf('down', at === count - 1)}
    </Inline>
  )
}
