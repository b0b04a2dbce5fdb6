import { UiProvider } from '@portal/ui/UiProvider'
import type { ReactNode } from 'react'
import { sourceOf } from '../../../.storybook/texts.ts'
import { side } from './side.css.ts'

interface SideProps {
  /** Language of the part. Sets the direction. */
  locale: 'en' | 'ar'
  children: ReactNode
}

/** A part of the page in its own language and direction. */
export const Side = ({ locale, children }: SideProps) => {
  const source = sourceOf(locale)
  return (
    <div className={side} dir={source.direction} lang={locale}>
      <UiProvider navigate={() => undefined} source={source}>
        {children}
      </UiProvider>
    </div>
  )
}
