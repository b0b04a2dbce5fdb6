interface OfLines {
  readonly item_id?: string
  readonly category_id?: string
}

interface OfMonths {
  readonly month?: string
  /** All up to the end of this month. */
  readonly until?: string
}

interface OfActivity {
  readonly activity_id?: string
}

const at = (projectId: string, page: string, query: OfLines & OfMonths & OfActivity & { readonly tab?: string }) =>
  `/staff/project/${projectId}${page}?${new URLSearchParams({ ...query })}`

const onTab = (projectId: string, tab: string, filter?: OfLines & OfMonths & OfActivity) =>
  at(projectId, '', { tab, ...filter })

/** The URL of the lines of a project's budget. */
export const budgetHref = (projectId: string): string => onTab(projectId, 'budget')

/** The URL of the lines of one category alone, with what each has become. */
export const linesHref = (projectId: string, category_id: string): string =>
  at(projectId, '/breakdown', { category_id })

/** The URL of what was planned of lines by month, next to what was spent. */
export const plannedHref = (projectId: string, filter: OfMonths & Pick<OfLines, 'item_id'>): string =>
  at(projectId, '/forecast', filter)

/** The URL of the expenses of a project, all of them or those of a line, a category, an activity or some months. */
export const expensesHref = (projectId: string, filter?: OfLines & OfMonths & OfActivity): string =>
  onTab(projectId, 'expenses', filter)

/** The URL of the commitments of a project's budget, all of it or that of a line or a category. */
export const commitmentsHref = (projectId: string, filter?: OfLines): string => onTab(projectId, 'commitments', filter)

/** The URL of the activities of a project, each with whom it was planned for and whom it reached. */
export const activitiesHref = (projectId: string): string => onTab(projectId, 'activities')
