import { exactDollars, roundedDollars, surplusOf } from '@portal/contract/core/fields/money'
import { itemTotal } from '@portal/contract/requests/request-items'
import type { RequestContent } from '@portal/contract/requests/request-records'
import { signatureRoles } from '@portal/contract/requests/signatures'
import { budgetLinesOf } from '../../money/budget-ledger/store.ts'
import { fitCommitments } from '../../money/commitments/commitments.ts'
import { usdRateOn } from '../../money/usd/rate-on.ts'
import type { Orm } from '../../platform/database/index.ts'
import { insertReceipt } from '../../requests/requests/items/receipt-store.ts'
import type { RequestRow } from '../../requests/requests/schema.ts'
import { roleAfter } from '../../requests/requests/signing/signing-rules.ts'
import { insertRequest, insertRevision, nextReference, setItems } from '../../requests/requests/store.ts'
import { fingerprintOf } from '../../requests/signatures/canonical.ts'
import { appendSignature } from '../../requests/signatures/chain.ts'
import { daysFrom } from '../calendar.ts'
import type { DemoProject } from '../projects/projects.ts'
import given from '../texts/requests.json' with { type: 'json' }
import { type DemoRequest, employments, purchases } from './asked.ts'
import { demoAppearance, demoNames, signers } from './request-people.ts'
import { seedSteps } from './steps.ts'

/** State of each project's request, and its number of signatures. */
const stages: readonly (readonly [state: RequestRow['state'], signed: number])[] = [
  ['pending', 2],
  ['pending', 0],
  ['bought', 5],
  ['onhold', 3],
  ['delivered', 5],
  ['pending', 4],
  ['canceled', 1],
  ['rejected', 2],
]

interface Seeding {
  readonly secretKey: Buffer
  readonly at: number
  readonly today: string
  readonly asked: (language: 'en' | 'ar') => readonly DemoRequest[]
}

const seedRequest = async (db: Orm, { project, now }: DemoProject, seeding: Seeding): Promise<void> => {
  const { secretKey, at, today, asked } = seeding
  const [state, signed] = stages[at % stages.length] ?? ['pending', 0]
  const lines = (await budgetLinesOf(db, project.id)).toSorted((one, other) => surplusOf(other) - surplusOf(one))
  const [line] = lines
  const known = await usdRateOn(db, project.currency, today)
  const language = /\p{Script=Arabic}/u.test(project.name) ? 'ar' : 'en'
  const texts = asked(language)
  const text = texts[at % texts.length]
  if (!line || !known || !text) return
  const rate = { usd_rate: known.rate, per_usd: known.inverse }
  const { kind, description, item } = text
  const unit_price_minor = Math.floor(surplusOf(line) / 40 / item.quantity)
  const total_minor = itemTotal({ ...item, unit_price_minor })
  if (total_minor <= 0) return
  const exact = exactDollars(total_minor, rate)
  const people = await signers(db, project.id, exact)
  const [requester_id = '', direct_manager_id = ''] = people
  const items = [
    {
      ...{ ...item, unit_price_minor, total_price_minor: total_minor },
      ...{ budget_item_id: line.id, budget_code: line.code, unit_code: null },
    },
  ]
  const reference = await nextReference(db, kind, today.slice(0, 4))
  const fields = {
    ...({
      reference,
      type: 'project',
      location: 'syria',
      description,
      total_minor,
      currency: project.currency,
    } as const),
    required_date: daysFrom(today, 14 + at),
  }
  const employment = text.employment && {
    ...text.employment,
    ...({ contract_type: 'full_time', monthly_cost_minor: unit_price_minor } as const),
  }
  const content: RequestContent = {
    ...fields,
    project: { id: project.id, code: project.code, name: project.name },
    requester: await demoNames(db, requester_id),
    direct_manager: await demoNames(db, direct_manager_id),
    items,
    ...(employment && { employment }),
  }
  const content_hash = fingerprintOf({ ...content })
  const isOpen = state === 'pending' || state === 'onhold'
  const role = signatureRoles[signed] ?? null
  const created_at = new Date(now.getTime() - (12 - at) * 86_400_000)
  const money =
    signed > 0
      ? { ...rate, total_usd_minor: roundedDollars(exact) }
      : { usd_rate: null, per_usd: null, total_usd_minor: null }
  const id = await insertRequest(db, {
    ...{ kind, employment },
    ...{ ...fields, ...money, content_hash, state, requester_id, direct_manager_id, created_at },
    ...{ project_id: project.id, next_role: isOpen ? role : null, waiting_since: isOpen ? created_at : null },
  })
  await setItems(db, id, items)
  await insertRevision(db, secretKey, {
    request_id: id,
    number: 1,
    content,
    content_hash,
    by_user: requester_id,
    at: created_at,
  })
  for (const [index, own] of signatureRoles.slice(0, signed).entries()) {
    const isRejected = state === 'rejected' && roleAfter(own) === role
    await appendSignature(db, secretKey, {
      ...{
        request_id: id,
        revision: 1,
        role: own,
        content_hash,
        ...money,
        by_user: people[index] ?? '',
        for_user: null,
      },
      decision: isRejected ? 'reject' : 'sign',
      ...(isRejected ? { state: 'rejected', next_role: null } : { state: 'pending', next_role: roleAfter(own) }),
      reason: isRejected ? given.reason[language] : null,
      appearance: isRejected ? null : await demoAppearance(db, people[index] ?? '', index),
      at: new Date(created_at.getTime() + (index + 1) * 3_600_000),
    })
  }
  await fitCommitments(db, id)
  if (state === 'delivered') {
    const receipt = { request_id: id, number: 1, note: null, by_user: requester_id, at: now }
    await insertReceipt(db, receipt, [{ position: 0, quantity: item.quantity }])
  }
  await seedSteps(db, secretKey, state, {
    ...{ request_id: id, content_hash, revision: 1, at: now, next_role: isOpen ? role : null, ...money },
    ...{ receiver: requester_id, officer: people[3] ?? '' },
  })
}

/** Requests of both kinds for each project. Together they cover every state. */
export const seedRequests = async (db: Orm, secretKey: Buffer, projects: readonly DemoProject[], today: string) => {
  for (const [at, demo] of projects.entries()) {
    await seedRequest(db, demo, { secretKey, at, today, asked: purchases })
    // Employment requests have no deliveries.
    const later = at + (stages[(at + 1) % stages.length]?.[0] === 'delivered' ? 2 : 1)
    await seedRequest(db, demo, { secretKey, at: later, today, asked: employments })
  }
}
