import { findLines } from '../files.mjs'

// These components check whether the person can open the address, or link to the home page or within the page.
const MADE_IN = new RegExp(
  `^packages/(?:host-app/src/app/layouts/header/Brand|ui/src/(?:${[
    'cells/CellLink',
    'Link/Link',
    'Card/Card',
    'DataTable/rows/Opener',
    'chart/ValueLink',
    'Pagination/PageLink',
    'SideNav/NavItem',
    'SkipLink/SkipLink',
    'Form/ProblemSummary',
  ].join('|')}))[.]tsx$`,
)

const BARE = /<a$|<a[\s>]|\buseLinkClick\(|import \{[^}]*\b(?:Link|Redirect)\b[^}]*\} from 'wouter'/

const explain = ([found]) =>
  `'${found.trim()}' doesn't ask whether the person can open the address. Use Link, or CellLink of @portal/ui/cells.`

/** Reports links that are made by hand. They would lead people to pages that refuse them. */
export const check = files =>
  files
    .filter(({ path }) => /^packages\/(ui|widgets|host-app)\/src\/.+\.tsx$/.test(path) && !MADE_IN.test(path))
    .flatMap(file => findLines(file, BARE, explain))
