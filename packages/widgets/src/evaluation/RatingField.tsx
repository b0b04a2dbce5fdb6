import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { StarRating } from '@portal/ui/StarRating'
import { useEvaluationTexts } from '../locales/index.ts'

interface RatingFieldProps {
  label: string
  /** The item that is rated. */
  name: string
  isRequired: boolean
  value: number | string | undefined
  /** Called with the rating; undefined where it was cleared. */
  onChange: (value: number | undefined) => void
}

/** One to five stars; where no answer is required, a rating can be cleared. */
export const RatingField = ({ label, name, isRequired, value, onChange }: RatingFieldProps) => {
  const t = useEvaluationTexts()
  const rating = typeof value === 'number' ? value : null
  const stars = <StarRating isRequired={isRequired} label={label} name={name} onChange={onChange} value={rating} />
  if (isRequired) return stars
  // The stars stay where they are in the tree, so that a chosen one does not lose the focus.
  return (
    <Inline align="end">
      {stars}
      {rating !== null && (
        <Button onPress={() => onChange(undefined)} size="small" variant="quiet">
          {t('take_back')}
        </Button>
      )}
    </Inline>
  )
}
