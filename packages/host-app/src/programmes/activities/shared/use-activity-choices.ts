import type { Period } from '@portal/contract/core/fields/periods'
import { type Activity, listActivities, readActivity } from '@portal/contract/programmes/activities'
import { useRead } from '../../../blocks/api/use-read.ts'
import { useChoices } from '../../../blocks/form/use-choices.ts'
import { useMay } from '../../../core/session/session.ts'

type Named = Pick<Activity, 'id' | 'code' | 'name'>

const choiceOf = ({ id, code, name }: Named) => ({ value: id, label: `${code} · ${name}` })

/** The visible activities of a project as choices, including the current one. */
export const useActivityChoices = (projectId: string, activity: Named | null | undefined) =>
  useChoices(listActivities, {
    choiceOf,
    present: activity ? choiceOf(activity) : undefined,
    isAllowed: useMay(['activities', 'view']),
    within: { project_id: projectId },
  })

/** Activities of a project as a filter, including the one in the URL. */
export const useActivityFilter = (projectId: string, named: string | undefined) => {
  const isAllowed = useMay(['activities', 'view'])
  const read = useRead(readActivity, isAllowed && named ? { id: named } : null)
  return useActivityChoices(projectId, read.data?.data)
}

/** The planned dates of the chosen activity. Known for the current one, requested for another. */
export const useActivityPeriod = (
  chosen: string | null,
  present: (Named & Period) | null | undefined,
): Period | undefined => {
  const isPresent = chosen === present?.id
  const read = useRead(readActivity, chosen && !isPresent ? { id: chosen } : null)
  return isPresent ? (present ?? undefined) : read.data?.data
}
