import { Page } from '@portal/ui/Page'
import type { ReactNode } from 'react'
import { useTell, type Words } from './words.ts'

interface LeafProps {
  /** The h1. */
  title: Words
  /** What this page is for. */
  lead: Words
  children: ReactNode
}

/** One page of the foundations. */
export const Leaf = ({ title, lead, children }: LeafProps) => {
  const tell = useTell()
  return (
    <Page lead={tell(lead)} title={tell(title)}>
      {children}
    </Page>
  )
}
