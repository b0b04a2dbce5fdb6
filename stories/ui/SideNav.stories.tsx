import { NavPlace, type Place, SideNav } from '@portal/ui/SideNav'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const places: readonly Place[] = [
  { id: 'home', label: 'Dashboard', icon: 'home', href: '/staff/dashboard', isCurrent: true },
  { id: 'donors', label: 'Donors', icon: 'donor', href: '/staff/donors' },
]

const meta = preview.meta({
  title: 'ui/SideNav',
  component: SideNav,
  parameters: usage({
    what: "The portal's places under each other, the present one marked.",
    dos: ['Only places that the person may enter.'],
    donts: ['No actions but logout.'],
  }),
  args: { label: 'Main', places },
})

export const Playground = meta.story({
  args: { footer: <NavPlace icon="logout" id="out" label="Log out" onPress={fn()} /> },
})

export const Folded = meta.story({
  args: { isFolded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Donors' })).toHaveAttribute('title', 'Donors')
  },
})

const Matrix = () => {
  const say = useSay()
  return (
    <SideNav
      label={say('Main', 'القائمة الرئيسية')}
      places={[
        { id: 'home', label: say('Dashboard', 'لوحة المتابعة'), icon: 'home', href: '/staff/dashboard' },
        {
          id: 'requests',
          label: say('Purchase requests', 'طلبات الشراء'),
          icon: 'cart',
          href: '/staff/purchase_requests',
          isCurrent: true,
        },
        { id: 'complaints', label: say('Complaints', 'الشكاوى'), icon: 'message', href: '/staff/complaints' },
      ]}
    />
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = Playground.extend({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Donors' })).toHaveFocus()
  },
})
