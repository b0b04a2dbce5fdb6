import * as z from 'zod/mini'
import {
  arabicName,
  choice,
  country,
  day,
  email,
  englishName,
  line,
  newPassword,
  optionalDay,
  optionalLine,
} from '../../core/fields/fields.ts'
import { languages, limits } from '../../core/fields/limits.ts'
import { ruleDay } from '../../core/fields/rule-day.ts'

/** Specification section 3. */
export const genders = ['male', 'female'] as const

/** Specification section 3. */
export const educationLevels = ['under_graduate', 'graduated', 'master', 'phd'] as const

const ageOn = (birth: string, today: string): number => {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return birth.slice(5) > today.slice(5) ? years - 1 : years
}

/** Fields that people fill in and may change. */
export const profile = z.object({
  first_name_en: englishName(),
  last_name_en: englishName(),
  first_name_ar: arabicName(),
  last_name_ar: arabicName(),
  gender: choice(genders),
  birth_place: optionalLine(),
  birth_date: day().check(z.refine(value => ageOn(value, ruleDay()) >= limits.age_min, { error: 'age_min' })),
  residence_country: country(),
  residence_state: optionalLine(),
  education_level: choice(educationLevels),
  phone: line(32).check(z.regex(/^\+?[0-9 ()-]{6,}$/, { error: 'wrong_type' })),
  work_place: optionalLine(),
  work_position: optionalLine(),
  work_start_date: optionalDay(),
  direct_manager: optionalLine(),
})

// Makes a field optional but keeps its error codes.
const orEmpty = (schema: z.ZodMiniType<string, string>) =>
  z.optional(
    z.string({ error: ({ input }) => schema.safeParse(input).error?.issues[0]?.message ?? 'wrong_type' }).check(
      z.check(context => {
        const { error } = context.value === '' ? {} : schema.safeParse(context.value)
        for (const { message } of error?.issues ?? [])
          context.issues.push({ code: 'custom', message, input: context.value, path: [] })
      }),
    ),
  )

/** For accounts that somebody else creates. Requires the names only. */
export const partialProfile = z.object({
  ...profile.shape,
  gender: orEmpty(profile.shape.gender),
  birth_date: orEmpty(profile.shape.birth_date),
  residence_country: orEmpty(profile.shape.residence_country),
  education_level: orEmpty(profile.shape.education_level),
  phone: orEmpty(profile.shape.phone),
})

/** Fields that were never filled in are null. */
export const profileRecord = z.object({
  first_name_en: z.string(),
  last_name_en: z.string(),
  first_name_ar: z.string(),
  last_name_ar: z.string(),
  gender: z.nullable(z.enum(genders)),
  birth_place: z.nullable(z.string()),
  birth_date: z.nullable(z.string()),
  residence_country: z.nullable(z.string()),
  residence_state: z.nullable(z.string()),
  education_level: z.nullable(z.enum(educationLevels)),
  phone: z.nullable(z.string()),
  work_place: z.nullable(z.string()),
  work_position: z.nullable(z.string()),
  work_start_date: z.nullable(z.string()),
  direct_manager: z.nullable(z.string()),
})

export const signUpDraft = z.extend(profile, {
  email: email(),
  password: newPassword(),
  language: z.optional(choice(languages)),
  terms: z.literal(true, { error: 'terms_required' }),
})
