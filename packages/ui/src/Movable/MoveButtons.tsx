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
  /** The item's name, for screen readers. */
  name: string
  /** The item's index, from 0. */
  at: number
  /** The number of items. */
  count: number
  /** Called with the new index, from 0. */
  onMove: (to: number) => void
  /** Shows arrows instead of text, where space is short. Default `false`. */
  isCompact?: boolean
}

/** Moves a Movable by dragging, or up and down by buttons. The pressed button keeps focus. */
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
  // Moving an element in the DOM drops its focus. At either end, the other button takes it.
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
