/** What the login page has for passkeys. Its script shows it; without scripts the form with the password stands alone. */
import type { PasskeyFailure } from '../../modules/passkeys/check-passkey.ts'
import type { Translate } from '../words.ts'
import { type Markup, html, trusted } from '../../http/html.ts'

export interface PasskeyView {
  action: string
  challenge: string
  host: string
  failure?: PasskeyFailure | undefined
  /** The passkey that was just shown and that no account here has: the device may forget it. */
  unknown?: string | undefined
}

const key = trusted(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M16.555 3.843l3.602 3.602a2.877 2.877 0 0 1 0 4.069l-2.643 2.643a2.877 2.877 0 0 1-4.069 0l-.301-.301l-6.558 6.558a2 2 0 0 1-1.239.578L5.172 21H4a1 1 0 0 1-.993-.883L3 20v-1.172a2 2 0 0 1 .467-1.284l.119-.13L4 17h2v-2h2v-2l2.144-2.144l-.301-.301a2.877 2.877 0 0 1 0-4.069l2.643-2.643a2.877 2.877 0 0 1 4.069 0zM15 9h.01"/></svg>',
)

/** As literal keys that a search finds. */
const failureWords: Record<PasskeyFailure, string> = {
  expired: 'identity.passkey.expired',
  unknown: 'identity.passkey.unknown',
  copied: 'identity.passkey.copied',
  refused: 'identity.passkey.refused',
}

export const passkeyButton = (
  translate: Translate,
  { challenge, host, failure, unknown }: PasskeyView,
): Markup => html`
  <div class="passkey">
    <button
      type="button"
      class="button"
      id="passkey"
      data-challenge="${challenge}"
      data-host="${host}"
      data-unknown="${unknown ?? ''}"
      data-failed="${translate('identity.passkey.failed')}"
      aria-describedby="passkey-note"
    >
      ${key}<span>${translate('identity.passkey.submit')}</span>
    </button>
    <p class="error" id="passkey-note" role="alert">${failure ? translate(failureWords[failure]) : ''}</p>
    <p class="or"><span>${translate('identity.passkey.or')}</span></p>
  </div>
`

/** Apart from the form with the password, which stays the first of the page. */
export const passkeyForm = ({ action }: PasskeyView): Markup => html`
  <form method="post" id="assertion" action="${action}" hidden>
    <input type="hidden" name="credential" />
  </form>
`
