import { NavItem, type NavTargetGroup, SideNav } from '@portal/ui/SideNav'
import { expect, fn, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const groups: readonly NavTargetGroup[] = [
  {
    id: 'general',
    targets: [{ id: 'home', label: 'Dashboard', icon: 'home', href: '/staff/dashboard', isCurrent: true }],
  },
  {
    id: 'programmes',
    label: 'Programmes',
    targets: [{ id: 'donors', label: 'Donors', icon: 'donor', href: '/staff/donors' }],
  },
  { id: 'money', label: 'Money', targets: [] },
]

const meta = preview.meta({
  title: 'ui/Navigation/SideNav',
  component: SideNav,
  parameters: usage({
    what: 'A vertical list of the portal’s pages. Marks the current one.',
    dos: [
      'List only pages that the person may open.',
      'Group about eight or more pages, and give each group a noun as its heading.',
    ],
    donts: ['Don’t add actions other than logout.'],
  }),
  args: { label: 'Main', groups },
})

export const Playground = meta.story({
  args: { footer: <NavItem icon="logout" id="out" label="Log out" onPress={fn()} /> },
})

export const Folded = meta.story({
  args: { isFolded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Donors' })).toHaveAttribute('title', 'Donors')
    await expect(canvas.getByRole('list', { name: 'Programmes' })).toBeVisible()
  },
})

const [general, programmes] = groups

/** The count is at the item's end. It is the item's description, not part of its name. */
export const Counts = meta.story({
  args: {
    groups: [
      ...(general ? [general] : []),
      ...(programmes
        ? [
            {
              ...programmes,
              targets: programmes.targets.map(target => ({ ...target, count: { figure: '4', words: '4 waiting' } })),
            },
          ]
        : []),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Donors' })).toHaveAccessibleDescription('4 waiting')
    await expect(canvas.getByText('4')).toBeVisible()
  },
})

const Matrix = () => {
  const say = useSay()
  return (
    <SideNav
      groups={[
        {
          id: 'general',
          targets: [{ id: 'home', label: say('Dashboard', 'لوحة المتابعة'), icon: 'home', href: '/staff/dashboard' }],
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
              isCurrent: true,
            },
            {
              id: 'signatures',
              label: say('Signatures', 'التواقيع'),
              icon: 'signature',
              href: '/staff/signatures',
            },
          ],
        },
        {
          id: 'people',
          label: say('People', 'الأشخاص'),
          targets: [{ id: 'users', label: say('Users', 'المستخدمون'), icon: 'users', href: '/staff/users' }],
        },
      ]}
      label={say('Main', 'القائمة الرئيسية')}
    />
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

const Long = ({ label, current }: { label: string; current: number }) => {
  const say = useSay()
  const targets = Array.from({ length: 20 }, (_, at) => ({
    id: String(at),
    label: say('Assigned sub-activities', 'الأنشطة الفرعية المسندة'),
    icon: 'training' as const,
    href: `/staff/${at}`,
    isCurrent: at === current,
  }))
  return (
    <div style={{ blockSize: '24rem', inlineSize: '13.5rem' }}>
      <SideNav
        footer={<NavItem icon="logout" id="out" label={say('Log out', 'تسجيل الخروج')} />}
        groups={[
          { id: 'first', targets: targets.slice(0, 10) },
          { id: 'second', label: say('Programmes', 'البرامج'), targets: targets.slice(10) },
        ]}
        label={label}
      />
    </div>
  )
}

/** Items scroll above the footer. The current item is in view, and its marker doesn't shift the others. */
export const Scrolled = meta.story({
  render: () => (
    <div style={{ display: 'flex' }}>
      <Long current={19} label="1" />
      <Long current={0} label="2" />
    </div>
  ),
  tags: ['visual'],
  play: async ({ canvas }) => {
    const navs = canvas.getAllByRole('navigation')
    const [last, first] = navs.map(nav => within(nav))
    if (!last || !first) throw new Error('two of them')
    const target = last.getByRole('link', { current: 'page' }).getBoundingClientRect()
    const foot = last.getByRole('button').getBoundingClientRect()
    await expect(target.bottom).toBeLessThanOrEqual(foot.top)
    await expect(foot.bottom).toBeLessThanOrEqual(navs[0]?.parentElement?.getBoundingClientRect().bottom ?? 0)
    const heights = (nav: typeof first) => nav.getAllByRole('link').map(link => link.getBoundingClientRect().height)
    await expect(heights(last)).toEqual(heights(first))
  },
})

export const Keyboard = Playground.extend({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Donors' })).toHaveFocus()
  },
})
