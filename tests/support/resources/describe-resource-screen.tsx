import { can } from '@portal/contract/core/rights/needs'
import { lookupIn } from '@portal/ui/texts'
import { cleanup } from '@testing-library/react'
import type { ComponentType } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { catalogueOf } from '../../../.storybook/texts.ts'
import { Refused } from '../../../stories/support/fake-api.ts'
import { answerResource, type Resource } from '../../../stories/support/resource.ts'
import { signIn, signInAs } from '../../../stories/support/signed-in.ts'
import { api, sent, useFreshApi } from '../../host-app/support/fresh-api.ts'
import { query, showScreen } from '../../host-app/support/show-screen.tsx'

type Language = 'en' | 'ar'

const lookups = { en: lookupIn('en', catalogueOf('en')), ar: lookupIn('ar', catalogueOf('ar')) }

const textOf = (language: Language, namespace: string, key: string) => lookups[language](namespace, key)

/** More than the number of tab stops on any of these screens. */
const STOPS = 200

const tabTo = async (is: (element: Element) => boolean) => {
  for (let pressed = 0; pressed < STOPS; pressed += 1) {
    await userEvent.tab()
    if (document.activeElement && is(document.activeElement)) return
  }
  throw new Error('Tab never comes there')
}

const tabToButton = (name: string) =>
  tabTo(element =>
    [element.textContent, element.getAttribute('aria-label')].some(text => text?.includes(name) ?? false),
  )

const isBox = (element: Element) =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'search')

const drawer = page.getByRole('dialog')

interface Steps {
  /** Text for each tab stop of the form, from its first text field on. '' skips a stop. */
  readonly typed: readonly string[]
  /** Whether a deletion is undone afterwards, or confirmed first. Without it, other tests cover deletion. */
  readonly deletion?: 'undone' | 'asked'
  /** The language for adding and deleting records. Default: English. */
  readonly language?: Language
}

/** Tests that every resource screen shares, by keyboard only. */
export const describeResourceScreen = (resource: Resource, Screen: ComponentType, steps: Steps): void => {
  const { area, endpoints, rows } = resource
  const { typed, deletion, language = 'en' } = steps
  useFreshApi()

  /** Renders the screen for the current account, on a server with these rows. */
  const draw = async (shownIn: Language, path: string, shown: readonly Resource['rows'][0][]) => {
    const stored = answerResource(api, resource, shown)
    showScreen(<Screen />, { query: path, language: shownIn })
    // One row per record, and the header row.
    if (shown.length > 0) await expect.poll(() => page.getByRole('row').elements().length).toBeGreaterThan(shown.length)
    return stored
  }

  const show = (shownIn: Language, path = '') => {
    signInAs('sysadmin')
    return draw(shownIn, path, rows)
  }

  describe(`the screen in ${language}, by keyboard alone,`, () => {
    const own = (key: string) => textOf(language, area, key)
    const blocks = (key: string) => textOf(language, 'blocks', key)
    const press = async (name: string) => {
      await tabToButton(name)
      await userEvent.keyboard('{Enter}')
    }

    test(`adds a record${endpoints.edit ? ', changes it' : ''} and opens it`, async () => {
      await show(language)
      await press(own('add'))
      await expect.element(drawer).toHaveAccessibleName(own('add'))
      await tabTo(isBox)
      for (const [at, text] of typed.entries()) {
        if (at > 0) await userEvent.tab()
        if (text) await userEvent.keyboard(text)
      }
      await press(own('add'))
      await expect.poll(() => sent('POST')).toHaveLength(1)
      await expect.element(drawer).not.toHaveAccessibleName(own('add'))
      const { open } = query()
      expect(open).toBeDefined()

      if (endpoints.edit) {
        await press(blocks('edit'))
        await expect.poll(() => query().act).toBe('edit')
        await tabTo(isBox)
        await userEvent.keyboard(`${typed[0]}2{Enter}`)
        await expect.poll(() => sent('PATCH')).toMatchObject([{ id: open, version: 1 }])
        await expect.poll(() => query().act).toBeUndefined()
      }

      await userEvent.keyboard('{Escape}')
      await expect.element(drawer).not.toBeInTheDocument()
      await tabTo(element => element.getAttribute('href')?.includes(String(open)) ?? false)
      await userEvent.keyboard('{Enter}')
      await expect.element(drawer).toBeVisible()
    })

    if (deletion) {
      test(`deletes a record (${deletion})`, async () => {
        const stored = await show(language, `open=${rows[0].id}`)
        await expect.element(drawer.getByRole('button', { name: blocks('more_actions') })).toBeVisible()
        await press(blocks('more_actions'))
        await expect.element(page.getByRole('menuitem')).toHaveFocus()
        await userEvent.keyboard('{Enter}')
        if (deletion === 'asked') {
          await expect.element(page.getByRole('alertdialog')).toBeVisible()
          await press(own('delete'))
        }
        await expect.poll(() => sent('DELETE')).toEqual([{ id: rows[0].id, version: rows[0].version }])
        await expect.element(drawer).not.toBeInTheDocument()
        expect(stored.rows()).toHaveLength(rows.length - 1)
        await expect.element(page.getByRole('main')).toHaveFocus()
        if (deletion === 'asked') return
        await press(blocks('undo'))
        await expect.poll(() => stored.rows().length).toBe(rows.length)
        const again = endpoints.add.input.safeParse(sent('POST')[0])
        expect(again.success).toBe(true)
      })
    }
  })
  const button = (key: string, name = textOf('en', 'blocks', key)) => page.getByRole('button', { name, exact: true })
  const add = textOf('en', area, 'add')

  test('offers no commands to readers, even by link', async () => {
    signIn(area)
    const none = Object.fromEntries(Object.keys(rows[0].can).map(command => [command, false]))
    const readOnly = [{ ...rows[0], can: none }]
    await draw('en', `open=${rows[0].id}&act=edit`, readOnly)
    await expect.element(drawer).toBeVisible()
    for (const other of [button('edit'), button('more_actions'), button('save')]) expect(other.query()).toBeNull()
    cleanup()
    await draw('en', 'add=yes', readOnly)
    // All staff may add some kinds of records.
    const mayAdd = can({ type: 'staff', privileges: [] }, endpoints.add.needs)
    if (mayAdd) await expect.element(drawer).toBeVisible()
    // The open form has a button with this name too.
    const isOffered = button('', add).elements().length > 0
    expect([drawer.query() !== null, isOffered]).toEqual([mayAdd, mayAdd])
    expect(page.getByRole('button', { name: /^Actions for/ }).query()).toBeNull()
  })

  test('says that there are no records, and opens the form for the first one', async () => {
    signInAs('sysadmin')
    await draw('en', '', [])
    await expect.element(page.getByRole('heading', { name: textOf('en', area, 'empty') })).toBeVisible()
    await button('', add).last().click()
    await expect.element(drawer).toHaveAccessibleName(add)
  })

  const { delete: remove } = endpoints
  if (remove && deletion) {
    test('shows why a deletion was rejected, and keeps the record', async () => {
      const stored = await show('en', `open=${rows[0].id}`)
      api.on(remove, () => {
        throw new Refused('in_use')
      })
      await button('more_actions').click()
      await page.getByRole('menuitem').last().click()
      if (deletion === 'asked') await page.getByRole('alertdialog').getByRole('button').last().click()
      await expect.element(page.getByRole('alert').filter({ hasText: 'still in use' })).toBeVisible()
      expect(button('undo').query()).toBeNull()
      expect(stored.rows()).toHaveLength(rows.length)
    })
  }
}
