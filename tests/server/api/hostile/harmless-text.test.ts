import { describe, expect, test } from 'vitest'
import { usePortal } from '../../support/portal.ts'
import { hostileValues } from './hostile-values.ts'

describe('harmless text', () => {
  const portal = usePortal()
  const texts = ['SQL', 'SQL tautology', 'SQL format', 'LIKE wildcards', 'HTML', 'HTML attribute', 'template', 'path']
  const odd = [
    'right-to-left override',
    'many diacritics',
    'encoded NUL',
    'prototype name',
    '1e999',
    'Arabic-Indic digits',
  ]

  test.each([...texts, ...odd])('of the kind "%s" is stored unchanged and found by search', async name => {
    const text = String(hostileValues[name]?.() ?? name).slice(0, 100)
    const as = await portal().person('sysadmin')
    const body = `\n ${text} \u{1f54a}\ufe0f\t`
    expect((await portal().call('POST', '/complaints', { as, body: { type: 'user', body } })).status).toBe(200)
    expect((await portal().call('GET', '/complaints/own', { as })).body.data[0].body).toBe(body)
    const search = new URLSearchParams({ search: text.toWellFormed() })
    const found = await portal().call('GET', `/complaints?${search}`, { as: await portal().person('project_director') })
    expect(found.body.data.map((row: { body: string }) => row.body)).toContain(body)
    const origins = ['https://a.example.org']
    const site = await portal().call('POST', '/partners', { as, body: { name: text, origins, theme: {} } })
    // Names may not contain marks that change the text direction. Complaints keep what people typed.
    if (name === 'right-to-left override') expect(site.body.errors).toEqual([{ path: 'name', code: 'bad_characters' }])
    else expect(site.body.data.name).toBe(text.trim())
  })
})
