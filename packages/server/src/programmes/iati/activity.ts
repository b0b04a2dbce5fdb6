import { isoCurrency } from '@portal/contract/core/fields/money'
import type { Project } from '@portal/contract/programmes/projects'
import { plainNumber } from '@portal/ui/number'
import { budgetYears } from './budget-years.ts'
import { type Element, element } from './xml.ts'

/** The publisher: an identifier such as DE-AGR-123456, and a name. */
export interface Organisation {
  readonly ref: string
  readonly name: string
}

/** Spent money, with the name of its budget line. */
export interface Spending {
  readonly date: string
  readonly amount_minor: number
  readonly line: string
}

// Codes from the lists of the IATI standard.
const STATUS = { upcoming: '1', running: '2', ended: '4' } as const
const PLANNED_START = '1'
const PLANNED_END = '3'
const FUNDING = '1'
const IMPLEMENTING = '4'
const NATIONAL_NGO = '22'
const ORIGINAL = '1'
const COMMITTED = '2'
const INCOMING_COMMITMENT = '11'
const EXPENDITURE = '4'
const PROJECT = '1'

const lettersOf = (text: string, script: RegExp) => text.match(script)?.length ?? 0

/** Language of most letters. Names often repeat a word in the other language. */
const languageOf = (text: string) =>
  lettersOf(text, /\p{Script=Arabic}/gu) > lettersOf(text, /\p{Script=Latin}/gu) ? 'ar' : 'en'

const narrative = (text: string) => element('narrative', { 'xml:lang': languageOf(text) }, text)
const code = (name: string, value: string) => element(name, { code: value })
const day = (name: string, date: string) => element(name, { 'iso-date': date })
const value = (minor: number, date: string) => element('value', { 'value-date': date }, plainNumber(minor, 2))

/** IATI identifier of a project. Characters that could end it in a URL become hyphens. */
const identifierOf = ({ ref }: Organisation, projectCode: string) => `${ref}-${projectCode.replace(/[\s/&|?]+/g, '-')}`

const transaction = (kind: string, date: string, minor: number, ...rest: readonly Element[]) =>
  element('transaction', {}, code('transaction-type', kind), day('transaction-date', date), value(minor, date), ...rest)

/**
 * A project as an IATI activity. The standard defines the order of elements. Expenses show their budget line, because
 * their descriptions may name people.
 */
export const activityOf = (project: Project, spent: readonly Spending[], organisation: Organisation): Element => {
  const { start_date, end_date, budget_minor, donor } = project
  const donorName = narrative(donor.full_name)
  return element(
    'iati-activity',
    { 'default-currency': isoCurrency(project.currency) },
    element('iati-identifier', {}, identifierOf(organisation, project.code)),
    element('reporting-org', { ref: organisation.ref, type: NATIONAL_NGO }, narrative(organisation.name)),
    element('title', {}, narrative(project.name)),
    element('description', { type: PROJECT }, narrative(project.name)),
    element('participating-org', { role: FUNDING }, donorName),
    element('participating-org', { role: IMPLEMENTING, ref: organisation.ref }, narrative(organisation.name)),
    code('activity-status', STATUS[project.phase]),
    element('activity-date', { 'iso-date': start_date, type: PLANNED_START }),
    element('activity-date', { 'iso-date': end_date, type: PLANNED_END }),
    ...budgetYears(project).map(({ start, end, minor }) =>
      element(
        'budget',
        { type: ORIGINAL, status: COMMITTED },
        ...[day('period-start', start), day('period-end', end), value(minor, start)],
      ),
    ),
    transaction(INCOMING_COMMITMENT, start_date, budget_minor, element('provider-org', {}, donorName)),
    ...spent.map(({ date, amount_minor, line }) =>
      transaction(EXPENDITURE, date, amount_minor, element('description', {}, narrative(line))),
    ),
  )
}
