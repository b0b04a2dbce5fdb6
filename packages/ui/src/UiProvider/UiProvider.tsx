import { type ReactNode, useMemo } from 'react'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RegionContext } from '../calendar/week.ts'
import { arabicLocale } from '../DateText/arabic-months.ts'
import { type TextSource, TextsProvider } from '../texts/index.ts'
import { type Leads, type Navigate, NavigationContext } from './navigate.ts'

/** Western digits and the Gregorian calendar in every language, so that dates match signed documents. */
export const localeOf = (language: string) => (language === 'ar' ? arabicLocale() : 'en-GB')

export interface UiProviderProps {
  /** The texts, language, and direction. React Aria's locale follows from the language. */
  source: TextSource
  /** Follows links within the portal. Default: full page loads. */
  navigate?: Navigate
  /** Whether the user can open an address. Links to other addresses render as plain text. Default: all. */
  leads?: Leads
  /**
   * Two-letter code of the country whose week the calendars show. In `SY`, for example, the week starts on Saturday.
   * Default: the language's.
   */
  region?: string
  children: ReactNode
}

/** Provides texts, locale, and navigation. Render it once around the whole app. */
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
