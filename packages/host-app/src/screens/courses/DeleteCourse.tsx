import { addCourse, type Course, deleteCourse } from '@portal/contract/courses'
import { Icon } from '@portal/ui/Icon'
import { Menu } from '@portal/ui/Menu'
import { useState } from 'react'
import { useBlockTexts } from '../../blocks/texts.ts'
import { useAct } from '../../blocks/use-read.ts'
import { useUndo } from '../../blocks/use-undo.ts'
import { fieldsOf } from './course-form.ts'
import { useCourseName, useCourseTexts } from './texts.ts'

interface DeleteCourseProps {
  course: Course
  onDone: () => void
  /** Called with why it was refused; one that trainings refer to stays. */
  onFail: (error: unknown) => void
}

/** Deletes a course at once and offers to add it again. */
export const DeleteCourse = ({ course, onDone, onFail }: DeleteCourseProps) => {
  const t = useCourseTexts()
  const blocks = useBlockTexts()
  const nameOf = useCourseName()
  const offerUndo = useUndo()
  const act = useAct()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await act(deleteCourse, { id: course.id, version: course.version })
      onDone()
      offerUndo(t('deleted', { name: nameOf(course) }), () => act(addCourse, fieldsOf(course)))
    } catch (error) {
      onFail(error)
      setBusy(false)
    }
  }
  return (
    <Menu
      icon={<Icon name="more" />}
      isDisabled={isBusy}
      items={[{ id: 'delete', label: blocks('delete'), icon: 'trash', tone: 'danger' }]}
      label={blocks('more_actions')}
      onAction={remove}
      trigger="icon"
    />
  )
}
