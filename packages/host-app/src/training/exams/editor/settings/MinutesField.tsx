import { limits } from '@portal/contract/core/fields/limits'
import { NumberField } from '@portal/ui/NumberField'
import type { ComponentProps } from 'react'
import { useExamTexts } from '../../shared/texts.ts'

type MinutesFieldProps = Pick<
  ComponentProps<typeof NumberField>,
  'name' | 'label' | 'help' | 'defaultValue' | 'isRequired' | 'isOptional'
>

/** A number of minutes that a test can last, or be prolonged by. */
export const MinutesField = (props: MinutesFieldProps) => (
  <NumberField {...props} max={limits.exam_minutes} min={0} unit={useExamTexts()('minutes_unit')} />
)
