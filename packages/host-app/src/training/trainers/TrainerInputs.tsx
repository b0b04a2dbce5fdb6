import { listTrainerChoices, type Trainer } from '@portal/contract/training/participants/trainers'
import { listCourses } from '@portal/contract/training/sub-activities/courses'
import { ComboBox } from '@portal/ui/ComboBox'
import { MultiSelect } from '@portal/ui/MultiSelect'
import { useAllRows } from '../../blocks/api/use-all-rows.ts'
import { useChoices } from '../../blocks/form/use-choices.ts'
import { useMay } from '../../core/session/session.ts'
import { useTrainerTexts } from '../../core/texts/training.ts'
import { useNameOf } from '../../people/people/use-name-of.ts'
import { useCourseChoice } from '../sub-activities/shared/use-course-choices.ts'

/** Person to add to the roster. */
export const PersonInput = () => {
  const t = useTrainerTexts()
  const nameOf = useNameOf()
  const people = useChoices(listTrainerChoices, {
    choiceOf: person => ({
      value: person.id,
      label: nameOf(person),
      also: [person.full_name_en, person.full_name_ar, person.email],
    }),
  })
  return <ComboBox {...people.box} help={t('person_help')} isRequired label={t('person')} name="user_id" />
}

/** Courses that a trainer can teach. People without the right to view courses choose among the current ones. */
export const CoursesInput = ({ present }: { present: Trainer['courses'] }) => {
  const t = useTrainerTexts()
  const choiceOf = useCourseChoice()
  const isAllowed = useMay(listCourses.needs)
  const { rows: found } = useAllRows(listCourses, isAllowed ? {} : null)
  const beyond = present.filter(({ id }) => !found.some(course => course.id === id))
  return (
    <MultiSelect
      defaultValue={present.map(({ id }) => id)}
      help={t('courses_help')}
      isOptional
      label={t('courses')}
      name="course_ids"
      options={[...found, ...beyond].map(choiceOf)}
    />
  )
}
