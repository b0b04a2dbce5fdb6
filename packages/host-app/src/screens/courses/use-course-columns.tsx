import type { Course } from '@portal/contract/courses'
import type { Column } from '@portal/ui/DataTable'
import { Isolate } from '@portal/ui/Isolate'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { useCourseName, useCourseTexts } from './texts.ts'

/** The columns of the list: first the name in the language that is read, then the other one. */
export const useCourseColumns = (): readonly Column<Course>[] => {
  const t = useCourseTexts()
  const nameOf = useCourseName()
  const { language } = useTextSource()
  const [own, other] = language === 'ar' ? (['name_ar', 'name_en'] as const) : (['name_en', 'name_ar'] as const)
  // On phones each value stands beside its label, and a label beside nothing asks what is wrong.
  const written = (text: string | null) =>
    text ? <Isolate direction="auto">{text}</Isolate> : <Text tone="muted">{t('none')}</Text>
  return [
    { id: own, header: t('name'), sort: true, primary: true, cell: row => written(nameOf(row)) },
    { id: other, header: t(other), sort: true, cell: row => written(row[other]) },
    { id: 'abbreviation', header: t('abbreviation'), cell: row => written(row.abbreviation) },
    { id: 'type', header: t('type'), cell: row => written(row.type) },
    {
      id: 'duration_hours',
      header: t('duration_hours'),
      align: 'end',
      sort: true,
      cell: row => <Isolate>{String(row.duration_hours)}</Isolate>,
    },
  ]
}
