/** Domains group contract, server, host app, stories, and tests under the same names. */
export const domains = [
  'people',
  'programmes',
  'money',
  'training',
  'requests',
  'complaints',
  'messages',
  'workspace',
  'files',
  'partners',
] as const
