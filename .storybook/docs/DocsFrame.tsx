import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { looks, wantsDark } from '../look.ts'

const isDark = (theme: unknown) =>
  theme === 'dark' || theme === 'dark-high-contrast' || (theme === 'system' && wantsDark())

/** Gives the docs page the toolbar's theme. */
export const DocsFrame = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const [theme, setTheme] = useState<unknown>(() => {
    const [first] = context.componentStories()
    return first ? context.getStoryContext(first).globals.theme : 'light'
  })
  useEffect(() => {
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setTheme(globals.theme)
    context.channel.on(GLOBALS_UPDATED, follow)
    return () => context.channel.off(GLOBALS_UPDATED, follow)
  }, [context])
  useEffect(() => {
    document.documentElement.dataset.theme = theme === 'system' ? (wantsDark() ? 'dark' : 'light') : String(theme)
  }, [theme])
  return (
    <DocsContainer context={context} theme={isDark(theme) ? looks.dark : looks.light}>
      {children}
    </DocsContainer>
  )
}
