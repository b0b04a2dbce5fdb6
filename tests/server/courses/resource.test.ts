import { courseResource } from '../../../stories/screens/course-records.ts'
import { describeResource } from '../../support/describe-resource.ts'

describeResource(courseResource)
