import { listListViews } from '@portal/contract/workspace/list-views'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '../../../stories/support/fake-api.ts'
import { dismissToasts } from './toasts.tsx'

const start = location.pathname + location.search

/** The server of the present test. */
export let api = fakeApi()

/** What was sent with a method, oldest first; without the saved views, which every list reads beside its rows. */
export const sent = (method: string) =>
  api.calls.filter(call => call.method === method && call.path !== listListViews.path).map(({ given }) => given)

/** A new server before each test; screen, toasts and address are removed after it. */
export const useFreshApi = (prepare?: () => void) => {
  beforeEach(async () => {
    await page.viewport(1280, 900)
    api = fakeApi()
    api.install()
    prepare?.()
  })
  afterEach(() => {
    cleanup()
    dismissToasts()
    api.uninstall()
    history.replaceState(null, '', start)
  })
}
