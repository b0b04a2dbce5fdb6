import { Avatar } from '@portal/ui/Avatar'
import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Link } from '@portal/ui/Link'
import { Menu } from '@portal/ui/Menu'
import { TopBar, TopSearch } from '@portal/ui/TopBar'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Navigation/TopBar',
  component: TopBar,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'The 56 px bar at the top of every page for signed-in people.',
      dos: [
        'Order the content: brand, search or a few links, then the complaint button, language menu, and account menu.',
        'Use TopSearch for search. It looks like a field and opens the CommandPalette.',
      ],
      donts: ['Don’t add anything that belongs to a single page.'],
      isFramed: true,
    }),
  },
  args: { brand: 'Portal' },
})

export const Playground = meta.story()

const Matrix = ({ onSearch }: { onSearch?: () => void }) => {
  const say = useSay()
  return (
    <TopBar
      brand={
        <Link href="/" variant="quiet">
          {say('Portal', 'البوابة')}
        </Link>
      }
      end={
        <>
          <Button icon={<Icon name="message" />} variant="quiet">
            {say('Complaint', 'شكوى')}
          </Button>
          <Menu
            icon={<Icon name="globe" />}
            items={[{ id: 'en', label: 'English' }]}
            label={say('Language', 'اللغة')}
            trigger="icon"
          />
          <Menu
            icon={<Avatar name={say('Salma Hamwi', 'سلمى الحموي')} size="small" />}
            items={[{ id: 'out', label: say('Log out', 'تسجيل الخروج') }]}
            label={say('Salma Hamwi', 'سلمى الحموي')}
            trigger="icon"
          />
        </>
      }
    >
      <TopSearch label={say('Search', 'بحث')} onPress={() => onSearch?.()} />
    </TopBar>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

const search = fn()

export const Keyboard = meta.story({
  render: () => <Matrix onSearch={search} />,
  beforeEach: () => {
    search.mockClear()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /^(Search|بحث)$/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(search).toHaveBeenCalledOnce()
  },
})
