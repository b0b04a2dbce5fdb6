// Renders widgets on a server without a bundler and without a text provider.
import { Button } from '@portal/ui/Button'
import { ComplaintForm } from '@portal/widgets/complaint'
import { createElement, Fragment } from 'react'
import { renderToString } from 'react-dom/server'

const port = { file: async () => undefined }

process.stdout.write(
  renderToString(
    createElement(
      Fragment,
      null,
      createElement(ComplaintForm, { port }),
      createElement(Button, { isBusy: true }, 'Save'),
    ),
  ),
)
