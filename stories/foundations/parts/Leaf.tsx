import { Page } from '@portal/ui/Page'
import type { ReactNode } from 'react'
import { useTranslate, type Words } from './words.ts'

interface LeafProps {
  title: Words
  /** Purpose of the page. */
  lead: Words
  children: ReactNode
}

/** A page of the foundations. */
export const Leaf = ({ title, lead, children }: LeafProps) => {
  const translate = useTranslate()
  return (
    <Page lead={translate(lead)} title={translate(title)}>
      {children}
    </Page>
  )
}
