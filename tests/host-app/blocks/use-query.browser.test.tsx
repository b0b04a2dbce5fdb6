import { cleanup, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useQuery } from '../../../packages/host-app/src/blocks/navigation/use-query.ts'
import { InPortal } from '../support/in-portal.tsx'
import { query } from '../support/show-screen.tsx'

const start = location.pathname + location.search

type Set = ReturnType<typeof useQuery>['set']

/** The setter from each part's latest render. Menus, toasts, and form responses keep such a setter. */
const setters = new Map<string, Set>()

const Part = ({ name }: { name: string }) => {
  const { set } = useQuery()
  setters.set(name, set)
  return null
}

const parts = (...names: string[]) => (
  <StrictMode>
    <InPortal>
      {names.map(name => (
        <Part key={name} name={name} />
      ))}
    </InPortal>
  </StrictMode>
)

const setBy = (name: string, change: Record<string, string | undefined>) => setters.get(name)?.(change)

afterEach(() => {
  cleanup()
  setters.clear()
  history.replaceState(null, '', start)
})

test('changes the URL from a mounted screen, even when React mounts it twice', () => {
  history.replaceState(null, '', '?add=yes')
  render(parts('form'))
  setBy('form', { add: undefined, open: 'new' })
  expect(query()).toEqual({ open: 'new' })
})

test('changes the URL from a removed row whose screen is still mounted', () => {
  history.replaceState(null, '', '?search=pump')
  const { rerender } = render(parts('list', 'row'))
  rerender(parts('list'))
  setBy('list', { search: 'well' })
  setBy('row', { act: 'edit' })
  expect(query()).toEqual({ search: 'well', act: 'edit' })
})

test('ignores changes from an unmounted screen', () => {
  history.replaceState(null, '', '?add=yes')
  const { unmount } = render(parts('form'))
  unmount()
  history.pushState(null, '', '/staff/projects?search=pump')
  const steps = history.length
  render(parts('list'))
  setBy('form', { add: undefined, open: 'new' })
  expect([location.pathname, query(), history.length]).toEqual(['/staff/projects', { search: 'pump' }, steps])
})
