import { attemptRoutes } from './attempts.ts'
import { entryRoutes } from './entries.ts'
import { markingRoutes } from './marking.ts'
import { questionRoutes } from './questions.ts'
import { resultRoutes } from './results.ts'
import { settingRoutes } from './settings.ts'

/** All calls of tests, their questions, attempts and marks. */
export const examRoutes = [
  ...settingRoutes,
  ...questionRoutes,
  ...entryRoutes,
  ...attemptRoutes,
  ...resultRoutes,
  ...markingRoutes,
]
