/**
 * Trusted Types: markup never becomes nodes from a string. The default policy lets text without '<' pass, which is
 * all that style elements of our libraries need; `riwaq` names the one script address that we make ourselves.
 */
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

export const textOnly = (text: string): string | null => (text.includes('<') ? null : text)

let policy: Policy | null = null
export const startTrustedTypes = () => {
  if (!window.trustedTypes || policy) return
  window.trustedTypes.createPolicy('default', { createHTML: textOnly })
  policy = window.trustedTypes.createPolicy('riwaq', {
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  })
}

/** For the worker's registration, which takes no plain string under the policy. */
export const ownScript = (url: string): string => {
  const trusted: unknown = policy ? policy.createScriptURL(url) : url
  return trusted as string
}
