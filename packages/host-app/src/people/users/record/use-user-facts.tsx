import type { UserRecord } from '@portal/contract/people/users/users'
import { useCountryName } from '@portal/ui/CountrySelect'
import { DateText } from '@portal/ui/DateText'
import type { Fact } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { isolatedList } from '@portal/ui/texts'
import { useProfileTexts, useUserTexts } from '../../../core/texts/people.ts'
import { useProfileName } from '../../../core/texts/profile-name.ts'
import { useAuthTexts } from '../../../core/texts/texts.ts'
import { CopiedLink } from '../actions/CopiedLink.tsx'

/** Facts of an account and its person. Omits unknown ones. */
export const useUserFacts = () => {
  const t = useUserTexts()
  const auth = useAuthTexts()
  const profile = useProfileTexts()
  const nameOfProfile = useProfileName()
  const countryOf = useCountryName()

  const day = (label: string, value: string | null) => (value ? [{ label, value: <DateText value={value} /> }] : [])
  const words = (label: string, value: string | null) =>
    value ? [{ label, value: <Isolate direction="auto">{value}</Isolate> }] : []

  const accountOf = (row: UserRecord): readonly Fact[] => [
    { label: auth('email'), value: <Isolate direction="ltr">{row.email}</Isolate> },
    { label: t('type'), value: auth(`privileges.${row.type}`) },
    {
      label: t('verification'),
      value: t(
        row.verification === 'verified' && !row.is_email_mailed ? 'not_by_mail' : `verifications.${row.verification}`,
      ),
    },
    ...(row.invitation_copied
      ? [{ label: t('link_copied'), value: <CopiedLink copied={row.invitation_copied} /> }]
      : []),
    {
      label: t('last_seen'),
      value: row.last_seen_at ? <DateText format="datetime" value={row.last_seen_at} /> : t('never'),
    },
    ...(row.profiles.length > 0
      ? [{ label: t('profiles'), value: isolatedList(row.profiles.map(nameOfProfile)) }]
      : []),
    { label: t('second_factor'), value: t(row.has_second_factor ? 'set_up' : 'not_set_up') },
    { label: t('language'), value: t(`languages.${row.language}`) },
    { label: t('added'), value: <DateText value={row.created_at} /> },
    ...day(t('deletion_requested'), row.deletion_requested_at),
  ]

  const personOf = (row: UserRecord): readonly Fact[] => [
    ...words(profile('names_en'), `${row.first_name_en} ${row.last_name_en}`),
    ...words(profile('names_ar'), `${row.first_name_ar} ${row.last_name_ar}`),
    ...(row.gender ? [{ label: profile('gender'), value: profile(`genders.${row.gender}`) }] : []),
    ...day(profile('birth_date'), row.birth_date),
    ...words(profile('birth_place'), row.birth_place),
    ...(row.residence_country
      ? [{ label: profile('residence_country'), value: countryOf(row.residence_country) }]
      : []),
    ...words(profile('residence_state'), row.residence_state),
    ...(row.phone ? [{ label: profile('phone'), value: <Isolate direction="ltr">{row.phone}</Isolate> }] : []),
    ...(row.education_level
      ? [{ label: profile('education_level'), value: profile(`education_levels.${row.education_level}`) }]
      : []),
    ...words(profile('work_place'), row.work_place),
    ...words(profile('work_position'), row.work_position),
    ...day(profile('work_start_date'), row.work_start_date),
    ...words(profile('direct_manager'), row.direct_manager),
  ]

  return (row: UserRecord): readonly Fact[] => [...accountOf(row), ...personOf(row)]
}
