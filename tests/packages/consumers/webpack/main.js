import '@portal/ui/theme'
import { Button } from '@portal/ui/Button'
import { ComplaintForm } from '@portal/widgets/complaint'
import { createElement, Fragment } from 'react'
import { createRoot } from 'react-dom/client'

const port = { file: async () => undefined }

// No provider: everything is in English.
createRoot(document.getElementById('root')).render(
  createElement(
    Fragment,
    null,
    createElement(ComplaintForm, { port }),
    createElement(Button, { isBusy: true }, 'Save'),
  ),
)
