import { verifyCertificate } from '@portal/contract/training/certificates/certificates'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import errors from '../../../../packages/host-app/src/locales/en/core/errors.json'
import texts from '../../../../packages/host-app/src/locales/en/training/certificates.json'
import VerifyCertificate from '../../../../packages/host-app/src/training/certificates/VerifyCertificate.tsx'
import { fakeApi, Refused } from '../../../../stories/support/fake-api.ts'
import { certificate } from '../../../../stories/training/trainings/training-records.ts'
import { showScreen } from '../../support/show-screen.tsx'

const start = location.pathname + location.search

let api = fakeApi()
beforeEach(() => {
  api = fakeApi()
  api.install()
  api.on(verifyCertificate, ({ code }) => {
    if (code !== certificate.code) throw new Refused('not_found')
    return { data: certificate }
  })
})
afterEach(() => {
  cleanup()
  api.uninstall()
  history.replaceState(null, '', start)
})

const show = (query = '') => {
  showScreen(<VerifyCertificate />, { query })
}

const field = () => page.getByRole('textbox', { name: texts.verify.code, exact: false })
const check = () => page.getByRole('button', { name: texts.verify.check, exact: true })

test('shows the day on which a certificate was revoked', async () => {
  api.on(verifyCertificate, () => ({ data: { ...certificate, revoked_at: '2026-11-22T09:00:00.000Z' } }))
  show(`code=${certificate.code}`)
  await expect.element(page.getByText(texts.verify.was_revoked)).toBeVisible()
  await expect.element(page.getByText('22-Nov-2026')).toBeVisible()
  expect(page.getByText(texts.verify.valid).query()).toBeNull()
})

test('looks up a typed code under its own URL, and removes the previous result for a wrong code', async () => {
  show()
  await check().click()
  await expect.element(page.getByText(errors.field_required).first()).toBeVisible()
  await field().fill(certificate.code)
  await check().click()
  await expect.element(page.getByText(texts.verify.valid)).toBeVisible()
  expect(new URLSearchParams(location.search).get('code')).toBe(certificate.code)
  await field().fill('wrong')
  await check().click()
  await expect.element(page.getByText(texts.verify.unknown)).toBeVisible()
  expect(page.getByText(texts.verify.valid).query()).toBeNull()
})
