import { beforeAll, describe, expect, test } from 'vitest'
import { messageNames } from '../../../../packages/server/src/messages/emails/messages.ts'
import { type Person, usePortal } from '../../support/portal.ts'

const portal = usePortal()
let as: Person

beforeAll(async () => {
  as = await portal().person('sysadmin')
})

const preview = (path: string, person?: Person) =>
  portal().app.inject({ url: `/api/email_templates/${path}`, headers: person ? { cookie: person.cookie } : {} })

describe.each(['en', 'ar'])('email templates in %s', language => {
  test('are all listed and have complete previews with sample values', async () => {
    const { body } = await portal().call('GET', '/email_templates', { as })
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(messageNames)
    for (const { name, titles } of body.data) {
      const read = await portal().call('GET', `/email_templates/${name}?language=${language}`, { as })
      expect(read.body.data.title).not.toBe('')
      expect(titles[language]).not.toBe('')
      const { headers, payload } = await preview(`${name}/preview?language=${language}`, as)
      expect(`${read.body.data.title}${read.body.data.text}${payload}`, name).not.toMatch(/\{\{|undefined/)
      expect(payload).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/)
    }
  })

  test('are sent as a test only to the person who requests them', async () => {
    const sender = await portal().person('sysadmin')
    const body = { language }
    expect((await portal().call('POST', '/email_templates/invitation/send', { as: sender, body })).status).toBe(200)
    const { rows } = await portal().database.pool.query(
      'SELECT recipient, language, title FROM emails ORDER BY created_at DESC LIMIT 1',
    )
    const { title } = (await portal().call('GET', `/email_templates/invitation?language=${language}`, { as })).body.data
    expect(rows).toEqual([{ recipient: sender.email, language, title }])
  })
})

test('an unknown email template is not found, and previews are for system administrators only', async () => {
  for (const path of ['nothing?language=en', 'constructor?language=en'])
    expect((await portal().call('GET', `/email_templates/${path}`, { as })).body.code).toBe('not_found')
  expect((await preview('nothing/preview?language=en', as)).json().code).toBe('not_found')
  expect((await preview('verify/preview?language=tr', as)).json().code).toBe('not_found')
  expect((await preview('verify/preview?language=en')).json().code).toBe('not_signed_in')
  const staff = await portal().person('staff')
  expect((await preview('verify/preview?language=en', staff)).json().code).toBe('privilege_missing')
})
