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

describe('the form of a partner site', () => {
  it('reads one origin per line and leaves empty lines out', () => {
    const form = formOf({ origins: ' https://a.org \n\n\nhttps://b.org:8443\n' })
    expect(originsIn(form)).toEqual(['https://a.org', 'https://b.org:8443'])
  })

  const draft = (form: FormData) => ({ name: 'Harbour', origins: ['https://a.org'], theme: themeIn(form) })

  it('leaves out of the look what is left empty', () => {
    const form = formOf({ 'theme.accent': '', 'theme.radius': '8' })
    expect(themeIn(form)).toEqual({ radius: 8 })
    expect(addPartner.input.safeParse(draft(form)).success).toBe(true)
  })

  it('passes a radius that is no number on, so that it is refused and not dropped', () => {
    const parsed = addPartner.input.safeParse(draft(formOf({ 'theme.radius': 'round' })))
    expect(parsed.error?.issues.map(({ path }) => path.join('.'))).toEqual(['theme.radius'])
  })

  it('gives the script tag of the site', () => {
    expect(snippetOf('https://portal.example', { key: 'site_1' }, 'ar')).toBe(
      '<script async src="https://portal.example/embed/v1.js" data-widget="complaint" data-site="site_1" data-locale="ar"></script>',
    )
  })

  it('gives one that is bound to a version and its hash as well', () => {
    const fixed = { path: '/embed/v1.abc.js', integrity: 'sha384-xyz' }
    expect(snippetOf('https://portal.example', { key: 'site_1' }, 'en', fixed)).toContain(
      'src="https://portal.example/embed/v1.abc.js" integrity="sha384-xyz" crossorigin="anonymous" data-widget',
    )
  })

  it('reads the ticked widgets in the order of the contract', () => {
    const form = new FormData()
    for (const widget of ['budget', 'complaint']) form.append('widgets', widget)
    expect(widgetsIn(form)).toEqual(['complaint', 'budget'])
  })

  it('gives an element for each widget that the site may show, but the complaint form', () => {
    const site = { key: 'site_1', widgets: ['complaint', 'exam'] as const }
    expect(elementsOf('https://portal.example', { ...site, widgets: [...site.widgets] }, 'ar')).toBe(
      '<script async src="https://portal.example/embed/v1.js"></script>\n' +
        '<portal-exam site="site_1" locale="ar" for="TRAINING-ID/pre"></portal-exam>',
    )
    expect(elementsOf('https://portal.example', { key: 'site_1', widgets: ['complaint'] }, 'ar')).toBeUndefined()
  })
})
