import type { Page } from 'playwright-core'

const bare = (text: string) =>
  text
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The texts of a paper on screen: every fact, cell, and part of a signature. */
export const textsOf = async (page: Page, paper: string): Promise<readonly string[]> => {
  const texts = await page.locator(`${paper} :is(dt, dd, th, td, li > *)`).allInnerTexts()
  return texts.map(bare).filter(Boolean)
}

/** The lines of a paper's drawn signatures, in the order of the roles. */
export const drawnIn = (page: Page, paper: string): Promise<readonly (string | null)[]> =>
  page.locator(`${paper} li svg path`).evaluateAll(paths => paths.map(path => path.getAttribute('d')))

const byScript = /\p{Script=Arabic}+|[^\p{Script=Arabic}\s-]+/gu

/** The words of a text that a PDF lacks. A PDF contains Arabic as drawn: in joined letters, and from the left. */
export const missingIn = (pdf: string, text: string): readonly string[] => {
  const reversed = [...pdf].toReversed().join('').normalize('NFKC')
  return (text.match(byScript) ?? []).filter(word => !pdf.includes(word) && !reversed.includes(word.normalize('NFKC')))
}
