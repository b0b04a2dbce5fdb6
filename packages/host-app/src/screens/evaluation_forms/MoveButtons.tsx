import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useLayoutEffect, useRef } from 'react'
import { useEvaluationTexts } from '../../parts/evaluations/texts.ts'

interface MoveButtonsProps {
  /** What is moved, for those who listen. */
  name: string
  /** Its place, from 0, and how many there are; the last one left is not removed. */
  at: number
  of: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** Moves one of several up and down, by keyboard too: the button keeps the focus and moves along. */
export const MoveButtons = ({ name, at, of, onMove, onRemove }: MoveButtonsProps) => {
  const t = useEvaluationTexts()
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const pressed = useRef<'up' | 'down'>(undefined)
  const move = (way: 'up' | 'down') => {
    pressed.current = way
    onMove(way === 'up' ? at - 1 : at + 1)
  }
  // An element that is moved loses the focus, and at either end one of the buttons cannot have it.
  useLayoutEffect(() => {
    if (!pressed.current) return
    const [own, other] = pressed.current === 'up' ? [up, down] : [down, up]
    pressed.current = undefined
    const target = own.current?.disabled ? other : own
    target.current?.focus()
  })
  const hidden = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <Inline gap="small">
      <Button isDisabled={at === 0} onPress={() => move('up')} ref={up} size="small" variant="quiet">
        {t('move_up')}
        {hidden}
      </Button>
      <Button isDisabled={at === of - 1} onPress={() => move('down')} ref={down} size="small" variant="quiet">
        {t('move_down')}
        {hidden}
      </Button>
      <Button isDisabled={of === 1} onPress={onRemove} size="small" variant="quiet">
        {t('remove')}
        {hidden}
      </Button>
    </Inline>
  )
}
