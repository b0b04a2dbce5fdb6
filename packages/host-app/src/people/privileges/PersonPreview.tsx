import { isUserArea } from '@portal/contract/core/rights/needs'
import { previewUser } from '@portal/contract/people/privileges/user-privileges'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Section } from '@portal/ui/Section'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../blocks/api/use-read.ts'
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { drawerGroupsOf, navTargetsOf } from '../../core/routing/offered-pages.ts'
import type { PageRoute } from '../../core/routing/routes.ts'
import { usePrivilegeTexts } from '../../core/texts/people.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { privilegeAreas } from './matrix/areas.ts'
import { useJoined } from './matrix/use-names-by-area.ts'

interface PersonPreviewProps {
  userId: string
  /** Heading level. */
  level: 2 | 3
}

/** What a person sees: their menu entries, and the number of records in each area. */
export const PersonPreview = ({ userId, level }: PersonPreviewProps) => {
  const t = usePrivilegeTexts()
  const shell = useShellTexts()
  const joined = useJoined()
  const read = useRead(previewUser, { id: userId })
  return (
    <Stack gap="large">
      <Loaded placeholder={<Skeleton lines={6} />} read={read}>
        {({ data: { rows, ...person } }) => {
          const namesOf = (pages: readonly PageRoute[]) => joined(pages.map(({ name }) => shell(`pages.${name}`)))
          const menu = isUserArea(person)
            ? [{ label: t('general'), value: namesOf(navTargetsOf(person)) }]
            : drawerGroupsOf(person)
                .filter(({ pages }) => pages.length > 0)
                .map(({ group, pages }) => ({
                  label: group === 'general' ? t('general') : shell(`drawer_groups.${group}`),
                  value: namesOf(pages),
                }))
          const counts = privilegeAreas.flatMap(({ id }) =>
            rows
              .filter(({ area }) => area === id)
              .map(({ count }) => ({ label: t(`areas.${id}`), value: <Isolate>{String(count)}</Isolate> })),
          )
          return (
            <>
              <Section level={level} title={t('preview_drawer')}>
                <DescriptionList columns="one" facts={menu} />
              </Section>
              <Section level={level} title={t('preview_rows')}>
                {counts.length > 0 ? (
                  <DescriptionList facts={counts} />
                ) : (
                  <Text tone="muted">{t('preview_nothing')}</Text>
                )}
              </Section>
            </>
          )
        }}
      </Loaded>
    </Stack>
  )
}
