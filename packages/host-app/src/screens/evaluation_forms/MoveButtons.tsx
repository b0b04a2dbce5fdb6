import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
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
  const hidden = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <Inline gap="small">
      <Button isDisabled={at === 0} onPress={() => onMove(at - 1)} size="small" variant="quiet">
        {t('move_up')}
        {hidden}
      </Button>
      <Button isDisabled={at === of - 1} onPress={() => onMove(at + 1)} size="small" variant="quiet">
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
