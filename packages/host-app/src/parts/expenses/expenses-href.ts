interface Filter {
  readonly item_id?: string
  readonly category_id?: string
  readonly month?: string
  /** All up to the end of this month. */
  readonly until?: string
}

/** Where the expenses of a project stand, all of them or those of a line, a category or some months. */
export const expensesHref = (projectId: string, filter: Filter = {}): string =>
  `/staff/project/${projectId}?${new URLSearchParams({ tab: 'expenses', ...filter })}`
