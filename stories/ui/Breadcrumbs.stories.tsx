import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  parameters: usage({
    what: "Shows the page's position in the hierarchy, above its title.",
    dos: ['Start at the top level. The page itself is the title, not a crumb.'],
    donts: ["Don't use it as a history of visited pages."],
  }),
  args: { crumbs: [{ label: 'Projects', href: '/staff/projects' }] },
})

const Matrix = () => {
  const say = useSay()
  return (
    <Breadcrumbs
      crumbs={[
        { label: say('Projects', 'المشاريع'), href: '/staff/projects' },
        { label: say('Skills for work', 'مهارات للعمل'), href: '/staff/project/1' },
      ]}
    />
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    // Separators appear only between items. The last item is followed by the page title.
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1)
  },
})

export const Playground = meta.story()

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = Playground.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Projects' })).toHaveFocus()
  },
})
