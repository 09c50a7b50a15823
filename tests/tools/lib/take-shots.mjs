/** A portal, a browser, and visitors who go to a place, do something there, and are photographed. */
import { declinedConsentCookie } from './consent.mjs'
import { addressesOf } from './addresses.mjs'
import { launchBrowser } from './browser.mjs'
import { startPortal } from './portal.mjs'
import { goOnline } from './connection-steps.mjs'
import { closePage, scrollThrough, whenHydrated, whenSettled } from './shot-steps.mjs'
import { signIn } from './sign-in.mjs'

export const sizes = {
  phone: { width: 412, height: 915 },
  narrow: { width: 600, height: 960 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1024, height: 768 },
  broad: { width: 1180, height: 820 },
  desk: { width: 1440, height: 900 },
  /** A desktop at 400 %. */
  zoomed: { width: 320, height: 256 },
}
const scales = { phone: 1.5, narrow: 1, tablet: 1, laptop: 1, broad: 1, desk: 1, zoomed: 2 }
/** Dark is Nour's default theme; elsewhere light is. */
const themeCookie = (tenant, theme) => ((tenant === 'nour') === (theme === 'light') ? '1' : '0')

export const openShotSession = async () => {
  const portal = await startPortal()
  const browser = await launchBrowser()
  const addressOf = addressesOf(portal)

  /** A signed-in user keeps one browser context and so one session; guests get a new one each time. */
  const visitor = (shot) => {
    const tenant = shot.tenant ?? 'riwaq'
    const origin = portal.origin(tenant)
    let signedIn = null
    const enter = async (scale) => {
      if (signedIn) return signedIn
      const context = await browser.newContext({
        deviceScaleFactor: scale,
        reducedMotion: 'reduce',
        ...(shot.agent && { userAgent: shot.agent }),
        ...(shot.forced && { forcedColors: 'active' }),
      })
      context.setDefaultTimeout(15_000)
      if (!shot.unanswered)
        await context.addInitScript((answer) => void (document.cookie = answer), declinedConsentCookie)
      if (shot.as) await signIn(context, portal, tenant, shot.as)
      signedIn = shot.as ? context : null
      return context
    }
    const take = async ({ size, theme, lang, scale = scales[size] }) => {
      const context = await enter(scale)
      await context.addCookies([
        { name: 'alternate-theme', value: themeCookie(tenant, theme), url: origin },
        { name: 'i18n_redirected', value: lang, url: origin },
      ])
      const page = await context.newPage()
      try {
        await page.setViewportSize(sizes[size])
        const path = await addressOf(tenant, shot.path)
        await page.goto(`${origin}${shot.foreign ? path : `/${lang}${path === '/' ? '' : path}`}`)
        if (!shot.foreign) await whenHydrated(page)
        if (shot.fullPage) await scrollThrough(page)
        if (shot.steps) await shot.steps(page, { ...shot, tenant, lang, portal, host: `${tenant}.localhost` })
        await whenSettled(page, shot)
        return await page.screenshot({ fullPage: Boolean(shot.fullPage), animations: 'disabled' })
      } finally {
        if (shot.gone) await goOnline(page)
        await closePage(page)
        if (!signedIn) await context.close()
      }
    }
    return { take, leave: async () => signedIn?.close() }
  }

  const close = async () => {
    await browser.close()
    await portal.stop()
  }
  return { visitor, close }
}
