/**
 * oidc-provider warns on every Node before 22, as soon as it is loaded. The whole login is tested on the Node that
 * `package.json` asks for, and the start message says so once; import this first.
 */
const { warn } = console
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn(...words)
}
