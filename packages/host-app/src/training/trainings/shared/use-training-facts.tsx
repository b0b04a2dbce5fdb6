import type { OwnTraining, Training } from '@portal/contract/training/sub-activities/own-trainings'
import type { Fact } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { useTrainingTexts } from '../../../core/texts/training.ts'
import { useNameOf } from '../../../people/people/use-name-of.ts'
import { useCourseName } from '../../sub-activities/shared/sub-activity-names.ts'
import { PeriodText } from './PeriodText.tsx'

export const useTrainingFacts = () => {
  const t = useTrainingTexts()
  const courseName = useCourseName()
  const nameOf = useNameOf()
  return (row: Training & Pick<OwnTraining, 'instructors'>): readonly Fact[] => [
    { label: t('period'), value: <PeriodText {...row} /> },
    { label: t('place'), value: row.place ? <Isolate direction="auto">{row.place}</Isolate> : t('no_place') },
    { label: t('attendance_method'), value: t(`attendance_methods.${row.attendance_method}`) },
    {
      label: t('course'),
      value: row.course ? <Isolate direction="auto">{courseName(row.course)}</Isolate> : t('no_course'),
    },
    {
      label: t('instructors'),
      value:
        row.instructors.length > 0
          ? row.instructors.map((person, at) => (
              <span key={person.id}>
                {at > 0 && t('and')}
                <Isolate direction="auto">{nameOf(person)}</Isolate>
              </span>
            ))
          : t('no_instructors'),
    },
  ]
}
