import Courses from '../../../packages/host-app/src/screens/courses/Courses.tsx'
import { courseResource } from '../../../stories/screens/course-records.ts'
import { describeResourceScreen } from '../../support/describe-resource-screen.tsx'

describeResourceScreen(courseResource, Courses, {
  typed: ['الري', 'Irrigation', 'IR', 'Water', '7.5'],
  deletion: 'undone',
})
