import { type AccountType, accountTypes } from '@portal/contract/core/rights/accounts'
import type { Privilege } from '@portal/contract/core/rights/privileges'

/** Shared by all demo accounts. */
export const demoPassword = 'Portal-Demo-2026'

export interface DemoPerson {
  readonly name: string
  readonly type: AccountType
  readonly en: readonly [first: string, last: string]
  readonly ar: readonly [first: string, last: string]
  /** In addition to the type's starting profile. */
  readonly privileges: readonly Privilege[]
}

const names: Record<AccountType, Pick<DemoPerson, 'en' | 'ar'>> = {
  project_director: { en: ['Rana', 'Haddad'], ar: ['رنا', 'حداد'] },
  project_coordinator: { en: ['Omar', 'Khalil'], ar: ['عمر', 'خليل'] },
  project_officer: { en: ['Lina', 'Sabbagh'], ar: ['لينا', 'صباغ'] },
  activity_coordinator: { en: ['Yousef', 'Darwish'], ar: ['يوسف', 'درويش'] },
  instructor: { en: ['Maya', 'Aziz'], ar: ['مايا', 'عزيز'] },
  trainee: { en: ['Sami', 'Nasser'], ar: ['سامي', 'ناصر'] },
  user: { en: ['Huda', 'Ibrahim'], ar: ['هدى', 'إبراهيم'] },
  staff: { en: ['Karim', 'Mansour'], ar: ['كريم', 'منصور'] },
  sysadmin: { en: ['Nour', 'Saleh'], ar: ['نور', 'صالح'] },
}

const grants = (group: string, ...commands: string[]): Privilege[] => commands.map(command => ({ group, command }))

const signer = [...grants('signatures', 'view', 'sign'), ...grants('delegations', 'view_own', 'add', 'edit', 'delete')]

const special = (name: string, en: DemoPerson['en'], ar: DemoPerson['ar'], ...commands: string[]): DemoPerson => ({
  name,
  type: 'staff',
  en,
  ar,
  privileges: [...signer, ...grants('specials', ...commands)],
})

const beyondProfile: Partial<Record<AccountType, readonly Privilege[]>> = {
  activity_coordinator: grants('sub_activities', 'fill_questions', 'view_results', 'view_answers'),
}

/** One account per type, a second user who instructs, and one account per special role. */
export const demoPeople: readonly DemoPerson[] = [
  ...accountTypes.map(type => ({ name: type, type, ...names[type], privileges: beyondProfile[type] ?? [] })),
  {
    name: 'user2',
    type: 'user',
    en: ['Tarek', 'Zein'],
    ar: ['طارق', 'زين'],
    privileges: grants('instructors', 'instructor_pages', 'upload_files'),
  },
  {
    name: 'complaints_officer',
    type: 'staff',
    en: ['Salma', 'Qasem'],
    ar: ['سلمى', 'قاسم'],
    privileges: grants('complaints', 'view_all', 'reply'),
  },
  special('direct_manager', ['Fadi', 'Rizk'], ['فادي', 'رزق']),
  special('budget_holder_100', ['Dima', 'Shami'], ['ديمة', 'شامي'], 'budget_hold_100'),
  special('budget_holder_250', ['Bilal', 'Hasan'], ['بلال', 'حسن'], 'budget_hold_250'),
  special('budget_holder_500', ['Rima', 'Farah'], ['ريما', 'فرح'], 'budget_hold_500'),
  special('budget_holder_3000', ['Walid', 'Issa'], ['وليد', 'عيسى'], 'budget_hold_3000'),
  special('budget_holder_10000', ['Hala', 'Jaber'], ['هالة', 'جابر'], 'budget_hold_10000'),
  special('budget_holder_unlimited', ['Ziad', 'Malki'], ['زياد', 'مالكي'], 'budget_hold_unlimited'),
  special('ceo', ['Amal', 'Kurdi'], ['أمل', 'كردي'], 'ceo'),
  special('procurement_syria', ['Anas', 'Halabi'], ['أنس', 'حلبي'], 'procurement_officer_syria'),
  special('procurement_turkey', ['Elif', 'Demir'], ['إيليف', 'ديمير'], 'procurement_officer_turkey'),
  special('accounting_syria', ['Rasha', 'Omari'], ['رشا', 'عمري'], 'accounting_officer_syria'),
  special('accounting_turkey', ['Mehmet', 'Kaya'], ['محمد', 'كايا'], 'accounting_officer_turkey'),
  special('operations_syria', ['Jamal', 'Tayeb'], ['جمال', 'طيب'], 'operations_officer_syria'),
  special('operations_turkey', ['Zeynep', 'Arslan'], ['زينب', 'أرسلان'], 'operations_officer_turkey'),
]

export const demoEmail = (name: string): string => `${name}@demo.test`
