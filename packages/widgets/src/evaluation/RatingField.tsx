import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { StarRating } from '@portal/ui/StarRating'
import { useEvaluationFormTexts } from '../locales/index.ts'

interface RatingFieldProps {
  label: string
  name: string
  isRequired: boolean
  value: number | string | undefined
  /** Receives the rating, or `undefined` when it is cleared. */
  onChange: (value: number | undefined) => void
}

/** One to five stars. Only optional ratings can be cleared. */
export const RatingField = ({ label, name, isRequired, value, onChange }: RatingFieldProps) => {
  const t = useEvaluationFormTexts()
  const rating = typeof value === 'number' ? value : null
  const stars = <StarRating isRequired={isRequired} label={label} name={name} onChange={onChange} value={rating} />
  if (isRequired) return stars
  // Keeps the stars at the same place in the tree, so that a selected star keeps focus.
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
