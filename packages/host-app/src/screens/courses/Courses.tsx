import { listCourses } from '@portal/contract/courses'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Page } from '@portal/ui/Page'
import { useTextSource } from '@portal/ui/texts'
import { ResourceList } from '../../blocks/ResourceList.tsx'
import { useKeptFocus } from '../../blocks/use-kept-focus.ts'
import { useListState } from '../../blocks/use-list-state.ts'
import { useQuery } from '../../blocks/use-query.ts'
import { useMay } from '../../session/session.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { CourseRecord } from './CourseRecord.tsx'
import { NewCourse } from './NewCourse.tsx'
import { useCourseTexts } from './texts.ts'
import { useCourseColumns } from './use-course-columns.tsx'

/** What trainings teach; in the order of the names that are read. */
const Courses = () => {
  const t = useCourseTexts()
  const shell = useShellTexts()
  const { language } = useTextSource()
  const usual = language === 'ar' ? 'name_ar' : 'name_en'
  const state = useListState(listCourses, [], usual)
  const mayAdd = useMay(['courses', 'add'])
  const { get, set } = useQuery()
  useKeptFocus(state.open)
  const add = mayAdd && (
    <Button icon={<Icon name="plus" />} onPress={() => set({ add: 'yes' }, { isStep: true })} variant="primary">
      {t('add')}
    </Button>
  )
  return (
    <Page action={add} title={shell('pages.Courses')}>
      <ResourceList
        columns={useCourseColumns()}
        empty={{ title: t('empty'), text: t('empty_text'), action: add }}
        label={shell('pages.Courses')}
        list={listCourses}
        rowHref={row => state.openHref(row.id)}
        search={t('search')}
        // The server does not know the language, so the order is always named.
        state={{ ...state, input: { sort: usual, ...state.input } }}
      />
      {state.open && <CourseRecord id={state.open} key={state.open} onClose={state.close} />}
      {mayAdd && get('add') && (
        <NewCourse
          onAdded={open => set({ add: undefined, open })}
          onClose={() => set({ add: undefined }, { isStep: true })}
        />
      )}
    </Page>
  )
}

export default Courses
