import { UiProvider } from '@portal/ui/UiProvider'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { sourceOf } from './texts.ts'

interface StageProps {
  locale: string
  theme: string
  density: string
  children: ReactNode
}

/** What the portal's own document does for a screen: language, direction, theme, density, texts. */
export const Stage = ({ locale, theme, density, children }: StageProps) => {
  const source = useMemo(() => sourceOf(locale), [locale])
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = source.language
    root.dir = source.direction
    root.dataset.density = density
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
  }, [source, theme, density])
  return (
    <UiProvider navigate={() => undefined} source={source}>
      {children}
    </UiProvider>
  )
}
