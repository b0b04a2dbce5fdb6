import type { CurrentUser } from '@portal/contract/people/access/access'
import { CommandPalette } from '@portal/ui/CommandPalette'
import { useCurrentRoute } from '../../../core/routing/route-context.ts'
import { usePaletteTexts } from '../../../core/texts/texts.ts'
import { readRecent } from './recent.ts'
import { ShortcutList } from './ShortcutList.tsx'
import type { PaletteActions } from './use-actions.ts'
import { useCommands } from './use-commands.ts'
import { useRecords } from './use-records.ts'

export type Opened = 'palette' | 'shortcuts' | null

interface PagePaletteProps extends Omit<PaletteActions, 'showShortcuts'> {
  user: CurrentUser
  opened: Opened
  onOpen: (opened: Opened) => void
}

/** The command palette (Ctrl or Cmd with K): goes to any page the person may see, and runs global actions. */
export const PagePalette = ({ user, opened, onOpen, ...actions }: PagePaletteProps) => {
  const t = usePaletteTexts()
  const { page } = useCurrentRoute()
  const { groups, run } = useCommands(user, { ...actions, showShortcuts: () => onOpen('shortcuts') })
  const records = useRecords(user)
  const close = () => onOpen(null)
  return (
    <>
      <CommandPalette
        found={records.groups}
        groups={groups}
        isOpen={opened === 'palette'}
        isSearching={records.isSearching}
        label={t('label')}
        onChoose={run}
        onClose={close}
        onQuery={records.find}
        problem={records.hasFailed ? t('records_failed') : undefined}
        recent={readRecent(user.id).filter(name => name !== page.name)}
      />
      <ShortcutList isOpen={opened === 'shortcuts'} onClose={close} />
    </>
  )
}
