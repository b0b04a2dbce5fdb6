import { needTexts } from './i18n.ts'

/**
 * Loads a module and its namespaces in parallel: `withTexts(() => import('./Page.tsx'))`. The build adds the names
 * (build/texts-beside-code.ts). Without them, each namespace loads on first use, one round trip later.
 */
export const withTexts =
  <Module>(load: () => Promise<Module>, ...namespaces: readonly string[]) =>
  async (): Promise<Module> => {
    const [module] = await Promise.all([load(), needTexts(...namespaces)])
    return module
  }
