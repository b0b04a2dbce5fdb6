import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { type Donor, donorDeletion, listDonors, readDonor } from '@portal/contract/programmes/donors'
import { page } from 'vitest/browser'
import Donors from '../../../../packages/host-app/src/programmes/donors/Donors.tsx'
import { type FakeApi, pageOf } from '../../../../stories/support/fake-api.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

export const donor: Donor = {
  id: '0198c0de-0000-7000-8000-000000000001',
  code: 'EMH',
  full_name: 'Humanity Fund',
  abbreviation: null,
  country: 'BE',
  projects: 2,
  created_at: '2026-11-20T10:00:00.000Z',
  version: 3,
  can: { edit: true, delete: true },
}

/** A name in a deletion impact. */
export const named = (name: string, of: string | null = null) => ({ id: crypto.randomUUID(), name, of })

export const impact: DeletionImpact = {
  code: 'EMH',
  rows: 5,
  shown: 'five rows',
  blockers: { count: 0, names: [] },
  money: [],
  closed_months: [],
  cascades: [{ kind: 'projects', count: 2, names: [named('P-1 Water'), named('P-2 Health')] }],
}

/** Installs a fake server for each test of a file. */
export const useServer = (): (() => FakeApi) => {
  useFreshApi()
  return () => api
}

/** Shows the list with this donor opened, and with this action in the URL. */
export const show = (server: FakeApi, row: Donor, act = '') => {
  server.on(listDonors, () => pageOf(row))
  server.on(readDonor, () => ({ data: row }))
  server.on(donorDeletion.impact, () => ({ data: impact }))
  showScreen(<Donors />, { query: `open=${row.id}${act && `&act=${act}`}` })
}

export const button = (name: string) => page.getByRole('button', { name, exact: true })
