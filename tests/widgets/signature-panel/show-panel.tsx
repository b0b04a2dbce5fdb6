import arUi from '@portal/ui/locales/ar/ui.json'
import enUi from '@portal/ui/locales/en/ui.json'
import { lookupIn } from '@portal/ui/texts'
import { UiProvider } from '@portal/ui/UiProvider'
import ar from '@portal/widgets/locales/ar/signature_panel.json'
import en from '@portal/widgets/locales/en/signature_panel.json'
import { SignaturePanel, type SignedDocument } from '@portal/widgets/signature-panel'
import { render } from '@testing-library/react'
import { page } from 'vitest/browser'
import { materials } from '../../../stories/requests/request-records.ts'
import { fakePort } from '../../../stories/widgets/signature-panel/fake-port.ts'
import '@portal/ui/theme'

const catalogues = { en: { ui: enUi, signature_panel: en }, ar: { ui: arUi, signature_panel: ar } }

/** Renders a document over a fake server. `refresh` passes the server's current document to the panel. */
export const showPanel = (given: SignedDocument = materials, language: 'en' | 'ar' = 'en', takesFocus = false) => {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  document.documentElement.lang = language
  document.documentElement.dir = direction
  const port = fakePort(given)
  const panel = (now: SignedDocument) => (
    <UiProvider source={{ language, direction, find: lookupIn(language, catalogues[language]) }}>
      <main>
        <SignaturePanel document={now} port={port} takesFocus={takesFocus} />
      </main>
    </UiProvider>
  )
  const { rerender } = render(panel(given))
  return { port, refresh: () => rerender(panel(port.document())) }
}

export const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A field by the start of its label. The label's end says that the field is required. */
export const field = (label: string) => page.getByLabelText(new RegExp(`^${label}`))
