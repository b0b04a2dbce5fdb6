import type { GiveText, TextValues } from '@portal/ui/texts'
import type { i18n } from 'i18next'
import { type ReactNode, useMemo } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'

export const PortalTexts = ({ texts, children }: { texts: i18n; children: ReactNode }) => (
  <I18nextProvider i18n={texts}>{children}</I18nextProvider>
)

// A stable reference, so that the hook doesn't recompute.
const plain = {}

/** The untyped texts of a namespace. Screens use `portalTextsOf`. */
export const useNamespace = (namespace: string) => {
  const { t, i18n } = useTranslation(namespace, plain)
  // Throws rather than showing raw keys. The error boundary reports the failure.
  if (!i18n.hasResourceBundle(i18n.language, namespace)) throw new Error(`texts did not arrive: ${namespace}`)
  return t
}

/**
 * Creates the typed hook of one namespace: `const useCourseTexts = portalTextsOf<typeof json>(namespace)`. The
 * namespace loads on first use and suspends until then.
 */
export const portalTextsOf =
  <Texts,>(namespace: string) =>
  (): GiveText<Texts> => {
    const t = useNamespace(namespace)
    return useMemo(() => (key: string, values?: TextValues) => t(key, { ...values }), [t])
  }
