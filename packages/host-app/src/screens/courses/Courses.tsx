import { type Course, courseEndpoints } from '@portal/contract/courses'
import { listSubActivities } from '@portal/contract/sub_activities'
import { Isolate } from '@portal/ui/Isolate'
import { useTextSource } from '@portal/ui/texts'
import { fieldsOf } from '../../blocks/resource/field.ts'
import { number, optionalText, text } from '../../blocks/resource/kinds.tsx'
import { ResourceScreen } from '../../blocks/resource/ResourceScreen.tsx'
import type courses from '../../locales/en/courses.json'
import { FoldedHistory } from '../../parts/history/FoldedHistory.tsx'
import { useMay } from '../../session/session.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { textsOf } from '../../texts/texts-of.tsx'
import { CourseTrainings } from './CourseTrainings.tsx'

const useTexts = textsOf<typeof courses>('courses')
const field = fieldsOf<Course>()

/** What trainings teach; in the order of the names that are read. */
const Courses = () => {
  const t = useTexts()
  const shell = useShellTexts()
  const seesTrainings = useMay(listSubActivities.needs)
  const isArabic = useTextSource().language === 'ar'
  // In English the Arabic name is shown where there is no other.
  const nameOf = ({ name_en, name_ar }: Course) => (isArabic ? name_ar : (name_en ?? name_ar))
  const usual = isArabic ? 'name_ar' : 'name_en'
  const other = isArabic
    ? field('name_en', t('name_en'), optionalText(), { views: ['list'], sort: true })
    : field('name_ar', t('name_ar'), text(), { views: ['list'], sort: true })
  const fields = [
    {
      id: usual,
      label: t('name'),
      cell: (row: Course) => <Isolate direction="auto">{nameOf(row)}</Isolate>,
      views: ['list'] as const,
      sort: true,
      primary: true,
    },
    other,
    field('name_ar', t('name_ar'), text('rtl'), { views: ['record', 'form'] }),
    field('name_en', t('name_en'), optionalText('ltr'), { views: ['record', 'form'], help: t('name_en_help') }),
    field('abbreviation', t('abbreviation'), optionalText()),
    field('type', t('type'), optionalText(), { help: t('type_help') }),
    field('duration_hours', t('duration_hours'), number({ decimals: 2, unit: t('hours') }), { sort: true }),
  ]
  const { list, read, add, edit, delete: remove } = courseEndpoints
  return (
    <ResourceScreen
      create={add}
      edit={edit}
      fields={fields}
      list={list}
      record={{
        endpoint: read,
        name: nameOf,
        parts: ({ id }) => ({
          children: (
            <>
              {seesTrainings && <CourseTrainings courseId={id} />}
              <FoldedHistory id={id} key={id} kind="course" />
            </>
          ),
        }),
      }}
      remove={{ endpoint: remove, deleted: row => t('deleted', { name: nameOf(row) }) }}
      sort={usual}
      texts={t}
      title={shell('pages.Courses')}
    />
  )
}

export default Courses
