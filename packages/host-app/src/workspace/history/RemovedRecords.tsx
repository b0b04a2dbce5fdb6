import { listRemovedDonors, listRemovedProjects } from '@portal/contract/workspace/removals'
import { Button } from '@portal/ui/Button'
import { Drawer } from '@portal/ui/Drawer'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../blocks/api/use-read.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useRestoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useRemovalTexts } from '../../core/texts/workspace.ts'
import { ChangeList } from './ChangeList.tsx'

const lists = { donors: listRemovedDonors, projects: listRemovedProjects } as const

/** Opens the list of deleted donors or projects whose money was deleted too. Renders nothing if there are none. */
export const RemovedRecords = ({ of }: { of: keyof typeof lists }) => {
  const t = useRemovalTexts()
  const { get, set } = useQuery()
  useRestoreFocus(get('removed') === of ? of : undefined)
  const total = useRead(lists[of], { limit: 1 }).data?.total ?? 0
  if (total === 0) return null
  return (
    <Inline>
      <Button onPress={() => set({ removed: of }, { isStep: true })} size="small" variant="quiet">
        {t(of)}
      </Button>
      {get('removed') === of && (
        <Drawer isOpen onClose={() => set({ removed: undefined })} title={t(of)}>
          <Stack>
            <Text tone="muted">{t('lead')}</Text>
            <ChangeList input={{}} label={t(of)} list={lists[of]} />
          </Stack>
        </Drawer>
      )}
    </Inline>
  )
}
