import {
  allImportFields,
  type ImportField,
  type ImportKind,
  importFields,
} from '@portal/contract/core/tables/import-fields'
import type { ImportColumns } from '@portal/contract/money/expenses/imports'
import { currencyNamed, UNCLEAR } from '@portal/ui/number'
import { dataRows, type FileTable, shownAbout } from './table.ts'

/** Currency signs, and codes and names that aren't also other words, unlike the codes `ALL` and `TOP`. */
const MENTION =
  /US\$|[$€£₺]|(?<!\p{L})(?:EUR|USD|TRY|GBP|SYP|LBP|JOD|IQD|SAR|AED|EGP|CHF|T[Ll]|[Ee]uros?|[Aa]vro|ل\.س|ل\.ت|يورو|دولار)(?!\p{L})/gu

/** The currency in a column's title, such as "Amount (EUR)". Null if there is none. */
export const currencyInTitle = (title: string): string | null => {
  const found = new Set((title.match(MENTION) ?? []).flatMap(mention => currencyNamed(mention) ?? []))
  const [one = null] = found
  return found.size > 1 ? UNCLEAR : one
}

/** The title without its currency and the empty brackets left behind. */
export const withoutCurrency = (title: string): string =>
  title
    .replace(MENTION, mention => (currencyNamed(mention) === undefined ? mention : ''))
    .replace(/[([]\s*[)\]]/g, '')
    .trim()

/** Common titles of the fields in both languages, folded. */
const titles: Readonly<Record<ImportField, readonly string[]>> = {
  category_code: ['category code', 'category', 'رمز الفئة', 'الفئة'],
  category_name: ['category name', 'اسم الفئة'],
  code: ['code', 'line', 'line code', 'budget code', 'item code', 'الرمز', 'رمز البند'],
  item_code: [
    'item code',
    'line code',
    'budget code',
    'code',
    'budget line',
    'line',
    'رمز البند',
    'بند الميزانية',
    'البند',
    'الرمز',
  ],
  name: ['name', 'item', 'item name', 'line name', 'description', 'الاسم', 'اسم البند', 'البيان', 'الوصف'],
  amount: ['amount', 'quantity', 'qty', 'quantity or amount', 'الكمية', 'العدد', 'المبلغ', 'الكمية أو المبلغ'],
  price: ['price', 'unit price', 'unit cost', 'cost', 'السعر', 'سعر الوحدة'],
  unit: ['unit', 'الوحدة'],
  frequency: ['frequency', 'times', 'months', 'التكرار', 'المدة'],
  load_percentage: ['load percentage', 'load', 'load %', '%', 'نسبة التحميل', 'النسبة'],
  accounting_code: ['accounting code', 'account', 'الرمز المحاسبي', 'الحساب'],
  notes: ['notes', 'remarks', 'ملاحظات'],
  date: ['date', 'التاريخ'],
  description: ['description', 'details', 'البيان', 'الوصف'],
  reference: ['reference', 'voucher', 'receipt', 'invoice', 'المرجع', 'رقم السند', 'الفاتورة'],
  currency: [
    ...['currency', 'currency code', 'para birimi', 'döviz', 'العملة', 'عملة', 'رمز العملة'],
    // Title beside amounts in downloaded lists.
    ...['amount, currency', 'المبلغ، العملة'],
  ],
  activity_code: ['activity code', 'activity', 'رمز النشاط', 'النشاط'],
  reason: ['reason', 'reason for refund', 'السبب', 'سبب الاسترداد'],
}

const SAMPLES = 3

/** Normalises a title for comparison: lower case, single spaces. */
export const folded = (title: string) => title.toLowerCase().replaceAll('_', ' ').replace(/\s+/g, ' ').trim()

/**
 * Matches columns to fields by title, ignoring any currency in it. Matches each field at most once, in the order of
 * `fields`, and skips hidden columns.
 */
export const matchColumns = <Field extends string>(
  fields: readonly Field[],
  names: Readonly<Record<Field, readonly string[]>>,
  table: FileTable,
) => {
  const { rows, about } = table
  const [first = [], ...rest] = rows
  const width = Math.max(...rows.map(row => row.length))
  const isHidden = (at: number) => about.hidden_columns.includes(at)
  const found = Array.from({ length: width }, (_, at) => folded(withoutCurrency(first[at]?.text ?? '')))
  const taken = new Map<number, Field>()
  for (const field of fields) {
    const at = found.findIndex((name, index) => !taken.has(index) && !isHidden(index) && names[field].includes(name))
    if (at >= 0) taken.set(at, field)
  }
  return {
    rows: dataRows(table, true).length,
    columns: found.map((_, at) => ({
      title: first[at]?.text ?? '',
      samples: rest.flatMap(row => row[at]?.text || []).slice(0, SAMPLES),
      field: taken.get(at) ?? null,
      is_hidden: isHidden(at),
    })),
    about: shownAbout(table),
  }
}

/** Columns of a file for a budget. */
export const budgetColumnsOf = (kind: ImportKind, table: FileTable): ImportColumns => {
  const fields: readonly ImportField[] = [...importFields[kind].required, ...importFields[kind].optional]
  return matchColumns(
    allImportFields.filter(one => fields.includes(one)),
    titles,
    table,
  )
}
