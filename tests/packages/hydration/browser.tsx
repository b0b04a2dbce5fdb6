import { StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { type Handed, optionsOf, pageOf } from './page.tsx'

const handed: readonly Handed[] = JSON.parse(document.getElementById('handed')?.textContent ?? '')

// Device-dependent content renders in the next animation frames.
const afterFrames = (done: () => void) => void requestAnimationFrame(() => requestAnimationFrame(done))

/** Hydrates a widget. Console messages belong to it until the next widget starts. */
const hydrate = (one: Handed) =>
  new Promise<void>(done => {
    console.log(one.name)
    const Page = () => {
      useEffect(() => afterFrames(done), [])
      return pageOf(one)
    }
    const report = (thrown: unknown, { componentStack }: { componentStack?: string | undefined }) => {
      console.error(`not hydrated: ${thrown} ${componentStack}`)
      afterFrames(done)
    }
    const root = document.querySelector(`[data-drawn="${one.name}"]`)
    const page = (
      <StrictMode>
        <Page />
      </StrictMode>
    )
    if (root) hydrateRoot(root, page, { onRecoverableError: report, onUncaughtError: report, ...optionsOf(one) })
  })

for (const one of handed) await hydrate(one)
document.body.dataset.hydrated = ''
