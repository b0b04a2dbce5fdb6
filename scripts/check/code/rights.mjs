import { findLines } from '../files.mjs'

const TYPES =
  'user|staff|sysadmin|trainee|instructor|project_director|project_coordinator|project_officer|activity_coordinator'
const COMPARED = new RegExp(
  [
    String.raw`\.type\s*[!=]==?\s*['"](${TYPES})['"]`,
    String.raw`['"](${TYPES})['"]\s*[!=]==?\s*\w+(\.\w+)*\.type\b`,
    String.raw`\.(group|command)\s*[!=]==?\s*['"]`,
    String.raw`\bprivileges\.(some|find|filter|every|includes)\b`,
  ].join('|'),
)
const explain = ([found]) =>
  `'${found}' computes a right. Call can(user, need) of the contract, or read the record's can.`

const CALLERS = 'user|viewer|actor|caller|signer'
const OWN = new RegExp(
  [String.raw`\b(${CALLERS})\??\.id\s*[!=]==?`, String.raw`[!=]==?\s*(${CALLERS})\??\.id\b`].join('|'),
)
const explainOwn = ([found]) => `'${found}' asks whose record it is. Call isOwn(user, person) of the contract.`

const ownIn = files =>
  files
    .filter(({ path }) => /^packages\/(contract|server)\/src\/.+\.ts$/.test(path))
    .flatMap(file => findLines(file, OWN, explainOwn))

const rightsIn = files =>
  files
    .filter(({ path }) => /^packages\/(ui|widgets|host-app|server)\/src\/.+\.tsx?$/.test(path))
    .filter(({ path }) => !/\/rules(\.ts$|\/)/.test(path))
    .flatMap(file => findLines(file, COMPARED, explain))

/**
 * Reports rights that are computed outside `can` of the contract and an area's rules, and comparisons of people with
 * records outside `isOwn`.
 */
export const check = files => [...rightsIn(files), ...ownIn(files)]
