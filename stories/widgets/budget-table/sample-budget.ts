import { converted, lineTotal, surplusOf } from '@portal/contract/core/fields/money'
import type { BudgetItem } from '@portal/contract/money/budgets/budget-items'
import type { Budget } from '@portal/contract/money/budgets/budgets'
import type { LineTotals } from '@portal/contract/money/budgets/totals'

/** A fixed ID, the same in each run. */
export const idOf = (kind: number, at: number): string =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(at).padStart(12, '0')}`

const names = [
  ['Staff', ['Project coordinator', 'Field officer', 'Accountant', 'Data assistant']],
  ['Training', ['Hall with daily lunch', 'Trainer fees', 'Printed handbooks', 'Certificates']],
  ['Travel', ['Bus for trainees', 'Fuel', 'Visas and permits', 'Per diem']],
  ['Equipment', ['Laptops', 'Projector', 'Generator', 'Network set']],
  ['Running costs', ['Office rent', 'Internet', 'Electricity', 'Bank fees']],
] as const

const arabic = [
  ['الموظفون', ['منسق المشروع', 'موظف ميداني', 'محاسب', 'مساعد بيانات']],
  ['التدريب', ['قاعة مع وجبة غداء', 'أجور المدربين', 'كتيبات مطبوعة', 'شهادات']],
  ['السفر', ['حافلة للمتدربين', 'وقود', 'تأشيرات وتصاريح', 'بدل يومي']],
  ['المعدات', ['حواسيب محمولة', 'جهاز عرض', 'مولدة كهرباء', 'شبكة']],
  ['تكاليف التشغيل', ['إيجار المكتب', 'إنترنت', 'كهرباء', 'رسوم مصرفية']],
] as const

const units = ['month', 'person', 'piece', 'day'] as const
const arabicUnits = ['شهر', 'شخص', 'قطعة', 'يوم'] as const

export const sumOf = (lines: readonly LineTotals[]): LineTotals => ({
  total_minor: lines.reduce((sum, line) => sum + line.total_minor, 0),
  spent_minor: lines.reduce((sum, line) => sum + line.spent_minor, 0),
  spent_usd_minor: lines.reduce((sum, line) => sum + line.spent_usd_minor, 0),
  without_rate: lines.reduce((sum, line) => sum + line.without_rate, 0),
  committed_minor: lines.reduce((sum, line) => sum + line.committed_minor, 0),
  surplus_minor: lines.reduce((sum, line) => sum + line.surplus_minor, 0),
})

/** A line with additional expenses, worth `cents` US cents. Null if the rate is unknown. */
export const spentOf = (item: BudgetItem, minor: number, cents: number | null): BudgetItem => ({
  ...item,
  spent_minor: item.spent_minor + minor,
  spent_usd_minor: item.spent_usd_minor + (cents ?? 0),
  without_rate: item.without_rate + Number(cents === null),
  surplus_minor: item.surplus_minor - minor,
})

interface Wanted {
  lines?: number
  categories?: number
  language?: 'en' | 'ar'
  isReadOnly?: boolean
  /** The only rights that the person has. Default all, or only the report if read-only. */
  holds?: readonly (keyof Budget['can'])[]
  currency?: Budget['project']['currency']
  usd_rate?: number | null
}

/** A budget as the server sends it. The same options give the same budget. */
export const budgetOf = (wanted: Wanted = {}): Budget => {
  const {
    lines = 14,
    categories = 3,
    language = 'en',
    isReadOnly = false,
    holds,
    currency = 'eur',
    usd_rate = 1.0842,
  } = wanted
  const words = language === 'ar' ? arabic : names
  const unit = language === 'ar' ? arabicUnits : units
  const may = (right: keyof Budget['can']) => holds?.includes(right) ?? (!isReadOnly || right === 'download_report')
  // Expenses use a slightly higher rate than the project's.
  const spentIn = (minor: number) => {
    if (currency === 'usd' || minor === 0) return minor
    return usd_rate === null ? 0 : converted(minor, usd_rate + 0.0158)
  }
  const each = Math.ceil(lines / Math.max(1, categories))
  const items = Array.from({ length: categories === 0 ? 0 : lines }, (_, at): BudgetItem => {
    const group = Math.floor(at / each)
    const within = at % each
    const [, list] = words[group % words.length] ?? words[0]
    const figures = {
      amount: (at % 7) + 1,
      frequency: at % 3 === 0 ? 12 : (at % 4) + 1,
      price_minor: 12_500 + ((at * 7919) % 90_000),
      load_percentage: at % 5 === 0 ? 50 : 100,
    }
    const total_minor = lineTotal(figures)
    const spent_minor = at % 4 === 3 ? 0 : Math.floor((total_minor * (at % 3)) / 4)
    const committed_minor = at % 4 === 2 ? Math.floor(total_minor / 10) : 0
    return {
      id: idOf(2, at),
      category_id: idOf(1, group),
      code: `${group + 1}.${within + 1}`,
      name: `${list[within % list.length]}${within < list.length ? '' : ` ${Math.floor(within / list.length) + 1}`}`,
      ...figures,
      unit: unit[at % unit.length] ?? null,
      accounting_code: at % 3 === 0 ? `6${String(100 + (at % 90))}` : null,
      notes: at % 6 === 1 ? (language === 'ar' ? 'بحسب عرض السعر' : 'As in the quotation') : null,
      ...{ total_minor, spent_minor, committed_minor, spent_usd_minor: spentIn(spent_minor), without_rate: 0 },
      surplus_minor: surplusOf({ total_minor, spent_minor, committed_minor }),
      transferred_minor: 0,
      version: 1,
      can: { edit: may('edit_item'), delete: may('delete_item'), edit_expense: !isReadOnly },
    }
  })
  return {
    project: {
      ...{ id: idOf(0, 1), code: 'SYR-24', currency, usd_rate },
      name: language === 'ar' ? 'تعليم في إدلب' : 'Schools in Idlib',
      budget_minor: 90_000_000,
      overrun_minor: 0,
      ...{ start_date: '2026-01-01', end_date: '2026-12-31', usd_rate_date: usd_rate === null ? null : '2026-11-12' },
    },
    totals: sumOf(items),
    categories: Array.from({ length: categories }, (_, at) => ({
      id: idOf(1, at),
      code: String(at + 1),
      name: words[at % words.length]?.[0] ?? '',
      version: 1,
      can: { edit: may('add'), delete: may('delete') },
      ...sumOf(items.filter(({ category_id }) => category_id === idOf(1, at))),
    })),
    items,
    can: {
      add: may('add'),
      add_item: may('add_item'),
      edit_item: may('edit_item'),
      delete_item: may('delete_item'),
      delete: may('delete'),
      import_items: may('import_items'),
      import_expenses: may('import_expenses'),
      explain_overrun: !isReadOnly,
      download_report: may('download_report'),
    },
  }
}
