import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import shellAr from '../../../../packages/host-app/src/locales/ar/app/shell.json' with { type: 'json' }
import commentsAr from '../../../../packages/host-app/src/locales/ar/messages/comments.json' with { type: 'json' }
import noticesAr from '../../../../packages/host-app/src/locales/ar/messages/notices.json' with { type: 'json' }
import shellEn from '../../../../packages/host-app/src/locales/en/app/shell.json' with { type: 'json' }
import commentsEn from '../../../../packages/host-app/src/locales/en/messages/comments.json' with { type: 'json' }
import noticesEn from '../../../../packages/host-app/src/locales/en/messages/notices.json' with { type: 'json' }
import { demoEmail } from '../../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../../support/browser.ts'
import { openSession, readMail } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const texts = {
  en: { comments: commentsEn, notices: noticesEn, bell: shellEn.notices.label_one.replace('{{count}}', '1') },
  ar: { comments: commentsAr, notices: noticesAr, bell: shellAr.notices.label_one },
}

// Folder for screenshots. None are taken by default.
const folder = process.env.COMMENT_PICTURES

const picture = async (page: Page, name: string) => {
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

describe('comments', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it.each([
    ['en', 1440, 'light', 'sysadmin'],
    ['ar', 360, 'dark', 'project_coordinator'],
  ] as const)(
    'a colleague is mentioned by keyboard, opens the comment from the notice, and answers, in %s',
    async (language, width, colorScheme, reader) => {
      const { comments, notices, bell } = texts[language]
      const { url } = portal()
      const author = await visit({ language, width, colorScheme })
      await openSession(author, url, 'project_director')
      const mentioned = await visit({ language, width, colorScheme })
      await openSession(mentioned, url, reader)
      const of = (page: Page, path: string) => page.request.get(`${url}/api${path}`).then(answer => answer.json())
      const { full_name_en, full_name_ar } = (await of(mentioned, '/user')).data
      const { id, code } = (await of(mentioned, '/projects?limit=1')).data[0]
      await mentioned.goto(`${url}/staff/projects`)

      await author.goto(`${url}/staff/project/${id}?tab=comments`)
      const box = author.getByRole('textbox', { name: comments.new })
      await box.focus()
      await author.keyboard.type(`${language} @${full_name_en}`)
      const name = language === 'ar' ? full_name_ar : full_name_en
      await author.getByRole('option', { name }).waitFor()
      await picture(author, `choosing-${language}-${width}`)
      await author.keyboard.press('Enter')
      await author.keyboard.type('?')
      // Reloading keeps the draft and its mentions.
      await author.reload()
      await expect.poll(() => box.inputValue()).toBe(`${language} @${name} ?`)
      await author.getByRole('button', { name: comments.send, exact: true }).click()
      await author
        .getByRole('listitem')
        .filter({ hasText: `${language} @${name}` })
        .waitFor()
      await picture(author, `thread-${language}-${width}`)

      await mentioned.getByRole('button', { name: bell, exact: true }).click()
      const sentence = notices.kinds.comment_mention.split('{{by}}')[language === 'ar' ? 0 : 1]?.split('{{')[0] ?? ''
      await mentioned
        .getByRole('dialog')
        .getByRole('link', { name: new RegExp(sentence.trim()) })
        .first()
        .click()
      await mentioned.waitForURL(new RegExp(`/staff/project/${id}\\?tab=comments&comment=`))
      const comment = mentioned.getByRole('listitem').filter({ hasText: `${language} @${name}` })
      await expect.poll(() => comment.evaluate(element => element === document.activeElement)).toBe(true)
      await picture(mentioned, `linked-${language}-${width}`)
      await mentioned.getByRole('textbox', { name: comments.new }).fill(`Answer in ${language}`)
      await mentioned.getByRole('button', { name: comments.send, exact: true }).click()
      await mentioned
        .getByRole('listitem')
        .filter({ hasText: `Answer in ${language}` })
        .waitFor()

      const admin = await visit()
      await openSession(admin, url, 'sysadmin')
      const address = await readMail(admin, url, demoEmail(reader), /\/staff\/project\/\S+comment=[0-9a-f-]+/)
      expect([address.includes(id), code.length > 0]).toEqual([true, true])
    },
  )
})
