import { type Catalogue, lookupIn } from '@portal/ui/texts'
import arExpenses from '../../../../packages/host-app/src/locales/ar/money/expenses.json'
import arActivities from '../../../../packages/host-app/src/locales/ar/programmes/activities.json'
import arProjects from '../../../../packages/host-app/src/locales/ar/programmes/projects.json'
import arReports from '../../../../packages/host-app/src/locales/ar/workspace/reports.json'
import expenses from '../../../../packages/host-app/src/locales/en/money/expenses.json'
import activities from '../../../../packages/host-app/src/locales/en/programmes/activities.json'
import projects from '../../../../packages/host-app/src/locales/en/programmes/projects.json'
import reports from '../../../../packages/host-app/src/locales/en/workspace/reports.json'
import type { ReportWords } from '../../../../packages/host-app/src/programmes/projects/reports/tables/report-words.ts'

const english: Catalogue = { reports, projects, activities, expenses }
const arabic: Catalogue = {
  reports: arReports,
  projects: arProjects,
  activities: arActivities,
  expenses: arExpenses,
}

export const wordsIn = (language: 'en' | 'ar'): ReportWords => {
  const isArabic = language === 'ar'
  const find = lookupIn(language, isArabic ? arabic : english, english)
  const of = (namespace: string) => (key: string, values?: Parameters<typeof find>[2]) => find(namespace, key, values)
  return {
    language,
    find,
    direction: isArabic ? 'rtl' : 'ltr',
    t: of('reports'),
    project: of('projects'),
    activity: of('activities'),
    expense: of('expenses'),
    nameOf: person => (isArabic ? person.full_name_ar : person.full_name_en),
  }
}
