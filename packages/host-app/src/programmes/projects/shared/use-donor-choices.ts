import { id as anId } from '@portal/contract/core/fields/fields'
import { listDonorChoices } from '@portal/contract/programmes/donors'
import type { Project } from '@portal/contract/programmes/projects'
import { useRead } from '../../../blocks/api/use-read.ts'
import { useChoices } from '../../../blocks/form/use-choices.ts'

const choiceOf = ({ id, code, full_name }: Project['donor']) => ({ value: id, label: `${code} · ${full_name}` })

/** Donors that can be assigned, as choices, including the current one. */
export const useDonorChoices = (donor: Project['donor'] | undefined) =>
  useChoices(listDonorChoices, { choiceOf, present: donor && choiceOf(donor) })

const givenId = anId()

/** Donors as a filter, including the one in the URL. */
export const useDonorFilter = (named: string | undefined) => {
  const id = givenId.safeParse(named).data
  const [donor] = useRead(listDonorChoices, id ? { id } : null).data?.data ?? []
  return useDonorChoices(donor)
}
