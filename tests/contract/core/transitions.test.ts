import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transitions } from '@portal/contract/core/records/transitions'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')

/** The anchors of a page's headings, as GitHub generates them. */
const anchorsOf = (page: string): readonly string[] =>
  [...readFileSync(join(root, page), 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  )

test.each(Object.entries(transitions))('each transition of %s links to a section of the rules', (_, steps) => {
  for (const { source } of steps) {
    const [page = '', anchor] = source.split('#')
    expect(anchorsOf(page)).toContain(anchor)
  }
})
