import { listProjects, type Project, readProject } from '@portal/contract/programmes/projects'
import { useRead } from '../../../blocks/api/use-read.ts'
import { useChoices } from '../../../blocks/form/use-choices.ts'
import { useMay } from '../../../core/session/session.ts'

const choiceOf = ({ id, code, name }: Pick<Project, 'id' | 'code' | 'name'>) => ({
  value: id,
  label: `${code} · ${name}`,
})

/** The visible projects as choices, including the current one. */
export const useProjectChoices = (project: Pick<Project, 'id' | 'code' | 'name'> | undefined) =>
  useChoices(listProjects, {
    choiceOf,
    present: project && choiceOf(project),
    isAllowed: useMay(['projects', 'view']),
  })

/** Projects as a filter, including the one in the URL. */
export const useProjectFilter = (named: string | undefined) => {
  const isAllowed = useMay(['projects', 'view'])
  const read = useRead(readProject, isAllowed && named ? { id: named } : null)
  return useProjectChoices(read.data?.data)
}
