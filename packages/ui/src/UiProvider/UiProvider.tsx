import { type ReactNode, useMemo } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RegionContext } from '../calendar/week.ts'
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
  /**
   * Two letters of the country whose weeks calendars show, such as `SY`: they begin there on Saturday. Default: the
   * language's.
   */
  region?: string
  children: ReactNode
}

/** Rendered once around the whole portal. */
export const UiProvider = ({ source, navigate, leads, region, children }: UiProviderProps) => {
  const navigation = useMemo(() => ({ navigate, leads }), [navigate, leads])
  return (
    <TextsProvider source={source}>
      <I18nProvider locale={localeOf(source.language)}>
        <NavigationContext value={navigation}>
          <RegionContext value={region}>
            {navigate ? <RouterProvider navigate={navigate}>{children}</RouterProvider> : children}
          </RegionContext>
        </NavigationContext>
      </I18nProvider>
    </TextsProvider>
  )
}
