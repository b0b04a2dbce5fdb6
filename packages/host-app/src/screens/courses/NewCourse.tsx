import { addCourse } from '@portal/contract/courses'
import { Drawer } from '@portal/ui/Drawer'
import { RecordForm } from '../../blocks/RecordForm.tsx'
import { CourseFields } from './CourseFields.tsx'
import { courseIn } from './course-form.ts'
import { useCourseTexts } from './texts.ts'

interface NewCourseProps {
  /** Called with the id of the new course. */
  onAdded: (id: string) => void
  onClose: () => void
}

/** Adds a course; its record is shown next. */
export const NewCourse = ({ onAdded, onClose }: NewCourseProps) => {
  const t = useCourseTexts()
  return (
    <Drawer isOpen onClose={onClose} title={t('add')}>
      <RecordForm endpoint={addCourse} onDone={({ data }) => onAdded(data.id)} read={courseIn} submit={t('add')}>
        <CourseFields />
      </RecordForm>
    </Drawer>
  )
}
