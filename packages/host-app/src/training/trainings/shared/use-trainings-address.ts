import { useCurrentRoute } from '../../../core/routing/route-context.ts'

/** The URLs of the pages of trainings: users and staff have the same ones in their own areas. */
export const useTrainingsAddress = (): string =>
  useCurrentRoute().page.layout === 'user' ? '/sup/trainings' : '/staff/trainings'
