import { longestPassword } from '../../../src/contract/password.ts'
import { html } from '../../http/html.ts'
import { createTranslate } from '../words.ts'
import { field, revealScript } from './field.ts'
import { backLink, formId, hostLine, switchTo } from './form-parts.ts'
import type { Page, LoginPageContext } from './frame.ts'
import { type PasskeyView, passkeyButton, passkeyForm } from './passkey-parts.ts'
import { passkeyScriptAddress } from './passkey-script.ts'

interface LoginView {
  action: string
  registerAt: string
  abortAt: string
  forgottenAt: string
  email?: string
  error?: string | null
  passkey: PasskeyView | null
}
export const loginPage = (context: LoginPageContext, view: LoginView): Page => {
  const translate = createTranslate(context.tenant, context.lang)
  const { passkey } = view
  return {
    title: translate('identity.login.title'),
    tall: true,
    script: revealScript,
    ...(passkey ? { scriptAddress: passkeyScriptAddress } : {}),
    body: html`
      <h1>${translate('identity.login.title')}</h1>
      ${passkey && passkeyButton(translate, passkey)}
      <form method="post" id="${formId}" action="${view.action}">
        ${field({
          name: 'email',
          type: 'email',
          label: translate('identity.login.email'),
          // The browser offers passkeys in the list of the addresses it knows.
          autocomplete: 'username webauthn',
          value: view.email ?? '',
          most: 320,
        })}
        ${field({
          name: 'password',
          type: 'password',
          label: translate('identity.login.password'),
          autocomplete: 'current-password',
          error: view.error ?? null,
          most: longestPassword,
          reveal: translate('identity.login.show'),
        })}
        <a class="aside" href="${view.forgottenAt}">${translate('identity.login.forgotten')}</a>
        <button class="button second">${translate('identity.login.submit')}</button>
      </form>
      ${passkey && passkeyForm(passkey)}
      <div class="links">
        ${switchTo(view.registerAt, translate('identity.login.create'))} ${backLink(context, view.abortAt)}
      </div>
      ${hostLine(context, 'identity.host')}
    `,
  }
}
