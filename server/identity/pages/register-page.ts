import { longestPassword, shortestPassword } from '../../../src/contract/password.ts'
import { linkTo } from '../../../src/domain/addresses/addresses.ts'
import { withLanguage } from '../../../src/domain/addresses/routing.ts'
import { type Markup, html } from '../../http/html.ts'
import { createTranslate } from '../words.ts'
import { field, revealScript } from './field.ts'
import { backLink, formId, hostLine, switchTo } from './form-parts.ts'
import type { Page, LoginPageContext } from './frame.ts'

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
        ${switchTo(view.loginAt, say('identity.register.have'))} ${backLink(ground, view.abortAt)}
      </div>
      ${hostLine(ground, 'identity.newAt')}
    `,
  }
}
