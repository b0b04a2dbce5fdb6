import { describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'

const AT = 'packages/ui/src/locales'
const checked = (en: object, ar: object, tr: object = {}, code = "t('hello')\nt('left')\n") =>
  findings('texts/texts', {
    [`${AT}/en/ui.json`]: JSON.stringify(en, null, 2),
    [`${AT}/ar/ui.json`]: JSON.stringify(ar, null, 2),
    [`${AT}/tr/ui.json`]: JSON.stringify(tr, null, 2),
    'packages/ui/src/Greeting/Greeting.tsx': code,
  })

describe('texts in every language', () => {
  test('pass with complete Arabic and empty Turkish', async () => {
    expect(await checked({ hello: 'Hello, {{name}}' }, { hello: 'مرحبًا {{name}}' })).toEqual([])
  })

  test('are reported with their line if only one language has the key', async () => {
    const found = await checked({ hello: 'Hello', left: 'Left' }, { hello: 'مرحبًا', extra: 'زيادة' })
    expect(found.map(line => line.split(' ').slice(0, 2).join(' '))).toEqual([
      `${AT}/ar/ui.json:1 'left'`,
      `${AT}/ar/ui.json:3 'extra'`,
    ])
  })

  test('are reported for a straight apostrophe in English', async () => {
    const found = (hello: string) => checked({ hello, left: 'x' }, { hello: 'مرحبًا', left: 'س' })
    expect((await found("The project's budget"))[0]).toContain('straight apostrophe')
    expect(await found('The project’s budget')).toEqual([])
  })

  test('must have the same placeholders in both languages', async () => {
    const [found] = await checked({ hello: 'Hello, {{name}}' }, { hello: 'مرحبًا {{nmae}}' })
    expect(found).toContain('other placeholders than English (name, nmae)')
  })

  test('are reported if empty, or if Arabic contains English words other than names and formats', async () => {
    const found = await checked({ hello: ' ', left: 'A PDF' }, { hello: 'قل hello', left: 'ملف PDF' })
    expect(found).toHaveLength(2)
    expect(found[0]).toContain("'hello' is empty")
    expect(found[1]).toContain('still has English in it: hello')
  })

  test('need all plural forms of each language', async () => {
    const en = { hello_one: '{{count}} row', hello_other: '{{count}} rows' }
    const ar = {
      hello_zero: 'لا صفوف',
      hello_one: 'صف واحد',
      hello_two: 'صفان',
      hello_few: '{{count}} صفوف',
      hello_many: '{{count}} صفًا',
      hello_other: '{{count}} صف',
    }
    expect(await checked(en, ar)).toEqual([])
    const { hello_two: _, ...five } = ar
    expect((await checked(en, five))[0]).toContain("'hello_two' is missing")
    // Each language needs its own plural forms, and no others.
    const { hello_one: __, ...other } = en
    expect((await checked(other, ar))[0]).toContain("'hello_one' is missing: English needs")
    expect((await checked({ ...en, hello_few: '{{count}} rows' }, ar))[0]).toContain('that English never chooses')
  })

  test('are reported for a count without plural forms, and for Arabic plural forms without the number', async () => {
    const [found] = await checked({ hello: 'Rows: {{count}}' }, { hello: 'صفوف: {{count}}' })
    expect(found).toContain('a count without plural forms')
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].map(form => [`hello_${form}`, 'صفوف'])
    const lacking = await checked(
      { hello_one: '{{count}} row', hello_other: '{{count}} rows' },
      Object.fromEntries(forms),
    )
    expect(lacking.map(line => line.split(' ')[1])).toEqual(["'hello_few'", "'hello_many'", "'hello_other'"])
  })

  test('must be empty in Turkish, and every language needs its file', async () => {
    expect((await checked({ hello: 'Hello' }, { hello: 'مرحبًا' }, { hello: 'Merhaba' }))[0]).toContain('keep it {}')
    const alone = await findings('texts/texts', { [`${AT}/en/ui.json`]: '{}' })
    expect(alone).toHaveLength(2)
  })

  test('are compared in the folder of their domain, and have a name of their own', async () => {
    const at = 'packages/host-app/src/locales'
    const money = { [`${at}/en/money/lines.json`]: '{"left":"Left"}', [`${at}/ar/money/lines.json`]: '{"left":""}' }
    const requests = { [`${at}/en/requests/lines.json`]: '{}', [`${at}/ar/requests/lines.json`]: '{}' }
    const turkish = { [`${at}/tr/money/lines.json`]: '{}', [`${at}/tr/requests/lines.json`]: '{}' }
    const code = { 'packages/host-app/src/money/Lines.tsx': "t('left')\n" }
    const found = await findings('texts/texts', { ...money, ...requests, ...turkish, ...code })
    expect(found).toHaveLength(2)
    expect(found[0]).toContain(`${at}/ar/money/lines.json:1 'left' is empty`)
    expect(found[1]).toContain(`${at}/en/requests/lines.json:1 has the same name as ${at}/en/money/lines.json`)
  })

  test('are used with and without a suffix by a template literal that ends with one', async () => {
    const texts = { hello: 'مرحبًا', hello_kept: 'مرحبًا' }
    const english = { hello: 'Hello', hello_kept: 'Hello, later' }
    expect(await checked(english, texts, {}, 't(`hello${kept}`)')).toEqual([])
    expect(await checked(english, texts, {}, 't(`hello_${kept}`)')).toHaveLength(1)
  })

  test('are reported if no code uses their key, where template literals use a family of keys', async () => {
    const en = { errors: { field_empty: 'This field cannot be empty' }, hello: 'Hello' }
    const ar = { errors: { field_empty: 'لا يمكن ترك هذا الحقل فارغًا' }, hello: 'مرحبًا' }
    expect(await checked(en, ar, {}, "t('hello')\n")).toHaveLength(1)
    expect(await checked(en, ar, {}, "t('hello')\nt(`errors.${code}`)\n")).toEqual([])
  })

  test('must be complete in the Arabic emails of the server too', async () => {
    const mails = 'packages/server/src/messages/emails/locales'
    const en = JSON.stringify({ verify: { title: 'Your code: {{code}}' } })
    const found = await findings('texts/texts', { [`${mails}/en.json`]: en, [`${mails}/ar.json`]: '{"verify":{}}' })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain("'verify.title' is missing")
    expect(await findings('texts/texts', { [`${mails}/en.json`]: en })).toHaveLength(1)
  })
})
