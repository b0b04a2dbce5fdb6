import { AppShell } from '@portal/ui/AppShell'
import { Avatar } from '@portal/ui/Avatar'
import { Button } from '@portal/ui/Button'
import { DataTable } from '@portal/ui/DataTable'
import { FilterBar } from '@portal/ui/FilterBar'
import { Icon } from '@portal/ui/Icon'
import { Link } from '@portal/ui/Link'
import { Menu } from '@portal/ui/Menu'
import { Page } from '@portal/ui/Page'
import type { NavTargetGroup } from '@portal/ui/SideNav'
import { TopSearch } from '@portal/ui/TopBar'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { columnsFor, rows } from '../support/complaint-rows.tsx'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Navigation/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Top bar, navigation, and page. On wide screens navigation folds to icons. On narrow ones it is a drawer.',
      dos: ['Remember isFolded for each user.'],
      donts: ["Don't nest shells."],
      isFramed: true,
    }),
  },
  args: { brand: 'Portal', children: null },
})

const Staff = ({ startsFolded = false }: { startsFolded?: boolean }) => {
  const say = useSay()
  const [isFolded, setFolded] = useState(startsFolded)
  const groups: readonly NavTargetGroup[] = [
    {
      id: 'general',
      targets: [
        { id: 'home', label: say('Dashboard', 'لوحة المتابعة'), icon: 'home', href: '/staff/dashboard' },
        {
          id: 'complaints',
          label: say('Complaints', 'الشكاوى'),
          icon: 'message',
          href: '/staff/complaints',
          isCurrent: true,
        },
      ],
    },
    {
      id: 'programmes',
      label: say('Programmes', 'البرامج'),
      targets: [
        { id: 'donors', label: say('Donors', 'الجهات المانحة'), icon: 'donor', href: '/staff/donors' },
        { id: 'projects', label: say('Projects', 'المشاريع'), icon: 'project', href: '/staff/projects' },
        { id: 'courses', label: say('Courses', 'الدورات'), icon: 'course', href: '/staff/courses' },
      ],
    },
    {
      id: 'requests',
      label: say('Requests', 'الطلبات'),
      targets: [
        {
          id: 'purchase',
          label: say('Purchase requests', 'طلبات الشراء'),
          icon: 'cart',
          href: '/staff/purchase_requests',
        },
        { id: 'signatures', label: say('Signatures', 'التواقيع'), icon: 'signature', href: '/staff/signatures' },
      ],
    },
  ]
  return (
    <AppShell
      bar={<TopSearch label={say('Search', 'بحث')} onPress={() => undefined} />}
      brand={
        <Link href="/" variant="quiet">
          {say('Portal', 'البوابة')}
        </Link>
      }
      end={
        <>
          <Menu
            icon={<Icon name="globe" />}
            items={[{ id: 'ar', label: 'العربية', lang: 'ar' }]}
            label={say('Language', 'اللغة')}
            trigger="icon"
          />
          <Menu
            icon={<Avatar name={say('Salma Hamwi', 'سلمى الحموي')} size="small" />}
            items={[{ id: 'out', label: say('Log out', 'تسجيل الخروج'), icon: 'logout' }]}
            label={say('Salma Hamwi', 'سلمى الحموي')}
            trigger="icon"
          />
        </>
      }
      isFolded={isFolded}
      nav={{
        label: say('Main menu', 'القائمة الرئيسية'),
        groups,
        footer: [
          { id: 'settings', label: say('Settings', 'الإعدادات'), icon: 'settings', href: '/staff/account' },
          { id: 'logout', label: say('Log out', 'تسجيل الخروج'), icon: 'logout', onPress: () => undefined },
        ],
      }}
      onFoldChange={setFolded}
    >
      <Page
        action={<Button variant="primary">{say('File a complaint', 'تقديم شكوى')}</Button>}
        title={say('Complaints', 'الشكاوى')}
      >
        <FilterBar
          count={say('3 complaints', '3 شكاوى')}
          search={{ label: say('Search', 'بحث'), value: '', onChange: () => undefined }}
        />
        <DataTable
          columns={columnsFor(say)}
          label={say('Complaints', 'الشكاوى')}
          onSort={() => undefined}
          rowHref={row => `/staff/complaints/${row.id}`}
          rowKey={row => row.id}
          rows={rows}
          sort={{ column: 'filed', direction: 'descending' }}
        />
      </Page>
    </AppShell>
  )
}

export const Playground = meta.story({
  globals: { locale: 'en' },
  render: () => <Staff />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }))
    await expect(canvas.getByRole('button', { name: 'Expand menu' })).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Complaints')
  },
})

export const States = meta.story({ render: () => <Staff />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Folded = meta.story({ render: () => <Staff startsFolded /> })

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  render: () => <Staff />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    const fold = canvas.getByRole('button', { name: 'Collapse menu' })
    while (document.activeElement !== fold) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Expand menu' })).toHaveFocus()
  },
})
