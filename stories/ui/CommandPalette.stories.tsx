import { Button } from '@portal/ui/Button'
import { type CommandGroup, CommandPalette } from '@portal/ui/CommandPalette'
import { useMemo, useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const useGroups = (): readonly CommandGroup[] => {
  const say = useSay()
  return useMemo(() => {
    const place = (id: string, icon: CommandGroup['commands'][number]['icon'], english: string, arabic: string) => ({
      id,
      icon,
      label: say(english, arabic),
      names: [english, arabic],
      href: `/staff/${id}`,
    })
    return [
      {
        id: 'places',
        label: say('Pages', 'الصفحات'),
        commands: [
          place('dashboard', 'home', 'Dashboard', 'لوحة المعلومات'),
          place('donors', 'donor', 'Donors', 'الجهات المانحة'),
          place('projects', 'project', 'Projects', 'المشاريع'),
          place('courses', 'course', 'Courses', 'الدورات'),
          place('evaluations', 'form', 'Evaluation forms', 'استمارات التقييم'),
          place('users', 'users', 'Users', 'المستخدمون'),
          place('purchase_requests', 'cart', 'Purchase requests', 'طلبات الشراء'),
          place('employment_requests', 'briefcase', 'Employment requests', 'طلبات التوظيف'),
          place('signatures', 'signature', 'Signatures', 'التواقيع'),
          place('complaints', 'message', 'Complaints', 'الشكاوى'),
        ],
      },
      {
        id: 'actions',
        label: say('Actions', 'إجراءات'),
        commands: [
          { id: 'file', icon: 'message', label: say('File a complaint', 'تقديم شكوى') },
          say('', 'ar')
            ? { id: 'en', icon: 'globe', label: 'English', lang: 'en' }
            : { id: 'ar', icon: 'globe', label: 'العربية', lang: 'ar' },
          { id: 'keys', icon: 'keyboard', label: say('Keyboard shortcuts', 'اختصارات لوحة المفاتيح'), keys: ['?'] },
          { id: 'logout', icon: 'logout', label: say('Log out', 'تسجيل الخروج') },
        ],
      },
    ]
  }, [say])
}

interface LiveProps {
  startsOpen?: boolean
  recent?: readonly string[]
  onChoose?: (id: string) => void
}

const Live = ({ startsOpen = false, recent = ['projects', 'complaints'], onChoose }: LiveProps) => {
  const say = useSay()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say('Search', 'بحث')}</Button>
      <CommandPalette
        groups={useGroups()}
        isOpen={isOpen}
        label={say('Search pages and actions', 'البحث في الصفحات والإجراءات')}
        onClose={() => setOpen(false)}
        recent={recent}
        {...(onChoose && { onChoose })}
      />
    </>
  )
}

const meta = preview.meta({
  title: 'ui/Actions/CommandPalette',
  component: CommandPalette,
  parameters: usage({
    what: 'Type a few letters to open any page or run any action. Finds names in both languages, however spelled.',
    dos: [
      'Offer only pages and actions that the user has access to.',
      'Also give each page its name in the other language.',
    ],
    donts: ["Don't make it the only way to a page or action. Each page needs a link, and each action a button."],
    isFramed: true,
    states: [],
  }),
  args: { label: '', isOpen: true, onClose: fn(), groups: [], onChoose: fn() },
})

export const Playground = meta.story({ render: ({ onChoose }) => <Live {...(onChoose && { onChoose })} /> })

export const States = meta.story({
  render: () => <Live startsOpen />,
  tags: ['visual'],
  play: async () => {
    const box = screen.getByRole('combobox', { name: /^(Search pages and actions|البحث في الصفحات والإجراءات)$/ })
    await waitFor(() => expect(box).toHaveFocus())
    await expect(screen.getAllByRole('option')).toHaveLength(14)
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
  },
})

export const Phone = meta.story({
  render: () => <Live startsOpen />,
  tags: ['visual', 'phone'],
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
    // The phone layout has no Escape key and no area outside to press.
    await userEvent.click(screen.getByRole('button', { name: /^(Close|إغلاق)$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

const chosen = fn()

export const Keyboard = meta.story({
  render: () => <Live onChoose={chosen} />,
  beforeEach: () => {
    chosen.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const field = await screen.findByRole('combobox')
    await waitFor(() => expect(field).toHaveFocus())

    // The English name matches in both languages.
    await userEvent.keyboard('purch')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith('purchase_requests')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()

    // The first option is marked before any typing. After deleting the text, Enter selects it too.
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('combobox')
    await userEvent.keyboard('{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith('projects')

    await userEvent.keyboard('{Enter}')
    await screen.findByRole('combobox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith('complaints')

    await userEvent.keyboard('{Enter}')
    await screen.findByRole('combobox')
    await userEvent.keyboard('donox{Backspace}')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(chosen).toHaveBeenLastCalledWith('donors')

    await userEvent.keyboard('{Enter}')
    await screen.findByRole('combobox')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
})

export const Found = meta.story({
  render: () => <Live startsOpen />,
  tags: ['visual'],
  play: async ({ userEvent }) => {
    // Matches without hamza and vowel marks, and despite an article that the name lacks.
    await userEvent.type(await screen.findByRole('combobox'), 'الطلبات')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
  },
})

export const Empty = meta.story({
  render: () => <Live startsOpen />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'zzzz')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  },
})
