import { type AccountType, accountTypes } from '@portal/contract/core/rights/accounts'
import type { UserImportField } from '@portal/contract/people/users/user-imports'

/** Common column titles in both languages, normalised. */
export const titles: Readonly<Record<UserImportField, readonly string[]>> = {
  email: ['email', 'e-mail', 'email address', 'mail', 'البريد الإلكتروني', 'البريد', 'الإيميل'],
  first_name_en: ['first name', 'first name en', 'first name (english)', 'first name in english', 'الاسم بالإنكليزية'],
  last_name_en: ['last name', 'last name en', 'last name (english)', 'surname', 'family name', 'الكنية بالإنكليزية'],
  first_name_ar: [
    'first name ar',
    'first name (arabic)',
    'first name in arabic',
    'الاسم',
    'الاسم الأول',
    'الاسم بالعربية',
  ],
  last_name_ar: [
    'last name ar',
    'last name (arabic)',
    'last name in arabic',
    'الكنية',
    'اسم العائلة',
    'الكنية بالعربية',
  ],
  type: ['type', 'account type', 'role', 'نوع الحساب', 'النوع', 'الدور'],
  language: ['language', 'اللغة'],
  gender: ['gender', 'sex', 'الجنس'],
  phone: ['phone', 'mobile', 'phone number', 'الهاتف', 'رقم الهاتف', 'الجوال'],
  birth_date: ['birth date', 'date of birth', 'تاريخ الميلاد'],
  education_level: ['education level', 'education', 'المستوى التعليمي', 'المؤهل العلمي'],
  work_place: ['work place', 'workplace', 'مكان العمل'],
  work_position: ['work position', 'position', 'job title', 'المسمى الوظيفي', 'الوظيفة'],
  work_start_date: ['work start date', 'start date', 'تاريخ بدء العمل', 'تاريخ المباشرة'],
  direct_manager: ['direct manager', 'manager', 'المدير المباشر'],
}

/** Common spellings of choices, by field, normalised. Includes the portal's Arabic terms. */
const choices: Readonly<Partial<Record<UserImportField, Readonly<Record<string, string>>>>> = {
  type: {
    'مدير المشروع': 'project_director' satisfies AccountType,
    'منسق المشروع': 'project_coordinator' satisfies AccountType,
    'مسؤول المشروع': 'project_officer' satisfies AccountType,
    'منسق النشاط': 'activity_coordinator' satisfies AccountType,
    مدرب: 'instructor' satisfies AccountType,
    متدرب: 'trainee' satisfies AccountType,
    مستخدم: 'user' satisfies AccountType,
    موظف: 'staff' satisfies AccountType,
    ...Object.fromEntries(accountTypes.map(type => [type.replaceAll('_', ' '), type])),
  },
  language: { english: 'en', arabic: 'ar', turkish: 'tr', الإنكليزية: 'en', العربية: 'ar', التركية: 'tr' },
  gender: { m: 'male', f: 'female', ذكر: 'male', أنثى: 'female', انثى: 'female' },
  education_level: {
    'under graduate': 'under_graduate',
    bachelor: 'graduated',
    جامعي: 'graduated',
    ماجستير: 'master',
    دكتوراه: 'phd',
  },
}

/** The choice that a cell means, or else its text. */
export const wordOf = (field: UserImportField, text: string): string => {
  const known = choices[field]
  if (!known) return text
  const folded = text.toLowerCase().replaceAll('_', ' ').replace(/\s+/g, ' ').trim()
  return known[folded] ?? folded
}
