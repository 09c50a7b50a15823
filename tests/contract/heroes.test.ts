/** The target of each page's hero, checked in rendered documents. */
import { describe, expect, it } from 'vitest'
import { startDemoTenant } from '../support/demo-tenant.ts'
import { textOf } from '../support/served-page.ts'

const { open } = startDemoTenant()

const heroOf = async (path: string) => {
  const { html } = await open(path)
  return /data-type="hero".*?(?=data-type=|<\/main>|$)/s.exec(html)?.[0] ?? ''
}
/** What can be pressed, by what is read on it. */
const linksIn = (hero: string) => [...hero.matchAll(/<(a|button) .*?<\/\1>/gs)].map(([link]) => link)
const toPlans = /^<a [^>]*href="(?:\/ar)?\/subscription"/

describe('a hero', () => {
  it.each([
    ['/en/marketing/welcome', 'See plans'],
    ['/en/launch', 'See plans'],
    ['/ar/marketing/welcome', 'شاهد الباقات'],
  ])('with texts and its own address links there, and nowhere else: %s', async (path, words) => {
    const [link = '', ...others] = linksIn(await heroOf(path))
    expect(others).toEqual([])
    expect(link).toMatch(toPlans)
    expect(textOf(link)).toBe(words)
  })
  it('about an item plays it and has a like button', async () => {
    const links = linksIn(await heroOf('/en'))
    expect(links).toHaveLength(2)
    expect(links.every((link) => link.startsWith('<button'))).toBe(true)
    expect(textOf(links[0] ?? '')).toBe('Play')
  })
})
