import { Page } from '@portal/ui/Page'
import type { ReactNode } from 'react'
import { useTranslate, type Words } from './words.ts'

interface LeafProps {
  /** The h1. */
  title: Words
  /** What this page is for. */
  lead: Words
  children: ReactNode
}

/** One page of the foundations. */
export const Leaf = ({ title, lead, children }: LeafProps) => {
  const translate = useTranslate()
  return (
    <Page lead={translate(lead)} title={translate(title)}>
      {children}
    </Page>
  )
}
