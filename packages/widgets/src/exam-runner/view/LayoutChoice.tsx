import { RadioGroup } from '@portal/ui/RadioGroup'
import { memo } from 'react'
import { useExamTexts } from '../../locales/index.ts'
import type { ExamState, ExamStore } from '../store/exam-store.ts'

interface LayoutChoiceProps {
  layout: ExamState['layout']
  store: ExamStore
}

/** Whether the questions are shown one by one or all together. Not rendered again with each key. */
export const LayoutChoice = memo(({ layout, store }: LayoutChoiceProps) => {
  const t = useExamTexts()
  return (
    <RadioGroup
      label={t('layout')}
      look="segmented"
      onChange={value => store.setLayout(value === 'all' ? 'all' : 'one')}
      options={[
        { value: 'one', label: t('one') },
        { value: 'all', label: t('all') },
      ]}
      value={layout}
    />
  )
})
