import type { TrainingPerson } from '@portal/contract/training_people'
import { idOf } from './support/fake-rows.ts'

const names = [
  ['Huda Ibrahim', 'هدى إبراهيم', 'SY', 'Idlib'],
  ['Tarek Zein', 'طارق زين', 'TR', 'Gaziantep'],
  ['Sami Nasser', 'سامي ناصر', 'SY', 'Aleppo'],
  ['Amina Al-Khatib', 'أمينة الخطيب', 'SY', null],
  ['Yara Sulaiman', 'يارا سليمان', null, null],
] as const

const personOf = (number: number): TrainingPerson => {
  const [full_name_en, full_name_ar, residence_country, residence_state] = names[number % names.length] ?? names[0]
  const email = `${full_name_en.toLowerCase().replace(' ', '.')}@example.org`
  return {
    ...{ id: idOf(300 + number), full_name_en, full_name_ar, type: 'user', email },
    ...{ residence_country, residence_state, added_at: '2026-10-12T09:00:00.000Z', can: { remove: true } },
  }
}

/** Those who take a training. */
export const trainees: readonly TrainingPerson[] = [0, 1, 2, 3, 4].map(personOf)
