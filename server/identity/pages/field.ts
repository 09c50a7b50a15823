import { type Markup, html, trusted } from '../../http/html.ts'

interface Field {
  name: string
  type: 'text' | 'email' | 'password'
  label: string
  autocomplete: string
  value?: string
  hint?: string | null
  error?: string | null
  most: number
  /** Name of the button that shows a password; without scripts there is none. */
  reveal?: string
}
const eye = trusted(
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M10 12a2 2 0 1 0 4 0a2 2 0 0 0-4 0"/><path d="M21 12q-3.6 6-9 6t-9-6q3.6-6 9-6t9 6"/><path class="slash" d="M3 3l18 18"/></svg>',
)
/** What is sent is a password again, so that no browser stores it as a text. */
export const revealScript = `const button = document.querySelector('.reveal')
const password = document.getElementById('password')
const show = (isShown) => {
  password.type = isShown ? 'text' : 'password'
  button.setAttribute('aria-pressed', String(isShown))
}
button.hidden = false
button.addEventListener('click', () => {
  show(password.type === 'password')
  password.focus()
})
password.form.addEventListener('submit', () => show(false))`

export const field = ({
  name,
  type,
  label,
  autocomplete,
  value,
  hint,
  error,
  most,
  reveal,
}: Field): Markup => html`
  <div class="field">
    <label for="${name}">${label}</label>
    <div class="box">
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        autocomplete="${autocomplete}"
        value="${value ?? ''}"
        maxlength="${most}"
        required
        autocapitalize="${type === 'text' ? 'words' : 'none'}"
        spellcheck="false"
        dir="${type === 'text' ? 'auto' : 'ltr'}"
        aria-invalid="${error ? 'true' : 'false'}"
        aria-describedby="${name}-note"
      />
      ${
        reveal
          ? html`<button
              type="button"
              class="reveal"
              aria-pressed="false"
              aria-label="${reveal}"
              title="${reveal}"
              aria-controls="${name}"
              hidden
            >
              ${eye}
            </button>`
          : null
      }
    </div>
    ${
      error
        ? html`<span class="error" id="${name}-note" role="alert">${error}</span>`
        : html`<span class="hint" id="${name}-note">${hint ?? ''}</span>`
    }
  </div>
`
