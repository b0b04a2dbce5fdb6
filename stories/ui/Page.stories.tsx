import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Button } from '@portal/ui/Button'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { Isolate } from '@portal/ui/Isolate'
import { Page, pageWidths } from '@portal/ui/Page'
import { Section } from '@portal/ui/Section'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Layout/Page',
  component: Page,
  argTypes: choices({ width: pageWidths }),
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'The main landmark of a screen: breadcrumbs, title, status, and main action, followed by the content.',
      dos: [
        'Use exactly one per screen.',
        'Use width="form" for a page with a single form.',
        'Use width="full" for a table that people work in.',
      ],
      donts: ['Don’t add a second h1.', 'Don’t wrap the content in a card.'],
      // The SkipLink leads there.
      element: { id: 'main' },
    }),
  },
  args: { title: 'Donors', children: <Text>Content</Text> },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Page
      action={<Button variant="primary">{say('Edit project', 'تعديل المشروع')}</Button>}
      breadcrumb={<Breadcrumbs crumbs={[{ label: say('Projects', 'المشاريع'), href: '/staff/projects' }]} />}
      lead={say('Vocational training for young people in Gaziantep.', 'تدريب مهني للشباب في غازي عنتاب.')}
      status={<Status tone="info">{say('In progress', 'قيد التنفيذ')}</Status>}
      title={say('Skills for work', 'مهارات للعمل')}
    >
      <Section title={say('Facts', 'معلومات')}>
        <DescriptionList
          facts={[
            { label: say('Code', 'الرمز'), value: <Isolate>PRJ-2026-014</Isolate> },
            { label: say('Budget', 'الميزانية'), value: <Isolate>$ 48,250.00</Isolate> },
          ]}
        />
      </Section>
      <Section title={say('Notes', 'ملاحظات')}>
        <Text isReading>{say('The second cohort begins in January.', 'تبدأ الدفعة الثانية في كانون الثاني.')}</Text>
      </Section>
    </Page>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
