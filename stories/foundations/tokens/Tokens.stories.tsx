import { Button } from '@portal/ui/Button'
import { CodeBlock } from '@portal/ui/CodeBlock'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Section } from '@portal/ui/Section'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { useSay } from '../../support/say.ts'
import { Leaf } from '../parts/Leaf.tsx'
import { dtcg } from './dtcg.ts'

const meta = preview.meta({
  title: 'Foundations/Tokens',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const json = JSON.stringify(dtcg(), null, 2)

const download = () => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  link.download = 'tokens.json'
  link.click()
  URL.revokeObjectURL(link.href)
}

const TokensPage = () => {
  const say = useSay()
  return (
    <Leaf
      lead={[
        'Tokens for space, type, shadow, motion, charts, and the colours of every theme. Design tools can import them in the Design Tokens Community Group format.',
        'المسافات والخط والظلال والحركة وألوان المخططات وألوان كل سمة، بصيغة Design Tokens Community Group، لأدوات المصممين.',
      ]}
      title={['Tokens', 'الرموز']}
    >
      <Inline>
        <Button icon={<Icon name="download" />} onPress={download}>
          {say('Download tokens.json', 'تنزيل \u2066tokens.json\u2069')}
        </Button>
      </Inline>
      <Section title={say('As JSON', 'بصيغة JSON')}>
        <CodeBlock label="tokens.json">{json}</CodeBlock>
      </Section>
    </Leaf>
  )
}

export const Tokens = meta.story({
  render: () => <TokensPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/"colorSpace": "srgb"/)).toBeVisible()
  },
})
