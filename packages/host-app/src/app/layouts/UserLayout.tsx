import { can } from '@portal/contract/core/rights/needs'
import { AppShell } from '@portal/ui/AppShell'
import { Banner } from '@portal/ui/Banner'
import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { LoadingOverlay } from '@portal/ui/LoadingOverlay'
import { ToastRegion } from '@portal/ui/Toast'
import { TopSearch } from '@portal/ui/TopBar'
import { type ReactNode, useEffect } from 'react'
import { useConnection } from '../../core/offline/connection.ts'
import { headerLinksNeed } from '../../core/routing/routes.ts'
import { useUser } from '../../core/session/session.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { NoticeBell } from '../../messages/notices/NoticeBell.tsx'
import { AccountMenu, useLogout } from './header/AccountMenu.tsx'
import { Brand } from './header/Brand.tsx'
import { ComplaintButton } from './header/ComplaintButton.tsx'
import { HeaderLinks } from './header/HeaderLinks.tsx'
import { useLanguageChoices } from './header/language-choices.ts'
import { OrganisationCalendar } from './OrganisationCalendar.tsx'
import { usePalette } from './palette/use-palette.tsx'
import { useComplaintModal } from './use-complaint-modal.tsx'
import { useReconnect } from './use-reconnect.ts'

/** Delay, so that storing doesn't compete with the page's own requests on a slow connection. */
const LATER_MS = 3000

/** Stores the trainee area for offline use after one of its pages has opened. */
const useStoredArea = (personId: string | undefined): void => {
  useEffect(() => {
    if (!personId) return
    const timer = setTimeout(() => {
      import('./store-area.ts').then(({ storeArea }) => storeArea(personId)).catch(() => undefined)
    }, LATER_MS)
    return () => clearTimeout(timer)
  }, [personId])
}

/** The layout of trainees and instructors: a header bar, no drawer. */
export const UserLayout = ({ children }: { children: ReactNode }) => {
  const t = useShellTexts()
  const user = useUser()
  const languages = useLanguageChoices(['en', 'ar'])
  const { logout, isLeaving } = useLogout()
  const complaint = useComplaintModal()
  const isConnected = useConnection()
  useReconnect(isConnected)
  useStoredArea(user?.id)
  const { open, palette } = usePalette(user, { fileComplaint: complaint.open, languages, logout })
  if (!user) return null
  const hasLinks = can(user, headerLinksNeed)
  return (
    <AppShell
      bar={hasLinks && <HeaderLinks position="in_bar" />}
      brand={<Brand />}
      end={
        <>
          <TopSearch label={t('search')} onPress={open} />
          <ComplaintButton onPress={complaint.open} />
          <NoticeBell />
          <AccountMenu
            header={document.documentElement.lang === 'ar' ? user.full_name_ar : user.full_name_en}
            items={[{ id: 'account', label: t('account'), icon: 'user', href: '/sup/account' }, ...languages.items]}
            name={user.full_name_en}
            onAction={languages.onAction}
          />
        </>
      }
    >
      {hasLinks && <HeaderLinks position="under_bar" />}
      {!isConnected && (
        <Banner isLive title={t('offline.title')} tone="warning">
          {t('offline.text')}
        </Banner>
      )}
      <OrganisationCalendar>{children}</OrganisationCalendar>
      <ToastRegion />
      <ConfirmDialog />
      {complaint.modal}
      {palette}
      {isLeaving && <LoadingOverlay message={t('logging_out')} />}
    </AppShell>
  )
}
