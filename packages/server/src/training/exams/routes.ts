import { attemptRoutes } from './attempts/attempts.ts'
import { entryRoutes } from './attempts/entries.ts'
import { questionRoutes } from './questions/questions.ts'
import { lateRoutes } from './results/late.ts'
import { markingRoutes } from './results/marking.ts'
import { resultRoutes } from './results/results.ts'
import { settingRoutes } from './settings.ts'

export const examRoutes = [
  ...settingRoutes,
  ...questionRoutes,
  ...entryRoutes,
  ...attemptRoutes,
  ...resultRoutes,
  ...markingRoutes,
  ...lateRoutes,
]
