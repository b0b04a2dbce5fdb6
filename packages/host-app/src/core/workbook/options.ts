import { pageSetup } from './page-setup.ts'

/** Options for every workbook. Arial is installed everywhere and includes Arabic. */
export const bookOptions = { fontFamily: 'Arial', fontSize: 10, features: [pageSetup] }
