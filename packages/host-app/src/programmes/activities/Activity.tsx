import { type ActivityRecord, readActivity } from '@portal/contract/programmes/activities'
import { activityDeletion } from '@portal/contract/programmes/activity-deletion'
import { Banner } from '@portal/ui/Banner'
import { Breadcrumbs, type Crumb } from '@portal/ui/Breadcrumbs'
import { Meter } from '@portal/ui/Meter'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useRead } from '../../blocks/api/use-read.ts'
import { oneOf, useQuery } from '../../blocks/navigation/use-query.ts'
import { useRestoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { RecordScreen } from '../../blocks/record/RecordScreen.tsx'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useMay } from '../../core/session/session.ts'
import { useActivityTexts } from '../../core/texts/programmes.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { DeleteWithImpact } from '../../workspace/deletion-impact/DeleteWithImpact.tsx'
import { ActivityActions } from './command/ActivityActions.tsx'
import { CommandDialog } from './command/CommandDialog.tsx'
import { type ActivityCommandName, commandsOn } from './command/commands.ts'
import { EditActivity } from './EditActivity.tsx'
import { ActivityState, Delayed } from './shared/ActivityState.tsx'
import { useActivityFacts } from './use-activity-facts.tsx'
import { useActivityHistory } from './use-activity-history.tsx'
import { useActivityTabs } from './use-activity-tabs.tsx'

/** Breadcrumbs of an activity: its project, or the person's assigned activities if they can't see projects. */
const useCrumbs = () => {
  const shell = useShellTexts()
  const seesProjects = useMay(['projects', 'view'])
  return (row: ActivityRecord | undefined): readonly Crumb[] => {
    if (!seesProjects || row?.sees_project === false)
      return [{ label: shell('pages.CoordinatorActivities'), href: '/staff/coordinator/activities' }]
    const all = { label: shell('pages.Projects'), href: '/staff/projects' }
    return row ? [all, { label: row.project.name, href: `/staff/project/${row.project.id}?tab=activities` }] : [all]
  }
}

/** One activity: state, actions, and tabs for its texts, reports, sub-activities, and team. */
const Activity = () => {
  const t = useActivityTexts()
  const { id = '' } = useCurrentRoute().params
  const { get, set } = useQuery()
  const [, navigate] = useLocation()
  const [done, setDone] = useState<ActivityCommandName>()
  const read = useRead(readActivity, { id })
  const row = read.data?.data
  const act = get('act')
  const command = row && oneOf(commandsOn(row), act)
  const crumbsOf = useCrumbs()
  const factsOf = useActivityFacts()
  const tabsOf = useActivityTabs()
  const historyOf = useActivityHistory()
  const stop = () => set({ act: undefined })
  useRestoreFocus(act)

  const edited = (now: ActivityRecord) => ({
    title: t('edit_title', { name: now.name }),
    children: <EditActivity onAway={stop} row={now} />,
  })
  const shown = (now: ActivityRecord) => ({
    title: now.name,
    status: (
      <>
        <ActivityState state={now.state} />
        <Delayed row={now} />
      </>
    ),
    action: <ActivityActions row={now} />,
    lead: (
      <>
        {done && (
          <Banner isLive onDismiss={() => setDone(undefined)} tone="success">
            {t(`commands.${done}.done`)}
          </Banner>
        )}
        <Meter label={t('completion')} value={now.completion} />
      </>
    ),
    facts: factsOf(now),
    tabs: tabsOf(now),
    history: historyOf(now),
  })
  return (
    <>
      <RecordScreen
        breadcrumb={<Breadcrumbs crumbs={crumbsOf(row)} />}
        read={read}
        show={now => (now.can.edit && act === 'edit' ? edited(now) : shown(now))}
        title={t('activity')}
      />
      {command && (
        <CommandDialog
          key={command}
          name={command}
          onAway={stop}
          onDone={() => {
            setDone(command)
            stop()
          }}
          row={row}
        />
      )}
      {row?.can.delete && act === 'delete' && (
        <DeleteWithImpact
          deleted={t('deleted')}
          endpoints={activityDeletion}
          onClose={stop}
          onDone={() => navigate(crumbsOf(row).at(-1)?.href ?? '/staff', { replace: true })}
          record={{ id, version: row.version }}
          title={t('delete_title', { name: row.name })}
        />
      )}
    </>
  )
}

export default Activity
