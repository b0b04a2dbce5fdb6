import { verifyPaper } from '@portal/contract/requests/request-papers'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import texts from '../../../../packages/host-app/src/locales/en/requests/request_papers.json'
import VerifyRequest from '../../../../packages/host-app/src/requests/request-papers/VerifyRequest.tsx'
import { fakeApi, refuse } from '../../../../stories/support/fake-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

const start = location.pathname + location.search

const api = fakeApi()
beforeEach(() => {
  api.install()
  api.on(verifyPaper, refuse('not_found'))
})
afterEach(() => {
  cleanup()
  api.uninstall()
  history.replaceState(null, '', start)
})

test.each(['%', '%E0%A4%A', 'AB12'])('reports an unknown code in the URL, even a malformed one: #%s', async code => {
  history.replaceState(null, '', `${start}#${code}`)
  render(
    <InPortal>
      <VerifyRequest />
    </InPortal>,
  )
  await expect.element(page.getByRole('textbox')).toHaveValue(code)
  await expect.element(page.getByText(texts.unknown)).toBeVisible()
})
