import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { fillNamespaces, namespacesOf } from '../../../../packages/host-app/build/texts-beside-code.ts'

const filled = (path: string) => {
  const file = fileURLToPath(new URL(`../../../../packages/host-app/src/${path}`, import.meta.url))
  const calls = fillNamespaces(readFileSync(file, 'utf8'), file).matchAll(/import\('([^']+)'\)((?:, '\w+')*)/g)
  return Object.fromEntries([...calls].map(([, screen = '', names = '']) => [screen, names.match(/\w+/g) ?? []]))
}

test('the build lists all namespaces a page uses, including those of shared parts', () => {
  const screens = filled('app/screens.ts')
  expect(screens['../training/courses/Courses.tsx']).toEqual(expect.arrayContaining(['blocks', 'courses']))
  expect(screens['../programmes/projects/Project.tsx']).toEqual(
    expect.arrayContaining(['activities', 'blocks', 'deletion_impact', 'people', 'period', 'projects', 'reports']),
  )
  expect(Object.values(screens).filter(names => names.length === 0)).toEqual([])
  // Namespaces of a lazy part belong to that part.
  expect(screens['../programmes/projects/Project.tsx']).not.toContain('budget_table')
})

test('the build lists namespaces of lazy parts and widgets', () => {
  const tabs = filled('programmes/projects/use-project-tabs.tsx')
  expect(tabs['./budget/ProjectBudget.tsx']).toEqual(expect.arrayContaining(['budget_table', 'budgets']))
  expect(filled('app/layouts/use-complaint-modal.tsx')['./ComplaintDialog.tsx']).toEqual(['complaints'])
  expect(filled('app/layouts/palette/use-palette.tsx')['./Palette.tsx']).toContain('palette')
})

test('leaves out the texts of other areas, although one file declares the hooks of a domain', () => {
  const courses = filled('app/screens.ts')['../training/courses/Courses.tsx']
  expect(courses).toContain('trainings')
  expect(courses).not.toContain('exams')
})

// Without its namespace, a widget would render text keys.
test('every page with a widget loads the widget’s namespace', () => {
  const source = fileURLToPath(new URL('../../../../packages/host-app/src/', import.meta.url))
  const namespaceOf = (widget: string) => (widget === 'complaint' ? 'complaints' : widget.replaceAll('-', '_'))
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.tsx'))
  const drawing = files.flatMap(path => {
    const file = join(source, path)
    const code = readFileSync(file, 'utf8')
    const drawn = [...code.matchAll(/^import \{ \w[^}]* \} from '@portal\/widgets\/([\w-]+)'/gm)]
    // A preview in the other language imports the texts directly.
    const brings = (namespace: string) => code.includes(`from '@portal/widgets/locales/ar/${namespace}.json'`)
    const isAsked = (namespace: string) => namespacesOf(file).includes(namespace) || brings(namespace)
    return drawn.map(([, widget = '']) => ({ path, asks: isAsked(namespaceOf(widget)) }))
  })
  expect(drawing.length).toBeGreaterThan(3)
  expect(drawing.filter(({ asks }) => !asks)).toEqual([])
})
