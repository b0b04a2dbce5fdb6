import { readInstallation } from '@portal/contract/installation'
import { RegionContext } from '@portal/ui/UiProvider'
import type { ReactNode } from 'react'
import { useReadOnce } from '../blocks/api/use-read.ts'

/** Calendars inside begin their weeks as people do in the organisation's country, once that is known. */
export const OrganisationWeeks = ({ children }: { children: ReactNode }) => {
  const { data } = useReadOnce(readInstallation, {})
  return <RegionContext value={data?.data.country}>{children}</RegionContext>
}
