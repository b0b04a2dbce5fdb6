import widget from '@portal/widgets/locales/en/complaints.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import en from '../../../../packages/host-app/src/locales/en/complaints/complaint_handling.json' with { type: 'json' }
import { useBrowser } from '../../support/browser.ts'
import { logIn, openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { dialog, handle, openComplaint } from './handling.ts'

describe('a private complaint', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it('shows no sender, explains why replies are impossible, and can be closed', async () => {
    const user = await visit()
    await logIn(user, portal().url, 'trainee')
    await user.getByRole('button', { name: 'File a complaint' }).click()
    const modal = dialog(user)
    await modal.locator('input[name=null_username]').fill('a trainee from the morning group')
    await modal.locator('textarea[name=body]').fill('Nobody is told where the first aid box is.')
    await modal.getByRole('button', { name: widget.send }).click()
    await modal.getByText(widget.received_private).waitFor()

    const officer = await visit()
    await openSession(officer, portal().url, 'complaints_officer')
    await officer.goto(`${portal().url}/staff/complaints?identity_type=anonymous&search=first+aid`)
    const drawer = await openComplaint(officer, 'Nobody is told')
    await drawer.getByRole('heading', { name: en.from_anonymous }).waitFor()
    await drawer.getByText(en.cannot_reply).waitFor()
    await drawer.getByText('a trainee from the morning group').waitFor()
    await drawer.getByText(en.username_help).waitFor()
    expect(await drawer.getByRole('button', { name: en.acts.reply, exact: true }).count()).toBe(0)
    const shown = await drawer.textContent()
    for (const sign of ['Sami', 'Nasser', 'trainee@demo.test']) expect(shown).not.toContain(sign)
    // Shows the day without the time.
    expect(await drawer.locator('time').first().textContent()).toMatch(/^\d{2}-[A-Z][a-z]{2}-\d{4}$/)
    await handle(drawer, {
      opens: en.acts.close,
      text: 'A sign hangs there now.',
      sends: en.sends.close,
      done: en.done.close,
    })

    await user.goto(`${portal().url}/staff/account?tab=complaints`)
    await user.getByRole('heading', { level: 1 }).waitFor()
    await user.waitForLoadState('networkidle')
    expect(await user.content()).not.toContain('first aid box')
  })

  /** Every row of every table written since a transaction, as text after the name of its table. */
  const writtenSince = async (xid: string): Promise<string[]> => {
    const { database } = portal()
    return database.asOwner(async client => {
      const tables = await client.query(`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`)
      const inTable = tables.rows.map(
        ({ name }) => `SELECT '${name} ' || t::text AS row FROM "${name}" t WHERE age(xmin) <= age($1::xid)`,
      )
      const found = await client.query(inTable.join(' UNION ALL '), [xid])
      return found.rows.map(({ row }) => row)
    })
  }

  it.each(['trainee', 'user', 'staff'])('filed by %s writes no row that identifies them', async name => {
    const { pool } = portal().database
    const page = await visit()
    await logIn(page, portal().url, name)
    await page.waitForLoadState('networkidle')
    // Any request with the session updates a timestamp older than this.
    await pool.query(`UPDATE sessions SET last_seen_at = now() - interval '1 hour'`)
    const { rows } = await pool.query('SELECT pg_current_xact_id()::xid::text AS xid')
    const measured = page.waitForResponse(answer => answer.url().endsWith('/api/vitals'))
    await page.getByRole('button', { name: 'File a complaint' }).click()
    const modal = dialog(page)
    await modal.locator('textarea[name=body]').fill(`Beside this stands nobody: ${name}`)
    // The page reports its measurements on the first press.
    await measured
    await modal.getByRole('button', { name: widget.send }).click()
    await modal.getByText(widget.received_private).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForLoadState('networkidle')
    await page.goto('about:blank')

    const person = await pool.query('SELECT id FROM users WHERE email = $1', [`${name}@demo.test`])
    const written = await writtenSince(rows[0].xid)
    expect(written.filter(row => row.includes(`Beside this stands nobody: ${name}`))).toHaveLength(1)
    expect(written.filter(row => row.includes(person.rows[0].id) || row.includes(`${name}@demo.test`))).toEqual([])
  })
})
