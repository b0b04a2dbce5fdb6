import { pageSetup } from './page-setup.ts'

/** What applies to all sheets of a workbook: a font that every system has, Arabic letters among it, and their pages. */
export const bookOptions = { fontFamily: 'Arial', fontSize: 10, features: [pageSetup] }
