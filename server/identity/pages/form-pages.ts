import { longestPassword, shortestPassword } from '../../../src/contract/password.ts'
import { brandOf } from '../../../src/domain/brand.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { switchField } from '../read-form.ts'
import { createTranslate } from '../words.ts'
import { field, revealScript } from './field.ts'
import type { Page, LoginPageContext } from './frame.ts'
import { type PasskeyView, passkeyButton, passkeyForm } from './passkey-parts.ts'
import { passkeyScriptAddress } from './passkey-script.ts'
import { type Markup, html, trusted } from '../../http/html.ts'

const lock = trusted(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M5 13a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM8 11V7a4 4 0 1 1 8 0v4"/></svg>',
)
const hostLine = (said: string) => html`<p class="host">${lock}<span>${said}</span></p>`

const formId = 'account'
/** Sends the form, so that the typed address is there in the other one too. */
const switchTo = (path: string, words: string) => html`
  <button class="link" form="${formId}" formaction="${path}" formnovalidate name="${switchField}" value="1">
    ${words}
  </button>
`

/** Opens beside the form, which keeps what is typed. */
const agreement = ({ tenant, lang }: LoginPageContext): Markup => {
  const say = createTranslate(tenant, lang)
  const usual = tenant.default.locale.defaultLocale
  const link = (name: 'terms' | 'privacy') =>
    html`<a href="${withLanguage(linkTo.info(name), lang, usual)}" target="_blank" rel="noopener"
      >${say(`identity.register.${name}`)}</a
    >`
  const links: Record<string, Markup> = { terms: link('terms'), privacy: link('privacy') }
  const parts = say('identity.register.agree', { terms: '{terms}', privacy: '{privacy}' }).split(/[{}]/)
  return html`<p class="agree">${parts.map((part) => links[part] ?? html`${part}`)}</p>`
}

interface LoginView {
  action: string
  registerAt: string
  abortAt: string
  forgottenAt: string
  email?: string
  error?: string | null
  passkey: PasskeyView | null
}
export const loginPage = (ground: LoginPageContext, view: LoginView): Page => {
  const say = createTranslate(ground.tenant, ground.lang)
  const { passkey } = view
  return {
    title: say('identity.login.title'),
    tall: true,
    script: revealScript,
    ...(passkey ? { scriptAddress: passkeyScriptAddress } : {}),
    body: html`
      <h1>${say('identity.login.title')}</h1>
      ${passkey && passkeyButton(say, passkey)}
      <form method="post" id="${formId}" action="${view.action}">
        ${field({
          name: 'email',
          type: 'email',
          label: say('identity.login.email'),
          // The browser offers passkeys in the list of the addresses it knows.
          autocomplete: 'username webauthn',
          value: view.email ?? '',
          most: 320,
        })}
        ${field({
          name: 'password',
          type: 'password',
          label: say('identity.login.password'),
          autocomplete: 'current-password',
          error: view.error ?? null,
          most: longestPassword,
          reveal: say('identity.login.show'),
        })}
        <a class="aside" href="${view.forgottenAt}">${say('identity.login.forgotten')}</a>
        <button class="button second">${say('identity.login.submit')}</button>
      </form>
      ${passkey && passkeyForm(passkey)}
      <div class="links">
        ${switchTo(view.registerAt, say('identity.login.create'))}
        <a href="${view.abortAt}"
          >${say('identity.action.back', { brand: brandOf(ground.tenant, ground.lang) })}</a
        >
      </div>
      ${hostLine(say('identity.host', { host: new URL(ground.origin).host }))}
    `,
  }
}

interface RegisterView {
  action: string
  loginAt: string
  abortAt: string
  name?: string
  email?: string
  errors?: Partial<Record<'name' | 'email' | 'password', string>>
}
export const registerPage = (ground: LoginPageContext, view: RegisterView): Page => {
  const say = createTranslate(ground.tenant, ground.lang)
  return {
    title: say('identity.register.title'),
    tall: true,
    script: revealScript,
    body: html`
      <h1>${say('identity.register.title')}</h1>
      <form method="post" id="${formId}" action="${view.action}">
        ${field({
          name: 'name',
          type: 'text',
          label: say('identity.register.name'),
          autocomplete: 'name',
          value: view.name ?? '',
          error: view.errors?.name ?? null,
          most: 120,
        })}
        ${field({
          name: 'email',
          type: 'email',
          label: say('identity.login.email'),
          autocomplete: 'username',
          value: view.email ?? '',
          error: view.errors?.email ?? null,
          most: 320,
        })}
        ${field({
          name: 'password',
          type: 'password',
          label: say('identity.login.password'),
          autocomplete: 'new-password',
          hint: say('identity.register.hint', { count: shortestPassword }),
          error: view.errors?.password ?? null,
          most: longestPassword,
          reveal: say('identity.login.show'),
        })}
        ${agreement(ground)}
        <button class="button">${say('identity.register.submit')}</button>
      </form>
      <div class="links">
        ${switchTo(view.loginAt, say('identity.register.have'))}
        <a href="${view.abortAt}"
          >${say('identity.action.back', { brand: brandOf(ground.tenant, ground.lang) })}</a
        >
      </div>
      ${hostLine(say('identity.newAt', { host: new URL(ground.origin).host }))}
    `,
  }
}
