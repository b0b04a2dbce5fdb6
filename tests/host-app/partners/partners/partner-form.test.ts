import { addPartner } from '@portal/contract/partners/partners'
import { describe, expect, it } from 'vitest'
import {
  elementsOf,
  originsIn,
  snippetOf,
  themeIn,
  widgetsIn,
} from '../../../../packages/host-app/src/partners/partners/partner-form.ts'

const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('the partner form', () => {
  it('reads one origin per line and ignores empty lines', () => {
    const form = formOf({ origins: ' https://a.org \n\n\nhttps://b.org:8443\n' })
    expect(originsIn(form)).toEqual(['https://a.org', 'https://b.org:8443'])
  })

  const draft = (form: FormData) => ({ name: 'Harbour', origins: ['https://a.org'], theme: themeIn(form) })

  it('leaves empty fields out of the theme', () => {
    const form = formOf({ 'theme.accent': '', 'theme.radius': '8' })
    expect(themeIn(form)).toEqual({ radius: 8 })
    expect(addPartner.input.safeParse(draft(form)).success).toBe(true)
  })

  it('passes an invalid radius on, so that it is rejected rather than dropped', () => {
    const parsed = addPartner.input.safeParse(draft(formOf({ 'theme.radius': 'round' })))
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['theme.radius'])
  })

  it('builds the site’s script tag', () => {
    expect(snippetOf('https://portal.example', { key: 'site_1' }, 'ar')).toBe(
      '<script async src="https://portal.example/embed/v1.js" data-widget="complaint" data-site="site_1" data-locale="ar"></script>',
    )
  })

  it('adds the hash to a script tag bound to a version', () => {
    const fixed = { path: '/embed/v1.abc.js', integrity: 'sha384-xyz' }
    expect(snippetOf('https://portal.example', { key: 'site_1' }, 'en', fixed)).toContain(
      'src="https://portal.example/embed/v1.abc.js" integrity="sha384-xyz" crossorigin="anonymous" data-widget',
    )
  })

  it('reads the selected widgets in the contract’s order', () => {
    const form = new FormData()
    for (const widget of ['budget', 'complaint']) form.append('widgets', widget)
    expect(widgetsIn(form)).toEqual(['complaint', 'budget'])
  })

  it('builds an element for each allowed widget except the complaint form', () => {
    const site = { key: 'site_1', widgets: ['complaint', 'exam'] as const }
    expect(elementsOf('https://portal.example', { ...site, widgets: [...site.widgets] }, 'ar')).toBe(
      '<script async src="https://portal.example/embed/v1.js"></script>\n' +
        '<portal-exam site="site_1" locale="ar" for="TRAINING-ID/pre"></portal-exam>',
    )
    expect(elementsOf('https://portal.example', { key: 'site_1', widgets: ['complaint'] }, 'ar')).toBeUndefined()
  })
})
