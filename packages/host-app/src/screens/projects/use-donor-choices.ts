import { listDonorChoices } from '@portal/contract/donors'
import { limits } from '@portal/contract/limits'
import { useRead } from '../../blocks/use-read.ts'

/** The donors that a project can be given to, as choices; undefined until they are known. */
export const useDonorChoices = () => {
  const { data } = useRead(listDonorChoices, { limit: limits.page_size_max })
  return data?.data.map(({ id, code, full_name }) => ({ value: id, label: `${code} · ${full_name}` }))
}
