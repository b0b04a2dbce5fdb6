import { EmptyState } from '@portal/ui/EmptyState'
import { Section } from '@portal/ui/Section'
import { Select } from '@portal/ui/Select'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { expect, screen } from 'storybook/test'
import { componentNames, releases } from '../../.storybook/docs/changes/changes.ts'
import { changesOf } from '../../.storybook/docs/changes/read-changes.ts'
import preview from '../../.storybook/preview.tsx'
import { Leaf } from '../foundations/parts/Leaf.tsx'
import { useSay } from '../support/say.ts'
import { Changes } from './Changes.tsx'

const meta = preview.meta({
  title: 'Changelog',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const named = componentNames.filter(name => changesOf(releases, name).length > 0).sort()

const ChangelogPage = () => {
  const say = useSay()
  const [component, setComponent] = useState('')
  const shown = component ? changesOf(releases, component) : releases
  const all = { value: '', label: say('All', 'الكل') }
  return (
    <Leaf
      lead={[
        'What changed for people who use the portal, embed its widgets, or build with its components. Lists versions from newest to oldest.',
        'ما تغيّر لمن يستخدم البوابة أو يضمّن أدواتها أو يبني بمكوّناتها: بحسب الإصدار، والأحدث أولًا.',
      ]}
      title={['Changelog', 'سجل التغييرات']}
    >
      <Section title={say('By component', 'بحسب المكوّن')}>
        <Stack width="form">
          <Select
            label={say('Component', 'المكوّن')}
            onChange={setComponent}
            options={[all, ...named.map(value => ({ value, label: value }))]}
            value={component}
          />
        </Stack>
        {shown.length === 0 && <EmptyState picture="nothing_yet" title={say('Nothing yet', 'لا شيء بعد')} />}
        <Changes releases={shown} />
      </Section>
    </Leaf>
  )
}

export const Changelog = meta.story({
  render: () => <ChangelogPage />,
  play: async ({ canvas, userEvent }) => {
    // One heading per release, and one for unreleased changes.
    await expect(canvas.getAllByRole('heading', { name: 'People' })[0]).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /Component|المكوّن/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Illustration' }))
    await expect(canvas.getByText(/^Illustration has five pictures/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Components' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'People' })).toBeNull()
  },
})
