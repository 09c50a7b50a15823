/**
 * oidc-provider without the warning that it prints on Node 20, before every message of the start: the start message
 * says the same below the addresses.
 */
const { warn } = console
console.warn = (...parts: unknown[]) => {
  if (!String(parts[0]).includes('oidc-provider WARNING: Unsupported runtime.')) warn(...parts)
}
const { default: Provider, errors, interactionPolicy } = await import('oidc-provider')
console.warn = warn

type Provider = InstanceType<typeof Provider>
export { Provider, errors, interactionPolicy }
