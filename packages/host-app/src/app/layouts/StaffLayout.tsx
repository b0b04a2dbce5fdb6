import { AppShell } from '@portal/ui/AppShell'
import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { Icon } from '@portal/ui/Icon'
import { Isolate } from '@portal/ui/Isolate'
import { LoadingOverlay } from '@portal/ui/LoadingOverlay'
import { Menu } from '@portal/ui/Menu'
import { ToastRegion } from '@portal/ui/Toast'
import { TopSearch } from '@portal/ui/TopBar'
import { type ReactNode, useState } from 'react'
import { drawerGroupsOf } from '../../core/routing/offered-pages.ts'
import { useCurrentRoute } from '../../core/routing/route-context.ts'
import { useUser } from '../../core/session/session.ts'
import { useAuthTexts, useShellTexts } from '../../core/texts/texts.ts'
import { NoticeBell } from '../../messages/notices/NoticeBell.tsx'
import { AccountMenu, useLogout } from './header/AccountMenu.tsx'
import { Brand } from './header/Brand.tsx'
import { role, who, whoInMenu } from './header/bar.css.ts'
import { ComplaintButton } from './header/ComplaintButton.tsx'
import { useLanguageChoices } from './header/language-choices.ts'
import { OrganisationCalendar } from './OrganisationCalendar.tsx'
import { usePalette } from './palette/use-palette.tsx'
import { useComplaintModal } from './use-complaint-modal.tsx'
import { useDeniedToast, useMailToast } from './use-response-toasts.ts'
import { useWaitingCounts } from './use-waiting-counts.ts'

const DRAWER = 'drawer'

/** Whether the drawer is collapsed to icons. Stored on the device. */
const readFolded = (): boolean => localStorage.getItem(DRAWER) === 'folded'

const saveFolded = (isFolded: boolean): void => localStorage.setItem(DRAWER, isFolded ? 'folded' : 'open')

/** The staff layout: top bar, drawer, and the warning on any 403. */
export const StaffLayout = ({ children }: { children: ReactNode }) => {
  const t = useShellTexts()
  const auth = useAuthTexts()
  const user = useUser()
  const { page } = useCurrentRoute()
  const languages = useLanguageChoices()
  const { logout, isLeaving } = useLogout()
  const [isFolded, setFolded] = useState(readFolded)
  const complaint = useComplaintModal()
  const { open, palette } = usePalette(user, { fileComplaint: complaint.open, languages, logout })
  const waitingIn = useWaitingCounts()
  useDeniedToast()
  useMailToast()
  if (!user) return null
  const identity = (
    <>
      <Isolate>{user.full_name_en}</Isolate>
      <span className={role}>{auth(`privileges.${user.type}`)}</span>
    </>
  )
  return (
    <AppShell
      bar={<TopSearch label={t('search')} onPress={open} />}
      brand={<Brand isShort />}
      end={
        <>
          <ComplaintButton onPress={complaint.open} />
          <NoticeBell />
          <Menu {...languages} icon={<Icon name="globe" />} trigger="icon" />
          <span className={who}>{identity}</span>
          <AccountMenu
            header={<span className={whoInMenu}>{identity}</span>}
            items={[{ id: 'account', label: t('account'), icon: 'user', href: '/staff/account' }]}
            name={user.full_name_en}
          />
        </>
      }
      isFolded={isFolded}
      nav={{
        label: t('main_navigation'),
        groups: drawerGroupsOf(user).map(({ group, pages }) => ({
          id: group,
          ...(group !== 'general' && { label: t(`drawer_groups.${group}`) }),
          targets: pages.map(({ path, name, drawer }) => ({
            id: name,
            label: t(`pages.${name}`),
            icon: drawer.icon,
            href: path,
            isCurrent: name === page.name,
            count: waitingIn(name),
          })),
        })),
        footer: [
          { id: 'settings', label: t('settings'), icon: 'settings', href: '/staff/account' },
          { id: 'logout', label: t('logout'), icon: 'logout', onPress: logout },
        ],
      }}
      onFoldChange={folded => {
        saveFolded(folded)
        setFolded(folded)
      }}
    >
      <OrganisationCalendar>{children}</OrganisationCalendar>
      <ToastRegion />
      <ConfirmDialog />
      {complaint.modal}
      {palette}
      {isLeaving && <LoadingOverlay message={t('logging_out')} />}
    </AppShell>
  )
}
