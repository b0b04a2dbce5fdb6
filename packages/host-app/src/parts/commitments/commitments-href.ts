/** Where what is held back of a project's budget stands, all of it or that of a line or a category. */
export const commitmentsHref = (
  projectId: string,
  filter: { readonly item_id?: string; readonly category_id?: string } = {},
): string => `/staff/project/${projectId}?${new URLSearchParams({ tab: 'commitments', ...filter })}`
