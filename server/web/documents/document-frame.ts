import { pageDataId, stoppedId } from '../../../src/contract/page-data-id.ts'
import type { PageData } from '../../../src/contract/page.ts'
import { type Language, localeOf } from '../../../src/contract/languages.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { escapeHtml, jsonForScript, tag } from './markup.ts'
import { type Template, nonceMark, templateOf } from './template.ts'
import { articleTextSizeScript, themeName, themeScript } from './theme.ts'
import { textAt } from './words.ts'

const viewport = 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'

/** If the page's first script fails to load, no other code can report it or enable the other styles. */
const stoppedScript =
  `addEventListener('error',({target:t})=>{if(t.type=='module'){document.getElementById('${stoppedId}').hidden=!1;` +
  `for(const l of document.querySelectorAll('link[disabled]'))l.disabled=!1}},!0)`

/** While a browser waits for a font it computes no layout; forcing it shows the page a tenth sooner. */
const layoutScript = 'document.onreadystatechange=()=>document.body.offsetTop'

/** Before anything that paints: the theme's script changes the element just above it. */
export const openingHead = (tenant: Tenant, title: string, isText = false) => {
  const script = `${themeScript(tenant)}${isText ? articleTextSizeScript(tenant) : ''}${layoutScript};${stoppedScript}`
  return [
    '<meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: viewport }),
    `<title>${escapeHtml(title)}</title>`,
    tag('meta', { name: 'theme-color', content: tenant.themeColour.default }),
    `<script nonce="${nonceMark}">${script}</script>`,
  ].join('')
}

/** The message of a page that cannot start: one line above readable content, or alone. */
const stoppedBlock = (lang: Language, isAlone: boolean) => {
  const text = (key: string) => escapeHtml(textAt(lang, `boot.${key}`) ?? '')
  const shownText = isAlone
    ? `<h1>${text('screen.head')}</h1><p role="alert">${text('screen.desc')}</p>`
    : `<p role="alert">${text('screen.head')}</p>`
  const part = isAlone ? 'main' : 'aside'
  return `${tag(part, { id: stoppedId, class: 'stopped', hidden: true })}${shownText}<a href="">${text('retry')}</a></${part}>`
}

interface DocumentParts {
  page: PageData
  tenant: Tenant
  head: string
  markup: string
  tail: string
}
export const assembleDocument = ({ page, tenant, head, markup, tail }: DocumentParts): Template => {
  const theme = themeName(tenant.colors.default.isDark)
  return templateOf(
    `<!doctype html>${tag('html', { lang: page.lang, dir: localeOf(page.lang).dir, 'data-theme': theme })}` +
      `<head>${head}</head><body><div id="root">${markup}</div>${stoppedBlock(page.lang, markup === '')}` +
      `<script type="application/json" id="${pageDataId}">${jsonForScript(page)}</script>${tail}</body></html>`,
  )
}
