import { type Course, editCourse, readCourse } from '@portal/contract/courses'
import { Banner } from '@portal/ui/Banner'
import { Inline } from '@portal/ui/Inline'
import { useState } from 'react'
import { useProblemText } from '../../blocks/problem-text.ts'
import { RecordActions } from '../../blocks/RecordActions.tsx'
import { RecordForm } from '../../blocks/RecordForm.tsx'
import { RecordScreen } from '../../blocks/RecordScreen.tsx'
import { useQuery } from '../../blocks/use-query.ts'
import { useRead } from '../../blocks/use-read.ts'
import { CourseFields } from './CourseFields.tsx'
import { courseIn } from './course-form.ts'
import { DeleteCourse } from './DeleteCourse.tsx'
import { useCourseName, useCourseTexts } from './texts.ts'
import { useCourseFacts } from './use-course-facts.tsx'

/** One course in a sheet over the list: facts, or its fields while it is changed. */
export const CourseRecord = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useCourseTexts()
  const nameOf = useCourseName()
  const factsOf = useCourseFacts()
  const problemText = useProblemText()
  const { get, set } = useQuery()
  const read = useRead(readCourse, { id })
  const stop = () => set({ act: undefined })
  const [failure, setFailure] = useState<unknown>(null)
  const edited = (row: Course) => ({
    title: t('edit_title', { name: nameOf(row) }),
    children: (
      <RecordForm endpoint={editCourse} onCancel={stop} onDone={stop} read={courseIn} record={row}>
        <CourseFields course={row} />
      </RecordForm>
    ),
  })
  const actions = (row: Course) => (
    <Inline>
      <RecordActions can={{ edit: row.can.edit }} />
      {row.can.delete && <DeleteCourse course={row} onDone={() => set({ open: undefined })} onFail={setFailure} />}
    </Inline>
  )
  const shown = (row: Course) => ({
    title: nameOf(row),
    facts: factsOf(row),
    action: (row.can.edit || row.can.delete) && actions(row),
    lead: failure !== null && (
      <Banner isLive tone="danger">
        {problemText(failure)}
      </Banner>
    ),
  })
  return (
    <RecordScreen
      onClose={onClose}
      read={read}
      show={row => (row.can.edit && get('act') === 'edit' ? edited(row) : shown(row))}
      title={t('course')}
    />
  )
}
