import { limits } from '@portal/contract/core/fields/limits'
import { NumberField } from '@portal/ui/NumberField'
import type { ComponentProps } from 'react'
import { useExamTexts } from '../../../../core/texts/training.ts'

type MinutesFieldProps = Pick<
  ComponentProps<typeof NumberField>,
  'name' | 'label' | 'help' | 'defaultValue' | 'isRequired' | 'isOptional'
>

/** Minutes of a test's limit or of an extension. */
export const MinutesField = (props: MinutesFieldProps) => (
  <NumberField {...props} max={limits.exam_minutes} min={0} unit={useExamTexts()('minutes_unit')} />
)
