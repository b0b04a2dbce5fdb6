/** The areas whose endpoints have a file of their own here; all others, new ones included, are tried in others.test.ts. */
export const tried = {
  programme: ['activities', 'activity_updates', 'courses', 'donors', 'projects', 'sub_activities'],
  budgets: ['budget_categories', 'budget_items', 'budgets', 'commitments', 'forecasts', 'monitoring'],
  money: ['accounting_codes', 'exchange_rates', 'expenses', 'imports', 'reports'],
} as const satisfies Readonly<Record<string, readonly string[]>>
