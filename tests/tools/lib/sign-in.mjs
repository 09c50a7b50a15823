import { fillLogin } from './login-steps.mjs'

/** A real login in the visitor's own browser. */
export const signIn = async (context, portal, tenant, name) => {
  const page = await context.newPage()
  await page.goto(`${portal.origin(tenant)}/login/${tenant}?lang=en&redirectUrl=%2F`)
  await page.waitForURL(/\/oidc\/interaction\//)
  await fillLogin(page, `${name}@${tenant}.example`, `${name}-demo-2026`)
  await page.waitForURL((url) => url.pathname === '/' && url.search === '')
  await page.locator('header button bdi').waitFor()
  await page.close()
}
