// Records as a partner's server would send them. Each fits the contract's type of the same name.

import { lineTotal, surplusOf } from '@portal/contract/core/fields/money'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import { noMoney, totalsOf } from '@portal/contract/money/budgets/totals'
import type { EvaluationQuestion } from '@portal/contract/training/evaluations/evaluation-questions'
import type { ExamAttempt } from '@portal/contract/training/exams/exam-attempts'
import type { SignedDocument } from '@portal/widgets/signature-panel'

const MINUTE_MS = 60_000

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Minutes until the deadline: English shows a countdown, Arabic a date. */
const minutes = { en: 45, ar: 3 * 24 * 60 } as const

/**
 * An attempt that was just started. Create it in the request, and pass it to the page. A second one in the browser
 * would have another deadline.
 */
export const startedAttempt = (language: keyof typeof minutes, now = Date.now()): ExamAttempt => ({
  id: idOf(1),
  state: 'open',
  deadline_at: new Date(now + minutes[language] * MINUTE_MS).toISOString(),
  server_time: new Date(now).toISOString(),
  lease: 1,
  exam: {
    ...{ id: idOf(2), title: 'First aid', description: '', slug: 'post' },
    sub_activity: { id: idOf(3), name: 'First aid in Azaz' },
  },
  questions: [
    { id: idOf(4), question: { kind: 'radio', prompt: 'How many compressions?', points: 3, options: ['15', '30'] } },
    { id: idOf(5), question: { kind: 'range', prompt: 'How deep?', points: 2, min: 0, max: 10, step: 0.5 } },
    { id: idOf(6), question: { kind: 'text', prompt: 'Why?', points: 5 } },
  ],
  answers: [],
})

export const questions: readonly EvaluationQuestion[] = [
  { kind: 'rating', id: idOf(11), text_en: 'The training', text_ar: 'التدريب', is_required: true },
  {
    ...{ kind: 'table', id: idOf(12), text_en: 'The place', text_ar: 'المكان', is_required: false },
    rows: [{ id: idOf(13), text_en: 'The room', text_ar: 'القاعة' }],
  },
]

const figures = { amount: 2, frequency: 3, price_minor: 1000, load_percentage: 100 }
const money = { ...noMoney, total_minor: lineTotal(figures) }
const totals = { ...money, surplus_minor: surplusOf(money) }
const may = { edit: true, delete: true }

const lines: Budget['items'] = ['Bus', 'Hall'].map((name, at) => ({
  ...{ id: idOf(22 + at), category_id: idOf(21), code: `1.${at + 1}`, name, ...figures, ...totals },
  ...{ unit: 'day', accounting_code: null, notes: null, transferred_minor: 0, version: 1 },
  can: { ...may, edit_expense: true },
}))

export const budget: Budget = {
  project: {
    ...{ id: idOf(20), code: 'SYR-24', name: 'Schools in Idlib', currency: 'eur', budget_minor: 9_000_000 },
    ...{ overrun_minor: 0, start_date: '2026-01-01', end_date: '2026-12-31' },
    ...{ usd_rate: 1.0842, usd_rate_date: '2026-11-12' },
  },
  totals: totalsOf(lines),
  categories: [{ id: idOf(21), code: '1', name: 'Travel', version: 1, can: may, ...totalsOf(lines) }],
  items: lines,
  can: {
    ...{ add: true, add_item: true, edit_item: true, delete_item: true, delete: true },
    ...{ import_items: true, import_expenses: true, explain_overrun: true, download_report: true },
  },
}

const lina = { id: idOf(31), full_name_en: 'Lina Sabbagh', full_name_ar: 'لينا صباغ' }
const fadi = { id: idOf(32), full_name_en: 'Fadi Rizk', full_name_ar: 'فادي رزق' }
const HASH = '7d1f0c4b9a2e5d8836c1f4a7b0e9d2c5f8a1b4e7d0c3f6a9b2e5d8c1f4a7b0e9'

/**
 * The requester signed late in the evening, which is another date in other time zones. The direct manager signs next.
 */
export const request: SignedDocument = {
  ...{ reference: 'PR-2026-0017', revision: 1, version: 2, state: 'pending', location: 'syria' },
  ...{ tier: 'budget_hold_250', requester: lina, direct_manager: fadi, next_role: 'direct_manager' },
  next_signers: [{ by: fadi, for: null }],
  to_sign: [{ role: 'direct_manager', for: null }],
  signatures: [
    {
      ...{ id: idOf(33), sequence: 1, role: 'requested_by', decision: 'sign', revision: 1, by: lina, for: null },
      ...{ reason: null, appearance: { kind: 'typed', text: 'Lina Sabbagh' }, content_hash: HASH },
      at: '2026-06-11T23:30:00.000Z',
    },
  ],
  revisions: [
    {
      content: {
        ...{ reference: 'PR-2026-0017', type: 'core', project: null, description: 'Handbooks', location: 'syria' },
        ...{ required_date: '2026-07-14', currency: 'usd', requester: lina, direct_manager: fadi, total_minor: 42_000 },
        items: [
          {
            ...{ name: 'Handbook', unit: 'copy', quantity: 120, unit_price_minor: 350, total_price_minor: 42_000 },
            ...{ budget_item_id: null, budget_code: null, unit_code: null },
          },
        ],
      },
      ...{ number: 1, content_hash: HASH, paper_code: '4E1B9A62F0C74D3E9A55B7C81D20', by: lina },
      at: '2026-06-11T23:00:00.000Z',
    },
  ],
}
