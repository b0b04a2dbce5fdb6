import { type OwnSecondFactor, readSecondFactor, startApp } from '@portal/contract/people/access/second-factors'
import { listOwnSessions } from '@portal/contract/people/own-account/own-account'
import type { OpenSession } from '@portal/contract/people/users/user-actions'
import type { FakeApi } from '../../support/fake-api.ts'
import { idOf } from '../../support/fake-rows.ts'
import { answerEmailChange } from '../own-account/own-account-records.ts'

/** An account with only a password. */
export const none: OwnSecondFactor = {
  required: false,
  app_since: null,
  passkeys: [],
  recovery_codes_left: 0,
  can: { remove: true },
}

/** An account with every second factor. */
export const all: OwnSecondFactor = {
  required: false,
  app_since: '2026-09-14T08:20:00.000Z',
  passkeys: [
    { id: idOf(1), name: 'Phone', created_at: '2026-09-14T08:30:00.000Z', last_used_at: '2026-11-20T06:05:00.000Z' },
    { id: idOf(2), name: 'حاسوب العمل', created_at: '2026-10-02T11:00:00.000Z', last_used_at: null },
  ],
  recovery_codes_left: 7,
  can: { remove: true },
}

/** An account that must retain its only second factor. */
export const last: OwnSecondFactor = { ...all, required: true, passkeys: [], can: { remove: false } }

/** Three sessions; the first is the current one. */
const sessions: readonly OpenSession[] = [
  {
    id: idOf(11),
    browser: 'firefox',
    system: 'windows',
    is_current: true,
    created_at: '2026-11-20T06:05:00.000Z',
    last_seen_at: '2026-11-20T09:15:00.000Z',
    expires_at: '2026-12-04T06:05:00.000Z',
  },
  {
    id: idOf(12),
    browser: 'safari',
    system: 'ios',
    is_current: false,
    created_at: '2026-11-12T17:40:00.000Z',
    last_seen_at: '2026-11-19T19:30:00.000Z',
    expires_at: '2026-12-04T06:05:00.000Z',
  },
  {
    id: idOf(13),
    browser: 'other',
    system: 'other',
    is_current: false,
    created_at: '2026-11-10T10:00:00.000Z',
    last_seen_at: '2026-11-10T10:15:00.000Z',
    expires_at: '2026-12-04T06:05:00.000Z',
  },
]

/** Fakes the requests of the Security tab, including app set-up. */
export const answerFactors = (api: FakeApi, factor: OwnSecondFactor): void => {
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  api.on(readSecondFactor, () => ({ data: factor }))
  api.on(listOwnSessions, () => ({ data: [...sessions] }))
  answerEmailChange(api)
  api.on(startApp, () => ({
    data: {
      secret,
      uri: `otpauth://totp/Portal:staff%40example.org?issuer=Portal&secret=${secret}&period=30&digits=6`,
    },
  }))
}

export const recoveryCodes = [
  ...['7KQ2M-X4HTN', 'B9RWE-53DYC', 'QZ6JH-VPT8A', 'M2XND-KC7FR', '4GWSY-9BEQT'],
  ...['HRT5P-Z8KMX', 'C3VQJ-N6WDA', 'YE7BF-2TSHG', 'P8DMK-QX4RC', 'W5NZT-6JYVE'],
]
