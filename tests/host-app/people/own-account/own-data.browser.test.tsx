import { readOwnData } from '@portal/contract/people/own-account/own-account'
import { readInstallation } from '@portal/contract/workspace/installation'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import texts from '../../../../packages/host-app/src/locales/en/people/account.json'
import { OwnData } from '../../../../packages/host-app/src/people/own-account/OwnData.tsx'
import { answerDeletion } from '../../../../stories/people/own-account/own-account-records.ts'
import { refuse } from '../../../../stories/support/fake-api.ts'
import { api, sent, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'

const data = {
  ...{ made_at: '2026-11-23T12:30:00.000Z', account: { first_name_ar: 'ربى' }, privileges: [], profiles: [] },
  ...{ sessions: [], records: { projects: [], audit: [{ action: 'sign_in' }] } },
}

const files: { name: string; blob: Blob }[] = []

useFreshApi(() => answerDeletion(api))

beforeEach(() => {
  files.length = 0
  const blobs = new Map<string, Blob>()
  const addressOf = URL.createObjectURL
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    const address = addressOf(blob)
    if (blob instanceof Blob) blobs.set(address, blob)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (blob) files.push({ name: this.download, blob })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const open = () =>
  render(
    <InPortal>
      <OwnData />
    </InPortal>,
  )
const download = page.getByRole('button', { name: texts.data.download })

test('saves one’s own data to a file named after the organisation’s day, with the complete response', async () => {
  api.on(readOwnData, () => ({ data }))
  const time_zone = 'Pacific/Kiritimati'
  api.on(readInstallation, () => ({ data: { demo: false, sends_mail: true, time_zone, seal_keys: [] } }))
  open()
  await expect.poll(() => sent('GET')).toHaveLength(2)
  await download.click()
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['portal-data-2026-11-24.json'])
  expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toEqual(data)
})

test('shows a failed download, and the next one succeeds', async () => {
  api.on(readOwnData, refuse('unavailable'))
  open()
  await download.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('No connection to the server')
  expect(files).toEqual([])
  api.on(readOwnData, () => ({ data }))
  await download.click()
  await expect.poll(() => files.length).toBe(1)
  expect(page.getByRole('alert').query()).toBeNull()
})
