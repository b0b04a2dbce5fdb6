import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { use } from 'react'
import { isUsage } from '../usage.ts'
import { DoAndDont } from './DoAndDont.tsx'
import { props } from './docs.css.ts'
import { Guidance } from './Guidance.tsx'
import { StoryFrame } from './StoryFrame.tsx'
import { componentOf, deviceWidth, isForReaders, isInPage, isInstalled } from './shown-stories.ts'
import { useSnippets } from './use-snippets.ts'

/** A component's page: purpose, dos and don'ts, playground, props, keyboard, and stories. */
export const DocsPage = () => {
  const { preparedMeta, csfFile } = useOf('meta', ['meta'])
  const { title, parameters, component } = preparedMeta
  const context = use(DocsContext)
  const stories = context.componentStoriesFromCSFFile(csfFile).filter(story => isForReaders(title, story))
  const [first, ...others] = stories
  const hasCode = isInstalled(title)
  const snippets = useSnippets(hasCode ? String(first?.parameters.fileName ?? '') : '')
  if (!first) return <Title />
  const { globals } = context.getStoryContext(first)
  const codeOf = (name: string) => snippets[name.replaceAll(' ', '')] ?? ''
  const isHere = isInPage(title, parameters.usage)
  return (
    <>
      <Title />
      <Description />
      <Unstyled>{isUsage(parameters.usage) && <DoAndDont {...parameters.usage} />}</Unstyled>
      {isHere ? (
        <Canvas of={first.moduleExport} sourceState="none" />
      ) : (
        <StoryFrame globals={globals} id={first.id} name={first.name} width={deviceWidth(first.storyGlobals)} />
      )}
      {hasCode && <Source code={codeOf(first.name)} language="tsx" />}
      {component && hasCode && <Heading>Props</Heading>}
      {component && hasCode && (
        <div className={props}>{isHere ? <Controls of={first.moduleExport} /> : <ArgTypes of={component} />}</div>
      )}
      <Unstyled>
        <Guidance name={componentOf(title)} />
      </Unstyled>
      {others.length > 0 && <Heading>Examples</Heading>}
      {others.map(story => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <StoryFrame globals={globals} id={story.id} name={story.name} width={deviceWidth(story.storyGlobals)} />
          {hasCode && (
            <details>
              <summary>Code</summary>
              <Source code={codeOf(story.name)} language="tsx" />
            </details>
          )}
        </section>
      ))}
    </>
  )
}
