// Renders a page as an App Router does: on the server, where hooks don't exist. Client components become references.
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-server-dom-webpack/server'
import { Page } from './page.mjs'

const manifest = new Proxy({}, { get: (_, id) => ({ id, name: String(id).split('#')[1], chunks: [] }) })

renderToPipeableStream(createElement(Page), manifest).pipe(process.stdout)
