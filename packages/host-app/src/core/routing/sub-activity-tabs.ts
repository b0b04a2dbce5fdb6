import type { Need } from '@portal/contract/core/rights/needs'
import type { SubActivity } from '@portal/contract/training/sub-activities/sub-activities'

type Rights = SubActivity['can']

/** Tabs of a sub-activity that not everybody sees. Any one of a tab's rights suffices. */
const rightsOf: Readonly<Record<string, readonly Exclude<keyof Rights, 'plan_sessions'>[]>> = {
  enrollments: ['enrollments'],
  sessions: ['sessions'],
  tests: ['fill_questions'],
  results: ['view_results'],
  answers: ['view_answers'],
  evaluations: ['show_evaluation'],
  emails: ['send_emails'],
  reports: ['sessions', 'view_results', 'show_evaluation', 'view_answers'],
}

/** Whether the page of a sub-activity has this tab. */
export const hasSubActivityTab = (tab: string, can: Rights): boolean => rightsOf[tab]?.some(right => can[right]) ?? true

/** Needs of these tabs for links, which don't know the record. Each right comes from the privilege of the same name. */
export const subActivityTabNeeds: Readonly<Record<string, Need>> = Object.fromEntries(
  Object.entries(rightsOf).map(([tab, rights]) => [
    tab,
    { anyOf: rights.map(right => ['sub_activities', right] as const) },
  ]),
)
