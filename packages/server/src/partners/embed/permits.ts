import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { addBudgetCategory, editBudgetCategory } from '@portal/contract/money/budgets/budget-categories'
import { addBudgetItem, deleteBudgetItem, editBudgetItem } from '@portal/contract/money/budgets/budget-items'
import { changeBudgetItems, readBudget } from '@portal/contract/money/budgets/budgets'
import { listAccountingCodes } from '@portal/contract/money/expenses/accounting-codes'
import type { ScopedWidget } from '@portal/contract/partners/widget-scopes'
import { employmentRequests } from '@portal/contract/requests/employment-requests'
import { purchaseRequests } from '@portal/contract/requests/purchase-requests'
import { readEvaluation, sendEvaluation } from '@portal/contract/training/evaluations/evaluations'
import {
  readExamAttempt,
  readExamEntry,
  saveExamAnswers,
  startExamAttempt,
  submitExamAttempt,
} from '@portal/contract/training/exams/exam-attempts'
import { sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/index.ts'

/** Reads a field of the request by name, as it was sent. */
export type Named = (field: string) => string

/** An endpoint that a widget's frame may call, and whether a request concerns the frame's own record. */
export interface Permit {
  readonly endpoint: Endpoint
  readonly isOwn: (subject: string, named: Named, db: Orm) => boolean | Promise<boolean>
}

const found = async (answer: Promise<{ rows: readonly unknown[] }>) => (await answer).rows.length > 0

// Compares IDs as text, so that malformed IDs simply match nothing.
const isExam = (subject: string, exam: string, db: Orm) =>
  found(
    db.execute(sql`SELECT FROM exams WHERE id::text = ${exam} AND sub_activity_id::text || '/' || slug = ${subject}`),
  )

const isAttempt = (subject: string, attempt: string, db: Orm) =>
  found(
    db.execute(sql`SELECT FROM exam_attempts a JOIN exams e ON e.id = a.exam_id
      WHERE a.id::text = ${attempt} AND e.sub_activity_id::text || '/' || e.slug = ${subject}`),
  )

const isCategory = (project: string, category: string, db: Orm) =>
  found(db.execute(sql`SELECT FROM budget_categories WHERE id::text = ${category} AND project_id::text = ${project}`))

const isLine = (project: string, line: string, db: Orm) =>
  found(db.execute(sql`SELECT FROM budget_items WHERE id::text = ${line} AND project_id::text = ${project}`))

const ofEvaluation: Permit['isOwn'] = (subject, named) => subject === `${named('id')}/${named('type')}`
const ofExam: Permit['isOwn'] = (subject, named, db) => isExam(subject, named('id'), db)
const ofAttempt: Permit['isOwn'] = (subject, named, db) => isAttempt(subject, named('id'), db)
const ofProject: Permit['isOwn'] = (subject, named) => subject === named('id')
const ofLine: Permit['isOwn'] = (subject, named, db) => isLine(subject, named('id'), db)

const ofRequest = (kind: string, { read, sign }: { read: Endpoint; sign: Endpoint }): readonly Permit[] =>
  [read, sign].map(endpoint => ({ endpoint, isOwn: (subject, named) => subject === `${kind}/${named('id')}` }))

/** Everything that each widget's frame may do for its signed-in person, within that person's own rights. */
export const permits: Readonly<Record<ScopedWidget, readonly Permit[]>> = {
  evaluation: [
    { endpoint: readEvaluation, isOwn: ofEvaluation },
    { endpoint: sendEvaluation, isOwn: ofEvaluation },
  ],
  exam: [
    { endpoint: readExamEntry, isOwn: (subject, named) => subject === `${named('id')}/${named('slug')}` },
    { endpoint: startExamAttempt, isOwn: ofExam },
    { endpoint: readExamAttempt, isOwn: ofAttempt },
    { endpoint: saveExamAnswers, isOwn: ofAttempt },
    { endpoint: submitExamAttempt, isOwn: ofAttempt },
  ],
  signature: [
    ...ofRequest('purchase_requests', purchaseRequests),
    ...ofRequest('employment_requests', employmentRequests),
  ],
  budget: [
    { endpoint: readBudget, isOwn: ofProject },
    { endpoint: changeBudgetItems, isOwn: ofProject },
    { endpoint: addBudgetItem, isOwn: (subject, named, db) => isCategory(subject, named('category_id'), db) },
    { endpoint: editBudgetItem, isOwn: ofLine },
    { endpoint: deleteBudgetItem, isOwn: ofLine },
    { endpoint: addBudgetCategory, isOwn: (subject, named) => subject === named('project_id') },
    { endpoint: editBudgetCategory, isOwn: (subject, named, db) => isCategory(subject, named('id'), db) },
    // A list of the whole organisation, from which people choose a line's account.
    { endpoint: listAccountingCodes, isOwn: () => true },
  ],
}
