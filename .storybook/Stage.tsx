import { UiProvider } from '@portal/ui/UiProvider'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { paper } from './Stage.css.ts'
import { sourceOf } from './texts.ts'

interface StageProps {
  locale: string
  theme: string
  density: string
  /** Whether several stories share the document, as on docs pages. Each then gets its own sheet. */
  isOnDocs: boolean
  children: ReactNode
}

/** Sets up what the portal's document gives a screen: language, direction, theme, density, and texts. */
export const Stage = ({ locale, theme, density, isOnDocs, children }: StageProps) => {
  const source = useMemo(() => sourceOf(locale), [locale])
  useLayoutEffect(() => {
    if (isOnDocs) return
    const root = document.documentElement
    root.lang = source.language
    root.dir = source.direction
    root.dataset.density = density
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
  }, [source, theme, density, isOnDocs])
  const staged = (
    <UiProvider navigate={() => undefined} source={source}>
      {children}
    </UiProvider>
  )
  if (!isOnDocs) return staged
  return (
    <div
      className={paper}
      data-density={density}
      data-theme={theme === 'system' ? undefined : theme}
      dir={source.direction}
      lang={source.language}
    >
      {staged}
    </div>
  )
}
