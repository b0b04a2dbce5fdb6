import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@portal/contract/core/api/endpoint'
import { scopeOf, type WidgetScope } from '@portal/contract/partners/widget-scopes'
import { aCategory, aLine, aProject } from '../../support/made.ts'
import type { Person, Portal } from '../../support/portal.ts'
import { addRequest, aProjectLine, fivePeople, requestDraft } from '../../support/requests/requests.ts'
import { aFormInUse } from '../../support/training/evaluations.ts'
import { anExam } from '../../training/exams/exam.ts'

/** A widget with one subject, and the requests that it may and may not send. */
export interface Given {
  readonly scope: WidgetScope
  readonly person: Person
  /** Requests about the widget's own subject. They succeed. */
  readonly own: readonly (readonly [method: Endpoint['method'], path: string, body?: object])[]
  /** Requests about another subject that the person may access in the portal. */
  readonly others: readonly (readonly [method: Endpoint['method'], path: string, body?: object])[]
}

/** Returns the scope of a widget with a subject. */
export const scope = (widget: string, subject: string): WidgetScope => {
  const found = scopeOf(widget, subject)
  if (!found) throw new Error(`${widget} ${subject} is no scope`)
  return found
}

/** Test cases of each widget's frame. */
export const make = {
  evaluation: async (portal: Portal): Promise<Given> => {
    await aFormInUse(portal, 'trainee')
    const { training, trainee } = await anExam(portal)
    const other = await anExam(portal)
    await portal.database.pool.query('INSERT INTO sub_activity_trainees (sub_activity_id, user_id) VALUES ($1, $2)', [
      other.training.id,
      trainee.id,
    ])
    const path = (id: string, type = 'trainee') => `/sub_activities/${id}/evaluations/${type}`
    return {
      scope: scope('evaluation', training.id),
      person: trainee,
      own: [['GET', path(training.id)]],
      others: [
        ['GET', path(other.training.id)],
        ['GET', path(training.id, 'instructor')],
        ['POST', path(other.training.id), { form_id: randomUUID(), number: 1, answers: [] }],
      ],
    }
  },
  exam: async (portal: Portal): Promise<Given> => {
    const { training, exam, trainee } = await anExam(portal)
    const other = await anExam(portal)
    await portal.database.pool.query('INSERT INTO sub_activity_trainees (sub_activity_id, user_id) VALUES ($1, $2)', [
      other.training.id,
      trainee.id,
    ])
    const started = await portal.call('POST', `/exams/${other.exam.id}/attempts`, { as: trainee, body: {} })
    const attempt = started.body.data.id
    return {
      scope: scope('exam', `${training.id}/post`),
      person: trainee,
      own: [
        ['GET', `/sub_activities/${training.id}/exams/post`],
        ['POST', `/exams/${exam.id}/attempts`, {}],
      ],
      others: [
        ['GET', `/sub_activities/${other.training.id}/exams/post`],
        ['GET', `/sub_activities/${training.id}/exams/pre`],
        ['POST', `/exams/${other.exam.id}/attempts`, {}],
        ['GET', `/exam_attempts/${attempt}`],
        ['POST', `/exam_attempts/${attempt}/submit`, { lease: 1 }],
        [
          'POST',
          `/exam_attempts/${attempt}/answers`,
          { answers: [{ question_id: randomUUID(), value: 'x', lease: 1, seq: 1 }] },
        ],
      ],
    }
  },
  signature: async (portal: Portal): Promise<Given> => {
    const people = await fivePeople(portal)
    const add = async () => {
      const body = requestDraft(people, await aProjectLine(portal))
      return (await addRequest(portal, people.requester, body)).id
    }
    const [id, other] = [await add(), await add()]
    const sign = { role: 'requested_by', decision: 'sign', revision: 1, appearance: { kind: 'typed', text: 'Nour' } }
    return {
      scope: scope('signature', `purchase_requests/${id}`),
      person: people.requester,
      own: [['GET', `/purchase_requests/${id}`]],
      others: [
        ['GET', `/purchase_requests/${other}`],
        ['POST', `/purchase_requests/${other}/signatures`, sign],
        ['POST', `/employment_requests/${id}/signatures`, sign],
      ],
    }
  },
  budget: async (portal: Portal): Promise<Given> => {
    const person = await portal.person('sysadmin')
    const made = async () => {
      const project = await aProject(portal)
      const category = await aCategory(portal, { project_id: project.id })
      return { project, category, line: await aLine(portal, { category_id: category.id }) }
    }
    const [mine, other] = [await made(), await made()]
    const category = { code: 'Z9', name: 'Travel' }
    const added = { id: randomUUID(), name: 'A', amount: 1, frequency: 1, price_minor: 1, load_percentage: 100 }
    return {
      scope: scope('budget', mine.project.id),
      person,
      own: [
        ['GET', `/projects/${mine.project.id}/budget`],
        ['PATCH', `/budget_items/${mine.line.id}`, { version: mine.line.version, name: 'Renamed' }],
        ['GET', '/accounting_codes?active=yes'],
      ],
      others: [
        ['GET', `/projects/${other.project.id}/budget`],
        ['PATCH', `/budget_items/${other.line.id}`, { version: 1, name: 'Renamed' }],
        ['DELETE', `/budget_items/${other.line.id}`, { version: 1 }],
        ['POST', '/budget_items', { ...added, category_id: other.category.id }],
        ['POST', '/budget_categories', { ...category, project_id: other.project.id }],
        ['PATCH', `/budget_categories/${other.category.id}`, { version: 1, name: 'Renamed' }],
        ['POST', `/projects/${other.project.id}/budget_items`, { edits: [], adds: [] }],
      ],
    }
  },
} as const
