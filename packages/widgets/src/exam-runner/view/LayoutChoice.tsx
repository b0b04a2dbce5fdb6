import { RadioGroup } from '@portal/ui/RadioGroup'
import { useExamRunnerTexts } from '../../locales/index.ts'
import type { ExamStore } from '../store/exam-store.ts'
import { useExamState } from '../store/use-exam-state.ts'

export const LayoutChoice = ({ store }: { store: ExamStore }) => {
  const t = useExamRunnerTexts()
  const layout = useExamState(store, state => state.layout)
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
}
