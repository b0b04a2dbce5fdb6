import type { BackendModule } from 'i18next'

type Texts = Readonly<Record<string, unknown>>
type Load = () => Promise<{ default: Texts }>

const own = import.meta.glob<{ default: Texts }>('./{en,ar}/*/*.json', { base: '../../locales' })

const shared: Readonly<Record<string, Load>> = {
  'en/signing': () => import('@portal/contract/locales/en/signing.json'),
  'ar/signing': () => import('@portal/contract/locales/ar/signing.json'),
  'en/ui': () => import('@portal/ui/locales/en/ui.json'),
  'ar/ui': () => import('@portal/ui/locales/ar/ui.json'),
  'en/budget_table': () => import('@portal/widgets/locales/en/budget_table.json'),
  'ar/budget_table': () => import('@portal/widgets/locales/ar/budget_table.json'),
  'en/exam_runner': () => import('@portal/widgets/locales/en/exam_runner.json'),
  'ar/exam_runner': () => import('@portal/widgets/locales/ar/exam_runner.json'),
  'en/complaints': () => import('@portal/widgets/locales/en/complaints.json'),
  'ar/complaints': () => import('@portal/widgets/locales/ar/complaints.json'),
  'en/evaluation': () => import('@portal/widgets/locales/en/evaluation.json'),
  'ar/evaluation': () => import('@portal/widgets/locales/ar/evaluation.json'),
  'en/signature_panel': () => import('@portal/widgets/locales/en/signature_panel.json'),
  'ar/signature_panel': () => import('@portal/widgets/locales/ar/signature_panel.json'),
}

/** Finds a file by its name alone. The folders are domains and aren't part of a namespace's name. */
const findOwn = (language: string, namespace: string): Load | undefined =>
  Object.entries(own).find(([path]) => path.startsWith(`./${language}/`) && path.endsWith(`/${namespace}.json`))?.[1]

/** Loads one namespace in one language, from the package that owns it. */
export const loadNamespace = async (language: string, namespace: string): Promise<Texts> => {
  const load = shared[`${language}/${namespace}`] ?? findOwn(language, namespace)
  if (!load) throw new Error(`no texts ${namespace}`)
  return (await load()).default
}

/** Loads a namespace for i18next on first use. */
export const backend: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    loadNamespace(language, namespace).then(
      texts => done(null, { ...texts }),
      // `true` allows retries, both now (`maxRetries`) and on the next request for the namespace.
      (error: Error) => done(error, true),
    )
  },
}
