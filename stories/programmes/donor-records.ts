import type { DeletionImpact } from '@portal/contract/core/records/deletion-impact'
import { type Donor, donorDeletion, donorEndpoints, listDonorChoices } from '@portal/contract/programmes/donors'
import type { Change } from '@portal/contract/workspace/history'
import { type FakeApi, Refused } from '../support/fake-api.ts'
import { idOf, pageIn } from '../support/fake-rows.ts'
import { answerResource, type Resource } from '../support/resource.ts'
import { changeOf } from '../workspace/change-records.ts'

const fund: Donor = {
  ...{ id: idOf(701), code: 'EMH', full_name: 'Euro-Mediterranean Humanity Fund', abbreviation: 'EMHF', country: 'BE' },
  ...{ projects: 3, created_at: '2025-11-20T10:00:00.000Z', version: 2, can: { edit: true, delete: true } },
}

/** Three donors: one with an Arabic name and one without an abbreviation. */
export const donors: readonly [Donor, ...Donor[]] = [
  fund,
  {
    ...fund,
    ...{ id: idOf(702), code: 'NRB', full_name: 'Nordic Bureau for Relief, Reconstruction and Development' },
    ...{ abbreviation: null, country: 'NO', projects: 12, created_at: '2026-01-08T08:15:00.000Z' },
  },
  {
    ...fund,
    ...{
      id: idOf(703),
      code: 'WAQ',
      full_name: 'وقف النهر للتنمية',
      abbreviation: 'وقف النهر',
      country: 'QA',
      projects: 0,
    },
    created_at: '2026-03-02T12:40:00.000Z',
  },
]

let made = 0

/** Names of affected records, with an optional project. */
export const namesOf = (of: string | null, ...names: string[]) =>
  names.map(name => {
    made += 1
    return { id: idOf(7_000 + made), name, of }
  })

/** Impact of deleting the first donor. */
export const donorImpact: DeletionImpact = {
  code: fund.code,
  rows: 361,
  shown: 'donor',
  blockers: { count: 0, names: [] },
  money: [
    { currency: 'eur', expenses_minor: 32_288_200, planned_minor: 61_950_000 },
    { currency: 'usd', expenses_minor: 2_113_860, planned_minor: 4_800_000 },
  ],
  closed_months: [],
  cascades: [
    {
      kind: 'projects',
      count: 3,
      names: namesOf(
        null,
        'EMH-01 Vocational training for young people in Aleppo',
        'EMH-02 Safe drinking water in rural Idlib',
        'EMH-03 تأهيل المعلمين في مدارس الشمال',
      ),
    },
    { kind: 'project_users', count: 12, names: [] },
    {
      kind: 'activities',
      count: 15,
      names: [
        ...namesOf('EMH-01', '1.1 Needs assessment', '1.2 Training of trainers'),
        ...namesOf('EMH-02', '1.1 Needs assessment'),
      ],
    },
    { kind: 'activity_updates', count: 20, names: [] },
    { kind: 'budget_items', count: 31, names: namesOf('EMH-01', 'A1 Project coordinator', 'A2 Field officers') },
    { kind: 'forecast_months', count: 162, names: [] },
    { kind: 'expenses', count: 118, names: [] },
  ],
}

// The impact with all names listed.
const fullImpact: DeletionImpact = {
  ...donorImpact,
  cascades: donorImpact.cascades.map(({ kind, count, names: [first, ...rest] }) => {
    const more = count - 1 - rest.length
    const others = namesOf(first?.of ?? null, ...Array.from({ length: more }, (_, at) => `B${at + 1} Further one`))
    return { kind, count, names: first ? [first, ...rest, ...others] : [] }
  }),
}

/** A donor that was deleted together with its money, with a reason. */
export const removedDonor: Change = changeOf(
  {
    ...{
      of: 'donor',
      action: 'delete',
      name: 'RIV River Fund',
      reason: 'Entered twice; its projects are those of EMH.',
    },
    removal: {
      ...{ of: 'donors', id: idOf(704), can_restore: true },
      money: [{ currency: 'eur', expenses_minor: 509_006, planned_minor: 1_200_000 }],
      missing: [],
    },
  },
  5,
)

/** Donors without their deletion, for the fake server and the shared resource tests. */
export const donorResource: Resource<Donor> = {
  area: 'donors',
  endpoints: donorEndpoints,
  rows: donors,
  draft: () => ({ code: crypto.randomUUID(), full_name: 'River Fund', abbreviation: 'RF', country: 'DE' }),
  text: 'full_name',
}

/** Fakes all requests about donors according to the contract. */
export const answerDonors = (api: FakeApi, rows: readonly Donor[] = donors): void => {
  const stored = answerResource(api, donorResource, rows)
  api.on(listDonorChoices, input => pageIn(stored.rows(), input))
  api.on(donorDeletion.impact, ({ names }) => ({ data: names ? fullImpact : donorImpact }))
  api.on(donorDeletion.remove, ({ id, typed_code, reason }) => {
    if (typed_code !== stored.find(id).code) {
      throw new Refused('invalid', { errors: [{ path: 'typed_code', code: 'code_mismatch' }] })
    }
    if (!reason) throw new Refused('invalid', { errors: [{ path: 'reason', code: 'reason_required' }] })
    return stored.remove(id)
  })
}
