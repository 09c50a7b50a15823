/// <reference types="vite/client" />
/** The frame of every page of the login: the tenant's styles, one nonce, no script unless a page needs it. */
import { localeOf, type Language } from '../../../src/contract/languages.ts'
import { alternateThemeCookie } from '../../../src/contract/cookies.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { readCookie } from '../../../src/lib/cookie.ts'
import { isSecure, securityHeaders } from '../../http/security-headers.ts'
import { tenantCss } from '../../tenants/tenant-css.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { fontFaces } from './fonts.ts'
import formStyles from './form.css?raw'
import frameStyles from './frame.css?raw'
import { type Markup, html, trusted } from '../../http/html.ts'

export interface LoginPageContext {
  tenant: Tenant
  lang: Language
  origin: string
  cookies: string
  nonce: string
  /** Origins of portals elsewhere. */
  portals: readonly string[]
}
export interface Page {
  title: string
  body: Markup
  /** A form takes the space that the picture has on other pages. */
  tall?: boolean
  /** Runs with the page's nonce; the page works without it. */
  script?: string
  /** Of a script of our own that runs before the first paint. */
  scriptAddress?: string
}

const isDark = ({ tenant, cookies }: LoginPageContext) => {
  const { default: usual, alternate } = tenant.colors
  const chosen = readCookie(cookies, alternateThemeCookie.name) === '1' ? (alternate ?? usual) : usual
  return chosen.isDark
}

const mark = ({ mark: { viewBox, paths } }: Tenant) => html`
  <svg viewBox="${viewBox}" aria-hidden="true">
    <linearGradient id="blend" x2="0.4" y2="1">
      <stop class="from" />
      <stop class="to" offset="1" />
    </linearGradient>
    ${paths.map((path) => html`<path class="${path.fill}" fill-rule="${path.rule ?? 'nonzero'}" d="${path.d}" />`)}
  </svg>
`
const arches = html`<div class="side" aria-hidden="true">
  <div class="arch"></div>
  <div class="arch"></div>
  <div class="arch"></div>
  <div class="arch"></div>
  <div class="arch"></div>
</div>`

/** `form-action` limits where a posted form may lead; each redirect after it counts as well. */
export const headersOf = (
  { nonce, origin, portals }: Pick<LoginPageContext, 'nonce' | 'origin' | 'portals'>,
  withScript: boolean,
): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src ${withScript ? `'nonce-${nonce}'` : "'none'"}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["form-action 'self'", ...portals].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  ...securityHeaders(isSecure(origin)),
})

export const pageText = (context: LoginPageContext, page: Page): string => {
  const { tenant, lang, nonce } = context
  const background = isDark(context) ? tenant.tokens.dark['--bg'] : tenant.tokens.light['--bg']
  return (
    '<!doctype html>' +
    html`<html lang="${lang}" dir="${localeOf(lang).dir}" data-theme="${isDark(context) ? 'dark' : 'light'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="${background ?? '#ffffff'}" />
        <title>${page.title} · ${brandOf(tenant, lang)}</title>
        <style nonce="${nonce}">
          ${trusted(fontFaces(tenant) + frameStyles + formStyles + tenantCss(tenant))}
        </style>
        ${
          page.scriptAddress === undefined
            ? null
            : html`<script nonce="${nonce}" src="${page.scriptAddress}"></script>`
        }
      </head>
      <body class="${page.tall ? 'tall' : 'wide'}">
        ${arches}
        <main>
          <a class="brand" href="${linkTo.home()}">${mark(tenant)}<bdi>${brandOf(tenant, lang)}</bdi></a>
          ${page.body}
        </main>
        ${
          page.script === undefined
            ? null
            : html`<script nonce="${nonce}">
                ${trusted(page.script)}
              </script>`
        }
      </body>
    </html>`.text
  )
}
