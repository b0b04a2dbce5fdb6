import { listListViews } from '@portal/contract/workspace/list-views'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { fakeApi } from '../../../stories/support/fake-api.ts'
import { dismissToasts } from './toasts.tsx'

const start = location.pathname + location.search

/** The fake server of the running test. */
export let api = fakeApi()

/** Bodies or queries sent with a method, oldest first. Omits saved views, which every list loads. */
export const sent = (method: string) =>
  api.calls.filter(call => call.method === method && call.path !== listListViews.path).map(({ given }) => given)

/** Installs a new fake server before each test. Afterwards, removes the screen and toasts and resets the URL. */
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
