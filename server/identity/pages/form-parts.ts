/** What the login and the registration have in common. */
import { brandOf } from '../../../src/domain/brand.ts'
import { html, trusted } from '../../http/html.ts'
import { switchField } from '../read-form.ts'
import { createTranslate } from '../words.ts'
import type { LoginPageContext } from './frame.ts'

const lock = trusted(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM8 11V7a4 4 0 1 1 8 0v4"/></svg>',
)
export const hostLine = (
  { tenant, lang, origin }: LoginPageContext,
  key: 'identity.host' | 'identity.newAt',
) => {
  const words = createTranslate(tenant, lang)(key, { host: new URL(origin).host })
  return html`<p class="host">${lock}<span>${words}</span></p>`
}

export const backLink = ({ tenant, lang }: LoginPageContext, abortAt: string) => {
  const words = createTranslate(tenant, lang)('identity.action.back', { brand: brandOf(tenant, lang) })
  return html`<a href="${abortAt}">${words}</a>`
}

export const formId = 'account'
/** Sends the form, so that the typed address is there in the other one too. */
export const switchTo = (path: string, words: string) => html`
  <button class="link" form="${formId}" formaction="${path}" formnovalidate name="${switchField}" value="1">
    ${words}
  </button>
`
