import { useCurrentRoute } from '../../../core/routing/route-context.ts'

/** Base URL of the training pages. Users and staff have the same pages under different paths. */
export const useTrainingsAddress = (): string =>
  useCurrentRoute().page.layout === 'user' ? '/sup/trainings' : '/staff/trainings'
