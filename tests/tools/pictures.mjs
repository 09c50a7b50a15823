/**
 * `npm run pictures [-- folder [words …]]`: every screen and state, phone, tablet and desktop, light and dark, English
 * and Arabic, as PNG. Words narrow it: `npm run pictures -- pictures album ar dark`. They are looked at, not compared.
 *
 * `npm run pictures -- --screenshots` makes the few of `public/screenshots` again, which manifest and README show.
 */
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { launchBrowser } from './lib/browser.mjs'
import { startPortal } from './lib/portal.mjs'
import { root } from './lib/run.mjs'
import { fillLogin, shots, toProvider, whenAlive } from './lib/shots.mjs'

const sizes = {
  phone: { width: 412, height: 915 },
  tablet: { width: 820, height: 1180 },
  desk: { width: 1440, height: 900 },
}
/** Dark is Nour's own theme and the other one elsewhere. */
const themeCookie = (tenant, theme) => ((tenant === 'nour') === (theme === 'light') ? '1' : '0')

const portal = await startPortal()
const browser = await launchBrowser()

const firstOf = async (tenant, path, kind) => {
  const html = (await portal.get(path, `${tenant}.localhost`)).body
  const found = new RegExp(`href="(/music/${kind}/[^"]*?_[^"]*)"`).exec(html)?.[1]
  if (!found) throw new Error(`no address of ${kind} stands in ${path} of ${tenant}`)
  return found
}
const known = new Map()
const addressOf = (tenant, path) => {
  const lists = { album: 'albums', artist: 'artists', playlist: 'playlists', track: 'tracks' }
  const kind = lists[path]
  if (!kind) return path
  const key = `${tenant} ${kind}`
  if (!known.has(key)) known.set(key, firstOf(tenant, kind === 'artists' ? '/' : `/music/${kind}`, kind))
  return known.get(key)
}

/** The real login in the picture's own browser: a kept session would be refreshed twice, and the provider ends it then. */
const signIn = async (page, tenant, name) => {
  await page.goto(`${portal.origin(tenant)}/user/login`)
  await whenAlive(page)
  await toProvider(page)
  await fillLogin(page, `${name}@${tenant}.example`, `${name}-demo-2026`)
  await page.waitForURL((url) => !url.pathname.startsWith('/oidc') && url.search === '')
  await whenAlive(page)
}

/** Pictures load when they come near, so a whole page is walked once before it is taken. */
const walk = async (page) => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height + 2000; y += 400) {
    await page.evaluate((at) => scrollTo(0, at), y)
    await page.waitForTimeout(120)
  }
  await page.evaluate(() => scrollTo(0, 0))
}
const settle = async (page) => {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch((problem) => {
    if (problem.name !== 'TimeoutError') throw problem
  })
  await page.waitForTimeout(500)
}

const take = async (shot, { size, theme, lang, scale = 1.5 }) => {
  const tenant = shot.tenant ?? 'riwaq'
  const origin = portal.origin(tenant)
  const context = await browser.newContext({
    viewport: sizes[size],
    deviceScaleFactor: scale,
    ...(shot.agent && { userAgent: shot.agent }),
  })
  await context.addCookies([
    { name: 'alternate-theme', value: themeCookie(tenant, theme), url: origin },
    { name: 'lang', value: lang, url: origin },
  ])
  const page = await context.newPage()
  page.setDefaultTimeout(12_000)
  if (shot.as) await signIn(page, tenant, shot.as)
  const path = await addressOf(tenant, shot.path)
  await page.goto(`${origin}/${lang}${path === '/' ? '' : path}`)
  await whenAlive(page)
  if (shot.whole) await walk(page)
  if (shot.steps) await shot.steps(page, { ...shot, tenant, lang })
  await settle(page)
  const picture = await page.screenshot({ fullPage: Boolean(shot.whole) })
  await context.close()
  return picture
}

const all = async (folder, words) => {
  mkdirSync(folder, { recursive: true })
  let failed = 0
  for (const shot of shots)
    for (const size of Object.keys(sizes))
      for (const theme of ['light', 'dark'])
        for (const lang of ['en', 'ar']) {
          const parts = [shot.name, shot.tenant ?? 'riwaq', size, theme, lang]
          if (!words.every((word) => parts.includes(word))) continue
          const name = `${parts.join('.')}.png`
          try {
            await sharp(await take(shot, { size, theme, lang })).toFile(join(folder, name))
            console.log(name)
          } catch (problem) {
            failed++
            console.error(`${name} could not be reached: ${problem.message.split('\n')[0]}`)
          }
        }
  if (failed) process.exitCode = 1
}

/** The names carry tenant, form and measure, as the manifest reads them. */
const screenshots = async () => {
  const folder = join(root, 'public/screenshots')
  mkdirSync(folder, { recursive: true })
  const of = (tenant, theme, lang) => [
    { tenant, theme, lang, size: 'phone', form: 'narrow', shot: { path: '/', tenant } },
    {
      tenant,
      theme,
      lang,
      size: 'desk',
      form: 'wide',
      shot: { path: 'album', tenant },
    },
  ]
  const wanted = [...of('riwaq', 'light', 'en'), ...of('nour', 'dark', 'ar'), ...of('klang', 'light', 'de')]
  for (const { tenant, form, size, shot, ...look } of wanted) {
    const scale = form === 'narrow' ? 2 : 1
    const picture = sharp(await take(shot, { ...look, size, scale }))
    const { width, height } = await picture.metadata()
    const file = join(folder, `${tenant}-${form}-${width}x${height}.webp`)
    await picture.webp({ quality: 82, effort: 6, smartSubsample: true }).toFile(file)
    console.log(file, `${Math.round(statSync(file).size / 1000)} kB`)
  }
}

const [folder = 'pictures', ...words] = process.argv.slice(2)
try {
  if (folder === '--screenshots') await screenshots()
  else await all(folder, words)
} finally {
  await browser.close()
  await portal.stop()
}
