import {
  findElement,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  replaceElement,
  sanitizeTextContent,
} from 'write-excel-file/utility'

interface Laid {
  readonly sheet?: string
  readonly stickyRowsCount?: number
}

const sheetFile = 'xl/worksheets/sheet{id}.xml'

const inserted = (xml: string, markup: string) =>
  insertElementMarkupAccordingToOrderOfSiblings(
    xml,
    markup,
    getOrderOfSiblings(sheetFile, 'worksheet') ?? [],
    'worksheet',
  )

// Prints the file name, the sheet name, and the page number on every page.
const FOOTER = '<headerFooter><oddFooter>&amp;L&amp;F&amp;C&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>'

const inches = { left: 0.4, right: 0.4, top: 0.5, bottom: 0.6, header: 0.3, footer: 0.3 }

const laidOut: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  pageMargins: inches,
  // Fits one page in width. The height may take any number of pages.
  pageSetup: { fitToWidth: 1, fitToHeight: 0 },
}

const headOf = ({ sheet = '', stickyRowsCount }: Laid, at: number): string => {
  if (stickyRowsCount === undefined) return ''
  const rows = sanitizeTextContent(`'${sheet.replaceAll("'", "''")}'!$1:$${stickyRowsCount}`)
  return `<definedName name="_xlnm.Print_Titles" localSheetId="${at}">${rows}</definedName>`
}

/** Print setup: fits the page width, numbers pages, and repeats the header row on every page. */
const pageSetup = {
  files: {
    transform: {
      [sheetFile]: {
        transform: (xml: string) =>
          [
            '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
            // Without a default height, some spreadsheets show only the first line of wrapped text.
            '<sheetFormatPr defaultRowHeight="15"/>',
            FOOTER,
          ].reduce(inserted, xml),
        transformElementAttributes: (tag: string, attributes: Record<string, string | number>) => ({
          ...attributes,
          ...laidOut[tag],
        }),
      },
      'xl/workbook.xml': {
        transform: (xml: string, sheets: readonly Laid[]) => {
          const names = findElement(xml, 'definedNames')
          const heads = sheets.map(headOf).join('')
          return names && heads ? replaceElement(xml, names, `<definedNames>${heads}</definedNames>`) : xml
        },
      },
    },
  },
}

/** Options for every workbook. Arial is installed everywhere and includes Arabic. */
export const bookOptions = { fontFamily: 'Arial', fontSize: 10, features: [pageSetup] }
