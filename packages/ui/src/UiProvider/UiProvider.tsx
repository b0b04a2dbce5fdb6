import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria/private/utils/openLink'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { type TextSource, TextsProvider } from '../texts/index.ts'
import { type Navigate, NavigateContext } from './navigate.ts'

/** Western digits and the Gregorian calendar in every language, so that signed paper reads the same. */
export const localeOf = (language: string) => (language === 'ar' ? 'ar-AE-u-ca-gregory-nu-latn' : 'en-GB')

interface UiProviderProps {
  /** Texts, language and direction; React Aria's locale follows from it. */
  source: TextSource
  /** How links inside the portal are followed. Default: the browser's way. */
  navigate?: Navigate
  children: ReactNode
}

/** Stands once around the whole portal. */
export const UiProvider = ({ source, navigate, children }: UiProviderProps) => (
  <TextsProvider source={source}>
    <I18nProvider locale={localeOf(source.language)}>
      <NavigateContext value={navigate}>
        {navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children}
      </NavigateContext>
    </I18nProvider>
  </TextsProvider>
)
