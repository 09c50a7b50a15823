/**
 * Trusted Types: markup never becomes nodes from a string. The default policy allows text without '<', which
 * is all that style elements of our libraries need; `riwaq` allows the one script address that we make
 * ourselves.
 */
import { trustScriptUrlsWith } from '../lib/own-script.ts'

interface Policy {
  createScriptURL(url: string): unknown
}
interface Factory {
  createPolicy(
    name: string,
    rules: { createHTML?: (text: string) => string | null; createScriptURL?: (url: string) => string | null },
  ): Policy
}
declare global {
  interface Window {
    trustedTypes?: Factory
  }
}

const textOnly = (text: string): string | null => (text.includes('<') ? null : text)

let isStarted = false
export const startTrustedTypes = () => {
  if (!window.trustedTypes || isStarted) return
  isStarted = true
  window.trustedTypes.createPolicy('default', { createHTML: textOnly })
  const policy = window.trustedTypes.createPolicy('riwaq', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  })
  trustScriptUrlsWith((url) => policy.createScriptURL(url))
}
