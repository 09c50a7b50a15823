/** The tenant's themes in a document: both palettes are included, and one is chosen before the first paint. */
import { localKeys } from '../../../src/contract/storage-names.ts'
import { alternateThemeCookie } from '../../../src/contract/cookies.ts'
import { textSizes } from '../../../src/contract/article-records.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { tenantCss } from '../../tenants/tenant-css.ts'

export const themeName = (isDark: boolean) => (isDark ? 'dark' : 'light')

/** This text comes from data, so characters that could end the rule are dropped. */
const plain = (variables: string) => variables.replace(/[{}<>]/g, '')

export const themeCss = (tenant: Tenant): string => {
  const { colors } = tenant
  return [
    tenantCss(tenant),
    // The variables of the active configuration are set on the body (THEME-02), never as an attribute.
    `body{${plain(colors.default.variables)}}`,
    colors.alternate ? `[data-alternate] body{${plain(colors.alternate.variables)}}` : '',
  ].join('')
}

/** What depends on the visitor is decided in the browser, so that one render serves everyone. */
export const themeScript = ({ colors, followSystem, themeColour }: Tenant): string => {
  if (!colors.alternate) return ''
  const alternate = themeName(colors.alternate.isDark)
  const wantsIt =
    followSystem && alternate !== themeName(colors.default.isDark)
      ? `c?c[1]==1:matchMedia('(prefers-color-scheme:${alternate})').matches`
      : 'c?.[1]==1'
  return (
    `{const c=/(?:^|; )${alternateThemeCookie.name}=([01])/.exec(document.cookie);` +
    `if(${wantsIt}){const d=document.documentElement.dataset;` +
    `d.theme='${alternate}';d.alternate='';` +
    `document.querySelector('meta[name=theme-color]').content=${JSON.stringify(themeColour.alternate)}}}`
  )
}

/** From the first paint; otherwise an article would move after the reading position is restored. */
export const articleTextSizeScript = ({ name }: Tenant): string =>
  `try{const s=localStorage[${JSON.stringify(localKeys.articleTextSize(name))}];` +
  `if(/^[0-${textSizes - 1}]$/.test(s))document.documentElement.dataset.reading=s}catch{}`
