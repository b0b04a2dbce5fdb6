import type { BudgetReport, ProjectReport } from '@portal/contract/workspace/reports'

const salma = {
  id: '0198c0de-0000-7000-8000-0000000000a1',
  full_name_en: 'Salma Qasem',
  full_name_ar: 'سلمى قاسم',
}

export const projectId = '0198c0de-0000-7000-8000-000000000001'

const period = { start_date: '2026-01-01', end_date: '2026-03-31' }
const money = { currency: 'eur' as const, usd_rate: 1.1, usd_rate_date: '2026-01-01' }
const whole = {
  ...{ total_minor: 123_456, spent_minor: 30_000, spent_usd_minor: 36_000, without_rate: 0 },
  ...{ committed_minor: 456, surplus_minor: 93_000 },
}
const nothing = { edit: false, delete: false }

const line = {
  id: '0198c0de-0000-7000-8000-0000000000d1',
  category_id: '0198c0de-0000-7000-8000-0000000000c1',
  code: '001',
  name: 'مدرّبة',
  amount: 1.5,
  unit: null,
  frequency: 2,
  price_minor: 41_152,
  load_percentage: 33.33,
  accounting_code: '=1+1',
  notes: 'Half a year',
  transferred_minor: 0,
  version: 1,
  can: { ...nothing, edit_expense: false },
  ...whole,
}

const expense = {
  id: '0198c0de-0000-7000-8000-0000000000e1',
  item: { id: line.id, code: line.code, name: line.name },
  category: { id: line.category_id, code: 'A', name: 'Staff' },
  date: '2026-02-28',
  amount_minor: 30_000,
  currency: 'eur' as const,
  usd_rate: 1.2,
  usd_minor: 36_000,
  description: 'Fees of February',
  reference: '0042',
  reason: null,
  original: null,
  activity: null,
  request_line: null,
  created_at: '2026-03-01T10:00:00.000Z',
  by: salma,
  version: 1,
  can: nothing,
}

const month = {
  month: '2026-02',
  phase: 'past' as const,
  plan_minor: 40_000,
  actual_minor: 30_000,
  variance_minor: -10_000,
  variance_percent: -25,
  cumulative_plan_minor: 40_000,
  cumulative_actual_minor: 30_000,
  needs_explanation: true,
  is_closed: false,
  explanation: { text: 'Late permits', by: salma, at: '2026-03-02T10:00:00.000Z' },
  unexplained: null,
  version: 2,
}

const coming = {
  ...month,
  month: '2026-03',
  phase: 'coming' as const,
  actual_minor: 0,
  cumulative_plan_minor: 80_000,
  needs_explanation: false,
  is_closed: false,
  explanation: null,
}

const project = { id: projectId, code: 'WTR/1', name: 'Water', ...period }
const budget = { ...project, ...money, budget_minor: 200_000 }

/** A budget in euros with one line, one expense, and two months. The second month is in the future. */
export const givenBudget: BudgetReport = {
  as_of: '2026-03-01',
  budget: {
    project: { ...budget, overrun_minor: 0 },
    totals: whole,
    categories: [{ id: line.category_id, code: 'A', name: 'Staff', version: 1, can: nothing, ...whole }],
    items: [line],
    can: {
      add: false,
      add_item: false,
      edit_item: false,
      delete_item: false,
      delete: false,
      import_items: false,
      import_expenses: false,
      download_report: true,
      explain_overrun: false,
    },
  },
  expenses: [expense],
  monthly: {
    project: { ...project, currency: 'eur' },
    this_month: '2026-03',
    ...{ compared: 'forecast', baseline: null },
    months: [month, coming],
    totals: whole,
    burn_percent: 24.3,
    time_percent: 66.7,
    planned_beneficiaries: 0,
    actual_beneficiaries: 0,
    beneficiaries_percent: null,
    can: { explain: false, close: false, reopen: false },
  },
}

/** A project with a visible budget and one activity. */
export const givenProject: ProjectReport = {
  as_of: '2026-03-01',
  project: {
    ...budget,
    donor: { id: salma.id, code: 'D', full_name: 'River Fund' },
    contract_code: null,
    type: 'training',
    phase: 'running',
    financial_code: '41.110',
    drive_link: 'https://drive.example.org/folders/wtr-1',
    program_size: 'small',
    created_at: '2026-01-01T10:00:00.000Z',
    version: 1,
    can: {
      ...nothing,
      assign_users: false,
      download_report: true,
      add_activity: false,
      view_activities: true,
      view_budget: true,
      download_budget_report: true,
    },
    used_period: null,
    lines_minor: null,
    team: [{ ...salma, type: 'project_officer', email: 'salma@example.org' }],
  },
  activities: [
    {
      id: '0198c0de-0000-7000-8000-0000000000b1',
      project: { id: projectId, code: 'WTR/1', name: 'Water', currency: 'eur', ...period },
      code: 'A-01',
      name: 'Wells',
      type: null,
      general_type: 'general',
      state: 'in_progress',
      ...period,
      actual_start: '2026-01-02',
      actual_end: null,
      is_delayed: true,
      completion: 40,
      planned_beneficiaries: 1200,
      actual_beneficiaries: 300,
      planned_value_minor: 100_000,
      actual_cost_minor: 50_050,
      attendance_method: 'physical',
      version: 1,
      can: {
        ...nothing,
        assign_users: false,
        update: false,
        start: false,
        hold: false,
        resume: false,
        complete: false,
        reopen: false,
        view_sub_activities: false,
        add_sub_activity: false,
      },
    },
  ],
  totals: whole,
}
