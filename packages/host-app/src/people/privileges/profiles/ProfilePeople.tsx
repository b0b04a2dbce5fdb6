import { type PrivilegeProfile, takeProfile } from '@portal/contract/people/privileges/privilege-profiles'
import { listUsers } from '@portal/contract/people/users/users'
import { Banner } from '@portal/ui/Banner'
import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { usePages } from '../../../blocks/api/use-read.ts'
import { Loaded } from '../../../blocks/feedback/Loaded.tsx'
import { MoreRows } from '../../../blocks/list/ListFoot.tsx'
import { useMay } from '../../../core/session/session.ts'
import { usePrivilegeProfileTexts } from '../../../core/texts/people.ts'
import { PersonRow } from '../../people/PersonRow.tsx'
import { list } from '../../people/people.css.ts'
import { useNameOf } from '../../people/use-name-of.ts'
import { GiveProfile } from './GiveProfile.tsx'
import { useGiving } from './use-giving.ts'

/** The people who have a profile. Gives it to one person or removes it from one at a time. Each step can be undone. */
export const ProfilePeople = ({ profile }: { profile: PrivilegeProfile }) => {
  const t = usePrivilegeProfileTexts()
  const nameOf = useNameOf()
  const controls = useMay(takeProfile.needs)
  const { give, take, problem } = useGiving(profile.id)
  const pages = usePages(listUsers, { profile_id: profile.id })
  return (
    <Stack gap="large">
      <Loaded placeholder={<Skeleton lines={4} />} read={pages.read}>
        {rows => (
          <>
            {problem && (
              <Banner isLive tone="danger">
                {problem}
              </Banner>
            )}
            {rows.length === 0 && <Text tone="muted">{t('nobody')}</Text>}
            {rows.length > 0 && (
              <ul aria-label={t('people')} className={list}>
                {rows.map(person => (
                  <PersonRow key={person.id} person={person}>
                    {controls && profile.can.give && (
                      <IconButton
                        icon={<Icon name="close" size="small" />}
                        label={t('take_from', { name: nameOf(person) })}
                        onPress={() => void take(person)}
                        size="small"
                      />
                    )}
                  </PersonRow>
                ))}
              </ul>
            )}
            <MoreRows label={t('more_people')} pages={pages} />
            {controls && (
              <Section level={3} title={t('give')}>
                {profile.can.give ? (
                  <GiveProfile onGive={person => void give(person)} profileId={profile.id} />
                ) : (
                  <Text tone="muted">{t('give_refused')}</Text>
                )}
              </Section>
            )}
          </>
        )}
      </Loaded>
    </Stack>
  )
}
