import { Icon } from '@portal/ui/Icon'
import { Controls, Description, Primary, Stories, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks'
import { bad, good, list, pair, title, toneOf } from './Docs.css.ts'
import type { Usage } from './usage.ts'

const isUsage = (usage: unknown): usage is Usage => typeof usage === 'object' && usage !== null && 'dos' in usage

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={list}>
    {lines.map(line => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)

const DoAndDont = ({ dos, donts }: Usage) => (
  <Unstyled>
    <div className={pair}>
      <div className={good}>
        <span className={title}>
          <span className={toneOf.good}>
            <Icon name="success" />
          </span>
          Do
        </span>
        <Lines lines={dos} />
      </div>
      <div className={bad}>
        <span className={title}>
          <span className={toneOf.bad}>
            <Icon name="close" />
          </span>
          Don’t
        </span>
        <Lines lines={donts} />
      </div>
    </div>
  </Unstyled>
)

/** A component's page: what it is for, when to take it, one to play with, every prop, every state. */
export const DocsPage = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const usage: unknown = preparedMeta.parameters.usage
  return (
    <>
      <Title />
      <Description />
      {isUsage(usage) && <DoAndDont {...usage} />}
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  )
}
