import { listCourses } from '@portal/contract/training/sub-activities/courses'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Courses from '../../../packages/host-app/src/training/courses/Courses.tsx'
import { never, refuse } from '../../support/fake-api.ts'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'
import { answerCourses, courses } from './course-records.ts'

const Screen = screenOf(Courses, 'Courses')

const meta = preview.meta({
  title: 'training/Courses',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Lists the courses that trainings use: names in both languages, type, and hours. Rows open over the list.',
      dos: ['Show the Arabic name where there is no English one.'],
      donts: ['Don’t delete a course that a training refers to.'],
    }),
  },
})

const open = courses[2]?.id ?? ''

export const List = meta.story({ beforeEach: on(api => answerCourses(api)), tags: ['visual'] })

export const Empty = meta.story({ beforeEach: on(api => answerCourses(api, [])) })

export const Loading = meta.story({ beforeEach: on(api => api.on(listCourses, never)) })

export const Failing = meta.story({ beforeEach: on(api => api.on(listCourses, refuse('unavailable'))) })

export const Opened = meta.story({ beforeEach: on(api => answerCourses(api), { query: { open } }), tags: ['visual'] })

export const Adding = meta.story({ beforeEach: on(api => answerCourses(api), { query: { add: 'yes' } }) })

export const Editing = meta.story({ beforeEach: on(api => answerCourses(api), { query: { open, act: 'edit' } }) })
