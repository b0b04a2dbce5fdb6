import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { clearAllUnsaved } from '@portal/ui/Form'
import { dismissToasts } from '@portal/ui/Toast'
import { cleanup, render } from '@testing-library/react'
import { createElement } from 'react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dropAllFormDrafts } from '../../packages/host-app/src/blocks/form/form-drafts.ts'
import { setUser } from '../../packages/host-app/src/core/session/current-user.ts'

// All browser tests of a worker share one page, so that each file doesn't load hundreds of modules again. This file
// runs once per test file, and resets the page afterwards.
const root = document.documentElement
// Styles the page like one of the portal.
root.setAttribute('data-portal-root', '')
const address = location.href
const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const)
const sheets = [...document.adoptedStyleSheets]
const children = new Set<Node>(document.body.childNodes)
const VIEWPORT = [414, 896] as const

const resetDocument = () => {
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
  for (const [name, value] of attributes) root.setAttribute(name, value)
  for (const node of [...document.body.childNodes]) if (!children.has(node)) node.remove()
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name)
  document.adoptedStyleSheets = sheets
  history.replaceState(null, '', address)
  scrollTo(0, 0)
}

// Tests share one device. Without this, the forms of one test would restore the unsaved input of another.
afterEach(dropAllFormDrafts)

// A question that no mounted dialog shows would cover the next test that renders a `ConfirmDialog`.
afterEach(() => {
  cleanup()
  render(createElement(ConfirmDialog))
  const question = document.querySelector('[role=alertdialog]')?.textContent
  cleanup()
  if (question) throw new Error(`A question was left without a ConfirmDialog: ${question}`)
})

beforeAll(async () => {
  await page.viewport(...VIEWPORT)
})

afterAll(async () => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  dismissToasts()
  clearAllUnsaved()
  setUser(null)
  localStorage.clear()
  sessionStorage.clear()
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  resetDocument()
  await userEvent.unhover(document.body)
})
