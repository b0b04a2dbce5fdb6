import { needTexts } from './i18n.ts'

/**
 * Loads a module, and its namespaces beside it: `withTexts(() => import('./Page.tsx'))`. The build fills in their names
 * (build/texts-beside-code.ts); without them each is loaded when it is first asked for, one round trip later.
 */
export const withTexts =
  <Module>(load: () => Promise<Module>, ...namespaces: readonly string[]) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), needTexts(...namespaces)])
    return module
  }
