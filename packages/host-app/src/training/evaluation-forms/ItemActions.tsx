import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { MoveButtons } from '@portal/ui/Movable'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useEvaluationTexts } from '../../core/texts/training.ts'

interface ItemActionsProps {
  /** Name of the item for screen readers. */
  name: string
  /** Zero-based index and item count. The last remaining item can't be removed. */
  at: number
  of: number
  onMove: (to: number) => void
  onRemove: () => void
}

/** Buttons that move or remove a question, or a row of a table question. */
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
