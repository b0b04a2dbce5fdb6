/** The domains, by which contract, server, host app, stories and tests are grouped under the same names. */
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
