import { UiProvider } from '@portal/ui/UiProvider'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { paper } from './Stage.css.ts'
import { sourceOf } from './texts.ts'

interface StageProps {
  locale: string
  theme: string
  density: string
  /** On a docs page many stories share one document, so each is on a sheet of its own. */
  isOnDocs: boolean
  children: ReactNode
}

/** What the portal's own document does for a screen: language, direction, theme, density, texts. */
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
