import type { GiveText, TextValues } from '@portal/ui/texts'
import type { i18n } from 'i18next'
import { type ReactNode, useMemo } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'

/** Gives texts to the screens inside it. */
export const PortalTexts = ({ texts, children }: { texts: i18n; children: ReactNode }) => (
  <I18nextProvider i18n={texts}>{children}</I18nextProvider>
)

// The same object each time, so that the hook has nothing to work out again.
const plain = {}

/** The texts of a namespace as i18next gives them, by any key; screens take `textsOf`. */
export const useNamespace = (namespace: string) => {
  const { t, i18n } = useTranslation(namespace, plain)
  // Names of keys are no texts: the page says that it did not arrive.
  if (!i18n.hasResourceBundle(i18n.language, namespace)) throw new Error(`texts did not arrive: ${namespace}`)
  return t
}

/**
 * Makes the typed hook of one namespace: `const useCourseTexts = textsOf<typeof json>(namespace)`. The namespace is
 * loaded when it is first asked for; the nearest Suspense waits for it.
 */
export const textsOf =
  <Texts,>(namespace: string) =>
  (): GiveText<Texts> => {
    const t = useNamespace(namespace)
    return useMemo(() => (key: string, values?: TextValues) => t(key, { ...values }), [t])
  }
