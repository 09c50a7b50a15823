import { expect } from '@playwright/test'
import { languages } from '../../../src/contract/languages.ts'
import { languageCookie } from '../../../src/contract/cookies.ts'
import { test } from '../../support/page-modules-server.ts'

test('a language sets the interface library’s locale, the attributes of the page and the cookie [LANG-24, LANG-26, LANG-31, LANG-32]', async ({
  page,
  context,
}) => {
  await page.goto('/')
  for (const { code, dir } of [...languages].reverse()) {
    const formatted = await page.evaluate((lang) => {
      window.pageModules.applyLanguage(lang)
      const { lang: documentLang, dir } = document.documentElement
      return { library: { ...window.pageModules.interfaceLocale }, page: { lang: documentLang, dir } }
    }, code)
    expect(formatted).toEqual({ library: { lang: code, dir }, page: { lang: code, dir } })
    const cookie = (await context.cookies()).find(({ name }) => name === languageCookie.name)
    expect(cookie).toMatchObject({ value: code, sameSite: 'Lax', path: '/', secure: false })
  }
})
