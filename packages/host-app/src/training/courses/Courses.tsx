import { type Course, courseEndpoints } from '@portal/contract/training/sub-activities/courses'
import { listSubActivities } from '@portal/contract/training/sub-activities/sub-activities'
import { Isolate } from '@portal/ui/Isolate'
import { fieldsOf } from '../../blocks/resource/field.ts'
import { numberKind, optionalTextKind, textKind } from '../../blocks/resource/kinds.tsx'
import { ResourceScreen } from '../../blocks/resource/ResourceScreen.tsx'
import { useLanguageOrder } from '../../blocks/text/use-language-order.ts'
import { useMay } from '../../core/session/session.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { portalTextsOf } from '../../core/texts/texts-of.tsx'
import { useTrainingTexts } from '../../core/texts/training.ts'
import type courses from '../../locales/en/training/courses.json'
import { FoldedHistory } from '../../workspace/history/History.tsx'
import { useCourseName } from '../sub-activities/shared/sub-activity-names.ts'
import { TrainingHistory } from '../trainings/shared/TrainingHistory.tsx'

const useCourseTexts = portalTextsOf<typeof courses>('courses')
const field = fieldsOf<Course>()

/** Trainings of a course that the user can see, latest first. */
const CourseTrainings = ({ id }: Pick<Course, 'id'>) => {
  const t = useTrainingTexts()
  return (
    <TrainingHistory
      factsOf={({ place, trainees }) => [
        { label: t('place'), value: place ? <Isolate direction="auto">{place}</Isolate> : t('no_place') },
        { label: t('trainees'), value: trainees },
      ]}
      input={{ course_id: id, sort: '-start_date' }}
      list={listSubActivities}
    />
  )
}

/** List of courses, sorted by name in the current language. */
const Courses = () => {
  const t = useCourseTexts()
  const shell = useShellTexts()
  const nameOf = useCourseName()
  const seesTrainings = useMay(listSubActivities.needs)
  const [own, other] = useLanguageOrder('name_en', 'name_ar')
  const named = (row: Course) => <Isolate direction="auto">{nameOf(row)}</Isolate>
  const fields = [
    field(own, t('name'), optionalTextKind(), { cell: named, views: ['list'], sort: true, primary: true }),
    field(other, t(other), optionalTextKind(), { views: ['list'], sort: true }),
    field('name_ar', t('name_ar'), textKind('rtl'), { views: ['record', 'form'] }),
    field('name_en', t('name_en'), optionalTextKind('ltr'), { views: ['record', 'form'], help: t('name_en_help') }),
    field('abbreviation', t('abbreviation'), optionalTextKind()),
    field('type', t('type'), optionalTextKind(), { help: t('type_help') }),
    field('duration_hours', t('duration_hours'), numberKind({ decimals: 2, unit: t('hours') }), { sort: true }),
  ]
  const partsOf = ({ id }: Course) => ({
    children: (
      <>
        {seesTrainings && <CourseTrainings id={id} />}
        <FoldedHistory id={id} kind="course" />
      </>
    ),
  })
  const { list, read, add, edit, delete: remove } = courseEndpoints
  return (
    <ResourceScreen
      create={add}
      edit={edit}
      fields={fields}
      list={list}
      record={{ endpoint: read, name: nameOf, parts: partsOf }}
      remove={{ endpoint: remove, deleted: row => t('deleted', { name: nameOf(row) }) }}
      sort={own}
      texts={t}
      title={shell('pages.Courses')}
    />
  )
}

export default Courses
