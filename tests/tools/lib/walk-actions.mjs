import { wordOf as words } from './shot-steps.mjs'

/** WebDriver's names of two keys. */
const keys = { tab: '\uE004', enter: '\uE007' }
export const wordOf = (key) => words('en', key)

/** What several steps do. */
export const createWalkActions = ({ page, origin, onLeave }) => {
  const whenHydrated = () =>
    page.until('the page to be alive', () => document.documentElement.dataset['alive'] === 'true')
  const visit = async (address) => {
    await onLeave(true)
    await page.open(origin + address)
    await onLeave(false)
    await whenHydrated()
  }
  const whenShown = (pattern) =>
    page.until(
      `a page ${pattern}`,
      (pattern) => new RegExp(pattern).test(document.documentElement.dataset['shown'] ?? ''),
      pattern,
    )
  const linkLike = (pattern) =>
    page.until(
      `a link ${pattern}`,
      (pattern) => {
        const links = [...document.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href'))
        return links.find((href) => new RegExp(pattern).test(href))
      },
      pattern,
    )
  const tabTo = (address) =>
    page.run(
      (address) => document.querySelector(`nav a:is([href="${address}"], [href="/en${address}"])`)?.click(),
      address,
    )
  const player = () => page.find('region', wordOf('player.name'))
  const second = () => Number(document.querySelector('section[data-phase] input[type=range]')?.value)
  const whenPlaying = async () => {
    await page.until('sound', () => document.querySelector('section[data-phase=playing]') !== null)
    const start = await page.run(second)
    await page.until(
      'the sound to go on',
      (start) => Number(document.querySelector('section[data-phase] input[type=range]')?.value) > start + 1,
      start,
    )
  }
  /** Whether the first like button of the page is pressed. */
  const likeState = () =>
    document.querySelector('main button[aria-label^="Like: "]')?.getAttribute('aria-pressed')
  const signIn = async () => {
    await page.until('the provider', () => location.pathname.startsWith('/oidc/interaction/'))
    const [hasPasskeys, areOffered] = await page.until('the login form', () => {
      const button = document.getElementById('passkey')
      return button && ['PublicKeyCredential' in window, button.checkVisibility()]
    })
    if (hasPasskeys !== areOffered)
      throw new Error(`passkeys: the browser has them: ${hasPasskeys}, they are offered: ${areOffered}`)
    await page.press('textbox', wordOf('identity.login.email'))
    await page.type('omar@riwaq.example' + keys.tab + 'omar-demo-2026' + keys.enter)
  }
  return { visit, whenShown, linkLike, tabTo, player, whenPlaying, likeState, signIn }
}
