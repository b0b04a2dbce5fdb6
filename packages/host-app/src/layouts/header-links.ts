import type { Need } from '@portal/contract/needs'

/** Both header links show only to a user who may see trainee and instructor pages (specification section 6). */
export const headerLinksNeed: Need = {
  allOf: [['trainees', 'trainee_pages'], ['instructors', 'instructor_pages'], 'user_area'],
}
