/** Where the expenses of a project stand, all of them or those of a line, a category or a month. */
export const expensesHref = (
  projectId: string,
  filter: { readonly item_id?: string; readonly category_id?: string; readonly month?: string } = {},
): string => `/staff/project/${projectId}?${new URLSearchParams({ tab: 'expenses', ...filter })}`
