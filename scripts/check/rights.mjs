import { findLines } from './files.mjs'

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

/** Reports rights that are computed outside `can` of the contract and an area's rules. */
export const check = files =>
  files
    .filter(({ path }) => /^packages\/(ui|widgets|host-app|server)\/src\/.+\.tsx?$/.test(path))
    .filter(({ path }) => !/\/rules(\.ts$|\/)/.test(path))
    .flatMap(file => findLines(file, COMPARED, explain))
