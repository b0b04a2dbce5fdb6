import { RegionContext } from '@portal/ui/UiProvider'
import type { ReactNode } from 'react'
import { useInstallation } from '../../blocks/api/use-installation.ts'

/** Sets the first day of the week from the organisation's country, once that is known. */
export const OrganisationWeeks = ({ children }: { children: ReactNode }) => (
  <RegionContext value={useInstallation().data?.data.country}>{children}</RegionContext>
)
