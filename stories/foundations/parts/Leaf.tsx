import { Page } from '@portal/ui/Page'
import type { ReactNode } from 'react'
import { useTranslate, type Words } from './words.ts'

interface LeafProps {
  title: Words
  lead: Words
  children: ReactNode
}

export const Leaf = ({ title, lead, children }: LeafProps) => {
  const translate = useTranslate()
  return (
    <Page lead={translate(lead)} title={translate(title)}>
      {children}
    </Page>
  )
}
