// What an App Router does with a page: it runs on the server, where hooks do not exist, and names the parts that the
// browser draws.
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-server-dom-webpack/server'
import { Page } from './page.mjs'

const manifest = new Proxy({}, { get: (_, id) => ({ id, name: String(id).split('#')[1], chunks: [] }) })

renderToPipeableStream(createElement(Page), manifest).pipe(process.stdout)
