import signing from '@portal/contract/locales/en/signing.json'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import errors from '../../../../packages/host-app/src/locales/en/core/errors.json'
import en from '../../../../packages/host-app/src/locales/en/requests/requests.json'
import { RequestHover } from '../../../../packages/host-app/src/requests/requests/shared/RequestHover.tsx'
import { materials } from '../../../../stories/requests/request-records.ts'
import { refuse } from '../../../../stories/support/fake-api.ts'
import { signInForAll } from '../../../../stories/support/signed-in.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

useFreshApi(signInForAll)

const card = page.getByRole('tooltip')

const show = () =>
  render(
    <InPortal>
      <RequestHover id={materials.id} kind={materials.kind}>
        {materials.reference}
      </RequestHover>
    </InPortal>,
  )

test('loads a request’s card on first use, with its state and the role to sign next', async () => {
  api.on(purchaseRequests.read, () => ({ data: materials }))
  show()
  await expect.element(page.getByRole('button', { name: materials.reference })).toBeVisible()
  expect(sent('GET')).toEqual([])
  await userEvent.tab()
  await expect.element(card).toMatchTextContent(materials.description)
  await expect.element(card).toMatchTextContent(en.states.pending)
  await expect.element(card).toMatchTextContent(signing.roles.budget_holder)
  await expect.element(card).toMatchTextContent('€600.00')
})

test('says that a request cannot be shown without access to it', async () => {
  api.on(purchaseRequests.read, refuse('not_found'))
  show()
  await page.getByRole('button', { name: materials.reference }).click()
  await expect.element(card.getByText(errors.not_found)).toBeVisible()
})
