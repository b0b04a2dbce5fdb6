interface OfLines {
  readonly item_id?: string
  readonly category_id?: string
}

interface OfMonths {
  readonly month?: string
  /** Includes every month up to and including this one. */
  readonly until?: string
}

interface OfActivity {
  readonly activity_id?: string
}

const at = (projectId: string, page: string, query: OfLines & OfMonths & OfActivity & { readonly tab?: string }) =>
  `/staff/project/${projectId}${page}?${new URLSearchParams({ ...query })}`

const onTab = (projectId: string, tab: string, filter?: OfLines & OfMonths & OfActivity) =>
  at(projectId, '', { tab, ...filter })

/** URL of a project's budget lines. */
export const budgetHref = (projectId: string): string => onTab(projectId, 'budget')

/** URL of one category's lines with their planned, spent, and committed amounts. */
export const linesHref = (projectId: string, category_id: string): string =>
  at(projectId, '/breakdown', { category_id })

/** URL of planned amounts by month, next to spending. */
export const plannedHref = (projectId: string, filter: OfMonths & Pick<OfLines, 'item_id'>): string =>
  at(projectId, '/forecast', filter)

/** URL of a project's expenses, optionally limited to a line, category, activity, or months. */
export const expensesHref = (projectId: string, filter?: OfLines & OfMonths & OfActivity): string =>
  onTab(projectId, 'expenses', filter)

/** URL of a budget's commitments, optionally limited to a line or category. */
export const commitmentsHref = (projectId: string, filter?: OfLines): string => onTab(projectId, 'commitments', filter)

/** URL of a project's activities with planned and reached beneficiaries. */
export const activitiesHref = (projectId: string): string => onTab(projectId, 'activities')
