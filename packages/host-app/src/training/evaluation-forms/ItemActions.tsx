import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { MoveButtons } from '@portal/ui/Movable'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useEvaluationTexts } from '../evaluations/shared/texts.ts'

interface ItemActionsProps {
  /** What is moved or removed, for screen readers. */
  name: string
  /** Its place, from 0, and how many there are; the last one left is not removed. */
  at: number
  of: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** What can be done with a question of a form and with a row of its table. */
export const ItemActions = ({ name, at, of, onMove, onRemove }: ItemActionsProps) => {
  const t = useEvaluationTexts()
  return (
    <Inline gap="small">
      <MoveButtons at={at} count={of} name={name} onMove={onMove} />
      <Button isDisabled={of === 1} onPress={onRemove} size="small" variant="quiet">
        {t('remove')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Inline>
  )
}
