import { type ReactNode, useMemo } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { arabicLocale } from '../DateText/arabic-months.ts'
import { type TextSource, TextsProvider } from '../texts/index.ts'
import { type Leads, type Navigate, NavigationContext } from './navigate.ts'

/** Western digits and the Gregorian calendar in every language, so that signed paper reads the same. */
export const localeOf = (language: string) => (language === 'ar' ? arabicLocale() : 'en-GB')

export interface UiProviderProps {
  /** Texts, language and direction; React Aria's locale follows from it. */
  source: TextSource
  /** How links inside the portal are followed. Default: the browser's way. */
  navigate?: Navigate
  /** Which links lead anywhere; of the others the words alone are shown. Default: all. */
  leads?: Leads
  children: ReactNode
}

/** Stands once around the whole portal. */
export const UiProvider = ({ source, navigate, leads, children }: UiProviderProps) => {
  const navigation = useMemo(() => ({ navigate, leads }), [navigate, leads])
  return (
    <TextsProvider source={source}>
      <I18nProvider locale={localeOf(source.language)}>
        <NavigationContext value={navigation}>
          {navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children}
        </NavigationContext>
      </I18nProvider>
    </TextsProvider>
  )
}
