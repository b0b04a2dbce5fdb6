import { setRuleDay } from '@portal/contract/core/fields/rule-day'
import { TextsProvider, useTextSource } from '@portal/ui/texts'
import { RegionContext } from '@portal/ui/UiProvider'
import { type ReactNode, useEffect, useMemo } from 'react'
import { dayIn, useInstallation } from '../../blocks/api/use-installation.ts'

/** Sets the first day of the week, the time zone, and today to the organisation's, once they are known. */
export const OrganisationCalendar = ({ children }: { children: ReactNode }) => {
  const { country, time_zone: timeZone } = useInstallation().data?.data ?? {}
  const texts = useTextSource()
  const source = useMemo(() => ({ ...texts, timeZone }), [texts, timeZone])
  useEffect(() => {
    if (timeZone) setRuleDay(() => dayIn(new Date(), timeZone))
  }, [timeZone])
  return (
    <RegionContext value={country}>
      <TextsProvider source={source}>{children}</TextsProvider>
    </RegionContext>
  )
}
