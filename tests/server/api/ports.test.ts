import { call } from '@portal/contract/core/api/call'
import { budgetPort } from '@portal/widgets/ports/budget'
import { type CallApi, complaintPort } from '@portal/widgets/ports/complaint'
import { evaluationPort } from '@portal/widgets/ports/evaluation'
import { examPort } from '@portal/widgets/ports/exam'
import { signaturePort } from '@portal/widgets/ports/signature'
import {
  budgetPortRules,
  complaintPortRules,
  evaluationPortRules,
  examPortRules,
  type PortRule,
  signaturePortRules,
} from '@portal/widgets/testing'
import { describe, test } from 'vitest'
import { OWN } from '../complaints/complaints/support.ts'
import { aCategory, aLine, aProject } from '../support/made.ts'
import { type Person, usePortal } from '../support/portal.ts'
import { addRequest, aProjectLine, fivePeople, requestDraft } from '../support/requests/requests.ts'
import { aFormInUse, aTraining, someUsers } from '../support/training/evaluations.ts'
import { aStartedExam } from '../training/exams/exam.ts'

const portal = usePortal()

/** Sends requests as this person's page would. */
const apiOf =
  (person: Person): CallApi =>
  (endpoint, input, key) => {
    const send: typeof fetch = async (url, { method = 'GET', headers, body } = {}) => {
      const answer = await portal().app.inject({
        ...{ method: endpoint.method, url: String(url) },
        headers: { ...Object.fromEntries(new Headers(headers)), cookie: person.cookie },
        ...(method !== 'GET' && { payload: String(body) }),
      })
      return new Response(answer.body, { status: answer.statusCode })
    }
    return call({ root: '/api', fetch: send }, endpoint, input, key)
  }

const obeys = (name: string, rules: readonly PortRule[]) =>
  describe(`the portal's port for ${name}`, () => {
    test.each(rules)('$name', ({ check }) => check())
  })

obeys(
  'complaints',
  complaintPortRules(async () => {
    const person = await portal().person('user', OWN)
    const stored = () => portal().database.pool.query('SELECT count(*)::int AS count FROM complaints')
    return { port: complaintPort(apiOf(person)), count: async () => (await stored()).rows[0].count }
  }),
)

obeys(
  'evaluations',
  evaluationPortRules(async () => {
    const { form } = await aFormInUse(portal(), 'trainee')
    const [trainee] = await someUsers(portal(), 1)
    if (!trainee) throw new Error('nobody')
    const training = await aTraining(portal(), [trainee])
    const asked = { person: trainee.id, training, type: 'trainee', form } as const
    return { port: evaluationPort(apiOf(trainee), asked), questions: form.questions }
  }),
)

obeys(
  'exams',
  examPortRules(async () => {
    const { trainee, exam, attempt } = await aStartedExam(portal())
    const opened = { examId: exam.id, attemptId: attempt.id, person: trainee.id }
    return { port: examPort(apiOf(trainee), opened), attempt }
  }),
)

obeys(
  'budgets',
  budgetPortRules(async () => {
    const person = await portal().person('sysadmin')
    const { id: project } = await aProject(portal())
    await aLine(portal(), { category_id: (await aCategory(portal(), { project_id: project })).id })
    const budget = (await portal().call('GET', `/projects/${project}/budget`, { as: person })).body.data
    return { port: budgetPort(apiOf(person), { project, person: person.id, language: 'en' }), budget }
  }),
)

obeys(
  'signatures',
  signaturePortRules(async () => {
    const people = await fivePeople(portal())
    const body = requestDraft(people, await aProjectLine(portal()))
    const { id } = await addRequest(portal(), people.requester, body)
    return { port: signaturePort(apiOf(people.requester), { kind: 'purchase_requests', id }) }
  }),
)
