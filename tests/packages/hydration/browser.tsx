import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type Handed, pageOf } from './page.tsx'

const root = document.getElementById('root')
const handed: Handed = JSON.parse(document.getElementById('handed')?.textContent ?? '')

const Page = () => {
  useEffect(() => {
    document.body.dataset.hydrated = ''
  }, [])
  return pageOf(handed)
}

const report = (thrown: unknown, { componentStack }: { componentStack?: string | undefined }) =>
  console.error(`not hydrated: ${thrown} ${componentStack}`)

if (root) hydrateRoot(root, <Page />, { onRecoverableError: report, onUncaughtError: report })
